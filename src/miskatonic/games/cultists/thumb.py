"""Suspicion by rule of thumb in Cultists: a few marks for what looks bad. Not for weighing (`belief`)."""

from collections.abc import Callable

from miskatonic.games.cultists.cards import SUCCESS, Card, Figure
from miskatonic.games.cultists.clues import Clues, gather
from miskatonic.games.cultists.facts import Fact
from miskatonic.games.cultists.numbers import COUNTS
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.view import CultistsView

GAVE_TO_DEAD = 1.0
"""For each card given to somebody who was found dead."""
OVERLOOKED = 2.0
"""For each check without a report of somebody who was found dead later."""
SAME_ROOM = 6.0
"""For room actions in the same room in two successive rounds, which no route card allows (routes.i1)."""
DOUBT = 1.0
"""What everybody is suspected for anyway."""


def by_thumb(view: CultistsView) -> tuple[Scene, "Thumb", Callable[[tuple[Fact, ...]], "Thumb"]]:
    """Return the table, what its viewer thinks, and what the public would think if more had happened."""
    scene = Scene(view)
    return scene, Thumb(scene, gather(view)), lambda more: Thumb(scene, gather(view, more), public=True)


class Thumb:
    """An opinion from a few rules of thumb."""

    def __init__(self, scene: Scene, clues: Clues, public: bool = False) -> None:
        me = -1 if public or scene.mine.cultists else scene.me
        marks = [_marks(clues, seat) for seat in range(scene.seats)]
        for seat in range(scene.seats):
            each = scene.view.figures[seat]
            if seat == me or each.role == "assassin" or (each.ghost and scene.view.cultist_count == 1):
                marks[seat] = 0.0
        total = sum(marks) or 1.0
        self.guilt = [min(1.0, mark * COUNTS[scene.seats].cultists / total) for mark in marks]
        self.clues = clues
        self.seats = scene.seats

    def suspect(self, figure: Figure) -> float:
        """Return the share of all marks."""
        return self.guilt[figure] if figure < self.seats else 0.0

    def dead(self, figure: Figure) -> float:
        """Return more for every card that nobody has looked at."""
        seen = max([each.cards for each in self.clues.inspections if each.target == figure], default=0)
        return 1 - 0.9 ** (len(self.clues.givers[figure]) - seen)

    def next_face(self, room: str, face: Card) -> float:
        """Most cards are Success."""
        return 0.7 if face == SUCCESS else 0.15


def _marks(clues: Clues, seat: Figure) -> float:
    found = {each.target for each in clues.inspections if each.reported}
    marks = DOUBT + GAVE_TO_DEAD * sum([clues.givers[figure].count(seat) for figure in found])
    overlooked = [each for each in clues.inspections if each.by == seat and not each.reported]
    marks += OVERLOOKED * sum([each.target in found for each in overlooked])
    entered = set(clues.entered[seat])
    return marks + SAME_ROOM * any((round + 1, room) in entered for round, room in entered)
