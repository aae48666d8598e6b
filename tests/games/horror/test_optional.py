"""Ultimatums, boons and refractions: what each changes, and that none does unless it was chosen."""

from collections import Counter
from typing import Any

import pytest

from miskatonic import games
from miskatonic.core.game import BadOptions
from miskatonic.core.ids import number_in
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import decks, optional, optional_decks
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.encounter.fire import FIRE
from miskatonic.games.horror.encounter.spreading_flames import SERVANT_OF_FLAME
from miskatonic.games.horror.lineup import cards, line_up
from miskatonic.games.horror.options import BOONS, CAMPAIGN_ONLY, FIELDS, ULTIMATUMS, HorrorOptions
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import actions, rounds
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.effects import Deal, Defeat, DiscardTop
from tests.games.horror.cards import asset, treachery
from tests.games.horror.table import PLAIN, Table

GAME = games.get("horror")
STARTER = "12001"


def hurt(t: Table, damage: int, horror: int = 0, seat: int = 0) -> Table:
    return t.resolve(Deal(damage, horror), you=seat, source=t.zone("reference")[0])


def make_test(t: Table) -> Table:
    return t.resolve(fx.Test(("willpower",), 2)).skip()


def new(**options: Any) -> Horror:
    state = GAME.new(GAME.options(seats=1, **options), 1)
    assert isinstance(state, Horror)
    return state


def refused(clause: str, **options: Any) -> None:
    with pytest.raises(BadOptions) as bad:
        GAME.options(seats=1, **options)
    assert bad.value.clause == clause


# In general


@rule("optional-rules.1", "ultimatums-and-boons.1", "ultimatums-and-boons.3", "refractions.2")
def test_none_applies_unless_it_was_chosen() -> None:
    options = GAME.options(seats=1)
    assert isinstance(options, HorrorOptions)
    assert optional.chosen(options) == ()
    assert not any(optional.active(new(), name) for name in optional.CLAUSES)


@rule("ultimatums-and-boons.2", "ultimatums-and-boons.4")
def test_any_number_may_be_chosen_each_once_and_all_of_them_stay_active() -> None:
    g = new(ultimatums=["hardship", "dread", "hardship"], boons=["hermes"])
    assert optional.chosen(g.options) == ("dread", "hardship", "hermes")
    assert optional.active(g, "dread")
    assert not optional.active(g, "agony")


@rule("ultimatums-and-boons.2")
def test_what_is_none_is_refused() -> None:
    refused("ultimatums-and-boons.1", ultimatums=["doom"])
    refused("ultimatums-and-boons.1", boons="doom")


@rule("ultimatums.8", "ultimatums.13", "ultimatums.16", "ultimatums.19", "ultimatums.20", "boons.1")
@pytest.mark.parametrize("name", sorted(CAMPAIGN_ONLY))
def test_what_is_for_campaigns_is_refused_for_a_single_scenario(name: str) -> None:
    field = "boons" if name in BOONS else "ultimatums"
    refused(optional.CLAUSES[name], **{field: [name]})


def test_forms_are_told_which_of_them_are_for_campaigns() -> None:
    told = {name for field in FIELDS for name in field.in_series}
    assert told == {*CAMPAIGN_ONLY}
    assert all({*field.in_series} <= {*field.choices} for field in FIELDS)


@rule("ultimatums-and-boons.q1")
@pytest.mark.parametrize(
    ("ultimatums", "boons", "resources", "held"),
    [
        ((), (), 5, 5),
        (("hardship",), (), 3, 5),
        ((), ("hades",), 7, 5),
        (("hardship",), ("hades",), 5, 5),
        (("forbidden-knowledge",), (), 5, 4),
        ((), ("thoth",), 5, 6),
        (("forbidden-knowledge",), ("thoth",), 5, 5),
    ],
)
@rule("ultimatums.10", "ultimatums.11", "boons.4", "boons.8")
def test_beginnings_add_up(
    ultimatums: tuple[str, ...], boons: tuple[str, ...], resources: int, held: int
) -> None:
    t = Table(ultimatums=ultimatums, boons=boons)
    assert (t.own().resources, len(t.zone("hand:0"))) == (resources, held)


# Ultimatums


@rule("ultimatums.1", "ultimatums.q1")
def test_agony_fills_one_card_before_another_takes_any() -> None:
    t = Table(ultimatums=("agony",))
    dog, cat = (t.put(asset(name, health=2, sanity=1), "play:0") for name in ("Dog", "Cat"))
    hurt(t, 3, 1).choose(f"card:{dog}")
    assert t.options == [f"card:{cat}", "rest"]
    t.choose("rest")
    t.choose(f"card:{cat}")
    assert t.card(dog).zone == "discard:0"
    assert (t.own().damage, t.own().horror) == (1, 0)
    assert t.card(cat).zone == "discard:0"


@rule("ultimatums.1")
def test_without_agony_points_are_given_one_by_one() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=2), "play:0")
    hurt(t, 2).choose(f"card:{dog}").choose("rest")
    assert (t.card(dog).damage, t.own().damage) == (1, 1)


@rule("ultimatums.2", "ultimatums.7", "ultimatums.q2")
def test_the_bag_loses_the_elder_sign_or_gains_an_auto_fail() -> None:
    usual = Counter(new().bag)
    assert usual - Counter(new(ultimatums=["broken-promises"]).bag) == Counter(["elder-sign"])
    assert Counter(new(ultimatums=["failure"]).bag) - usual == Counter(["auto-fail"])


@rule("ultimatums.3")
@pytest.mark.parametrize(("ultimatums", "zone"), [((), "discard:0"), (("broken-veil",), "deck:0")])
def test_weaknesses_discarded_from_the_top_are_shuffled_back(ultimatums: tuple[str, ...], zone: str) -> None:
    t = Table(ultimatums=ultimatums)
    weak = t.put(treachery("Doubt", subtype="weakness"), "deck:0")
    plain = t.zone("deck:0")[-2]
    t.resolve(DiscardTop(2))
    assert (t.card(weak).zone, t.card(plain).zone) == (zone, "discard:0")
    assert ("shuffled-in" in t.heard) is (zone == "deck:0")


@rule("ultimatums.4", "ultimatums.q7")
def test_chaos_makes_decks_of_random_legal_cards_and_keeps_what_is_the_investigators() -> None:
    options = GAME.options(seats=2, ultimatums=["chaos"])
    assert isinstance(options, HorrorOptions)
    known = cards(options.scenario)
    usual = line_up(HorrorOptions(seats=2), 1)
    for old, deck in zip(usual, line_up(options, 1), strict=True):
        listed = [known[code] for code in deck.cards]
        assert _problems(known[deck.investigator], listed) == ()
        assert {card.level for card in listed if not card.subtype and card.level is not None} == {0}
        own = [code for code in old.cards if not _is_regular(known[code])]
        assert Counter(own) == Counter(code for code in deck.cards if not _is_regular(known[code]))
    assert line_up(options, 1) != line_up(options, 2)
    assert line_up(options, 1) == line_up(options, 1)


def _is_regular(card: Printed) -> bool:
    return decks.is_regular(card)


def _problems(who: Printed, listed: list[Printed]) -> tuple[Any, ...]:
    return decks.wrong(who, listed, standalone=True)


@rule("ultimatums.5")
def test_disaster_adds_a_random_basic_weakness_to_every_deck() -> None:
    usual, more = (line_up(HorrorOptions(seats=2, ultimatums=each)) for each in ((), ("disaster",)))
    assert [deck.to_draw for deck in more] == [deck.to_draw + 1 for deck in usual]
    drawn = [e for e in new(ultimatums=["disaster"]).opening if e.text.id == "random-weakness"]
    assert len(drawn) == more[0].to_draw


@rule("ultimatums.6")
@pytest.mark.parametrize(("ultimatums", "doom"), [((), 0), (("dread",), 1)])
def test_dread_has_a_mythos_phase_in_the_first_round(ultimatums: tuple[str, ...], doom: int) -> None:
    t = Table(ultimatums=ultimatums)
    agenda = t.zone("agenda")[0]
    t.set(agenda, doom=0)
    t.g.round = 0
    t.do(rounds.begin_round)
    assert t.card(agenda).doom == doom
    assert ("phase-mythos" in t.heard) is bool(doom)


@rule("ultimatums.8", "ultimatums.9")
@pytest.mark.parametrize(
    ("campaign", "damage", "fate"), [(True, 7, "killed"), (True, 0, "insane"), (False, 7, "")]
)
def test_finality_is_the_end_of_the_defeated_in_a_campaign(campaign: bool, damage: int, fate: str) -> None:
    t = Table(seats=2, ultimatums=("finality",))
    t.g.campaign = campaign
    hurt(t, damage, 7 - damage)
    assert (t.person().status, t.person().fate) == ("defeated", fate)


@rule("ultimatums.q3")
@pytest.mark.parametrize(("kind", "fate"), [("physical", "killed"), ("mental", "insane")])
def test_of_both_at_once_the_investigator_chooses_which_end(kind: str, fate: str) -> None:
    t = Table(seats=2, ultimatums=("finality",))
    t.g.campaign = True
    hurt(t, 7, 7).choose(kind)
    assert t.person().fate == fate


@rule("ultimatums.8")
def test_who_is_defeated_by_an_ability_is_not_killed_by_finality() -> None:
    t = Table(seats=2, ultimatums=("finality",))
    t.g.campaign = True
    t.resolve(Defeat("you"))
    assert (t.person().status, t.person().fate) == ("defeated", "")


@rule("ultimatums.12")
def test_the_highlander_allows_each_card_once() -> None:
    one, other = PLAIN, asset("Rope", cost=1)
    weak = treachery("Doubt", subtype="basic-weakness")
    found = list(optional_decks.wrong(("highlander",), [one, one, other, weak, weak], campaign=False))
    assert [(problem.clause, problem.card) for problem in found] == [("ultimatums.12", one.code)]
    refused("ultimatums.12", ultimatums=["highlander"], decks=[STARTER])
    GAME.options(seats=1, ultimatums=["highlander", "chaos"], decks=[STARTER])


@rule("ultimatums.13")
@pytest.mark.parametrize(("campaign", "clauses"), [(True, ["ultimatums.13"]), (False, [])])
def test_induction_allows_only_level_0_in_a_campaign(campaign: bool, clauses: list[str]) -> None:
    dear = next(card for card in by_code().values() if card.level and _is_regular(card))
    found = optional_decks.wrong(("induction",), [PLAIN, dear], campaign=campaign)
    assert [problem.clause for problem in found] == clauses


@rule("ultimatums.22", "ultimatums.q9")
def test_cards_that_speak_of_exile_are_for_campaigns_only() -> None:
    exiled = [card for card in by_code().values() if optional_decks.mentions_exile(card)]
    assert list(optional_decks.wrong(("exile",), [PLAIN], campaign=False)) == []
    for card in exiled:
        found = optional_decks.wrong(("exile",), [card], campaign=False)
        assert [problem.clause for problem in found] == ["ultimatums.22"]
        assert list(optional_decks.wrong(("exile",), [card], campaign=True)) == []


@rule("ultimatums.16", "ultimatums.q5")
@pytest.mark.parametrize(
    ("printed", "campaign", "zone"),
    [
        (asset("Ally", health=1, unique=True, traits=("Ally",)), True, "removed"),
        (asset("Ally", health=1, unique=True, traits=("Ally",)), False, "discard:0"),
        (asset("Friend", health=1, traits=("Ally",)), True, "discard:0"),
        (asset("Idol", health=1, unique=True), True, "discard:0"),
        (asset("Curse", health=1, unique=True, traits=("Ally",), subtype="weakness"), True, "discard:0"),
        (asset("Guest", health=1, unique=True, traits=("Ally",), set="story"), True, "discard:0"),
    ],
)
def test_under_the_scream_a_defeated_unique_ally_is_gone(printed: Printed, campaign: bool, zone: str) -> None:
    t = Table(ultimatums=("scream",))
    t.g.campaign = campaign
    ally = t.put(printed, "play:0", controller=0, owner=0)
    hurt(t, 1).choose(f"card:{ally}")
    assert t.card(ally).zone == zone
    assert t.g.lost == ([printed.name[0]] if zone == "removed" else [])


@rule("ultimatums.17")
def test_nobody_can_play_a_lost_card_any_more() -> None:
    t = Table(seats=2)
    copy = t.put(asset("Ally", cost=0), "hand:1")
    t.alter(1, actions=1)
    assert actions.why_not_play(t.g, 1, copy) is None
    t.g.lost = ["Ally"]
    why = actions.why_not_play(t.g, 1, copy)
    assert why is not None
    assert why.cite == "ultimatums.17"


@rule("ultimatums.20", "ultimatums.21", "ultimatums.q6")
def test_what_changes_decks_or_the_bag_is_never_drawn_nor_what_is_active() -> None:
    pool = optional.to_be_drawn(("agony", "hades"))
    assert {"dread", "osiris", "thoth"} <= set(pool)
    assert not {"agony", "hades", "scorched-earth", *optional.NOT_DRAWN} & set(pool)
    assert {*ULTIMATUMS, *BOONS} > optional.NOT_DRAWN


# Boons


@rule("boons.2", "boons.q1", "boons.q2")
def test_athena_lets_the_first_auto_fail_of_each_be_put_back() -> None:
    t = Table(boons=("athena",))
    t.bag("auto-fail")
    make_test(t)
    assert t.kind == "boon"
    t.choose("yes")
    assert t.g.people[0].boons_used == ("athena",)
    assert t.heard.count("revealed-token") == 2
    assert t.g.bag == ["auto-fail"]
    assert "test-failed" in t.heard  # the second one is drawn, and nobody is asked again


@rule("boons.q2")
def test_who_declines_has_used_athena_up() -> None:
    t = Table(boons=("athena",))
    t.bag("auto-fail")
    make_test(t).choose("no")
    assert "test-failed" in t.heard
    make_test(t)
    assert t.kind == ""


@rule("boons.2")
def test_other_tokens_do_not_call_athena() -> None:
    t = Table(boons=("athena",))
    t.bag("0")
    make_test(t)
    assert t.kind == ""
    assert t.person().boons_used == ()


@rule("boons.3", "boons.q3")
def test_destiny_brings_one_card_of_choice_to_an_opening_hand_of_the_usual_size() -> None:
    wished = asset("Wish", cost=1)
    weak = treachery("Doubt", subtype="weakness")
    t = Table(boons=("destiny",), deck=(*(PLAIN,) * 12, wished, weak))
    assert t.kind == "boon"
    titles = [t.g.print(number_in(option)).name[0] for option in t.options]
    assert sorted(titles) == ["Lantern", "Wish"]
    t.choose((f"card:{t.named('Wish')}",))
    assert t.kind == "mulligan"
    assert t.named("Wish") in t.zone("hand:0")
    assert len(t.zone("hand:0")) == 5


@rule("boons.3")
def test_destiny_may_be_declined() -> None:
    t = Table(boons=("destiny",))
    t.choose(())
    assert len(t.zone("hand:0")) == 5


@rule("boons.5", "boons.q5")
def test_hermes_gives_an_action_for_moving_that_provokes_like_any_other() -> None:
    t = Table(boons=("hermes",))
    t.do(rounds.begin_turn, 0, "seat:0")
    assert (t.person().actions, t.person().spare) == (3, ("move",))
    t.turn(0, actions=0)
    assert {option for option in t.options if option != "end"} <= {f"move:{card}" for card in t.zone("map")}


@rule("boons.6", "boons.q4")
def test_osiris_heals_whoever_would_be_defeated_for_the_first_time() -> None:
    t = Table(seats=2, boons=("osiris",))
    hurt(t, 8, 3)
    assert (t.person().status, t.own().damage, t.own().horror) == ("playing", 0, 0)
    assert "spared" in t.heard
    assert "investigator-defeated" not in t.heard
    t.g.last([])
    hurt(t, 8)
    assert t.person().status == "defeated"


@rule("boons.6", "boons.q4")
def test_osiris_leaves_the_trauma_and_whom_it_kills() -> None:
    t = Table(seats=2, boons=("osiris",))
    hurt(t, 8)
    assert t.person().physical == 1
    t = Table(seats=2, boons=("osiris",))
    t.alter(physical=6)
    hurt(t, 8)
    assert (t.person().fate, t.person().status) == ("killed", "defeated")


@rule("boons.6")
def test_osiris_spares_from_defeat_by_an_ability_without_trauma() -> None:
    t = Table(seats=2, boons=("osiris",))
    t.resolve(Defeat("you"))
    assert (t.person().status, t.person().physical, t.person().mental) == ("playing", 0, 0)


@rule("boons.7", "boons.q4")
def test_after_osiris_there_is_no_damage_until_the_next_turn_but_horror() -> None:
    t = Table(seats=2, boons=("osiris",))
    hurt(t, 8)
    hurt(t, 2, 2)
    assert (t.own().damage, t.own().horror) == (0, 2)
    hurt(t, 1, seat=1)
    assert t.own(1).damage == 1
    t.do(rounds.begin_turn, 0, "seat:0")
    hurt(t, 2)
    assert t.own().damage == 2


# Refractions


@rule("refractions.1")
def test_a_refraction_is_for_its_scenario() -> None:
    refused("refractions.3", refractions=["scorched-earth"], scenario="cellar")


@rule("refractions.3", "refractions.q1")
def test_scorched_earth_makes_the_servant_of_flame_elusive() -> None:
    for refractions, elusive in (((), False), (("scorched-earth",), True)):
        g = new(refractions=refractions)
        assert ("elusive" in g.printed[SERVANT_OF_FLAME.code].profile.keyword_names) is elusive


@rule("refractions.4", "refractions.q2")
def test_fire_heals_the_servant_by_all_that_it_dealt() -> None:
    options = HorrorOptions(refractions=("scorched-earth",))
    printed = optional.reworded(options, (SERVANT_OF_FLAME,))[0]
    t = Table(seats=2)
    servant = t.put(printed, f"at:{t.named('Garden')}")
    fire = t.put(FIRE, f"at:{t.named('Hall')}")
    t.set(servant, damage=5)
    t.resolve(Deal(1, target="you"), source=fire)
    assert t.card(servant).damage == 4
    hurt(t, 1)
    assert t.card(servant).damage == 4
