"""The flags of several commands, and the language they speak. Not for a game's own options (see `options`).

Nothing here loads a game or a message, so that the command starts at once.
"""

import locale
import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Language(StrEnum):
    """The languages there are."""

    EN = "en"
    DE = "de"


LangFlag = Annotated[
    Language | None,
    typer.Option("--lang", "--language", help="English or German; without it, as the locale says."),
]
PlainFlag = Annotated[
    bool, typer.Option("--plain", help="Whole sentences and no drawing, for screen readers.")
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
GameArgument = Annotated[str, typer.Argument(help="Which game, like ritual.")]
OptionFlag = Annotated[
    list[str],
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the game, like seats=4; may be repeated."
    ),
]

# A match

ResumeFlag = Annotated[
    Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")
]
BotsFlag = Annotated[
    str, typer.Option("--bots", help="The bots for the empty seats, like simple or simple,random.")
]
PeopleFlag = Annotated[
    int | None, typer.Option("--people", help="How many people share the keyboard, if not all are named.")
]
EachFlag = Annotated[
    int, typer.Option("--each", min=1, help="How many seats each person plays, where a game allows it.")
]
NameFlag = Annotated[list[str], typer.Option("--name", help="Your name; repeat it for several people.")]
SeriesFlag = Annotated[
    Path | None,
    typer.Option("--series", metavar="FILE", help="Keep the score over rematches in this file."),
]
TeachFlag = Annotated[bool, typer.Option("--teach", help="Explain everything the first time it occurs.")]
ConfirmFlag = Annotated[
    bool | None,
    typer.Option("--confirm/--no-confirm", help="Ask once more before costly choices (usually yes)."),
]
DealFlag = Annotated[int | None, typer.Option("--seed", min=0, help="The same seed deals the same cards.")]

# Many matches

GamesFlag = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
SeatsFlag = Annotated[int | None, typer.Option("--seats", help="How many players.")]
SeedFlag = Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")]


def spoken(chosen: Language | None = None) -> Language:
    """Return the chosen language, or else the one of the locale, or else English."""
    if chosen is not None:
        return chosen
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    said = next(filter(None, settings), None) or locale.getlocale()[0] or ""
    return Language.DE if said.casefold().startswith(("de", "german")) else Language.EN
