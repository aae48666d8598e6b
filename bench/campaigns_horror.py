"""The command `python -m bench.campaigns_horror`: how campaigns of Horror end, by the bot and at random.

Two or three investigators, half of the campaigns on Easy, half on Standard; the table goes into docs/bots.md.
Not for speed (see `bench`), nor for single matches of the first scenario (see `ladder_horror`).
"""

import argparse
import re
from collections import Counter
from itertools import product
from multiprocessing import Pool
from statistics import mean, stdev
from typing import Any

import msgspec

from bench.ladder import DOCS, words
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.games.horror import scenarios, zones
from miskatonic.games.horror.campaign.document import Agreed
from miskatonic.games.horror.state import Horror
from miskatonic.lab.arena import wilson
from tests.properties.horror_campaigns import Evening, at_random, by_bot

PLAYERS = {"simple": by_bot, "random": at_random}
LEVELS = ("easy", "standard")
SCENARIOS = ("spreading_flames", "smoke_and_mirrors", "queen_of_ash")
HEAD = """| scenario | level | bot | matches | ends | better than R0 | acts ended | suspects | came home |
|---|---|---|---|---|---|---|---|---|"""
INQUIRY = "smoke_and_mirrors"
"""Where suspects count, and whoever resigns goes home."""


class Job(msgspec.Struct, frozen=True):
    """A campaign to be played."""

    bot: str
    level: str
    seed: int


class Ended(msgspec.Struct, frozen=True):
    """How a scenario of a campaign ended."""

    job: Job
    scenario: str
    resolution: int
    people: int
    home: int
    """So many investigators were not defeated."""
    acts: int
    """So many acts had come to their end before the scenario did."""
    suspects: int
    """So many Elite enemies were overcome or had told what they knew."""


def play(job: Job) -> list[Ended]:
    """Play a campaign and return how each of its scenarios ended."""
    found: list[Ended] = []
    last: dict[str, Match] = {}

    def answer(match: Match, rng: Rng) -> Any:
        last[match.state.options.scenario] = match
        return PLAYERS[job.bot](match, rng)

    seats = 2 + job.seed % 2
    evening = Evening(job.seed, answer, difficulty=job.level, agreed=Agreed(), seats=seats)
    for scenario, resolution in evening.play():
        found.append(_ended(job, scenario, resolution, last[scenario].state))
    return found


def _ended(job: Job, scenario: str, resolution: int, g: Horror) -> Ended:
    left = len(g.pile("acts")) + 1
    home = sum(person.status != "defeated" for person in g.people)
    acts = len(scenarios.find(scenario).scenario.acts) - left
    elite = [card.id for card in g.cards if "Elite" in g.print(card.id).traits]
    dealt_with = sum(g.cards[card].zone == "victory" or _is_beneath_the_act(g, card) for card in elite)
    return Ended(job, scenario, resolution, len(g.people), home, acts, dealt_with)


def _is_beneath_the_act(g: Horror, card: int) -> bool:
    over = zones.beneath(g, card)
    return over >= 0 and g.print(over).type == "act"


def table(ended: list[Ended]) -> str:
    """Return how often each ending was reached, per scenario, level and bot."""
    lines = [HEAD]
    for scenario, level, bot in product(SCENARIOS, LEVELS, PLAYERS):
        here = [
            each for each in ended if (each.scenario, each.job.level, each.job.bot) == (scenario, level, bot)
        ]
        if here:
            lines.append(_row(scenario, level, bot, here))
    return "\n".join(lines)


def _row(scenario: str, level: str, bot: str, here: list[Ended]) -> str:
    named = scenarios.find(scenario).scenario.name[0]
    counts = Counter(each.resolution for each in here)
    ends = ", ".join(f"R{number} {counts[number]}" for number in sorted(counts))
    better = words(wilson(sum(each.resolution > 0 for each in here), len(here)))
    acts, suspects, home = _about([each.acts for each in here]), "–", "–"
    if scenario == INQUIRY:
        acts, suspects = "–", _about([each.suspects for each in here])
        home = words(wilson(sum(each.home for each in here), sum(each.people for each in here)))
    return f"| {named} | {level} | `{bot}` | {len(here)} | {ends} | {better} | {acts} | {suspects} | {home} |"


def _about(numbers: list[int]) -> str:
    """Return a mean with its 95 % interval."""
    margin = 1.96 * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return f"{mean(numbers):.2f} ± {margin:.2f}"


def write_table(text: str) -> None:
    """Put the table between its marks in docs/bots.md."""
    page = DOCS / "bots.md"
    marked = re.compile(r"(<!-- campaigns of horror -->\n).*?(\n<!-- end of campaigns -->)", re.S)
    page.write_text(marked.sub(lambda found: found[1] + text + found[2], page.read_text("utf-8")), "utf-8")


def main() -> None:
    """Play the campaigns and write down how they ended."""
    parser = argparse.ArgumentParser(prog="python -m bench.campaigns_horror", description=main.__doc__)
    parser.add_argument("--count", type=int, default=150, help="how many campaigns per bot and difficulty")
    parser.add_argument("--seed", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    jobs = [
        Job(bot, level, wanted.seed + number)
        for number in range(wanted.count)
        for level in LEVELS
        for bot in PLAYERS
    ]
    with Pool(wanted.workers) as pool:
        ended = [each for found in pool.imap_unordered(play, jobs, chunksize=2) for each in found]
    print(table(ended))
    write_table(table(ended))


if __name__ == "__main__":
    main()
