"""What there is in Cultists: cards, characters, roles, event markers, and what they are called.

Places and doors are in `plan`, route cards in `routes`, numbers in `numbers`. Not for rules.
"""

from functools import cache
from typing import Final, Literal

from miskatonic.core.text import Text, Who, text

Card = int
"""A card is its face; all backs are alike (components.1)."""

ALIVE, DEAD, SUCCESS, FAILURE, SABOTAGE = range(5)
FACES = ("alive", "dead", "success", "failure", "sabotage")
"""components.1"""
ROOM_FACES = FACES[SUCCESS:]
CARD = {name: card for card, name in enumerate(FACES)}

Figure = int
"""A character on the board: 0 … seats-1 are the players', `seats` is the automa (basics.2)."""

NOBODY: Figure = -1
START: Figure = -1
"""Who gave a card that has lain in a deck since the setup."""
PILE: Figure = -2
"""Who gave a card that came from the draw pile."""

CHARACTERS = (
    "archivist",
    "caretaker",
    "physician",
    "dean",
    "reporter",
    "student",
    "professor",
    "watchman",
)
"""characters.d1"""

INVESTIGATOR, SEER, ASSASSIN, CULTIST, FIRESTARTER = (
    "investigator",
    "seer",
    "assassin",
    "cultist",
    "firestarter",
)
ROLES = (INVESTIGATOR, SEER, ASSASSIN, CULTIST, FIRESTARTER)
CULTIST_ROLES = (CULTIST, FIRESTARTER)
"""roles.2, roles.3, roles.d1"""
Team = Literal["investigators", "cultists"]
INVESTIGATORS: Final = "investigators"
CULTISTS: Final = "cultists"
"""basics.1: the teams"""

CALM, LIGHTNING, SECRET_DOORS, PORTAL, FISH_MAN, CULTIST_COMES, LOCKED, FOG, COURAGE = (
    "calm",
    "lightning",
    "secret-doors",
    "portal",
    "fish-man",
    "cultist",
    "locked",
    "fog",
    "courage",
)
"""event-list.d1"""


def team(role: str) -> Team:
    """basics.1, basics.8"""
    return CULTISTS if role in CULTIST_ROLES else INVESTIGATORS


def cards(kinds: tuple[int, int, int]) -> list[Card]:
    """Return so many Success, Failure and Sabotage cards."""
    success, failure, sabotage = kinds
    return [SUCCESS] * success + [FAILURE] * failure + [SABOTAGE] * sabotage


@cache
def card_name(card: Card) -> Text:
    """Return the name of a card."""
    return text(f"card-{FACES[card]}")


@cache
def place_name(place: str) -> Text:
    """board.d1, board.d2"""
    return text(f"place-{place}")


@cache
def character_name(character: str) -> Text:
    """characters.d1"""
    return text(f"character-{character}")


@cache
def role_name(role: str) -> Text:
    """roles.2, roles.3, roles.d1"""
    return text(f"role-{role}")


@cache
def event_name(event: str) -> Text:
    """event-list.d1"""
    return text(f"event-{event}")


@cache
def figure_name(figure: Figure, seats: int) -> Text | Who:
    """basics.2"""
    return Who(figure) if figure < seats else text("automa")
