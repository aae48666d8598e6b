""" "Different" cards, abilities and actions; and constant abilities that cannot all be applied."""

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Speech
from miskatonic.games.horror import different, looking, numbers
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render.conditions import number_text
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant
from miskatonic.games.horror.words.costs import Actions
from miskatonic.games.horror.words.modifiers import SetBase
from miskatonic.games.horror.words.things import CountOf, DifferentActions, Kind
from tests.games.horror.cards import asset, enemy, location
from tests.games.horror.table import Table

PACKAGES = ("miskatonic.games.horror",)


def swing(more: int = 0) -> Action:
    """Return a Fight ability."""
    success = (fx.GainResources(more),) if more else ()
    return Action((fx.TakeAction("fight", success=success),), (Actions(1),), "fight")


WARD = asset("Ward of Protection", level=0)
WARD_2 = asset("Ward of Protection", level=2, code="ward-2", subtitle=("Stronger", "Stärker"))
HAMMER = asset("Sledgehammer", swing(), swing(2))
MACHETE = asset("Machete", swing())
MACHETE_2 = asset("Machete", swing(1), code="machete-2", level=2)


def counted(*cards: Printed, type: str = "asset") -> int:
    """Return how many different cards of these an effect counts."""
    t = Table(locations=cards) if type == "location" else Table()
    if type != "location":
        for card in cards:
            t.put(card, "play:0")
    you = Context(0, t.person().card, 0)
    return looking.amount(t.g, you, CountOf(Kind(type), different=True))  # type: ignore[arg-type]


def texts(t: Table, *cards: tuple[Printed, int]) -> list[Text]:
    """Put cards into play and return an ability of each."""
    put = [(t.put(card, "play:0"), index) for card, index in cards]
    return [Text(card, card, index) for card, index in put]


def taken(t: Table, *choices: str) -> int:
    """Return how many different actions these are, taken in one turn."""
    t.alter(0, deeds=choices)
    return looking.amount(t.g, Context(0, t.person().card, 0), DifferentActions())


@rule("different.1")
def test_german_has_two_words_but_one_meaning_and_cards_here_use_one() -> None:
    for number in (DifferentActions(), CountOf(Kind("asset"), different=True)):
        assert "unterschiedlich" in Speech("de", PACKAGES).say(number_text(number))
        assert "different" in Speech("en", PACKAGES).say(number_text(number))


@rule("different.2", "different.x1")
def test_cards_are_different_by_name_whatever_their_subtitle_or_level() -> None:
    assert counted(WARD, WARD_2) == 1
    assert counted(WARD, WARD_2, MACHETE) == 2


@rule("different.5")
def test_every_location_is_different_even_from_its_namesakes() -> None:
    attics = [location("Attic", code=f"attic-{number}") for number in (1, 2, 3)]
    assert counted(*attics, type="location") == 3


@rule("different.3", "different.x2")
def test_the_two_fight_abilities_of_sledgehammer_are_different() -> None:
    t = Table()
    hammer = t.put(HAMMER, "play:0")
    assert different.abilities_differ(t.g, Text(hammer, hammer, 0), Text(hammer, hammer, 1))
    assert taken(t, f"use:{hammer}.{hammer}.0.-1", f"use:{hammer}.{hammer}.1.-1") == 2


@rule("different.3")
def test_one_ability_used_twice_is_not_different() -> None:
    t = Table()
    hammer = t.put(HAMMER, "play:0")
    assert taken(t, *(f"use:{hammer}.{hammer}.0.-1",) * 2) == 1


@rule("different.4")
def test_abilities_on_two_different_cards_are_different() -> None:
    t = Table()
    assert different.abilities_differ(t.g, *texts(t, (HAMMER, 0), (MACHETE, 0)))


@rule("different.x3")
def test_the_identical_abilities_of_two_machetes_are_not_different() -> None:
    t = Table()
    assert not different.abilities_differ(t.g, *texts(t, (MACHETE, 0), (MACHETE, 0)))


@rule("different.q1")
def test_abilities_of_namesakes_with_another_text_are_different() -> None:
    t = Table()
    assert different.abilities_differ(t.g, *texts(t, (MACHETE, 0), (MACHETE_2, 0)))


@rule("different.x4", "different.q2")
def test_two_basic_actions_of_one_type_are_not_different_but_those_of_two_types_are() -> None:
    t = Table()
    assert taken(t, "fight:1", "fight:2") == 1
    assert taken(t, "fight:1", "evade:1", "draw") == 3


@rule("different.q2")
def test_a_basic_action_and_a_card_ability_are_different() -> None:
    t = Table()
    blade = t.put(MACHETE, "play:0")
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    t.turn().choose(f"fight:{ghoul}").skip().use(blade).skip()
    assert t.person().deeds == (f"fight:{ghoul}", f"use:{blade}.{blade}.0.-1")
    assert different.count_actions(t.g, 0) == 2


@rule("simultaneous-priority.6")
def test_the_lead_investigator_orders_constant_and_lasting_effects_that_cannot_all_apply() -> None:
    t = Table(2)
    ghoul = t.put(enemy("Ghoul", fight=1), "threat:1")
    three = t.put(asset("Three", Constant((SetBase(Kind("enemy"), "fight", 3),))), "play:1")
    five = t.put(asset("Five"), "play:1")
    t.resolve(fx.Lasting("round", (SetBase(Kind("enemy"), "fight", 5),)), you=1, source=five)
    assert t.asked == t.g.lead == 0
    t.choose(f"card:{three}")
    assert numbers.value(t.g, ghoul, "fight") == 3


@rule("different.3")
def test_nobody_has_taken_no_different_actions() -> None:
    assert different.count_actions(Table().g, -1) == 0
