"""Which card "it" or "that enemy" is: what a text speaks of must have been spoken of before.

Sentences are read with references like "?enemy"; here they become references of the vocabulary, in the
order of the text: what was chosen or found last, what the triggering condition is about, the card itself.
Whatever cannot be told is refused, never guessed. Not for rules.
"""

from typing import Any

from miskatonic.games.horror.language.pieces import Chosen, Letter
from miskatonic.games.horror.render.phrases import noun_in
from miskatonic.games.horror.render.triggers import noun_that
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.triggers import On


class Unknown(Exception):
    """A text speaks of something that it did not mention."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


_NOUNS = {"fight": "enemy", "evade": "enemy", "investigate": "location"}


def _aimed(effects: tuple[Any, ...]) -> str:
    """Return what the next action is aimed at."""
    return next((_NOUNS.get(each.action, "") for each in effects if isinstance(each, fx.TakeAction)), "")


class Known:
    """What has been spoken of so far."""

    def __init__(self, card_type: str, name: str, on: On | None = None) -> None:
        self.card_type = card_type
        self.name = name
        self.that = ""
        self.who = False
        self.chosen = ""
        self.drawn = ""
        self.last = "this"
        self.pending: Any = None
        self.x = False
        """Whether what is paid says what X is."""
        if on is not None:
            self.about(on)

    def about(self, on: On) -> None:
        """Note what a triggering condition is about."""
        if on.card is not None and on.card != w.Is("this"):
            self.that = noun_that(on)
            self.last = "that"
        elif on.card is None and on.what in ("investigates",):
            self.that = "location"
        self.who = on.who is not None and on.who != w.Is("you")

    def words(self, effects: Any) -> Any:
        """Return words with all references settled."""
        if isinstance(effects, tuple):
            done = []
            for place, each in enumerate(effects):
                if isinstance(each, Chosen):
                    self.pending = self.words(each.target)
                elif isinstance(each, fx.Lasting | fx.If | fx.Delayed) and (noun := _aimed(effects[place:])):
                    done.append(self._meanwhile(noun, each))
                else:
                    done.append(self.words(each))
            return tuple(done)
        if isinstance(effects, str):
            return self._ref(effects) if effects.startswith("?") else self._noted(effects)
        if not hasattr(effects, "__struct_fields__"):
            return effects
        return self._word(effects)

    def _meanwhile(self, noun: str, word: Any) -> Any:
        """Return what holds for an action that begins next: "that enemy" is the one it is aimed at."""
        before = self.that, self.last, self.chosen
        self.that, self.chosen = noun, ""
        done = self.words(word)
        self.that, self.last, self.chosen = before
        return done

    def _noted(self, ref: str) -> str:
        if ref in ("this", "chosen", "drawn", "that"):
            self.last = ref
        return ref

    def _word(self, word: Any) -> Any:
        if isinstance(word, fx.TakeAction):
            return self._action(word)
        if isinstance(word, Letter):
            if word.letter != "X" or not self.x:
                raise Unknown(word.letter)
            return w.X()
        if isinstance(word, w.At):
            ref = self.words(word.ref)
            return w.At("you" if ref == "location" else ref)
        if isinstance(word, w.Named) and word.name == "?this":
            return w.Named(self.name)
        values = {name: self.words(getattr(word, name)) for name in word.__struct_fields__}
        settled = type(word)(**values)
        if isinstance(settled, w.Choose | w.AtRandom):
            self.chosen, self.last = noun_in(settled.what), "chosen"
        elif isinstance(settled, fx.Search):
            self.drawn, self.last = noun_in(settled.what), "drawn"
        elif isinstance(settled, fx.DrawEncounter | fx.DiscardTop | fx.DiscardUntil):
            self.drawn, self.last = "card", "drawn"
        return settled

    def _action(self, word: fx.TakeAction) -> fx.TakeAction:
        """Return an action: in what comes of it, "that enemy" is the one it was aimed at."""
        on, as_if = self.words(word.on), self.words(word.as_if_at)
        before = self.that, self.last, self.chosen
        noun = _NOUNS.get(word.action, "")
        if noun:
            self.that = noun
            if self.chosen == noun:
                self.chosen = ""
        inner = {name: self.words(getattr(word, name)) for name in ("success", "failure", "revealing")}
        self.that, self.last, self.chosen = before
        return fx.TakeAction(word.action, word.skill, on, as_if_at=as_if, by_ability=word.by_ability, **inner)

    def _ref(self, ref: str) -> Any:
        noun = ref[1:]
        if noun == "hand":
            return ref
        if noun == "this-enemy":
            if self.card_type == "enemy":
                return "this"
            noun = "enemy"
        if noun == "this-location":
            if self.card_type == "location":
                return "this"
            return "that" if self.that == "location" else "location"
        if noun.startswith("another-"):
            kind = noun.removeprefix("another-")
            return "that" if self.that == kind else "chosen" if self.chosen == kind else "this"
        if self.pending is not None and noun in ("it", "them", "card", noun_in(self.pending.what)):
            target, self.pending = self.pending, None
            self.chosen, self.last = noun_in(target.what), "chosen"
            return target
        if noun in ("it", "them"):
            return self._noted(self.last)
        found = self._of_noun(noun)
        if not found:
            raise Unknown(noun)
        return found

    def _of_noun(self, noun: str) -> str:
        """Return what a noun refers to: what was spoken of last, of those it fits."""
        fitting = []
        if self.that and (noun == self.that or noun == "card"):
            fitting.append("that")
        if self.chosen and (noun == self.chosen or noun == "card"):
            fitting.append("chosen")
        if self.drawn and (noun == self.drawn or noun == "card"):
            fitting.append("drawn")
        if noun == "investigator" and self.who:
            fitting.append("who")
        if self.last in fitting:
            return self.last
        if fitting:
            return fitting[-1]
        if noun == "location":
            return "location"
        return "this" if noun == "card" and not (self.that or self.chosen or self.drawn) else ""
