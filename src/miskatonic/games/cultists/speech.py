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
DENIAL = 0.5
"""What it is worth to deny an accusation."""


def gains(scene: Scene, mind: Mind, offered: Sequence[str]) -> dict[str, float]:
    """vote.3: how much there is to say for each claim; after the first round of a discussion nothing more"""
    poll = scene.view.poll
    assert poll is not None
    if not scene.candidates():
        return dict.fromkeys(offered[:1], 0.0)
    said = _accusation(scene, mind) | _defence(scene, mind)
    return {id: gain if poll.turn == 1 else 0.0 for id, gain in said.items() if id in offered}


def _average(scene: Scene) -> float:
    """Return how likely a player is a cultist of whom nothing is known."""
    return scene.view.cultist_count / (scene.seats - 1)


def _accusation(scene: Scene, mind: Mind) -> dict[str, float]:
    """Name the most suspicious one, by how much he stands out."""
    worst = max(scene.candidates(), key=mind.suspect)
    kind = "cultist" if mind.suspect(worst) > CERTAIN else "suspect"
    return {id_of(kind, worst): mind.suspect(worst) - STANDS_OUT * _average(scene)}


def _defence(scene: Scene, mind: Mind) -> dict[str, float]:
    """Stand by the least suspicious one; whoever is suspected himself says that he is an investigator."""
    best = min(scene.candidates(), key=mind.suspect)
    said = {id_of("trust", best): HARMLESS * _average(scene) - mind.suspect(best)}
    if any(claim.figure == scene.me and claim.kind in ("suspect", "cultist") for claim in scene.view.claims):
        said["investigator"] = DENIAL
    return said
