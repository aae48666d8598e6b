"""What a person who asks is advised in Cultists, and what decides it: the answer of the rules of thumb.

Where answers are weighed, the numbers shown are the ones that were weighed (`weighing`). Not for deciding.
"""

from collections.abc import Callable, Sequence

from miskatonic.core.bot import ALL_ALIKE, ONLY_ONE, Hint, Measure, Sight, best_rated, is_forced
from miskatonic.core.game import Choice
from miskatonic.core.ids import id_of, ids_in, number_in, read_id
from miskatonic.core.text import Text, Who, text
from miskatonic.games.cultists import hunt, scheme, weighing
from miskatonic.games.cultists.cards import CULTISTS, NOBODY, place_name
from miskatonic.games.cultists.deciding import decide, obvious, seeing
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.scheme import Public
from miskatonic.games.cultists.thumb import by_thumb


def hint(sight: Sight) -> Hint:
    """Return what the rules of thumb answer, and what decides it."""
    only = obvious(sight)
    if only is not None:
        return Hint(only, (ONLY_ONE if is_forced(sight.ask) else text("hint-character"),))
    scene, thought, public = by_thumb(sight.view)
    own = seeing(thought, scene)
    kind, options = sight.ask.kind, [option.id for option in sight.ask.options]
    worths = weighing.worths(kind, scene, own, public, options)
    if worths is not None:
        best = best_rated(sight.ask, dict(worths.items()), _measure(kind, scene))
        if kind == "change" and scene.mine.team == CULTISTS:
            return Hint(best.choice, (_outcome(scene, str(best.choice), options),))
        return Hint(best.choice, (*best.reasons, *_way(kind, scene, own, public)))
    choice = decide(sight, scene, own, public)
    if kind == "vote":
        return _vote(sight, scene, own, choice)
    return Hint(
        choice, _said(scene, own, choice) if kind == "discussion" else _deed(kind, scene, public, choice)
    )


# Numbers


def _measure(kind: str, scene: Scene) -> Measure:
    """Return how worths of a decision are told: suspicion, chances to win, or points of the bookshelf."""
    if scene.mine.team == CULTISTS:
        return _plot
    return {"encounter": _suspicion, "change": _chance}.get(kind, _points)


def _points(option: Text | list[Text], worth: float) -> Text:
    return text("hint-points", option=option, points=round(worth, 1))


def _plot(option: Text | list[Text], worth: float) -> Text:
    return text("hint-plot", option=option, points=round(worth, 1))


def _suspicion(option: Text | list[Text], worth: float) -> Text:
    return text("hint-suspicion", option=option, percent=round(100 * worth))


def _chance(option: Text | list[Text], worth: float) -> Text:
    return text("hint-chance-change", option=option, percent=round(100 * worth))


def _pretended(option: Text | list[Text], worth: float) -> Text:
    return text("hint-chance-pretended", option=option, percent=round(100 * worth))


def _way(kind: str, scene: Scene, own: Mind, public: Public) -> tuple[Text, ...]:
    """move.4: where the whole way leads."""
    if kind != "move" or scene.ghost:
        return ()
    way = weighing.best_way(scene, own, public)
    return (text("hint-way", place=place_name(way[-1])),) if way else ()


# Votes and talk


def _outcome(scene: Scene, choice: str, options: Sequence[str]) -> Text:
    """vote.8: who goes, as a cultist sees it."""
    out = hunt.outcomes(scene, options)[choice]
    if out == NOBODY:
        return text("hint-nobody-goes")
    if out in scene.mine.cultists:
        return text("hint-fellow-goes")
    return text("hint-investigator-goes", who=Who(out))


def _vote(sight: Sight, scene: Scene, own: Mind, choice: Choice) -> Hint:
    """vote.5: whom to name, or why nobody; a cultist votes as an investigator in his place would"""
    gains = hunt.vote_gains(scene, own)
    pretends = scene.mine.team == CULTISTS
    if choice != "abstain":
        named: dict[Choice, float] = {id_of("figure", figure): gain for figure, gain in gains.items()}
        return best_rated(sight.ask, named, _pretended if pretends else _chance)
    if not gains:
        return Hint(choice, (text("hint-nobody-to-name"),))
    best = max(gains, key=gains.__getitem__)
    if gains[best] > hunt.WORTH_NAMING:
        return Hint(choice, (text("hint-spare-fellow"),))
    percent, least = round(100 * gains[best]), round(100 * hunt.WORTH_NAMING)
    said = "hint-abstain-pretended" if pretends else "hint-abstain"
    return Hint(choice, (text(said, who=Who(best), percent=percent, least=least),))


def _said(scene: Scene, own: Mind, choice: Choice) -> tuple[Text, ...]:
    """vote.3: of whom a claim speaks, and how suspicious that one is; all is said in the first round"""
    poll = scene.view.poll
    if poll is not None and poll.turn > 1:
        return (text("hint-all-said"),)
    figures = [number_in(each) for each in ids_in(choice) if read_id(each).has_number]
    told = [text("hint-suspected", who=Who(each), percent=round(100 * own.suspect(each))) for each in figures]
    if "investigator" in choice:
        told.append(text("hint-accused"))
    return tuple(told) or (text("hint-nobody-stands-out"),)


# The rest


def _deed(kind: str, scene: Scene, public: Public, choice: Choice) -> tuple[Text, ...]:
    """Return why something is simply done."""
    found = _DEEDS.get(kind)
    return (found(scene, public, *ids_in(choice)) if found is not None else ALL_ALIKE,)


def _report(scene: Scene, public: Public, choice: str) -> Text:
    """check-state.5"""
    return text("hint-report") if choice == "report" else text("hint-silent")


def _help(scene: Scene, public: Public, choice: str) -> Text:
    """portal.4: refusing is seen by all."""
    if scene.mine.team != CULTISTS:
        return text("hint-close-portal")
    percent = round(100 * public(()).suspect(scene.me))
    return text("hint-help" if choice == "agree" else "hint-refuse", percent=percent)


def _fire(scene: Scene, public: Public, choice: str) -> Text:
    """firestarter.d1"""
    return text("hint-no-fire") if choice == "confirm" else text("hint-fire")


def _claim(scene: Scene, public: Public, choice: str) -> Text:
    """claim.2, claim.3"""
    dead = len(scheme.known_dead(scene))
    return text(
        "hint-claim" if choice == "claim" else "hint-no-claim", dead=dead, threshold=scene.view.threshold
    )


def _guess(scene: Scene, public: Public, choice: str) -> Text:
    """seer-guess.1"""
    return text("hint-guess", who=Who(number_in(choice)))


_DEEDS: dict[str, Callable[[Scene, Public, str], Text]] = {
    "check-state": _report,
    "help": _help,
    "fire": _fire,
    "clean-up": _claim,
    "guess": _guess,
}
