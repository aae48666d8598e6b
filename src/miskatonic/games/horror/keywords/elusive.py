"""Elusive: slips away after an attack (elusive, quick-reference.12)."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, zones
from miskatonic.games.horror.rules import cards, enemies
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror, step
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Elusive", "Schwer zu fassen")


@keyword("elusive", at="attack-over")
def slip_away(g: Horror, enemy: int, word: Keyword) -> None:
    """elusive.2, .3, .q2: to a connected location, without investigators if there is one; the lead
    chooses.
    """
    here = zones.location_of(g, enemy)
    able = [to for to in zones.connections(g, here) if enemies.why_not_move(g, enemy, to) is None]
    places = tuple([to for to in able if not zones.people_at(g, to)] or able)
    if len(places) > 1:
        g.ask(g.lead, asks.enemy_moves(g, enemy, places), slipped_away, enemy)
    else:
        slipped_away(g, g.lead, id_of("card", places[0] if places else here), enemy)


@step
def slipped_away(g: Horror, lead: Seat, choice: str, enemy: int) -> None:
    """elusive.2, .q2, .q3: disengaging, moving and exhausting are one effect; exhausted first, it engages
    nobody on the way.
    """
    here, to = zones.location_of(g, enemy), number_in(choice)
    cards.exhaust(g, enemy)
    if to != here:
        enemies.move(g, enemy, to)
    g.then(let_go, enemy, here)


@step
def let_go(g: Horror, enemy: int, here: int) -> None:
    """elusive.q2: one that has not moved, for whatever reason, disengages where it is."""
    if zones.in_play(g, enemy) and zones.location_of(g, enemy) == here:
        enemies.disengage(g, enemy)
