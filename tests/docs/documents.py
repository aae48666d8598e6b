"""Reads the documents: their code blocks and their links."""

import re
import shlex
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]

_BLOCK = re.compile(r"^(?P<indent> *)```(?P<info>\S[^\n]*)\n(?P<body>.*?)^(?P=indent)```$", re.M | re.S)
_TITLE = re.compile(r'(?P<language>\w+) title="(?P<file>[^"]+)"')
_LINK = re.compile(r"\]\((?!https?:|#)(?P<target>[^)#]+)")


class Block(msgspec.Struct, frozen=True):
    """A fenced block of a document."""

    language: str
    file: str
    """The file it is quoted from; empty for a block that stands for itself."""
    body: str


def blocks(document: str) -> list[Block]:
    """Return the fenced blocks of a document in order."""
    found = []
    for match in _BLOCK.finditer((ROOT / document).read_text("utf-8")):
        title = _TITLE.fullmatch(match["info"])
        language, file = (title["language"], title["file"]) if title else (match["info"], "")
        indent = match["indent"]
        body = "".join(line.removeprefix(indent) for line in match["body"].splitlines(keepends=True))
        found.append(Block(language, file, body))
    return found


def shell_lines(document: str) -> list[str]:
    """Return what a document tells people to type: whole lines of its shell blocks, without comments."""
    bodies = [block.body for block in blocks(document) if block.language in ("sh", "console")]
    lines = "".join(bodies).replace("\\\n", " ").splitlines()
    return [told for line in lines if (told := re.sub(r"(^|\s+)#.*", "", line.removeprefix("$ ")).strip())]


def to_miskatonic(line: str) -> list[str]:
    """Return what `miskatonic` is given by a line, also by `make terminal`; nothing by any other command."""
    program, *words = shlex.split(line)
    if program in ("miskatonic", ".venv/bin/miskatonic"):
        return words
    if [program, *words[:1]] == ["make", "terminal"]:
        given = dict(word.split("=", 1) for word in words[1:])
        return ["play", given.get("GAME", "ritual"), *given.get("ARGS", "").split()]
    return []


def quoted(block: Block) -> bool:
    """Say whether the block stands word for word in its file."""
    return block.body in (ROOT / block.file).read_text("utf-8")


def links(document: str) -> list[Path]:
    """Return where the relative links of a document lead."""
    path = ROOT / document
    return [path.parent / match["target"] for match in _LINK.finditer(path.read_text("utf-8"))]
