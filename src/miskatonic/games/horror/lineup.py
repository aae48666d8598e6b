"""Who plays which deck: starter decks, decks that players bring, and the basic weaknesses still to be drawn.

Not for what a deck may be made of (see `decks`), nor for reading one from a file (see `deckfile`).
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from miskatonic.core.game import BadOptions, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text, text
from miskatonic.games.horror import decks, optional_decks, products, scenarios
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.collection import weakness_pool
from miskatonic.games.horror.corrections import corrected
from miskatonic.games.horror.options import (
    SCENARIOS,
    Chapter,
    Corrections,
    DeckChoice,
    HorrorOptions,
    Veteran,
)
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import Deck
from miskatonic.games.horror.words.things import SYMBOLS

RANDOM_WEAKNESS = "01000"
"""How deck sites write the basic weakness that is still to be drawn."""
TOKENS = frozenset({"+1", "0", *(f"-{number}" for number in range(1, 10)), *SYMBOLS})
"""chaos-tokens.1: the chaos tokens there are."""
FAR = 1 << 63
"""Where in a seed's stream random decks are drawn; no match comes so far, so decks tell nothing about it."""
MOST_CARDS = 200
"""No deck is larger; longer lists are not worth looking at."""


@cache
def cards(scenario: str) -> Mapping[str, Printed]:
    """Return by code every card that decks for this scenario may name."""
    return {card.code: card for card in scenarios.find(scenario).box} | by_code()


@cache
def story_cards() -> Mapping[str, Printed]:
    """story-rewards.3: by code, the cards of all scenarios that an investigator may bear in a later one."""
    boxes = [scenarios.find(name).box for name in SCENARIOS]
    return {
        card.code: card
        for box in boxes
        for card in box
        if card.set and (card.subtype or card.type == "asset")
    }


@cache
def starters(scenario: str) -> Mapping[str, Deck]:
    """Return the starter decks for a scenario by the code of their investigators, its own first."""
    return {deck.investigator: deck for deck in (*scenarios.find(scenario).decks, *STARTERS)}


def first_names(options: HorrorOptions) -> tuple[Text, ...]:
    """Return what the investigators at a table are called; whole names where two share the first."""
    names = [cards(options.scenario)[investigator_of(each)].name for each in options.decks]
    first = [(en.partition(" ")[0], de.partition(" ")[0]) for en, de in names]
    if len(set(first)) == len(first):
        names = first
    return tuple(text("card-name", en=en, de=de) for en, de in names)


# Options: decks as plain data


def check_chapter(given: Any, seats: int) -> Chapter | None:
    """campaign.1, setup.8: what the scenario takes over from those before it. Raise BadOptions."""
    try:
        chapter = msgspec.convert(given, Chapter | None)
    except (msgspec.ValidationError, RecursionError):
        raise BadOptions("chapter", text("bad-chapter"), "campaign.1") from None
    if chapter is None:
        return None
    borne = [code for veteran in chapter.veterans for code in veteran.bears]
    strange = [code[:40] for code in borne if code not in story_cards() and code not in by_code()]
    if strange:
        raise BadOptions("chapter", text("deck-unknown-code", code=strange[0]), "campaign-log.4")
    if len(chapter.veterans) not in (0, seats) or not set(chapter.bag) <= TOKENS:
        raise BadOptions("chapter", text("bad-chapter"), "campaign.1")
    return chapter


def check(
    given: Any,
    seats: int,
    scenario: str,
    chapter: Chapter | None = None,
    ultimatums: Sequence[str] = (),
    listed: Corrections | None = None,
) -> tuple[str | DeckChoice, ...]:
    """deckbuilding.1, .2: the decks as options; without any, the scenario's. Raise BadOptions."""
    known = corrected(cards(scenario), listed, ultimatums)
    if given in ((), []):
        given = tuple(starters(scenario))[:seats]
    try:
        chosen = msgspec.convert(given, tuple[str | DeckChoice, ...])
    except (msgspec.ValidationError, RecursionError):
        raise BadOptions("decks", text("bad-decks-shape"), "deckbuilding.1") from None
    if len(chosen) != seats:
        count = text("bad-decks-count", decks=len(chosen), seats=seats)
        raise BadOptions("decks", count, "deckbuilding.1")
    for seat, each in enumerate(chosen):
        _check_one(each, known, scenario, chapter, seat, ultimatums)
    names = [known[investigator_of(each)].name[0] for each in chosen]
    if len(set(names)) < len(names):
        raise BadOptions("decks", text("refused-same-investigator"), "deckbuilding.2")
    return chosen


def as_known_to(options: HorrorOptions, seats: Collection[Seat]) -> HorrorOptions:
    """table-talk.1: the options as these seats may know them; of a hidden deck only the investigator shows,
    as if it were the starter deck.
    """
    if not options.hidden_decks:
        return options
    shown = [deck if seat in seats else investigator_of(deck) for seat, deck in enumerate(options.decks)]
    return msgspec.structs.replace(options, decks=tuple(shown))


def investigator_of(brought: str | DeckChoice) -> str:
    """Return the code of the investigator."""
    return brought if isinstance(brought, str) else brought.investigator


def _check_one(
    brought: str | DeckChoice,
    known: Mapping[str, Printed],
    scenario: str,
    chapter: Chapter | None,
    seat: Seat,
    ultimatums: Sequence[str],
) -> None:
    code = investigator_of(brought)[:40]
    if code not in known or known[code].type != "investigator":
        raise BadOptions("decks", text("bad-deck-investigator", code=code), "deckbuilding.1")
    who = decks.named(known[code])
    if isinstance(brought, str) or known[code].deck is None:
        if code not in starters(scenario) or not isinstance(brought, str):
            raise BadOptions("decks", text("bad-deck-starter", investigator=who), "deckbuilding.1")
        found: tuple[decks.DeckProblem, ...] = ()
    else:
        found = problems(brought, known, chapter, seat, ultimatums)
    if "chaos" not in ultimatums:
        there = [known[code] for code in _deck(brought, scenario).cards if code in known]
        found += tuple(optional_decks.wrong(ultimatums, there, campaign=chapter is not None))
    if found:
        told = text("bad-deck", investigator=who, problems=len(found), first=found[0].text)
        raise BadOptions("decks", told, found[0].clause or "deckbuilding.6")


def veteran(chapter: Chapter | None, seat: Seat) -> Veteran:
    """campaign.3, join-leave.4: what the investigator of a seat brings from earlier scenarios."""
    return chapter.veterans[seat] if chapter and chapter.veterans else Veteran()


def problems(
    choice: DeckChoice,
    known: Mapping[str, Printed],
    chapter: Chapter | None = None,
    seat: Seat = 0,
    ultimatums: Sequence[str] = (),
) -> tuple[decks.DeckProblem, ...]:
    """Return everything that is wrong with a deck, cards that nobody knows first."""
    counts = {code: count for code, count in choice.cards.items() if code != RANDOM_WEAKNESS}
    strange = [code for code in counts if code not in known]
    found = [decks.DeckProblem(text("deck-unknown-code", code=code[:40]), card=code[:40]) for code in strange]
    found += [
        decks.DeckProblem(text("deck-count", card=decks.called(code, known), count=count), card=code)
        for code, count in counts.items()
        if code not in strange and not 0 < count <= MOST_CARDS
    ]
    wrong = decks.wrong(
        known[choice.investigator],
        listed(choice, known),
        known,
        experience=veteran(chapter, seat).experience,
        standalone=chapter is None,
        unlocked=chapter.rewards if chapter else (),
        more_weaknesses=int("disaster" in ultimatums and chapter is not None),
    )
    return (*found, *wrong, *products.mixed_versions(listed(choice, known)))


def listed(choice: DeckChoice, known: Mapping[str, Printed]) -> list[Printed]:
    """Return the cards of a deck one by one, those that are known."""
    return [
        known[code]
        for code, count in choice.cards.items()
        if code in known and 0 < count <= MOST_CARDS
        for _ in range(count)
    ]


# The game


def line_up(options: HorrorOptions, seed: int = 0) -> tuple[Deck, ...]:
    """deckbuilding.9: the decks of all seats, with how many basic weaknesses each has still to draw."""
    chosen = options.decks or tuple(starters(options.scenario))[: options.seats]
    brought = [_deck(each, options.scenario) for each in chosen]
    if options.chapter is None and options.ultimatums:
        brought = _under_ultimatums(brought, options, seed)
    if options.corrections is None:
        complete = [_complete(each, options.scenario, options.chapter is None) for each in brought]
    else:
        complete = [_with_lacking(each, known(options), options.chapter is None) for each in brought]
    if options.hidden_decks:
        complete = _in_any_order(complete, seed)
    return tuple([_with_past(deck, veteran(options.chapter, seat)) for seat, deck in enumerate(complete)])


def _in_any_order(lined_up: Sequence[Deck], seed: int) -> list[Deck]:
    """table-talk.1: the numbers of cards, which follow the list, tell nothing of what is on a hidden one."""
    rng, shuffled = Rng((seed << 64) + FAR + FAR // 2), []
    for deck in lined_up:
        codes = list(deck.cards)
        rng.shuffle(codes)
        shuffled.append(msgspec.structs.replace(deck, cards=tuple(codes)))
    return shuffled


def known(options: HorrorOptions) -> Mapping[str, Printed]:
    """errata.1, ultimatums.15: the cards for decks by code, as they are to be read in this match."""
    return corrected(cards(options.scenario), options.corrections, options.ultimatums)


def _under_ultimatums(brought: Sequence[Deck], options: HorrorOptions, seed: int) -> list[Deck]:
    """ultimatums.4, .5: decks of random cards, and one more basic weakness to draw for each."""
    there, rng = known(options), Rng((seed << 64) + FAR)
    changed = []
    for deck in brought:
        investigator = there[deck.investigator]
        if "chaos" in options.ultimatums and investigator.deck is not None:
            listed = [there[code] for code in deck.cards]
            codes = optional_decks.at_random(
                investigator, listed, there, options.ultimatums, rng, campaign=False
            )
            deck = msgspec.structs.replace(deck, cards=codes)
        if "disaster" in options.ultimatums:
            deck = msgspec.structs.replace(deck, to_draw=1)
        changed.append(deck)
    return changed


def _with_past(deck: Deck, past: Veteran) -> Deck:
    """campaign-trauma.12, earn.2: what an investigator has suffered and gained in earlier scenarios."""
    return msgspec.structs.replace(deck, physical=past.physical, mental=past.mental, bears=past.bears)


def _deck(brought: str | DeckChoice, scenario: str) -> Deck:
    if isinstance(brought, str):
        return starters(scenario)[brought]
    listed = {code: count for code, count in brought.cards.items() if code != RANDOM_WEAKNESS}
    return Deck(brought.investigator, tuple(Counter(listed).elements()))


@lru_cache(256)
def _complete(deck: Deck, scenario: str, standalone: bool) -> Deck:
    """deckbuilding.9: the same deck is often played."""
    return _with_lacking(deck, cards(scenario), standalone)


def _with_lacking(deck: Deck, known: Mapping[str, Printed], standalone: bool) -> Deck:
    """deckbuilding.9, standalone.2: with how many basic weaknesses it has still to draw."""
    listed = [known[code] for code in deck.cards]
    lacking = decks.weaknesses_to_draw(known[deck.investigator], listed, standalone)
    return msgspec.structs.replace(deck, to_draw=deck.to_draw + lacking)


def box(options: HorrorOptions, lined_up: Sequence[Deck]) -> tuple[Printed, ...]:
    """errata.1: the cards of the scenario, and those of the decks that are not among them."""
    own = scenarios.find(options.scenario).box
    there = {card.code for card in own}
    wanted = {code: None for deck in lined_up for code in (deck.investigator, *deck.cards)}
    wanted |= dict.fromkeys(basic_weaknesses(lined_up))
    wanted |= {code: None for deck in lined_up for code in deck.bears}
    if options.hidden_decks:
        wanted |= {code: None for deck in lined_up for code in imagined(options, deck.investigator)}
    others = {**story_cards(), **cards(options.scenario)}
    all_cards = (*own, *[others[code] for code in wanted if code not in there])
    if options.corrections is None:
        return all_cards
    read = corrected({**others, **{card.code: card for card in own}}, options.corrections, options.ultimatums)
    return tuple([read[card.code] for card in all_cards])


def imagined(options: HorrorOptions, investigator: str) -> tuple[str, ...]:
    """table-talk.1: what somebody imagines a deck to be whose list is hidden: the starter deck."""
    return starters(options.scenario)[investigator].cards


def basic_weaknesses(lined_up: Sequence[Deck]) -> tuple[str, ...]:
    """random-weakness.3, .q1: those of the box that no deck uses, if somebody has to draw one."""
    if not any(deck.to_draw for deck in lined_up):
        return ()
    return weakness_pool(by_code(), [code for deck in lined_up for code in deck.cards])
