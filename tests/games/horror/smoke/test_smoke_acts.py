"""The act and agendas of Smoke and Mirrors, and its reference card on four difficulties."""

from typing import Any

import pytest

from miskatonic.games.horror.encounter import people_of_arkham
from miskatonic.games.horror.encounter import smoke_and_mirrors as own
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import acts
from miskatonic.games.horror.scenarios import smoke_and_mirrors as scenario
from tests.games.horror.cards import enemy
from tests.games.horror.effects import take_test
from tests.games.horror.smoke.city import city, suspect
from tests.games.horror.table import Table

AGENDAS = (scenario.ARKHAM_ALIVE, scenario.EMERGENT_EVILS)
HERE = "Merchant District"


def overcome(t: Table, count: int, *, by_words: int = 0) -> None:
    """So many suspects are in the victory display, and so many beneath the act."""
    for card in people_of_arkham.CARDS[:count]:
        t.put(card, "victory")
    for card in people_of_arkham.CARDS[count : count + by_words]:
        t.put(card, f"beneath:{t.zone('act')[0]}")


# The act


@matters("12136")
def test_clues_of_the_group_uncover_who_hides_in_a_district() -> None:
    t = city(2)
    naomi = t.put(people_of_arkham.NAOMI_OBANNION, f"beneath:{t.named(HERE)}", revealed=False)
    t.set(t.person(0).card, clues=1)
    t.set(t.person(1).card, clues=3)
    t.alter(1, location=t.named("Easttown"))
    t.turn().use(t.zone("act")[0]).skip()
    while t.kind == "pay":
        t.choose(t.options[0])
    t.skip()
    assert (t.card(naomi).zone, t.own(0).clues + t.own(1).clues) == ("threat:0", 0)


@refused("12136")
def test_not_where_nobody_hides_nor_for_fewer_clues() -> None:
    t = city(2)
    t.put(people_of_arkham.NAOMI_OBANNION, f"beneath:{t.named('Easttown')}", revealed=False)
    t.set(t.person(0).card, clues=4)
    act = t.zone("act")[0]
    t.turn()
    assert not t.can_use(act)
    t.alter(0, location=t.named("Easttown"))
    t.set(t.person(0).card, clues=3)
    t.turn()
    assert not t.can_use(act)


@matters("12136")
@pytest.mark.parametrize("by_force", [0, 2, 5])
def test_with_six_followed_up_by_force_or_words_the_act_advances(by_force: int) -> None:
    t = city()
    overcome(t, by_force, by_words=5 - by_force)
    servant = t.put(own.SERVANT_OF_FLAME, "victory")
    t.settle().skip()
    assert (t.g.ended, t.g.resolution, t.card(servant).zone) == (True, 1, "victory")


@refused("12136")
def test_five_are_not_enough_nor_are_others_in_the_victory_display() -> None:
    t = city()
    overcome(t, 3, by_words=2)
    t.put(enemy("Ghoul", keywords="victory=1"), "victory")
    t.settle()
    assert not t.g.ended


# Agendas


@matters("12134")
def test_the_first_agenda_marks_everybody() -> None:
    t = city(3, agendas=AGENDAS)
    t.alter(2, status="resigned")
    marks = [t.put(own.MARK_OF_ELOKOSS, "aside") for _ in range(4)]
    t.call(acts.advance, "agenda")
    t.skip()
    zones = sorted(t.card(mark).zone for mark in marks)
    assert zones == ["aside", "aside", "threat:0", "threat:1"]
    assert sorted(t.card(mark).owner for mark in marks if t.card(mark).gained) == [0, 1]


@refused("12134")
def test_nine_doom_are_not_enough_for_it() -> None:
    t = city(agendas=AGENDAS)
    t.set(t.zone("agenda")[0], doom=9)
    t.do(acts.check_doom)
    assert t.g.print(t.zone("agenda")[0]).stage == 1
    t.set(t.zone("agenda")[0], doom=10)
    t.do(acts.check_doom).skip()
    assert t.g.print(t.zone("agenda")[0]).stage == 2


@matters("12135")
def test_at_midnight_everybody_resigns_and_it_is_over() -> None:
    t = city(2, agendas=AGENDAS[1:])
    t.put(people_of_arkham.MARGARET_LIU, "facedown")
    t.set(t.zone("agenda")[0], doom=8)
    t.do(acts.check_doom).skip()
    assert [person.status for person in t.g.people] == ["resigned", "resigned"]
    assert (t.g.ended, t.g.resolution) == (True, 0)


@matters("12134", "12135")
@pytest.mark.parametrize("agenda", AGENDAS, ids=lambda card: card.code)
def test_anybody_may_go_back_to_dr_armitage(agenda: Any) -> None:
    t = city(2, agendas=(agenda,))
    t.turn().use(t.zone("agenda")[0]).skip()
    assert t.person(0).status == "resigned"


@refused("12135")
def test_seven_doom_leave_an_hour() -> None:
    t = city(agendas=AGENDAS[1:])
    t.set(t.zone("agenda")[0], doom=7)
    t.do(acts.check_doom)
    assert t.person().status == "playing"


# The reference card


def total(t: Table, skill: str = "willpower") -> int:
    """Return how a test of a skill ends, with what chance brings."""
    take_test(t, skill, 9).skip()
    failed = next(event for event in reversed(t.told) if event.text.id == "test-failed")
    assert isinstance(failed.text.args["total"], int)
    return failed.text.args["total"]


@matters("12133")
@pytest.mark.parametrize(
    ("difficulty", "skull", "elder"), [("easy", 3, 2), ("standard", 3, 2), ("hard", 5, 4), ("expert", 5, 4)]
)
def test_skull_and_elder_thing_count_what_was_found(difficulty: str, skull: int, elder: int) -> None:
    t = city(bag=("skull",), difficulty=difficulty)
    overcome(t, 1, by_words=2)
    assert total(t) == max(0, 3 - skull)
    t.bag("elder-thing")
    t.set(t.person().card, clues=2)
    assert total(t) == max(0, 3 - elder)


@matters("12133")
@pytest.mark.parametrize(("difficulty", "by"), [("standard", 3), ("hard", 4)])
def test_a_tablet_costs_a_clue_where_the_test_fails(difficulty: str, by: int) -> None:
    t = city(bag=("tablet",), difficulty=difficulty)
    t.set(t.person().card, clues=1)
    assert total(t) == max(0, 3 - by)
    assert (t.own().clues, t.card(t.named(HERE)).clues) == (0, 1)


@matters("12133")
def test_a_cultist_brings_another_token_against_an_elite_enemy() -> None:
    t = city(bag=("cultist", "0"))
    cornelia = t.put(people_of_arkham.CORNELIA_AKELY, "threat:0")
    for option in (f"fight:{cornelia}", f"evade:{cornelia}"):
        t.told.clear()
        t.bag("cultist", "cultist")
        t.turn().choose(option).skip("window", "commit", "reaction")
        assert t.heard.count("revealed-token") == 2, option


@matters("12133")
def test_a_parley_with_one_is_such_a_test_too() -> None:
    t = city(bag=("cultist", "cultist"))
    earl = t.put(people_of_arkham.EARL_MONROE, "threat:0")
    t.turn().use(earl).skip()
    assert t.heard.count("revealed-token") == 2


@refused("12133")
def test_not_against_any_other() -> None:
    t = city(bag=("cultist", "cultist"))
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.turn().choose(f"fight:{ghoul}").skip()
    assert t.heard.count("revealed-token") == 1


@refused("12133")
def test_a_passed_test_with_a_tablet_costs_nothing() -> None:
    t = city(bag=("tablet",))
    t.set(t.person().card, clues=1)
    take_test(t, "willpower", 0).skip()
    assert t.own().clues == 1


def test_a_suspect_here_changes_nothing_about_other_tests() -> None:
    t = city(bag=("cultist", "cultist"))
    suspect(t, people_of_arkham.DAVID_RENFIELD)
    take_test(t, "willpower", 3).skip()
    assert t.heard.count("revealed-token") == 1
