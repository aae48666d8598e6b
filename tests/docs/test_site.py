"""The documents make a site: every link leads somewhere, and it asks nothing of other servers."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from miskatonic import games
from tests.docs.documents import ROOT

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built anew; a link that leads nowhere ends the building."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", folder],
        cwd=ROOT,
        env={"NO_MKDOCS_2_WARNING": "1", "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert (built.returncode, built.stderr) == (0, "")
    return folder


class _Fetched(HTMLParser):
    """Collects what a browser fetches to show a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        wanted = given.get("src") or (given.get("href") if tag == "link" else None)
        if wanted:
            self.found.append(wanted)


def test_a_page_of_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    fetched = _Fetched()
    for page in site.rglob("*.html"):
        fetched.feed(page.read_text("utf-8"))
    assert len(fetched.found) > 100
    assert [each for each in fetched.found if re.match(r"(https?:)?//", each)] == []
    styles = "".join(style.read_text("utf-8") for style in site.rglob("*.css"))
    assert re.findall(r"url\([\"']?https?:[^)]*|@import[^;]*https?:[^;]*", styles) == []


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("folder", ["play", "spielen"])
def test_every_game_has_a_guide_with_its_picture(site: Path, folder: str, game: str) -> None:
    page = (site / folder / f"{game}.html").read_text("utf-8")
    assert f"pictures/{game}.webp" in page
    assert (site / "pictures" / f"{game}.webp").stat().st_size < 150_000


def test_the_search_finds_words_of_both_languages_and_of_the_library(site: Path) -> None:
    index = msgspec.json.decode((site / "search" / "search_index.json").read_bytes())
    said = " ".join(page["text"] for page in index["docs"])
    for word in ("Elder Sign", "Schicksalsfigur", "IllegalAnswer", "MISKATONIC_DATABASE"):
        assert word in said or word in " ".join(page["title"] for page in index["docs"]), word


def test_the_readme_names_every_page_of_the_site(site: Path) -> None:
    """A page of the reference, or of the site's own making, is reached from one that it names."""
    named = set(re.findall(r"\((docs/[^)#]+|[A-Z]+\.md)\)", (ROOT / "README.md").read_text("utf-8")))
    pages = {str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md")}
    own = {page for page in pages if page == "docs/index.md" or page.startswith("docs/reference/")}
    assert pages - own - named == set()


def test_files_of_the_source_are_named_and_not_linked(site: Path) -> None:
    page = (site / "architecture.html").read_text("utf-8")
    assert "src/miskatonic/core/game.py" in page
    assert 'href="../src' not in page
