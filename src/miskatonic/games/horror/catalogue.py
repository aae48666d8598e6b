"""Every card of Horror, for people who look cards up and build decks: with its text in both languages.

Not for the game itself, which reads `Printed`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from miskatonic.core.catalogue import Catalogue
from miskatonic.core.text import LANGUAGES, Speech, Text
from miskatonic.games.horror import deckcheck, decks, lineup, scenarios
from miskatonic.games.horror.cards import PLAYER_CARDS, by_code
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.deckcheck import DeckCheck
from miskatonic.games.horror.decks import meant_for
from miskatonic.games.horror.options import FIELDS
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.render import card_text, reverse_text
from miskatonic.games.horror.render.phrases import trait_name
from miskatonic.games.horror.rules import Deck
from miskatonic.games.horror.words.abilities import Keyword
from miskatonic.games.horror.words.things import CardType

PACKAGES = ("miskatonic.core", "miskatonic.games.horror")


class InBoth(msgspec.Struct, frozen=True):
    """Words in both languages."""

    en: str
    de: str


class Figure(msgspec.Struct, frozen=True):
    """A printed number."""

    number: int
    each: bool
    """For each investigator."""


class DeckAccess(msgspec.Struct, frozen=True):
    """Cards an investigator may choose from."""

    classes: tuple[str, ...]
    neutral: bool
    least: int
    most: int
    """Their levels, from least to most."""


class DeckBuilding(msgspec.Struct, frozen=True):
    """How an investigator's deck is built."""

    size: int
    options: tuple[DeckAccess, ...]
    required: tuple[str, ...]
    """The codes of the signature cards and weaknesses; a code twice means two copies."""
    basic_weaknesses: int
    """How many; those that a deck does not name are drawn at random."""
    pool: tuple[str, ...]
    """The codes of all player cards that may be in the deck."""


class CardInfo(msgspec.Struct, frozen=True):
    """A card, with everything that is printed on it."""

    code: str
    type: CardType
    """"investigator", "asset", "event", "skill", "enemy", "treachery", "location", "act", "agenda",
    "story" or "reference"."""
    subtype: str
    """"weakness", "basic-weakness" or ""."""
    name: InBoth
    subtitle: InBoth
    unique: bool
    classes: tuple[str, ...]
    """Empty: neutral, or no player card."""
    traits: tuple[InBoth, ...]
    player: bool
    """A player card or an investigator; otherwise a card of a scenario."""
    deck_only: str
    """The code of the investigator whose signature card it is, or ""."""
    product: str
    """Whose symbol it bears, like "core-2026"; "" for cards of the house."""
    number: int
    """Its number in the product."""
    set: str
    """Its encounter set, or ""."""
    scenario: str
    """The only scenario it occurs in, or ""."""
    level: int | None
    cost: int | None
    """None: none; -1: X."""
    icons: dict[str, int]
    slots: tuple[str, ...]
    skills: dict[str, int]
    health: Figure | None
    sanity: Figure | None
    fight: Figure | None
    evade: Figure | None
    damage: int
    horror: int
    shroud: Figure | None
    clues: Figure | None
    stage: int
    threshold: Figure | None
    """Clues of an act, doom of an agenda."""
    victory: int
    text: tuple[InBoth, ...]
    """The text box, a line for each ability."""
    reverse: tuple[InBoth, ...]
    """What the other side tells to do."""
    deck: DeckBuilding | None
    """Of investigators."""


class ReadyDeck(msgspec.Struct, frozen=True):
    """A starter deck."""

    investigator: str
    cards: dict[str, int]
    """How many copies of each card, by code."""
    scenario: str
    """The only scenario it can be played in, or ""."""


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A scenario, as somebody looks at it who sets up a table."""

    code: str
    """As the option `scenario` names it."""
    name: InBoth
    bags: dict[str, tuple[str, ...]]
    """difficulty-level.3: the chaos tokens of each difficulty."""


class HorrorCatalogue(Catalogue):
    """The cards of Horror."""

    card_type = CardInfo
    deck_type = ReadyDeck
    check_type = DeckCheck
    scenario_type = ScenarioInfo

    def cards(self) -> Sequence[CardInfo]:
        """Return every card: player cards first, then scenario by scenario."""
        return _cards()

    def decks(self) -> Sequence[ReadyDeck]:
        """Return the starter decks of the box, then those that belong to a scenario."""
        core = {deck.investigator: "" for deck in STARTERS}
        ready: dict[str, Deck] = {}
        for scenario in _scenarios():
            for code, deck in lineup.starters(scenario).items():
                ready[code] = deck
                core.setdefault(code, scenario)
        return [ReadyDeck(code, Counter(ready[code].cards), core[code]) for code in core if code in ready]

    def scenarios(self) -> Sequence[ScenarioInfo]:
        """Return every scenario that can be played."""
        found = {code: scenarios.find(code).scenario for code in _scenarios()}
        return [ScenarioInfo(code, InBoth(*each.name), each.bags) for code, each in found.items()]

    def check(self, source: str, before: str = "", experience: int = 0) -> DeckCheck:
        """deckbuilding.1 to .13: read a deck, and look at it as if it were to be played now."""
        return deckcheck.check(source, by_code(), before, experience)


def _scenarios() -> tuple[str, ...]:
    return next(field.choices for field in FIELDS if field.name == "scenario")


@cache
def _cards() -> tuple[CardInfo, ...]:
    found = {card.code: (card, "") for card in PLAYER_CARDS}
    for scenario in _scenarios():
        for card in scenarios.find(scenario).box:
            found.setdefault(card.code, (card, scenario))
    german = dict(card.name for card, _ in found.values())
    whose = {card.name[0]: card.code for card, _ in found.values() if card.type == "investigator"}
    return tuple(_info(card, scenario, german, whose) for card, scenario in found.values())


def _info(card: Printed, scenario: str, german: Mapping[str, str], whose: Mapping[str, str]) -> CardInfo:
    return CardInfo(
        code=card.code,
        type=card.type,
        subtype=card.subtype,
        name=InBoth(*card.name),
        subtitle=InBoth(*card.subtitle),
        unique=card.unique,
        classes=card.classes,
        traits=tuple(in_both(trait_name(each)) for each in card.traits),
        player=is_player_card(card),
        deck_only=whose.get(meant_for(card), ""),
        product=card.product,
        number=card.number,
        set=card.set,
        scenario=scenario,
        level=card.level,
        cost=card.cost,
        icons=card.icons,
        slots=card.slots,
        skills=card.skills,
        health=_figure(card.health),
        sanity=_figure(card.sanity),
        fight=_figure(card.fight),
        evade=_figure(card.evade),
        damage=card.damage,
        horror=card.horror,
        shroud=_figure(card.shroud),
        clues=_figure(card.clues),
        stage=card.stage,
        threshold=_figure(card.threshold),
        victory=_victory(card),
        text=text_box(card, german),
        reverse=tuple(in_both(line) for line in reverse_text(card, german)),
        deck=_building(card),
    )


def is_player_card(card: Printed) -> bool:
    """card-types.1: an investigator, or a card that may be in an investigator's deck."""
    return (
        card.type == "investigator" or bool(card.subtype) or card.level is not None or bool(meant_for(card))
    )


def text_box(card: Printed, german: Mapping[str, str]) -> tuple[InBoth, ...]:
    """Return what stands on a card, in both languages; `german` names other cards."""
    return tuple(in_both(line) for line in card_text(card, german))


def in_both(said: Text) -> InBoth:
    """Return a text in both languages."""
    return InBoth(*(_speech(language).say(said) for language in LANGUAGES))


@cache
def _speech(language: str) -> Speech:
    return Speech(language, PACKAGES)


def _figure(value: Value | None) -> Figure | None:
    return None if value is None else Figure(value.number, value.each)


def _victory(card: Printed) -> int:
    return sum(each.number for each in card.abilities if isinstance(each, Keyword) and each.name == "victory")


def _building(card: Printed) -> DeckBuilding | None:
    if card.deck is None:
        return None
    options = tuple(
        DeckAccess(each.classes, each.neutral, each.least, each.most) for each in card.deck.options
    )
    pool = tuple(each.code for each in PLAYER_CARDS if decks.fits(card, each))
    return DeckBuilding(card.deck.size, options, card.deck.required, card.deck.basic_weaknesses, pool)


CATALOGUE = HorrorCatalogue()
