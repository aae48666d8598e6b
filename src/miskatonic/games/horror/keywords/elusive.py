"""Elusive: slips away after an attack (elusive)."""

from miskatonic.core.game import Seat
from miskatonic.games.horror import asks, numbers, told, zones
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
    able = [to for to in zones.connections(g, here) if numbers.cannot(g, enemy, "move-to", to) is None]
    places = tuple([to for to in able if not zones.people_at(g, to)] or able)
    if len(places) > 1:
        g.ask(g.lead, asks.enemy_moves(g, enemy, places), slipped_away, enemy)
    else:
        slipped_away(g, g.lead, f"card:{places[0] if places else here}", enemy)


@step
def slipped_away(g: Horror, lead: Seat, choice: str, enemy: int) -> None:
    """elusive.2, .q2, .q3: disengaging, moving and exhausting are one effect."""
    to = int(choice.partition(":")[2])
    zones.move_to(g, enemy, f"at:{to}")
    g.change(enemy, exhausted=True)
    g.tell(told.enemy_moved(g, enemy, to))
