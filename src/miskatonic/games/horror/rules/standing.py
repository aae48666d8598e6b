"""The rules that always hold, in one place, and what follows where one of them does not.

Whatever changes a position notes what kind of change it was (`noting`). Between two steps `settle` looks at
the rules that such a change can concern, in the order of `RULES`; the first that does not hold puts what
follows from it in front of everything that waits, then all are looked at again, until all of them hold. Where
nothing relevant was noted nothing is looked at.

What follows may be cancelled, or be forbidden: it is `tried` once, and again only after something it depends
on has changed. So this comes to an end. Not for how a card is defeated, how an enemy engages and so on.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from miskatonic.core.ids import id_of
from miskatonic.games.horror import numbers, silver, zones
from miskatonic.games.horror.caches import Caches
from miskatonic.games.horror.noting import (
    CLAIMS,
    COPIES,
    DECKS,
    GOALS,
    HARM,
    HOSTS,
    PEOPLE,
    PLACES,
    SEATING,
    SOMETHING,
)
from miskatonic.games.horror.rules import (
    acts,
    cards,
    contradictions,
    discarding,
    drawing,
    elimination,
    ending,
    enemies,
    harm,
    slots,
    timing,
)
from miskatonic.games.horror.state import NOBODY, NONE, Horror, kind_of, step
from miskatonic.games.horror.words.things import AllAt

Violation = tuple[int, ...]
"""What does not hold: first the card or seat it is about, then all that it depends on."""


class Standing(NamedTuple):
    """A rule that always holds."""

    name: str
    noted: int
    """The changes after which it may not hold."""
    violations: Callable[[Horror], list[Violation]]
    mend: Callable[[Horror, list[Violation]], list[Violation]]
    """Queue what follows; return for which of the violations."""
    waits: Callable[[Horror], bool] | None = None
    """Whether the rulebook lets something else be done first; most rules wait for nothing."""


# Who leads


def _without_lead(g: Horror) -> list[Violation]:
    """elimination.12, .13: one of those in the game leads; nobody in the game is the end of it."""
    if g.falling or not g.people or g.people[g.lead].status == "playing":
        return []
    if zones.playing(g):
        return [(g.lead,)]
    return [(NOBODY,)] if g.resolution == NONE else []


def _find_lead(g: Horror, found: list[Violation]) -> list[Violation]:
    """elimination.12, .13, resolution.3: a new lead investigator, or the scenario ends."""
    g.then(ending.no_resolution if found[0][0] == NOBODY else elimination.choose_lead)
    return found


# Which of two cards is followed


def _contradictions(g: Horror) -> list[Violation]:
    """silver-rule.2: cards of the same side that contradict each other."""
    cards_ = silver.undecided(g)
    return [cards_] if cards_ else []


def _decide(g: Horror, found: list[Violation]) -> list[Violation]:
    """silver-rule.2: the lead investigator decides, before anything depends on it."""
    g.then(contradictions.decide_contradiction)
    return found


# Defeat


def _worn_out(g: Horror) -> list[Violation]:
    """health-damage.2, .6, .7, sanity-and-horror.2, .6, modifiers.1: who has as much damage as health, or as
    much horror as sanity, whatever it was that changed.
    """
    changed = not g.in_force.numbers.isdisjoint(("health", "sanity"))
    found: list[Violation] = []
    cards = g.cards
    for card in g.in_play:
        tokens = cards[card]
        if (tokens.damage or tokens.horror or changed) and harm.is_defeated(g, card):
            replaced = harm.in_place_of_defeat(g, card) is not None
            if replaced or card not in g.falling:
                stats = [numbers.value(g, card, stat) for stat in ("health", "sanity")]
                found.append((card, tokens.copy, tokens.damage, tokens.horror, *stats, int(replaced)))
    if not found:
        g.blame.clear()
    return found


def _defeat(g: Horror, found: list[Violation]) -> list[Violation]:
    """simultaneous-priority.2: all of them at one moment, by whoever did it."""
    blamed = {card: (source, by) for card, source, by in g.blame}
    g.blame.clear()
    falls = []
    for card, *_ in found:
        before = harm.in_place_of_defeat(g, card)
        cause = (before.other, before.who) if before is not None else blamed.get(card, (NONE, NOBODY))
        falls.append((card, *cause))
    harm.fall(g, falls)
    return found


# Enemies


def _massive_in_threat_areas(g: Horror) -> list[Violation]:
    """massive.3, .9: a Massive enemy is in no threat area, if that is not what makes it Massive."""
    if not g.box.massive and not g.in_force.keywords:
        return []
    return [
        (enemy, g.people[seat].location)
        for seat in zones.playing(g)
        for enemy in g.pile(id_of("threat", seat))
        if zones.is_type(g, enemy, "enemy")
        and numbers.has_keyword(g, enemy, "massive")
        and enemies.is_massive_beside(g, enemy, seat)
    ]


def _put_beside(g: Horror, found: list[Violation]) -> list[Violation]:
    for enemy, _ in found:
        g.then(enemies.stand_beside, enemy)
    return found


def _unengaged(g: Horror) -> list[Violation]:
    """enemy-cards.3, .q1: ready unengaged enemies at a location with investigators they would engage."""
    return [
        (enemy, zones.location_of(g, enemy), *able)
        for enemy in zones.enemies(g)
        if not g.cards[enemy].exhausted and (able := enemies.whom_it_engages(g, enemy))
    ]


def _engage(g: Horror, found: list[Violation]) -> list[Violation]:
    """enemy-cards.q1: one after another."""
    g.then(enemies.engage_somebody, found[0][0])
    return found[:1]


def _in_the_middle(g: Horror) -> bool:
    """effects.6, elusive.q3, upkeep.3: a part of an effect is done wholly before anybody engages, and those
    who fall together have fallen.
    """
    return bool(g.falling) or timing.in_the_middle(g)


# Cards in play


def _without_host(g: Horror) -> list[Violation]:
    """attachments.8: what is attached to something that left play."""
    return [
        (card,)
        for zone, pile in g.piles.items()
        if pile and kind_of(zone) == "on" and not zones.in_play(g, zones.parts(zone)[1])
        for card in pile
    ]


def _detach(g: Horror, found: list[Violation]) -> list[Violation]:
    """leaves-play.4, attachments.8, discard-pile.7: together with what they were attached to."""
    loose = tuple([card for (card,) in found])
    hosts = tuple({zones.host_of(g, card): None for card in loose})
    for card in loose:
        g.then(discarding.discard_one, card)
    g.then(discarding.come_off, loose, hosts)
    return found


def _second_copies(g: Horror) -> list[Violation]:
    """unique.1, .3, .q2: player cards beside a unique encounter card of the same title."""
    found: list[Violation] = []
    for card in g.in_play:
        if g.print(card).unique and g.print(card).type != "investigator":
            copies = cards.unique_copies(g, card)
            if copies and not zones.is_scenario_card(g, card):
                found += [(card, copy) for copy in copies if zones.is_scenario_card(g, copy)][:1]
    return found


def _give_way(g: Horror, found: list[Violation]) -> list[Violation]:
    """unique.3"""
    for card, _ in found:
        cards.discard(g, card)
    return found


def _without_slots(g: Horror) -> list[Violation]:
    """slots.3, .q4: who has assets that do not fit the slots they sit in."""
    found = [(seat, *slots.unseated(g, seat)) for seat in zones.playing(g)]
    return [each for each in found if len(each) > 1]


def _seat_anew(g: Horror, found: list[Violation]) -> list[Violation]:
    """slots.12, .q4"""
    for seat, *_ in found:
        slots.seat_anew(g, seat)
    return found


# Decks


def _run_out(g: Horror) -> list[Violation]:
    """encounter-deck.2, .q2: no encounter deck, but a discard pile."""
    piles = g.piles
    return [(NONE,)] if not piles.get("encounter") and piles.get("encounter-discard") else []


def _drawing(g: Horror) -> bool:
    """encounter-deck.3, .q3: an effect, or the drawing of an encounter card, is still being resolved."""
    return bool(_run_out(g)) and (g.encounters > 0 or timing.resolving_an_effect(g))


def _renew(g: Horror, found: list[Violation]) -> list[Violation]:
    """encounter-deck.2"""
    drawing.refill_encounter_deck(g)
    return found


def _objectives_met(g: Horror) -> list[Violation]:
    """act.10, act.q1: Objectives without a timing point and without "may" that are met."""
    return [(card,) for card in acts.met_at_once(g)]


def _decisive(g: Horror) -> int:
    """Return after which changes an Objective may be met: where investigators are, or anything at all."""
    if not g.at_once:
        return 0
    wanted = [g.print(card).profile.at_once for card in g.at_once]
    only_places = all(each is not None and isinstance(each.condition, AllAt) for each in wanted)
    return PLACES | PEOPLE if only_places else SOMETHING


def _effect_goes_on(g: Horror) -> bool:
    """act.q1, effects.6, setup.24: an effect is done wholly before what it fulfils, and so is setup."""
    return g.phase == "setup" or timing.resolving_an_effect(g)


def _advance(g: Horror, found: list[Violation]) -> list[Violation]:
    """act.q1"""
    for (card,) in found:
        acts.fulfil(g, card)
    return found


RULES = (
    Standing("lead", PEOPLE, _without_lead, _find_lead),
    Standing("contradictions", CLAIMS, _contradictions, _decide),
    Standing("defeat", HARM, _worn_out, _defeat),
    Standing("massive", PLACES, _massive_in_threat_areas, _put_beside),
    Standing("engagement", PLACES, _unengaged, _engage, _in_the_middle),
    Standing("attachments", HOSTS, _without_host, _detach),
    Standing("unique", COPIES, _second_copies, _give_way),
    Standing("slots", SEATING, _without_slots, _seat_anew),
    Standing("encounter deck", DECKS, _run_out, _renew, _drawing),
    Standing("objectives", GOALS, _objectives_met, _advance, _effect_goes_on),
)


@cache
def _concerned(noted: int) -> tuple[Standing, ...]:
    """Return the rules that may not hold after such changes."""
    return tuple([rule for rule in RULES if noted & rule.noted])


@Caches.calm.worked_out
def _calm(g: Horror) -> int:
    """modifiers.1, act.q1: whether just anything that changes may concern a rule."""
    return 0 if g.in_force.unsteady or _decisive(g) & SOMETHING else SOMETHING


def settle(g: Horror) -> None:
    """Look at the rules that what has changed concerns; the first that does not hold is seen to."""
    if g.ended:
        return
    noted = g.unsettled | g.in_force.unsteady
    if noted & _decisive(g):
        noted |= GOALS
    left = 0
    for rule in _concerned(noted):
        if rule.waits is not None and rule.waits(g):
            left |= rule.noted
            continue
        found = rule.violations(g)
        if g.tried:
            found = _not_tried(g, rule, found)
        if found:
            g.unsettled = 0
            waiting = g.queue[:]
            g.queue.clear()
            g.tried += [(rule.name, each) for each in rule.mend(g, found)]
            g.then(look_again, noted | left)
            g.queue += waiting
            return
    g.unsettled = left


Horror.settle = settle


def _not_tried(g: Horror, rule: Standing, found: list[Violation]) -> list[Violation]:
    """Return where a rule does not hold, except where it was tried to mend that and nothing has changed."""
    others = [each for each in g.tried if each[0] != rule.name or each[1] in found or each[1][0] in g.falling]
    if len(others) != len(g.tried):
        g.tried = others
    return [each for each in found if (rule.name, each) not in others]


@step
def look_again(g: Horror, noted: int) -> None:
    """effects.6: what followed from a rule has been done; now for what else was noted before."""
    g.unsettled |= noted


def postpone(g: Horror) -> None:
    """Let what this step has queued be done before rules are looked at, because it is all one moment."""
    g.then(look_again, g.unsettled)
    g.unsettled = 0


def try_again(g: Horror) -> None:
    """enemy-cards.q1: a phase or turn begins; enemies whose engagement was cancelled try again."""
    g.tried = [each for each in g.tried if each[0] != "engagement"]
    g.unsettled |= SOMETHING | PLACES
