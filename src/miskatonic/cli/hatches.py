"""The cards of Horror whose effects are not made of words, as a list in the terminal."""

from collections.abc import Sequence

import typer

from miskatonic.cli.flags import Language
from miskatonic.cli.words import speech
from miskatonic.core.text import text
from miskatonic.games.horror.hatches import hatches
from miskatonic.games.horror.printed import Printed


def print_hatches(language: Language, cards: Sequence[Printed]) -> None:
    """Print which of these cards use escape hatches, and which ones."""
    found, words = hatches(cards), speech(language, "horror")
    typer.echo(words.say(text("hatches", count=len(found), cards=len(cards))))
    for card, runs in found:
        name = text("card-name", en=card.name[0], de=card.name[1])
        typer.echo(words.say(text("hatch", code=card.code, name=name, functions=", ".join(runs))))
