"""Omen's table as lines of text, for a terminal of 80 columns or a screen reader."""

from collections.abc import Mapping

from miskatonic.core.drawing import all_wrapped
from miskatonic.core.text import Speech, Who, text
from tests.docs.omen.view import OmenView


def draw(view: OmenView, speech: Speech, names: Mapping[int, str], plain: bool) -> list[str]:
    """Return the table as lines of rich markup, at most 80 columns wide; `plain` ones hold no marks."""
    bullet = "" if plain else "· "
    runes = [
        text("board-unseen", who=Who(seat)) if rune is None else text("revealed", who=Who(seat), rune=rune)
        for seat, rune in enumerate(view.runes)
    ]
    told = [*runes, text("board-pile", runes=view.pile)]
    return all_wrapped(bullet + speech.say(each, names, view.seat) for each in told)
