"""The command `python -m bench.balance`: how fair Fate is, as a table and a plot in docs/balance-fate.md.

Four `simple` bots play each other; what must hold is judged in the table. Not for how strong bots are (see
`bench.ladder`).
"""

import argparse
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from miskatonic.core.text import Speech, Text
from miskatonic.lab import plot
from miskatonic.lab.arena import Share, wilson
from miskatonic.lab.simulate import Simulation, Tally, quantile, simulate

DOCS = Path(__file__).parents[1] / "docs"
GAMES = 2000
SEED = 1926

FEWEST_ROUNDS, MOST_ROUNDS = 8, 20
LEAST_OF_AN_ENDING = 10
LEAST_OF_A_GOD, MOST_OF_A_GOD = 15, 35
MOST_OF_A_SEAT = 32
"""The bars; shares in per cent."""


class Line(msgspec.Struct, frozen=True):
    """A row of the table: what was counted, what must hold, and whether it does."""

    what: str
    bar: str
    seen: str
    met: bool | None = None
    """None where nothing is asked for."""


def main() -> None:
    """Play, judge and write the balance of Fate into the documents."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=main.__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many matches to play")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    wanted = parser.parse_args()
    result = simulate(
        "fate",
        games=wanted.games,
        bots=["simple"],
        options={"seats": 4},
        seed=SEED,
        workers=wanted.workers,
    )
    say = Speech("en", ["miskatonic.core", "miskatonic.cli", "miskatonic.games.fate"]).say
    table = rows([*length(result), *endings(result, say), *gods(result, say), *seats(result, say)])
    print(table)
    write_table(DOCS / "balance-fate.md", table)
    plot.draw(result, say, DOCS / "balance-fate.svg")


def length(result: Simulation) -> Iterable[Line]:
    """Judge how many rounds a match has."""
    rounds = result.spread["rounds"]
    low, median, high = (quantile(rounds, share) for share in (0.05, 0.5, 0.95))
    early = sum(count for number, count in rounds.items() if number < FEWEST_ROUNDS)
    yield Line(
        "rounds, median",
        f"{FEWEST_ROUNDS} to {MOST_ROUNDS}",
        f"{median} (5 % to 95 %: {low} to {high}; longest {max(rounds)})",
        FEWEST_ROUNDS <= median <= MOST_ROUNDS,
    )
    yield Line(f"over before round {FEWEST_ROUNDS}", "", words(wilson(early, result.games)))


def endings(result: Simulation, say: Callable[[Text], str]) -> Iterable[Line]:
    """Judge both endings, also one that never came."""
    for ending in ("ending-win", "ending-loss"):
        share = wilson(result.marks["ending"].get(ending, 0), result.games)
        bar = f"at least {LEAST_OF_AN_ENDING} %"
        yield Line(f"ended: {say(Text(ending))}", bar, words(share), 100 * share.share >= LEAST_OF_AN_ENDING)


def gods(result: Simulation, say: Callable[[Text], str]) -> Iterable[Line]:
    """Judge how often each god wins the matches it is in, the best first."""
    for god, tally in sorted(result.sides["god"].items(), key=lambda each: -each[1].won / each[1].played):
        share = _share(tally)
        met = LEAST_OF_A_GOD <= 100 * share.share <= MOST_OF_A_GOD
        bar = f"{LEAST_OF_A_GOD} % to {MOST_OF_A_GOD} %"
        yield Line(f"{say(Text(god))} wins", bar, words(share), met)


def seats(result: Simulation, say: Callable[[Text], str]) -> Iterable[Line]:
    """Judge how often each seat wins; the start player is drawn, so the order of turns is told apart."""
    for seat, won in enumerate(result.wins):
        share = wilson(won, result.games)
        bar = f"at most {MOST_OF_A_SEAT} %"
        yield Line(f"seat {seat + 1} wins", bar, words(share), 100 * share.share <= MOST_OF_A_SEAT)
    for place, tally in result.sides["order"].items():
        yield Line(f"{say(Text(place))} in the order of turns wins", "", words(_share(tally)))


def _share(tally: Tally) -> Share:
    return wilson(tally.won, tally.played)


def words(share: Share) -> str:
    """Return a share with its interval, in per cent."""
    return f"{percent(share.share)} ({percent(share.low)}–{percent(share.high)})"


def percent(share: float) -> str:
    """Return a share in per cent."""
    return f"{100 * share:.1f} %"


def rows(lines: Iterable[Line]) -> str:
    """Return the table."""
    verdicts = {None: "", True: "met", False: "**missed**"}
    head = ["| what | bar | seen | |", "|---|---|---|---|"]
    return "\n".join(
        [*head, *(f"| {each.what} | {each.bar} | {each.seen} | {verdicts[each.met]} |" for each in lines)]
    )


def write_table(page: Path, table: str) -> None:
    """Put the table between its marks."""
    marked = re.compile(r"(<!-- balance -->\n).*?(\n<!-- end of balance -->)", re.S)
    page.write_text(marked.sub(lambda found: found[1] + table + found[2], page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
