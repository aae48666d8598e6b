"""The tool that breaks rules breaks them as it says, nowhere else, and notices who notices."""

import random
from pathlib import Path

import pytest

from miskatonic import games
from tests.mutation.__main__ import all_mutants, equivalents
from tests.mutation.mutants import KINDS, Mutant, draw, find
from tests.mutation.trial import Charge, tried
from tests.mutation.witnesses import ROOMS, SOURCES

RULE = '''
"""A module of rules."""

LIMIT = 3


def strike(g: Game, seat: int, target: int) -> None:
    """fight.1, fight.q2: one blow"""
    if g.ready and seat != target:
        g.harm[target] += 1
        g.tell(told.struck(seat, target))
        rest(g, seat)
    names = [each for each in g.cards if each.ready]
    if len(names) >= 2:
        g.rng.shuffle(names)
    g.drawn = names[g.rng.below(len(names))] or f"{1 + 2}"
'''


def mutants(kind: str) -> list[str]:
    """Return what the lines of one kind become."""
    return [each.key.split(" => ")[1] for each in find(Path("m.py"), RULE) if each.kind == kind]


@pytest.mark.parametrize(
    ("kind", "becomes"),
    [
        ("rule", ["pass", "pass", "pass", "pass"]),
        ("condition", ["if not (g.ready and seat != target):", "if not (len(names) >= 2):"]),
        ("condition", ["if ((seat != target)):", "if ((g.ready)):"]),
        ("boundary", ["if len(names) > 2:", "if len(names) >= 3:", "g.harm[target] += 2"]),
        ("filter", ["names = [each for each in g.cards if True]"]),
        ("told", ["pass", "g.tell(told.struck(target, seat))"]),
        ("chance", ["None", 'g.drawn = names[0] or f"{1 + 2}"']),
    ],
)
def test_a_rule_is_broken_in_every_way_of_its_kind(kind: str, becomes: list[str]) -> None:
    found = mutants(kind)
    assert all(found.count(each) == becomes.count(each) for each in becomes)


def test_what_is_outside_of_functions_and_inside_of_strings_stays() -> None:
    keys = [each.key for each in find(Path("m.py"), RULE)]
    assert not any("LIMIT" in key for key in keys)
    assert not any("{2 + 2}" in key or "{1 + 3}" in key for key in keys)


def test_a_mutant_differs_from_its_module_in_one_place_and_can_be_read() -> None:
    for mutant in find(Path("m.py"), RULE):
        broken = mutant.applied(RULE)
        compile(broken, "m.py", "exec")
        assert broken != RULE
        assert (broken[: mutant.start], broken[len(broken) - len(RULE) + mutant.end :]) == (
            RULE[: mutant.start],
            RULE[mutant.end :],
        )


def test_a_mutant_knows_the_clauses_of_its_function() -> None:
    assert {each.clauses for each in find(Path("m.py"), RULE)} == {("fight.1", "fight.q2")}


def test_mutants_that_read_the_same_are_told_apart() -> None:
    twice = 'def f() -> None:\n    """x.1"""\n    go()\n    go()\n'
    assert [each.key for each in find(Path("m.py"), twice)] == ["f: go() => pass", "f: go() => pass (#2)"]


def test_a_sample_follows_from_its_seed_and_holds_every_kind() -> None:
    found = find(Path("m.py"), RULE)
    shuffled = random.Random(1).sample(found, len(found))
    drawn = draw(found, 12, seed=5)
    assert drawn == draw(shuffled, 12, seed=5) != draw(found, 12, seed=6)
    assert {each.kind for each in drawn} == set(KINDS)
    assert len(draw(found, 1000, seed=1)) == len(found)


PROOF = "tests/games/ritual/test_setup.py::test_round_4_if_they_name_nobody_each_is_as_likely"


def of_ritual(kind: str, function: str) -> tuple[Mutant, str]:
    """Return the first mutant of a kind in a rule of Ritual, and the module's text."""
    path = Path("miskatonic/games/ritual/rules.py")
    source = (SOURCES / path).read_text("utf-8")
    found = (each for each in find(path, source) if (each.kind, each.function) == (kind, function))
    return next(found), source


def test_a_broken_rule_is_noticed_and_nothing_on_the_disk_has_changed() -> None:
    mutant, source = of_ritual("chance", "name_start_player")
    verdict = tried(Charge("miskatonic.games.ritual.rules", mutant.applied(source), (PROOF,), 60))
    assert (verdict.killed_by, verdict.run) == (PROOF, 1)
    assert (SOURCES / mutant.path).read_text("utf-8") == source


def test_what_nobody_looks_at_survives() -> None:
    mutant, source = of_ritual("told", "confess")
    verdict = tried(Charge("miskatonic.games.ritual.rules", mutant.applied(source), (PROOF,), 60))
    assert (verdict.killed_by, verdict.run) == ("", 1)


def test_a_module_that_cannot_be_imported_is_noticed() -> None:
    charge = Charge("miskatonic.games.ritual.rules", "1 / 0", (PROOF,), 60)
    assert "cannot be collected" in tried(charge).killed_by


def test_the_list_of_equivalents_names_only_mutants_that_there_are() -> None:
    for room in (*games.NAMES, *ROOMS):
        there = {(str(each.path), each.key) for each in all_mutants(room)}
        assert equivalents(room).keys() <= there
        assert all(equivalents(room).values())
