"""What every answer of a decision in Cultists is worth to whoever decides, as his team sees it.

The bots choose the answer worth most, and hints show the same numbers. Not for what a mind thinks of the
others (`mind`), and not for words (`reasons`).
"""

from collections.abc import Mapping, Sequence

from miskatonic.core.game import Ask
from miskatonic.core.hint import Worths as Weighed
from miskatonic.core.hint import picks
from miskatonic.core.ids import id_of, word_in
from miskatonic.games.cultists import hunt, scheme, speech
from miskatonic.games.cultists.cards import CULTISTS
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene, Way
from miskatonic.games.cultists.scheme import Public
from miskatonic.games.cultists.temper import PLAIN, Temper

Worths = dict[str, float]


def worths(ask: Ask, scene: Scene, own: Mind, public: Public, temper: Temper = PLAIN) -> Weighed:
    """Return what every answer is worth that deserves a thought; tempers differ in discussions and votes."""
    options = [option.id for option in ask.options]
    if ask.kind == "discussion":
        return picks(ask, speech.gains(scene, own, options, temper))
    if ask.kind == "vote":
        votes = scheme.votes if scene.mine.team == CULTISTS else hunt.votes
        return speech.kept(scene, votes(scene, own, options, temper.naming), temper)
    weigh = _cultists if scene.mine.team == CULTISTS else _investigators
    return weigh(ask.kind, scene, own, public, options)


def _investigators(kind: str, scene: Scene, mind: Mind, public: Public, options: Sequence[str]) -> Worths:
    if kind == "move" and scene.ghost:
        return {option: hunt.stand_worth(scene, mind, word_in(option)) for option in options}
    if kind == "move":
        return first_steps(hunt.ways(scene, mind))
    if kind == "encounter":
        return {option: mind.suspect(int(word_in(option))) for option in options}
    if kind == "action":
        return {option: hunt.action_worth(scene, mind, option) for option in options}
    if kind == "change":
        return hunt.changes(scene, mind, options)
    return {option: hunt.CLOSE if option == "agree" else 0.0 for option in options}


def _cultists(kind: str, scene: Scene, own: Mind, public: Public, options: Sequence[str]) -> Worths:
    if kind == "move" and scene.ghost:
        return {option: scheme.stand_worth(scene, own, word_in(option)) for option in options}
    if kind == "move":
        return first_steps(scheme.ways(scene, own, public))
    if kind == "encounter":
        return {option: scheme.gift_worth(scene, public, option) for option in options}
    if kind == "action":
        now = public(())
        return {option: scheme.action_worth(scene, own, public, now, option) for option in options}
    if kind == "change":
        return scheme.changes(scene, public(()), options)
    return _seldom(kind, scene, public, options)


def _seldom(kind: str, scene: Scene, public: Public, options: Sequence[str]) -> Worths:
    """What only a cultist may choose, or what he chooses otherwise than an investigator would."""
    if kind == "check-state":
        check = scene.view.check
        assert check is not None
        found = {"silent": 0.0, "report": scheme.report_worth(scene, public, check.target)}
    elif kind == "help":
        found = {"refuse": 0.0, "agree": scheme.help_worth(scene, public(()))}
    elif kind == "fire":
        found = {id: scheme.fire_worth(scene, word_in(id)) for id in options if id != "confirm"}
    elif kind == "clean-up":
        found = {"claim": scheme.claim_worth(scene)}
    elif kind == "guess":
        marks = scheme.seer_marks(scene)
        found = {id_of("figure", figure): mark for figure, mark in marks.items()}
        found["nobody"] = min(marks.values()) - 1
    else:
        found = {}
    return {id: worth for id, worth in found.items() if id in options} | {
        id: 0.0 for id in options if id not in found
    }


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
