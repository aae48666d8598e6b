"""Locations whose unrevealed side is printed, too: with a symbol, connections and abilities of its own, and
so that nobody can tell several of them apart.
"""

from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import moving
from miskatonic.games.horror.unseen import sample
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import location
from tests.games.horror.table import Table

DARK = Constant((Change("this", "shroud", 1),))
GATE = location("Gate", symbol="gate", connections=("door",))
CLOSED = location("Door", symbol="door", code="door-b", connections=("gate",))
LEFT = location(
    "Door", symbol="left", code="left", connections=("gate", "right"), clues=1, reverse_card="door-b"
)
RIGHT = location("Door", symbol="right", code="right", connections=("left",), reverse_card="door-b")
LIT = Forced(On("after", "round-ends"), (fx.Deal(1),))
PORCH_UNREVEALED = location("Porch", DARK, symbol="porch", code="porch-b", connections=("gate",))
PORCH = location("Porch", LIT, symbol="porch", reverse_card="porch-b")


def house(**how: object) -> Table:
    """Lay out a gate, and behind it two doors that look alike."""
    plan = {"shuffled": ("left", "right"), "spots": ((0, 0), (1, 0)), "layout": {"gate": (0, 1)}}
    box = (CLOSED, LEFT, RIGHT)
    return Table(locations=(GATE,), box=box, scenario=plan, **how)  # type: ignore[arg-type]


def doors(t: Table) -> list[int]:
    """Return both doors."""
    return [card for card in t.zone("map") if t.g.print(card).name[0] == "Door"]


@rule("locations.3", "move.3")
def test_locations_3_unrevealed_it_has_the_symbol_and_the_connections_of_that_side() -> None:
    t = house()
    t.turn()
    assert [f"move:{door}" in t.options for door in doors(t)] == [True, True]
    left = next(door for door in doors(t) if t.card(door).reverse == "left")
    t.call(moving.move, 0, left)
    assert (t.card(left).code, t.card(left).reverse, t.card(left).clues) == ("left", "door-b", 1)
    t.turn()
    assert [option for option in t.options if option.startswith("move:")] == [f"move:{t.named('Gate')}"]


@rule("locations.4")
def test_locations_4_nobody_can_tell_shuffled_locations_apart() -> None:
    seen = set()
    for seed in range(8):
        t = house(seed=seed)
        cards = [each for each in view(t.g, 0).cards if each.id in doors(t)]
        assert [(each.code, each.numbers, each.place) for each in cards] == [
            ("door-b", {}, (0, 0)),
            ("door-b", {}, (1, 0)),
        ]
        seen.add(tuple(t.card(door).reverse for door in doors(t)))
    assert len(seen) == 2


@rule("locations.4")
def test_locations_4_a_position_that_looks_the_same_may_have_them_the_other_way_round() -> None:
    t = house()
    dice = Rng.seeded(3)
    twins = [sample(t.g, 0, dice) for _ in range(20)]
    found = {tuple(twin.cards[door].reverse for door in doors(t)) for twin in twins}
    assert found == {("left", "right"), ("right", "left")}


@rule("locations.9")
def test_locations_9_which_one_was_revealed_stays_known() -> None:
    t = house()
    first, second = doors(t)
    t.call(moving.turn_up, first)
    known = t.card(first).code
    for number in range(5):
        twin = sample(t.g, 0, Rng.seeded(number))
        assert (twin.cards[first].code, twin.cards[second].reverse) == (known, t.card(second).reverse)


@rule("locations.3", "locations.7")
def test_locations_3_the_abilities_of_the_side_that_is_up_work_and_no_others() -> None:
    t = Table(locations=(GATE, PORCH), box=(PORCH_UNREVEALED,))
    porch = t.named("Porch")
    assert (t.card(porch).code, t.g.print(porch).abilities) == ("porch-b", (DARK,))
    t.call(moving.turn_up, porch)
    assert (t.card(porch).code, t.g.print(porch).abilities) == ("porch", (LIT,))


@rule("locations.3")
def test_locations_3_turned_over_again_it_is_unrevealed_and_keeps_its_clues() -> None:
    t = house()
    left = next(door for door in doors(t) if t.card(door).reverse == "left")
    t.call(moving.turn_up, left)
    t.resolve(fx.Flip("this"), source=left)
    assert (t.card(left).code, t.card(left).revealed, t.card(left).clues) == ("door-b", False, 1)
    t.resolve(fx.Flip("this"), source=left)
    assert (t.card(left).code, t.card(left).clues) == ("left", 1)


@rule("locations.3")
def test_locations_3_one_that_comes_back_into_play_is_unrevealed() -> None:
    t = house()
    left = next(door for door in doors(t) if t.card(door).reverse == "left")
    t.call(moving.turn_up, left)
    t.resolve(fx.SetAside("this"), fx.PlaceLocation("this"), source=left)
    assert (t.card(left).code, t.card(left).revealed) == ("door-b", False)


def test_a_place_known_from_its_other_side_lies_on_the_map_as_well() -> None:
    plan = {"shuffled": ("left",), "spots": ((5, 5),), "layout": {"gate": (0, 1), "porch": (2, 2)}}
    t = Table(locations=(GATE, PORCH), box=(CLOSED, LEFT, PORCH_UNREVEALED), scenario=plan)
    places = {card.name[0]: card.place for card in view(t.g, None).cards if card.type == "location"}
    assert places == {"Gate": (0, 1), "Porch": (2, 2), "Door": (5, 5)}
