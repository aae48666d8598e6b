"""What a deck may be made of (deckbuilding, card-level, classes, signature, permanent, exile).

`wrong` says everything that is wrong with a new deck. Not for reading decks (see `deckfile`), nor for who
plays which (see `lineup`); experience between scenarios has only its prices here.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import get_args

import msgspec
from msgspec.structs import replace

from miskatonic.core.text import Text, text
from miskatonic.games.horror.printed import DeckOption, Printed, Says
from miskatonic.games.horror.profiles import words_in
from miskatonic.games.horror.words.abilities import CopyLimit, DeckOnly, Keyword
from miskatonic.games.horror.words.building import DeckAccess, DeckSize
from miskatonic.games.horror.words.effects import Heal
from miskatonic.games.horror.words.things import Class

COPIES = 2
"""deckbuilding.7"""
MYRIAD = 3
"""myriad.2"""
STANDALONE = 49
"""standalone.8: so much experience the cards of a deck for a single scenario may cost."""
STEP = 10
"""standalone.3 to .7: one more basic weakness for each so much experience."""
CLASSES: tuple[Class, ...] = get_args(Class)
PLAYER_TYPES = ("asset", "event", "skill")


class DeckProblem(msgspec.Struct, frozen=True):
    """Something that is wrong with a deck."""

    text: Text
    clause: str = ""
    """The clause that says so; none where a file cannot be read."""
    card: str = ""
    """The code of the card it is about, if it is about one."""
    line: int = 0
    """In which line of a text it was found, counted from 1; 0: in none."""


def named(card: Printed) -> Text:
    """Return the name of a card; its level stands behind it if it has one above 0."""
    name = text("card-name", en=card.name[0], de=card.name[1])
    return text("card-with-level", card=name, level=card.level) if card.level else name


def has_keyword(card: Printed, name: str) -> bool:
    """Say whether a keyword is printed on a card."""
    return any(isinstance(each, Keyword) and each.name == name for each in card.abilities)


def meant_for(card: Printed) -> str:
    """signature.2: the English name of the investigator whose deck alone may have the card, or ""."""
    return next((each.name for each in card.abilities if isinstance(each, DeckOnly)), "")


def is_regular(card: Printed) -> bool:
    """deckbuilding.4: neither a weakness, nor a signature card, nor a scenario card that was added."""
    return card.type in PLAYER_TYPES and not (card.subtype or card.set or meant_for(card))


def size(deck: Iterable[Printed]) -> int:
    """deckbuilding.4, .q2, permanent.2: the cards that count for the deck size."""
    return sum(is_regular(card) and not has_keyword(card, "permanent") for card in deck)


def wrong(
    investigator: Printed,
    deck: Sequence[Printed],
    known: Mapping[str, Printed] | None = None,
    experience: int = 0,
    standalone: bool = False,
    unlocked: Collection[str] = (),
    more_weaknesses: int = 0,
) -> tuple[DeckProblem, ...]:
    """deckbuilding.3 to .12: everything that is wrong with a new deck, in the order of its cards.

    `known`: cards by code, to call those by their names that lack; `standalone`: the deck is for a single
    scenario; `unlocked`: the reward cards that may be used, by their English names; `more_weaknesses`: so
    many basic ones belong into it besides (ultimatums.5). Without anything on its back (test cards) an
    investigator may use every card.
    """
    cards = {card.code: card for card in deck}
    investigator = enlarged(investigator, deck)
    found = [problem for card in cards.values() for problem in _wrong_with_card(investigator, card)]
    found += _too_many_copies(deck)
    found += _too_many_rewards(deck)
    found += _locked_rewards(deck, unlocked)
    if investigator.deck is not None:
        counts = Counter(card.code for card in deck)
        found += _wrong_size(investigator, deck)
        found += _beyond_limits(investigator, deck)
        found += _beyond_standalone(deck) if standalone else _too_expensive(deck, experience)
        found += _wrong_signature(investigator, counts, {**(known or {}), **cards})
        found += _too_many_weaknesses(deck, weaknesses(investigator, deck, standalone) + more_weaknesses)
    return tuple(found)


def enlarged(investigator: Printed, deck: Iterable[Printed]) -> Printed:
    """golden-rule.1, deckbuilding.3, .6: an investigator with what cards of the deck say about it."""
    said = [word for card in deck for word in card.abilities if isinstance(word, DeckSize | DeckAccess)]
    if investigator.deck is None or not said:
        return investigator
    more = sum(word.by for word in said if isinstance(word, DeckSize))
    access = tuple(
        DeckOption(CLASSES, most=word.most, traits=word.traits, types=(word.type,), up_to=word.count)
        for word in said
        if isinstance(word, DeckAccess)
    )
    back = investigator.deck
    return replace(investigator, deck=replace(back, size=back.size + more, options=(*back.options, *access)))


def wanted_size(investigator: Printed, deck: Iterable[Printed]) -> int:
    """deckbuilding.3: how many regular cards the deck must have; 0 without anything on the back."""
    back = enlarged(investigator, deck).deck
    return back.size if back else 0


def fits(investigator: Printed, card: Printed) -> bool:
    """deckbuilding.6, signature.1: whether a card may be in this investigator's deck at all."""
    return not any(_wrong_with_card(investigator, card))


def _wrong_with_card(investigator: Printed, card: Printed) -> Iterator[DeckProblem]:
    """deckbuilding.6, signature.1, asset.9: whether the card may be in this investigator's deck at all."""
    whose = meant_for(card)
    if card.forbidden:
        yield problem("deck-forbidden", "ultimatums.15", card)
    if card.set or (card.type not in PLAYER_TYPES and not card.subtype):
        yield problem("deck-not-a-player-card", "asset.9", card)
    elif whose:
        if whose != investigator.name[0]:
            yield problem("deck-other-signature", "signature.1", card, whose=whose)
    elif card.subtype:
        if card.subtype == "weakness" and investigator.deck and card.code not in investigator.deck.required:
            yield problem("deck-other-weakness", "signature.1", card)
    elif investigator.deck and not any(allows(each, card) for each in investigator.deck.options):
        yield problem("deck-no-access", "deckbuilding.6", card, investigator=named(investigator))


def allows(option: DeckOption, card: Printed) -> bool:
    """deckbuilding.6, classes.3, .4, .q1, multi-class-cards.2, expanded-access.1: a card of its classes, in
    its levels, with its traits or what its text must say.
    """
    special = bool(option.traits or option.says)
    of_class = option.neutral if not card.classes else any(each in option.classes for each in card.classes)
    if special and not option.classes and not option.neutral:
        of_class = True
    if option.types and card.type not in option.types:
        return False
    if not of_class or card.level is None or not option.least <= card.level <= option.most:
        return False
    if not special or {*option.traits} & {*card.traits}:
        return True
    return bool(option.says) and not said_by(card).isdisjoint(option.says)


def said_by(card: Printed) -> frozenset[Says]:
    """expanded-access.x2, .q1: whether its text box heals damage or horror, however much."""
    healing = [word.kind for word in words_in(card) if isinstance(word, Heal)]
    flags: dict[str, Says] = {"damage": "heals-damage", "horror": "heals-horror"}
    return frozenset(flags[kind] for kind in healing)


def _beyond_limits(investigator: Printed, deck: Iterable[Printed]) -> Iterator[DeckProblem]:
    """expanded-access.1, multi-class-cards.3, .q1: cards that fit no other way take one limited place each,
    as the player likes best.
    """
    assert investigator.deck is not None
    options = investigator.deck.options
    taken: dict[int, list[Printed]] = {place: [] for place, each in enumerate(options) if each.up_to}
    for card in deck:
        fitting = [place for place, each in enumerate(options) if allows(each, card)]
        limited = [place for place in fitting if options[place].up_to]
        if not is_regular(card) or not fitting or len(limited) < len(fitting):
            continue
        if not _find_place(card, options, taken, set()):
            most = max(options[place].up_to for place in limited)
            yield problem("deck-limited", "expanded-access.1", card, most=most)


def _find_place(
    card: Printed, options: Sequence[DeckOption], taken: dict[int, list[Printed]], tried: set[int]
) -> bool:
    """multi-class-cards.q1: give the card one of the limited places; others may move for it."""
    for place, there in taken.items():
        if place in tried or not allows(options[place], card):
            continue
        tried.add(place)
        if len(there) < options[place].up_to:
            there.append(card)
            return True
        for other in there:
            if _find_place(other, options, taken, tried):
                there[there.index(other)] = card
                return True
    return False


def most_copies(card: Printed) -> tuple[int, str]:
    """deckbuilding.7, myriad.2, exceptional.3: how many copies a deck may have, and which clause says so."""
    limits = [word.count for word in card.abilities if isinstance(word, CopyLimit) and word.per == "deck"]
    if limits:
        return limits[0], "golden-rule.1"
    if has_keyword(card, "exceptional"):
        return 1, "exceptional.3"
    return (MYRIAD, "myriad.2") if has_keyword(card, "myriad") else (COPIES, "deckbuilding.7")


def _too_many_copies(deck: Iterable[Printed]) -> Iterator[DeckProblem]:
    """deckbuilding.7, exceptional.3, signature.9: copies are counted by name, and the strictest of them says
    how many there may be; signature cards are not among them.
    """
    regular = [card for card in deck if is_regular(card)]
    counts = Counter(card.name[0] for card in regular)
    for name, count in counts.items():
        strictest = min([card for card in regular if card.name[0] == name], key=most_copies)
        most, clause = most_copies(strictest)
        if count > most:
            yield problem("deck-copies", clause, strictest, count=count, most=most)


def _too_many_rewards(deck: Iterable[Printed]) -> Iterator[DeckProblem]:
    """permanent.10"""
    rewards = [card for card in deck if has_keyword(card, "permanent") and has_keyword(card, "reward")]
    if len(rewards) > 1:
        yield problem("deck-rewards", "permanent.10", rewards[1], count=len(rewards))


def _locked_rewards(deck: Iterable[Printed], unlocked: Collection[str]) -> Iterator[DeckProblem]:
    """rewards.4, reward.3: no reward card that no campaign has brought yet."""
    for card in {card.code: card for card in deck if has_keyword(card, "reward")}.values():
        if card.name[0] not in unlocked:
            yield problem("deck-reward-locked", "rewards.4", card)


def _wrong_size(investigator: Printed, deck: Sequence[Printed]) -> Iterator[DeckProblem]:
    """deckbuilding.3"""
    assert investigator.deck is not None
    count, wanted = size(deck), investigator.deck.size
    if count != wanted:
        message = "deck-too-small" if count < wanted else "deck-too-large"
        yield DeckProblem(
            text(message, count=count, size=wanted, difference=abs(wanted - count)), "deckbuilding.3"
        )


def _too_expensive(deck: Sequence[Printed], experience: int) -> Iterator[DeckProblem]:
    """deckbuilding.11, .12, card-level.4: cards above level 0 are paid for with experience."""
    if experience_in(deck) <= experience:
        return
    for card in {card.code: card for card in deck if is_regular(card) and card.level}.values():
        yield problem("deck-level", "deckbuilding.11", card, level=card.level, experience=experience)


def _beyond_standalone(deck: Sequence[Printed]) -> Iterator[DeckProblem]:
    """standalone.8, standalone-scenario.4"""
    spent = experience_in(deck)
    if spent > STANDALONE:
        yield DeckProblem(text("deck-experience", count=spent, most=STANDALONE), "standalone.8")


def experience_in(deck: Iterable[Printed]) -> int:
    """standalone.2, .q1: what the higher-level cards cost; all myriad copies of a level count once."""
    regular = [card for card in deck if is_regular(card)]
    myriad = {card.code: card for card in regular if has_keyword(card, "myriad")}
    single = [card for card in regular if card.code not in myriad]
    return sum(price(card, short=1) for card in (*single, *myriad.values()))


def _wrong_signature(
    investigator: Printed, counts: Mapping[str, int], known: Mapping[str, Printed]
) -> Iterator[DeckProblem]:
    """signature.3, deckbuilding.10: every required card as often as the investigator says."""
    assert investigator.deck is not None
    for code, wanted in Counter(investigator.deck.required).items():
        if counts.get(code, 0) != wanted:
            yield DeckProblem(
                text("deck-signature", card=called(code, known), count=counts.get(code, 0), wanted=wanted),
                "signature.3",
                code,
            )


def called(code: str, known: Mapping[str, Printed]) -> Text:
    """Return the name of a card, or its code if nobody knows it."""
    return named(known[code]) if code in known else text("card-name", en=code, de=code)


def weaknesses(investigator: Printed, deck: Iterable[Printed], standalone: bool) -> int:
    """deckbuilding.8, .q3, standalone.3 to .7, .q2: how many basic weaknesses belong into the deck."""
    if investigator.deck is None:
        return 0
    return investigator.deck.basic_weaknesses + (experience_in(deck) // STEP if standalone else 0)


def _too_many_weaknesses(deck: Iterable[Printed], wanted: int) -> Iterator[DeckProblem]:
    """deckbuilding.8: no more basic weaknesses than belong into it; what lacks is drawn later."""
    basic = [card for card in deck if is_basic_weakness(card)]
    if len(basic) > wanted:
        yield problem("deck-weaknesses", "deckbuilding.8", basic[wanted], count=len(basic), wanted=wanted)


def is_basic_weakness(card: Printed) -> bool:
    """weakness.10, random-weakness.2, .8"""
    return card.subtype == "basic-weakness"


def weaknesses_to_draw(investigator: Printed, deck: Sequence[Printed], standalone: bool = False) -> int:
    """deckbuilding.9: how many basic weaknesses a finished deck still has to get."""
    return max(0, weaknesses(investigator, deck, standalone) - sum(map(is_basic_weakness, deck)))


def problem(said: str, clause: str, card: Printed, **args: object) -> DeckProblem:
    """Return what is wrong with a card in a deck, said by a message about that card."""
    return DeckProblem(text(said, card=named(card), **args), clause, card.code)


# Between games


def without(deck: Sequence[str], exiled: Iterable[str]) -> tuple[str, ...]:
    """exile.2, exile.q1: the deck list after cards of it went back to the collection."""
    left = list(deck)
    for code in exiled:
        left.remove(code)
    return tuple(left)


def missing(deck: Iterable[Printed], wanted: int) -> int:
    """exile.4: how many cards must be purchased until the deck has its size again."""
    return max(0, wanted - size(deck))


def level_cost(card: Printed) -> int:
    """exceptional.2, .q1, ultimatums.15: the experience that the level of a card stands for."""
    level = max(0, (card.level or 0) + card.surcharge)
    return level * (2 if has_keyword(card, "exceptional") else 1)


def price(card: Printed, short: int) -> int:
    """campaign-experience.7, .12, exile.3, .5, .q1: what a card costs in experience; level 0 is free while
    the deck is short.
    """
    cost = level_cost(card)
    return 0 if cost == 0 and short > 0 else max(1, cost)


def upgrade_price(card: Printed, lower: Printed) -> int:
    """campaign-experience.13, exceptional.q1: the difference between the two, at least 1."""
    return max(1, level_cost(card) - level_cost(lower))


def is_lower(lower: Printed, card: Printed) -> bool:
    """campaign-experience.13, .15: whether one card is a version of lower level of the other."""
    return is_regular(lower) and lower.name[0] == card.name[0] and (lower.level or 0) < (card.level or 0)
