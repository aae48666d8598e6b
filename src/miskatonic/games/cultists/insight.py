"""What an investigator of Cultists infers who knows that cultists look at themselves with the table's eyes.

A cultist kills where the table would look elsewhere if the victim were found (`scheme`). So of every card
that was ever given it is asked whether a cultist would have been glad to give a Dead one just then. Not for
weighing (`belief`).
"""

from functools import lru_cache

from miskatonic.games.cultists import doubt
from miskatonic.games.cultists.belief import Belief, Eye, Glad, own_eye, public_eye, weigh
from miskatonic.games.cultists.cards import NOBODY, Figure
from miskatonic.games.cultists.clues import Clues, gather, read
from miskatonic.games.cultists.facts import Checked, Claim, Fact, Fell, Gift, Met, Polled
from miskatonic.games.cultists.numbers import COUNTS
from miskatonic.games.cultists.view import CultistsView


def believe(view: CultistsView) -> Belief:
    """Return what an investigator can infer who does not know the cultists from the night."""
    clues = gather(view)
    return weigh(clues, own_eye(view), view.claims, gladness(view, clues))


def gladness(view: CultistsView, clues: Clues) -> Glad:
    """Return for each card of each pulse deck whether a cultist would have been glad to kill with it."""
    meetings = [at for at, fact in enumerate(view.history) if isinstance(fact, Met)]
    past = view.history[: meetings[-1] + 1] if meetings else ()
    rooms = tuple([room.name for room in view.rooms])
    glad = iter(_glad(past, view.claims, public_eye(view), len(view.figures), rooms))
    found = [[True] for _ in clues.givers]
    for fact in past:
        if isinstance(fact, Met):
            for gift in fact.gifts:
                found[gift.receiver].append(next(glad))
    return tuple(map(tuple, found))


@lru_cache(maxsize=256)
def _glad(
    past: tuple[Fact, ...], claims: tuple[Claim, ...], eye: Eye, figures: int, rooms: tuple[str, ...]
) -> tuple[bool, ...]:
    """Return the same for each gift of the past, which ends with an encounter."""
    if not past:
        return ()
    meeting, before = past[-1], past[:-1]
    assert isinstance(meeting, Met)
    meetings = [at for at, fact in enumerate(before) if isinstance(fact, Met)]
    polls = sum([isinstance(fact, Polled) for fact in before])
    heard = tuple([each for each in claims if each.poll <= polls])
    earlier = _glad(before[: meetings[-1] + 1] if meetings else (), heard, eye, figures, rooms)
    shy = -doubt.BOLD[COUNTS[eye.seats].cultists]
    found = []
    for gift in meeting.gifts:
        cards = 2 + sum([each.receiver == gift.receiver for at in meetings for each in _gifts(before[at])])
        more = found_dead(meeting, gift, cards)
        mind = weigh(read(before + more, eye.seats, figures, rooms), eye, heard)
        found.append(gift.giver < eye.seats and looks_elsewhere(mind, gift.giver, gift.receiver) > shy)
    return earlier + tuple(found)


def _gifts(fact: Fact) -> tuple[Gift, ...]:
    assert isinstance(fact, Met)
    return fact.gifts


def found_dead(meeting: Met, gift: Gift, cards: int) -> tuple[Fact, ...]:
    """Return what the public would see if just these two had met and the receiver were found dead."""
    two = (gift.giver, gift.receiver)
    gifts = tuple([each for each in meeting.gifts if each.giver in two and each.receiver in two])
    return (
        Met(meeting.round, meeting.place, two, gifts),
        Checked(meeting.round, NOBODY, gift.receiver, meeting.place, False, cards, True),
        Fell(meeting.round, gift.receiver, "reported"),
    )


def looks_elsewhere(mind: Belief, giver: Figure, target: Figure) -> float:
    """Return by how much the public suspects somebody else more than the giver."""
    gone = (*mind.clues.fallen, giver, target)
    others = [mind.suspect(each) for each in range(mind.seats) if each not in gone]
    return max(others, default=0.0) - mind.suspect(giver)
