"""The table in the terminal: the match, who sits where, and what the person at the keyboard gets to read.

Everything printed is what one seat may know; several people at one keyboard never find another's page.
Not for reading decisions (`prompt`) and not for the course of the evening (`host`).
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text as Drawn

from miskatonic import games
from miskatonic.cli import layout, saves, seating
from miskatonic.cli.layout import Page, Question
from miskatonic.cli.saves import Sitter
from miskatonic.cli.screen import Screen, drawn
from miskatonic.cli.telling import HEADINGS, Line, Telling, counted
from miskatonic.core import rulebook
from miskatonic.core.bot import Sight, look
from miskatonic.core.game import Ask, Event, Seat
from miskatonic.core.record import CannotUndo, Match
from miskatonic.core.rng import Rng
from miskatonic.core.teaching import lesson, topics
from miskatonic.core.text import Speech, Text, text

MOST_CLAUSES = 3
"""So many clauses are explained at once; what is left out is explained when it happens again."""
RECENT = 8
"""How many lines of the log one reads again after coming back to a saved match."""


class Table:
    """A match with people and bots round it."""

    def __init__(
        self, match: Match, sitters: tuple[Sitter, ...], words: Speech, screen: Screen, path: Path
    ) -> None:
        """Sit down; a match that has begun is told from its last few lines on."""
        self.match = match
        self.sitters = sitters
        self.words = words
        self.screen = screen
        self.path = path
        self.names = seating.story_names(match, [sitter.name for sitter in sitters], words)
        self.people = [seat for seat, sitter in enumerate(sitters) if not sitter.bot and not sitter.by]
        """The first seat of every person."""
        self.keyboard: Seat | None = None
        """Whose eyes are on the screen."""
        start = max(0, len(match.log) - RECENT) if match.moves else 0
        self._telling: dict[Seat | None, Telling] = {}
        self._told: dict[Seat | None, int] = dict.fromkeys((None, *range(len(sitters))), start)
        self._draw = games.terminal(match.game.name)
        self._read: list[Drawn] = []
        """The board that was drawn last."""
        self._read_at = 0
        """How many lines had been printed before it."""
        self._unread = 0
        """How many lines were told since the person pressed a key."""
        self.part = 0
        """Which part of the options is shown, where they do not fit on one screen with the table."""
        self._begun = False
        self.by_hand: set[Seat] = set()
        """Seats whose last answer was taken back: what answers itself is put to them once."""
        self.again = f"play --resume {saves.called(path)}"
        """The command that goes on with the match."""
        self.teaches = False
        """Whether what happens for the first time is explained."""
        self.asks_twice = getattr(match.options, "confirm", True)
        """Whether a choice that is final or costs more than it says is asked about once more."""
        self._taught: set[str] = set()
        self._heard: list[tuple[Text, str]] = []
        """What was read since the last lesson."""

    @property
    def alone(self) -> bool:
        """Say whether only one person plays, so that nothing has to be hidden from anybody."""
        return len(self.people) == 1

    def seats_of(self, seat: Seat) -> list[Seat]:
        """Return all seats of the person who sits there; a bot has one."""
        by = self.sitters[seat].by or self.sitters[seat].name
        return [each for each, sitter in enumerate(self.sitters) if by in (sitter.name, sitter.by)]

    def say(self, said: Text, reader: Seat | None = None) -> str:
        """Return the sentence as that seat reads it."""
        return self.words.say(said, self.names, reader)

    def note(self, id: str, **args: Any) -> None:
        """Print a sentence of the table's own."""
        self.screen.line(self.say(text(id, **args)))

    def gap(self) -> None:
        """Leave a line free."""
        self.screen.line()

    # What happened, and how things stand

    def tell(self, reader: Seat | None) -> None:
        """Print what this seat (None: everybody) has not read of the log yet."""
        log = self.match.log
        telling = self._telling.setdefault(reader, Telling(self.words))
        told: list[tuple[Line, str]] = []
        for line in log[self._told[reader] :]:
            seen, voice = self._seen(line.event, reader)
            if seen is not None:
                self._heard.append((seen, line.event.cite))
                place = telling.place(seen, line.event.on)
                told += [(place, self.say(seen, voice))] if place is not None else []
        lines = list(counted(told))
        for place, words in lines:
            if place.begins and self._begun:  # before the first round nothing is over
                self.pause()
            self._begun = self._begun or place.begins
            self.screen.lines(self._set(place, words))
            self._unread += 1
        if any(place.pause for place, _ in lines):
            self.pause()
        for each in (reader,) if reader is None else self.seats_of(reader):
            self._told[each] = len(log)

    def _seen(self, event: Event, reader: Seat | None) -> tuple[Text | None, Seat | None]:
        """Return what is read of an event, and who is "you" in it: nobody, where one plays several seats."""
        own = [] if reader is None else self.seats_of(reader)
        if len(own) < 2:
            return event.seen_by(reader), reader
        told = [seat for seat in own if event.audience is not None and seat in event.audience]
        return event.seen_by(told[0] if told else reader), None

    def pause(self) -> None:
        """Give the one who sits alone at a terminal time to read; between several there are pages anyway."""
        if self._unread and self.alone and self.screen.rows is not None:
            self.gap()
            self.screen.read(self.say(text("read-on")) + " ")
        self._unread = 0

    def _set(self, place: Line, words: str) -> list[Drawn]:
        """Return a line of the log as it is printed, under what begins with it."""
        wrapped, above = self.screen.wrapped, []
        if place.heading:
            above = [Drawn(), *wrapped(place.heading, style="bold")]
        if place.style in HEADINGS:
            return [*above, *([Drawn()] if place.style != "turn" else []), *wrapped(words, style="bold")]
        if place.style == "story":
            return [*above, *wrapped(self._story + words, len(self._story), "italic")]
        start = " " * (2 * place.depth) + self._bullet
        return [*above, *wrapped(start + words, len(start))]

    @property
    def _story(self) -> str:
        return "" if self.screen.plain else "    "

    @property
    def _bullet(self) -> str:
        return "" if self.screen.plain else "· "

    def show_log(self, reader: Seat) -> None:
        """Print all that this person may read of the log, with the clause of every line, page by page."""
        telling, lines = Telling(self.words), []
        for line in self.match.log:
            seen, voice = self._seen(line.event, reader)
            place = telling.place(seen, line.event.on) if seen is not None else None
            if seen is not None and place is not None:
                cite = f" ({line.event.cite})" if line.event.cite else ""
                lines += self._set(place, self.say(seen, voice) + cite)
        self.screen.pages(lines, self.say(text("read-on-or-stop")) + " ")

    def show_page(self, seat: Seat, question: Question, again: bool, part: int = 0) -> None:
        """Print the table as this seat sees it together with what is asked, or a part of that.

        Unless the whole table is wanted `again`, it is drawn in short where there is little room, and not at
        all while it still looks as it did when it was drawn last and has not scrolled away.
        """
        self._unread = 0
        page = layout.laid_out(self.screen, lambda: self._drawn(seat), question, part)
        if again and page.short:
            self._show_whole(seat)
            layout.show(self.screen, layout.laid_out(self.screen, list, question, part))
        elif again or not self._still_seen(page):
            self._read, self._read_at = page.board, self.screen.printed
            layout.show(self.screen, page)
        else:
            layout.show(self.screen, msgspec.structs.replace(page, board=[]))

    def _still_seen(self, page: Page) -> bool:
        """Say whether the board of a page was drawn already and will still be there below its question."""
        if page.board != self._read or page.side_by_side:
            return not page.board
        rows = self.screen.printed - self._read_at + len(page.question) + 1
        return self.screen.rows is None or rows < self.screen.rows

    def _show_whole(self, seat: Seat) -> None:
        self.gap()
        self.screen.pages(drawn(self._drawn(seat)), self.say(text("read-on")) + " ")
        self._read = []

    def show_end(self, reader: Seat | None) -> None:
        """Draw the table when the match is over; all that is revealed then may fill several screens."""
        self.gap()
        self.screen.pages(drawn(self._drawn(reader)), self.say(text("read-on")) + " ")

    def _drawn(self, seat: Seat | None) -> list[str]:
        """Return the table as this seat sees it; nothing if the game cannot be drawn."""
        if self._draw is None:
            return []
        view = self.match.game.view(self.match.state, seat)
        return self._draw(view, self.words, self.names, self.screen.plain)

    def teach(self, seat: Seat, ask: Ask) -> None:
        """Explain what this person reads or is asked for the first time."""
        heard, self._heard = self._heard, []
        if not self.teaches:
            return
        for title, said, cite in self._news(heard, seat, ask):
            self.gap()
            self.screen.line(f"{title}: {said} ({cite})", indent=2, style="italic")

    def _news(self, heard: list[tuple[Text, str]], seat: Seat, ask: Ask) -> Iterator[tuple[str, str, str]]:
        """Yield title, words and clause of what comes up for the first time.

        A game without such messages has its rulebook speak, of the decision first, then of what happened.
        """
        if self.words.has("teach-welcome"):
            view = self.match.game.view(self.match.state, seat)
            for topic in self._untaught(topics([said for said, _ in heard], view, ask)):
                found = lesson(self.words, topic)
                if found is not None:
                    yield found.title, found.said, found.cite
            return
        clauses = rulebook.load(games.package(self.match.game.name), self.words.language)
        for cite in self._untaught([ask.cite, *(cite for _, cite in heard)], MOST_CLAUSES):
            if cite in clauses:
                yield clauses[cite].title, clauses[cite].text.replace("`", ""), cite

    def _untaught(self, topics: Iterable[str], most: int | None = None) -> list[str]:
        """Return topics that have not come up yet; if there are too many, the others wait."""
        fresh = [topic for topic in dict.fromkeys(topics) if topic and topic not in self._taught][:most]
        self._taught.update(fresh)
        return fresh

    def sight(self, seat: Seat) -> Sight:
        """Return what a bot in that seat may see; its chance depends on the match, so replays agree."""
        given = self.match.number + len(self.match.sealed)
        seed = sha256(f"bots:{self.match.seed:x}:{given}".encode()).digest()
        chance = Rng.seeded(int.from_bytes(seed, "big"))
        return look(self.match.game, self.match.state, seat, chance)

    # Several people, one keyboard

    def hand_over(self, seat: Seat) -> str:
        """Let nobody read on but this person; return what was typed on the page between two people."""
        if self.alone or (self.keyboard is not None and self.keyboard in self.seats_of(seat)):
            self.keyboard = seat
            return ""
        page = [text("hand-over", name=self.sitters[seat].name)]
        if self.keyboard is not None and self.can_undo_freely(self.keyboard):
            page.append(text("hand-over-undo", name=self.sitters[self.keyboard].name))
        elif self.keyboard in self.match.sealed:
            page.append(text("hand-over-change", name=self.sitters[self.keyboard].name))
        typed = self.public_page(page, text("press-enter", name=self.sitters[seat].name))
        self._wipe()
        self.keyboard = seat
        return typed

    def can_undo_freely(self, seat: Seat) -> bool:
        """Say whether this seat may take its last answer back without asking anybody."""
        try:
            return self.match.undo_target(seat, self.seats_of(seat))[1]
        except CannotUndo:
            return False

    def public_page(self, words: list[Text], prompt: Text) -> str:
        """Show a page that everybody may read, with what everybody may know; return what is typed."""
        self._wipe()
        self.tell(None)
        self.gap()
        for each in words:
            self.screen.line(self.say(each))
        return self.screen.read(self.say(prompt) + " ")

    def _wipe(self) -> None:
        self.screen.clear()
        self._read = []

    # Files

    def save(self, path: Path | None = None) -> None:
        """Write the match to its file, or from now on to another one. May raise OSError."""
        saves.write(path or self.path, self.match, self.sitters)
        if path is not None:
            self.path, self.again = path, f"play --resume {saves.called(path)}"
