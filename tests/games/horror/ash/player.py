"""Players who know how Queen of Ash is to end: rules of thumb, except where they lead to another end.

For golden matches, which need every ending; a bot for people does not know the scenario by heart.
"""

import msgspec

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice
from miskatonic.core.ids import number_in
from miskatonic.games.horror import thumb
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.thumb.scene import Scene
from tests.games.horror.flames.player import left_to

CISTERN, SLUICE, QUEEN = "12174", "12175", ("12179", "12179b")
RESOLUTIONS = {"slay": 1, "stop": 2, "flood": 3}


class Determined:
    """Plays to the end it was told: to slay the queen, to stop the rite by clues, or to flood everything."""

    def __init__(self, end: str) -> None:
        self.end = end

    def choose(self, sight: Sight) -> Choice:
        """Return what serves that end; else what rules of thumb say."""
        scene = Scene(sight.view)
        ids = [option.id for option in sight.ask.options]
        if sight.ask.kind in ("turn", "window") and self.end == "flood":
            wanted = self._to_the_sluice(scene, ids)
            if wanted is not None:
                return wanted
        if self.end != "stop":
            sight = _without(sight, [id for id in ids if _is_of(scene, id, QUEEN)])
        if self.end != "flood":
            sight = _without(sight, [id for id in ids if _is_of(scene, id, (SLUICE,))])
        return thumb.decide(sight)

    def _to_the_sluice(self, scene: Scene, ids: list[str]) -> str | None:
        for id in ids:
            if _is_of(scene, id, (SLUICE,)):
                return id
        for place in scene.places:
            if place.code.startswith(SLUICE) and f"move:{place.id}" in ids:
                return f"move:{place.id}"
        return None

    def worth(self, g: Horror) -> float:
        """Return how much has been reached of it, and what it has cost."""
        if g.outcome is not None:
            return 100_000.0 if g.resolution == RESOLUTIONS[self.end] else -100_000.0
        own = [g.cards[person.card] for person in g.people if person.status == "playing"]
        queens = [card for card in g.cards if card.code in QUEEN]
        stage = 2 if not any(card.zone == "aside" for card in queens) else 1
        clues = sum(card.clues for card in own)
        places = {g.cards[person.location].code for person in g.people if person.status == "playing"}
        reached = {
            "slay": 150 * sum(card.damage for card in queens)
            + 60 * min(clues, 2 * len(g.people))
            - 250 * _burning(g),
            "stop": 400 * sum(card.clues for card in queens) + 60 * min(clues, 5 * len(g.people)),
            "flood": 900 * (SLUICE in places) + 200 * (CISTERN in places) + 60 * min(clues, len(g.people)),
        }[self.end]
        health = sum(card.damage + card.horror for card in own)
        return (
            1000 * stage
            + (60 * min(clues, 3 * len(g.people)) if stage == 1 else reached)
            - 10 * health
            - 300 * sum(1 / (left_to(g, card.id) + 0.5) for card in own)
            - 900 * (len(g.people) - len(own))
            + 8 * sum(len(g.pile(f"play:{person.seat}")) for person in g.people)
            - 12 * sum(g.cards[card].doom for card in g.in_play)
        )


def _burning(g: Horror) -> bool:
    """Say whether the cistern burns, so that nothing can hurt the queen."""
    return any(g.pile(f"on:{place}") for place in g.pile("map") if g.cards[place].code == CISTERN)


def _is_of(scene: Scene, id: str, codes: tuple[str, ...]) -> bool:
    """Say whether an option uses an ability of such a card."""
    if not id.startswith("use:"):
        return False
    card = scene.cards.get(number_in("card:" + id.removeprefix("use:").partition(".")[0]))
    return card is not None and card.code in codes


def _without(sight: Sight, ids: list[str]) -> Sight:
    """Return the same decision without these options."""
    left = tuple(option for option in sight.ask.options if option.id not in ids)
    return (
        sight
        if not ids or not left
        else msgspec.structs.replace(sight, ask=msgspec.structs.replace(sight.ask, options=left))
    )
