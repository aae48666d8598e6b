"""What every answer of a decision in Cultists is worth to whoever decides, as his team sees it.

The bots choose the answer worth most, and hints show the same numbers. Not for decisions that are simply made
(`deciding`), and not for what a mind thinks of the others (`mind`).
"""

from collections.abc import Mapping, Sequence

from miskatonic.core.ids import id_of, word_in
from miskatonic.games.cultists import hunt, scheme
from miskatonic.games.cultists.cards import CULTISTS
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene, Way
from miskatonic.games.cultists.scheme import Public

Worths = dict[str, float]


def worths(kind: str, scene: Scene, own: Mind, public: Public, options: Sequence[str]) -> Worths | None:
    """Return what every answer is worth; None where answers are not weighed against each other."""
    weigh = _cultists if scene.mine.team == CULTISTS else _investigators
    return weigh(kind, scene, own, public, options)


def _investigators(
    kind: str, scene: Scene, mind: Mind, public: Public, options: Sequence[str]
) -> Worths | None:
    if kind == "move" and scene.ghost:
        return {option: hunt.stand_worth(scene, mind, word_in(option)) for option in options}
    if kind == "move":
        return first_steps(hunt.ways(scene, mind))
    if kind == "encounter":
        return {option: mind.suspect(int(word_in(option))) for option in options}
    if kind == "action":
        return {option: hunt.action_worth(scene, mind, option) for option in options}
    return hunt.changes(scene, mind, options) if kind == "change" else None


def _cultists(kind: str, scene: Scene, own: Mind, public: Public, options: Sequence[str]) -> Worths | None:
    if kind == "move" and scene.ghost:
        return {option: scheme.stand_worth(scene, own, word_in(option)) for option in options}
    if kind == "move":
        return first_steps(scheme.ways(scene, own, public))
    if kind == "encounter":
        return {option: scheme.gift_worth(scene, public, option) for option in options}
    if kind == "action":
        now = public(())
        return {option: scheme.action_worth(scene, own, public, now, option) for option in options}
    return scheme.changes(scene, public(()), options) if kind == "change" else None


def first_steps(ways: Mapping[Way, float]) -> Worths:
    """move.4: what the best way is worth that begins with each step"""
    found: Worths = {}
    for way in sorted(ways, key=lambda way: -ways[way]):
        found.setdefault(id_of("to", way[0]) if way else "stop", ways[way])
    return found


def best_way(scene: Scene, own: Mind, public: Public) -> Way:
    """Return the whole way that is worth most."""
    found = scheme.ways(scene, own, public) if scene.mine.team == CULTISTS else hunt.ways(scene, own)
    return max(found, key=found.__getitem__)
