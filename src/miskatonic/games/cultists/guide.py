"""What Cultists tells bots that play any game, and those who count. Not for the game's own bots (`bot`)."""

from miskatonic.core.bot import Sight, Summary
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.hint import Hint
from miskatonic.core.ids import kind_in, number_in
from miskatonic.core.rng import Rng
from miskatonic.games.cultists import reasons
from miskatonic.games.cultists.cards import CULTISTS, DEAD, INVESTIGATORS, SEER, START, Figure, team
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.state import Cultists

USEFUL = ("search", "camera-room", "fill", "close", "fight", "chase", "restart")
"""What an investigator does rather than anything else, the best first."""


class CultistsGuide:
    """What Cultists tells bots that play any game, and those who count."""

    trust = 10
    horizon = 2
    budget = 200
    imagined = 3

    def options(self, ask: Ask) -> tuple[str, ...]:
        """vote.d1: a bot needs no more time"""
        return tuple([option.id for option in ask.options if option.id != "more"])

    def summary(self, state: Cultists) -> Summary:
        """Count rounds, points, dead and endings, and wins by team and role."""
        return Summary(
            numbers={"rounds": state.round, "points": state.score, "dead": dead_investigators(state)},
            marks={"ending": f"ending-{state.ending}"},
            sides={
                "team": tuple([f"team-{team(role)}" for role in state.roles]),
                "role": tuple([f"role-{role}" for role in state.roles]),
            },
        )

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return every answer; nothing is said in discussions, and else no answer seems better."""
        if not sight.ask.one:
            return {(): 0.5}
        return dict.fromkeys(self.options(sight.ask), 0.5)

    def hint(self, sight: Sight) -> Hint:
        """Advise what the rules of thumb say, and say what decides it."""
        return reasons.hint(sight)

    def likelihood(self, sight: Sight, imagined: Cultists) -> float:
        """Nothing is read from what the others did beyond what `sample` reads."""
        return 1.0

    def rollout(self, state: Cultists, seat: Seat, rng: Rng) -> Choice:
        """Return a quick answer: useful actions, blind cards, votes by what the seat knows."""
        ask = state.asks()[seat]
        ids = [option.id for option in ask.options]
        if ask.kind == "discussion":
            return ()
        if ask.kind == "clean-up":
            return "claim" if len(ids) > 1 and known_dead(state, seat) >= state.count.threshold else "confirm"
        if ask.kind == "action" and not state.is_cultist(seat):
            return useful(ids, rng)
        if ask.kind == "vote":
            return vote(state, seat, ids, rng)
        return "keep" if ask.kind == "change" else rng.choice(ids)

    def stage(self, state: Cultists) -> int:
        """A stage is a round."""
        return state.round

    def value(self, state: Cultists, seat: Seat) -> float:
        """Return the chance to win: how far the points have come against how far the murders have."""
        mine = CULTISTS if state.is_cultist(seat) else INVESTIGATORS
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        books = state.score / state.target
        dead = min(1.0, dead_investigators(state) / state.count.threshold)
        investigators = min(0.95, max(0.05, 0.5 + 0.45 * (books - dead)))
        return investigators if mine == INVESTIGATORS else 1 - investigators


def known_dead(g: Cultists, seat: Seat) -> int:
    """secrets.9: how many dead investigators a cultist knows of: from the start, by his own cards, ghosts"""
    return sum([knows_dead(g, seat, figure) for figure in g.figures if not g.is_cultist(figure)])


def knows_dead(g: Cultists, seat: Seat, figure: Figure) -> bool:
    """secrets.9"""
    own = any(face == DEAD and giver in (seat, START) for face, giver, _ in g.pulses[figure])
    return own or figure in g.fallen


def useful(ids: list[str], rng: Rng) -> str:
    """Return the most useful action there is, else any."""
    for kind in USEFUL:
        found = [id for id in ids if kind_in(id) == kind]
        if found:
            return rng.choice(found)
    return rng.choice(ids)


def vote(g: Cultists, seat: Seat, ids: list[str], rng: Rng) -> str:
    """Name somebody of the other team if the seat knows one, else anybody or nobody."""
    if g.is_cultist(seat) or g.roles[seat] == SEER:
        others = [id for id in ids[:-1] if g.is_cultist(number_in(id)) != g.is_cultist(seat)]
        return rng.choice(others) if others else "abstain"
    return rng.choice(ids)
