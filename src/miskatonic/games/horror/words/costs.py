"""Words for prices: what is paid before an ability or card takes effect (costs.5). Not for effects."""

from typing import Literal

from miskatonic.games.horror.words.things import Aim, Matcher, Number, Skill, TokenKind, Word


class Actions(Word, frozen=True):
    """activate-action.3: so many actions."""

    count: int = 1


class Resources(Word, frozen=True):
    """costs.4: so many resources."""

    count: Number


class ChosenResources(Word, frozen=True):
    """letter-x.3: X resources, X chosen by the player."""


class Exhaust(Word, frozen=True):
    """Exhaust a card you control."""

    target: Aim = "this"


class SpendUses(Word, frozen=True):
    """uses.5: so many uses of the card."""

    count: int
    type: str
    most: int = 0
    """letter-x.3: as many as you choose up to that number, which is X; 0: no choice."""


class SpendClues(Word, frozen=True):
    """So many clues of yours, or of the group."""

    count: Number
    group: bool = False


class DiscardCards(Word, frozen=True):
    """costs.10: so many cards from your hand."""

    count: int
    what: Matcher | None = None


class DiscardIcons(Word, frozen=True):
    """skill-icons.6: cards from your hand that show these skill icons."""

    icons: tuple[Skill, ...]


class Discard(Word, frozen=True):
    """Discard a card you control."""

    target: Aim = "this"


class Exile(Word, frozen=True):
    """exile.1: exile the card."""


class RemoveFromGame(Word, frozen=True):
    """Remove the card from the game."""


class Suffer(Word, frozen=True):
    """costs.13: take damage and horror."""

    damage: int = 0
    horror: int = 0
    direct: bool = False


class RemoveTokens(Word, frozen=True):
    """Take so many tokens off the card."""

    kind: TokenKind
    count: int = 1


class PlaceTokens(Word, frozen=True):
    """Put so many tokens on the card."""

    kind: TokenKind
    count: int = 1


class SealToken(Word, frozen=True):
    """seal.6: seal such a token on the card."""

    token: str


class ReleaseToken(Word, frozen=True):
    """Release a token sealed on the card."""


class Reveal(Word, frozen=True):
    """Show a card from your hand."""

    what: Matcher


class OneOf(Word, frozen=True):
    """Any one of several prices."""

    any: "tuple[Cost, ...]"


# fmt: off
Cost = (
    Actions | Resources | ChosenResources | Exhaust | SpendUses | SpendClues | DiscardCards | DiscardIcons
    | Discard | Exile | RemoveFromGame | Suffer | RemoveTokens | PlaceTokens | SealToken | ReleaseToken
    | Reveal | OneOf
)
# fmt: on

Designator = Literal[
    "", "fight", "evade", "investigate", "move", "engage", "parley", "resign", "draw", "resource"
]
"""action-designator.1, parley.1 to .3, quick-reference.23: the kind of action an ability is besides."""
