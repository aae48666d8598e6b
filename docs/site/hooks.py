"""What the site does besides MkDocs: pages from outside `docs`, and links that leave it.

README and CONTRIBUTING stand where people look for them, at the top of the project; the site shows them as
pages of its own. A link to a file of the source, which a site does not have, becomes the file's name. Not for
what the pages say.
"""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]

TAKEN_IN = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "NOTICE.md": "notice.md"}
"""Files at the top of the project, and where the site has them."""

_LINK = re.compile(r"\[(?P<words>[^\]]*)\]\((?P<target>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand outside `docs`."""
    for name, page in TAKEN_IN.items():
        path = ROOT / name
        if path.exists():
            files.append(File.generated(config, page, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let every link lead to a page of the site, or become words."""
    source = _home_of(page.file)

    def mended(match: re.Match[str]) -> str:
        target = (source.parent / match["target"]).resolve()
        if not target.is_relative_to(ROOT):
            return match[0]
        path = target.relative_to(ROOT).as_posix()
        if path in TAKEN_IN or path.startswith("docs/"):
            there = TAKEN_IN.get(path, path.removeprefix("docs/"))
            up = "../" * page.file.src_uri.count("/")
            return f"[{match['words']}]({up}{there}{match['anchor'] or ''})"
        return f"{match['words']} (`{path}`)" if match["words"].strip("`") != path else f"`{path}`"

    return _LINK.sub(mended, markdown)


def _home_of(file: File) -> Path:
    """Return where a page's source lies in the project."""
    for name, page in TAKEN_IN.items():
        if file.src_uri == page:
            return ROOT / name
    return ROOT / "docs" / file.src_uri
