"""What a person who asks is advised in Cultists, and what decides it: the answer of the rules of thumb.

The numbers shown are the ones that were weighed (`weighing`). Not for deciding.
"""

from collections.abc import Callable

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice
from miskatonic.core.hint import ALL_ALIKE, Hint, Measure, hinted
from miskatonic.core.ids import ids_in, kind_in, number_in, read_id, word_in
from miskatonic.core.text import Text, Who, text
from miskatonic.games.cultists import hunt, scheme, weighing
from miskatonic.games.cultists.cards import CULTISTS, NOBODY, SUCCESS, figure_name, place_name
from miskatonic.games.cultists.deciding import obvious, seeing
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.scheme import Public
from miskatonic.games.cultists.thumb import by_thumb


def hint(sight: Sight) -> Hint:
    """Return what the rules of thumb answer, and what decides it."""
    only = obvious(sight)
    if only is not None:
        return hinted(sight.ask, {only: 0.0}, _points, _alike, lambda choice: text("hint-character"))
    scene, thought, public = by_thumb(sight.view)
    teller = _Teller(scene, seeing(thought, scene), public)
    return hinted(
        sight.ask,
        weighing.worths(sight.ask, scene, teller.own, public),
        _measure(sight.ask.kind, scene),
        lambda choice: teller.reason(sight.ask.kind, choice),
        alike=lambda choice: teller.alike(sight.ask.kind),
    )


# Numbers


def _measure(kind: str, scene: Scene) -> Measure:
    """Return how worths of a decision are told: suspicion, chances to win, marks, points of the bookshelf."""
    if kind in ("discussion", "guess"):
        return _remarkable if kind == "discussion" else _marks
    if scene.mine.team == CULTISTS:
        return _pretended if kind == "vote" else _plot
    return {"encounter": _suspicion, "change": _chance, "vote": _chance}.get(kind, _points)


def _points(worth: float) -> Text:
    return text("hint-points", points=round(worth, 1))


def _plot(worth: float) -> Text:
    return text("hint-plot", points=round(worth, 1))


def _suspicion(worth: float) -> Text:
    return text("hint-suspicion", percent=round(100 * worth))


def _chance(worth: float) -> Text:
    return text("hint-chance-change", percent=round(100 * worth))


def _pretended(worth: float) -> Text:
    return text("hint-chance-pretended", percent=round(100 * worth))


def _remarkable(worth: float) -> Text:
    return text("hint-remarkable", percent=round(100 * worth))


def _marks(worth: float) -> Text:
    return text("hint-marks", marks=round(worth, 1))


def _alike(choice: Choice) -> Text:
    return ALL_ALIKE


# Reasons

_DEEDS = {
    "close": "hint-close-portal",
    "fight": "hint-fight",
    "secure": "hint-secure",
    "chase": "hint-chase",
    "restart": "hint-restart",
    "pass": "hint-pass",
}
"""Why an investigator does something that needs no reckoning."""


class _Teller:
    """Says what decides, from what somebody sees and thinks."""

    def __init__(self, scene: Scene, own: Mind, public: Public) -> None:
        self.scene, self.own, self.public = scene, own, public
        self.plots = scene.mine.team == CULTISTS

    def reason(self, kind: str, choice: Choice) -> Text:
        """Return the one thing that an answer turns on."""
        if kind == "discussion":
            return self._said(choice)
        (id,) = ids_in(choice)
        found: dict[str, Callable[[str], Text]] = {
            "move": self._way,
            "encounter": self._gift,
            "action": self._action,
            "vote": self._vote,
            "change": self._change,
            "check-state": lambda id: text("hint-report" if id == "report" else "hint-silent"),
            "help": self._help,
            "fire": lambda id: text("hint-no-fire" if id == "confirm" else "hint-fire"),
            "clean-up": self._claim,
            "guess": lambda id: text("hint-guess", who=Who(number_in(id))),
        }
        return found[kind](id) if kind in found else ALL_ALIKE

    def alike(self, kind: str) -> Text:
        """Return what can be said where all answers are worth the same."""
        poll = self.scene.view.poll
        if kind == "discussion":
            again = poll is not None and poll.turn > 1
            return text("hint-all-said") if again else text("hint-nobody-stands-out")
        return ALL_ALIKE

    def _suspected(self, figure: int) -> Text:
        percent = round(100 * self.own.suspect(figure))
        return text("hint-suspected", who=figure_name(figure, self.scene.seats), percent=percent)

    def _cover(self) -> Text:
        """What a cultist does like everybody, he does to be seen."""
        return text("hint-cover", percent=round(100 * self.public(()).suspect(self.scene.me)))

    # Moving, meeting, acting

    def _way(self, id: str) -> Text:
        """move.4: where the whole way leads."""
        way = () if self.scene.ghost else weighing.best_way(self.scene, self.own, self.public)
        end = way[-1] if way else word_in(id) or self.scene.place
        return text("hint-way", place=place_name(end))

    def _gift(self, id: str) -> Text:
        """encounter.5"""
        if not self.plots:
            return self._suspected(number_in(id))
        if kind_in(id) == "alive":
            return self._cover()
        dead, needed = len(scheme.known_dead(self.scene)), self.scene.view.threshold
        return text("hint-murder", dead=dead, threshold=needed)

    def _action(self, id: str) -> Text:
        """action.5"""
        kind, place = kind_in(id), self.scene.place
        if kind in ("check", "camera"):
            who, percent = number_in(id), round(100 * self.own.dead(number_in(id)))
            return text("hint-check", who=figure_name(who, self.scene.seats), percent=percent)
        if kind == "attack":
            return self._suspected(number_in(id))
        if kind == "vote":
            return self._suspected(hunt.best_to_name(self.scene, self.own)[0])
        if self.plots:
            return self._plotted(kind, word_in(id), place)
        if kind in ("search", "camera-room"):
            room = word_in(id) or place
            percent = round(100 * self.own.next_face(room, SUCCESS))
            return text("hint-search", place=place_name(room), percent=percent)
        if kind == "fill":
            row = self.scene.rooms[place]
            return text("hint-fill", place=place_name(place), books=row.books, all=row.all_books)
        return text(_DEEDS[kind], place=place_name(place))

    def _plotted(self, kind: str, face: str, place: str) -> Text:
        """fill.2, secure.1"""
        if kind in ("fill", "secure") and face != "success":
            return text("hint-spoil", place=place_name(place))
        return self._cover()

    # Votes and talk

    def _vote(self, id: str) -> Text:
        """vote.5: whom to name, or why nobody; a cultist votes as an investigator in his place would"""
        if id != "abstain":
            return self._suspected(number_in(id))
        gains = hunt.vote_gains(self.scene, self.own)
        if not gains:
            return text("hint-nobody-to-name")
        best = max(gains, key=gains.__getitem__)
        if self.plots and best in self.scene.mine.cultists and gains[best] > hunt.WORTH_NAMING:
            return text("hint-spare-fellow")
        percent, least = round(100 * gains[best]), round(100 * hunt.WORTH_NAMING)
        said = "hint-abstain-pretended" if self.plots else "hint-abstain"
        return text(said, who=Who(best), percent=percent, least=least)

    def _change(self, id: str) -> Text:
        """vote.8: who goes"""
        out = hunt.outcomes(self.scene, [id])[id]
        if out == NOBODY:
            return text("hint-nobody-goes")
        if not self.plots:
            return text("hint-goes", who=Who(out), percent=round(100 * self.own.suspect(out)))
        mine = out in self.scene.mine.cultists
        return text("hint-fellow-goes") if mine else text("hint-investigator-goes", who=Who(out))

    def _said(self, choice: Choice) -> Text:
        """vote.3: of whom a claim speaks, and how suspicious that one is"""
        said = ids_in(choice)
        if "investigator" in said:
            return text("hint-accused")
        figures = [number_in(each) for each in said if read_id(each).has_number]
        return self._suspected(figures[0]) if figures else text("hint-nobody-stands-out")

    # The rest

    def _help(self, id: str) -> Text:
        """portal.4: refusing is seen by all."""
        if not self.plots:
            return text("hint-close-portal")
        percent = round(100 * self.public(()).suspect(self.scene.me))
        return text("hint-help" if id == "agree" else "hint-refuse", percent=percent)

    def _claim(self, id: str) -> Text:
        """claim.2, claim.3"""
        dead = len(scheme.known_dead(self.scene))
        said = "hint-claim" if id == "claim" else "hint-no-claim"
        return text(said, dead=dead, threshold=self.scene.view.threshold)
