"""Story sides and codex entries."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.printed import Section
from miskatonic.games.horror.words.abilities import Action, Constant, Forced
from miskatonic.games.horror.words.costs import Actions, Resources
from miskatonic.games.horror.words.effects import (
    Discard,
    Flip,
    GainResources,
    ReadCodex,
    ReadStory,
    Remember,
)
from miskatonic.games.horror.words.effects import Test as TakesTest
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import DuringTest, Each, Kind, Named, Remembered
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import agenda, asset, card, enemy, event
from tests.games.horror.effects import resolve
from tests.games.horror.table import Table

TEST = TakesTest(("willpower",), 4, success=(GainResources(1),))
WISE = Constant((Change(Kind("investigator"), "willpower", 1),))


def stranger(*story: object, **tokens: int) -> tuple[Table, int]:
    """Return a table with a stranger in the Hall who has this story on the back, and makes everybody wise."""
    t = Table()
    printed = asset("Stranger", WISE, reverse=story)
    return t, t.put(printed, f"at:{t.named('Hall')}", **tokens)


def read(t: Table) -> Table:
    return resolve(t, t.person().card, ReadStory(Each(Named("Stranger"))))


# Stories


@rule("story-cards.2")
def test_the_story_is_read_and_its_game_text_resolved() -> None:
    t, _ = stranger(GainResources(2))
    read(t)
    assert [each for each in t.heard if each in ("story-read", "gained")] == ["story-read", "gained"]


@rule("story-cards.3")
def test_resolving_the_story_side_is_not_flipping() -> None:
    t, one = stranger(GainResources(2))
    before = t.card(one)
    read(t)
    assert t.card(one) == before
    resolve(t, t.person().card, Flip(Each(Named("Stranger"))))
    assert t.card(one) != before


@rule("story-cards.4")
def test_meanwhile_the_front_is_active() -> None:
    t, _ = stranger(TEST)
    read(t).skip()
    assert "test-passed" in t.heard


@rule("story-cards.5")
def test_tokens_and_attachments_stay_until_the_whole_back_is_resolved() -> None:
    t, one = stranger(TEST, Discard(), clues=2, doom=1)
    note = t.put(asset("Note"), f"on:{one}", owner=0, controller=0)
    t.put(event("Nerve", icons={"wild": 1}), "hand:0")
    read(t)
    assert t.kind == "commit"
    assert (t.card(one).clues, t.card(one).doom, t.card(note).zone) == (2, 1, f"on:{one}")
    t.choose(())
    assert (t.card(one).clues, t.card(note).zone) == (0, "discard:0")


@rule("story-cards.q1")
def test_afterwards_the_front_is_up_unless_the_text_says_otherwise() -> None:
    t, one = stranger(GainResources(1))
    read(t)
    assert t.card(one).zone == f"at:{t.named('Hall')}"
    assert numbers.value(t.g, t.person().card, "willpower") == 4
    t, one = stranger(GainResources(1), Discard())
    read(t)
    assert t.card(one).zone == "encounter-discard"
    assert numbers.value(t.g, t.person().card, "willpower") == 3


# The codex


def guide(*sections: Section, seats: int = 1) -> Table:
    """Return a table whose guide has entry 7."""
    return Table(seats=seats, scenario={"codex": {7: sections}})


def asker(t: Table, *costs: object, entry: int = 7, designator: str = "") -> str:
    """Put a person in the Hall who lets you read an entry; return the option."""
    ask = Action((ReadCodex(entry),), (Actions(1), *costs), designator)  # type: ignore[arg-type]
    one = t.put(card("asset", "Priest", ask), f"at:{t.named('Hall')}")
    return f"use:{one}.{one}.0.-1"


GAIN = Section((GainResources(3),))


@rule("codex.1", "codex.3", "codex.11")
def test_a_card_refers_to_an_entry_of_the_guide_which_is_read_and_resolved_before_play_goes_on() -> None:
    t = guide(GAIN)
    option = asker(t)
    t.turn().choose(option)
    assert "codex-read" in t.heard
    assert (t.own().resources, t.kind) == (8, "turn")


@rule("codex.2")
def test_an_entry_is_read_when_all_costs_are_paid() -> None:
    t = guide(GAIN)
    option = asker(t, Resources(2))
    t.turn().choose(option)
    assert [each for each in t.heard if each in ("paid", "codex-read")] == ["paid", "codex-read"]


@rule("codex.2")
def test_an_entry_is_read_when_all_effects_of_the_triggering_condition_are_resolved() -> None:
    t = guide(GAIN)
    t.put(enemy("Ghoul", health=1), "threat:0")
    t.put(asset("Diary", Forced(On("after", "is-defeated", card=Kind("enemy")), (ReadCodex(7),))), "play:0")
    t.turn().choose(f"fight:{t.named('Ghoul')}")
    assert [each for each in t.heard if each in ("defeated", "codex-read")] == ["defeated", "codex-read"]


@rule("codex.4")
def test_an_entry_is_resolved_once_in_a_scenario() -> None:
    t = guide(GAIN)
    option = asker(t)
    t.turn().choose(option)
    assert option not in t.options
    resolve(t, t.person().card, ReadCodex(7))
    assert t.own().resources == 8


@rule("codex.4")
def test_unless_it_says_that_it_may_be_read_again() -> None:
    t = guide(Section((GainResources(3),), story="story-lit-up", again=True))
    option = asker(t)
    t.turn().choose(option).choose(option)
    assert (t.own().resources, t.heard.count("codex-read"), t.heard.count("story-lit-up")) == (11, 2, 2)


@rule("codex.5")
def test_whoever_triggered_the_entry_resolves_it() -> None:
    t = guide(Section((TEST,)), seats=2)
    option = asker(t)
    t.turn(1).choose(option).skip()
    begun = next(event for event in t.told if event.text.id == "test-begins")
    assert begun.on == ("seat:1",)


@rule("codex.6")
def test_if_nobody_triggered_it_the_lead_investigator_resolves_it() -> None:
    omen = agenda("Stir", Forced(On("when", "enemy-phase-begins"), (ReadCodex(7),)))
    t = Table(seats=2, agendas=(omen,), scenario={"codex": {7: (GAIN,)}})
    t.g.lead = 1
    t.phase("enemy")
    assert (t.own(0).resources, t.own(1).resources) == (5, 8)


@rule("codex.7")
def test_resolving_an_entry_counts_as_the_action_that_triggered_it() -> None:
    parley = Constant((Change("you", "willpower", 1),), DuringTest(kind="parley"))
    t = guide(Section((TEST,)))
    t.put(asset("Charm", parley), "play:0")
    t.put(enemy("Ghoul"), "threat:0")
    option = asker(t, designator="parley")
    t.turn().choose(option).skip()
    assert "test-passed" in t.heard
    assert t.own().damage == 0


SORRY = Section((GainResources(1),), Remembered("sorry"))
ANGRY = Section((GainResources(2),), Remembered("angry"))


@rule("codex.8", "codex.9", "codex.q1")
@pytest.mark.parametrize(
    ("known", "gained"), [(("sorry",), 1), (("angry",), 2), (("sorry", "angry"), 1), ((), 0)]
)
def test_only_the_first_section_that_fits_is_resolved(known: tuple[str, ...], gained: int) -> None:
    t = guide(SORRY, ANGRY)
    t.g.remembered = list(known)
    resolve(t, t.person().card, ReadCodex(7))
    assert t.own().resources == 5 + gained


@rule("codex.q1")
def test_an_entry_without_a_fitting_section_has_not_been_resolved() -> None:
    t = guide(SORRY)
    resolve(t, t.person().card, ReadCodex(7))
    assert "codex-read" not in t.heard
    resolve(t, t.person().card, Remember("sorry"), ReadCodex(7))
    assert t.own().resources == 6


@rule("codex.10")
def test_an_entry_that_the_scenario_does_not_have_makes_the_effect_fail() -> None:
    t = guide(GAIN)
    resolve(t, t.person().card, ReadCodex(8), GainResources(1))
    assert t.own().resources == 6
    assert "codex-read" not in t.heard
