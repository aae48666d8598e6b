"""The names of steps are stored with positions: none disappears unless its step says what it was called.

They lie in the file `steps.txt` of a game's tests, with what some of them are called now. `python -m
tests.games.test_steps` writes them anew after a step was added or renamed, but strikes none.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.flow import Flow, Steps
from miskatonic.core.record import Answer, Match, decode
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Reaction
from miskatonic.games.horror.words.triggers import On
from tests.games.golden import MATCHES, files
from tests.games.horror.cards import asset, enemy
from tests.games.horror.table import Table

LOST = """Positions may be stored that wait for these steps: {lost}. A step that was renamed says what it was
called, @step(was=("old_name",)). Only a name that no stored position can have is struck from {file}."""
OUTDATED = "List new and renamed steps in {file}: python -m tests.games.test_steps"


def kept(game: str) -> Path:
    """Return where the names of a game's steps are kept."""
    return Path(__file__).parent / game / "steps.txt"


def names(game: str) -> str:
    """Return the steps of a game, with what some of them were called before; not those that tests add."""
    steps: Steps = games.get(game).state_type.steps
    own = [name for name, step in steps.named.items() if step.__module__.startswith(games.package(game))]
    return "".join(
        f"{name} is now {steps.renamed[name]}\n" if name in steps.renamed else f"{name}\n"
        for name in sorted(own)
    )


def fault(game: str) -> str:
    """Say what is wrong with the names of a game's steps, and what is to be done about it."""
    listed, path = kept(game).read_text(), kept(game).relative_to(Path.cwd())
    lost = {line.split()[0] for line in listed.splitlines()} - games.get(game).state_type.steps.named.keys()
    if lost:
        return LOST.format(lost=", ".join(sorted(lost)), file=path)
    return "" if listed == names(game) else OUTDATED.format(file=path)


@pytest.mark.parametrize("game", games.NAMES)
def test_steps_are_called_what_stored_positions_call_them(game: str) -> None:
    assert fault(game) == ""


def test_a_step_that_is_gone_must_say_what_it_was_called_and_a_new_one_be_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named = games.get("ritual").state_type.steps.named
    monkeypatch.setitem(named, "take_back", named["take"])
    assert fault("ritual").startswith("List new and renamed steps")
    monkeypatch.delitem(named, "take")
    assert "wait for these steps: take. A step that was renamed says" in fault("ritual")


def test_a_position_stored_under_an_old_name_goes_on_with_the_step_it_has_become() -> None:
    g = msgspec.json.decode(b'{"stack":[["write_down",["rain"]],["note",["fog"]]]}', type=Tale)
    assert g.stack == [("note", ("rain",)), ("note", ("fog",))]
    g.run()
    assert g.told == ["fog", "rain"]
    with pytest.raises(msgspec.ValidationError, match="there is no step scribble"):
        msgspec.json.decode(b'{"stack":[["scribble",[]]]}', type=Tale)


OLD = "formerly_"


@pytest.mark.parametrize("game", games.NAMES)
def test_a_stored_position_goes_on_though_all_its_steps_were_renamed_since(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: Steps = games.get(game).state_type.steps
    for name, function in list(steps.named.items()):
        monkeypatch.setitem(steps.named, OLD + name, function)
        monkeypatch.setitem(steps.renamed, OLD + name, name)
    for match in played(game):
        stored = with_old_names(msgspec.to_builtins(match.state))
        later = msgspec.convert(stored, match.game.state_type, str_keys=True)
        assert names_in(later) == names_in(match.state)
        seat, ask = next(iter(match.asks.items()))
        choice = ask.options[0].id if ask.one else [each.id for each in ask.options[: ask.least]]
        told = match.game.answer(match.state.copy(), seat, choice)
        assert match.game.answer(later, seat, choice) == told


def played(game: str) -> Iterator[Any]:
    """Play a golden match, and stop here and there."""
    rules, name = games.get(game), next(iter(MATCHES[game]))
    record = decode(files(game, name)[0].read_bytes())
    match = Match(rules, rules.options(**record.options), int(record.seed, 16))
    for move in record.moves[:60]:
        if len(match.moves) % 6 == 5:
            yield match
        assert isinstance(move, Answer)
        match.answer(move.seat, move.choice[0] if match.asks[move.seat].one else move.choice)


def with_old_names(stored: dict[str, Any]) -> dict[str, Any]:
    """Return a stored position with the old names of steps."""
    stack = [(OLD + name, args) for name, args in stored["stack"]]
    pending = [each | {"then": OLD + each["then"]} for each in stored["pending"]]
    asking = {name: (OLD + each[0], each[1]) for name, each in stored.items() if name in ("at", "asking")}
    return {**stored, **asking, "stack": stack, "pending": pending}


def names_in(g: Any) -> list[str]:
    """Return all names of steps in a position, but for those that are arguments."""
    asking = getattr(g, "at", getattr(g, "asking", ("",)))
    return [*(name for name, _ in g.stack), *(each.then for each in g.pending), asking[0]]


def test_a_stored_argument_that_names_a_renamed_step_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody may react, what happens in Horror waits as the name of the step that carries it out."""
    t = Table()
    t.put(enemy("Ghoul", damage=1), "threat:0")
    t.put(asset("Dog", Reaction(On("when", "attacks"), (fx.GainResources(1),))), "play:0")
    t.turn(0).choose("resource")
    stored = msgspec.json.encode(t.g)
    assert b'["make_impact",["strike",' in stored
    monkeypatch.setitem(t.g.steps.named, "bite", t.g.steps.named["strike"])
    t.g = msgspec.json.decode(stored.replace(b'"strike"', b'"bite"'), type=Horror)
    assert t.own().damage == 0
    assert t.choose("pass").own().damage == 1


def test_two_steps_never_share_a_name_old_or_new() -> None:
    def other(g: Tale) -> None: ...

    with pytest.raises(ValueError, match="two steps are called note"):
        step(was=("note",))(other)


def test_what_is_going_on_is_declared_by_steps_under_their_present_names() -> None:
    assert Horror.steps.during
    assert not Horror.steps.during.keys() & Horror.steps.renamed.keys()


step = Steps()


class Tale(Flow, kw_only=True):
    """A state that only remembers what happened."""

    steps = step

    told: list[str] = []


@step(was=("write_down",))
def note(g: Tale, what: str) -> None:
    g.told.append(what)


if __name__ == "__main__":
    for each in games.NAMES:
        if "wait for these steps" in fault(each):
            print(fault(each))
        else:
            kept(each).write_text(names(each))
