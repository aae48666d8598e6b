"""Card texts in the terminal: what is understood, why not, and the same in the other language."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.driver import run
from tests.docs.documents import ROOT

PACKS = re.findall(r"```toml\n(.*?)```", (ROOT / "docs/card-language.md").read_text("utf-8"), re.DOTALL)
SINGER = 'language = "en"\n[[card]]\nname = "Singer"\ntype = "event"\ntext = "Draw 1 card and sing."\n'


def pack(folder: Path, content: str) -> str:
    """Put a pack into a file."""
    path = folder / "pack.toml"
    path.write_text(content, "utf-8")
    return str(path)


@pytest.mark.parametrize("content", PACKS)
def test_the_packs_of_the_document_are_understood(content: str, tmp_path: Path) -> None:
    done = run("horror", "read", pack(tmp_path, content), "--lang", "en")
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "1 of 1 cards are understood.")


def test_a_card_is_translated(tmp_path: Path) -> None:
    done = run("horror", "translate", pack(tmp_path, PACKS[0]), "--lang", "en")
    assert done.exit_code == 0
    assert "[Reaktion] Nachdem du einem Gegner entkommen bist" in done.stdout


def test_what_is_not_understood_is_told_and_counted(tmp_path: Path) -> None:
    path = pack(tmp_path, SINGER)
    told = run("horror", "read", path, "--lang", "de")
    assert told.exit_code == 1
    assert "„sing“ passt dort nicht" in " ".join(told.stdout.split())
    (card,) = json.loads(run("horror", "read", path, "--json", "--lang", "en").stdout)["cards"]
    assert (card["understood"], card["sentences"], card["understood_sentences"]) == (False, 1, 0)
    assert card["tree"] is None
    assert card["problems"][0]["at"] == len("Draw 1 card and ")


def test_a_tree_is_explained_by_its_sentences(tmp_path: Path) -> None:
    done = run("horror", "read", pack(tmp_path, PACKS[0]), "--explain", "Storm Lantern", "--lang", "en")
    lines = [line.strip() for line in done.stdout.splitlines()]
    assert lines[1:3] == ["Uses (3 supplies)", "Keyword(name: uses; number: 3; type: supplies)"]


@pytest.mark.parametrize(
    ("content", "says"), [("cards?", "I find no cards in it"), ("[[card]]\nname = 3", "no cards")]
)
def test_a_file_without_cards_is_refused(content: str, says: str, tmp_path: Path) -> None:
    done = run("horror", "read", pack(tmp_path, content), "--lang", "en")
    assert done.exit_code == 2
    assert says in done.stderr


def test_a_document_of_a_deck_site_has_texts_in_two_languages(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    card = {
        "code": "1",
        "name": "A",
        "de_name": "B",
        "type_code": "event",
        "text": "Draw 1 card.",
        "de_text": "Tanze.",
    }
    path.write_text(json.dumps([card]), "utf-8")
    assert run("horror", "read", str(path), "--lang", "en").exit_code == 0
    assert run("horror", "read", str(path), "--text", "de", "--lang", "en").exit_code == 1
