"""Rolling fate dice, and the reactions to a roll."""

from miskatonic.core.game import Seat
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import BLIND_STARS, DIE, EFFECT, ELDER_LAMP, EYE, FRENZY, Face
from miskatonic.games.fate.rules import naming
from miskatonic.games.fate.rules.curses import strikes
from miskatonic.games.fate.rules.orders import note_order
from miskatonic.games.fate.state import Fate, Roll, RollKind, asking, step

SIDES = len(DIE)


def throw(g: Fate, count: int) -> list[Face]:
    """dice.1, dice.d1"""
    number = g.rng.below(SIDES**count)
    faces = []
    for _ in range(count):
        number, side = divmod(number, SIDES)
        faces.append(DIE[side])
    g.throws += 1
    return faces


@step
def roll_dice(g: Fate, seat: Seat, kind: RollKind, count: int) -> None:
    """dice.1, dice.2, dice.d2, curses.d2"""
    g.roll = Roll(seat, kind, tuple(throw(g, count)))
    g.tell(told.rolled(g.roll))
    successes = [place for place, face in enumerate(g.roll.faces) if face != EYE]
    if kind == "other-worlds" and successes and strikes(g, seat, BLIND_STARS):
        reroll(g, successes)
    g.then(react_to_roll, 0)


def reroll(g: Fate, places: list[int]) -> None:
    """Throw these dice of the roll on the table again."""
    assert g.roll is not None
    faces = list(g.roll.faces)
    for place, face in zip(places, throw(g, len(places)), strict=True):
        faces[place] = face
    g.roll = Roll(g.roll.seat, g.roll.kind, tuple(faces))
    g.tell(told.rerolled(g.roll, len(places)))


def faces(g: Fate) -> tuple[Face, ...]:
    """dice.1: the faces that are final now"""
    assert g.roll is not None
    return g.roll.faces


@asking
def react_to_roll(g: Fate, passes: int) -> None:
    """windows.7, windows.8"""
    for ahead in range(passes, g.seats):
        seat = (g.active + ahead) % g.seats
        lamp = has_lamp(g, seat)
        if g.readied[seat] or lamp:
            frenzies = tuple([card for card in g.readied[seat] if EFFECT[card] == FRENZY])
            assert g.roll is not None
            g.ask(seat, asks.react_to_roll(g.roll, frenzies, lamp), reacted_to_roll, ahead)
            return


def has_lamp(g: Fate, seat: Seat) -> bool:
    """artefact-list.d4"""
    assert g.roll is not None
    return seat == g.roll.seat and ELDER_LAMP in g.artefacts[seat] and not g.exhausted >> ELDER_LAMP & 1


@step
def reacted_to_roll(g: Fate, seat: Seat, choice: str, passes: int) -> None:
    """windows.7, windows.9, choices.12"""
    note_order(g, seat, choice)
    if choice in asks.PASSES:
        g.then(react_to_roll, passes + 1)
    else:
        naming.name_next(g, seat, choice, (), "roll")
