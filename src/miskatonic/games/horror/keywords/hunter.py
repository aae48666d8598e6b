"""Hunter: moves toward the nearest investigator in the enemy phase (hunter, quick-reference.8)."""

from miskatonic.games.horror import zones
from miskatonic.games.horror.rules import enemies
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Hunter", "Jäger")


@keyword("hunter", at="enemy-phase")
def hunt(g: Horror, enemy: int, word: Keyword) -> None:
    """hunter.1, .2, .4, .5, prey.3: one step toward the nearest, or the prey among the nearest."""
    here = zones.location_of(g, enemy)
    wanted = _wanted(g, enemy)
    if not wanted or any(g.people[seat].location == here for seat in wanted):
        return
    away = zones.distances(g, here)
    near = [seat for seat in wanted if g.people[seat].location in away]
    if not near:
        return
    least = min(away[g.people[seat].location] for seat in near)
    tied = [seat for seat in near if away[g.people[seat].location] == least]
    goals = [g.people[seat].location for seat in enemies.prefer(g, enemy, tied)]
    enemies.move_toward(g, enemy, goals)


def _wanted(g: Horror, enemy: int) -> list[int]:
    """prey.3, prey.q2: everybody, or only the prey if the keyword says so."""
    everybody = list(zones.playing(g))
    prey = next((each for each in g.print(enemy).abilities if getattr(each, "name", "") == "prey"), None)
    return enemies.prefer(g, enemy, everybody) if getattr(prey, "only", False) else everybody
