"""The command `python -m bench.ladder_horror`: how often Horror's bots win Spreading Flames on Easy.

Every pair of starter decks plays; the table goes into docs/bots.md. With `--soak` everything is mixed:
one to four investigators, all difficulties and decks, to see that every match comes to its end. Not for
speed (see `bench`).
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from multiprocessing import Pool

import msgspec

from bench.ladder import DOCS, SEED, words
from miskatonic import bots, games
from miskatonic.core.bot import look
from miskatonic.core.rng import Rng
from miskatonic.games.horror import lineup
from miskatonic.lab.arena import wilson

SCENARIO = "spreading_flames"
GOOD = ("pursuer-defeated", "university-saved")
"""What is remembered after a match that was won."""
MOST_ANSWERS = 20_000
"""No match takes longer; one that does is stuck."""


class Job(msgspec.Struct, frozen=True):
    """A match to be played."""

    bot: str
    decks: tuple[str, ...]
    difficulty: str
    seed: int


def play(job: Job) -> tuple[Job, str]:
    """Play a match and return how it ended: "won", "lost" or "stuck"."""
    game = games.get("horror")
    options = game.options(
        seats=len(job.decks), scenario=SCENARIO, difficulty=job.difficulty, decks=job.decks
    )
    state, rng = game.new(options, job.seed), Rng.seeded(job.seed)
    bot = bots.get("horror", job.bot)
    for _ in range(MOST_ANSWERS):
        if game.outcome(state) is not None:
            return job, "won" if any(each in GOOD for each in state.remembered) else "lost"
        seat = min(game.asks(state))
        game.answer(state, seat, bot.choose(look(game, state, seat, rng)))
    return job, "stuck"


def pairs() -> list[tuple[str, ...]]:
    """Return every pair of starter decks of the core box."""
    return list(combinations(_starters(), 2))


def _starters() -> list[str]:
    return [code for code in lineup.starters(SCENARIO) if code.isdigit()]


def ladder_jobs(bot: str, count: int) -> list[Job]:
    """Return so many matches on Easy, spread over all pairs."""
    decks = pairs()
    return [Job(bot, decks[number % len(decks)], "easy", SEED + number) for number in range(count)]


def soak_jobs(bot: str, count: int, seed: int) -> Iterator[Job]:
    """Return matches of everything mixed."""
    dice = Rng.seeded(seed)
    for number in range(count):
        decks = _starters()
        dice.shuffle(decks)
        difficulty = ("easy", "standard", "hard", "expert")[dice.below(4)]
        yield Job(bot, tuple(decks[: 1 + number % 4]), difficulty, seed + number)


def table(results: list[tuple[Job, str]]) -> str:
    """Return the wins of each pair and bot, and of all, with their intervals."""
    played: Counter[tuple[str, tuple[str, ...]]] = Counter()
    won: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for job, ended in results:
        for decks in (job.decks, ()):
            played[job.bot, decks] += 1
            won[job.bot, decks] += ended == "won"
    lines = ["| bot | investigators | matches | wins |", "|---|---|---|---|"]
    for (bot, decks), count in sorted(
        played.items(), key=lambda each: (each[0][0] == "random", not each[0][1], each)
    ):
        if bot != "random" or not decks:
            lines.append(f"| `{bot}` | {_names(decks)} | {count} | {words(wilson(won[bot, decks], count))} |")
    return "\n".join(lines)


def _names(decks: tuple[str, ...]) -> str:
    known = lineup.cards(SCENARIO)
    return ", ".join(known[code].name[0] for code in decks) if decks else "all pairs"


def write_table(text: str) -> None:
    """Put the table between its marks in docs/bots.md."""
    page = DOCS / "bots.md"
    marked = re.compile(r"(<!-- ladder of horror -->\n).*?(\n<!-- end of ladder -->)", re.S)
    page.write_text(marked.sub(lambda found: found[1] + text + found[2], page.read_text("utf-8")), "utf-8")


def main() -> None:
    """Play the ladder and write it down, or soak."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder_horror", description=main.__doc__)
    parser.add_argument("--soak", action="store_true", help="play everything mixed instead")
    parser.add_argument("--bot", type=int, default=500, help="how many matches the bot plays")
    parser.add_argument("--random", type=int, default=0, help="how many matches are played at random")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    if wanted.soak:
        jobs = [
            *soak_jobs("random", wanted.random, wanted.seed),
            *soak_jobs("simple", wanted.bot, wanted.seed),
        ]
    else:
        jobs = [*ladder_jobs("simple", wanted.bot), *ladder_jobs("random", wanted.random)]
    with Pool(wanted.workers) as pool:
        results = list(pool.imap_unordered(play, jobs, chunksize=2))
    stuck = [job for job, ended in results if ended == "stuck"]
    if wanted.soak:
        print(Counter((job.bot, ended) for job, ended in results))
    else:
        print(table(results))
        write_table(table(results))
    if stuck:
        raise SystemExit(f"stuck: {stuck}")


if __name__ == "__main__":
    main()
