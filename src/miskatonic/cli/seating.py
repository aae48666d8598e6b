"""Who sits where: people first, then bots with names of their own."""

from collections.abc import Sequence

from rich.cells import cell_len

from miskatonic import bots, games
from miskatonic.bots.guest import NoGuest
from miskatonic.cli.saves import Sitter
from miskatonic.core.drawing import LONGEST_NAME
from miskatonic.core.game import Seat
from miskatonic.core.record import Match
from miskatonic.core.text import Speech, Text, text


class BadSeating(Exception):
    """The people and bots do not fit the table; says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


def seat(
    game: str, seats: int, people: Sequence[str], kinds: Sequence[str], each: int = 1
) -> tuple[Sitter, ...]:
    """Return who sits where: each person in so many seats; the bots' kinds are used again and again."""
    if each > 1 and not games.get(game).several_seats:
        raise BadSeating(text("bad-several"))
    seated = [sitter for name in people for sitter in _seats_of(name, each)]
    check_people([sitter.name for sitter in seated], seats)
    for kind in kinds:
        check_bot(game, kind)
    names = bots.unused_names(sitter.name for sitter in seated)
    others = [Sitter(name, kinds[number % len(kinds)]) for number, name in enumerate(names)]
    return (*seated, *others[: seats - len(seated)])


def _seats_of(name: str, count: int) -> list[Sitter]:
    """Return the seats of one person: "Anna", "Anna (2)", "Anna (3)"."""
    return [Sitter(name), *(Sitter(f"{name} ({place})", by=name) for place in range(2, count + 1))]


def check_people(people: Sequence[str], seats: int) -> None:
    """Refuse too many people, and names that two share or that do not fit on the screen."""
    if not 1 <= len(people) <= seats:
        raise BadSeating(text("bad-people", people=len(people), seats=seats))
    if len({name.casefold() for name in people}) < len(people):
        raise BadSeating(text("bad-names-equal"))
    for name in people:
        if not name.isprintable() or not name.strip() or cell_len(name) > LONGEST_NAME:
            raise BadSeating(text("bad-name", name=ascii(name)[1:41], most=LONGEST_NAME))


def check_bot(game: str, kind: str) -> None:
    """Refuse a bot that does not exist, or a guest that does not come."""
    try:
        bots.get(game, kind)
    except NoGuest as error:
        raise BadSeating(error.reason) from None
    except KeyError:
        known = ", ".join((*bots.names(game), *bots.guests(game)))
        raise BadSeating(text("no-such-bot", name=kind[:40], known=known)) from None


def check(game: str, seats: int, sitters: Sequence[Sitter]) -> None:
    """Refuse the seating of a saved match that this program cannot go on with."""
    if len(sitters) != seats:
        raise BadSeating(text("saved-without-seats"))
    check_people([each.name for each in sitters if not each.bot], seats)
    check_people([each.name for each in sitters], seats)
    first = {each.name for each in sitters if not each.by and not each.bot}
    if any(each.by not in first for each in sitters if each.by):
        raise BadSeating(text("saved-without-seats"))
    for each in sitters:
        if each.bot:
            check_bot(game, each.bot)


def story_names(match: Match, sitters: Sequence[str], words: Speech) -> dict[Seat, str]:
    """Return what the story calls everybody: after whom they play, where they play somebody."""
    played = match.game.characters(match.options)
    return dict(enumerate(sitters)) | {seat: words.say(each) for seat, each in enumerate(played)}


def usual_bot(game: str) -> str:
    """Return the strongest bot that answers at once: the last but the one that searches."""
    return bots.names(game)[-2]
