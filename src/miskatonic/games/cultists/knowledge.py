"""What single players of Cultists know for certain, by role and by what they have seen. Not for views."""

from miskatonic.core.game import Seat
from miskatonic.games.cultists.cards import CULTIST_ROLES, DEAD, INVESTIGATORS, SEER, START, Figure, team
from miskatonic.games.cultists.facts import Checked
from miskatonic.games.cultists.state import Cultists

# Who knows whom


def knows_cultists(g: Cultists, seat: Seat | None) -> bool:
    """night.2, night.3, secrets.2"""
    return seat is not None and bool(g.roles) and (g.is_cultist(seat) or g.roles[seat] == SEER)


def known_role(g: Cultists, seat: Seat, viewer: Seat | None) -> str | None:
    """secrets.2, night.d1"""
    if not g.roles:
        return None
    if viewer == seat or seat in g.revealed or g.outcome is not None:
        return g.roles[seat]
    fellows = viewer is not None and g.is_cultist(viewer) and g.is_cultist(seat)
    return g.roles[seat] if fellows else None


def known_team(g: Cultists, figure: Figure, viewer: Seat | None) -> str | None:
    """secrets.2, secrets.x1, automa.1: what the viewer can be certain of"""
    if figure >= g.seats:
        return INVESTIGATORS
    role = known_role(g, figure, viewer)
    if role is not None:
        return team(role)
    if knows_cultists(g, viewer):
        return team(g.roles[figure])
    known = [seat for seat in range(g.seats) if known_role(g, seat, viewer) in CULTIST_ROLES]
    if len(known) == g.count.cultists:
        return INVESTIGATORS
    if g.count.cultists == 1 and figure in g.fallen:
        return INVESTIGATORS
    return None


# Cards


def dead_from_start(g: Cultists) -> tuple[Figure, ...]:
    """night.2"""
    return tuple([figure for figure, deck in enumerate(g.pulses) if deck and deck[0][:2] == (DEAD, START)])


def dead_seen(g: Cultists, fact: Checked) -> int:
    """check-state.3: how many Dead cards were in a deck when it was checked"""
    return sum([face == DEAD for face, _, _ in g.pulses[fact.target][: fact.cards]])


def seen_alive(g: Cultists, viewer: Seat | None) -> list[int]:
    """check-state.3: how many cards of each figure the viewer has seen to be all Alive"""
    found = [0] * len(g.places)
    for fact in g.history:
        if isinstance(fact, Checked) and fact.by == viewer and not dead_seen(g, fact):
            found[fact.target] = fact.cards
    return found
