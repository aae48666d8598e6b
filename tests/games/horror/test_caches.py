"""What is kept of a position: declared once, dropped by what is announced, compared in an audit."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import miskatonic.games.horror as package
from miskatonic.games.horror import caches, zones
from miskatonic.games.horror.caches import Caches, Stale
from miskatonic.games.horror.noting import is_steady
from miskatonic.games.horror.state import Lasting
from miskatonic.games.horror.words.abilities import Constant
from miskatonic.games.horror.words.modifiers import Change, CostsLess, ExtraSlot, SetBase
from miskatonic.games.horror.words.things import AllOf, AnyOf, At, CountOf, Is, Kind, Named, Trait, YourTurn
from tests.games.horror.cards import asset, enemy
from tests.games.horror.table import Table

MECHANISM = ("caches.py", "proofs.py")
"""Where attributes are looked up by name: the caches themselves, and marks on tests."""


def sources() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(Path(package.__file__).parent.rglob("*.py")):
        if path.name not in MECHANISM:
            yield path.name, ast.parse(path.read_text())


def test_nothing_is_kept_of_a_position_but_what_is_declared() -> None:
    found = [
        (name, node.lineno)
        for name, tree in sources()
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr == "__dict__")
        or (isinstance(node, ast.Name) and node.id in ("vars", "setattr"))
    ]
    assert not found


def test_every_cache_says_who_works_it_out_and_is_told_of_all_that_becomes_of_cards() -> None:
    for name, cache in caches.ALL.items():
        assert callable(cache.work_out), name
        assert caches.Change.CARDS in cache.on or name == "box"


def test_a_copy_shares_what_is_kept_until_either_changes() -> None:
    t = Table()
    card = t.put(enemy("Rat"), "at:0")
    assert t.g.in_play
    twin = t.g.copy()
    assert twin.in_play is t.g.in_play
    zones.move_to(t.g, card, "encounter-discard")
    assert card in twin.in_play
    assert card not in t.g.in_play


def test_a_copy_has_lists_of_its_own() -> None:
    t = Table()
    twin = t.g.copy()
    for name in t.g.__struct_fields__:
        own = getattr(t.g, name)
        if isinstance(own, list | dict) and name != "printed":
            assert getattr(twin, name) is not own, name


def test_a_saved_position_keeps_nothing() -> None:
    t = Table()
    before = msgspec.json.encode(t.g)
    assert t.g.in_play
    assert msgspec.json.encode(t.g) == before


def test_what_has_no_words_changes_nothing_of_what_is_in_force() -> None:
    t = Table()
    plain, worded = asset("Rope"), asset("Charm", Constant((Change("you", "combat", 1),)))
    first, second = t.put(plain, "hand:0"), t.put(worded, "hand:0")
    before = t.g.in_force
    zones.move_to(t.g, first, "play:0")
    assert t.g.in_force is before
    zones.move_to(t.g, second, "play:0")
    assert t.g.in_force is not before


def test_an_audit_notices_a_change_that_nobody_announced() -> None:
    t = Table()
    assert not t.g.in_force.by_kind
    t.g.lasting.append(Lasting("round", (Change("you", "combat", 1),), t.person().card, 0))
    assert not t.g.in_force.by_kind
    with caches.audited(), pytest.raises(Stale, match="in_force"):
        assert not t.g.in_force.by_kind
    t.g.announce(caches.Change.LASTING)
    with caches.audited():
        assert t.g.in_force.by_kind
    assert type(Caches.in_force) is caches.Cache


COUNTED, HERE = CountOf(Kind("enemy")), At("you")


@pytest.mark.parametrize(
    ("word", "steady"),
    [
        (Change("this", "fight", 1), True),
        (Change(Kind("enemy"), "fight", 1), True),
        (Change(AllOf((Kind("enemy"), Named("Rat"))), "fight", 1), True),
        (Change(AnyOf((Kind("enemy"), Is("this"))), "fight", 1), True),
        (CostsLess("you", Kind("asset"), 1), True),
        (ExtraSlot("you", "hand", only=Kind("asset")), True),
        (Change("lead", "fight", 1), False),
        (Change(HERE, "fight", 1), False),
        (Change(AllOf((Kind("enemy"), HERE)), "fight", 1), False),
        (Change(AnyOf((Kind("enemy"), HERE)), "fight", 1), False),
        (Change("this", "fight", COUNTED), False),
        (Change("this", "fight", 1, YourTurn()), False),
        (SetBase("this", "fight", COUNTED), False),
        (CostsLess("you", HERE, 1), False),
        (ExtraSlot("you", "hand", only=Trait("Weapon")), False),
    ],
)
def test_what_holds_for_the_same_cards_by_the_same_amount_from_beginning_to_end(
    word: Any, steady: bool
) -> None:
    assert is_steady(word, None, None) == steady
    assert not is_steady(word, YourTurn(), None)


def test_what_was_begun_for_certain_cards_holds_for_these() -> None:
    assert is_steady(Change(HERE, "fight", 1), None, (3,))
