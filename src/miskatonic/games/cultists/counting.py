"""Exact counts for the bots of Cultists: route deals, lies of Dead cards, cards of room decks.

Every function takes what is certain and who the cultists are taken to be, and returns how likely what was
seen is then. Which guess to believe is for `belief`; how people choose is a guess of `doubt`.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from math import comb, perm

from miskatonic.games.cultists.cards import START, SUCCESS, Card, Figure
from miskatonic.games.cultists.clues import BURNT, PULLED, Inspection
from miskatonic.games.cultists.doubt import EAGER, LAYS, RELUCTANT, SILENT
from miskatonic.games.cultists.numbers import COUNTS, FIRST_ROOM_CARDS, PILE_CARDS, PULSE_CARDS, UNSAFE_CARDS
from miskatonic.games.cultists.plan import PLANS
from miskatonic.games.cultists.routes import ROUTES

Cabal = tuple[Figure, ...]
"""Who the cultists are taken to be."""


# Route cards


@cache
def every_card(side: str) -> int:
    """Return the set of all route cards of a side, as bits."""
    return (1 << len(ROUTES[side])) - 1


@cache
def cards_naming(side: str, round: int, room: str) -> int:
    """routes.1: the set of the cards that name this room for this round, as bits"""
    return sum([1 << card for card, rounds in enumerate(ROUTES[side]) if room in rounds[round - 1]])


def possible_cards(side: str, entered: Iterable[tuple[int, str]]) -> int:
    """routes.2: the set of the cards that allow all these room actions, as bits"""
    cards = every_card(side)
    for round, room in entered:
        cards &= cards_naming(side, round, room)
    return cards


@cache
def strolling(side: str) -> float:
    """routes.d1: how much less likely it is that a free choice of a room fits than that a card's rooms do"""
    return len(ROUTES[side][0][0]) / len(PLANS[side].rooms)


@lru_cache(maxsize=1 << 14)
def _dealt(sets: tuple[int, ...]) -> dict[int, int]:
    """Return in how many ways each set of cards can be dealt, one card of each of these sets in turn."""
    if not sets:
        return {0: 1}
    found: dict[int, int] = {}
    for used, ways in _dealt(sets[:-1]).items():
        free = sets[-1] & ~used
        while free:
            card = free & -free
            free ^= card
            found[used | card] = found.get(used | card, 0) + ways
    return found


@lru_cache(maxsize=1 << 14)
def deal_chance(pool: int, sets: tuple[int, ...]) -> float:
    """routes.d2: the chance that different cards of the pool, dealt blindly, lie in these sets"""
    limited = tuple([each & pool for each in sets if each & pool != pool])
    return sum(_dealt(limited).values()) / perm(pool.bit_count(), len(limited))


# Pulse decks


Given = tuple[Figure, bool]
"""A card of a pulse deck: who gave it, and whether a cultist would have been glad to give a Dead one then."""
Decks = tuple[tuple[Given, ...], ...]
"""All pulse decks, in order."""


def _gift_chance(dead: int, given: tuple[int, ...], free: tuple[int, int], used: tuple[int, int]) -> float:
    """hands.d2, hands.d3: the chance that among all cards a cultist gave Dead are just `used` certain ones,
    and no others than `free` more; each time first those that he was glad to give (EAGER), then the others
    """

    def ways(among: tuple[int, ...], surely: tuple[int, int]) -> float:
        glad, other = among
        left = dead - sum(surely)
        return sum(
            [
                comb(glad, one)
                * comb(other, two)
                * comb(PULSE_CARDS - sum(given), left - one - two)
                * EAGER ** (one + surely[0])
                * RELUCTANT ** (two + surely[1])
                for one in range(left + 1)
                for two in range(left - one + 1)
            ]
        )

    return ways(free, used) / ways(given, (0, 0))


@cache
def _start_chance(seats: int, barred: int, used: int) -> float:
    """pulse.d2: the chance that `used` certain start cards are Dead and, of the `barred` ones, no others"""
    count = COUNTS[seats]
    pile = count.start_alive + count.start_dead
    if used > count.start_dead:
        return 0.0
    return comb(pile - barred, count.start_dead - used) / comb(pile, count.start_dead)


_NOTHING = 1e-12
"""What is left of sums that cancel each other out."""
_FIELD = 5
"""How many bits a number has in a key."""
_STARTS, _FIELDS = 4, 5
"""A key counts barred cards: those of the first cultist, glad and reluctant, of the second, start cards; used
ones follow."""
_PAIR = (1 << 2 * _FIELD) - 1
"""The two fields of a cultist."""


def _number(key: int, field: int) -> int:
    return key >> _FIELD * field & 31


def pulse_chance(
    seats: int,
    decks: Decks,
    inspections: Sequence[Inspection],
    cabal: Cabal,
    seen: Sequence[tuple[Figure, int]] = (),
) -> float:
    """check-state.4 to check-state.6, pulse.d1: how likely all checks came out as they did

    `seen`: how many Dead cards the viewer saw himself in a deck that was then reported. Every check is a sum
    of "there is no Dead card among the first so many", so all decks together are a sum over sets of barred
    cards, whatever the number of cards.
    """
    sums: dict[int, float] = {0: 1.0}
    for target in sorted({each.target for each in inspections}):
        checks = [each for each in inspections if each.target == target]
        sums = _times(sums, _deck_terms(target, decks[target], checks, cabal, dict(seen).get(target)))
    return _total(seats, _gifts(decks, cabal), sums)


def dead_chances(
    seats: int, decks: Decks, inspections: Sequence[Inspection], cabal: Cabal
) -> tuple[float, ...]:
    """basics.3: for each figure how likely its pulse deck holds a Dead card, all checks considered"""
    known = {}
    for target in sorted({each.target for each in inspections}):
        checks = [each for each in inspections if each.target == target]
        known[target] = _deck_terms(target, decks[target], checks, cabal)
    sums = reduce(_times, known.values(), {0: 1.0})
    given = _gifts(decks, cabal)
    every = _total(seats, given, sums)
    if not every:
        return (0.0,) * len(decks)
    reported = {each.target for each in inspections if each.reported}
    found = []
    for figure, deck in enumerate(decks):
        if figure in reported:
            found.append(1.0)
            continue
        alive = _barred(figure, deck, cabal)
        rest = sums
        if figure in known:  # a deck without any Dead card passes every check but a report
            rest = reduce(_times, [terms for each, terms in known.items() if each != figure], {0: 1.0})
        living = _total(seats, given, {key + alive: weight for key, weight in rest.items()})
        found.append(1 - living / every)
    return tuple(found)


def _gifts(decks: Decks, cabal: Cabal) -> list[tuple[int, ...]]:
    """Return how many cards each of the cabal gave when he was glad to kill, and how many when not."""
    return [
        tuple([sum([deck.count((each, glad)) for deck in decks]) for glad in (True, False)]) for each in cabal
    ]


def _total(seats: int, given: Sequence[tuple[int, ...]], sums: dict[int, float]) -> float:
    """Return the chance that the Dead cards lie in accordance with a sum over barred cards."""
    total = 0.0
    for key, weight in sums.items():
        used = key >> _FIELD * _FIELDS
        chance = weight * _start_chance(seats, _number(key, _STARTS), _number(used, _STARTS))
        for place, gifts in enumerate(given):
            pair = 2 * _FIELD * place
            chance *= _cultist_chance(seats, gifts, key >> pair & _PAIR, used >> pair & _PAIR)
        total += chance
    return total if total > _NOTHING else 0.0


@cache
def _cultist_chance(seats: int, given: tuple[int, ...], barred: int, used: int) -> float:
    """Return the chance that one cultist's Dead cards lie so; both keys hold two fields."""
    free = (given[0] - _number(barred, 0), given[1] - _number(barred, 1))
    return _gift_chance(COUNTS[seats].dead_cards, given, free, (_number(used, 0), _number(used, 1)))


def _times(sums: dict[int, float], terms: dict[int, float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for key, weight in sums.items():
        for more, factor in terms.items():
            found[key + more] = found.get(key + more, 0.0) + weight * factor
    return found


def _deck_terms(
    target: Figure,
    deck: Sequence[Given],
    checks: Sequence[Inspection],
    cabal: Cabal,
    seen: int | None = None,
) -> dict[int, float]:
    """Return the checks of one deck as a sum over barred cards."""
    clean = {0: 1.0}
    for each in checks:
        if not (each.reported and seen is not None):
            clean = _narrowed(clean, each.cards, *_verdict(each, cabal))
    terms: dict[int, float] = {}
    for cards, factor in clean.items():
        if seen is None:
            key = _barred(target, deck[:cards], cabal)
            terms[key] = terms.get(key, 0.0) + factor
        else:
            for key, ways in _exactly(target, deck, cards, cabal, seen):
                terms[key] = terms.get(key, 0.0) + factor * ways
    return terms


def _verdict(each: Inspection, cabal: Cabal) -> tuple[float, float]:
    """talk.5: a check's result as (always, and in addition if there was no Dead card)"""
    if each.by in cabal:
        return (1 - SILENT, SILENT - 1) if each.reported else (SILENT, 1 - SILENT)
    return (1.0, -1.0) if each.reported else (0.0, 1.0)


def _narrowed(clean: dict[int, float], cards: int, always: float, if_clean: float) -> dict[int, float]:
    found: dict[int, float] = {}
    for known, factor in clean.items():
        for key, weight in ((known, always), (max(known, cards), if_clean)):
            if weight:
                found[key] = found.get(key, 0.0) + factor * weight
    return found


def _barred(target: Figure, cards: Sequence[Given], cabal: Cabal) -> int:
    """Return the cards that could have been Dead, counted by who gave them."""
    key = 0
    for giver, glad in cards:
        if giver == START:
            key += 0 if target in cabal else 1 << _FIELD * _STARTS
        elif giver in cabal:
            key += 1 << _FIELD * (2 * cabal.index(giver) + (not glad))
    return key


def _exactly(
    target: Figure, deck: Sequence[Given], clean: int, cabal: Cabal, dead: int
) -> Iterable[tuple[int, int]]:
    """Return the ways in which a deck holds just so many Dead cards, none of them among the first `clean`."""
    barred, rest = _barred(target, deck, cabal), _barred(target, deck[clean:], cabal)
    chosen = {0: (0, 1)}
    """For the Dead cards of some fields, as a key, their number and in how many ways they can be chosen."""
    for field in range(_FIELDS):
        chosen = {
            key + (more << _FIELD * field): (number + more, ways * comb(_number(rest, field), more))
            for key, (number, ways) in chosen.items()
            for more in range(min(_number(rest, field), dead - number) + 1)
        }
    for used, (number, ways) in chosen.items():
        if number == dead:
            yield barred + (used << _FIELD * _FIELDS), ways


# Room decks

_Faces = tuple[float, float, float]


def _shares(kinds: tuple[int, int, int]) -> _Faces:
    total = sum(kinds)
    return (kinds[0] / total, kinds[1] / total, kinds[2] / total)


_FROM_START, _FROM_PILE, _FROM_CULTIST, _FROM_INVESTIGATOR = range(4)
_KIND_FACES: tuple[_Faces, ...] = (_shares(FIRST_ROOM_CARDS), _shares(PILE_CARDS), LAYS, (1.0, 0.0, 0.0))
"""How likely a card of each origin is Success, Failure, Sabotage."""


def retold(tale: Sequence[int], cabal: Cabal) -> tuple[int, ...]:
    """Return the tale of a deck with the origins of its cards for names."""
    found = []
    for each in tale:
        if each >= BURNT:
            found.append(each)
        elif each < 0:
            found.append(_FROM_START if each == START else _FROM_PILE)
        else:
            found.append(_FROM_CULTIST if each in cabal else _FROM_INVESTIGATOR)
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _left(told: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """check-room.2: which origins the cards left in a room deck may have; adds up to the tale's chance"""
    if not told:
        return {(0, 0, 0, 0): 1.0}
    decks, last = _left(told[:-1]), told[-1]
    if last == BURNT:
        return {(0, 0, 0, 0): sum(decks.values())}
    found: dict[tuple[int, ...], float] = {}
    for deck, chance in decks.items():
        if last < BURNT:
            found[_changed(deck, last, 1)] = chance
            continue
        for origin, number in enumerate(deck):
            likely = number * _KIND_FACES[origin][last - PULLED - SUCCESS]
            if likely:
                key = _changed(deck, origin, -1)
                found[key] = found.get(key, 0.0) + chance * likely / sum(deck)
    return found


def _changed(deck: tuple[int, ...], origin: int, by: int) -> tuple[int, ...]:
    return (*deck[:origin], deck[origin] + by, *deck[origin + 1 :])


def room_chance(told: tuple[int, ...]) -> float:
    """check-room.2: how likely the cards that came out of a room deck are"""
    return sum(_left(told).values())


def next_chance(told: tuple[int, ...], face: Card) -> float:
    """Return how likely the next card out of a room deck has this face, if it has cards at all."""
    before = room_chance(told)
    return room_chance((*told, PULLED + face)) / before if before else 0.0


@lru_cache(maxsize=1 << 12)
def unsafe_chance(told: tuple[int, ...]) -> float:
    """unsafe.d1, unsafe.4: how likely the cards were that the unsafe-paths deck showed; all went back"""
    expected = [float(number) for number in UNSAFE_CARDS]
    chance = 1.0
    for each in told:
        if each < BURNT:
            expected = [have + more for have, more in zip(expected, _KIND_FACES[each], strict=True)]
        else:
            chance *= expected[each - PULLED - SUCCESS] / sum(expected)
    return chance
