"""How a scenario ends: resolutions, the victory display, no resolution (resolution, victory, winning-and-
losing).
"""

from miskatonic.core.game import Outcome, Seat
from miskatonic.core.text import text
from miskatonic.games.horror import asks, numbers, told
from miskatonic.games.horror.rules import cards, elimination, timing
from miskatonic.games.horror.state import Happening, Horror, step


@step
def resolve(g: Horror, number: int) -> None:
    """resolution.1, act-agenda-deck.18: a resolution is reached, the scenario is over."""
    if g.ended:
        return
    g.resolution = number
    timing.happen(g, Happening("game-ends"), collect_victory)
    g.then(conclude)


@step
def no_resolution(g: Horror) -> None:
    """resolution.3, elimination.13: nobody is left."""
    g.then(resolve, 0)


@step
def collect_victory(g: Horror) -> None:
    """victory.5, .6, clues.10, clues.q2: locations in play, revealed and without clues, with Victory X."""
    for location in list(g.pile("map")):
        card = g.cards[location]
        if card.revealed and not card.clues and numbers.value(g, location, "victory"):
            cards.to_victory(g, location)


@step
def conclude(g: Horror) -> None:
    """winning-and-losing.2, .8, .9: who has won; resigned investigators have survived (resign.q1)."""
    won = g.resolution > 0 and g.resolution not in g.scenario.lost
    seats = tuple(
        seat for seat, person in enumerate(g.people) if person.status != "defeated" and not person.fate
    )
    g.tell(told.resolution(g))
    g.ended = True
    g.outcome = Outcome(
        seats if won else (),
        text("outcome-won" if won else "outcome-lost", ending=told.ending_name(g)),
        "winning-and-losing.8" if won else "winning-and-losing.9",
    )
    g.pending.clear()
    g.stop()


@step
def defeated_by_agenda(g: Horror, seat: Seat) -> None:
    """resolution.4, .q1: the investigator chooses which trauma."""
    g.ask(seat, asks.trauma(seat), elimination.choose_trauma)


def borne(g: Horror, seat: Seat) -> tuple[str, ...]:
    """weakness.7, weakness.8: what an investigator bears beside the deck, now and in later scenarios."""
    return tuple(card.code for card in g.cards if card.owner == seat and card.gained)


def experience(g: Horror) -> int:
    """victory.7: what the victory display is worth to each investigator."""
    return sum(numbers.value(g, card, "victory") for card in g.pile("victory"))
