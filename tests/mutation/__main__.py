"""Draw mutants of a game, of the core or of the server, try them, and print who noticed."""

import argparse
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from miskatonic import games
from tests.mutation.mutants import KINDS, Mutant, draw, find
from tests.mutation.trial import Charge, Verdict, tried
from tests.mutation.witnesses import MATCHES, ROOMS, SOURCES, Noted, Witness, folder_of, note

EQUIVALENTS = Path(__file__).parent / "equivalents.toml"
NOT_RULES: dict[str, frozenset[str]] = {
    "ritual": frozenset({"bot", "belief", "odds", "terminal", "numbers"}),
    "fate": frozenset(
        {"bot", "seen", "odds", "thumb", "worth", "patience", "timely", "reasons", "terminal", "numbers"}
    ),
    "cultists": frozenset(
        {
            *("bot", "belief", "insight", "doubt", "facts", "clues", "counting", "thumb", "mind"),
            *("speech", "temper", "hunt", "scheme", "guide", "scene", "weighing", "deciding", "reasons"),
            *("terminal", "board", "reveal", "past", "numbers"),
        }
    ),
    "horror": frozenset(
        {
            *("bot", "odds", "thumb", "worth", "careful", "terminal", "render", "catalogue", "coverage"),
            *("deckfile", "explain", "hatches", "proofs", "profiles"),
        }
    ),
    "core": frozenset({"conformance", "trial"}),
    "server": frozenset({"openapi", "typescript"}),
}
"""Modules and packages of each room that are left alone: how bots play, what is drawn or looked up, what only
tests and builders use."""
NEAREST = 60
"""So many tests are asked first; the others only if none of these notices."""


class Tried(NamedTuple):
    """A mutant and what came of it."""

    mutant: Mutant
    verdict: Verdict
    witnesses: int
    reason: str = ""
    """Why it changes nothing, if somebody has looked."""


def main() -> None:
    """Draw, try, print."""
    args = _arguments()
    begun = time.monotonic()
    noted = note(args.room, args.jobs)
    known = equivalents(args.room)
    wanted = [each for each in all_mutants(args.room) if each.kind in (args.kind or KINDS)]
    sample = draw(wanted, args.count, args.seed)
    print(f"{args.room}: {len(sample)} mutants, {len(noted.witnesses)} tests", flush=True)
    results: list[Tried] = []
    with ThreadPoolExecutor(args.jobs) as pool:
        for result in pool.map(lambda each: _try(each, noted, args.seconds, known), sample):
            results.append(result)
            print(f"{len(results):4}  {_line(result)}", flush=True)
    _sum_up(args.room, args.seed, results, time.monotonic() - begun)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("room", choices=(*games.NAMES, *ROOMS))
    parser.add_argument("--count", type=int, default=100, help="how many mutants to draw")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--kind", action="append", choices=KINDS, help="only mutants of this kind")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at once")
    parser.add_argument(
        "--seconds",
        type=float,
        default=60,
        help="how long the tests of one mutant may keep the processor busy",
    )
    return parser.parse_args()


def all_mutants(room: str) -> Iterator[Mutant]:
    """Yield every way to break a rule of a game, or what the core or the server does."""
    folder = SOURCES / folder_of(room)
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if NOT_RULES[room].isdisjoint(parts):
            yield from find(path.relative_to(SOURCES), path.read_text("utf-8"))


def equivalents(room: str) -> dict[tuple[str, str], str]:
    """Return the mutants that somebody has found to change nothing, and why."""
    listed = tomllib.loads(EQUIVALENTS.read_text("utf-8")).get(room, [])
    return {(each["module"], each["mutant"]): each["reason"] for each in listed}


def _try(mutant: Mutant, noted: Noted, seconds: float, known: dict[tuple[str, str], str]) -> Tried:
    reason = known.get((str(mutant.path), mutant.key), "")
    if reason:
        return Tried(mutant, Verdict(), 0, reason)
    source = (SOURCES / mutant.path).read_text("utf-8")
    last = mutant.line + source[mutant.start : mutant.end].count("\n")
    witnesses = noted.of(str(mutant.path), range(mutant.line, last + 1))
    tests = [each.test for each in sorted(witnesses, key=lambda each: _distance(each, mutant))]
    module = ".".join(mutant.path.with_suffix("").parts).removesuffix(".__init__")
    run = 0
    for some in (tests[:NEAREST], tests[NEAREST:]):
        if some:
            charge = Charge(module, mutant.applied(source), tuple(some), seconds)
            verdict = tried(charge)
            run += verdict.run
            if verdict.killed_by:
                return Tried(mutant, verdict, len(tests))
    return Tried(mutant, Verdict(run=run), len(tests))


def _distance(witness: Witness, mutant: Mutant) -> tuple[int, bool, float]:
    """Tests that prove the function's own clauses come first, then the quickest; whole matches last."""
    match = next((1 + place for place, file in enumerate(MATCHES) if witness.test.startswith(file)), 0)
    return match, set(witness.proves).isdisjoint(mutant.clauses), witness.seconds


def _line(result: Tried) -> str:
    mutant, verdict = result.mutant, result.verdict
    what = f"{mutant.kind:9} {mutant.path.name}:{mutant.line} {mutant.key}"
    if result.reason:
        return f"equivalent  {what}\n      because {result.reason}"
    if verdict.killed_by:
        return f"killed      {what}\n      by {verdict.killed_by}"
    return (
        f"SURVIVED    {what}\n      {verdict.run} of {result.witnesses} tests that walk through it were run"
    )


def _sum_up(room: str, seed: int, results: list[Tried], seconds: float) -> None:
    counted = [each for each in results if not each.reason]
    killed = Counter(each.mutant.kind for each in counted if each.verdict.killed_by)
    by_kind = Counter(each.mutant.kind for each in counted)
    goldens = sum("test_golden.py" in each.verdict.killed_by for each in counted)
    print()
    for kind in KINDS:
        print(f"  {kind:10} {killed[kind]:3} of {by_kind[kind]:3} killed")
    equivalent = len(results) - len(counted)
    print(
        f"{room}, seed {seed}: {killed.total()} of {len(counted)} killed, {goldens} of them by golden "
        f"matches alone; {len(counted) - killed.total()} survived, {equivalent} equivalent; "
        f"{seconds / 60:.1f} minutes"
    )


if __name__ == "__main__":
    main()
