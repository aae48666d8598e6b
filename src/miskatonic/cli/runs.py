"""`miskatonic simulate` and `miskatonic arena`: many games by bots, with a progress bar, as text or JSON."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from miskatonic import games
from miskatonic.cli import options, seating
from miskatonic.cli.flags import Language
from miskatonic.cli.words import INTERRUPTED, print_json, refuse, speech
from miskatonic.core.game import BadOptions
from miskatonic.core.rng import SEED_BITS
from miskatonic.core.text import Speech, Text, decimal, percent, text
from miskatonic.lab import plot
from miskatonic.lab.arena import Arena, Share, wilson
from miskatonic.lab.arena import arena as play_arena
from miskatonic.lab.simulate import Simulation, quantile
from miskatonic.lab.simulate import simulate as play_games

WORTH_WORKERS = 200
"""Fewer games are over before more processes have started."""


class Order(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: list[str]
    games: int
    seats: int | None
    seed: int
    options: list[str]


def simulate(order: Order, language: Language, json: bool, picture: Path | None = None) -> None:
    """Play, in one process so that the speed means something, and print the counts."""
    words = speech(language, order.game)
    chosen = checked(order, words)
    if picture is not None:
        check_picture(picture, words)
    with progress_bar(order.games, words) as advance:
        result = play_games(
            order.game,
            games=order.games,
            bots=order.bots,
            options=chosen,
            seed=order.seed,
            progress=advance,
            stoppable=True,
        )
    stopped = says_if_stopped(result.games, order, words)
    if result.games:
        print_json(result) if json else print_simulation(result, words)
    if picture is not None and result.games:
        try:
            plot.draw(result, words.say, picture)
        except OSError as error:
            refuse(words, text("plot-failed", file=str(picture), reason=error.strerror or str(error)))
    raise typer.Exit(INTERRUPTED if stopped else 0)


def says_if_stopped(played: int, order: Order, words: Speech) -> bool:
    """Say on the error stream that Ctrl-C came before the last game; return whether it did."""
    if played < order.games:
        typer.echo(words.say(text("run-interrupted", played=played, games=order.games)), err=True)
    return played < order.games


def check_picture(file: Path, words: Speech) -> None:
    """Refuse a picture that cannot be drawn before anything is played."""
    if file.suffix not in plot.FORMATS:
        refuse(words, text("bad-plot-file", file=str(file), known=", ".join(plot.FORMATS)))
    if not plot.available():
        refuse(words, text("no-plots"))


def arena(order: Order, language: Language, json: bool) -> None:
    """Play, in as many processes as there are processors, and print the shares."""
    words = speech(language, order.game)
    chosen = checked(order, words)
    workers = (os.cpu_count() or 1) if order.games >= WORTH_WORKERS else 1
    with progress_bar(order.games, words) as advance:
        result = play_arena(
            order.game,
            bots=order.bots,
            games=order.games,
            options=chosen,
            seed=order.seed,
            workers=workers,
            progress=advance,
            stoppable=True,
        )
    stopped = says_if_stopped(result.games, order, words)
    if result.games:
        print_json(result) if json else print_arena(result, words)
    raise typer.Exit(INTERRUPTED if stopped else 0)


def checked(order: Order, words: Speech) -> dict[str, Any]:
    """Return the chosen options; refuse bots and options that do not exist before anything starts."""
    game = games.get(order.game)
    chosen = options.given(game, {"seats": order.seats}, order.options, words)
    try:
        agreed = game.options(**chosen)
    except BadOptions as error:
        refuse(words, error.reason)
    for kind in order.bots:
        try:
            seating.check_bot(order.game, kind)
        except seating.BadSeating as error:
            refuse(words, error.reason)
    if order.seed >= 1 << SEED_BITS:
        refuse(words, text("bad-seed"))
    return msgspec.to_builtins(agreed)  # type: ignore[no-any-return]


@contextmanager
def progress_bar(count: int, words: Speech) -> Iterator[Callable[[int], None]]:
    """Show on the error stream how many games are finished, if somebody watches."""
    console = Console(stderr=True)
    bar = Progress(console=console, disable=not console.is_terminal, transient=True)
    task = bar.add_task(words.say(text("run-playing")), total=count)
    with bar:
        yield lambda done: bar.update(task, completed=done)


def print_simulation(result: Simulation, words: Speech) -> None:
    """Print how fast, how long and how the games ended."""
    say = words.say
    typer.echo(say(text("run-games", games=result.games, seconds=decimal(result.seconds, 1))))
    typer.echo(say(text("run-games-per-second", rate=decimal(result.games_per_second, 1))))
    typer.echo(say(text("run-decisions-per-second", rate=f"{result.decisions_per_second:.0f}")))
    for name, numbers in result.spread.items():
        typer.echo(say(text("run-per-game", what=say(text(f"count-{name}")), **_spread(numbers))))
    for winners, count in result.winners.items():
        share = percent(count / result.games)
        typer.echo(say(text("run-winners", winners=winners, games=count, share=share)))
    for seat, wins in enumerate(result.wins):
        share = percent(wins / result.games)
        typer.echo(say(text("run-seat", seat=seat + 1, bot=result.bots[seat], share=share)))
    for name, marks in result.marks.items():
        typer.echo(say(text(f"count-{name}")) + ":")
        for mark, count in marks.items():
            share = percent(count / result.games)
            typer.echo("  " + say(text("run-mark", what=_ending(say(Text(mark))), games=count, share=share)))
    for name, sides in result.sides.items():
        typer.echo(say(text(f"count-{name}")) + ":")
        for side, tally in sides.items():
            told = say(text("arena-wins", **_percent(wilson(tally.won, tally.played))))
            typer.echo(f"  {say(Text(side))}: {told}")
    print_failures(result.failed, words)


def _ending(said: str) -> str:
    """Return how matches ended, as what is counted: a sentence without its full stop."""
    return said.removesuffix(".")


def _spread(numbers: Mapping[int, int]) -> dict[str, Any]:
    mean = sum(number * count for number, count in numbers.items()) / sum(numbers.values())
    low, median, high = (quantile(numbers, share) for share in (0.05, 0.5, 0.95))
    return {"mean": decimal(mean, 2), "median": median, "low": low, "high": high}


def print_arena(result: Arena, words: Speech) -> None:
    """Print every bot's share of wins."""
    typer.echo(words.say(text("arena-games", games=result.games)))
    width = max(len(each.bot) for each in result.standings)
    for each in result.standings:
        told = words.say(text("arena-wins", **_percent(each.wins)))
        typer.echo(f"  {each.bot:<{width}}  {told}")
    print_failures(result.failed, words)


def print_failures(failed: Mapping[str, int], words: Speech) -> None:
    """Print which guests gave no answer, and how often."""
    for bot, times in failed.items():
        typer.echo(words.say(text("run-failed", bot=bot, times=times)))


def _percent(share: Share) -> dict[str, Any]:
    return {
        "share": percent(share.share),
        "low": percent(share.low),
        "high": percent(share.high),
        "count": share.count,
        "of": share.of,
    }
