"""Asking the lead investigator which of two contradicting cards is followed (silver-rule.2).

Not for which side prevails (see `silver`).
"""

from miskatonic.core.game import Seat
from miskatonic.core.ids import number_in
from miskatonic.games.horror import asks, silver
from miskatonic.games.horror.noting import EVERYTHING
from miskatonic.games.horror.state import Horror, step


@step
def decide_contradiction(g: Horror) -> None:
    """silver-rule.2"""
    cards = silver.undecided(g)
    if cards:
        g.ask(g.lead, asks.follow(g, cards), follow_card)


@step
def follow_card(g: Horror, lead: Seat, choice: str) -> None:
    """silver-rule.2: this card is followed."""
    g.followed.append(number_in(choice))
    g.unsettled |= EVERYTHING
