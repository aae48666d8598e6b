"""One version everywhere, and the numbers of docs/versions.md are those of the code."""

import re
from importlib.metadata import version

import miskatonic
from miskatonic import games
from miskatonic.cli import saves
from miskatonic.core import record, series
from miskatonic.games.horror import deckfile
from miskatonic.games.horror.campaign import document
from miskatonic.server import migrations
from tests.docs.documents import ROOT

SEMANTIC = r"\d+\.\d+\.\d+"


def test_package_and_metadata_tell_the_same_version() -> None:
    assert re.fullmatch(SEMANTIC, miskatonic.__version__)
    assert version("miskatonic") == miskatonic.__version__


def test_the_numbers_of_the_page_are_those_of_the_code() -> None:
    page = (ROOT / "docs/versions.md").read_text("utf-8")
    told = dict(re.findall(r"^\| (\w[^|]*?) \| (\d+) \| `", page, re.M))
    assert told == {
        "record (`miskatonic-record`)": str(record.FORMAT_VERSION),
        "series (`miskatonic-series`)": str(series.FORMAT_VERSION),
        "campaign of Horror, the tale of a series": str(document.VERSION),
        "saved match of the terminal (`miskatonic-table`)": str(saves.FORMAT_VERSION),
        "deck (`miskatonic-deck`)": str(deckfile.FORMAT_VERSION),
        "schema of the database": migrations.HEAD,
        **{f"rules of {name.title()}": str(games.get(name).version) for name in games.NAMES},
    }


def test_the_page_names_files_that_exist() -> None:
    page = (ROOT / "docs/versions.md").read_text("utf-8")
    for path in re.findall(r"\| `([a-z_/]+(?:\.py)?)` \|$", page, re.M):
        assert (ROOT / "src/miskatonic" / path).exists(), path


def test_the_changelog_is_in_shape() -> None:
    """Newest first, each version once with its date, and only the kinds of change that there are."""
    page = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heads = re.findall(r"^## (.*)$", page, re.M)
    assert heads[0] == "[Unreleased]"
    dated = [re.fullmatch(rf"\[({SEMANTIC})\] - \d{{4}}-\d\d-\d\d", head) for head in heads[1:]]
    versions = [tuple(map(int, match[1].split("."))) for match in dated if match]
    assert len(versions) == len(heads) - 1
    assert versions == sorted(set(versions), reverse=True)
    kinds = set(re.findall(r"^### (.*)$", page, re.M))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
