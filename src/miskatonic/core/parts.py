"""A package's file in one piece, or as a folder of parts: `rulebook.en.md` or `rulebook.en/*.md`.

Not for what the files say; `rulebook` and `text` read them.
"""

from importlib.resources import files


def read(package: str, name: str, suffix: str) -> dict[str, str]:
    """Return the text of `<name><suffix>`, or of every such file in the folder `<name>`, by file name.

    The parts of a folder come in the order of their names.
    """
    folder = files(package).joinpath(name)
    if not folder.is_dir():
        return {name + suffix: files(package).joinpath(name + suffix).read_text("utf-8")}
    parts = sorted(
        (each for each in folder.iterdir() if each.name.endswith(suffix)), key=lambda each: each.name
    )
    return {each.name: each.read_text("utf-8") for each in parts}
