"""The locations of Queen of Ash: tunnels that look alike, the cistern, the sluice."""

import msgspec
import pytest

from miskatonic.core.text import Speech
from miskatonic.games.horror import naming
from miskatonic.games.horror.encounter import ashen_pilgrims, cultists, sewers
from miskatonic.games.horror.encounter import queen_of_ash as own
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import moving, rounds
from miskatonic.games.horror.scenarios import queen_of_ash as scenario
from miskatonic.games.horror.terminal import draw
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.ash.sewer import names, place_called, sewer
from tests.games.horror.table import QUIET, Table

OWN_ENDINGS = scenario.SCENARIO.endings
INNER = ("Infested Pipes", "Flooded Crypt", "Toxic Waste Pit")
OUTER = ("Overgrown Tunnels", "Smuggler's Cache")


def ways(t: Table, name: str) -> set[str]:
    """Return where one can go from a place, by name and subtitle."""
    shown = next(card for card in view(t.g, 0).cards if card.id == place_called(t, name))
    return {t.g.print(to).subtitle[0] or t.g.print(to).name[0] for to in shown.leads_to}


def comes(t: Table, name: str, seat: int = 0) -> Table:
    """Let somebody enter a place."""
    t.call(moving.move, seat, place_called(t, name))
    return t.skip()


def end_turn(t: Table) -> Table:
    """Let the turn of the first investigator end."""
    t.g.phase, t.g.active = "investigation", 0
    return t.do(rounds.end_turn, 0)


def end_investigation(t: Table) -> Table:
    """Come to the end of the investigation phase."""
    t.g.phase = "investigation"
    return t.do(rounds.end_phase, "investigation-ends")


# Connections


@matters("12182", "12183", "12184", "12185", "12186", "12187", "12174", "12175")
def test_revealed_each_tunnel_leads_where_its_own_side_says() -> None:
    t = sewer()
    assert {name: ways(t, name) for name in (*INNER, *OUTER)} == {
        **{key: {"Sewer Culvert", "Underground Cistern"} for key in INNER},
        **{key: {"Sewer Culvert"} for key in OUTER},
    }
    assert ways(t, "Sewer Culvert") == {*INNER, *OUTER}
    assert ways(t, "Underground Cistern") == {*INNER, "Sluice Control"}
    assert ways(t, "Sluice Control") == {"Underground Cistern"}


@matters("12182", "12183", "12184", "12185", "12186", "12187")
def test_unrevealed_every_tunnel_seems_to_lead_to_the_cistern() -> None:
    t = sewer(shown=False)
    for name in (*INNER, *OUTER):
        assert ways(t, name) == {"Sewer Culvert", "Underground Cistern"}
    assert len([each for each in view(t.g, 0).cards if each.name[0] == "Sewer Tunnels"]) == 5
    assert {each.code for each in view(t.g, 0).cards if each.name[0] == "Sewer Tunnels"} == {"12183b"}


# Culvert


@matters("12182")
def test_one_may_resign_at_the_culvert() -> None:
    t = sewer(2).turn()
    t.use(place_called(t, "Sewer Culvert")).skip()
    assert t.person().status == "resigned"


@refused("12182")
def test_nowhere_else_can_one_resign() -> None:
    t = sewer(at="Smuggler's Cache").turn()
    assert not t.can_use(place_called(t, "Sewer Culvert"))


# Tunnels


@matters("12183")
def test_who_enters_the_infested_pipes_draws_the_next_enemy_of_the_encounter_deck() -> None:
    t = sewer(encounter=(QUIET,) * 2)
    cantor = t.put(ashen_pilgrims.CANTOR, "encounter")
    above = [t.put(QUIET, "encounter") for _ in range(2)]
    comes(t, "Infested Pipes")
    assert t.card(cantor).zone == "threat:0"
    assert [t.card(card).zone for card in above] == ["encounter-discard"] * 2
    assert len(t.zone("encounter")) == 2


@refused("12183")
def test_an_enemy_that_enters_the_infested_pipes_draws_nobody() -> None:
    t = sewer()
    t.put(ashen_pilgrims.CANTOR, "encounter")
    rat = t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Sewer Culvert')}", exhausted=True)
    t.resolve(fx.MoveEnemy("this", "location"), source=rat)
    assert "discarded" not in t.heard


@matters("12184")
def test_who_enters_the_overgrown_tunnels_loses_an_action() -> None:
    t = sewer().turn()
    t.choose(f"move:{place_called(t, 'Overgrown Tunnels')}").skip("window", "reaction")
    assert t.person().actions == 1


@refused("12184")
def test_who_leaves_the_overgrown_tunnels_loses_none() -> None:
    t = sewer(at="Overgrown Tunnels").turn()
    t.choose(f"move:{place_called(t, 'Sewer Culvert')}").skip("window", "reaction")
    assert t.person().actions == 2


@matters("12185")
def test_who_ends_the_turn_in_the_flooded_crypt_takes_horror() -> None:
    t = end_turn(sewer(2, at="Flooded Crypt"))
    assert (t.own(0).horror, t.own(1).horror) == (1, 0)


@matters("12186")
def test_who_ends_the_turn_at_the_smugglers_cache_may_gain_a_resource() -> None:
    t = sewer(at="Smuggler's Cache")
    before = t.own().resources
    end_turn(t).use(place_called(t, "Smuggler's Cache"))
    assert t.own().resources == before + 1


@matters("12187")
def test_who_ends_the_turn_at_the_toxic_waste_pit_discards_a_card() -> None:
    t = sewer(at="Toxic Waste Pit")
    held = len(t.zone("hand:0"))
    end_turn(t)
    assert t.kind == "discard"
    t.choose(t.options[0])
    assert len(t.zone("hand:0")) == held - 1


@refused("12185", "12186", "12187")
@pytest.mark.parametrize("name", ["Flooded Crypt", "Smuggler's Cache", "Toxic Waste Pit"])
def test_whose_turn_ends_elsewhere_does_not_notice(name: str) -> None:
    t = sewer(2, at=name)
    t.alter(0, location=place_called(t, "Sewer Culvert"))
    held, coins = len(t.zone("hand:0")), t.own().resources
    end_turn(t)
    assert (t.kind, t.own().horror, len(t.zone("hand:0")), t.own().resources) == ("", 0, held, coins)


# Cistern


def before_the_cistern(clues: int, seats: int = 1) -> Table:
    """Stand in a revealed tunnel that leads to the unrevealed cistern."""
    t = sewer(seats, shown=False)
    t.call(moving.turn_up, place_called(t, "Flooded Crypt"))
    t.alter(0, location=place_called(t, "Flooded Crypt"))
    t.set(t.person(seats - 1).card, clues=clues)
    return t.turn()


@matters("12174")
def test_three_clues_for_each_investigator_open_the_cistern_and_anybody_may_give_them() -> None:
    t = before_the_cistern(6, seats=2)
    t.choose(f"move:{place_called(t, 'Underground Cistern')}").skip("window", "reaction")
    assert (t.own(1).clues, t.person().location) == (0, place_called(t, "Underground Cistern"))
    assert t.card(t.person().location).clues == 4


@refused("12174")
def test_with_fewer_clues_nobody_enters_the_cistern() -> None:
    t = before_the_cistern(5, seats=2)
    assert f"move:{place_called(t, 'Underground Cistern')}" not in t.options


@refused("12174")
def test_once_it_is_revealed_entering_the_cistern_costs_nothing() -> None:
    t = before_the_cistern(0)
    t.call(moving.turn_up, place_called(t, "Underground Cistern"))
    t.turn()
    assert f"move:{place_called(t, 'Underground Cistern')}" in t.options


@matters("12174")
def test_the_cistern_never_runs_out_of_clues() -> None:
    t = sewer(2, at="Underground Cistern")
    cistern = place_called(t, "Underground Cistern")
    t.set(cistern, clues=1)
    t.resolve(fx.DiscoverClues(1))
    assert (t.own().clues, t.card(cistern).clues) == (1, 4)


@refused("12174")
def test_clues_that_are_left_in_the_cistern_are_not_made_up_for() -> None:
    t = sewer(2, at="Underground Cistern")
    t.resolve(fx.DiscoverClues(1))
    assert t.card(place_called(t, "Underground Cistern")).clues == 3


@matters("12174")
def test_followers_in_the_cistern_give_themselves_up_for_doom() -> None:
    t = sewer()
    there = f"at:{place_called(t, 'Underground Cistern')}"
    ready = [t.put(each, there) for each in (ashen_pilgrims.CANTOR, cultists.DARK_MAGICIAN)]
    end_investigation(t)
    assert [t.card(each).zone for each in ready] == ["encounter-discard"] * 2
    assert t.card(t.zone("agenda")[0]).doom == 2


@refused("12174")
def test_neither_the_exhausted_nor_the_elite_nor_hounds_nor_those_elsewhere_do() -> None:
    t = sewer()
    there = f"at:{place_called(t, 'Underground Cistern')}"
    t.put(ashen_pilgrims.CANTOR, there, exhausted=True)
    t.put(own.SERVANT_OF_FLAME, there)
    t.put(ashen_pilgrims.HELLHOUND, there)
    t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Flooded Crypt')}")
    end_investigation(t)
    assert (names(t, "encounter-discard"), t.card(t.zone("agenda")[0]).doom) == ([], 0)


# Sluice


@matters("12175")
def test_a_clue_for_each_investigator_opens_the_way_to_the_sluice() -> None:
    t = sewer(2, shown=False)
    t.call(moving.turn_up, place_called(t, "Underground Cistern"))
    t.alter(0, location=place_called(t, "Underground Cistern"))
    t.set(t.person().card, clues=1)
    t.turn()
    assert f"move:{place_called(t, 'Sluice Control')}" not in t.options
    t.set(t.person(1).card, clues=1)
    t.turn().choose(f"move:{place_called(t, 'Sluice Control')}").skip("window", "reaction")
    assert [t.own(seat).clues for seat in (0, 1)] == [0, 0]


@matters("12175")
def test_who_opens_the_sluice_drowns_every_enemy_and_all_who_have_not_resigned() -> None:
    t = sewer(3, at="Sluice Control", bag=("+2",), scenario={"endings": OWN_ENDINGS})
    t.alter(2, status="resigned")
    there = f"at:{place_called(t, 'Underground Cistern')}"
    for each in (own.FAINT_EMBERS, own.SERVANT_OF_FLAME, ashen_pilgrims.CANTOR):
        t.put(each, there)
    t.turn().use(place_called(t, "Sluice Control"))
    t.choose("skill:combat").skip()
    assert (t.g.resolution, [person.fate for person in t.g.people]) == (3, ["killed", "killed", ""])
    assert names(t, "victory") == ["Elokoss", "Servant of Flame"]


@refused("12175")
def test_no_codex_is_read_and_no_act_advances_when_everything_drowns() -> None:
    t = sewer(at="Sluice Control", bag=("+2",), scenario={"endings": OWN_ENDINGS})
    t.put(own.SERVANT_OF_FLAME, f"at:{place_called(t, 'Underground Cistern')}")
    t.turn().use(place_called(t, "Sluice Control"))
    t.choose("skill:agility").skip()
    assert (t.g.resolution, "codex-read" in t.heard, "advances" in t.heard) == (3, False, False)


@refused("12175")
def test_who_fails_at_the_sluice_drowns_nobody() -> None:
    t = sewer(at="Sluice Control", bag=("-4",))
    t.turn().use(place_called(t, "Sluice Control"))
    t.choose("skill:combat").skip()
    assert (t.g.resolution, t.person().status) == (-1, "playing")


def test_in_a_terminal_revealed_tunnels_are_told_apart() -> None:
    t = sewer(shown=False)
    t.g.options = msgspec.structs.replace(t.g.options, scenario="queen_of_ash")
    t.call(moving.turn_up, place_called(t, "Flooded Crypt"))
    english = Speech("en", ["miskatonic.core", "miskatonic.games.horror"])
    drawn = " ".join(" ".join(draw(view(t.g, 0), english, {0: "Ada"}, plain=True)).split())
    assert "Sewer Tunnels (Flooded Crypt): shroud 4" in drawn
    assert drawn.count("Sewer Tunnels: not revealed yet") == 4


# Which tunnel is meant


def test_revealed_tunnels_are_told_apart_by_their_subtitles() -> None:
    t = comes(sewer(), "Flooded Crypt")
    english = Speech("en", ["miskatonic.core", "miskatonic.games.horror"])
    assert any("Sewer Tunnels (Flooded Crypt)" in english.say(event.text) for event in t.told)


def test_a_tunnel_that_is_not_revealed_is_called_like_all_the_others() -> None:
    t = sewer(shown=False)
    assert naming.names(t.g, place_called(t, "Flooded Crypt")) == sewers.TUNNEL


def test_a_place_without_a_namesake_needs_no_subtitle() -> None:
    t = sewer(locations=(sewers.CULVERT, own.CISTERN, sewers.TUNNELS[0]))
    assert naming.names(t.g, place_called(t, sewers.TUNNELS[0].subtitle[0])) == sewers.TUNNEL
