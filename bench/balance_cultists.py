"""The command `python -m bench.balance_cultists`: how fair Cultists is, as tables and a plot in its document.

For each number of players the bots play both teams, once with `belief` on all seats and once with `simple`
investigators against the same cultists. Not for how fair Fate is (see `bench.balance`).
"""

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from bench.balance import DOCS, words, write_table
from miskatonic import bots, games
from miskatonic.core.bot import Bot, Sight
from miskatonic.core.game import Choice
from miskatonic.core.text import Speech, Text
from miskatonic.lab.arena import Share, wilson
from miskatonic.lab.simulate import CHUNK, Played, match_chance, play, quantile

GAMES = 1000
SEED = 1926
SEATS = (4, 5, 6, 7, 8)
LEAST_OF_A_TEAM, MOST_OF_A_TEAM = 35, 65
"""The bar, in per cent."""
ENDINGS = ("eliminated", "books", "claim-wrong", "claim-right", "noted", "dead", "clock", "seer-found")
"""How a match may end: first what the investigators win by, then what the cultists win by."""
INVESTIGATORS_WIN = ENDINGS[:3]
_TEAL, _VIOLET, _GOLD = "#1f7a6d", "#5b3a8c", "#b8860b"


class ByTeam:
    """A bot for each team; which team one is in is in the own view."""

    def __init__(self, investigators: Bot, cultists: Bot) -> None:
        self.teams = {"investigators": investigators, "cultists": cultists}

    def choose(self, sight: Sight) -> Choice:
        """Answer as the bot of the own team would; characters are chosen before there are teams."""
        mine = sight.view.mine
        return self.teams[mine.team if mine else "investigators"].choose(sight)


class Found(msgspec.Struct, frozen=True):
    """What came out of the matches with one number of players and one bot for the investigators."""

    seats: int
    investigators: str
    games: int
    endings: Mapping[str, int]
    rounds: Mapping[int, int]

    @property
    def won(self) -> Share:
        """Return how often the investigators won."""
        return wilson(sum([self.endings.get(each, 0) for each in INVESTIGATORS_WIN]), self.games)


def main() -> None:
    """Play, judge and write the balance of Cultists into the documents."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance_cultists", description=main.__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES, help="how many matches for each number of players"
    )
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    wanted = parser.parse_args()
    found = []
    for seats in SEATS:
        for investigators in ("belief", "simple"):
            found.append(measure(seats, investigators, wanted.games, wanted.workers))
            print(seats, investigators, words(found[-1].won), dict(found[-1].endings), flush=True)
    say = Speech("en", ["miskatonic.core", "miskatonic.games.cultists"]).say
    tables = "\n\n".join([wins(found), endings(found, say)])
    print(tables)
    write_table(DOCS / "balance-cultists.md", tables)
    draw(found, DOCS / "balance-cultists.svg")


# Playing


def measure(seats: int, investigators: str, count: int, workers: int) -> Found:
    """Play so many matches against `belief` cultists; the same code plays the same matches."""
    jobs = [
        (seats, investigators, range(first, min(first + CHUNK, count))) for first in range(0, count, CHUNK)
    ]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn) as pool:
        played = [each for chunk in pool.map(play_chunk, jobs) for each in chunk]
    return Found(
        seats=seats,
        investigators=investigators,
        games=count,
        endings=Counter([each.summary.marks["ending"].removeprefix("ending-") for each in played]),
        rounds=Counter([each.summary.numbers["rounds"] for each in played]),
    )


def play_chunk(job: tuple[int, str, range]) -> list[Played]:
    """Play some matches."""
    seats, investigators, numbers = job
    game = games.get("cultists")
    bot = ByTeam(bots.get("cultists", investigators), bots.get("cultists", "belief"))
    return [
        play(game, game.options(seats=seats), [bot] * seats, match_chance(SEED + seats, number))
        for number in numbers
    ]


# Telling


def wins(found: Sequence[Found]) -> str:
    """Return the table of wins: within the bar, and more with `belief` than with `simple`."""
    told = [
        "| players | `belief` investigators win | 35 % to 65 % | `simple` ones win | `belief` ones win more "
        "| rounds, median |",
        "|---|---|---|---|---|---|",
    ]
    for thinking, simple in pairs(found):
        low, median, high = (quantile(thinking.rounds, share) for share in (0.05, 0.5, 0.95))
        more = comparison(thinking.won, simple.won)
        told.append(
            f"| {thinking.seats} | {words(thinking.won)} | {verdict(within(thinking.won))} "
            f"| {words(simple.won)} | {more} | {median} (5 % to 95 %: {low} to {high}) |"
        )
    thinking_all, simple_all = summed(found)
    told.append(
        f"| all | {words(thinking_all)} | | {words(simple_all)} | {comparison(thinking_all, simple_all)} | |"
    )
    return "\n".join(told)


def pairs(found: Sequence[Found]) -> list[tuple[Found, Found]]:
    """Return for each number of players what came out with `belief` and with `simple` investigators."""
    return list(zip(found[::2], found[1::2], strict=True))


def summed(found: Sequence[Found]) -> tuple[Share, Share]:
    """Return the investigators' wins over all numbers of players, with `belief` and with `simple`."""
    shares = []
    for name in ("belief", "simple"):
        mine = [each for each in found if each.investigators == name]
        won = sum([each.endings.get(ending, 0) for each in mine for ending in INVESTIGATORS_WIN])
        shares.append(wilson(won, sum([each.games for each in mine])))
    return shares[0], shares[1]


def within(share: Share) -> bool:
    """Say whether neither team wins too often; what lies on the bar is met."""
    return LEAST_OF_A_TEAM <= 100 * share.share <= MOST_OF_A_TEAM


def verdict(met: bool) -> str:
    """Return the word for a bar."""
    return "met" if met else "**missed**"


def comparison(thinking: Share, simple: Share) -> str:
    """Return by how much, and whether the intervals lie apart."""
    apart = thinking.low > simple.high
    more = f"{100 * (thinking.share - simple.share):+.1f}"
    return f"{more}, {'intervals apart' if apart else 'intervals overlap'}"


def endings(found: Sequence[Found], say: Callable[[Text], str]) -> str:
    """Return the table of endings, with `belief` on all seats."""
    mine = [each for each in found if each.investigators == "belief"]
    head = "| how the game ended | " + " | ".join([f"{each.seats} players" for each in mine]) + " |"
    told = [head, "|---" * (len(mine) + 1) + "|"]
    for ending in ENDINGS:
        shares = [f"{100 * each.endings.get(ending, 0) / each.games:.1f} %" for each in mine]
        told.append(f"| {say(Text(f'ending-{ending}'))} | " + " | ".join(shares) + " |")
    return "\n".join(told)


def draw(found: Sequence[Found], path: Path) -> None:
    """Write the plot: wins with intervals, and endings, by number of players."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "miskatonic", "svg.fonttype": "none", "font.size": 9})
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10.4, 3.6), layout="constrained")
    draw_wins(left, found)
    draw_endings(right, [each for each in found if each.investigators == "belief"])
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)


def draw_wins(axes: Any, found: Sequence[Found]) -> None:
    """Draw how often the investigators won."""
    for shift, name, colour in ((-0.1, "belief", _TEAL), (0.1, "simple", _VIOLET)):
        mine = [each for each in found if each.investigators == name]
        places = [each.seats + shift for each in mine]
        axes.vlines(
            places,
            [100 * each.won.low for each in mine],
            [100 * each.won.high for each in mine],
            color=colour,
        )
        axes.plot(places, [100 * each.won.share for each in mine], "o", color=colour, label=name)
    for bar in (LEAST_OF_A_TEAM, MOST_OF_A_TEAM):
        axes.axhline(bar, color=_GOLD, linestyle="--", linewidth=1)
    axes.set_title("Investigators win, against belief cultists")
    axes.set_xlabel("players")
    axes.set_ylabel("%")
    axes.set_xticks(SEATS)
    axes.set_ylim(0, 100)
    axes.grid(axis="y", alpha=0.3)
    axes.legend(title="investigators")


def draw_endings(axes: Any, found: Sequence[Found]) -> None:
    """Draw how games ended, with `belief` on all seats."""
    floor = [0.0] * len(found)
    shades = ("#1f7a6d", "#5fb0a3", "#a9d6ce", "#5b3a8c", "#7f63a8", "#a48fc2", "#c6b8da", "#b8860b")
    for ending, colour in zip(ENDINGS, shades, strict=True):
        shares = [100 * each.endings.get(ending, 0) / each.games for each in found]
        axes.bar([each.seats for each in found], shares, bottom=floor, color=colour, label=ending)
        floor = [below + share for below, share in zip(floor, shares, strict=True)]
    axes.set_title("How games ended, belief on all seats")
    axes.set_xlabel("players")
    axes.set_ylabel("%")
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), fontsize=8)


if __name__ == "__main__":
    main()
