"""What single players of Cultists know for certain, by role and by what they have seen. Not for views."""

from miskatonic.core.game import Seat
from miskatonic.games.cultists.cards import (
    CULTIST_ROLES,
    DEAD,
    INVESTIGATORS,
    SEER,
    START,
    Figure,
    Team,
    team,
)
from miskatonic.games.cultists.facts import Checked
from miskatonic.games.cultists.state import Cultists

# Who knows whom


def knows_cultists(g: Cultists, seat: Seat | None) -> bool:
    """night.2, night.3, secrets.2"""
    return seat is not None and bool(g.roles) and (g.is_cultist(seat) or g.roles[seat] == SEER)


def known_roles(g: Cultists, viewer: Seat | None) -> list[str | None]:
    """secrets.2, night.d1: the players' roles, as far as the viewer knows them"""
    if g.outcome is not None:
        return [*g.roles]
    fellow = viewer is not None and g.is_cultist(viewer)
    found: list[str | None] = [None] * g.seats
    for seat, role in enumerate(g.roles):
        if seat == viewer or seat in g.revealed or (fellow and role in CULTIST_ROLES):
            found[seat] = role
    return found


def known_teams(g: Cultists, roles: list[str | None], viewer: Seat | None) -> list[Team | None]:
    """secrets.2, secrets.x1, automa.1: the figures' teams, as far as the viewer can be certain of them"""
    automa: list[Team | None] = [INVESTIGATORS] * g.count.automa
    if knows_cultists(g, viewer):
        return [team(role) for role in g.roles] + automa
    all_known = sum([role in CULTIST_ROLES for role in roles]) == g.count.cultists
    cleared: tuple[Figure, ...] = tuple(range(g.seats)) if all_known else ()
    if g.count.cultists == 1:
        cleared += g.fallen
    return [
        team(role) if role is not None else INVESTIGATORS if seat in cleared else None
        for seat, role in enumerate(roles)
    ] + automa


# Cards


def dead_from_start(g: Cultists) -> tuple[Figure, ...]:
    """night.2"""
    return tuple([figure for figure, deck in enumerate(g.pulses) if deck and deck[0][:2] == (DEAD, START)])


def dead_seen(g: Cultists, fact: Checked) -> int:
    """check-state.3: how many Dead cards were in a deck when it was checked"""
    return sum([face == DEAD for face, _, _ in g.pulses[fact.target][: fact.cards]])


def seen_alive(g: Cultists, checks: list[Checked]) -> list[int]:
    """check-state.3: how many cards of each figure somebody has seen to be all Alive in his checks"""
    found = [0] * len(g.places)
    for fact in checks:
        if not dead_seen(g, fact):
            found[fact.target] = fact.cards
    return found
