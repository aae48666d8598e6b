"""`miskatonic replay`: a match told again from its record, all at once or move by move, or checked.

Who replays a finished match may know everything; of an unfinished one only what spectators know is told.
"""

from pathlib import Path

import msgspec
import typer

from miskatonic import games
from miskatonic.cli import saves, seating
from miskatonic.cli.flags import Language
from miskatonic.cli.play import open_file
from miskatonic.cli.saves import Saved
from miskatonic.cli.screen import Screen
from miskatonic.cli.words import refuse
from miskatonic.core import record as records
from miskatonic.core.game import Event
from miskatonic.core.record import BadRecord, Match
from miskatonic.core.text import Speech, Text, text


def replay(path: Path, language: Language, plain: bool, *, step: bool, verify: bool) -> None:
    """Tell, or only check, the match in a file; refuse a damaged one."""
    saved, words = open_file(path, language)
    try:
        match = saves.rebuild(saved, words)
        if verify:
            records.verify(saved.record, match.game)
    except BadRecord as error:
        refuse(words, text("bad-file", file=saves.shown(path), reason=words.say(error.reason)))
    if verify:
        typer.echo(words.say(text("verified", moves=len(match.moves))))
        return
    telling = Telling(saved, match, words, Screen(plain))
    try:
        telling.step_by_step() if step else telling.at_once()
    except EOFError:
        return


class Telling:
    """A match being told again."""

    def __init__(self, saved: Saved, match: Match, words: Speech, screen: Screen) -> None:
        self.saved = saved
        self.match = match
        self.words = words
        self.screen = screen
        self.names = seating.story_names(match, saved.record.names, words)
        self.open = match.outcome is not None
        """Whether everything may be told."""

    def at_once(self) -> None:
        """Print the whole log."""
        for line in self.match.log:
            self.tell(line.event)
        if not self.open:
            self.screen.line(self.words.say(text("replay-unfinished")))

    def step_by_step(self) -> None:
        """Print what every move brought, and the table after it; wait in between."""
        last = self.match.number
        for number in range(last + 1):
            for line in self.match.log:
                if line.move == number:
                    self.tell(line.event)
            self.show_table(number)
            if number < last:
                self.screen.read(self.words.say(text("replay-next", move=number, last=last)) + " ")

    def tell(self, event: Event) -> None:
        """Print an event, hidden things too if the match is over."""
        said = told_to_all(event) if self.open else event.seen_by(None)
        if said is not None:
            self.screen.line(self.words.say(said, self.names))

    def show_table(self, number: int) -> None:
        """Draw the table after that many moves, as the next to decide saw it if everything may be shown."""
        draw = games.terminal(self.match.game.name)
        record = msgspec.structs.replace(self.saved.record, moves=self.saved.record.moves[:number])
        try:
            then = records.rebuild(record, self.match.game)
        except BadRecord:  # played by other rules, so only its last position is known
            return
        if draw is None:
            return
        viewer = next(iter(then.asks), None) if self.open else None
        self.screen.line()
        if viewer is not None:
            name = self.words.say(text("board-seen-by", who=self.names.get(viewer, str(viewer + 1))))
            self.screen.line(name)
        view = self.match.game.view(then.state, viewer)
        self.screen.drawing(draw(view, self.words, self.names, self.screen.plain))
        self.screen.line()


def told_to_all(event: Event) -> Text | None:
    """Return the full text of what everybody heard of, and nothing of what was for one seat's ears alone."""
    return event.text if event.audience is None or event.public is not None else None
