"""The command `python -m bench.ladder`: how strong the bots are, as tables and plots in docs/bots.md.

Every contest is an arena of its own. Takes long; a game's name plays only its contests, `--games 0.01` a
hundredth of the matches. Not for speed (see `bench`).
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from miskatonic.lab.arena import Arena, Share, arena

DOCS = Path(__file__).parents[1] / "docs"
SEED = 1926


class Contest(msgspec.Struct, frozen=True):
    """A table with the usual options: five seats in Ritual, four in Fate."""

    title: str
    bots: tuple[str, ...]
    """They sit again and again round the table, and move one seat on after each match."""
    games: int


CONTESTS = {
    "ritual": (
        Contest("random among themselves", ("random",), 4000),
        Contest("one simple among four random", ("simple", *["random"] * 4), 4000),
        Contest("one belief among four random", ("belief", *["random"] * 4), 4000),
        Contest("belief and simple by turns", ("belief", "simple"), 4000),
        Contest("one search among four random", ("search:200", *["random"] * 4), 600),
        Contest("search and belief by turns", ("search:200", "belief"), 600),
    ),
    "fate": (
        Contest("one simple among three random", ("simple", *["random"] * 3), 600),
        Contest("one search among three simple", ("search", *["simple"] * 3), 600),
    ),
}


def main() -> None:
    """Hold the contests of the games named, or of all, and write the ladders into the documents."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=main.__doc__)
    parser.add_argument("only", nargs="*", metavar="GAME", help=f"one of: {', '.join(CONTESTS)}")
    parser.add_argument("--games", type=float, default=1.0, help="what part of the matches to play")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    wanted = parser.parse_args()
    if unknown := set(wanted.only) - set(CONTESTS):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    for game in wanted.only or CONTESTS:
        results = held(game, wanted.games, wanted.workers)
        write_table(game, results)
        draw(game, results)


def held(game: str, part: float, workers: int) -> list[tuple[Contest, Arena]]:
    """Hold a game's contests and print each as it is over."""
    results = []
    for contest in CONTESTS[game]:
        games = max(10, round(contest.games * part))
        result = arena(game, bots=contest.bots, games=games, options={}, seed=SEED, workers=workers)
        results.append((contest, result))
        print("\n".join(rows(contest, result)), flush=True)
    return results


def rows(contest: Contest, result: Arena) -> list[str]:
    """Return the contest as rows of a table."""
    return [
        f"| {contest.title} | {result.games} | `{each.bot}` | {words(each.losses)} | {words(each.wins)} |"
        for each in result.standings
    ]


def words(share: Share) -> str:
    """Return a share with its interval, in per cent."""
    return f"{share.share:.1%} ({share.low:.1%}–{share.high:.1%})".replace("%", " %")


def write_table(game: str, results: Sequence[tuple[Contest, Arena]]) -> None:
    """Put the table between its marks in docs/bots.md."""
    lines = ["| table | matches | bot | loses | wins |", "|---|---|---|---|---|"]
    lines += [row for contest, result in results for row in rows(contest, result)]
    page = DOCS / "bots.md"
    marked = re.compile(rf"(<!-- ladder of {game} -->\n).*?(\n<!-- end of ladder -->)", re.S)
    table = "\n".join(lines)
    page.write_text(marked.sub(lambda found: found[1] + table + found[2], page.read_text("utf-8")), "utf-8")


def draw(game: str, results: Sequence[tuple[Contest, Arena]]) -> None:
    """Draw the loss shares with their intervals into a file like docs/ladder-ritual.svg."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "ladder", "svg.fonttype": "none", "font.size": 10})
    from matplotlib import pyplot

    lines = [(contest.title, each) for contest, result in results for each in result.standings]
    figure, axes = pyplot.subplots(figsize=(8, 0.42 * len(lines) + 1.2), layout="constrained")
    for place, (_, each) in enumerate(lines):
        loss = each.losses
        colour = COLOURS[each.bot.partition(":")[0]]
        axes.plot([100 * loss.low, 100 * loss.high], [place, place], color=colour, linewidth=3, alpha=0.5)
        axes.plot(100 * loss.share, place, "o", color=colour)
    axes.set_yticks(range(len(lines)), [f"{title}: {each.bot}" for title, each in lines])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("matches lost in per cent, with 95 % intervals (less is better)")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(DOCS / f"ladder-{game}.svg", metadata={"Date": None, "Creator": None})


COLOURS = {"random": "#777777", "simple": "#b8860b", "belief": "#1f7a6d", "search": "#5b3a8c"}


if __name__ == "__main__":
    main()
