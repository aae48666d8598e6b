"""What Cultists leaves to chance, and among what chance decides."""

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, CARD, CHARACTERS, DEAD, cards
from miskatonic.games.cultists.numbers import (
    COUNTS,
    FIRST_ROOM_CARDS,
    MARKERS,
    MARKERS_IN_GAME,
    PILE_CARDS,
    PULSE_CARDS,
)
from miskatonic.games.cultists.rules import event, rooms, setup, unsafe
from miskatonic.games.cultists.state import Cultists
from tests.chance import Loaded, loaded, proves_chance
from tests.games.cultists.positions import P1, P2, P5, begin, table

INVESTIGATOR = "investigator"


def before_the_deal(**named: object) -> tuple[Cultists, Loaded]:
    g = table(**named)  # type: ignore[arg-type]
    return g, loaded(g)


@rule("setup.q1")
@proves_chance("rules/setup:name_start_player")
def test_the_start_player_is_any_of_the_players() -> None:
    g, dice = before_the_deal(players=6)
    setup.name_start_player(g)
    assert (dice.drawn, g.start) == ([6], 5)


@rule("characters.d2")
@proves_chance("rules/setup:chose_character")
def test_who_does_not_choose_gets_any_of_the_free_characters() -> None:
    g, dice = before_the_deal()
    g.characters = [CHARACTERS[0], *[""] * 4]
    setup.chose_character(g, P5, "any", 4)
    assert (dice.drawn, g.characters[P5]) == ([CHARACTERS[1:]], CHARACTERS[-1])


@rule("characters.d2")
@proves_chance("rules/setup:automa_takes_character")
def test_the_automa_gets_any_of_the_free_characters() -> None:
    g, dice = before_the_deal(players=4)
    g.characters = [*CHARACTERS[:4], ""]
    setup.automa_takes_character(g)
    assert (dice.drawn, g.characters[4]) == ([CHARACTERS[4:]], CHARACTERS[-1])


@rule("roles.d3")
@proves_chance("rules/setup:deal_roles")
def test_roles_are_shuffled() -> None:
    g, dice = before_the_deal(players=7, roles={P1: "seer", P2: "assassin"})
    setup.deal_roles(g)
    tokens = ("cultist", "cultist", "seer", "assassin", *[INVESTIGATOR] * 3)
    assert dice.drawn == [tokens]
    assert g.roles == tokens[::-1]


@rule("routes.d2")
@proves_chance("rules/setup:deal_routes")
def test_routes_are_shuffled_all_of_the_side_and_one_dealt_to_each_figure() -> None:
    g, dice = before_the_deal(players=5)
    setup.deal_routes(g)
    assert (dice.drawn, g.routes) == ([tuple(range(7))], (6, 5, 4, 3, 2))


@rule("hands.d3")
@proves_chance("rules/setup:deal_hands")
def test_everybodys_pulse_supply_is_shuffled() -> None:
    g, dice = before_the_deal(players=5)
    setup.deal_hands(g)
    dead = COUNTS[5].dead_cards
    cultist = (ALIVE,) * (PULSE_CARDS - dead) + (DEAD,) * dead
    assert dice.drawn == [*[(ALIVE,) * PULSE_CARDS] * 4, cultist]
    assert (g.hands[P5], g.supplies[P5]) == ((ALIVE, ALIVE), cultist[::-1][:-2])


@rule("pulse.d2")
@proves_chance("rules/setup:deal_start_cards")
def test_the_start_pile_is_shuffled_before_it_is_dealt() -> None:
    g, dice = before_the_deal(players=5)
    setup.deal_start_cards(g)
    assert dice.drawn == [(ALIVE,) * 5 + (DEAD,) * 2]
    assert [pulse[0][0] for pulse in g.pulses[:4]] == [ALIVE] * 4, "the dead ones lie at the bottom now"


@rule("room-decks.d1", "room-decks.d2")
@proves_chance("rules/setup:lay_out_rooms", "rules/setup:lay_out_rooms#2")
def test_first_cards_and_symbols_of_rooms_are_shuffled() -> None:
    g, dice = before_the_deal()
    setup.lay_out_rooms(g)
    first = tuple(cards(FIRST_ROOM_CARDS))
    assert dice.drawn == [first, g.plan.rooms]
    assert [g.decks[room][0][0] for room in g.plan.rooms] == list(first[: len(g.plan.rooms)])
    assert set(g.symbols) == set(g.plan.rooms[-len(g.symbols) :])
    assert len(g.symbols) < len(g.plan.rooms)


@rule("pile.d1")
@proves_chance("rules/setup:lay_out_decks")
def test_the_draw_pile_is_shuffled() -> None:
    g, dice = before_the_deal()
    setup.lay_out_decks(g)
    pile = tuple(cards(PILE_CARDS))
    assert (dice.drawn, g.pile) == ([pile], pile[::-1])
    assert pile != pile[::-1]


@rule("cultist-markers.d1")
@proves_chance("rules/setup:lay_out_markers")
def test_markers_are_drawn_from_all_there_are() -> None:
    g, dice = before_the_deal()
    setup.lay_out_markers(g)
    assert (dice.drawn, g.markers) == ([MARKERS], MARKERS[::-1][:MARKERS_IN_GAME])


@rule("unsafe.4")
@proves_chance("rules/unsafe:draw_unsafe_card")
def test_an_unsafe_card_is_any_of_the_deck_and_goes_back() -> None:
    g, dice = before_the_deal(unsafe="Success Failure Sabotage")
    assert unsafe.draw_unsafe_card(g) == CARD["sabotage"]
    assert (dice.drawn, len(g.unsafe)) == ([3], 3)


@rule("event.1")
@proves_chance("rules/event:draw_event")
def test_the_event_is_any_of_the_bag() -> None:
    g, dice = before_the_deal(bag="lightning quiet portal")
    before = g.bag
    begin(g, event.draw_event)
    assert dice.drawn[0] == len(before)
    assert (g.event, g.bag) == (before[-1], before[:-1])


@rule("check-room.2")
@proves_chance("rules/rooms:check_room")
def test_a_room_shows_any_card_of_its_deck() -> None:
    g, dice = before_the_deal(decks={"VIO": "Success Failure Sabotage"}, explored="VIO")
    rooms.check_room(g, P1, "VIO", camera=False)
    assert dice.drawn == [3]
    assert [card[0] for card in g.decks["VIO"]] == [CARD["success"], CARD["failure"]]
