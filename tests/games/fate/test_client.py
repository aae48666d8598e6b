"""The browser client shows the engine's own card texts."""

from pathlib import Path
from runpy import run_path

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "fate"


def test_the_clients_card_texts_are_those_of_the_engine() -> None:
    written: bytes = run_path(str(BOARD / "cardtexts.build.py"))["written"]()
    assert (BOARD / "cardtexts.json").read_bytes() == written, "run web/src/boards/fate/cardtexts.build.py"
