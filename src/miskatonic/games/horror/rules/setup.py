"""Scenario setup in its steps (setup, mulligan, starting). Not for which scenarios and decks there are."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from miskatonic.core.game import BadOptions, Seat
from miskatonic.core.ids import id_of, numbers_in
from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from miskatonic.games.horror import asks, numbers, optional, optional_said, told, zones
from miskatonic.games.horror.caches import Change
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.printed import Printed, Scenario
from miskatonic.games.horror.rules import (
    acts,
    drawing,
    elimination,
    moving,
    points,
    resolving,
    rounds,
    timing,
)
from miskatonic.games.horror.state import NOBODY, Card, Context, Happening, Horror, Person, step
from miskatonic.games.horror.words import chaos

RESOURCES = 5
"""setup.9"""
OPENING_HAND = 5
"""setup.10"""


class Deck(msgspec.Struct, frozen=True):
    """An investigator with the cards of the deck; trauma from earlier scenarios."""

    investigator: str
    cards: tuple[str, ...]
    physical: int = 0
    mental: int = 0
    bears: tuple[str, ...] = ()
    """weakness.8, asset.9: what the investigator became the bearer of in earlier scenarios."""
    to_draw: int = 0
    """deckbuilding.8, .9: how many random basic weaknesses are added last."""


def new_game(
    options: HorrorOptions,
    scenario: Scenario,
    decks: Sequence[Deck],
    box: Sequence[Printed],
    seed: int,
    bag: Sequence[str] = (),
    weaknesses: Sequence[str] = (),
) -> Horror:
    """setup.1 to .26: lay everything out, up to the first decision.

    `bag`: as an earlier scenario left it, if any; `weaknesses`: the basic ones that may be drawn for decks.
    """
    printed = {each.code: each for each in box}
    refuse_twins(decks, printed)
    refuse_story_assets(decks, printed)
    for deck in decks:
        check_available(deck, printed[deck.investigator])
    g = Horror(options=options, rng=Rng.seeded(seed), scenario=scenario, printed=printed)
    if options.chapter is not None:
        g.campaign, g.log, g.lost = True, list(options.chapter.log), list(options.chapter.lost)
    tokens = bag or optional.bag(options.ultimatums, scenario.bags[options.difficulty])
    g.begin(lay_out, msgspec.to_builtins(list(decks)), tuple(tokens), tuple(weaknesses))
    return g


def refuse_twins(decks: Sequence[Deck], printed: dict[str, Printed]) -> None:
    """setup.2, setup.q1: every player has another investigator; versions of the same name are the same."""
    names = [printed[deck.investigator].name[0] for deck in decks]
    if len(set(names)) < len(names):
        raise BadOptions("decks", text("refused-same-investigator"), "setup.2")


def refuse_story_assets(decks: Sequence[Deck], printed: dict[str, Printed]) -> None:
    """asset.9: a deck is built without story assets; only a scenario makes somebody their bearer."""
    for deck in decks:
        for code in deck.cards:
            if printed[code].set and is_story_asset(printed[code]):
                raise BadOptions("decks", text("refused-story-asset"), "asset.9")


def is_story_asset(printed: Printed) -> bool:
    """asset.7, asset.8: an asset of an encounter set, without a level."""
    return printed.type == "asset" and bool(printed.set) and printed.level is None


def check_available(deck: Deck, printed: Printed) -> None:
    """killed-insane-devoured.2 to .4: raise BadOptions for whom trauma has killed or driven insane."""
    named = text("card-name", en=printed.name[0], de=printed.name[1])
    if printed.health is not None and deck.physical >= printed.health.number:
        raise BadOptions("decks", text("deck-killed", card=named), "killed-insane-devoured.2")
    if printed.sanity is not None and deck.mental >= printed.sanity.number:
        raise BadOptions("decks", text("deck-insane", card=named), "killed-insane-devoured.2")


def codes_of(g: Horror, card: int) -> tuple[str, str]:
    """Return the codes of both sides of a card."""
    return g.cards[card].code, g.cards[card].reverse


def sides(g: Horror, code: str, revealed: bool) -> tuple[str, str]:
    """locations.3: the side of a card that is up, and the one that is down if it is printed, too."""
    printed = g.printed[code]
    if printed.type != "location" or not printed.reverse_card:
        return code, ""
    return (code, printed.reverse_card) if revealed else (printed.reverse_card, code)


def make(g: Horror, code: str, owner: Seat, zone: str, *, revealed: bool = True) -> int:
    """Bring a card into the game."""
    card = len(g.cards)
    up, down = sides(g, code, revealed)
    g.cards.append(Card(card, up, owner, owner, zone, revealed=revealed, reverse=down))
    g.piles.setdefault(zone, []).append(card)
    g.announce(Change.CARDS)
    return card


def make_all(g: Horror, codes: Iterable[str], owner: Seat, zone: str, *, revealed: bool = True) -> None:
    """Bring cards into the game that begin in the same zone."""
    first = len(g.cards)
    for card, code in enumerate(codes, first):
        up, down = sides(g, code, revealed) if g.printed[code].reverse_card else (code, "")
        g.cards.append(Card(card, up, owner, owner, zone, revealed=revealed, reverse=down))
    if len(g.cards) > first:
        g.piles.setdefault(zone, []).extend(range(first, len(g.cards)))
    g.announce(Change.CARDS)


def bring(g: Horror, code: str, seat: Seat) -> int:
    """setup.5, permanent.3: a card goes into its owner's deck; a permanent one is in play from the start."""
    permanent = "permanent" in g.printed[code].profile.keyword_names
    return make(g, code, seat, id_of("play", seat) if permanent else id_of("deck", seat))


def bring_deck(g: Horror, codes: Sequence[str], seat: Seat) -> None:
    """setup.5, investigator-deck.1: all cards of a deck; most decks have no permanent one, and all of them
    begin in one zone.
    """
    if [code for code in codes if "permanent" in g.printed[code].profile.keyword_names]:
        for code in codes:
            bring(g, code, seat)
    else:
        make_all(g, codes, seat, id_of("deck", seat))


@step
def lay_out(g: Horror, decks: Any, tokens: tuple[str, ...], weaknesses: tuple[str, ...]) -> None:
    """setup.1 to .9, card-type-investigator.2: investigators, trauma, lead investigator, decks, tokens, chaos
    bag, resources.
    """
    stock = list(weaknesses)
    for seat, deck in enumerate(msgspec.convert(decks, list[Deck])):
        card = make(g, deck.investigator, seat, id_of("investigator", seat))
        g.change(card, damage=deck.physical, horror=deck.mental)
        g.join(Person(seat, card, physical=deck.physical, mental=deck.mental))
        bring_deck(g, deck.cards, seat)
        draw_basic_weaknesses(g, seat, deck.to_draw, stock)
        for code in deck.bears:
            g.change(bring(g, code, seat), gained=True)
        g.rng.shuffle(g.pile(id_of("deck", seat)))
    g.bag = list(tokens)
    g.then(elimination.choose_lead)
    for seat in range(len(g.people)):
        g.then(take_starting_resources, seat)
    g.then(opening_hands)


def draw_basic_weaknesses(g: Horror, seat: Seat, count: int, stock: list[str]) -> None:
    """random-weakness.3, .5, .q1: at random, last of all, and never one that somebody has drawn already."""
    for _ in range(min(count, len(stock))):
        drawn = stock.pop(g.rng.below(len(stock)))
        g.tell(told.random_weakness(g, seat, bring(g, drawn, seat)))


@step
def opening_hands(g: Horror) -> None:
    """setup.10, player-order.1: everybody in player order; then the scenario is laid out."""
    for each in zones.playing(g):
        g.then(opening_hand, each)
    g.then(introduction)
    g.then(scenario_setup)


# Steps 7 and 8


def starting(g: Horror, seat: Seat, what: str, usually: int) -> int:
    """setup.9, setup.10: how many resources or cards somebody begins with, with all that changes it."""
    changes = sum(by for _, by in numbers.changes(g, g.people[seat].card, what))
    return max(0, usually + changes + optional.starting(g, what))


@step
def take_starting_resources(g: Horror, seat: Seat) -> None:
    """setup.9"""
    g.change(g.people[seat].card, resources=starting(g, seat, "starting-resources", RESOURCES))


@step
def opening_hand(g: Horror, seat: Seat) -> None:
    """setup.10 to .12, mulligan.1, .6, boons.3: 5 cards, weaknesses set aside and replaced; then the
    mulligan. Under Destiny one of them may be searched for first.
    """
    if optional.active(g, "destiny") and not g.pile(id_of("hand", seat)):
        g.ask(seat, optional_said.destiny(g, seat), take_destined)
    else:
        draw_the_rest(g, seat)


@step
def take_destined(g: Horror, seat: Seat, choice: Any) -> None:
    """boons.3, .q3: one card of choice comes to hand and counts as one of the opening hand; the deck is
    shuffled.
    """
    taken = numbers_in(choice)
    for card in taken:
        zones.move_to(g, card, id_of("hand", seat))
    g.tell(optional_said.destined(seat, len(taken)))
    drawing.shuffle(g, id_of("deck", seat))
    draw_the_rest(g, seat)


def draw_the_rest(g: Horror, seat: Seat) -> None:
    """setup.10 to .12: as many cards as the opening hand lacks."""
    hand = g.pile(id_of("hand", seat))
    draw_opening(g, seat, starting(g, seat, "opening-hand", OPENING_HAND) - len(hand))
    g.tell(told.opening_hand(g, seat, tuple(g.pile(id_of("hand", seat)))))
    g.then(offer_mulligan, seat)


@step
def offer_mulligan(g: Horror, seat: Seat) -> None:
    """mulligan.1, mulligan.2"""
    g.ask(seat, asks.mulligan(g, tuple(g.pile(id_of("hand", seat)))), mulligan)


def draw_opening(g: Horror, seat: Seat, count: int) -> None:
    """setup.12, mulligan.6: cards without resolving anything; weaknesses wait aside."""
    deck = g.pile(id_of("deck", seat))
    while count > 0 and deck:
        card = deck[-1]
        if g.printed[g.cards[card].code].subtype:
            zones.move_to(g, card, id_of("waiting", seat))
        else:
            zones.move_to(g, card, id_of("hand", seat))
            count -= 1


@step
def mulligan(g: Horror, seat: Seat, choice: Any) -> None:
    """mulligan.2, .3, .5: as many new cards as were set aside."""
    given_back = numbers_in(choice)
    for card in given_back:
        zones.move_to(g, card, id_of("waiting", seat))
    g.tell(told.mulligan(seat, len(given_back)))
    kept = set(g.pile(id_of("hand", seat)))
    draw_opening(g, seat, len(given_back))
    if new := tuple([card for card in g.pile(id_of("hand", seat)) if card not in kept]):
        g.tell(told.replaced(g, seat, new))
    points.opening_hand(g, seat)
    g.then(shuffle_back, seat)


@step
def shuffle_back(g: Horror, seat: Seat) -> None:
    """mulligan.4, .7, setup.13: everything set aside goes back into the deck."""
    _shuffle_in(g, seat, id_of("waiting", seat))


def _shuffle_in(g: Horror, seat: Seat, zone: str) -> None:
    for card in list(g.pile(zone)):
        zones.move_to(g, card, id_of("deck", seat))
    drawing.shuffle(g, id_of("deck", seat))


# Steps 9 to 14


@step
def introduction(g: Horror) -> None:
    """setup.14, setup.15: the introduction is read and obeyed; what it overrides is done again."""
    g.tell(told.introduction(g))
    if g.scenario.story:
        g.tell(told.passage(g.scenario.story, "setup.14"))
    tokens = g.scenario.adds.get(g.options.difficulty, ())
    effects = (*(chaos.AddToken(token) for token in tokens), *g.scenario.introduction)
    if effects:
        before = tuple(begins_with(g, seat) for seat in range(len(g.people)))
        context = Context(0, g.people[g.lead].card, g.lead, mandatory=True)
        resolving.carry_out(g, context, effects)
        g.then(repeat_steps, before)


def begins_with(g: Horror, seat: Seat) -> tuple[int, int]:
    """Return how many resources and cards somebody begins with."""
    return (
        starting(g, seat, "starting-resources", RESOURCES),
        starting(g, seat, "opening-hand", OPENING_HAND),
    )


@step
def repeat_steps(g: Horror, before: tuple[tuple[int, int], ...]) -> None:
    """setup.15: the steps that are no longer right are repeated under the new circumstances."""
    for seat in zones.playing(g):
        (resources, cards), (had, held) = begins_with(g, seat), before[seat]
        if resources != had:
            g.then(take_starting_resources, seat)
        if cards != held:
            g.then(hand_back, seat)
            g.then(opening_hand, seat)


@step
def hand_back(g: Horror, seat: Seat) -> None:
    """setup.15: the opening hand is shuffled into the deck, to be drawn again."""
    _shuffle_in(g, seat, id_of("hand", seat))


@step
def scenario_setup(g: Horror) -> None:
    """setup.16 to .23: locations, set-aside cards, encounter deck, agenda and act decks, reference card."""
    scenario = g.scenario
    make_all(g, scenario.locations, NOBODY, "map", revealed=False)
    if scenario.shuffled:
        shuffled = list(scenario.shuffled)
        g.rng.shuffle(shuffled)
        make_all(g, shuffled, NOBODY, "map", revealed=False)
    make_all(g, scenario.aside, NOBODY, "aside", revealed=False)
    make_all(g, Counter(scenario.encounter).elements(), NOBODY, "encounter")
    g.rng.shuffle(g.pile("encounter"))
    for deck, codes in (("agenda", scenario.agendas), ("act", scenario.acts)):
        for place, code in enumerate(codes):
            card = make(g, code, NOBODY, deck if place == 0 else f"{deck}s")
            if place == 0:
                acts.tell_current(g, card)
    make(g, scenario.reference, NOBODY, "reference")
    for location in g.pile("map"):
        if g.print(location).starts_revealed:
            g.then(moving.turn_up, location)
    g.then(place_investigators)
    g.then(follow_guide)
    g.then(game_begins)


@step
def place_investigators(g: Horror) -> None:
    """setup.18: everybody begins at the starting location, unless the guide has yet to say which it is."""
    if g.scenario.start:
        begin_at(g, next(card for card in g.pile("map") if g.scenario.start in codes_of(g, card)))


def begin_at(g: Horror, start: int) -> None:
    """setup.18, setup.q3: everybody begins there, and the location is revealed."""
    for seat in zones.playing(g):
        g.alter(seat, location=start)
    if not g.cards[start].revealed:
        moving.turn_up(g, start)
    for seat in zones.playing(g):
        for card in list(g.pile(id_of("play", seat))):
            points.reach(g, "enters-play", card)


@step
def follow_guide(g: Horror) -> None:
    """setup.16: what else the campaign guide says."""
    if g.scenario.setup:
        context = Context(0, g.pile("reference")[0], g.lead, mandatory=True)
        resolving.carry_out(g, context, g.scenario.setup)


@step
def game_begins(g: Horror) -> None:
    """setup.24: abilities for the beginning of the game; then the first round."""
    g.tell(told.game_begins())
    timing.mark(g, Happening("game-begins"))
    g.then(rounds.begin_round)
