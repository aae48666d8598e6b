"""A view says which doors are closed and which are there only for a while."""

import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.state import CultistsOptions, empty_board
from miskatonic.games.cultists.view import PlaceView, view


def library(seats: int, event: str) -> PlaceView:
    g = empty_board(CultistsOptions(seats=seats), Rng.seeded(1))
    g.event = event
    return next(place for place in view(g, None).places if place.name == "VIO")


def portal_chamber(event: str) -> PlaceView:
    g = empty_board(CultistsOptions(), Rng.seeded(1))
    g.event = event
    return next(place for place in view(g, None).places if place.name == "GRN")


@rule("event-list.d8")
def test_a_locked_door_is_shown_closed() -> None:
    assert (library(5, "locked").doors, library(5, "locked").closed) == (("gS",), ("YEL",))


@rule("event-list.d4")
def test_a_secret_door_is_shown_as_one() -> None:
    assert portal_chamber("secret-doors").secret == ("CAF",)


@rule("event-list.d4")
@pytest.mark.parametrize(("seats", "secret"), [(5, ()), (7, ("YEL",))])
def test_a_secret_door_beside_a_usual_one_is_nothing_new(seats: int, secret: tuple[str, ...]) -> None:
    assert library(seats, "secret-doors").secret == secret


def test_without_an_event_no_door_is_closed_or_secret() -> None:
    assert (portal_chamber("").closed, portal_chamber("").secret) == ((), ())
