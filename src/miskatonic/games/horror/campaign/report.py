"""What a finished match hands back to its campaign, as plain data. Not for what the campaign makes of it."""

from collections import Counter
from typing import Literal

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.rules import ending
from miskatonic.games.horror.state import Horror, Status


class Fared(msgspec.Struct, frozen=True, omit_defaults=True):
    """campaign-log.2 to .5: how an investigator fared in a scenario."""

    investigator: str
    status: Status = "playing"
    fate: str = ""
    """ "killed", "insane" or "devoured"."""
    physical: int = 0
    mental: int = 0
    """campaign-trauma.8: all trauma, that of earlier scenarios among it."""
    experience: int = 0
    """campaign-experience.4, .5: earned in this scenario, with bonuses and penalties."""
    bears: tuple[str, ...] = ()
    """earn.2: what the investigator is the bearer of beside the deck, from this scenario or earlier ones."""
    deck: dict[str, int] = {}
    """The deck list: without what was exiled, with the basic weaknesses that were drawn."""
    exiled: tuple[str, ...] = ()


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """campaign-log.2: all that a campaign has to know of a scenario that is over."""

    scenario: str
    resolution: int
    won: bool
    investigators: tuple[Fared, ...]
    """By seat."""
    log: tuple[LogNote, ...] = ()
    """The whole log as it is now, with what was crossed out."""
    bag: tuple[str, ...] = ()
    """setup.8: the chaos bag, with everything in it that was revealed or sealed."""
    victory: tuple[str, ...] = ()
    """The codes of the cards in the victory display."""
    rewards: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    """ultimatums.16: the cards that are gone for the rest of the campaign, by their English names."""
    campaign_over: Literal["", "won", "lost"] = ""


def report(g: Horror) -> Report:
    """campaign-log.2: read everything off a scenario that is over; what it remembered is forgotten
    (remember.2).
    """
    assert g.ended, "a match hands something back when it is over"
    return Report(
        scenario=g.scenario.code,
        resolution=g.resolution,
        won=ending.is_won(g),
        investigators=tuple(fared(g, person.seat) for person in g.people),
        log=tuple(g.log),
        bag=tuple(sorted(g.bag)),
        victory=tuple(g.cards[card].code for card in g.pile("victory")),
        rewards=tuple(g.rewards),
        lost=tuple(g.lost),
        campaign_over=g.campaign_over,
    )


def fared(g: Horror, seat: Seat) -> Fared:
    """campaign-log.2 to .5"""
    person = g.people[seat]
    own = [card for card in g.cards if card.owner == seat and card.id != person.card]
    kept = [card for card in own if card.id not in g.exiled]
    return Fared(
        g.cards[person.card].code,
        person.status,
        person.fate,
        person.physical,
        person.mental,
        person.experience,
        tuple(card.code for card in kept if card.gained),
        dict(sorted(Counter(card.code for card in kept if not card.gained).items())),
        tuple(card.code for card in own if card.id in g.exiled),
    )
