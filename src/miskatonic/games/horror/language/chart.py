"""A small chart parser: patterns in, every reading of some words out, and what could have followed.

A grammar is a table of rules: a phrase ("effect"), a pattern ("draw {count:cards}") and what builds the
value. In a pattern `a|b` are alternatives, `word?` may be missing, `( … / … )` groups, `{name:phrase}` is a
phrase kept under a name, `{phrase}` one that says nothing, `#kind` any token of a kind. Every phrase is
read once at every place, so the time is bounded; besides, `steps` are counted. All readings are found,
never only the first: whoever asks sees whether there are two. Not for languages, which are tables, nor for
what cards mean.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from miskatonic.games.horror.language.tokens import Token

Builder = Callable[..., Any]
"""Makes a value of the phrases it is given by name; None: this is no reading after all."""


class TooLong(Exception):
    """Reading took more steps than allowed."""


class Rule(NamedTuple):
    """One way to say a phrase."""

    phrase: str
    pattern: str
    build: Builder


class _Item(NamedTuple):
    """A part of a pattern: words, or a phrase, or groups to choose from."""

    words: frozenset[str] = frozenset()
    phrase: str = ""
    name: str = ""
    groups: "tuple[tuple[_Item, ...], ...]" = ()
    optional: bool = False


class _Compiled(NamedTuple):
    items: tuple[_Item, ...]
    build: Builder
    order: int
    pattern: str


_PART = re.compile(r"\{(?:(\w+):)?([\w.]+)\}(\?)?|(\()|(\)\??)|(/)|([^\s(){}]+)")


def _parsed(pattern: str) -> tuple[_Item, ...]:
    """Return a pattern as items."""
    stack: list[list[list[_Item]]] = [[[]]]
    for name, phrase, maybe, opening, closing, slash, word in _PART.findall(pattern):
        if opening:
            stack.append([[]])
        elif closing:
            groups = tuple(tuple(group) for group in stack.pop())
            stack[-1][-1].append(_Item(groups=groups, optional=closing.endswith("?")))
        elif slash:
            stack[-1].append([])
        elif phrase:
            stack[-1][-1].append(_Item(phrase=phrase, name=name, optional=bool(maybe)))
        else:
            optional = len(word) > 1 and word.endswith("?")
            kept, colon, rest = (
                word.partition("=") if word.count("=") == 1 and len(word) > 1 else ("", "", word)
            )
            words = frozenset(rest.removesuffix("?").split("|") if optional else rest.split("|"))
            stack[-1][-1].append(_Item(words=words, name=kept if colon else "", optional=optional))
    if len(stack) != 1 or len(stack[0]) != 1:
        raise ValueError(f"a group is not closed: {pattern}")
    return tuple(stack[0][0])


class Grammar:
    """The rules of a language, ready to be read with."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules: dict[str, list[_Compiled]] = {}
        for order, rule in enumerate(rules):
            compiled = _Compiled(_parsed(rule.pattern), rule.build, order, rule.pattern)
            self._rules.setdefault(rule.phrase, []).append(compiled)
        self._empty: set[str] = set()
        self._first: dict[str, set[str]] = {phrase: set() for phrase in self._rules}
        self._settle()
        self._by_word = {phrase: self._sorted(rules) for phrase, rules in self._rules.items()}

    def phrases(self) -> set[str]:
        """Return the names of all phrases."""
        return set(self._rules)

    def missing(self) -> set[str]:
        """Return phrases that patterns speak of and no rule says."""
        return {
            each for rules in self._rules.values() for rule in rules for each in _spoken_of(rule.items)
        } - set(self._rules)

    def faults(self) -> list[str]:
        """Return what is wrong with the table itself: names a builder does not take, phrases that begin with
        themselves.
        """
        found = [f"no rule says {each}" for each in sorted(self.missing())]
        for phrase, rules in self._rules.items():
            for rule in rules:
                names, needed = _names(rule.items)
                try:
                    inspect.signature(rule.build).bind(**dict.fromkeys(names))
                    inspect.signature(rule.build).bind(**dict.fromkeys(needed))
                except TypeError as error:
                    found.append(f"{phrase}: {rule.pattern}: {error}")
            if phrase in self._reached(phrase):
                found.append(f"{phrase} begins with itself")
        return found

    def _reached(self, phrase: str) -> set[str]:
        """Return the phrases that a phrase can begin with."""
        found: set[str] = set()
        waiting = [phrase]
        while waiting:
            for rule in self._rules.get(waiting.pop(), ()):
                for each in self._first_phrases(rule.items) - found:
                    found.add(each)
                    waiting.append(each)
        return found

    def _first_phrases(self, items: Sequence[_Item]) -> set[str]:
        found: set[str] = set()
        for item in items:
            if item.phrase:
                found.add(item.phrase)
            for group in item.groups:
                found |= self._first_phrases(group)
            if not self._begins((item,))[1]:
                break
        return found

    def beginnings(self, phrase: str) -> set[str]:
        """Return the words a phrase can begin with."""
        return self._first.get(phrase, set())

    def _settle(self) -> None:
        """Find out which phrases may be empty, and what each can begin with."""
        changed = True
        while changed:
            changed = False
            for phrase, rules in self._rules.items():
                for rule in rules:
                    first, empty = self._begins(rule.items)
                    if empty and phrase not in self._empty:
                        self._empty.add(phrase)
                        changed = True
                    if not first <= self._first[phrase]:
                        self._first[phrase] |= first
                        changed = True

    def _begins(self, items: Sequence[_Item]) -> tuple[set[str], bool]:
        found: set[str] = set()
        for item in items:
            empty = item.optional
            if item.words:
                found |= item.words
            elif item.phrase:
                found |= self._first.get(item.phrase, set())
                empty = empty or item.phrase in self._empty
            else:
                for group in item.groups:
                    inner, none = self._begins(group)
                    found |= inner
                    empty = empty or none
            if not empty:
                return found, False
        return found, True

    def _sorted(self, rules: list[_Compiled]) -> dict[str, list[_Compiled]]:
        """Return rules by the words they begin with; under "" those that may be empty."""
        found: dict[str, list[_Compiled]] = {"": []}
        for rule in rules:
            first, empty = self._begins(rule.items)
            for word in first:
                found.setdefault(word, []).append(rule)
            if empty:
                found[""].append(rule)
        return found

    def candidates(self, phrase: str, token: Token) -> list[_Compiled]:
        """Return the rules that may say a phrase from a token on."""
        index = self._by_word[phrase]
        found = {rule.order: rule for key in (token.key, *token.kinds, "") for rule in index.get(key, ())}
        return list(found.values())


def _names(items: Iterable[_Item]) -> tuple[set[str], set[str]]:
    """Return the names a pattern keeps parts under, and those it always keeps."""
    names: set[str] = set()
    needed: set[str] = set()
    for item in items:
        if item.name:
            names.add(item.name)
            needed |= set() if item.optional else {item.name}
        inner = [_names(group) for group in item.groups]
        names |= {each for one, _ in inner for each in one}
        if inner and not item.optional:
            needed |= set.intersection(*(both[1] for both in inner))
    return names, needed


def _spoken_of(items: Iterable[_Item]) -> set[str]:
    found = set()
    for item in items:
        if item.phrase:
            found.add(item.phrase)
        for group in item.groups:
            found |= _spoken_of(group)
    return found


Captures = tuple[tuple[str, Any], ...]
END = Token("", (), None, 0, 0)
MOST_VALUES = 64
"""So many readings of one phrase at one place are kept; more of them is refused as too long."""


class Reading:
    """The readings of a row of tokens by a grammar."""

    def __init__(self, grammar: Grammar, tokens: Sequence[Token], steps: int = 60_000) -> None:
        self._grammar = grammar
        self._tokens = [*tokens, END]
        self._known: dict[tuple[str, int], list[tuple[int, Any]]] = {}
        self._steps = steps
        self.furthest = 0
        """The first token that fitted nowhere."""
        self.expected: set[str] = set()
        """What could have stood there."""

    def whole(self, phrase: str) -> list[Any]:
        """Return every different reading of all tokens as a phrase."""
        last = len(self._tokens) - 1
        found = dict.fromkeys(value for end, value in self._phrase(phrase, 0) if end == last)
        return list(found)

    def _phrase(self, phrase: str, at: int) -> list[tuple[int, Any]]:
        known = self._known.get((phrase, at))
        if known is not None:
            return known
        self._known[phrase, at] = []
        found: dict[tuple[int, Any], None] = {}
        token = self._tokens[at]
        rules = self._grammar.candidates(phrase, token)
        if not rules:
            self._missed(at, self._grammar.beginnings(phrase))
        for rule in rules:
            for end, captured in self._items(rule.items, 0, at, ()):
                value = rule.build(**dict(captured))
                if value is not None:
                    found[end, value] = None
        if len(found) > MOST_VALUES:
            raise TooLong
        result = list(found)
        self._known[phrase, at] = result
        return result

    def _items(
        self, items: tuple[_Item, ...], index: int, at: int, captured: Captures
    ) -> Iterator[tuple[int, Captures]]:
        self._steps -= 1
        if self._steps < 0:
            raise TooLong
        if index == len(items):
            yield at, captured
            return
        item = items[index]
        if item.words:
            token = self._tokens[at]
            if token.key in item.words or not item.words.isdisjoint(token.kinds):
                kept = (*captured, (item.name, token.value)) if item.name else captured
                yield from self._items(items, index + 1, at + 1, kept)
            else:
                self._missed(at, item.words)
        elif item.phrase:
            for end, value in self._phrase(item.phrase, at):
                kept = (*captured, (item.name, value)) if item.name else captured
                yield from self._items(items, index + 1, end, kept)
        else:
            for group in item.groups:
                for end, kept in self._items(group, 0, at, captured):
                    yield from self._items(items, index + 1, end, kept)
        if item.optional:
            yield from self._items(items, index + 1, at, captured)

    def _missed(self, at: int, words: Iterable[str]) -> None:
        if at > self.furthest:
            self.furthest, self.expected = at, set()
        if at == self.furthest:
            self.expected.update(words)
