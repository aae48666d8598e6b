"""What the table is told about the campaign: notes, rewards, its end. Not for the log itself."""

from miskatonic.core.game import Event
from miskatonic.core.text import text
from miskatonic.games.horror import notes
from miskatonic.games.horror.naming import card_name
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.state import Horror


def recorded(note: LogNote, *, campaign: bool) -> Event:
    """record.1, standalone.11"""
    if campaign:
        return Event(text("recorded", note=notes.phrase(note)), "record.1")
    return Event(text("recorded-alone", note=notes.phrase(note)), "standalone.11")


def crossed_out(note: LogNote) -> Event:
    """record.3"""
    return Event(text("crossed-out", note=notes.phrase(note)), "record.3")


def reward_earned(g: Horror, name: str) -> Event:
    """rewards.3"""
    names = next((each.name for each in g.printed.values() if each.name[0] == name), (name, name))
    return Event(text("reward-earned", card=card_name(names)), "rewards.3")


def campaign_over(won: bool) -> Event:
    """winning-and-losing.7"""
    return Event(text("campaign-won" if won else "campaign-lost"), "winning-and-losing.7")
