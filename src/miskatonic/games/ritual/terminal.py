"""Ritual's table as lines of text, for a terminal of 80 columns or a screen reader.

Draws a seat's view and nothing else, so it cannot show what the seat may not know. Not for prompts or log.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.markup import escape

from miskatonic.core.drawing import LONGEST_NAME, all_wrapped, column, left
from miskatonic.core.text import Speech, Who, text
from miskatonic.games.ritual.cards import CARDS, card
from miskatonic.games.ritual.state import FULL_SANITY
from miskatonic.games.ritual.view import RitualView

_STYLES = {"pure": "cyan", "cursed": "red"}


def draw(view: RitualView, speech: Speech, names: Mapping[int, str], plain: bool) -> list[str]:
    """Return the table as lines of rich markup; `plain` uses whole sentences instead of columns and marks."""
    board = _Board(view, speech, names)
    players = board.sentences() if plain else board.columns()
    return [
        *board.heading(plain),
        *players,
        *board.cards_on_the_way(),
        *board.cards_out_of_play(),
        *board.mine(),
    ]


class _Board:
    """A view with the words to tell it."""

    def __init__(self, view: RitualView, speech: Speech, names: Mapping[int, str]) -> None:
        self.view = view
        self.speech = speech
        self.names = names

    def say(self, id: str, **args: Any) -> str:
        return self.speech.say(text(id, **args))

    def heading(self, plain: bool) -> list[str]:
        facts = [self.say("board-round", round=self.view.round), self.say("board-pile", cards=self.view.pile)]
        if self.view.doom is not None:
            facts.append(self.say("board-doom", loss=self.view.doom))
        return [". ".join(facts) + "."] if plain else [f"[bold]{' · '.join(facts)}[/bold]"]

    # The players

    def sentences(self) -> list[str]:
        """Return one sentence for every player."""
        sentences = []
        for number, held in enumerate(self.view.holders):
            facts = [self.say("board-holds", card=self.card_of(number)), self.status(number)]
            if held.sanity is not None:
                facts.insert(0, self.say("board-sanity", sanity=held.sanity, full=FULL_SANITY))
            name, told = self.name(number), ", ".join(fact for fact in facts if fact)
            sentences.append(self.say("board-player", name=name, facts=told))
        return all_wrapped(sentences)

    def columns(self) -> list[str]:
        """Return the players one below the other: name, sanity, card, what they are doing."""
        numbers = range(len(self.view.holders))
        name_width = column(map(self.name, numbers), LONGEST_NAME)
        card_width = column(map(self.card_of, numbers))
        return [self.row(number, name_width, card_width).rstrip() for number in numbers]

    def row(self, number: int, name_width: int, card_width: int) -> str:
        held = self.view.holders[number]
        mark = ">" if number == self.view.active else " "
        name = escape(left(self.name(number), name_width))
        sanity = " " * (FULL_SANITY + 2)
        if held.sanity is not None:
            sanity = f"{held.sanity} {'■' * held.sanity}{'·' * (FULL_SANITY - held.sanity)}"
        doing = self.status(number)
        shown = left(self.card_of(number), card_width) if doing else self.card_of(number)
        style = _STYLES[_colour(held.card)] if held.card else "dim"
        if number == self.view.seat:
            name = f"[bold]{name}[/bold]"
        return f"{mark} {name} {sanity} [{style}]{shown}[/{style}] {doing}"

    def name(self, number: int) -> str:
        if number == self.view.seat:
            return self.say("board-you")
        seats = self.view.options.seats
        if number >= seats:
            return self.say("board-straw", number=number - seats + 1)
        return self.speech.say(text("board-name", name=Who(number)), self.names)

    def called(self, number: int) -> str:
        """Return the name as it stands within a sentence."""
        return self.say("you") if number == self.view.seat else self.name(number)

    def card_of(self, number: int) -> str:
        face = self.view.holders[number].card
        if face is not None:
            return self.card(face)
        return self.say("board-card-hidden" if number == self.view.seat else "board-card-face-down")

    def status(self, number: int) -> str:
        if self.view.outcome is not None:
            return ""
        if number == self.view.active:
            return self.say("board-active")
        if self.view.is_travelling and self.view.path and self.view.path[-1] == number:
            return self.say("board-has-card")
        return self.say("board-follower") if self.view.holders[number].hand_on_table else ""

    # The cards

    def card(self, face: str) -> str:
        """Return a card's name with its colour, which an artefact's name says already."""
        name = self.say(f"card-{face}")
        if CARDS[card(face)].artefact:
            return name
        return self.say("board-card", card=name, colour=self.colour(_colour(face)))

    def colour(self, colour: str) -> str:
        return self.say("colour-pure" if colour == "pure" else "colour-cursed")

    def cards_on_the_way(self) -> list[str]:
        """Tell of the travelling card and of the top card what the viewer knows."""
        view, lines = self.view, []
        if view.is_travelling and view.path:
            way = ", ".join(self.called(number) for number in (view.active, *view.path))
            lines.append(self.say("board-way", way=way))
        if view.travelling is not None:
            lines.append(self.say("board-travelling", card=self.card(view.travelling)))
        elif view.travelling_colour is not None:
            lines.append(self.say("board-travelling-colour", colour=self.colour(view.travelling_colour)))
        if view.top is not None:
            lines.append(self.say("board-top", card=self.card(view.top)))
        elif view.top_colour is not None:
            lines.append(self.say("board-top-colour", colour=self.colour(view.top_colour)))
        return all_wrapped(lines)

    def cards_out_of_play(self) -> list[str]:
        lines = self.grouped("board-discard", Counter(self.view.discard))
        if self.view.removed:
            lines.append(self.say("board-removed", cards=self.view.removed))
        if self.view.removed_by_me:
            cards = ", ".join(map(self.card, self.view.removed_by_me))
            lines.append(self.say("board-removed-by-you", cards=cards))
        return all_wrapped(lines)

    def mine(self) -> list[str]:
        """Say which cards can be the viewer's own, unless he knows."""
        seat = self.view.seat
        if seat is None or self.view.holders[seat].card is not None:
            return []
        return all_wrapped(self.grouped("board-mine", self.view.mine))

    def grouped(self, label: str, faces: Mapping[str, int]) -> list[str]:
        """Return one line for the pure cards and one for the cursed ones."""
        lines = []
        for colour in _STYLES:
            ordered = sorted((face for face in faces if _colour(face) == colour), key=card)
            cards = ", ".join(self.counted(face, faces[face]) for face in ordered)
            if cards:
                lines.append(self.say(label, colour=self.colour(colour), cards=cards))
        return lines

    def counted(self, face: str, count: int) -> str:
        kind = CARDS[card(face)].artefact
        name = self.say(f"kind-{kind}" if kind else f"card-{face}")
        return name if count == 1 else self.say("board-several", card=name, count=count)


def _colour(face: str) -> str:
    return "cursed" if CARDS[card(face)].cursed else "pure"
