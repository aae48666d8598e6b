"""The campaign log in a match: what is noted and crossed out, rewards, the end (campaign-log, record).

A scenario played by itself only remembers all that (standalone.11), by the same words. Not for the campaign
between its scenarios.
"""

from msgspec.structs import replace

from miskatonic.games.horror import logged
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.noting import SOMETHING
from miskatonic.games.horror.state import NONE, Horror


def record(g: Horror, what: str, card: int = NONE, number: int = 0) -> None:
    """record.1, record.4, standalone.11: a note, unless the very same stands there already."""
    names = g.print(card).name if card != NONE else ("", "")
    note = LogNote(what, names, number)
    if note not in g.log:
        g.log.append(note)
        g.unsettled |= SOMETHING
        g.tell(logged.recorded(note, campaign=g.campaign))


def cross_out(g: Horror, what: str) -> None:
    """record.3: the note stays where it is, but is ignored for the rest of the campaign."""
    for place, note in enumerate(g.log):
        if note.what == what and not note.crossed_out:
            g.log[place] = replace(note, crossed_out=True)
            g.unsettled |= SOMETHING
            g.tell(logged.crossed_out(note))


def earn_reward(g: Horror, name: str) -> None:
    """rewards.3, reward.4: the reward card comes to the collection, once."""
    if name not in g.rewards:
        g.rewards.append(name)
        g.tell(logged.reward_earned(g, name))


def end_campaign(g: Horror, won: bool) -> None:
    """winning-and-losing.7: no scenario follows."""
    g.campaign_over = "won" if won else "lost"
    if g.campaign:
        g.tell(logged.campaign_over(won))
