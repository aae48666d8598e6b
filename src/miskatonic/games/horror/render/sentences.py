"""Sentences in a row, and what an opening like "If you succeed" leads to: one sentence as far as it goes.

What is said is a list of sentences; a plain one is the message "sentence" around its clause. Behind an
opening a clause goes on with a small letter, and in German with its verb (`$de` is "behind"). Not for single
words.
"""

from itertools import groupby
from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.conditions import joined, listed

_OPENED = ("opened", "opened-adverb", "opened-list")
_CHOICES = ("choice", "choice-times")
_DETAILS = (
    "letter-is", "or-if", "with-skill", "as-if", "by-ability", "drawn-gains", "under-control",
    "nothing-reacts", "asset-first", "agenda-may-advance", "look-draw", "look-discard",
    "look-discard-it", "look-put-back", "look-put-either", "found-weaknesses",
)  # fmt: skip
"""What tells more about the sentence before, and never stands alone."""
_STATEMENTS = ("do-succeed-instead", "do-lose-experience", "do-enemy-attack", "do-attack-engaged")
"""What tells of "you" and yet commands nothing."""


_BEGINS_WITH = (("for-test", "clause"), ("for-attack", "clause"), ("rule-cannot-only", "rule"))
"""Which clauses begin with another one, and the argument that it is."""


def row(sentences: list[Text]) -> Text:
    """Return sentences in a row."""
    return joined("row", sentences)


def sentence(id: str, **args: Any) -> Text:
    """Return a clause as a sentence of its own."""
    return text("sentence", clause=text(id, **args))


def opened(opening: Text, sentences: list[Text], *, adverb: bool = False) -> list[Text]:
    """Return an opening with all that depends on it, in one sentence; if that cannot be, as a list."""
    clauses = [each for each in sentences if each.id in ("sentence", *_CHOICES)]
    details = [each for each in sentences if each.id in (*_DETAILS, *_OPENED)]
    if not clauses or len(clauses) + len(details) < len(sentences) or not _goes_on(sentences):
        return [text("opened-list", opening=opening, effects=row(sentences))]
    return [text("opened-adverb" if adverb else "opened", opening=opening, clause=_one(clauses)), *details]


def _goes_on(sentences: list[Text]) -> bool:
    """Say whether nothing plain stands behind a choice, or behind a sentence with an opening of its own."""
    ids = [each.id for each in sentences]
    ends = next((at for at, id in enumerate(ids) if id in (*_CHOICES, *_OPENED)), len(ids))
    return not any(id in ("sentence", *_CHOICES) for id in ids[ends + 1 :])


def _one(sentences: list[Text]) -> Text:
    """Return sentences as one that goes on behind an opening: "take 1 damage and discard this asset."."""
    clauses = [each.args["clause"] for each in sentences if each.id == "sentence"]
    if sentences[-1].id == "sentence":
        return text("sentence", clause=_joined(clauses))
    choice = text("low", clause=sentences[-1])
    return text("join-and", first=_joined(clauses), second=choice) if clauses else choice


def _joined(clauses: list[Any]) -> Text:
    """Return clauses joined by "and"; where commands end and statements begin stands a semicolon."""
    runs = [list(run) for _, run in groupby(clauses, _commands)]
    first = listed([text("low", clause=_with_verb_first(each)) for each in runs[0]])
    others = [listed([text("low", clause=each) for each in run]) for run in runs[1:]]
    return joined("semicolon", [first, *others])


def _commands(clause: Text) -> bool:
    return clause.id.startswith("do-") and clause.args.get("mode") == "you" and clause.id not in _STATEMENTS


def _with_verb_first(clause: Text) -> Text:
    within = {
        name: _with_verb_first(inner)
        for name, inner in clause.args.items()
        if (clause.id, name) in _BEGINS_WITH and isinstance(inner, Text)
    }
    return Text(clause.id, {**clause.args, **within, "de": "behind"})
