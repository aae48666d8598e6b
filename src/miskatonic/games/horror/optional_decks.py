"""What ultimatums change about decks: what may be in them, and decks that chance puts together.

Not for what a deck may be made of otherwise (see `decks`), nor for what changes in play.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from miskatonic.core.rng import Rng
from miskatonic.games.horror import decks
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.profiles import words_in
from miskatonic.games.horror.words import costs
from miskatonic.games.horror.words.effects import Exile


def wrong(
    ultimatums: Collection[str], deck: Sequence[Printed], *, campaign: bool
) -> Iterator[decks.DeckProblem]:
    """ultimatums.12, .13, .22, .q9: what is wrong with a deck under these ultimatums alone."""
    if "highlander" in ultimatums:
        yield from _second_copies(deck)
    if "induction" in ultimatums and campaign:
        yield from _above_level_0(deck)
    if "exile" in ultimatums and not campaign:
        yield from _exiles(deck)


def _second_copies(deck: Sequence[Printed]) -> Iterator[decks.DeckProblem]:
    """ultimatums.12: one copy of each card, by name; weaknesses and required cards aside."""
    counts = Counter(card.name for card in deck if decks.is_regular(card))
    for card in {card.name: card for card in deck if counts[card.name] > 1}.values():
        yield decks.problem("deck-highlander", "ultimatums.12", card, count=counts[card.name])


def _above_level_0(deck: Sequence[Printed]) -> Iterator[decks.DeckProblem]:
    """ultimatums.13"""
    for card in {card.code: card for card in deck if decks.is_regular(card) and card.level}.values():
        yield decks.problem("deck-induction", "ultimatums.13", card, level=card.level)


def _exiles(deck: Sequence[Printed]) -> Iterator[decks.DeckProblem]:
    """ultimatums.22, .q9: cards that speak of exile are for campaigns only."""
    for card in {card.code: card for card in deck if mentions_exile(card)}.values():
        yield decks.problem("deck-exile", "ultimatums.22", card)


def mentions_exile(card: Printed) -> bool:
    """ultimatums.22: whether the word stands in the text of a card."""
    return any(isinstance(word, Exile | costs.Exile) for word in words_in(card))


def at_random(
    investigator: Printed,
    deck: Sequence[Printed],
    collection: Mapping[str, Printed],
    ultimatums: Collection[str],
    rng: Rng,
    *,
    campaign: bool,
) -> tuple[str, ...]:
    """ultimatums.4, .q7: a deck of random legal cards of level 0; signature cards and weaknesses stay."""
    assert investigator.deck is not None
    chosen = [card for card in deck if not decks.is_regular(card)]
    stock = [card for card in collection.values() if decks.is_regular(card) and card.level == 0]
    stock = [card for card in stock if decks.fits(investigator, card)]
    while decks.size(chosen) < investigator.deck.size and stock:
        card = stock[rng.below(len(stock))]
        if _keeps_legal(investigator, [*chosen, card], ultimatums, campaign):
            chosen.append(card)
        else:
            stock.remove(card)
    return tuple([card.code for card in chosen])


def _keeps_legal(
    investigator: Printed, deck: Sequence[Printed], ultimatums: Collection[str], campaign: bool
) -> bool:
    """Say whether nothing is wrong with a deck but that it is not finished."""
    found = (
        *decks.wrong(investigator, deck, standalone=not campaign),
        *wrong(ultimatums, deck, campaign=campaign),
    )
    unfinished = ("deckbuilding.3", "signature.3")
    return all(problem.clause in unfinished for problem in found)
