"""`miskatonic backup` and `miskatonic restore`: a copy of all tables, and tables out of a copy."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

import typer

from miskatonic.cli.copies import CannotCopy, Progress, back_up, restore
from miskatonic.cli.flags import Language
from miskatonic.cli.words import refuse, speech
from miskatonic.core.text import Speech, text
from miskatonic.server.settings import from_environment

A_LINE_EVERY = 1.0
"""Seconds from one word about how far it is to the next."""


def make(language: Language, file: Path, database: str, force: bool) -> None:
    """Make a copy of all tables."""
    database = database or from_environment().database
    _copy(language, lambda progress: back_up(database, file, force, progress))
    size = max(1, round(file.stat().st_size / 1024))
    typer.echo(speech(language).say(text("copy-made", file=str(file), size=size)))


def put_back(language: Language, file: Path, database: str, force: bool) -> None:
    """Put the tables of a copy in place."""
    database = database or from_environment().database
    _copy(language, lambda progress: restore(file, database, force, progress))
    typer.echo(speech(language).say(text("copy-restored", file=str(file))))


def _copy(language: Language, copy: Callable[[Progress], None]) -> None:
    words = speech(language)
    try:
        copy(_telling(words))
    except CannotCopy as problem:
        refuse(words, problem.reason)


def _telling(words: Speech) -> Progress:
    """Say now and then how far it is, on standard error."""
    told = time.monotonic()

    def tell(done: int, all: int) -> None:
        nonlocal told
        if time.monotonic() - told >= A_LINE_EVERY:
            told = time.monotonic()
            print(words.say(text("copy-progress", percent=100 * done // max(all, 1))), file=sys.stderr)

    return tell
