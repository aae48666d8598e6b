"""The names of steps are stored with positions: none disappears unless its step says what it was called.

They lie in the file `steps.txt` of a game's tests. `python -m tests.games.test_steps` writes them anew; do
that after adding steps. A step that is renamed says so, `@step(was=("old_name",))`; only a name that no
stored position can have may go.
"""

from pathlib import Path

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.flow import Flow, Steps
from miskatonic.games.horror.state import Horror

HERE = Path(__file__).parent


def names(game: str) -> str:
    """Return the steps of a game, with what some of them were called before."""
    steps: Steps = games.get(game).state_type.steps
    return "".join(
        f"{name} is now {steps.renamed[name]}\n" if name in steps.renamed else f"{name}\n"
        for name in sorted(steps.named)
    )


@pytest.mark.parametrize("game", games.NAMES)
def test_steps_are_called_what_stored_positions_call_them(game: str) -> None:
    assert names(game) == (HERE / game / "steps.txt").read_text(), f"see {Path(__file__).name}"


def test_a_position_stored_under_an_old_name_goes_on_with_the_step_it_has_become() -> None:
    g = msgspec.json.decode(b'{"stack":[["write_down",["rain"]],["note",["fog"]]]}', type=Tale)
    assert g.stack == [("note", ("rain",)), ("note", ("fog",))]
    g.run()
    assert g.told == ["fog", "rain"]
    with pytest.raises(msgspec.ValidationError, match="there is no step scribble"):
        msgspec.json.decode(b'{"stack":[["scribble",[]]]}', type=Tale)


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
        (HERE / each / "steps.txt").write_text(names(each))
