"""Sentences put together: what a test brings, what "then" follows on, which limit belongs to which ability.

`Fold` takes the pieces of one ability in the order of the text and makes effects of them, with what frames
them besides. Everything that has no place is refused with a reason. Not for reading words.
"""

from typing import Any

from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language.build import changed_number
from miskatonic.games.horror.language.normal import changed
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w


class Misplaced(Exception):
    """A sentence is understood, but nothing before it is what it belongs to."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


_USUAL = {"fight": ("combat",), "evade": ("agility",), "investigate": ("intellect",)}
_TESTED = ("fight", "evade", "investigate")


class Fold:
    """The effects of one ability, and what else its sentences say."""

    def __init__(self) -> None:
        self.effects: list[Any] = []
        self.results: list[p.Result] = []
        """Of a test that the text does not begin itself: a skill card's, an elder sign's."""
        self.rules: list[p.Holds] = []
        """What holds all the time."""
        self.limit: Any = None
        self.condition: Any = None
        self.on: Any = None
        self.safe = False
        self.together = False
        self.costs: tuple[Any, ...] = ()
        self.designator = ""
        self.letters: list[p.LetterIs] = []
        """What letters stand for, as far as it was said."""
        self.revelation = False
        """Whether it is the revelation that is cancelled."""
        self._revealed_last = False
        self._last = 0
        """Where the effects of the sentence before begin."""

    def sentence(self, pieces: tuple[Any, ...]) -> None:
        """Add what a sentence says."""
        before = len(self.effects)
        for piece in pieces:
            self._piece(piece)
            self._revealed_last = isinstance(piece, p.Revealing)
        for letter in self.letters:
            self.effects = [_spelt(each, letter) for each in self.effects]
        if len(self.effects) > before:
            self._last = before

    def frame(self, inner: "Fold") -> None:
        """Take over what an inner part says about the whole: its limit, when it may be used."""
        self.limit = self.limit or inner.limit
        self.safe = self.safe or inner.safe
        self._only_if(inner.condition, inner.on)
        inner.limit, inner.condition, inner.on, inner.safe = None, None, None, False

    def _piece(self, piece: Any) -> None:
        match piece:
            case p.Designated():
                self._designated(piece)
            case p.Uses(skills=skills):
                self._change_action(skill=skills)
            case p.Holds():
                self._holds(piece)
            case p.Result():
                self._result(piece)
            case p.Revealing(tokens=tokens, effects=effects):
                told = tuple(w.TokenRevealed(each) for each in tokens)
                shown = told[0] if len(told) == 1 else w.Either(told)
                place = self._action_at()
                known = self.effects[place].revealing
                one = fx.If(shown, folded(effects))
                self.effects[place] = changed(self.effects[place], revealing=(*known, one))
            case p.ThenDo(effects=effects):
                first = self._take_last()
                self.effects += _followed(first, folded(effects))
            case p.IfCannot(effects=effects) if self._revealed_last:
                place = self._action_at()
                *before, last = self.effects[place].revealing
                last = changed(last, then=(fx.Then(last.then, (), folded(effects)),))
                self.effects[place] = changed(self.effects[place], revealing=(*before, last))
            case p.IfCannot(effects=effects):
                first = self._take_last()
                if len(first) == 1 and isinstance(first[0], fx.Then) and not first[0].otherwise:
                    self.effects.append(changed(first[0], otherwise=folded(effects)))
                else:
                    self.effects.append(fx.Then(first, (), folded(effects)))
            case p.Otherwise(effects=effects):
                last = self.effects[-1] if self.effects else None
                if not isinstance(last, fx.If) or last.otherwise:
                    raise Misplaced("nothing-before")
                self.effects[-1] = changed(last, otherwise=folded(effects))
            case p.IfDone(effects=effects):
                self._if_done(folded(effects))
            case p.OrIf(number=number, condition=condition):
                self._or_if(number, condition)
            case p.LetterIs():
                self.letters.append(piece)
                self.effects = [_spelt(each, piece) for each in self.effects]
                self.rules = [_spelt(each, piece) for each in self.rules]
                self.results = [_spelt(each, piece) for each in self.results]
            case p.AtMostOften(limit=limit):
                self.limit = limit
            case p.OnlyIf(condition=condition, on=on):
                self._only_if(condition, on)
            case p.Targets(on=on):
                self._change_action(on=on)
            case p.ByAbility():
                self._change_action(by_ability=True)
            case p.Safe():
                self.safe = True
            case p.Together():
                self.together = True
            case p.ExtraCost(cost=cost):
                self.costs = (*self.costs, *cost)
            case p.WeaknessesToo() | p.DrawnGains() | p.LookThen() | p.TokenChosen() | p.AgendaMayAdvance():
                self._about_last(piece)
            case p.CancelRevelation():
                self.revelation = True
                self.effects.append(fx.Cancel())
            case fx.DrawCard() | fx.AddToHand() | fx.PutIntoPlay() | fx.Discard() if self._found(piece):
                pass
            case fx.ShuffleDeck() if self._searched():
                pass
            case fx.If(condition=w.TokenRevealed(resolved=True)) if self._instead():
                last = self.effects[-1]
                self.effects[-1] = changed(last, effects=(*last.effects, _folded_inside(piece)))
            case fx.TakeAction(on=on) if on is not None and self._same_action(piece):
                self._change_action(on=on, by_ability=piece.by_ability)
            case _:
                word = _folded_inside(piece)
                self._before_test(word) if _is_about_test(word) else self.effects.append(word)

    def _only_if(self, condition: Any, on: Any) -> None:
        if on is not None:
            self.on = on
        if condition is not None:
            self.condition = condition if self.condition is None else w.Both((self.condition, condition))

    def _designated(self, piece: p.Designated) -> None:
        self.designator = piece.action
        if piece.action in _TESTED:
            self.effects.append(fx.TakeAction(piece.action, piece.skills))  # type: ignore[arg-type]
        elif piece.action == "resign":
            self.effects.append(fx.Resign())

    def _test_at(self) -> int:
        """Return the place of the test that the text is about."""
        for place in range(len(self.effects) - 1, -1, -1):
            word = self.effects[place]
            if isinstance(word, fx.Test) or (isinstance(word, fx.TakeAction) and word.action in _TESTED):
                return place
        return -1

    def _action_at(self) -> int:
        place = self._test_at()
        if place < 0 or not isinstance(self.effects[place], fx.TakeAction):
            raise Misplaced("no-action")
        return place

    def _fights(self) -> bool:
        """Say whether the test that the text is about is an attack."""
        place = self._test_at()
        return place >= 0 and getattr(self.effects[place], "action", "") == "fight"

    def _same_action(self, piece: fx.TakeAction) -> bool:
        place = self._test_at()
        before = self.effects[place] if place >= 0 else None
        return isinstance(before, fx.TakeAction) and (before.action, before.on) == (piece.action, None)

    def _change_action(self, **changes: Any) -> None:
        place = self._action_at()
        self.effects[place] = changed(self.effects[place], **changes)

    def _holds(self, piece: p.Holds) -> None:
        last = self.effects[-1] if self.effects else None
        match piece.modifiers:
            case (mod.GainKeyword(whom="?card" | "?it", name=name),) if isinstance(last, fx.DrawEncounter):
                self.effects[-1] = changed(last, gains=name)
                return
        if not piece.until:
            self.rules.append(piece)
            return
        if any(getattr(each, "to", "") == "?tested" for each in piece.modifiers):
            action = self.effects[self._action_at()]
            skill = (action.skill or _USUAL[action.action])[0]
            modifiers = tuple(changed(each, to=skill) for each in piece.modifiers)
            piece = changed(piece, modifiers=modifiers)
        if piece.until == "test" and self._fights():
            piece = changed(piece, until="attack")
        lasting = fx.Lasting(piece.until, piece.modifiers)  # type: ignore[arg-type]
        word: Any = lasting if piece.condition is None else fx.If(piece.condition, (lasting,))
        self._before_test(word) if piece.until in ("test", "attack") else self.effects.append(word)

    def _before_test(self, word: Any) -> None:
        """lasting-effects.1: what holds for a test is said behind it and begins before it."""
        place = self._test_at()
        if place < 0:
            self.effects.append(word)
        else:
            self.effects.insert(place, word)
            self._last += 1

    def _result(self, piece: p.Result) -> None:
        effects = folded(piece.effects)
        more = [each for each in effects if _more_clues(each)]
        plain = piece.how == "succeed" and not piece.by and piece.condition is None
        place = self._test_at()
        if place < 0:
            self.results.append(changed(piece, effects=effects))
            return
        if plain and more and isinstance(self.effects[place], fx.TakeAction):
            effects = tuple(each for each in effects if each not in more)
            for each in more:
                self._before_test(each)
            place = self._test_at()
        if effects:
            field = "success" if piece.how == "succeed" else "failure"
            word = self.effects[place]
            known = getattr(word, field)
            self.effects[place] = changed(word, **{field: (*known, *conditioned(piece, effects))})

    def _found(self, piece: Any) -> bool:
        """Note what becomes of a card that was just found."""
        last = self.effects[-1] if self.effects else None
        if (
            not isinstance(last, fx.Search)
            or last.to != "stay"
            or piece.target not in ("?it", "?them", "?card", "drawn")
        ):
            return False
        to = {fx.DrawCard: "draw", fx.AddToHand: "hand", fx.PutIntoPlay: "play", fx.Discard: "discard"}[
            type(piece)
        ]
        self.effects[self.effects.index(last)] = changed(last, to=to)
        return True

    def _take_last(self) -> tuple[Any, ...]:
        taken = tuple(self.effects[self._last :])
        if not taken:
            raise Misplaced("nothing-before")
        del self.effects[self._last :]
        return taken

    def _if_done(self, effects: tuple[Any, ...]) -> None:
        place = len(self.effects) - 1
        holder: list[Any] = self.effects
        last = self.effects[place] if place >= 0 else None
        if isinstance(last, fx.TakeAction | fx.Test) and (last.failure or last.success):
            field = "failure" if last.failure else "success"
            inner = getattr(last, field)
            done = _with_reward(inner[-1], effects)
            holder[place] = changed(last, **{field: (*inner[:-1], done)})
        elif last is not None:
            holder[place] = _with_reward(last, effects)
        else:
            raise Misplaced("nothing-before")

    def _or_if(self, number: Any, condition: Any) -> None:
        for place in range(len(self.effects) - 1, -1, -1):
            one = changed_number((self.effects[place],), number, condition)
            if one is not None:
                self.effects[place] = one[0]
                return
        if self.results:
            changed_effects = changed_number(self.results[-1].effects, number, condition)
            if changed_effects is not None:
                self.results[-1] = changed(self.results[-1], effects=changed_effects)
                return
        raise Misplaced("nothing-before")

    def _about_last(self, piece: Any) -> None:
        for place in range(len(self.effects) - 1, -1, -1):
            word = self.effects[place]
            if isinstance(word, fx.Search) and isinstance(piece, p.WeaknessesToo):
                self.effects[place] = changed(word, weaknesses=True)
                return
            if isinstance(word, fx.PlaceDoom | fx.DoomOnAgenda) and isinstance(piece, p.AgendaMayAdvance):
                self.effects[place] = changed(word, advances=True)
                return
            if isinstance(word, fx.LookAtTop) and isinstance(piece, p.LookThen):
                self.effects[place] = changed(word, draw=word.draw or piece.draw, bottom=piece.bottom)
                return
            if isinstance(word, chaos.RevealToken) and isinstance(piece, p.TokenChosen):
                chosen = chaos.RevealAndChoose(word.count + 1)
                self.effects[place:] = [fx.Instead((chosen, *self.effects[place + 1 :]))]
                return
            if isinstance(word, fx.DrawEncounter) and isinstance(piece, p.DrawnGains):
                self.effects[place] = changed(word, gains=piece.keyword)
                return
        raise Misplaced("nothing-before")

    def _instead(self) -> bool:
        return bool(self.effects) and isinstance(self.effects[-1], fx.Instead)

    def _searched(self) -> bool:
        last = self.effects[-1] if self.effects else None
        first = last.first[0] if isinstance(last, fx.Then) and last.first else last
        return any(isinstance(each, fx.Search) for each in (*self.effects, first))


def _followed(first: tuple[Any, ...], then: tuple[Any, ...]) -> tuple[Any, ...]:
    """then.1: return effects with what follows on the last of them."""
    match first:
        case (
            fx.Then(first=before, then=(fx.If(condition=condition, then=inner, otherwise=()),), otherwise=()),
        ):
            return (fx.Then(before, (fx.If(condition, _followed(inner, then)),)),)
        case (fx.Then(first=before, then=inner, otherwise=()),) if inner:
            return (fx.Then(before, _followed(inner, then)),)
    return (fx.Then(first, then),)


def _is_about_test(word: Any) -> bool:
    """lasting-effects.1: whether something holds, or waits, for a test only."""
    match word:
        case fx.Lasting(until="test" | "attack") | fx.Delayed(until="attack"):
            return True
        case fx.If(then=then, otherwise=()):
            return all(_is_about_test(each) for each in then)
    return False


def _more_clues(word: Any) -> bool:
    return isinstance(word, fx.Lasting) and all(
        isinstance(each, mod.DiscoversMore) for each in word.modifiers
    )


def conditioned(piece: p.Result, effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return what a result brings, under its conditions."""
    conditions: list[Any] = []
    if piece.by:
        number = w.SucceededBy() if piece.how == "succeed" else w.FailedBy()
        conditions.append(w.AtLeast(number, piece.by))
    if piece.condition is not None:
        conditions.append(piece.condition)
    if not conditions:
        return effects
    return (fx.If(conditions[0] if len(conditions) == 1 else w.Both(tuple(conditions)), effects),)


def folded(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return effects inside of another sentence, put together."""
    fold = Fold()
    for each in effects:
        fold.sentence((each,))
    if fold.results or fold.rules or fold.limit or fold.on or fold.designator or fold.costs or fold.safe:
        raise Misplaced("not-inside")
    return tuple(fold.effects)


_INSIDE = ("effects", "then", "otherwise", "first", "success", "failure")


def _folded_inside(word: Any) -> Any:
    """Return an effect with the effects inside of it put together."""
    changes = {
        name: folded(getattr(word, name))
        for name in _INSIDE
        if name in getattr(word, "__struct_fields__", ()) and getattr(word, name)
    }
    if isinstance(word, fx.Choice):
        changes["options"] = tuple(folded(each) for each in word.options)
    if isinstance(word, fx.Delayed) and word.on.what == "test-ends" and word.until is None:
        changes["until"] = "test"  # type: ignore[assignment]
    if isinstance(word, fx.Delayed) and (word.on.what, word.on.other) == ("is-defeated", w.Is("this")):
        changes["until"] = "attack"  # type: ignore[assignment]
    return changed(word, **changes) if changes else word


def _with_reward(word: Any, effects: tuple[Any, ...]) -> Any:
    """Return what may be done or paid, with what that brings."""
    match word:
        case p.MayPay(cost=cost):
            return fx.May(effects, cost)
        case fx.May(effects=(done,), cost=None):
            cost = _as_cost(done)
            return (
                fx.May(effects, cost)
                if cost is not None
                else fx.May((fx.Then((done,), effects),), by=word.by)
            )
        case fx.May(effects=done, cost=None):
            return fx.May((fx.Then(done, effects),), by=word.by)
        case fx.If(condition=condition, then=then, otherwise=()):
            return fx.If(condition, (*then[:-1], _with_reward(then[-1], effects)))
        case fx.May(effects=done, cost=cost) if any(isinstance(each, chaos.TryAgain) for each in done):
            return changed(word, effects=tuple(_again(each, effects) for each in done))
    raise Misplaced("nothing-may-be-done")


def _as_cost(effect: Any) -> Any:
    match effect:
        case fx.Exhaust(target=str(target)):
            return price.Exhaust(target)
        case fx.Discard(target=target) if not isinstance(target, w.AtRandom):
            return price.Discard(target)
        case fx.DiscardCards(count=int(count), target="you", random=False, what=what, all_but=False):
            return price.DiscardCards(count, what)
        case fx.Deal(damage=int(damage), horror=int(horror), target="you", direct=direct):
            return price.Suffer(damage, horror, direct)
    return None


def _again(word: Any, effects: tuple[Any, ...]) -> Any:
    """test.31: what holds for the second attempt."""
    if not isinstance(word, chaos.TryAgain):
        return word
    inner = effects[0].effects if len(effects) == 1 and isinstance(effects[0], fx.Instead) else effects
    modifiers = tuple(one for each in inner for one in getattr(each, "modifiers", ()))
    if not modifiers:
        raise Misplaced("nothing-may-be-done")
    return changed(word, modifiers=modifiers)


def _spelt(word: Any, letter: p.LetterIs) -> Any:
    """Return words with a letter replaced by what it stands for."""
    if isinstance(word, tuple):
        return tuple(_spelt(each, letter) for each in word)
    if isinstance(word, p.Letter):
        return letter.number if word.letter == letter.letter else word
    if not hasattr(word, "__struct_fields__"):
        return word
    return type(word)(**{name: _spelt(getattr(word, name), letter) for name in word.__struct_fields__})
