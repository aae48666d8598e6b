"""How the bots of Cultists differ when they talk: what they say, how boldly, and for how long.

A bot's temper is drawn from what lies open to all since before the night: which characters are at the table.
So it stays the same for a whole match, needs no memory, and tells nothing about anybody's role. Not for what
a bot thinks (`mind`), and not for putting it into claims (`speech`).
"""

from functools import lru_cache

import msgspec

from miskatonic.core.rng import Rng
from miskatonic.games.cultists import hunt
from miskatonic.games.cultists.cards import CHARACTERS
from miskatonic.games.cultists.view import CultistsView

NEVER = 2.0
"""More than any suspicion can be."""


class Temper(msgspec.Struct, frozen=True):
    """How somebody talks."""

    name: str
    turns: tuple[int, ...] = (1,)
    """In which rounds of a discussion it speaks; in the others it is ready."""
    naming: float = hunt.WORTH_NAMING
    """By how much an elimination must raise the chance to win before it accuses somebody, and votes so."""
    word: float = 0.12
    """By how much something else must be the better vote before it goes back on what it said."""
    certain: float = 0.9
    """From this suspicion on it says that it knows."""
    wary: float = 0.0
    """It accuses nobody whom it suspects less."""
    trusting: float = 0.35
    """How much less likely a cultist than an average player somebody must be before it says it trusts him."""
    deeds: int = 0
    """How many of its own deeds it tells at once."""
    denies: bool = True
    """It says that it is an investigator when it is accused."""
    insists: bool = False
    """It says its accusation again in every round in which it speaks."""
    follows: bool = False
    """It accuses whom most others accuse, and nobody first."""
    defends: bool = False
    """It stands by those who are accused and whom it does not suspect."""
    boasts: bool = False
    """It says that it has some role, true or not, and sticks to that."""


PLAIN = Temper("plain", word=0.0)
"""No temper at all: what a person is advised to say and to vote."""
ACCUSER = Temper("accuser", turns=(1, 2), naming=0.1, certain=0.8, trusting=0.0, insists=True)
DOUBTER = Temper("doubter", turns=(2, 3), naming=0.22, certain=NEVER, trusting=0.6, defends=True)
COUNTER = Temper("counter", certain=0.9, wary=0.9, trusting=0.0, deeds=2, denies=False)
BOASTER = Temper("boaster", turns=(1, 2, 3), naming=0.15, certain=0.7, deeds=1, boasts=True)
FOLLOWER = Temper("follower", turns=(2, 3), certain=0.9, follows=True)
TEMPERS = (ACCUSER, DOUBTER, COUNTER, BOASTER, FOLLOWER)


def temper_of(view: CultistsView) -> Temper:
    """Return the viewer's temper; with up to five players no two at a table have the same."""
    assert view.seat is not None
    tempers = _drawn(tuple([figure.character for figure in view.figures]))
    return tempers[view.seat % len(tempers)]


@lru_cache(256)
def _drawn(characters: tuple[str | None, ...]) -> tuple[Temper, ...]:
    """Return all tempers in an order that follows from who is at the table."""
    seed = 0
    for character in characters:
        seed = seed * len(CHARACTERS) + CHARACTERS.index(character or CHARACTERS[0])
    tempers = list(TEMPERS)
    Rng.seeded(seed).shuffle(tempers)
    return tuple(tempers)
