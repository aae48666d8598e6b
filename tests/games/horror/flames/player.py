"""Players who know where Spreading Flames wants them: rules of thumb, with a goal for each act.

For golden matches, which need every ending; a bot for people does not know the scenario by heart.
"""

from collections.abc import Sequence

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice
from miskatonic.games.horror import numbers, thumb
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import CardOnTable

ROOM, QUAD, LIBRARY, SERVANT = "12113", "12116", "12120", "12114"


class Purposeful:
    """Plays to the end it was told: to win and stay or leave, to resign, or to wait for the flames."""

    def __init__(self, end: str) -> None:
        self.end = end

    def choose(self, sight: Sight) -> Choice:
        """Return what serves the goal of the act; else what rules of thumb say."""
        scene = Scene(sight.view)
        ids = [option.id for option in sight.ask.options]
        if sight.ask.kind == "ending":
            return "ending:2" if self.end == "stay" else "ending:3"
        if sight.ask.kind == "reaction":
            wanted = self._react(scene, ids)
        elif sight.ask.kind in ("turn", "window"):
            wanted = self._act(scene, ids, sight.ask.kind == "turn")
        else:
            wanted = None
        return wanted if wanted is not None else thumb.decide(sight)

    def worth(self, g: Horror) -> float:
        """Return how much of the end has been reached."""
        return health(g) if self.end == "wait" else worth(g)

    def _react(self, scene: Scene, ids: Sequence[str]) -> str | None:
        """Leave the room only if that is the plan."""
        act = _act_in_play(scene)
        return "pass" if self.end == "wait" and any(_is_of(id, act) for id in ids) else None

    def _act(self, scene: Scene, ids: Sequence[str], own_turn: bool) -> str | None:
        act = _act_in_play(scene)
        stage = {"12109": 1, "12110": 2, "12111": 3, "12112": 4}.get(act.code if act else "", 0)
        uses = [id for id in ids if act is not None and _is_of(id, act)]
        if stage == 4 and uses:
            free = next((id for id in uses if ".0.-1" in id), None)
            if self.end == "resign" and own_turn:
                return next((id for id in uses if ".1.-1" in id), free)
            if free is not None:
                return free
        if not own_turn or scene.me.actions == 0:
            return None
        return self._travel(scene, ids, stage)

    def _travel(self, scene: Scene, ids: Sequence[str], stage: int) -> str | None:
        goal = _goal(scene, stage)
        if goal is None:
            return None
        if _here(scene, goal):
            return None if stage == 4 or scene.engaged else "end" if stage == 3 else None
        place = next((card.id for card in scene.places if card.code == goal), None)
        move = f"move:{scene.ways[place][1]}" if place is not None and place in scene.ways else ""
        return move if move in ids else None


def _act_in_play(scene: Scene) -> CardOnTable | None:
    return next((card for card in scene.cards.values() if card.zone == "act"), None)


def _is_of(id: str, card: CardOnTable | None) -> bool:
    return card is not None and id.removeprefix("use:").startswith(f"{card.id}.")


def _here(scene: Scene, code: str) -> bool:
    return scene.cards[scene.me.location].code == code


def _goal(scene: Scene, stage: int) -> str | None:
    """Return the location the act is about: out of the fire, to the library with enough clues, to the end."""
    clues = sum(scene.cards[person.card].clues for person in scene.view.people if person.status == "playing")
    if stage == 3:
        return LIBRARY if clues >= 3 * len(scene.view.people) else None
    return {2: QUAD, 4: QUAD}.get(stage)


# How far it is


def health(g: Horror) -> float:
    """Return how well everybody is, for those who only want to see the flames come."""
    own = [person.card for person in g.people if person.status == "playing"]
    if not own:
        return 0.0 if not g.pile("agenda") else -1000.0
    left = [left_to(g, card) for card in own]
    return 10 * sum(left) - sum(100 / (each + 0.5) for each in left) - 50 * (len(g.people) - len(own))


def left_to(g: Horror, card: int) -> int:
    """Return how much an investigator can still take."""
    health, sanity = numbers.value(g, card, "health"), numbers.value(g, card, "sanity")
    return max(0, min(health - g.cards[card].damage, sanity - g.cards[card].horror))


def worth(g: Horror) -> float:
    """Return how much has been reached, and what it has cost."""
    if g.outcome is not None:
        return 100_000.0 if g.outcome.winners else -100_000.0
    act = g.print(g.pile("act")[-1])
    own = [g.cards[person.card] for person in g.people if person.status == "playing"]
    wanted = 2 if act.stage == 1 else 3
    clues = min(sum(card.clues for card in own), wanted * len(g.people))
    servant = sum(card.damage for card in g.cards if card.code == SERVANT)
    home = sum(g.cards[p.location].code == QUAD for p in g.people if p.status == "playing")
    return (
        1000 * act.stage
        + 60 * clues
        + (90 * servant if act.stage == 4 else 0)
        + (40 * home if act.stage in (2, 4) else 0)
        - 10 * sum(card.damage + card.horror for card in own)
        - 300 * sum(1 / (left_to(g, card.id) + 0.5) for card in own)
        - 900 * (len(g.people) - len(own))
        + 8 * sum(len(g.pile(f"play:{person.seat}")) for person in g.people)
    )
