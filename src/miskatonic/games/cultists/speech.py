"""What a bot of Cultists claims in a discussion (talk.6). Not for what it really thinks (`belief`)."""

from collections.abc import Sequence

from miskatonic.core.ids import id_of
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene

STANDS_OUT = 1.25
"""How much likelier a cultist than an average player somebody must be before a bot says it suspects him."""
CERTAIN = 0.9
"""From here on a bot says that it knows."""
HARMLESS = 0.35
"""How much less likely a cultist than an average player before a bot says that it trusts him."""


def claims(scene: Scene, mind: Mind, offered: Sequence[str]) -> tuple[str, ...]:
    """vote.3: what to say in this round of the discussion; everything is said in its first round"""
    poll = scene.view.poll
    assert poll is not None
    if poll.turn > 1 or not scene.candidates():
        return ()
    said = [*_accusation(scene, mind), *_defence(scene, mind)]
    return tuple([each for each in said if each in offered])


def _average(scene: Scene) -> float:
    """Return how likely a player is a cultist of whom nothing is known."""
    return scene.view.cultist_count / (scene.seats - 1)


def _accusation(scene: Scene, mind: Mind) -> list[str]:
    """Name the most suspicious one."""
    worst = max(scene.candidates(), key=mind.suspect)
    if mind.suspect(worst) > CERTAIN:
        return [id_of("cultist", worst)]
    return [id_of("suspect", worst)] if mind.suspect(worst) > STANDS_OUT * _average(scene) else []


def _defence(scene: Scene, mind: Mind) -> list[str]:
    """Stand by the least suspicious one; whoever is suspected himself says that he is an investigator."""
    best = min(scene.candidates(), key=mind.suspect)
    said = [id_of("trust", best)] if mind.suspect(best) < HARMLESS * _average(scene) else []
    if any(claim.figure == scene.me and claim.kind in ("suspect", "cultist") for claim in scene.view.claims):
        said.append("investigator")
    return said
