"""Options of a game from the command line: a flag for each of its fields, and `--option name=value`.

Not for checking them: the game does that.
"""

import inspect
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from miskatonic.cli.flags import Language
from miskatonic.cli.words import speech
from miskatonic.core.game import Field, Game
from miskatonic.core.text import Speech, text

TYPED = ("choice", "decks", "several")
"""The kinds of fields that somebody can type; others come from a document."""
_YES_OR_NO = {"yes": True, "true": True, "ja": True, "no": False, "false": False, "nein": False}


def flags(game: Game[Any]) -> list[inspect.Parameter]:
    """Return one command line flag for every field of the game, as typer reads them from a signature."""
    return [
        inspect.Parameter(
            field.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_flag(game, field)
        )
        for field in game.fields
        if field.kind in TYPED
    ]


def _flag(game: Game[Any], field: Field) -> Any:
    label = speech(Language.EN, game.name).say(text(f"option-{field.name}"))
    name = field.name.replace("_", "-")
    if field.kind == "decks":
        told = "An investigator with a starter deck, or a file with a deck; repeat it for each seat."
        return Annotated[
            list[str] | None, typer.Option("--deck", "--investigator", metavar="DECK", help=told)
        ]
    if field.kind == "corrections":
        told = f"{label}: a JSON file."
        return Annotated[str | None, typer.Option(f"--{name}", metavar="FILE", help=told)]
    if field.kind == "several":
        told = f"{label}: any of {', '.join(map(_word, field.choices))}; may be repeated."
        return Annotated[list[str] | None, typer.Option(f"--{name}", metavar="CHOICE", help=told)]
    if isinstance(field.default, bool):
        usual = "yes" if field.default else "no"
        return Annotated[
            bool | None, typer.Option(f"--{name}/--no-{name}", help=f"{label} (usually {usual}).")
        ]
    choices = ", ".join(map(_word, field.choices))
    told = f"{label}: {choices} (usually {_word(field.default)})."
    return Annotated[str | None, typer.Option(f"--{name}", metavar="CHOICE", help=told)]


def given(game: Game[Any], flagged: Mapping[str, Any], pairs: Iterable[str], words: Speech) -> dict[str, Any]:
    """Return the options somebody chose, with decks in the place of their names; refuse names of none."""
    chosen = given_options(game, flagged, pairs)
    if chosen.get("decks") and any(field.kind == "decks" for field in game.fields):
        from miskatonic.cli import decks  # only here: the cards of Horror take a while to load

        decks.look_up(chosen, words)
    return chosen


def say_who_reads_decks(chosen: Mapping[str, Any], words: Speech) -> None:
    """Whoever chose decks is told who else may read them."""
    if chosen.get("decks"):
        from miskatonic.cli import decks

        typer.echo(words.say(decks.who_may_read_them(chosen)))


def given_options(game: Game[Any], flagged: Mapping[str, Any], pairs: Iterable[str]) -> dict[str, Any]:
    """Return the options somebody chose, by flag or as `name=value`, with words turned into values."""
    words = {name: word for name, word in flagged.items() if word not in (None, [])}
    for pair in pairs:
        name, _, word = pair.partition("=")
        words[name.strip().replace("-", "_")] = word.strip()
    fields = {field.name: field for field in game.fields}
    return {name: _value(fields[name], word) if name in fields else word for name, word in words.items()}


def _value(field: Field, word: Any) -> Any:
    """Return the field's choice that the word means; a word that means none stays, for the game to refuse."""
    if not isinstance(word, str):
        return word
    if field.kind == "corrections":
        return _read(word)
    if field.kind in ("decks", "several"):
        return [each.strip() for each in word.split(",") if each.strip()]
    if isinstance(field.default, bool):
        return _YES_OR_NO.get(word.casefold(), word)
    return next((choice for choice in field.choices if _word(choice) == word.casefold()), word)


def _read(path: str) -> Any:
    """Return what a JSON file says; what cannot be read stays a word, for the game to refuse."""
    try:
        return msgspec.json.decode(Path(path).read_bytes())
    except (OSError, msgspec.DecodeError):
        return path


def _word(choice: Any) -> str:
    return "any" if choice is None else str(choice)
