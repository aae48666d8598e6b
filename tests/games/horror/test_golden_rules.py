"""What comes before all other rules: golden, silver and grim rule, cooperation, table talk, resolutions."""

import ast
from pathlib import Path
from typing import Any

import pytest

from miskatonic.core.game import IllegalAnswer
from miskatonic.core.rulebook import rule
from miskatonic.games import horror
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules import testing
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Play, Revelation
from miskatonic.games.horror.words.modifiers import CanBeCommitted, GainKeyword, LoseKeyword, SetBase
from miskatonic.games.horror.words.things import DuringTest, Is, Kind
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import (
    act,
    agenda,
    asset,
    enemy,
    event,
    investigator,
    location,
    skill,
    treachery,
)
from tests.games.horror.table import Table

YOU = Is("you")


def base(number: int) -> Constant:
    """Return an ability that sets the base combat of everybody."""
    return Constant((SetBase(Kind("investigator"), "combat", number),))


def combat(t: Table) -> int:
    """Return seat 0's combat."""
    return numbers.value(t.g, t.person().card, "combat")


# The golden rule


@rule("golden-rule.1")
def test_if_a_card_contradicts_the_rulebook_the_card_is_followed() -> None:
    t = Table(2)
    t.alter(1, location=t.named("Cellar"))
    plain = t.put(skill("Guts"), "hand:1")
    far = t.put(skill("Telepathy", Constant((CanBeCommitted(Is("this"), elsewhere=True),))), "hand:1")
    t.call(testing.begin, Context(0, t.person(0).card, 0), 0, ("willpower",), 3)
    assert (t.asked, t.options) == (1, [f"card:{far}"])
    assert f"card:{plain}" not in t.options


# The silver rule


@rule("silver-rule.1", "silver-rule.q1")
@pytest.mark.parametrize("first", ["scenario", "player"])
@pytest.mark.parametrize("kind", ["treachery", "enemy", "location", "act", "agenda"])
def test_a_scenario_card_beats_a_player_card_that_contradicts_it(first: str, kind: str) -> None:
    t = Table()
    made = {
        "treachery": (treachery("Curse", base(1)), "threat:0"),
        "enemy": (enemy("Ghoul", base(1)), "threat:0"),
        "location": (location("Swamp", base(1)), "map"),
        "act": (act("Weaken", base(1)), "act"),
        "agenda": (agenda("Fade", base(1)), "agenda"),
    }
    both = [made[kind], (asset("Sword", base(6)), "play:0")]
    for printed, zone in both if first == "scenario" else both[::-1]:
        t.put(printed, zone)
    t.turn()
    assert (t.kind, combat(t)) == ("turn", 1)


@rule("silver-rule.2")
@pytest.mark.parametrize("followed", [0, 1])
def test_between_two_player_cards_the_lead_investigator_says_which_one_is_followed(followed: int) -> None:
    t = Table(2)
    t.g.lead = 1
    sword = t.put(asset("Sword", base(6)), "play:0")
    club = t.put(asset("Club", base(4)), "hand:0")
    t.turn(0).choose(f"play:{club}")
    assert (t.asked, t.kind, set(t.options)) == (1, "follow", {f"card:{sword}", f"card:{club}"})
    t.choose(f"card:{(sword, club)[followed]}")
    assert combat(t) == (6, 4)[followed]
    assert t.kind == "turn"


@rule("silver-rule.2", "silver-rule.q1")
def test_between_two_scenario_cards_the_lead_investigator_decides_too() -> None:
    t = Table(acts=(act("Weaken", base(1)), act("Flee", stage=2)))
    curse = t.put(treachery("Curse", base(2)), "threat:0")
    t.turn()
    assert (t.kind, len(t.options)) == ("follow", 2)
    t.choose(f"card:{curse}")
    assert (t.kind, combat(t)) == ("turn", 2)


@rule("silver-rule.1")
def test_a_keyword_gained_by_a_scenario_card_and_lost_by_a_player_card_is_gained() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}")
    t.put(asset("Whistle", Constant((LoseKeyword(Kind("enemy"), "hunter"),))), "play:0")
    t.put(treachery("Frenzy", Constant((GainKeyword(Kind("enemy"), "hunter"),))), "threat:0")
    assert numbers.has_keyword(t.g, ghoul, "hunter")


def instead(effect: Any) -> Forced:
    """Return an ability that replaces gaining resources."""
    return Forced(On("would", "gains-resources"), (fx.Instead((effect,)),))


@rule("silver-rule.1")
def test_of_two_replacements_that_cannot_both_happen_the_scenario_cards_does() -> None:
    t = Table()
    t.put(asset("Luck", instead(fx.Draw(1))), "play:0")
    t.put(treachery("Theft", instead(fx.Deal(horror=1))), "threat:0")
    hand = len(t.zone("hand:0"))
    t.turn().choose("resource")
    assert (t.own().horror, t.own().resources, len(t.zone("hand:0"))) == (1, 5, hand)


@rule("silver-rule.2")
def test_of_two_replacements_on_the_same_side_the_lead_investigator_chooses() -> None:
    t = Table(2)
    t.g.lead = 1
    luck = t.put(asset("Luck", instead(fx.Draw(1))), "play:0")
    t.put(asset("Vow", instead(fx.Deal(horror=1))), "play:0")
    hand = len(t.zone("hand:0"))
    t.turn(0).choose("resource")
    assert t.asked == 1
    t.choose(next(each for each in t.options if each.startswith(f"{luck}.")))
    assert (t.own().horror, len(t.zone("hand:0"))) == (0, hand + 1)


# The grim rule


@rule("grim-rule.1")
def test_the_worse_alternative_is_what_the_rulings_made_by_the_grim_rule_say() -> None:
    t = Table()
    both = (chaos.SucceedAutomatically(), chaos.FailAutomatically())
    wild = event("Wild", Play(both, condition=DuringTest()), keywords="fast")
    card = t.put(wild, "hand:0")
    t.call(testing.begin, Context(0, t.person().card, 0), 0, ("willpower",), 0, failure=(fx.Deal(horror=1),))
    t.choose(f"play:{card}").skip()
    assert t.own().horror == 1


@rule("grim-rule.q1")
def test_the_program_never_applies_the_first_grim_rule_in_play() -> None:
    folder = Path(str(horror.__file__)).parent
    said = {
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not [each for each in said if "grim-rule.1" in each]
    assert [each for each in said if "grim-rule.2" in each]


@rule("grim-rule.2", "grim-rule.3")
@pytest.mark.parametrize("victim", [0, 1])
def test_the_lead_investigator_chooses_among_valid_options_even_the_better_one(victim: int) -> None:
    frail, strong = investigator("Ada", health=1), investigator("Bert", health=9)
    t = Table(people=(frail, strong))
    t.g.lead = 1
    t.put(enemy("Ghoul", keywords="hunter"), f"at:{t.named('Cellar')}")
    t.phase("enemy")
    assert (t.asked, sorted(t.options)) == (1, ["seat:0", "seat:1"])
    t.choose(f"seat:{victim}")
    assert [t.person(seat).status for seat in (0, 1)] == [("defeated", "playing")[victim], "playing"]
    assert t.own(1).damage == victim


# Cooperation and table talk


@rule("cooperative.1")
def test_nobody_else_can_act_for_an_investigator_not_even_the_lead() -> None:
    t = Table(2)
    t.turn(1)
    assert t.g.lead == 0
    with pytest.raises(IllegalAnswer):
        t.choose("resource", seat=0)
    assert t.own(1).resources == 5
    t.choose("resource", seat=1)
    assert t.own(1).resources == 6


@rule("table-talk.1")
def test_nobody_else_sees_a_hand_or_a_deck() -> None:
    t = Table(2)
    book, lamp = t.put(asset("Book"), "hand:1"), t.put(asset("Lamp"), "deck:1")
    assert book in [card.id for card in view(t.g, 1).cards]
    for seat in (0, None):
        seen = view(t.g, seat)
        assert not {book, lamp} & {card.id for card in seen.cards}
        assert (seen.people[1].hand, seen.people[1].deck) == (6, len(t.zone("deck:1")))
    assert lamp not in [card.id for card in view(t.g, 1).cards]


@rule("table-talk.1")
def test_what_somebody_draws_is_told_to_nobody_else() -> None:
    t = Table(2)
    t.put(asset("Book"), "deck:1")
    t.turn(1).choose("draw")
    (told,) = [each for each in t.told if each.text.id == "drew"]
    assert "Book" in repr(told.seen_by(1))
    assert "Book" not in repr(told.seen_by(0))


@rule("table-talk.x1")
def test_joe_learns_neither_the_name_nor_the_icons_of_the_card_isabelle_could_commit() -> None:
    t = Table(people=(investigator("Isabelle"), investigator("Joe")))
    courage = t.put(skill("Unexpected Courage", icons={"wild": 2}), "hand:0")
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.turn(1).choose(f"fight:{ghoul}")
    assert (t.asked, t.kind, t.options) == (0, "commit", [f"card:{courage}", "wait"])
    joe = repr(view(t.g, 1)) + repr([each.seen_by(1) for each in t.told])
    assert "Unexpected Courage" not in joe
    t.choose((f"card:{courage}",))
    assert "Unexpected Courage" in repr([each.seen_by(1) for each in t.told])


# Resolutions


@rule("resolution.1", "resolution.2")
def test_a_resolution_triggered_by_an_encounter_card_ends_the_scenario_with_its_entry_in_the_guide() -> None:
    endings = {0: ("Nobody", "Niemand"), 1: ("Escape", "Flucht"), 2: ("Ruin", "Untergang")}
    t = Table(
        agendas=(agenda("Stir", threshold=1, reverse=(fx.Resolution(2),)),),
        scenario={"resolutions": endings},
    )
    t.phase("mythos")
    assert (t.g.ended, t.g.resolution, t.kind) == (True, 2, "")
    (told,) = [each for each in t.told if each.text.id == "resolution"]
    assert "Ruin" in repr(told.text)
    assert "Escape" not in repr(told.text)


@rule("resolution.3")
def test_if_every_investigator_is_eliminated_no_resolution_was_reached() -> None:
    t = Table(2, scenario={"resolutions": {0: ("Nobody", "Niemand")}})
    doom = treachery("Doom", Revelation((fx.Deal(damage=9),)))
    for _ in range(3):
        t.put(doom, "encounter")
    t.phase("mythos")
    assert (t.g.ended, t.g.resolution) == (True, 0)
    assert "Nobody" in repr(next(each for each in t.told if each.text.id == "resolution").text)


@rule("resolution.4", "resolution.q1")
def test_without_further_agenda_everybody_left_is_defeated_and_chooses_a_trauma_in_player_order() -> None:
    t = Table(2, agendas=(agenda("Stir", threshold=1, reverse=(fx.Deal(horror=1, target="lead"),)),))
    t.g.lead, t.g.campaign = 1, True
    t.phase("mythos")
    assert (t.asked, t.kind, t.own(1).horror) == (1, "trauma", 1)
    t.choose("mental")
    assert (t.asked, t.kind) == (0, "trauma")
    t.choose("physical")
    assert [(t.person(seat).physical, t.person(seat).mental) for seat in (1, 0)] == [(0, 1), (1, 0)]
    assert [t.person(seat).status for seat in (0, 1)] == ["defeated", "defeated"]
    assert (t.g.ended, t.g.resolution) == (True, 0)


@rule("resolution.q1")
@pytest.mark.parametrize("back", [(fx.Resolution(1),), (fx.BecomeCurrent("agenda", 3),)])
def test_that_rule_does_not_apply_if_the_back_brings_a_resolution_or_another_agenda(back: Any) -> None:
    t = Table(
        agendas=(agenda("Stir", threshold=1, reverse=back),),
        box=(agenda("Rise", stage=3),),
        scenario={"aside": ("rise",)},
    )
    t.phase("mythos")
    assert t.person().status == "playing"
    assert (t.person().physical, t.person().mental) == (0, 0)


@rule("silver-rule.1")
def test_cards_that_agree_do_not_contradict_each_other() -> None:
    t = Table()
    t.put(asset("Sword", base(6)), "play:0")
    t.put(asset("Twin Sword", base(6)), "play:0")
    t.turn()
    assert (t.kind, combat(t)) == ("turn", 6)


@rule("silver-rule.2")
def test_lasting_effects_of_two_cards_can_contradict_each_other_too() -> None:
    t = Table()
    moods = []
    for name, number in (("Calm", 5), ("Rage", 7)):
        lasts = fx.Lasting("round", (SetBase(YOU, "combat", number),))
        moods.append(t.put(event(name, Play((lasts,))), "hand:0"))
        t.turn().choose(f"play:{moods[-1]}")
    assert (t.kind, t.options) == ("follow", [f"card:{card}" for card in moods])
    t.choose(f"card:{moods[0]}")
    assert combat(t) == 5
