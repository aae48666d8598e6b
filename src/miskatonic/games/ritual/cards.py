"""The cards of Ritual: what there is, and which 22 of them a game uses.

A card is a number, its place in `CARDS`. Cards of one face (two Gates, two pure Masks) are different
cards that nobody can tell apart, so views and messages name faces only. Not for what cards do.
"""

from collections.abc import Callable
from functools import cache

import msgspec

from miskatonic.core.text import Text

Card = int
"""A card's place in `CARDS`."""

NONE: Card = -1
"""No card."""


class Print(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    face: str
    cursed: bool = False
    artefact: str = ""
    """The artefact kind; empty for events, characters and Great Old Ones."""


ARTEFACTS = ("candelabra", "chalice", "dagger", "mask", "idol")
"""components.d1"""


def _artefact_cards(kind: str) -> tuple[Print, Print, Print]:
    """components.2"""
    pure = Print(f"{kind}-pure", artefact=kind)
    return pure, pure, Print(f"{kind}-cursed", cursed=True, artefact=kind)


CARDS: tuple[Print, ...] = (
    *(card for kind in ARTEFACTS for card in _artefact_cards(kind)),
    *(Print(face) for face in ("elder-sign", "gate", "gate", "orb", "trapezohedron")),
    *(Print(face) for face in ("investigator", "student", "cultist", "professor")),
    *(Print(face, cursed=True) for face in ("cthulhu", "nyarlathotep", "yog-sothoth", "hastur")),
    Print("mystery", cursed=True),
)
"""components.1 to components.4 and the promo card of old-ones.8"""

ELDER_SIGN, GATE, SECOND_GATE, ORB, TRAPEZOHEDRON = range(15, 20)
INVESTIGATOR, STUDENT, CULTIST, PROFESSOR = range(20, 24)
CTHULHU, NYARLATHOTEP, YOG_SOTHOTH, HASTUR, MYSTERY = range(24, 29)
GATES = (GATE, SECOND_GATE)
EVENTS = (ELDER_SIGN, GATE, SECOND_GATE, ORB, TRAPEZOHEDRON)
OLD_ONES = (CTHULHU, NYARLATHOTEP, YOG_SOTHOTH, HASTUR, MYSTERY)

FACES: tuple[str, ...] = tuple(dict.fromkeys(card.face for card in CARDS))
TWIN: tuple[Card, ...] = tuple(
    next((other for other, twin in enumerate(CARDS) if twin == card and other != number), number)
    for number, card in enumerate(CARDS)
)
"""For each card the other one with its face, or the card itself if there is none."""
ALL_CARDS = (1 << len(CARDS)) - 1
"""A set of cards as bits: bit n is card n."""
CURSED = sum(1 << number for number, card in enumerate(CARDS) if card.cursed)
PURE = ALL_CARDS & ~CURSED


face: Callable[[Card], str] = tuple(card.face for card in CARDS).__getitem__
"""Return what one sees who sees the card."""
bit: Callable[[Card], int] = tuple(1 << number for number in range(len(CARDS))).__getitem__
"""Return the card in a set of cards as bits."""


same_face: Callable[[Card], int] = tuple(
    sum(1 << number for number, other in enumerate(CARDS) if other.face == card.face) for card in CARDS
).__getitem__
"""Return the cards, as bits, that look like this one."""


def card(face: str) -> Card:
    """Return the first card with that face."""
    return next(number for number, printed in enumerate(CARDS) if printed.face == face)


@cache
def name(card: Card) -> Text:
    """Return the card's name."""
    return Text(f"card-{CARDS[card].face}")


CARDS_OF_FACE = tuple((name, same_face(card(name))) for name in sorted(FACES))
"""Every face in the order of the alphabet, with its cards as bits."""


def deck(event: str, scholar: str, zealot: str, old_one: str) -> tuple[Card, ...]:
    """setup.2, alternative.1 to alternative.5: 22 cards, one from each pair."""
    return (*range(15), ELDER_SIGN, *GATES, card(event), card(scholar), card(zealot), card(old_one))
