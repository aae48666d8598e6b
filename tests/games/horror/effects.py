"""Ways to let one effect happen by itself at a tiny table. Not for positions (see `table`)."""

from miskatonic.games.horror.rules import resolving
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words.effects import Effect, Test
from tests.games.horror.table import Table


def resolve(t: Table, source: int, *effects: Effect, you: int = 0) -> Table:
    """Resolve effects of a card for an investigator, up to the next ask."""
    t.call(resolving.carry_out, Context(0, source, you), effects)
    return t


def take_test(
    t: Table,
    skill: str = "willpower",
    difficulty: int = 3,
    *,
    success: tuple[Effect, ...] = (),
    failure: tuple[Effect, ...] = (),
    you: int = 0,
) -> Table:
    """Begin a test that the scenario asks for."""
    word = Test((skill,), difficulty, success, failure)  # type: ignore[arg-type]
    return resolve(t, t.zone("reference")[0], word, you=you)
