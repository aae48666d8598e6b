"""The escape hatches: which cards need a function of ours (`fx.Run`) because words cannot say it.

They are counted and listed, so that they stay few. Not for what the functions do.
"""

from collections.abc import Iterable

from miskatonic.games.horror import scenarios
from miskatonic.games.horror.options import FIELDS
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import words_in
from miskatonic.games.horror.words.effects import Run


def hatches(cards: Iterable[Printed]) -> list[tuple[Printed, tuple[str, ...]]]:
    """Return the cards that use escape hatches, with the names of the functions they run."""
    return [(card, runs) for card in cards if (runs := _runs(card))]


def _runs(card: Printed) -> tuple[str, ...]:
    words = words_in((card.abilities, card.reverse))
    return tuple(sorted({each.name for each in words if isinstance(each, Run)}))


def all_cards() -> list[Printed]:
    """Return every card of every scenario once, in the order of scenarios and cards."""
    names = next(field.choices for field in FIELDS if field.name == "scenario")
    found = {card.code: card for name in names for card in scenarios.find(str(name)).box}
    return list(found.values())
