"""Words for what happens to chaos tokens and to the outcome of a test. Not for tests themselves."""

from miskatonic.games.horror.words.modifiers import Modifier
from miskatonic.games.horror.words.things import Target, Token, Word


class SucceedAutomatically(Word, frozen=True):
    """auto-success-fail.4"""


class FailAutomatically(Word, frozen=True):
    """auto-success-fail.2"""


class RevealToken(Word, frozen=True):
    """Another chaos token is revealed for the test."""

    count: int = 1


class RedrawToken(Word, frozen=True):
    """The revealed token is cancelled and returned, and another is revealed (ignore.x1)."""


class IgnoreToken(Word, frozen=True):
    """ignore.x1: modifier and effect of the revealed token are ignored."""


class ReturnToken(Word, frozen=True):
    """A revealed token goes back into the bag at once."""


class AddToken(Word, frozen=True):
    """A token is added to the chaos bag."""

    token: Token


class RemoveToken(Word, frozen=True):
    """A token of the chaos bag goes back to the box."""

    token: Token


class SealToken(Word, frozen=True):
    """seal.2: a token is sealed on a card; "any" is chosen, or `random`."""

    token: Token
    target: Target = "this"
    random: bool = False


class ReleaseTokens(Word, frozen=True):
    """seal.10: the tokens sealed on a card are released."""

    target: Target = "this"


class ResolveSealed(Word, frozen=True):
    """The tokens sealed on a card are resolved as if they had just been revealed."""

    target: Target = "this"


class RevealAndChoose(Word, frozen=True):
    """Several tokens are revealed at once; you choose one to resolve, the others are ignored (ignore.x1)."""

    count: int = 2


class SucceedInstead(Word, frozen=True):
    """instead.1: the test that would fail succeeds instead, by so much."""

    by: int = 0


class TryAgain(Word, frozen=True):
    """test.31: when the test has ended, the same test is taken anew; then the modifiers hold for it."""

    modifiers: tuple[Modifier, ...] = ()


class Commit(Word, frozen=True):
    """skill-icons.1: cards are committed to the test under way from where they are, if they fit it."""

    target: Target


# fmt: off
ChaosEffect = (
    SucceedAutomatically | FailAutomatically | RevealToken | RedrawToken | IgnoreToken | ReturnToken
    | AddToken | RemoveToken | SealToken | ReleaseTokens | ResolveSealed | RevealAndChoose
    | SucceedInstead | TryAgain | Commit
)
# fmt: on
