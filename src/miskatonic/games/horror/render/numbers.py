"""Numbers: small ones as figures, all others as X with a sentence that says what X is. Not for phrases."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.conditions import condition_text, number_text
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.things import Number

LETTERS = "XYZWVUTSRQPONMLKJIHGFEDCBA"
_NAMED: ContextVar[list[Number]] = ContextVar("named")


@contextmanager
def letters(x_is_taken: bool) -> Iterator[None]:
    """Give every number of a text a letter of its own; X is taken if the card itself says what it is."""
    token = _NAMED.set([w.X()] if x_is_taken else [])
    try:
        yield
    finally:
        _NAMED.reset(token)


class Figures:
    """The numbers of one sentence, and what letters that are new in it stand for."""

    def __init__(self) -> None:
        self.new: list[Number] = []
        self.instead: list[Text] = []

    def say(self, number: Number) -> int | Text:
        """Return a number as it stands in a sentence."""
        if isinstance(number, int):
            return number
        if isinstance(number, w.PerInvestigator):
            return text("number-per-investigator", count=number.count)
        if isinstance(number, w.X):
            return text("number-x")
        if isinstance(number, w.Given) and number.otherwise != 0:
            self._rather(number, text("number-plain", number=self.say(number.number)))
            return self.say(number.otherwise)
        return text("number-letter", letter=self._letter(number))

    def signed(self, number: Number) -> Text:
        """Return a number that is added: "+1", "-2", "+X"."""
        if isinstance(number, int):
            return text("number-minus" if number < 0 else "number-plus", number=abs(number))
        if isinstance(number, w.Given) and number.otherwise != 0:
            self._rather(number, self.signed(number.number))
            return self.signed(number.otherwise)
        if isinstance(number, w.Times) and number.factor == -1:
            return text("number-minus", number=self.say(number.number))
        return text("number-plus", number=self.say(number))

    def _rather(self, number: w.Given, instead: Text) -> None:
        """Keep for later which other number it is, and when."""
        self.instead.append(text("or-if", number=instead, condition=condition_text(number.condition)))

    def _letter(self, number: Number) -> str:
        named = _NAMED.get([])
        if number not in named:
            named.append(number)
            self.new.append(number)
        return LETTERS[named.index(number) % len(LETTERS)]

    def explained(self) -> list[Text]:
        """Return the sentences that say what the letters are, and which numbers may be others."""
        letters = [
            text("letter-is", letter=self._letter(number), number=number_text(number)) for number in self.new
        ]
        return [*self.instead, *letters]
