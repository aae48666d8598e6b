"""The command `python -m bench`: measure, print a table, say plainly what was met and what was missed."""

import argparse
import platform
import sys
from collections.abc import Iterable
from importlib import import_module

import msgspec

from bench import GAMES
from bench.measure import Result, compare


def main() -> None:
    """Measure the games named on the command line, all of them without a name."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=main.__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--heats", type=int, default=9, help="how often the contestants take turns")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a heat lasts")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    wanted = parser.parse_args()
    unknown = set(wanted.games) - set(GAMES)
    if unknown or wanted.heats < 1 or not wanted.seconds > 0:
        parser.error(f"no such game: {', '.join(sorted(unknown))}" if unknown else "measure at least once")
    results = measured(wanted.games or GAMES, wanted.heats, wanted.seconds)
    if wanted.json:
        print_json(list(results))
    else:
        print_table(results)


def measured(names: Iterable[str], heats: int, seconds: float) -> Iterable[tuple[str, Result]]:
    """Yield each game's results as they come in."""
    for name in names:
        try:
            bars = import_module(f"bench.{name}").bars()
        except ModuleNotFoundError as error:
            sys.exit(f"{error.name} is missing; `make bench` installs what the measurements need")
        for bar in bars:
            yield name, compare(bar, heats, seconds)


def print_json(results: list[tuple[str, Result]]) -> None:
    """Print all results with what they were measured on."""
    found = [{"game": name, **msgspec.to_builtins(result)} for name, result in results]
    about = {"python": platform.python_version(), "machine": platform.machine(), "results": found}
    print(msgspec.json.format(msgspec.json.encode(about), indent=1).decode())


def print_table(results: Iterable[tuple[str, Result]]) -> None:
    """Print a line for each result as it comes in, and below it what was counted."""
    print(f"{'game':8} {'ours : theirs':34} {'ratio':>6}  {'heats':14} {'bar':12}")
    for name, result in results:
        heats = f"{result.lowest:.2f}–{result.highest:.2f}"
        bar = f"{'at most' if result.cost else 'at least'} {result.limit:g}"
        verdict = "met" if result.met else "MISSED"
        print(f"{name:8} {result.name:34} {result.ratio:6.2f}  {heats:14} {bar:12} {verdict}")
        rates = f"{result.ours:,.0f} : {result.theirs:,.0f} {result.unit}/s"
        aside = f", beside {result.aside[1]:.1f} chance steps for each of theirs" if result.aside[1] else ""
        print(f"{'':8} {rates}{aside}", flush=True)


if __name__ == "__main__":
    main()
