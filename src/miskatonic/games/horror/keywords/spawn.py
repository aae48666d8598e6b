"""Spawn: where an enemy enters play (spawn, quick-reference.6)."""

from miskatonic.core.game import Seat
from miskatonic.games.horror import looking
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Spawn", "Erscheint")


@keyword("spawn", at="spawns")
def places(g: Horror, enemy: int, word: Keyword, seat: Seat) -> list[int]:
    """spawn.1, spawn.2: the locations that meet the instruction; none: it does not spawn (spawn.4)."""
    assert word.what is not None
    return [
        card for card in looking.find(g, Context(0, enemy, seat), word.what) if g.cards[card].zone == "map"
    ]
