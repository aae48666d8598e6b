"""When to go through a door that costs clues, who goes, and with how much of the turn left.

Behind it the act ends; what comes then is read from its other side. Not for what the clues themselves are
worth (see `worth`), nor for the end that may be behind the next door (see `resorts`).
"""

from typing import TYPE_CHECKING

from miskatonic.games.horror.thumb.goals import names_in
from miskatonic.games.horror.thumb.resorts import skills_for_an_end
from miskatonic.games.horror.words.effects import Spawn
from miskatonic.games.horror.words.things import Choose

if TYPE_CHECKING:
    from miskatonic.games.horror.thumb.scene import Scene

IN_AND_OUT = 3
"""So many actions it takes to go in, to do something, and not to stay."""
VIGOUR = 0.15
"""So much a point that I can still take counts against a point of skill."""


def due(scene: "Scene") -> bool:
    """Say whether it is time to go in, and for me."""
    return bool(scene.goal.enter) and not scene.goal.missing and _is_for_me(scene)


def in_time(scene: "Scene") -> bool:
    """Say whether enough of my turn is left to go in."""
    return scene.me.actions >= IN_AND_OUT or not _is_ambush(scene)


def _is_ambush(scene: "Scene") -> bool:
    """Say whether the other side of the act lets somebody who is set aside wait there."""
    printed = scene.printed(scene.act) if scene.act is not None else None
    return any(
        card.zone == "aside" and card.type == "enemy" and card.name[0] in names_in(effect.target.what)
        for effect in (printed.reverse if printed is not None else ())
        if isinstance(effect, Spawn) and isinstance(effect.target, Choose)
        for card in scene.view.cards
    )


def _is_for_me(scene: "Scene") -> bool:
    """Say whether nobody is fitter for what is to be done behind the doors."""
    skills = skills_for_an_end(scene)
    return not skills or scene.seat == max(
        (person.seat for person in scene.playing), key=lambda seat: _fitness(scene, seat, skills)
    )


def _fitness(scene: "Scene", seat: int, skills: frozenset[str]) -> float:
    person = scene.view.people[seat]
    stamina = min(scene.stamina(person, "health"), scene.stamina(person, "sanity"))
    return max(scene.number(scene.cards[person.card], skill) for skill in skills) + VIGOUR * min(8, stamina)
