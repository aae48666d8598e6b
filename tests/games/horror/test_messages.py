"""Everything Horror says exists in both languages and can be said: events, asks, reasons, labels."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from miskatonic.core.text import LANGUAGES, Speech, Text, Who, source, text
from miskatonic.games import horror
from miskatonic.games.horror import scenarios
from miskatonic.games.horror.cards import PLAYER_CARDS
from miskatonic.games.horror.game import PHRASES
from miskatonic.games.horror.options import FIELDS, SCENARIOS
from miskatonic.games.horror.profiles import words_in
from miskatonic.games.horror.rules.actions import BASIC
from miskatonic.games.horror.words.abilities import Keyword
from miskatonic.games.horror.words.costs import Designator
from miskatonic.games.horror.words.effects import CrossOut, Record, Remember
from miskatonic.games.horror.words.modifiers import Purpose
from miskatonic.games.horror.words.things import SKILLS, SYMBOLS, Phase, Recorded, Remembered, Word
from miskatonic.games.horror.words.triggers import Happens, Timing

PACKAGE = "miskatonic.games.horror"
FOLDER = Path(str(horror.__file__)).parent
SPEECH = {language: Speech(language, ["miskatonic.core", PACKAGE]) for language in LANGUAGES}
SAID_BY = ("[!t]*.py", "told.py", "tested.py", "rules/*.py", "keywords/*.py", "thumb/*.py", "campaign/*.py")
"""Everything but the drawing in the terminal, which is shown by playing."""
NAME = text("card-name", en="Cellar", de="Keller")


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for glob in SAID_BY for path in sorted(FOLDER.glob(glob))]


@cache
def windows() -> list[str]:
    """Return the names of all player windows that the rules open."""
    rules = "".join(path.read_text("utf-8") for path in FOLDER.glob("rules/*.py"))
    return sorted({"turn", *re.findall(r'windows\.open, "([a-z0-9-]+)"', rules)})


def built() -> dict[str, list[str]]:
    """Return what fills the ids that are put together."""
    return {
        "token-{}": list(SYMBOLS),
        "type-{}": ["asset", "event", "skill"],
        "phase-{}": list(get_args(Phase)),
        "acts-{}": list(BASIC),
        "took-{}": ["damage", "horror", "both"],
        "card-took-{}": ["damage", "horror", "both"],
        "healed-{}": ["damage", "horror"],
        "recovered-{}": ["damage", "horror"],
        "suffered-{}": ["physical", "mental"],
        "fate-{}": ["killed", "insane", "devoured"],
        "skill-{}": list(SKILLS),
        "ask-window-{}": windows(),
        "option-{}": [*BASIC, "play"],
        "option-{}-{}": [],  # what a form offers: see `labels`
        "timing-{}": list(get_args(Timing)),
        "happens-{}": list(get_args(Happens)),
        "ask-{}": [each for each in get_args(Designator) if each],
        "ask-pay-{}": ["exhaust", "discard"],
        "option-result-{}": ["action", "ability"],
        "ask-assign-{}": ["damage", "horror"],
        "ask-assign-{}-by": ["damage", "horror"],
        "trauma-{}": ["physical", "mental"],
        "uses-{}": [
            word.type
            for card in PLAYER_CARDS
            for word in card.abilities
            if isinstance(word, Keyword) and word.name == "uses"
        ],
        "doing-{}": list(get_args(Purpose)),
        "remembered-{}": [word.what for word in story_words() if isinstance(word, Remember | Remembered)],
        "note-{}": [
            "total-experience",
            *(word.what for word in story_words() if isinstance(word, Record | CrossOut | Recorded)),
        ],
    }


def story_words() -> Iterator[Word]:
    """Yield every word of the scenarios and their cards."""
    for name in SCENARIOS:
        chest = scenarios.find(name)
        for each in (chest.scenario, *chest.box):
            yield from words_in(each)


def literal(node: ast.expr) -> Iterator[str]:
    """Yield the strings an expression may be; what an f-string fills in becomes "{}"."""
    if isinstance(node, ast.IfExp):
        yield from literal(node.body)
        yield from literal(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield "".join(parts)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


WHERE = {
    **{
        "text": 0,
        "_seat": 0,
        "_about": 1,
        "_about_with": 1,
        "_private": 2,
        "card_option": 3,
        "use_option": 2,
        "reason": 0,
    },
    "problem": 0,
}
"""Which argument of these functions is the id of a message."""


def said() -> set[str]:
    """Return all ids, or patterns of ids, that the source makes into texts."""
    found: set[str] = set()
    for call in (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        place = WHERE.get(name)
        if place is None or len(call.args) <= place:
            continue
        ids = set(literal(call.args[place]))
        if name == "reason":
            ids = {f"why-not-{id}" for id in ids}
        elif name == "_private":
            ids |= {f"{id}-hidden" for id in ids}
        found |= ids
    return found - {"why-not-{}", "{}-hidden"}


def assigned() -> set[str]:
    """Return the ids that variables, tables and defaults hold before they are said."""
    found: set[str] = set()
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in ("id", "message"):
            found |= set(literal(node.value))
        elif isinstance(node, ast.Dict):
            found |= {id for each in node.values for id in literal(each) if id.startswith("option-")}
        elif isinstance(node, ast.FunctionDef):
            found |= {id for each in node.args.defaults for id in literal(each) if id.startswith("option-")}
    return found


def labels() -> set[str]:
    """Return the ids of what stands beside options in a form, and of decisions that wait."""
    fields = {f"option-{field.name}" for field in FIELDS}
    choices = {f"option-{field.name}-{c}" for field in FIELDS for c in field.choices if isinstance(c, str)}
    kinds = {
        str(call.args[0].value)
        for tree in trees()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Ask"
        if isinstance(call.args[0], ast.Constant)
    }
    several = [field for field in FIELDS if field.kind == "several"]
    hints = {f"hint-{field.name}-{choice}" for field in several for choice in field.choices}
    return fields | choices | hints | {f"decides-{kind}" for kind in kinds}


@cache
def wanted() -> frozenset[str]:
    fills = built()
    ids = {
        pattern.format(fill)
        for pattern in said() | assigned()
        for fill in (fills[pattern] if "{}" in pattern else [""])
    }
    return frozenset(ids | labels())


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("-is"))


@cache
def arguments() -> dict[str, set[str]]:
    """Return the arguments of every message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(PACKAGE, "en")).body:
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


PEOPLE = ("who", "other")
LISTS = ("cards", "tokens")
COUNTS = (
    *("count", "actions", "clues", "damage", "horror", "icons", "number", "total", "difficulty", "by"),
    *("most", "wanted", "size", "difference", "level", "experience", "decks", "seats", "problems", "known"),
    *("price", "unspent"),
)


def samples(id: str) -> Iterator[Text]:
    """Yield the message with arguments of the kinds the source gives it, for 0, 1 and 2."""
    for count in (0, 1, 2):
        args: dict[str, Any] = {}
        for name in arguments()[id]:
            args[name] = Who(0) if name in PEOPLE else [NAME, NAME] if name in LISTS else NAME
            args[name] = count if name in COUNTS else args[name]
        if id == "card-name":
            args = {"en": "Cellar", "de": "Keller"}
        yield Text(id, args)


def test_the_source_says_many_things_in_known_ways() -> None:
    assert len(wanted()) > 250
    assert {"drew-hidden", "why-not-slots", "option-activate", "happens-takes", "decides-order"} <= wanted()


def test_everything_that_is_said_is_written() -> None:
    assert sorted(wanted() - arguments().keys()) == []


OTHERS = ("words-", "table", "explain", "story-", "teach", "kept", "lesson", "language")
"""Files of messages that other tests look at."""
FILES = sorted(path for path in (FOLDER / "messages.en").iterdir() if not path.name.startswith(OTHERS))


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_everything_that_is_written_is_said(file: Path) -> None:
    written = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    assert [id for id in written if id not in wanted() and id not in PHRASES] == []


def test_every_phrase_is_written() -> None:
    assert set(PHRASES) <= arguments().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_for_everybody(language: str) -> None:
    for id, reader in product(sorted(wanted()), (None, 0)):
        for sample in samples(id):
            sentence = SPEECH[language].say(sample, {0: "Anna"}, reader)
            assert sentence.strip() == sentence, id
            assert sentence, id
            assert not re.search("  |None", sentence), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_reasons_are_sentences(language: str) -> None:
    told = {id for id in wanted() if id.startswith("why-not-") or id in ("drew", "attacks", "resolution")}
    for id in told:
        for sample in samples(id):
            sentence = SPEECH[language].say(sample, {0: "Anna"})
            assert sentence[0].isupper(), id
            assert sentence.endswith("."), id


def test_you_and_others_read_different_sentences() -> None:
    told = text("gained", who=Who(0), count=2)
    assert SPEECH["de"].say(told, {0: "Anna"}, 0) == "Du erhältst 2 Ressourcen."
    assert SPEECH["de"].say(told, {0: "Anna"}, 1) == "Anna erhält 2 Ressourcen."
    assert SPEECH["en"].say(told, {0: "Anna"}, 1) == "Anna gains 2 resources."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    """A browser refuses messages of which one is there twice."""
    files = sorted((FOLDER / f"messages.{language}").glob("*.ftl"))
    ids = [id for path in files for id in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)]
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == []


def test_lines_are_set_in_the_same_way_in_both_languages() -> None:
    styled = [
        {
            entry.id.name: SPEECH[language].say(Text(f"{entry.id.name}.style"))
            for entry in FluentParser().parse(source(PACKAGE, language)).body
            if isinstance(entry, ftl.Message)
            for attribute in entry.attributes
            if attribute.id.name == "style"
        }
        for language in LANGUAGES
    ]
    assert styled[0] == styled[1]
    assert set(styled[0].values()) == {
        *("heading", "phase", "turn", "story", "act", "follows", "test", "result", "echo", "quiet"),
    }
