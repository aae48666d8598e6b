"""Why nothing can be done with a thing of the board now: the reason, and the clause it cites."""

import pytest

from miskatonic.games.fate import GAME
from tests.games.fate.builders import A, altar, card


def why(thing: str, **position: object) -> list[tuple[str, str]]:
    """Return the reasons that the active player is given, with their clauses."""
    g = altar(**{"fate": "library", "hands": {A: "Frenzy (Moon), Frenzy (Skull)"}, **position})  # type: ignore[arg-type]
    return [(each.text.id, each.cite) for each in GAME.why_not(g, A, thing)]


@pytest.mark.parametrize(
    ("location", "reason"),
    [
        ("library", ("why-not-stay", "movement.q1")),
        ("other-worlds", ("why-not-other-worlds", "movement.8")),
        ("streets", ("why-not-no-spell", "movement.2")),
    ],
)
def test_why_the_fate_piece_cannot_go_there(location: str, reason: tuple[str, str]) -> None:
    assert why(f"location:{location}") == [reason]


def test_where_nobody_moves_a_location_needs_no_reason() -> None:
    assert why("location:streets", phase="activation") == []


@pytest.mark.parametrize("thing", ["card:3", "gate"])
def test_why_a_card_cannot_be_played(thing: str) -> None:
    assert why(thing) == [("why-not-card-move", "movement.2")]
    frenzy = {A: "Warding Circle (Book)"}
    assert why(thing, phase="preparation", readied=frenzy) == [("why-not-card-window", "windows.4")]


def test_where_no_card_is_played_it_needs_no_reason() -> None:
    assert why(f"card:{card('Frenzy (Moon)')}", phase="activation") == []


def test_other_things_say_when_something_happens_with_them() -> None:
    assert why("deck") == [("why-not-deck", "draw.1")]
    assert why("supply", phase="activation") == [("why-not-supply", "placement.3")]
    assert why("nonsense") == []
