"""A slow judge of positions of Horror: does everything hold that always holds? And boxes that put it to the
test, full of cards that change health, keywords and slots, most of them on conditions.

It looks at every card each time and keeps nothing, so it knows nothing of what the engine notes. Not for how
what does not hold is seen to.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, cast

import msgspec

from miskatonic.core.game import Options, Seat
from miskatonic.games.horror import looking, numbers, rules, silver, zones
from miskatonic.games.horror.caches import drop_all
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import slots
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.state import NONE, Context, Horror, kind_of
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Constant, Objective
from miskatonic.games.horror.words.things import Condition, Kind, Matcher
from tests.properties import horror_words as words
from tests.properties.horror import BOXES, RandomHorror
from tests.properties.horror_box import chest

# What always holds


def wrong(g: Horror) -> list[str]:
    """Return everything that should hold in this position and does not."""
    if g.ended:
        return []
    fresh = g.copy()
    drop_all(fresh)
    return [f"{judge.__name__}: {what}" for judge in JUDGES for what in judge(fresh)]


def nobody_has_more_harm_than_they_can_bear(g: Horror) -> Iterator[str]:
    """health-damage.2, .6, .7, sanity-and-horror.2, .6: unless being defeated, or that was cancelled and
    nothing is different since, or the card cannot leave play, or it must first be said who leads, or which
    of two cards is followed.
    """
    for card in () if mends(g, "choose_lead", "count_votes", "decide_contradiction") else in_play(g):
        tokens = g.cards[card]
        health = numbers.value(g, card, "health") if numbers.has_value(g, card, "health") else None
        sanity = numbers.value(g, card, "sanity") if numbers.has_value(g, card, "sanity") else None
        mad = sanity is not None and tokens.horror >= sanity and zones.type_of(g, card) != "enemy"
        dead = health is not None and tokens.damage >= health
        spared = (card, tokens.copy, tokens.damage, tokens.horror, health or 0, sanity or 0)
        tried = [each[:6] for rule, each in g.tried if rule == "defeat"]
        stays = zones.investigator(g, card) < 0 and numbers.cannot(g, card, "leave-play") is not None
        if (dead or mad) and not stays and card not in g.falling and spared not in tried:
            yield f"{g.print(card).code} has {tokens.damage}/{health}, {tokens.horror}/{sanity}"


def no_massive_enemy_is_in_a_threat_area(g: Horror) -> Iterator[str]:
    """massive.3: unless it is one only there, or that is being decided."""
    for seat in () if mends(g, "decide_contradiction") else zones.playing(g):
        for card in g.pile(f"threat:{seat}"):
            if zones.type_of(g, card) != "enemy" or "massive" not in keywords(g, card):
                continue
            outside = g.copy()
            zones.move_to(outside, card, f"at:{g.people[seat].location}")
            if "massive" in keywords(outside, card):
                yield f"{g.print(card).code} is with {seat}"


def ready_enemies_are_engaged(g: Horror) -> Iterator[str]:
    """enemy-cards.3, .q1: unless an effect is under way, or it was cancelled in this phase."""
    if g.falling or (g.frames and g.frames[-1].defers) or mends(g, *FIRST):
        return
    if "engages" in [each.happening.what for each in g.sequences]:
        return  # one after another
    balked = [each[0] for rule, each in g.tried if rule == "engagement"]
    for card in in_play(g):
        tokens = g.cards[card]
        if zones.type_of(g, card) != "enemy" or tokens.exhausted or kind_of(tokens.zone) != "at":
            continue
        if {"aloof", "massive"} & keywords(g, card) or card in balked:
            continue
        there = [seat for seat, each in enumerate(g.people) if f"at:{each.location}" == tokens.zone]
        if able := [seat for seat in there if may_be_engaged(g, card, seat)]:
            yield f"{g.print(card).code} is ready beside {able}"


FIRST = ("engage_somebody", "choose_lead", "decide_contradiction", "discard_to_fit")
"""What is seen to before the next enemy engages."""


def may_be_engaged(g: Horror, enemy: int, seat: Seat) -> bool:
    """cannot.1, prey.3"""
    person = g.people[seat]
    if person.status != "playing" or numbers.cannot(g, person.card, "be-engaged", enemy) is not None:
        return False
    prey = numbers.keyword(g, enemy, "prey")
    if prey is None or prey.what is None or not prey.only:
        return True
    return person.card in looking.find(g, Context(0, enemy, -1), prey.what)


def attachments_have_hosts(g: Horror) -> Iterator[str]:
    """attachments.8: unless they are being discarded."""
    for zone, pile in () if mends(g, "come_off") else g.piles.items():
        kind, host = zones.parts(zone)
        if pile and kind == "on" and kind_of(g.cards[host].zone) not in zones.IN_PLAY:
            yield f"{pile} on {host}"


def unique_cards_are_alone(g: Horror) -> Iterator[str]:
    """unique.1, .q2: unless what should give way cannot leave play."""
    stuck = [each[0] for rule, each in g.tried if rule == "unique"]
    there = [card for card in in_play(g) if g.print(card).unique and card not in stuck]
    titles = Counter(g.print(card).name[0] for card in there if g.print(card).type != "investigator")
    yield from [title for title, count in titles.items() if count > 1]


def assets_have_slots(g: Horror) -> Iterator[str]:
    """slots.3: unless somebody is choosing what to discard, or nothing can be."""
    if mends(g, "discard_to_fit"):
        return
    stuck = [each[0] for rule, each in g.tried if rule == "slots"]
    for seat in zones.playing(g):
        if seat not in stuck and slots.seating(g, seat, slots.occupying(g, seat)) is None:
            yield f"{slots.occupying(g, seat)} of {seat}"


def there_is_an_encounter_deck(g: Horror) -> Iterator[str]:
    """encounter-deck.2, .3, .q3: unless an effect, or the drawing of a card, is under way."""
    busy = g.encounters or [frame for frame in g.frames if frame.defers]
    if not g.pile("encounter") and g.pile("encounter-discard") and not busy:
        yield f"{len(g.pile('encounter-discard'))} cards are discarded"


def somebody_leads(g: Horror) -> Iterator[str]:
    """elimination.12, .13: unless they fall together, or choose one right now."""
    choosing = [each for each in g.pending if each.ask.kind == "lead"]
    if g.falling or choosing or g.resolution != NONE:
        return
    if not zones.playing(g) or g.people[g.lead].status != "playing":
        yield f"{g.lead} does"


def nothing_is_contradicted(g: Horror) -> Iterator[str]:
    """silver-rule.2: unless it is being decided."""
    if not mends(g, "decide_contradiction") and (cards := silver.undecided(g)):
        yield f"{cards}"


def no_objective_is_overlooked(g: Horror) -> Iterator[str]:
    """act.q1: unless an effect is under way, or it advances already, or that was cancelled."""
    busy = [frame for frame in g.frames if frame.defers] or mends(g, *FIRST) or g.phase == "setup"
    tried = [each[0] for rule, each in g.tried if rule == "objectives"]
    for card in () if busy else (*g.pile("act")[-1:], *g.pile("agenda")[-1:]):
        for ability in g.print(card).abilities if g.cards[card].revealed and card not in tried else ():
            if not isinstance(ability, Objective) or ability.on or ability.may or ability.adds:
                continue
            wanted, here = ability.condition, Context(0, card, g.lead)
            if wanted is not None and looking.holds(g, here, wanted):
                yield g.print(card).code


JUDGES: tuple[Callable[[Horror], Iterator[str]], ...] = (
    nobody_has_more_harm_than_they_can_bear,
    no_massive_enemy_is_in_a_threat_area,
    ready_enemies_are_engaged,
    attachments_have_hosts,
    unique_cards_are_alone,
    assets_have_slots,
    there_is_an_encounter_deck,
    somebody_leads,
    nothing_is_contradicted,
    no_objective_is_overlooked,
)


def in_play(g: Horror) -> list[int]:
    """Return every card in play, from the cards themselves."""
    return [card.id for card in g.cards if kind_of(card.zone) in zones.IN_PLAY]


def keywords(g: Horror, card: int) -> set[str]:
    """Return a card's keywords."""
    return {each.name for each in numbers.keywords(g, card)}


def mends(g: Horror, *steps: str) -> bool:
    """Say whether the step that asks now, or one that waits for it, is one of these."""
    return not {g.at[0], *[name for name, _ in g.stack]}.isdisjoint(steps)


# Boxes


def modifier(dice: random.Random) -> Any:
    """Return something that a rule which always holds depends on."""
    whom: Any = dice.choice(("you", Kind("enemy"), Kind("asset"), words.draw(Matcher, dice, 1)))
    return dice.choice(
        (
            mod.Change(whom, dice.choice(("health", "sanity")), dice.choice((-2, -1, 1, 2))),
            mod.Change(Kind("investigator"), dice.choice(("health", "sanity")), dice.choice((-3, 3))),
            mod.GainKeyword(Kind("enemy"), dice.choice(("aloof", "massive"))),
            mod.LoseKeyword(Kind("enemy"), dice.choice(("aloof", "massive"))),
            mod.Cannot("you", "be-engaged"),
            mod.ExtraSlot("you", dice.choice(words.SLOTS)),
            mod.NoSlot(words.draw(Matcher, dice, 1)),
        )
    )


def with_more(printed: Printed, dice: random.Random) -> Printed:
    """Return a card that changes more than it did, perhaps."""
    if printed.type not in ("asset", "treachery", "location", "enemy", "act", "agenda"):
        return printed
    if dice.random() < 0.6:
        return printed
    if printed.type == "act" and dice.random() < 0.5:
        goal = Objective(condition=words.draw(Condition, dice, 2))
        return msgspec.structs.replace(printed, abilities=(goal, *printed.abilities))
    more = Constant((modifier(dice),), words.draw(Condition | None, dice, 2))
    return msgspec.structs.replace(printed, abilities=(*printed.abilities, more))


@lru_cache(64)
def unsteady_box(seed: int) -> Chest:
    """Return a random box in which little stays as it is."""
    found = chest(seed % BOXES)
    dice = random.Random(f"unsteady {seed}")
    return msgspec.structs.replace(found, box=tuple(with_more(each, dice) for each in found.box))


class Unsteady(RandomHorror):
    """The rules of Horror with such a box for every seed."""

    def new(self, options: Options, seed: int) -> Horror:
        """Return the first position in which somebody must decide."""
        chosen = cast(HorrorOptions, options)
        found = unsteady_box(seed)
        return rules.new_game(chosen, found.scenario, found.decks[: chosen.seats], found.box, seed)
