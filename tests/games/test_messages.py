"""Every message that is used exists in both languages with the same arguments, and every message is used."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import miskatonic
from miskatonic import games
from miskatonic.core.game import Ask, BadOptions, Event, IllegalAnswer
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, Speech, Text, Who, source
from miskatonic.core.trial import random_answer
from miskatonic.games.cultists import cards as cultists
from miskatonic.games.cultists import explain as cultists_explain
from miskatonic.games.cultists import numbers
from miskatonic.games.cultists.game import PHRASES as CULTISTS_PHRASES
from miskatonic.games.cultists.plan import PLACE_ORDER
from miskatonic.games.fate import cards as fate
from miskatonic.games.fate import explain as fate_explain
from miskatonic.games.fate.cardtext import card_texts
from miskatonic.games.fate.game import PHRASES as FATE_PHRASES
from miskatonic.games.ritual.cards import ARTEFACTS, FACES, OLD_ONES, face
from miskatonic.games.ritual.rules import ROUND_END_CLAUSES
from miskatonic.games.ritual.talk import PHRASES
from miskatonic.lab.simulate import simulate

SOURCE = Path(miskatonic.__file__).parent
PACKAGES = [
    ".".join(["miskatonic", *path.parent.relative_to(SOURCE).parts])
    for path in sorted([*SOURCE.rglob("messages.en.ftl"), *SOURCE.rglob("messages.en")])
]


def within(text: Text, kind: str) -> set[str]:
    """Return how the ids of a text and the texts in it go on that begin with this word."""
    own = {text.id.removeprefix(f"{kind}-")} if text.id.startswith(f"{kind}-") else set()
    listed = [value if isinstance(value, list) else [value] for value in text.args.values()]
    parts = [each for values in listed for each in values if isinstance(each, Text)]
    return own.union(*(within(each, kind) for each in parts))


def on_cards(kind: str) -> list[str]:
    """Return what the texts on Fate's cards say of this kind."""
    return sorted(set().union(*(within(text, kind) for text in card_texts().values())))


def names(things: Iterable[Any]) -> list[str]:
    return [thing.name for thing in things]


PLACES = [*fate.LOCATIONS, "lodge", "abyss", "captive"]
ROLLS = ["control", "other-worlds", "raid", "gift"]

EVENTS = list(numbers.BAG)
TARGETED = ["check", "camera", "attack", "close"]
CLAIMS = [
    *("investigator", "seer", "assassin", "suspect", "trust", "cultist", "checked-alive", "checked-dead"),
    *("gave-alive", "put-success", "secured", "route"),
]
ENDINGS = [
    *("eliminated", "books", "claim-right", "claim-wrong", "noted", "dead", "clock", "seer-found"),
]

BUILT = {
    "ritual": {
        "card-{}": FACES,
        "kind-{}": ARTEFACTS,
        "phrase-{}": [phrase.removeprefix("phrase-") for phrase in PHRASES],
        "rises-{}": [face(card) for card in OLD_ONES[:4]],
        "failed-{}": ["student", "shared", "pure", "cursed", "no-artefact"],
        "round-ends-{}": list(ROUND_END_CLAUSES),
        "why-not-{}": ["pile", "discard", "removed", "travelling", "keep", "own"],
    },
    "fate": {
        "symbol-{}": fate.SYMBOLS,
        "location-{}": fate.LOCATIONS,
        "from-{}": PLACES,
        "to-{}": PLACES,
        "colour-{}": fate.COLOURS,
        "face-{}": fate.FACES,
        "dice-{}": fate.FACES,
        "spell-{}": names(fate.SPELLS),
        "artefact-{}": names(fate.ARTEFACTS),
        "curse-{}": names(fate.CURSES),
        "curse-strikes-{}": names(fate.CURSES),
        "when-{}": names(fate.CURSES),
        "god-{}": names(fate.GODS),
        "squall-{}": names(fate.SQUALLS),
        "order-{}": ["1", "2", "3", "4"],
        "phrase-{}": [phrase.removeprefix("phrase-") for phrase in FATE_PHRASES],
        "moved-{}": ["spell", "pair", "road", "key"],
        "moved-{}-hidden": ["spell", "pair", "road", "key"],
        "rolled-{}": ROLLS,
        "controls-{}": ["full", "temporary"],
        "ask-roll-{}": ROLLS,
        "ask-window-{}": ["prep", "moved", "acted", "end"],
        "ask-sacrifice-{}": ["streets", "ceremony"],
        "option-{}": ["discard", "ready", "drop"],
        "option-{}-artefact": ["take", "give-up"],
        "option-move-{}": ["road", "key"],
        "option-send-{}": ["lodge", "supply"],
        "option-sign-{}": ["plain", "dagger"],
        "board-phase-{}": ["preparation", "movement", "activation", "conclusion", "over"],
        "board-head-{}": ["marker", "signs", "circle", "lodge", "abyss", "investigators"],
        "board-order-{}": ["turn", "own", "raid"],
        "timing-{}": on_cards("timing"),
        "price-{}": on_cards("price"),
        "need-{}": on_cards("need"),
        "word-{}": on_cards("word"),
        "why-not-{}": [*(id for id, _ in fate_explain.CARDS.values()), *fate_explain.THINGS],
    },
    "cultists": {
        "card-{}": cultists.FACES,
        "place-{}": PLACE_ORDER,
        "to-{}": PLACE_ORDER,
        "in-{}": PLACE_ORDER,
        "character-{}": cultists.CHARACTERS,
        "role-{}": cultists.ROLES,
        "event-{}": EVENTS,
        "effect-{}": EVENTS,
        "phrase-{}": [phrase.removeprefix("phrase-") for phrase in CULTISTS_PHRASES],
        "option-{}": [*TARGETED, "secure", "fill", "search", "vote", "restart", "fight", "chase", "pass"],
        "claim-{}": CLAIMS,
        "won-{}": ["eliminated", "books"],
        "ending-{}": ENDINGS,
        "team-{}": [cultists.INVESTIGATORS, cultists.CULTISTS],
        "short-{}": PLACE_ORDER,
        "board-phase-{}": ["night", "move", "event", "action", "clean-up", "guess", "over"],
        "board-lasts-{}": ["secret-doors", "locked", "fog", "courage"],
        "board-ghost-{}": ["reported", "voted", "attacked"],
        "board-poll-{}": ["called", "murder"],
        "board-surely-{}": [cultists.INVESTIGATORS, cultists.CULTISTS],
        "board-stage-{}": ["vote", "change"],
        "why-not-{}": list(cultists_explain.THINGS),
    },
}
"""For each game, what fills the messages whose ids are put together."""


# What the message files say


class _Variables(Visitor):
    """Collects the arguments that a message uses.

    One named after a language is for that language alone: a card's name in it, an ending of its grammar.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        if node.id.name not in LANGUAGES:
            self.names.add(node.id.name.removesuffix("-is"))


@cache
def messages(package: str, language: str) -> dict[str, set[str]]:
    """Return the ids of a package's messages, in the order of the file, and the arguments of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(package, language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_in_the_same_order(package: str) -> None:
    assert list(messages(package, "en")) == list(messages(package, "de"))


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_use_the_same_arguments(package: str) -> None:
    assert messages(package, "en") == messages(package, "de")


# What the source uses


def strings(node: ast.AST) -> Iterator[str]:
    """Yield the literal strings below a node; what an f-string fills in becomes "{}"."""
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield "".join(map(str, parts))
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from strings(child)


@cache
def modules(folder: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]


def said(folder: Path) -> set[str]:
    """Return the ids, or patterns of ids, that are made into texts: `text("…")`, `Text("…")`, `say("…")`."""
    calls = [
        node
        for module in modules(folder)
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and node.args
        if getattr(node.func, "id", getattr(node.func, "attr", "")) in ("text", "Text", "say")
    ]
    return {id for call in calls for node in _chosen(call.args[0]) for id in strings(node)}


def _chosen(node: ast.expr) -> list[ast.expr]:
    """Return the strings an expression may be, if it says so itself."""
    if isinstance(node, ast.IfExp):
        return _chosen(node.body) + _chosen(node.orelse)
    return [node] if isinstance(node, ast.Constant | ast.JoinedStr) else []


def filled(pattern: str, game: str) -> list[str]:
    """Return the ids that a pattern stands for."""
    if "{}" not in pattern:
        return [pattern]
    return [pattern.format(value) for value in BUILT[game][pattern]]


def decisions(name: str) -> set[str]:
    """Return the kinds of asks in a game: the first words of `Ask("…", …)`."""
    calls = [
        node
        for module in modules(SOURCE / "games" / name)
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Ask"
    ]
    return {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


def labels(name: str) -> set[str]:
    """Return the messages that label options in a form, decisions the game waits for, and what is counted."""
    game = games.get(name)
    options = {f"option-{field.name}" for field in game.fields}
    choices = {
        f"option-{field.name}-{value}"
        for field in game.fields
        for value in field.choices
        if isinstance(value, str) or value is None
    }
    decides = {f"decides-{kind}" for kind in decisions(name)}
    return options | choices | decides | counted(name) | taught(name) | charted(name)


@cache
def charted(name: str) -> set[str]:
    """Return the messages that name what a chart of a match shows."""
    game, rng = games.get(name), Rng.seeded(8)
    state = game.new(random_options(game, rng), 1)
    while asks := game.asks(state):
        game.answer(state, *random_answer(asks, rng))
    return {f"chart-{each}" for each in game.counted(state)}


def taught(name: str) -> set[str]:
    """Return what the pages of a game's lesson say."""
    lesson = games.lesson(name)
    assert lesson is not None
    pages = [*(page for step in lesson.steps for page in step.pages), *lesson.end]
    return {f"lesson-{page.say}" for page in pages}


@cache
def counted(name: str) -> set[str]:
    """Return the messages that name what simulations count."""
    match = simulate(name, games=1, bots=["random"], options={}, seed=1)
    marked = {mark for group in match.marks.values() for mark in group}
    sided = {side for group in match.sides.values() for side in group}
    names = (*match.spread, *match.marks, *match.sides)
    return {f"count-{each}" for each in names} | marked | sided


COLLECTED = tuple(name for name in games.NAMES if name != "horror")
"""The games whose message ids stand in their code. Horror's card texts are put together from words; its own
test (tests/games/horror/test_messages.py) collects what they say."""


@pytest.mark.parametrize("game", COLLECTED)
def test_every_message_a_game_says_exists(game: str) -> None:
    known = messages(games.package(game), "en").keys() | messages("miskatonic.core", "en").keys()
    wanted = {id for pattern in said(SOURCE / "games" / game) for id in filled(pattern, game)}
    assert wanted | labels(game) <= known


@pytest.mark.parametrize("game", COLLECTED)
def test_every_message_of_a_game_is_used(game: str) -> None:
    used = {string for module in modules(SOURCE / "games" / game) for string in strings(module)}
    built = {id for pattern in BUILT[game] if pattern in used for id in filled(pattern, game)}
    assert messages(games.package(game), "en").keys() <= used | built | labels(game)


def test_every_message_the_core_says_exists() -> None:
    patterns = {id for id in said(SOURCE / "core") if "{}" not in id}
    assert patterns <= messages("miskatonic.core", "en").keys()


def test_every_message_of_the_core_is_used() -> None:
    used = {string for module in modules(SOURCE) for string in strings(module)}
    assert messages("miskatonic.core", "en").keys() <= used


# What random play says


class _Reader:
    """Reads every text in every language, each different one once.

    As a spectator and as every seat that it names; all other seats read it like a spectator.
    """

    def __init__(self, game: str) -> None:
        self.speeches = [Speech(language, ["miskatonic.core", games.package(game)]) for language in LANGUAGES]
        self.read: set[bytes] = set()

    def __call__(self, text: Text | None) -> None:
        if text is None or (key := msgspec.json.encode(text)) in self.read:
            return
        self.read.add(key)
        for speech, seat in product(self.speeches, [None, *named_seats(text)]):
            assert speech.say(text, reader=seat).strip()

    def ask(self, ask: Ask) -> None:
        self(ask.text)
        for option in ask.options:
            self(option.text)

    def events(self, events: list[Event] | tuple[Event, ...]) -> None:
        for event in events:
            self(event.text)
            self(event.public)


def named_seats(text: Text) -> set[int]:
    listed = [value if isinstance(value, list) else [value] for value in text.args.values()]
    seats = {each.seat for values in listed for each in values if isinstance(each, Who)}
    return seats.union(*(named_seats(each) for values in listed for each in values if isinstance(each, Text)))


def random_options(game: Any, rng: Rng) -> Any:
    while True:
        try:
            return game.options(**{field.name: rng.choice(field.choices) for field in game.fields})
        except BadOptions:
            continue


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "matches"), [("ritual", 200), ("fate", 30), ("cultists", 100), ("horror", 100)]
)
def test_everything_said_in_many_random_matches_can_be_read_by_everybody(name: str, matches: int) -> None:
    game, rng = games.get(name), Rng.seeded(8)
    reader = _Reader(name)
    for seed in range(matches):
        options = random_options(game, rng)
        state = game.new(options, seed)
        reader.events(state.opening)
        while asks := game.asks(state):
            seat, choice = random_answer(asks, rng)
            reader.ask(asks[seat])
            reader.events(game.answer(state, seat, choice))
        outcome = game.outcome(state)
        assert outcome is not None
        reader(outcome.text)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_refusal_can_be_read(name: str) -> None:
    game = games.get(name)
    state = game.new(game.options(), 1)
    seat = min(game.asks(state))
    reader = _Reader(name)
    bad_answers: list[tuple[int, Any]] = [(seat, "no such thing"), (seat, 7), (seat, ()), (99, "take")]
    for at, choice in bad_answers:
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(state, at, choice)
        reader(refused.value.reason)
    assert len(reader.read) == 4
