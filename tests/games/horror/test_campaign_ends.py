"""Every end of Brethren of Ash: the campaigns that are kept still come to it, match by match."""

import pytest

from miskatonic.core.series import read, write
from miskatonic.games.horror.campaign.document import Campaign, of
from miskatonic.games.horror.notes import is_recorded
from tests.games.horror import ends

every_end = pytest.mark.parametrize("name", ends.SCRIPTS)


def kept(name: str) -> Campaign:
    return of(read(ends.file(name).read_bytes()))


@every_end
def test_a_kept_campaign_is_played_again_from_its_first_page_to_the_same_document(name: str) -> None:
    found = ends.file(name).read_bytes()
    assert write(ends.again(ends.SCRIPTS[name], read(found))) == found


ENDS = {
    "slain": ("won", "elokoss-defeated"),
    "stopped": ("won", "rebirth-stopped"),
    "drowned": ("won", "ritual-flooded"),
    "escaped": ("won", "ritual-flooded"),
    "overcome": ("lost", "elokoss-reborn"),
    "burned": ("lost", "elokoss-reborn"),
    "fled": ("lost", "elokoss-reborn"),
    "replaced": ("lost", "elokoss-reborn"),
    "nobody-left": ("lost", "university-burned"),
    "out": ("lost", "university-burned"),
}


@every_end
def test_it_is_won_or_lost_as_the_log_says(name: str) -> None:
    campaign = kept(name)
    over, note = ENDS[name]
    assert campaign.over == over
    assert is_recorded(campaign.log, note)


def test_every_resolution_of_the_last_scenario_ends_a_campaign() -> None:
    last = [kept(name).scores[-1] for name in ends.SCRIPTS]
    reached = {score.resolution for score in last if score.scenario == "queen_of_ash"}
    assert reached == {0, 1, 2, 3}


def fates(name: str) -> dict[str, str]:
    return {each.investigator: each.status for each in kept(name).heroes}


def test_of_the_flood_only_those_come_home_who_had_left() -> None:
    assert fates("drowned") == {ends.DANIELA: "killed", ends.JOE: "killed"}
    assert fates("escaped") == {ends.JOE: "killed", ends.DANIELA: "alive"}


def test_whoever_wins_otherwise_lives_and_has_earned_the_reward() -> None:
    for name in ("slain", "stopped"):
        assert fates(name) == {ends.JOE: "alive"}
        assert kept(name).rewards == ("Collector",)


def test_nobody_survives_the_rebirth_but_who_left_the_campaign_before() -> None:
    """join-leave.2"""
    assert fates("overcome") == {ends.DEXTER: "killed"}
    assert fates("burned") == {ends.DANIELA: "killed", ends.JOE: "killed"}
    assert fates("fled") == {ends.TRISH: "killed", ends.ISABELLE: "away", ends.JOE: "killed"}


def test_who_is_lost_on_the_way_is_replaced() -> None:
    """campaign-trauma.10"""
    replaced = {each.investigator: each.replaced for each in kept("replaced").heroes}
    assert replaced == {ends.DEXTER: True, ends.JOE: True, ends.TRISH: False, ends.DANIELA: False}


def test_without_investigators_in_the_box_or_a_second_chance_it_is_over_at_once() -> None:
    """campaign-trauma.11, ultimatums.19"""
    for name in ("nobody-left", "out"):
        assert len(kept(name).scores) == 1
        assert {*fates(name).values()} <= {"killed", "insane"}


def test_every_campaign_that_is_kept_is_compared() -> None:
    assert {path.stem for path in ends.FOLDER.iterdir()} == {*ends.SCRIPTS}
