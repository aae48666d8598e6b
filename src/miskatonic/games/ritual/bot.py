"""How to play Ritual: the bots of this game, and the guide for bots that play any game.

Not for what a seat can infer (`belief`) and not for what hands are worth (`odds`).
"""

from collections.abc import Callable, Mapping, Sequence

from miskatonic.core.bot import Bot, Sight, Summary, chance_to_win
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.hint import Hint, best, hinted
from miskatonic.core.ids import id_of
from miskatonic.core.rng import Rng
from miskatonic.games.ritual.belief import (
    explains,
    failing_others,
    gift_chances,
    guesses,
    harms,
    sightings,
    unseen,
    visible_hands,
)
from miskatonic.games.ritual.cards import NONE, Card
from miskatonic.games.ritual.odds import BY_FACE, ONE_OF_FACE, Table, if_ends, if_takes, is_cursed, win_chance
from miskatonic.games.ritual.reasons import reason
from miskatonic.games.ritual.state import Ritual
from miskatonic.games.ritual.view import RitualView

TAKES = 0.45
"""How often a follower takes a card, as far as anybody else can tell."""


def bot_options(ask: Ask) -> tuple[str, ...]:
    """faq.1: no bot has ever seen its card by accident, so none confesses."""
    return tuple(option.id for option in ask.options if option.id != "confess")


# A rule of thumb


class SimpleBot:
    """Gives what hurts most; lets the round end while others fail, and keeps it going while they do not."""

    def choose(self, sight: Sight) -> Choice:
        """Return what the rule of thumb says."""
        view: RitualView = sight.view
        options = bot_options(sight.ask)
        hands = visible_hands(view)
        if sight.ask.kind == "orb":
            return "remove" if is_cursed(BY_FACE[str(view.top)]) else "put-back"
        if sight.ask.kind == "take-or-pass" and 2 * failing_others(hands, sight.seat) < len(hands) - 1:
            return "take"
        if "pass" in options:
            return "pass"
        card = NONE if view.travelling is None else BY_FACE[view.travelling]
        followers = [seat for seat, holder in enumerate(view.holders) if holder.hand_on_table]
        hurts = harms(hands, followers, card)
        worst = [seat for seat, harm in zip(followers, hurts, strict=True) if harm == max(hurts)]
        return id_of("seat", sight.rng.choice(worst))


# Belief


class BeliefBot:
    """Weighs every way the cards may lie, and takes the best chance to win."""

    def choose(self, sight: Sight) -> Choice:
        """Return the option with the best expected result."""
        return best(option_chances(sight))


def option_chances(sight: Sight) -> dict[str, float]:
    """Return the chance to win after every option, over all guesses."""
    view: RitualView = sight.view
    table = table_of(view, sight.seat)
    options = bot_options(sight.ask)
    followers = [seat for seat, holder in enumerate(view.holders) if holder.hand_on_table]
    total = dict.fromkeys(options, 0.0)
    hands = visible_hands(view)
    for guess in guesses(view):
        hands[sight.seat] = guess.mine
        if sight.ask.kind == "orb":
            chances = _orb_chances(view, table, hands, followers)
        else:
            chances = _travel_chances(table, hands, guess.travelling, followers, options)
        for option, chance in chances.items():
            total[option] += guess.weight * chance
    return total


def table_of(view: RitualView, me: Seat) -> Table:
    """Return what everybody at the table can see."""
    sanity = tuple(holder.sanity for holder in view.holders if holder.sanity is not None)
    return Table(me, view.options, sanity, view.pile, view.doom_space or 0, view.doom or 0)


def _travel_chances(
    table: Table, hands: Sequence[Card], card: Card, followers: Sequence[Seat], options: Sequence[str]
) -> dict[str, float]:
    """turn.3, follow.2, follow.7: return the chance after giving, taking or passing this card."""
    after_gift = _if_given(table, hands, card, followers)
    chances = {id_of("seat", to): chance for to, chance in after_gift.items()}
    if "take" in options:
        chances["take"] = if_takes(table, hands, table.me, card)
    if "pass" in options:
        chances["pass"] = if_ends(table, hands)
    return chances


def _if_given(
    table: Table, hands: Sequence[Card], card: Card, followers: Sequence[Seat]
) -> dict[Seat, float]:
    """Return the chance after the card goes to each of these followers.

    Each who gets it takes it with the same probability or passes it to any other; if nobody takes it,
    the round ends (follow.7).
    """
    if not followers:
        return {}
    if_taken = {seat: if_takes(table, hands, seat, card) for seat in followers}
    others = len(followers) - 1
    nobody = (1 - TAKES) ** len(followers)
    rest = (1 - TAKES - nobody) / others if others else 0.0
    common = nobody * if_ends(table, hands) + rest * sum(if_taken.values())
    return {seat: common + (TAKES - rest) * chance for seat, chance in if_taken.items()}


def _orb_chances(
    view: RitualView, table: Table, hands: Sequence[Card], followers: Sequence[Seat]
) -> dict[str, float]:
    """events.6: return the chance if the next giver draws the card I saw, and if he draws another."""
    ahead = [(view.active + step) % view.options.seats for step in range(1, view.options.seats)]
    giver = next((seat for seat in ahead if seat in followers), ahead[0])
    left = unseen(view)
    left[hands[table.me]] -= 1
    put_back = _if_drawn(table, hands, giver, BY_FACE[str(view.top)])
    if view.pile == 1:
        return {"put-back": put_back, "remove": if_ends(table, hands)}
    removed = sum(count * _if_drawn(table, hands, giver, card) for card, count in left.items() if count)
    return {"put-back": put_back, "remove": removed / left.total()}


def _if_drawn(table: Table, hands: Sequence[Card], giver: Seat, card: Card) -> float:
    """Return the chance if this giver draws this card: I would give it well, others as they wish."""
    followers = [seat for seat in range(len(table.sanity)) if seat != giver]
    given = _if_given(table, hands, card, followers)
    if giver == table.me:
        return max(given.values())
    wishes = gift_chances(hands, giver, followers, card)
    return sum(wish * given[seat] for wish, seat in zip(wishes, followers, strict=True))


# The guide


class RitualGuide:
    """What Ritual tells bots that play any game, and those who count."""

    trust = 100
    horizon = 1
    budget = 200
    imagined = 3

    def options(self, ask: Ask) -> tuple[str, ...]:
        """faq.1: everything but a confession."""
        return bot_options(ask)

    def summary(self, state: Ritual) -> Summary:
        """Count the rounds."""
        return Summary({"rounds": state.round})

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return what `belief` thinks."""
        chances = option_chances(sight)
        return {option: chances[option] for option in chances}

    def hint(self, sight: Sight) -> Hint:
        """Advise what `belief` would do, and say what it turns on."""
        return hinted(
            sight.ask,
            option_chances(sight),
            chance_to_win,
            lambda choice: reason(sight.view, sight.seat, sight.ask, choice),
        )

    def likelihood(self, sight: Sight, imagined: Ritual) -> float:
        """Return how well my card and the travelling one explain the others' choices."""
        travelling = imagined.travelling
        return explains(
            list(sightings(sight.view)),
            ONE_OF_FACE[imagined.hands[sight.seat]],
            NONE if travelling == NONE else ONE_OF_FACE[travelling],
        )

    def rollout(self, state: Ritual, seat: Seat, rng: Rng) -> Choice:
        """Give and pass as everybody is taken to, take as often as usual."""
        ask = state.asks()[seat]
        if ask.kind == "orb":
            return "remove" if is_cursed(state.pile[-1]) else "put-back"
        if ask.kind == "take-or-pass" and rng.below(100) < 100 * TAKES:
            return "take"
        if not state.followers:
            return "pass"
        card = state.travelling if seat == state.active else NONE
        chances = gift_chances(state.hands, seat, state.followers, card)
        return id_of("seat", _draw(state.followers, chances, rng))

    def stage(self, state: Ritual) -> int:
        """A stage is a round."""
        return state.round

    def value(self, state: Ritual, seat: Seat) -> float:
        """Return the chance to win with the sanity that the round left."""
        table = Table(seat, state.options, tuple(state.sanity), len(state.pile), 0, 0)
        return win_chance(table, state.sanity)


def _draw(seats: Sequence[Seat], chances: Sequence[float], rng: Rng) -> Seat:
    drawn = rng.below(1 << 53) / (1 << 53)
    for seat, chance in zip(seats, chances, strict=True):
        drawn -= chance
        if drawn < 0:
            return seat
    return seats[-1]


BOTS: Mapping[str, Callable[[], Bot]] = {"simple": SimpleBot, "belief": BeliefBot}
GUIDE = RitualGuide()
