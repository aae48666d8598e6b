"""Who need not be asked at the keyboard: alone one is not bothered; where others watch, nobody can tell."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic import games
from miskatonic.cli import host
from miskatonic.cli.host import answered_for
from miskatonic.cli.prompt import redo, undo
from miskatonic.cli.saves import Sitter
from miskatonic.cli.screen import Screen
from miskatonic.cli.table import Table
from miskatonic.core.record import Match
from miskatonic.core.text import Speech
from tests.games.fate.builders import A, B, altar

IDLE = "Warding Circle (Flame)"
CALL = "Call from Below (Book)"


def seated(*people: str, readied: str, order: str = "") -> Table:
    """Return a table of two where the first person is asked in a window; bots fill the other seats."""
    game = games.get("fate")
    match = Match(game, game.options(seats=2), 1)
    match.state = altar(players=2, phase="preparation", readied={A: readied})
    match.state.orders[A] = order
    match._checkpoints = [(0, match.state.copy())]  # to which an undo goes back
    sitters = [Sitter(name) for name in people] + [Sitter("Cleo", bot="simple")] * (2 - len(people))
    words = Speech("en", ["miskatonic.core", "miskatonic.cli", games.package("fate")])
    return Table(match, tuple(sitters), words, Screen(plain=True), Path("unused.json"))


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the program waited for; nothing of it takes time."""
    pauses: list[float] = []
    monkeypatch.setenv("MISKATONIC_PERSON_DELAY", "1.0")
    monkeypatch.setattr(host, "sleep", pauses.append)
    return pauses


@pytest.mark.parametrize(
    ("readied", "order", "answer"), [(IDLE, "", "pass"), (CALL, "own", "pass-own"), (CALL, "", None)]
)
def test_the_only_person_is_not_bothered_and_does_not_wait(
    readied: str, order: str, answer: str | None, waited: list[float], capsys: Any
) -> None:
    table = seated("Anna", readied=readied, order=order)
    assert (answered_for(table, A), waited, capsys.readouterr().out) == (answer, [], "")


@pytest.mark.parametrize(("readied", "order"), [(IDLE, ""), (CALL, "own")])
def test_where_others_watch_the_keyboard_is_handed_over_and_a_person_s_time_passes(
    readied: str, order: str, waited: list[float], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    table = seated("Anna", "Ben", readied=readied, order=order)
    table.keyboard = B
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setattr(table.screen, "read", read)
    assert host.person_choice(table, A) is not None
    assert ("Anna" in asked[0], len(asked), 1.0 <= waited[0] <= 2.5) == (True, 1, True)
    assert "Answered for you: Pass" in capsys.readouterr().out


def test_who_takes_an_answer_back_is_asked_once_by_hand() -> None:
    table = seated("Anna", readied=IDLE)
    host.answer(table, A, "pass")
    undo(table, A)
    assert (table.by_hand, answered_for(table, A)) == ({A}, None)


def test_who_puts_it_back_is_no_longer_asked_by_hand() -> None:
    table = seated("Anna", readied=IDLE)
    host.answer(table, A, "pass")
    undo(table, A)
    redo(table, A, "")
    assert table.by_hand == set()
