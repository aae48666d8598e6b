"""Seeker cards that draw from and search decks, with Joe Diamond's signature cards."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.cards import seeker
from miskatonic.games.horror.printed import Ending
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import drawing, elimination, ending
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import AllOf, Kind
from tests.games.horror.cards import asset, investigator, treachery
from tests.games.horror.table import PLAIN, Table

ANYTHING = AllOf(())


def hand(t: Table) -> int:
    return len(t.zone("hand:0"))


def joe(**table: object) -> Table:
    return Table(people=(seeker.JOE_DIAMOND,), **table)  # type: ignore[arg-type]


# Detective's Intuition


@matters("12005")
def test_intuition_gives_2_resources_and_heals_damage_or_horror() -> None:
    for choice, left in (("choice:0", (0, 1)), ("choice:1", (1, 0))):
        t = joe()
        t.set(t.person().card, damage=1, horror=1)
        intuition, before = t.put(seeker.DETECTIVES_INTUITION, "hand:0"), t.own().resources
        t.turn().choose(f"play:{intuition}").choose(choice)
        assert (t.own().resources, t.own().damage, t.own().horror) == (before + 2, *left)


@matters("12005")
def test_intuition_drawn_in_your_turn_may_be_revealed_to_draw_2_cards() -> None:
    t = joe()
    intuition = t.put(seeker.DETECTIVES_INTUITION, "deck:0")
    before = hand(t)
    t.turn().choose("draw").use(intuition)
    assert hand(t) == before + 3
    assert "shown" in t.heard


@refused("12005")
def test_intuition_drawn_outside_your_turn_is_just_drawn() -> None:
    t = joe()
    intuition = t.put(seeker.DETECTIVES_INTUITION, "deck:0")
    t.g.active = -1
    t.do(drawing.draw_cards, 0, 1)
    assert t.card(intuition).zone == "hand:0"
    assert t.kind == ""


@refused("12005")
def test_intuition_is_not_revealed_for_other_cards() -> None:
    t = joe()
    t.put(seeker.DETECTIVES_INTUITION, "hand:0")
    t.turn().choose("draw")
    assert t.kind == "turn"


@matters("12005")
def test_intuition_found_by_a_search_that_draws_is_drawn() -> None:
    t = joe()
    intuition = t.put(seeker.DETECTIVES_INTUITION, "deck:0")
    t.turn()
    t.resolve(fx.Search(ANYTHING, top=1, to="draw"))
    assert t.can_use(intuition)


# Dead Ends


@matters("12006")
def test_dead_ends_among_the_cards_searched_are_drawn_and_cancel_the_search() -> None:
    t = joe()
    ends = t.put(seeker.DEAD_ENDS, "deck:0")
    before, deck = hand(t), len(t.zone("deck:0"))
    t.resolve(fx.Search(Kind("asset"), top=3), fx.GainResources(1))
    assert (t.card(ends).zone, hand(t), len(t.zone("deck:0"))) == ("hand:0", before + 1, deck - 1)
    assert t.kind == ""


@refused("12006")
def test_dead_ends_deeper_in_the_deck_disturb_nobody() -> None:
    t = joe()
    ends = t.put(seeker.DEAD_ENDS, "deck:0")
    for _ in range(3):
        t.put(PLAIN, "deck:0")
    t.resolve(fx.Search(Kind("asset"), top=3))
    assert t.kind == "search"
    assert t.card(ends).zone == "deck:0"


@refused("12006")
def test_dead_ends_in_hand_disturb_no_search_and_cost_5_to_get_rid_of() -> None:
    t = joe()
    ends = t.put(seeker.DEAD_ENDS, "hand:0")
    t.set(t.person().card, resources=4)
    assert f"play:{ends}" not in t.turn().options
    t.set(t.person().card, resources=5)
    t.turn().choose(f"play:{ends}")
    assert t.card(ends).zone == "discard:0"


WON = {"scenario": {"endings": {1: Ending(experience=3, victory=False)}}}


@matters("12006")
def test_dead_ends_in_hand_cost_2_experience_when_the_game_ends() -> None:
    t = joe(**WON)
    t.put(seeker.DEAD_ENDS, "hand:0")
    t.do(ending.resolve, 1)
    assert t.person().experience == 1


@refused("12006")
def test_dead_ends_in_the_deck_cost_nothing_when_the_game_ends() -> None:
    t = joe(**WON)
    t.put(seeker.DEAD_ENDS, "deck:0")
    t.do(ending.resolve, 1)
    assert t.person().experience == 3


@rule("elimination.3")
@matters("12006")
def test_dead_ends_in_hand_cost_2_experience_when_you_are_eliminated_and_only_once() -> None:
    t = Table(people=(seeker.JOE_DIAMOND, investigator("Ann")), **WON)  # type: ignore[arg-type]
    t.put(seeker.DEAD_ENDS, "hand:0")
    t.do(elimination.eliminate, 0, "defeated")
    assert t.person(0).forfeits == 2
    t.do(ending.resolve, 1)
    assert [person.experience for person in t.g.people] == [1, 3]


@rule("victory.7")
def test_nobody_earns_less_than_nothing() -> None:
    t = joe(scenario={"endings": {1: Ending(experience=1, victory=False)}})
    t.put(seeker.DEAD_ENDS, "hand:0")
    t.do(ending.resolve, 1)
    assert t.person().experience == 0


# Mysterious Grimoire


def grimoire(t: Table, **what: int) -> int:
    return t.put(seeker.MYSTERIOUS_GRIMOIRE, "play:0", **what)


@matters("12040")
def test_1_secret_searches_the_top_3_cards() -> None:
    t = Table()
    book, before = grimoire(t), hand(t)
    t.turn().use(book).choose("x:1")
    assert len(t.options) == 3
    t.choose(t.options[0])
    assert (hand(t), t.card(book).uses, t.card(book).exhausted) == (before + 1, 3, True)


@matters("12040")
def test_2_secrets_search_the_top_6_cards() -> None:
    t = Table()
    book = grimoire(t)
    t.turn().use(book).choose("x:2")
    assert len(t.options) == 6
    assert t.card(book).uses == 2


@matters("12040")
def test_weaknesses_among_the_cards_searched_are_drawn_as_well() -> None:
    t = Table()
    fear = t.put(treachery("Fear", subtype="weakness"), "deck:0")
    lamp, book = t.put(asset("Lamp"), "deck:0"), grimoire(t)
    t.turn().use(book).choose("x:1").choose(f"card:{lamp}")
    assert t.card(lamp).zone == "hand:0"
    assert t.card(fear).zone == "discard:0"


@matters("12040")
def test_with_1_secret_left_nobody_asks_how_many() -> None:
    t = Table()
    book = grimoire(t, uses=1)
    t.turn().use(book)
    assert t.kind == "search"
    assert t.card(book).uses == 0


@refused("12040")
def test_the_grimoire_wants_a_secret_and_your_own_turn() -> None:
    t = Table(seats=2)
    book = grimoire(t, uses=0)
    assert not t.turn(0).can_use(book)
    t.set(book, uses=2)
    assert t.turn(1).asked == 1


# Unbridled Knowledge


@matters("12043")
def test_unbridled_knowledge_reveals_5_draws_3_and_puts_each_other_on_top_or_at_the_bottom() -> None:
    t = Table()
    cards = [t.put(asset(f"Card {number}"), "deck:0") for number in range(5)]
    event = t.put(seeker.UNBRIDLED_KNOWLEDGE, "hand:0")
    t.turn().choose(f"play:{event}")
    assert set(t.options) == {f"card:{card}" for card in cards}
    t.choose(tuple(f"card:{card}" for card in cards[:3]))
    t.choose(f"bottom:{cards[3]}").choose(f"top:{cards[4]}")
    deck = t.zone("deck:0")
    assert (deck[0], deck[-1]) == (cards[3], cards[4])
    assert {t.card(card).zone for card in cards[:3]} == {"hand:0"}


@matters("12043")
def test_unbridled_knowledge_reveals_8_with_2_clues() -> None:
    t = Table(deck=(PLAIN,) * 20)
    t.set(t.person().card, clues=2)
    event = t.put(seeker.UNBRIDLED_KNOWLEDGE, "hand:0")
    t.turn().choose(f"play:{event}")
    assert len(t.options) == 8


@matters("12043")
def test_unbridled_knowledge_draws_all_of_a_deck_of_2() -> None:
    t = Table()
    t.g.piles["deck:0"] = t.g.piles["deck:0"][:2]
    before, event = hand(t), t.put(seeker.UNBRIDLED_KNOWLEDGE, "hand:0")
    t.turn().choose(f"play:{event}")
    assert hand(t) == before + 2


@refused("12043")
def test_unbridled_knowledge_needs_a_deck() -> None:
    t = Table()
    t.g.piles["deck:0"] = []
    event = t.put(seeker.UNBRIDLED_KNOWLEDGE, "hand:0")
    assert f"play:{event}" not in t.turn().options
