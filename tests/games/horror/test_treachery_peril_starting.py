"""Treacheries, Peril and Starting."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import keywords, numbers
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import Deck, encounter, new_game
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Free, Play, Reaction, Revelation
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import Kind
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, skill, treachery
from tests.games.horror.table import Table

HURT = Revelation((fx.Deal(1),))


def draw(t: Table, printed: Printed, seat: int = 0) -> int:
    """Let an investigator draw this encounter card."""
    card = t.put(printed, "encounter")
    t.do(encounter.draw_encounter, seat)
    return card


# Treachery cards


@rule("treachery.1", "treachery.2", "treachery.q1")
def test_a_drawn_treachery_is_resolved_and_then_discarded() -> None:
    t = Table()
    pain = draw(t, treachery("Pain", HURT))
    assert t.own().damage == 1
    assert t.card(pain).zone == "encounter-discard"


@rule("treachery.2")
def test_an_ability_can_keep_it_from_being_discarded() -> None:
    t = Table()
    curse = draw(t, treachery("Curse", Revelation((fx.PutIntoPlay("this", "threat"),))))
    assert t.card(curse).zone == "threat:0"


@rule("treachery.q1")
def test_a_weakness_goes_to_its_owners_discard_pile() -> None:
    t = Table(2)
    dread = t.put(treachery("Dread", HURT, subtype="weakness"), "deck:1")
    t.resolve(fx.Draw(1), you=1)
    assert t.card(dread).zone == "discard:1"


@rule("treachery.3")
def test_with_surge_another_card_is_drawn_once_it_is_resolved() -> None:
    t = Table()
    second = t.put(treachery("Second", HURT), "encounter")
    first = draw(t, treachery("First", HURT, keywords="surge"))
    assert t.own().damage == 2
    assert t.card(first).zone == t.card(second).zone == "encounter-discard"
    discarded, drew = t.heard.index("discarded"), [i for i, x in enumerate(t.heard) if x == "drew-encounter"]
    assert drew[0] < discarded < drew[1]


# Peril

TRAP = treachery(
    "Trap",
    Revelation((fx.Test(("willpower",), 3, failure=(fx.Deal(1),)),)),
    keywords="peril",
)
ALONE = treachery("Alone", HURT, keywords="peril")


@rule("peril.1", "peril.2", "treachery.4")
def test_the_drawer_is_alone_until_the_card_is_resolved() -> None:
    t = Table(2)
    t.put(skill("Guts"), "hand:0")
    draw(t, TRAP)
    assert "peril" in keywords.NAMES
    assert "alone-with-peril" in t.heard
    assert [seat for seat, _ in t.g.perils] == [0]
    t.choose(())
    assert t.g.perils == []


@rule("peril.3")
def test_the_others_cannot_play_cards() -> None:
    quick = event("Quick", Play((fx.GainResources(1),)), keywords="fast")
    for trap, asked in ((TRAP, 0), (treachery("Trap", *TRAP.abilities[1:]), 1)):
        t = Table(2)
        t.put(skill("Guts"), "hand:0")
        t.put(quick, "hand:1")
        draw(t, trap)
        assert t.asked == asked


@rule("peril.4")
def test_the_others_cannot_trigger_abilities() -> None:
    lamp = asset("Lamp", Free((fx.GainResources(1),)))
    eye = asset("Eye", Reaction(On("after", "reveals-token"), (fx.GainResources(1),)))
    for trap, kinds in ((TRAP, []), (treachery("Trap", *TRAP.abilities[1:]), ["window"])):
        t = Table(2)
        t.put(lamp, "play:1")
        t.put(eye, "play:1")
        draw(t, trap)
        assert ([t.kind] if t.kind else []) == kinds


@rule("peril.5")
def test_the_others_cannot_commit_cards() -> None:
    for trap, asks in ((TRAP, False), (treachery("Trap", *TRAP.abilities[1:]), True)):
        t = Table(2)
        t.put(skill("Guts"), "hand:1")
        draw(t, trap)
        assert (t.kind == "commit") is asks


def everybody_tests(keywords: str) -> Table:
    """Let seat 0 draw a card by which everybody must test, with a skill card in each of three hands."""
    t = Table(3)
    for seat in range(3):
        t.put(skill("Guts"), f"hand:{seat}")
    each = fx.EachInvestigator((fx.Test(("willpower",), 3, failure=(fx.Deal(1),)),))
    draw(t, treachery("Storm", Revelation((each,)), keywords=keywords))
    return t


def helpers(t: Table) -> set[tuple[int, int]]:
    """Pass everything; return who was asked to commit to whose test."""
    found = set()
    while t.kind:
        found |= {(seat, t.g.tests[-1].seat) for seat, ask in t.g.asks().items() if ask.kind == "commit"}
        t.choose("pass" if "pass" in t.options else ())
    return found


@rule("peril.5", "encounter-draw.7")
def test_only_tests_of_whoever_is_alone_are_closed_to_the_others() -> None:
    everybody = {(seat, test) for seat in range(3) for test in range(3)}
    assert helpers(everybody_tests("")) == everybody
    assert helpers(everybody_tests("peril")) == everybody - {(1, 0), (2, 0)}


@rule("peril.q1")
def test_peril_begins_right_after_the_draw_and_ends_when_the_card_is_resolved() -> None:
    t = Table(2)
    when = Reaction(On("when", "draws-encounter"), (fx.GainResources(1),))
    later = Reaction(On("after", "draws-encounter"), (fx.GainResources(1),))
    t.put(asset("Early", when), "play:1")
    late = t.put(asset("Late", later), "play:1")
    draw(t, ALONE)
    assert t.own().damage == 1
    assert t.can_use(late)
    assert t.g.perils == []


@rule("peril.q1")
def test_an_enemy_with_peril_is_resolved_when_it_has_spawned() -> None:
    t = Table(2)
    t.put(asset("Eye", Reaction(On("after", "spawns"), (fx.GainResources(1),))), "play:1")
    ghoul = draw(t, enemy("Ghoul", keywords="peril"))
    assert t.card(ghoul).zone == "threat:0"
    assert t.g.perils == []


@rule("peril.q1")
def test_a_card_drawn_because_of_surge_is_free_of_it() -> None:
    t = Table(2)
    when = Reaction(On("when", "draws-encounter"), (fx.GainResources(1),))
    eye = t.put(asset("Eye", when), "play:1")
    t.put(treachery("Second", HURT), "encounter")
    draw(t, treachery("First", HURT, keywords="peril surge"))
    assert t.own().damage == 1
    assert t.can_use(eye)


@rule("peril.q2")
def test_forced_and_constant_abilities_of_the_others_go_on() -> None:
    t = Table(2)
    t.put(asset("Alarm", Forced(On("when", "draws-encounter"), (fx.GainResources(1),))), "play:1")
    t.put(asset("Song", Constant((Change(Kind("investigator"), "willpower", 2),))), "play:1")
    t.put(skill("Guts"), "hand:0")
    draw(t, TRAP)
    assert t.own(1).resources == 6
    assert numbers.value(t.g, t.person(0).card, "willpower") == 5


# Starting

LUCKY = asset("Lucky", keywords="starting")


def opening(*cards: str, seed: int = 1) -> Horror:
    """Begin a game with this deck and stop at the mulligan."""
    t = Table(box=(LUCKY, asset("Charm", keywords="starting")))
    deck = Deck("ada", cards)
    return new_game(t.g.options, t.g.scenario, [deck], list(t.g.printed.values()), seed)


def asked(g: Horror) -> str:
    return g.asks()[0].kind


@rule("starting.1", "starting.2", "starting.3", "keywords.5")
def test_after_the_mulligan_a_starting_card_may_be_taken_from_the_deck() -> None:
    g = opening(*("lantern",) * 20, "lucky")
    lucky = next(card.id for card in g.cards if card.code == "lucky")
    assert "starting" in keywords.NAMES
    assert g.cards[lucky].zone == "deck:0"
    g.answer(0, ())
    assert (asked(g), g.asks()[0].least) == ("search", 0)
    g.answer(0, (f"card:{lucky}",))
    assert g.cards[lucky].zone == "hand:0"
    assert len(g.pile("hand:0")) == 6


@rule("keywords.5", "starting.2")
def test_nobody_has_to_take_it() -> None:
    g = opening(*("lantern",) * 20, "lucky")
    g.answer(0, ())
    g.answer(0, ())
    assert len(g.pile("hand:0")) == 5


@rule("starting.2", "starting.q2")
def test_what_was_set_aside_for_the_mulligan_cannot_be_found_and_is_shuffled_back_later() -> None:
    g = opening(*("lantern",) * 4, "lucky")
    lucky = next(card.id for card in g.cards if card.code == "lucky")
    assert g.cards[lucky].zone == "hand:0"
    g.answer(0, (f"card:{lucky}",))
    assert asked(g) != "search"
    assert g.cards[lucky].zone == "deck:0"


@rule("starting.q1")
def test_it_is_one_card_in_all() -> None:
    g = opening(*("lantern",) * 20, *("lucky",) * 3, *("charm",) * 3)
    g.answer(0, ())
    assert len(g.asks()[0].options) > 1
    assert g.asks()[0].most == 1
    g.answer(0, (g.asks()[0].options[0].id,))
    assert asked(g) not in ("search", "mulligan")
