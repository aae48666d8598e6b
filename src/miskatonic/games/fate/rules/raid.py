"""Raids: investigators in a lodge look round, one die each."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import kind_in, number_in
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import AMULET, EFFECT, EYE, SPELL, STAR, TENTACLE, WARDING_CIRCLE
from miskatonic.games.fate.rules import casting, naming, rolls, windows
from miskatonic.games.fate.rules.circle import take_sign
from miskatonic.games.fate.rules.figures import lodge_to_supply
from miskatonic.games.fate.state import Fate, asking, step


@step
def raid(g: Fate, seat: Seat, cite: str) -> None:
    """raid.1, raid.2, windows.9"""
    if not g.lodges[seat]:
        return
    if g.orders[seat] == "raid":
        g.orders[seat] = ""
    g.tell(told.raided(seat, g.lodges[seat], cite))
    if AMULET in g.artefacts[seat]:
        g.then(offer_amulet, seat)
    else:
        g.then(search_lodge, seat)


@asking
def offer_amulet(g: Fate, seat: Seat) -> None:
    """raid.2, artefact-list.d2"""
    g.ask(seat, asks.amulet(g.lodges[seat]), answered_amulet)


@step
def answered_amulet(g: Fate, seat: Seat, choice: str) -> None:
    """raid.2, artefact-list.d2"""
    if choice == "pass":
        g.then(search_lodge, seat)
        return
    windows.lose_artefact(g, seat, AMULET)
    g.tell(told.destroyed(seat, AMULET))
    lodge_to_supply(g, seat, g.lodges[seat], "artefact-list.d2")


@step
def search_lodge(g: Fate, seat: Seat) -> None:
    """raid.1, raid.3"""
    g.warded = 0
    g.then(rolls.roll_dice, seat, "raid", g.lodges[seat])
    g.then(offer_warding, seat)
    g.then(judge_raid, seat)


@asking
def offer_warding(g: Fate, seat: Seat) -> None:
    """raid.3, spells.d7, windows.8; a second circle protects no more than the first"""
    if not g.readied[seat]:
        return
    ready = [card for card in g.readied[seat] if EFFECT[card] == WARDING_CIRCLE]
    circles = tuple([card for card in ready if naming.usable(g, seat, SPELL[card])])
    g.ask(seat, asks.ward(rolls.faces(g), circles), answered_warding)


@step
def answered_warding(g: Fate, seat: Seat, choice: str) -> None:
    """raid.3, spells.d7"""
    if kind_in(choice) == "cast":
        g.then(casting.cast_spell, seat, number_in(choice), ())


@step
def judge_raid(g: Fate, seat: Seat) -> None:
    """raid.4, raid.5, raid.6, spells.d7"""
    faces = rolls.faces(g)
    for face, cite in ((TENTACLE, "raid.4"), (STAR, "raid.5")):
        for _ in range(faces.count(face)):
            take_or_ward(g, seat, cite)
            if g.outcome is not None:
                return
            if face == STAR:
                lodge_to_supply(g, seat, 1, cite)
    lodge_to_supply(g, seat, faces.count(EYE), "raid.6")


def take_or_ward(g: Fate, seat: Seat, cite: str) -> None:
    """raid.4, raid.5, spells.d7"""
    if g.warded:
        g.warded -= 1
        g.tell(told.sign_warded(seat))
    else:
        take_sign(g, seat, cite)
