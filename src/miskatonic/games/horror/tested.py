"""What the table is told of skill tests in Horror. Not for what is asked."""

from miskatonic.core.game import Event, Seat
from miskatonic.core.ids import id_of
from miskatonic.core.text import Text, Who, text
from miskatonic.games.horror.naming import MANY, card_name, name, token_name
from miskatonic.games.horror.state import NONE, Horror, Test


def test_begins(g: Horror, test: Test) -> Event:
    """test.1"""
    by_card = test.kind in ("fight", "evade") and test.source not in (NONE, g.people[test.seat].card)
    against = g.print(test.target).name if by_card and test.target != NONE else None
    return _test_begins(test.seat, test.skill, test.difficulty, against)


@MANY
def _test_begins(seat: Seat, skill: str, difficulty: int, against: tuple[str, str] | None) -> Event:
    what = text(f"skill-{skill}")
    if against is not None:
        what = text("skill-against", skill=what, card=card_name(against))
    said = text("test-begins", who=Who(seat), skill=what, difficulty=difficulty)
    return Event(said, "test.1", (id_of("seat", seat),))


def committed(g: Horror, seat: Seat, card: int) -> Event:
    """test.8"""
    return _committed(seat, card, g.print(card).name)


@MANY
def _committed(seat: Seat, card: int, names: tuple[str, str]) -> Event:
    on = (id_of("seat", seat), id_of("card", card))
    return Event(text("committed", who=Who(seat), card=card_name(names)), "test.8", on)


def waits_to_commit(seat: Seat) -> Event:
    """test.q2"""
    return Event(text("waits-to-commit", who=Who(seat)), "test.q2", (id_of("seat", seat),))


def wild_stands_for(g: Horror, seat: Seat, card: int, skill: str) -> Event:
    """skill-icons.7"""
    said = text("wild-stands-for", who=Who(seat), card=name(g, card), skill=text(f"skill-{skill}"))
    return Event(said, "skill-icons.7", (id_of("card", card),))


@MANY
def token(seat: Seat, token: str, counts: int | None) -> Event:
    """test.11: a symbol is told with the number that it counts."""
    said = token_name(token)
    if counts is not None:
        said = text("token-counted", token=said, counts=token_name(f"{counts:+}"))
    return Event(text("revealed-token", who=Who(seat), token=said), "test.11", reveals=True)


def symbol(seat: Seat, effect: Text) -> Event:
    """test.12: what a symbol that was revealed does besides."""
    return Event(text("symbol-says", effect=effect), "test.12", (id_of("seat", seat),))


def test_result(g: Horror, test: Test) -> Event:
    """test.21"""
    return _test_result(test.seat, bool(test.passed), test.total, test.difficulty, test.by)


@MANY
def _test_result(seat: Seat, passed: bool, total: int, difficulty: int, by: int) -> Event:
    id = "test-passed" if passed else "test-failed"
    said = text(id, who=Who(seat), total=total, difficulty=difficulty, by=by)
    return Event(said, "test.23" if passed else "test.25", (id_of("seat", seat),))
