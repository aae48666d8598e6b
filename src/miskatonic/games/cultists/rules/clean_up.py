"""IV Clean-up: the sole cultist may claim, then the next round is prepared."""

from miskatonic.core.game import Seat
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.numbers import ROUNDS
from miskatonic.games.cultists.rules import ending
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.state import Cultists, asking, step


@step
def clean_up(g: Cultists) -> None:
    """round.8, clean-up.1, clean-up.2"""
    g.phase = "clean-up"
    if g.count.cultists == 1:
        g.then(ask_claim)
    if g.round == ROUNDS:
        g.then(last_round_ends)


@asking
def ask_claim(g: Cultists) -> None:
    """claim.1, claim.d1, claim.q1, end.q3, decisions.10"""
    for seat in range(g.seats):
        g.ask(seat, asks.clean_up(g.is_cultist(seat)), answered_claim)


@step
def answered_claim(g: Cultists, seat: Seat, choice: str) -> None:
    """claim.1, claim.2, claim.3"""
    if choice == "claim":
        g.tell(told.claimed_threshold(seat, g.count.threshold))
        ending.claim(g)


@step
def last_round_ends(g: Cultists) -> None:
    """clean-up.2, end.7"""
    ending.time_is_up(g)


def prepare_round(g: Cultists) -> None:
    """clean-up.3, clean-up.q1"""
    g.notes += (dead_investigators(g),)
    g.vote_marker = True
    g.start = (g.start + 1) % g.seats
