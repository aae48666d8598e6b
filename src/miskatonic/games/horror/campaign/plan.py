"""What a campaign consists of, as data: its parts in order and its chaos bags. Not for one under way."""

from functools import cache
from importlib import import_module

import msgspec

from miskatonic.games.horror.printed import Names
from miskatonic.games.horror.words.things import Recorded


class Way(msgspec.Struct, frozen=True):
    """One of the answers to a question between two scenarios."""

    text: str
    """The message it is called by."""
    notes: tuple[str, ...] = ()
    """record.1: what is noted in the log."""
    crosses_out: tuple[str, ...] = ()
    """record.3"""


class Part(msgspec.Struct, frozen=True):
    """A part of a campaign: a scenario, or something that is read in between."""

    scenario: str = ""
    """Its module in `scenarios`; empty: this is a passage."""
    story: str = ""
    """The message that tells the passage."""
    ways: tuple[Way, ...] = ()
    """What the group chooses from after the passage; empty: there is nothing to choose."""
    condition: Recorded | None = None
    """record.2: without that note in the log the part is left out."""


class Plan(msgspec.Struct, frozen=True):
    """A campaign as its guide tells it."""

    code: str
    name: Names
    bags: dict[str, tuple[str, ...]]
    """setup.7, difficulty-level.3"""
    parts: tuple[Part, ...]
    experience: int = 0
    """deckbuilding.12: so much for everybody to begin with."""


NAMES = ("brethren_of_ash",)
"""The campaigns there are, by their modules in `campaigns`."""


@cache
def find(name: str) -> Plan:
    """Return the campaign of that name; raise KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    plan: Plan = import_module(f"miskatonic.games.horror.campaigns.{name}").PLAN
    return plan
