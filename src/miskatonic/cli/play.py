"""`miskatonic play`: sit down at a new table, or at a saved one again."""

import inspect
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer
from typer.main import get_command

from miskatonic import games
from miskatonic.cli import evenings, options, saves, seating
from miskatonic.cli.flags import (
    BotsFlag,
    ConfirmFlag,
    DealFlag,
    EachFlag,
    LangFlag,
    Language,
    NameFlag,
    OptionFlag,
    PeopleFlag,
    PlainFlag,
    SeriesFlag,
    TeachFlag,
    spoken,
)
from miskatonic.cli.host import host
from miskatonic.cli.late import QuickCommand
from miskatonic.cli.screen import Screen
from miskatonic.cli.table import Table
from miskatonic.cli.words import refuse, speech
from miskatonic.core.game import BadOptions
from miskatonic.core.record import BadRecord, Match
from miskatonic.core.rng import SEED_BITS
from miskatonic.core.text import Speech, text


def resume(path: Path | None, language: Language, plain: bool) -> None:
    """Go on with a saved match."""
    if path is None:
        refuse(speech(language), text("play-what", known=", ".join(games.names())))
    raise typer.Exit(host(saved_table(path, language, plain)))


def saved_table(path: Path, language: Language, plain: bool) -> Table:
    """Return the table of a saved match; refuse a file that holds none."""
    saved, words = open_file(path, language)
    try:
        match = saves.resume(saved, words)
        seating.check(saved.record.game, match.options.seats, saved.sitters)
    except BadRecord as error:
        refuse(words, text("bad-file", file=saves.shown(path), reason=words.say(error.reason)))
    except seating.BadSeating as error:
        refuse(words, text("bad-file", file=saves.shown(path), reason=words.say(error.reason)))
    return Table(match, saved.sitters, words, Screen(plain), saves.found(path).absolute())


def open_file(path: Path, language: Language) -> tuple[saves.Saved, Speech]:
    """Return what a file holds, with the words of its game; refuse what is no match of a game we have."""
    words = speech(language)
    try:
        saved = saves.read(saves.found(path))
    except OSError as error:
        refuse(words, text("cannot-read", file=saves.shown(path), reason=error.strerror or str(error)))
    except BadRecord as error:
        refuse(words, text("bad-file", file=saves.shown(path), reason=words.say(error.reason)))
    game = saved.record.game
    if game not in games.names():
        refuse(words, text("no-such-game", name=game[:40], known=", ".join(games.names())))
    return saved, speech(language, game)


def new_table(
    game_name: str,
    chosen: dict[str, Any],
    people: list[str],
    each: int,
    kinds: list[str],
    seed: int | None,
    words: Speech,
    plain: bool,
) -> Table:
    """Return a new table; refuse options and seats that do not fit."""
    game = games.get(game_name)
    try:
        agreed = game.options(**chosen)
        sitters = seating.seat(game_name, agreed.seats, people, kinds, each)
    except (BadOptions, seating.BadSeating) as error:
        refuse(words, error.reason)
    deal = secrets.randbits(SEED_BITS) if seed is None else seed
    if deal >= 1 << SEED_BITS:
        refuse(words, text("bad-seed"))
    return Table(Match(game, agreed, deal), sitters, words, Screen(plain), saves.new_path(game_name))


def command(game_name: str) -> Any:
    """Return the command that plays one game, as typer calls it."""
    alone = typer.Typer(rich_markup_mode=None, add_completion=False)
    alone.command(game_name, cls=QuickCommand)(play_command(game_name))
    return get_command(alone)


def play_command(game_name: str) -> Callable[..., None]:
    """Return the command that plays one game, with a flag for every option of that game."""

    known = {field.name for field in games.get(game_name).fields}

    def play(
        context: typer.Context,
        bots: BotsFlag = "",
        people: PeopleFlag = None,
        each: EachFlag = 1,
        name: NameFlag = [],  # noqa: B006 - typer wants a list and copies it
        seed: DealFlag = None,
        series: SeriesFlag = None,
        option: OptionFlag = [],  # noqa: B006
        lang: LangFlag = None,
        plain: PlainFlag = False,
        teach: TeachFlag = False,
        confirm: ConfirmFlag = None,
        **flagged: Any,
    ) -> None:
        words = speech(spoken(lang or context.obj["lang"]), game_name)
        if "confirm" in known and confirm is not None:  # some games keep it among their own options
            flagged["confirm"] = confirm
        chosen = options.given(games.get(game_name), flagged, option, words)
        options.say_who_reads_decks(chosen, words)
        kinds = [kind.strip() for kind in bots.split(",") if kind.strip()]
        present = named(words, name, people)
        table = new_table(
            game_name,
            chosen,
            present,
            each,
            kinds or [seating.usual_bot(game_name)],
            seed,
            words,
            plain or context.obj["plain"],
        )
        table.teaches = teach
        table.asks_twice = table.asks_twice and confirm is not False
        kept = None if series is None else evenings.opened(series, game_name, words)
        code = host(table)
        if series is not None and kept is not None and table.match.outcome is not None:
            evenings.keep_score(series, kept, table)
        raise typer.Exit(code)

    signature = inspect.signature(play)
    own = [each for each in signature.parameters.values() if each.name != "flagged"]
    flags = [flag for flag in options.flags(games.get(game_name)) if flag.name != "confirm"]
    play.__signature__ = signature.replace(parameters=[*own, *flags])  # type: ignore[attr-defined]
    play.__annotations__ |= {flag.name: flag.annotation for flag in flags}
    play.__doc__ = f"Play {game_name.capitalize()}. You sit in seat 0, other people and bots after you."
    return play


def named(words: Speech, names: list[str], people: int | None) -> list[str]:
    """Return the people's names; who gave none is called after the seat."""
    count = max(len(names), 1 if people is None else people)
    numbered = [words.say(text("seat-name", number=number)) for number in range(1, count + 1)]
    return [*names, *numbered[len(names) :]]
