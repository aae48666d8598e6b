"""Player order, when the lead investigator falls in the middle of a phase (player-order)."""

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Revelation
from tests.games.horror.cards import asset, enemy, treachery
from tests.games.horror.table import Table

DEADLY = Revelation((fx.Deal(7),))


def seats_of(t: Table, message: str) -> list[int]:
    """Return whom each message of a kind is about, in order."""
    about = [event.text.args["who"] for event in t.told if event.text.id == message]
    return [who.seat for who in about if isinstance(who, Who)]


def let_seat_2_lead(t: Table) -> None:
    """Let those who are left choose seat 2."""
    assert (t.kind, sorted(t.g.asks())) == ("lead", [1, 2])
    t.choose("seat:2").choose("seat:2")


@rule("player-order.1", "player-order.2", "mythos.10")
def test_if_the_lead_falls_in_the_mythos_phase_the_new_lead_is_the_next_to_draw() -> None:
    t = Table(3)
    for each in (enemy("Late"), enemy("Next"), treachery("Doom", DEADLY)):
        t.put(each, "encounter")
    t.phase("mythos")
    let_seat_2_lead(t)
    assert t.card(t.named("Next")).zone == "threat:2"
    assert t.card(t.named("Late")).zone == "threat:1"


@rule("player-order.1", "enemy.3")
def test_if_the_lead_falls_in_the_enemy_phase_the_new_lead_is_the_next_to_be_attacked() -> None:
    t = Table(3)
    for seat in range(3):
        t.alter(seat, location=t.zone("map")[seat])
        t.put(enemy("Ogre", damage=7 if seat == 0 else 1, code=f"ogre-{seat}"), f"threat:{seat}")
    t.phase("enemy")
    let_seat_2_lead(t)
    assert seats_of(t, "attacks") == [0, 2, 1]


@rule("player-order.1", "upkeep.4", "upkeep.6")
def test_if_the_lead_falls_in_the_upkeep_phase_the_new_lead_goes_on() -> None:
    t = Table(3)
    t.put(treachery("Doom", DEADLY, subtype="weakness"), "deck:0")
    for seat in (1, 2) * 4:
        t.put(asset("Dog"), f"hand:{seat}")
    t.phase("upkeep")
    let_seat_2_lead(t)
    assert seats_of(t, "drew") == [0, 2, 1]
    assert (t.kind, t.asked) == ("discard", 2)


@rule("player-order.1", "simultaneous-priority.1")
def test_if_the_lead_falls_while_each_investigator_tests_the_new_lead_is_next() -> None:
    t = Table(3, bag=("auto-fail",))
    t.set(t.person(0).card, damage=6)
    t.resolve(fx.EachInvestigator((fx.Test(("willpower",), 3, failure=(fx.Deal(1),)),)))
    let_seat_2_lead(t)
    assert seats_of(t, "test-begins") == [0, 2, 1]
