"""How far the cards of the core box are: which are defined, tested, rendered, and which need a function.

`miskatonic horror cards --coverage` prints it. Not for what cards do.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from miskatonic.core.text import MissingMessage, Speech
from miskatonic.games.horror.cards import PLAYER_CARDS
from miskatonic.games.horror.cards.core import CORE
from miskatonic.games.horror.hatches import all_cards, hatches
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import card_text, reverse_text

BOX = 12_000
NUMBERS = range(1, 196)
"""The numbers of the player cards (1 to 104), and of the encounter cards; 181 is a reward."""
MOST_HATCHES = 0.05
"""The share of cards that may use escape hatches."""
MARKS = ("defined", "matters", "refused", "en", "de")


class CardCoverage(msgspec.Struct, frozen=True):
    """How far a card is."""

    code: str
    name: str
    """English; empty if the card is not defined."""
    defined: bool
    matters: bool
    """Whether a test plays it where its ability matters."""
    refused: bool
    """Whether a test shows where it is not allowed."""
    en: bool
    """Whether its text can be said in English."""
    de: bool
    hatches: tuple[str, ...] = ()
    """The functions it runs because words cannot say it."""

    @property
    def missing(self) -> tuple[str, ...]:
        """Return what it still lacks."""
        return tuple(mark for mark in MARKS if not getattr(self, mark))


class Coverage(msgspec.Struct, frozen=True):
    """How far all cards are."""

    cards: tuple[CardCoverage, ...]
    totals: dict[str, int]
    """How many cards there are in all, have each mark, and use escape hatches."""

    @property
    def complete(self) -> bool:
        """Say whether nothing is missing, and escape hatches are few."""
        few = self.totals["hatches"] <= MOST_HATCHES * self.totals["cards"]
        return few and not any(card.missing for card in self.cards)


def core_cards() -> list[Printed]:
    """Return every card of the core box that is defined."""
    found = {card.code: card for card in (*PLAYER_CARDS, *all_cards()) if card.product == CORE}
    return list(found.values())


def cover(
    cards: Sequence[Printed],
    matters: Collection[str],
    refused: Collection[str],
    numbers: Iterable[int] = NUMBERS,
) -> Coverage:
    """Return how far the cards with these numbers are; `matters` and `refused` are the codes tests name."""
    known = {card.code: card for card in cards}
    runs = {card.code: names for card, names in hatches(cards)}
    says = {language: _saying(language, cards) for language in ("en", "de")}
    found = []
    for code in (str(BOX + number) for number in numbers):
        card = known.get(code)
        found.append(
            CardCoverage(
                code,
                card.name[0] if card else "",
                defined=card is not None,
                matters=code in matters,
                refused=code in refused,
                en=card is not None and says["en"](card),
                de=card is not None and says["de"](card),
                hatches=runs.get(code, ()),
            )
        )
    totals = {mark: sum(getattr(card, mark) for card in found) for mark in MARKS}
    return Coverage(
        tuple(found), {"cards": len(found), **totals, "hatches": sum(bool(card.hatches) for card in found)}
    )


def _saying(language: str, cards: Iterable[Printed]) -> Callable[[Printed], bool]:
    """Return what says whether all text of a card exists in a language."""
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
    german = dict(card.name for card in cards)

    def says(card: Printed) -> bool:
        try:
            lines = card_text(card, german) + reverse_text(card, german)
            return all(speech.say(line) for line in lines) and bool(lines or not card.abilities)
        except MissingMessage:
            return False

    return says
