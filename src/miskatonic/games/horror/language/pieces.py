"""What sentences say before they are put together: pieces of abilities that other sentences belong to.

A reader builds words of the vocabulary wherever one sentence is enough; these stand in where it takes several
("If you succeed, …" belongs to the test before it). None of them is left in a finished tree. Not for words.
"""

from typing import Any, Literal

from miskatonic.games.horror.words.things import Word

Tree = Any
"""A word, or a tuple of words."""


class Letter(Word, frozen=True):
    """A number that a later sentence explains: "X is …"."""

    letter: str


class LetterIs(Word, frozen=True):
    """What a letter stands for."""

    letter: str
    number: Tree


class OrIf(Word, frozen=True):
    """Another number than the sentence before says, under a condition: "(2 instead if …)"."""

    number: Tree
    condition: Tree


class Result(Word, frozen=True):
    """What success or failure brings; `by` so many points."""

    how: Literal["succeed", "fail"]
    effects: tuple[Tree, ...]
    by: int = 0
    condition: Tree = None


class Revealing(Word, frozen=True):
    """What is done if such a token is revealed during the test."""

    tokens: tuple[str, ...]
    effects: tuple[Tree, ...]


class ThenDo(Word, frozen=True):
    """then.1: what follows if the sentence before could be carried out."""

    effects: tuple[Tree, ...]


class IfCannot(Word, frozen=True):
    """What happens if the sentence before could not be carried out."""

    effects: tuple[Tree, ...]


class Otherwise(Word, frozen=True):
    """What happens if the condition of the sentence before does not hold."""

    effects: tuple[Tree, ...]


class IfDone(Word, frozen=True):
    """What follows if somebody did what they might do, or paid for it."""

    effects: tuple[Tree, ...]


class MayPay(Word, frozen=True):
    """Something may be paid; what for is in the next sentence."""

    cost: Tree
    must: bool = False


class Chosen(Word, frozen=True):
    """Something is chosen; what is done with it comes next."""

    target: Tree


class DrawnGains(Word, frozen=True):
    """The encounter card just drawn gains a keyword."""

    keyword: str


class Opening(Word, frozen=True):
    """What leads to all that follows in the line: "If you fail:"; `piece` still wants its effects."""

    piece: Tree


class CancelRevelation(Word, frozen=True):
    """What the card just drawn reveals is cancelled."""


class LookThen(Word, frozen=True):
    """What becomes of the cards that were looked at."""

    draw: int = 0
    bottom: bool = False
    partial: bool = False
    """More is said about the rest of them."""


class TokenChosen(Word, frozen=True):
    """One of the revealed tokens is chosen, the others are ignored."""


class Targets(Word, frozen=True):
    """What the action before is aimed at."""

    on: Tree


class AgendaMayAdvance(Word, frozen=True):
    """mythos.q3: the doom just placed may advance the agenda at once."""


class ByAbility(Word, frozen=True):
    """action-designator.2: the action may be one on a card."""


class WeaknessesToo(Word, frozen=True):
    """Weaknesses among the cards searched are taken as well."""


class Shuffled(Word, frozen=True):
    """The deck just searched is shuffled: searching says so anyway."""


class Uses(Word, frozen=True):
    """The skills that the action before is tested with."""

    skills: tuple[str, ...]
    instead_of: str = ""


class Holds(Word, frozen=True):
    """Modifiers that hold all the time, or for the test or attack under way, or for a period."""

    modifiers: tuple[Tree, ...]
    until: str = ""
    condition: Tree = None


class OnlyIf(Word, frozen=True):
    """When a card may be played or an ability be used."""

    condition: Tree = None
    on: Tree = None
    must: bool = False


class AtMostOften(Word, frozen=True):
    """How often an ability may be used."""

    limit: Tree


class Safe(Word, frozen=True):
    """This action provokes no attacks of opportunity."""


class ExtraCost(Word, frozen=True):
    """An additional cost to play the card."""

    cost: tuple[Tree, ...]


class Together(Word, frozen=True):
    """clues.5: the investigators may pay together."""


class Uncounted(Word, frozen=True):
    """uses.8: without uses the card is discarded."""

    type: str


class Designated(Word, frozen=True):
    """An action by its name: "Fight.", with the skills that may be tested."""

    action: str
    skills: tuple[str, ...] = ()
    on: Tree = None


class Head(Word, frozen=True):
    """What stands before the colon of an ability."""

    kind: str
    actions: int = 0
    on: Tree = None
    costs: tuple[Tree, ...] = ()
    condition: Tree = None
    token: str = ""


class Options(Word, frozen=True):
    """The options of "choose one" come next."""

    must: bool = True
    times: Tree = None


class Back(Word, frozen=True):
    """A line of the back of an investigator, which tells how decks are built."""

    says: str
    value: Tree = None
