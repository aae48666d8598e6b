"""Trish Scarborough, the operative who is after her, and actions that are for one purpose only."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.cards import rogue, seeker
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.cards import enemy, investigator
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul")


def trish(**table: object) -> Table:
    return Table(people=(rogue.TRISH_SCARBOROUGH,), **table)  # type: ignore[arg-type]


def begin(t: Table, seat: int = 0) -> Table:
    """Begin a turn by the rules, with all the actions it brings."""
    return t.do(rounds.begin_turn, 0, f"seat:{seat}").skip("window")


# Trish Scarborough


@matters("12007")
def test_trish_evades_with_her_additional_action_first() -> None:
    t = trish()
    ghoul = t.put(GHOUL, "threat:0")
    begin(t).choose(f"evade:{ghoul}").skip()
    assert (t.person().actions, t.person().spare) == (3, ())


@matters("12007")
def test_trish_may_still_evade_when_her_other_actions_are_spent() -> None:
    t = trish()
    ghoul = t.put(GHOUL, "threat:0", exhausted=True)
    begin(t)
    for _ in range(3):
        t.choose("resource")
    assert t.options == [f"evade:{ghoul}", "end"]


@matters("12007")
def test_an_event_that_evades_may_use_the_additional_action_too() -> None:
    t = trish()
    t.put(GHOUL, "threat:0", exhausted=True)
    cracks = t.put(seeker.THROUGH_THE_CRACKS_2, "hand:0")
    begin(t)
    for _ in range(3):
        t.choose("resource")
    t.choose(f"play:{cracks}").skip()
    assert t.person().spare == ()


@refused("12007")
def test_the_additional_action_is_for_nothing_but_evading() -> None:
    t = trish()
    begin(t)
    for _ in range(3):
        t.choose("resource")
    assert t.kind != "turn" or t.options == ["end"]


@rule("action.4")
@refused("12007")
def test_the_additional_action_is_lost_with_the_turn() -> None:
    t = trish()
    begin(t)
    t.do(rounds.end_turn, 0)
    assert t.person().spare == ()


@rule("action.q3")
def test_whoever_loses_all_actions_loses_the_additional_one_last() -> None:
    t = trish()
    begin(t)
    t.resolve(fx.LoseActions(3))
    assert (t.person().actions, t.person().spare) == (0, ("evade",))
    t.resolve(fx.LoseActions(1))
    assert t.person().spare == ()


@matters("12007")
def test_trishs_elder_sign_lets_her_slip_away_after_the_test() -> None:
    t = trish(bag=("elder-sign",))
    ghoul = t.put(GHOUL, "threat:0", exhausted=True)
    t.turn().choose("investigate").skip()
    assert t.kind == "may"
    t.choose("yes").choose(f"card:{t.named('Cellar')}")
    assert t.person().location == t.named("Cellar")
    assert t.card(ghoul).zone == f"at:{t.named('Hall')}"


@refused("12007")
def test_trishs_elder_sign_adds_nothing_and_another_token_lets_nobody_slip_away() -> None:
    t = trish(bag=("0",))
    t.put(GHOUL, "threat:0", exhausted=True)
    t.turn().choose("investigate").skip()
    assert t.kind == "turn"


# Black Chamber Operative


def chamber(t: Table, **what: object) -> int:
    return t.put(rogue.BLACK_CHAMBER_OPERATIVE, "threat:0", **{"controller": -1, **what})


@matters("12009")
def test_whoever_evades_the_operative_places_a_clue() -> None:
    t = trish()
    t.set(t.person().card, clues=1)
    agent = chamber(t)
    t.turn().choose(f"evade:{agent}").skip()
    assert (t.own().clues, t.card(t.named("Hall")).clues) == (0, 1)
    assert t.card(agent).exhausted


@matters("12009")
def test_without_a_clue_the_operative_readies_engages_and_attacks() -> None:
    t = trish()
    agent = chamber(t)
    t.turn().choose(f"evade:{agent}").skip()
    assert (t.card(agent).exhausted, t.card(agent).zone) == (False, "threat:0")
    assert (t.own().damage, t.own().horror) == (1, 1)


@matters("12009")
def test_the_operative_hunts_trish_past_others() -> None:
    t = Table(people=(investigator("Ann"), rogue.TRISH_SCARBOROUGH))
    t.alter(1, location=t.named("Cellar"))
    agent = t.put(rogue.BLACK_CHAMBER_OPERATIVE, f"at:{t.named('Hall')}", controller=-1)
    t.phase("enemy").skip()
    assert t.card(agent).zone == "threat:1"


@refused("12009")
def test_the_operative_engages_nobody_but_trish() -> None:
    t = Table(people=(investigator("Ann"), rogue.TRISH_SCARBOROUGH))
    t.alter(1, location=t.named("Cellar"))
    agent = t.put(rogue.BLACK_CHAMBER_OPERATIVE, "hand:0", controller=-1)
    t.set(agent, controller=-1)
    t.resolve(fx.Spawn("this", "location"), source=agent)
    assert t.card(agent).zone == f"at:{t.named('Hall')}"


@refused("12009")
def test_evading_somebody_else_is_no_matter_for_the_operative() -> None:
    t = trish()
    chamber(t, exhausted=True)
    ghoul = t.put(GHOUL, "threat:0")
    t.set(t.person().card, clues=1)
    t.turn().choose(f"evade:{ghoul}").skip()
    assert t.own().clues == 1
