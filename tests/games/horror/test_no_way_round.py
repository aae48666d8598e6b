"""No way round the events: what lies where, and in which state, is changed by a few functions only, which
look at what cannot be and let the event happen. Everybody else calls those.

Read from the source itself: who writes, and who calls the impact of an event without the event.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from miskatonic.games import horror

ROOT = Path(horror.__file__).parent
TOKENS = frozenset({"damage", "horror", "clues", "doom", "resources", "uses"})
STATE = TOKENS | {"exhausted", "zone", "location"}
"""The fields of cards and investigators that stand for something that happens when they change."""

MAY_WRITE: dict[str, tuple[frozenset[str], str]] = {
    "state": (TOKENS, "how a card or an investigator is changed at all"),
    "zones": (frozenset({"zone"}), "how a card is moved at all"),
    "unseen": (frozenset({"zone"}), "an imagined position, in which nothing happens"),
    "rules.setup": (STATE, "before the game begins there are no events"),
    "rules.tokens": (TOKENS, "tokens are gained, lost, spent, placed, taken off and moved"),
    "rules.harm": (frozenset({"damage", "horror"}), "damage and horror are dealt and healed"),
    "rules.moving": (frozenset({"clues", "location"}), "investigators move; clues are set out, discovered"),
    "rules.enemies": (frozenset({"zone"}), "enemies move, engage and disengage"),
    "rules.cards": (STATE - {"location"}, "cards enter and leave play, are exhausted, readied, discarded"),
    "rules.acts": (frozenset({"zone"}), "acts and agendas come and go with their decks"),
    "rules.elimination": (frozenset({"zone", "location"}), "an investigator leaves the game"),
}
"""The modules that may write, what, and why."""

BARE = frozenset({"leave", "put_away", "move_to", "move_all"})
"""Functions that move a card without asking whether it can leave where it is."""
MAY_MOVE: dict[str, str] = {
    "rules.setup": "before the game begins there are no events",
    "rules.cards": "the functions themselves",
    "rules.enemies": "within play: enemies move, engage and disengage",
    "rules.harm": "what is defeated is put away, after its event (defeated.9)",
    "rules.elimination": "everything of an eliminated investigator goes at one moment (elimination.4 to .11)",
    "rules.acts": "acts and agendas come and go with their decks (act-agenda-deck.16)",
    "rules.doing_scenario": "the same, by an effect that names the next one",
    "rules.ending": "locations without clues go to the victory display when all is over (victory.5)",
    "rules.encounter": "what is resolved leaves limbo (limbo.6)",
    "rules.playing": "what is resolved leaves limbo (limbo.6)",
    "rules.discarding": "what was committed leaves limbo (limbo.6)",
}
"""Who may call them, and why."""

IMPACTS_CALLED: dict[tuple[str, str], str] = {
    ("rules.setup", "turn_up"): "before the game begins there are no events",
    ("rules.cards", "turn_up"): "a location that starts revealed enters play so",
    ("rules.elimination", "leave_threat_area"): "an eliminated investigator is engaged with nobody",
    ("rules.testing", "clear_away"): "nothing stays with a test whose end was replaced",
}
"""The impacts that are called without their event, by whom, and why."""


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    """Return every module of the game with its source."""
    named = [(path.relative_to(ROOT).with_suffix(""), path) for path in sorted(ROOT.rglob("*.py"))]
    return tuple((".".join(name.parts), ast.parse(path.read_text("utf-8"))) for name, path in named)


def called(node: ast.AST) -> str:
    """Return the bare name of what a node calls, if it calls something."""
    return full_name(node.func, "").rpartition(".")[2] if isinstance(node, ast.Call) else ""


def full_name(node: ast.AST, module: str) -> str:
    """Return the name of a function with its module: the one it is read from, or this one."""
    if isinstance(node, ast.Attribute):
        return f"rules.{getattr(node.value, 'id', '')}.{node.attr}"
    return f"{module}.{getattr(node, 'id', '')}"


def written(node: ast.AST) -> set[str]:
    """Return the fields of cards and investigators that a node writes."""
    if isinstance(node, ast.Call) and called(node) in ("change", "alter"):
        return _named(node)
    if isinstance(node, ast.Call) and called(node) in ("append", "remove", "insert", "extend", "pop"):
        return {"zone"} if _is_a_pile(getattr(node.func, "value", None)) else set()
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AnnAssign | ast.AugAssign):
        targets = [node.target]
    fields: set[str] = set()
    for target in targets:
        of = getattr(target.value, "attr", "") if isinstance(target, ast.Subscript) else ""
        if of == "piles":
            fields.add("zone")
        if of in ("cards", "people"):
            fields |= _named(getattr(node, "value", None))
    return fields


def _named(node: ast.AST | None) -> set[str]:
    """Return the fields that a call names; what is not named may be tokens of any kind."""
    names = {each.arg for each in getattr(node, "keywords", ())}
    return set(TOKENS) if None in names else {name for name in names if name in STATE}


def _is_a_pile(node: ast.AST | None) -> bool:
    """Say whether a node stands for the cards of a zone."""
    if isinstance(node, ast.Subscript):
        return getattr(node.value, "attr", "") == "piles"
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr == "pile" or getattr(node.func.value, "attr", "") == "piles"


def ways_round(name: str, source: ast.Module, impacts: frozenset[str]) -> list[str]:
    """Return what a module does that it must leave to others."""
    may = MAY_WRITE.get(name, (frozenset(), ""))[0]
    found = []
    for node in ast.walk(source):
        line = f"{name}:{getattr(node, 'lineno', 0)}"
        found += [f"{line} writes {field}" for field in sorted(written(node) - may)]
        what = called(node)
        if what in BARE and name not in MAY_MOVE:
            found.append(f"{line} calls {what}")
        elif what and full_name(node.func, name) in impacts and (name, what) not in IMPACTS_CALLED:  # type: ignore[attr-defined]
            found.append(f"{line} calls {what}, an impact")
    return found


@cache
def impacts() -> frozenset[str]:
    """Return the steps that are the impact of some event, but for what is looked at as `BARE`."""
    found = set()
    for name, source in modules():
        for node in ast.walk(source):
            if called(node) == "happen" and isinstance(node, ast.Call):
                found.add(full_name(node.args[2], name))
    return frozenset(found) - {"rules.cards.put_away"}


def test_what_happens_happens_only_through_the_functions_that_let_it() -> None:
    known = impacts()
    assert {"rules.cards.turn_sideways", "rules.enemies.set_down", "rules.harm.recover"} <= known
    assert not [each for name, source in modules() for each in ways_round(name, source, known)]


def test_every_exception_is_used() -> None:
    writing = {name for name, source in modules() if any(map(written, ast.walk(source)))}
    moving = {name for name, source in modules() if BARE & set(map(called, ast.walk(source)))}
    calling = {(name, called(node)) for name, source in modules() for node in ast.walk(source)}
    assert set(MAY_WRITE) <= writing | moving
    assert set(MAY_MOVE) <= moving
    assert set(IMPACTS_CALLED) <= calling


@pytest.mark.parametrize(
    "line",
    [
        "g.change(card, exhausted=True)",
        "g.change(card, **{kind: 3})",
        "g.alter(seat, location=to)",
        "g.cards[card] = replace(g.cards[card], damage=1)",
        "g.people[seat] = replace(person, location=to)",
        "g.pile(zone).remove(card)",
        "g.piles[zone].append(card)",
        "g.piles[zone] = []",
        "zones.move_to(g, card, zone)",
        "cards.leave(g, card, zone)",
        "cards.put_away(g, card, zone)",
        "cards.turn_sideways(g, card)",
    ],
)
def test_a_way_round_is_noticed(line: str) -> None:
    assert ways_round("keywords.venomous", ast.parse(line), impacts())
    assert not ways_round("keywords.venomous", ast.parse("cards.exhaust(g, card)"), impacts())
