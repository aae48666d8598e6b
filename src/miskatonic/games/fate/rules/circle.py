"""The summoning circle: marker, elder signs, and how the game ends."""

from typing import cast

from miskatonic.core.game import Outcome, Seat
from miskatonic.core.text import Who, text
from miskatonic.games.fate import told
from miskatonic.games.fate.cards import BARRED_GATE, CURSES
from miskatonic.games.fate.numbers import BARRED_FROM, LAST_SPACE, SIGNS_TO_LOSE
from miskatonic.games.fate.rules.curses import receive_curse, strikes
from miskatonic.games.fate.state import NOBODY, Fate
from miskatonic.games.fate.words import StepBack


def summon(g: Fate, seat: Seat, steps: int, cite: str) -> None:
    """summon.1, summon.2, win.1, win.q1, curses.d8"""
    for _ in range(steps):
        g.summon[seat] += 1
        g.tell(told.summoned(seat, g.summon[seat], cite))
        if g.summon[seat] >= BARRED_FROM and strikes(g, seat, BARRED_GATE):
            step_back(g, seat, cast(StepBack, CURSES[BARRED_GATE].effect[0]).steps)
        if g.summon[seat] == LAST_SPACE:
            end_by_victory(g, seat)
            return


def step_back(g: Fate, seat: Seat, steps: int) -> None:
    """summon.2, curses.d8"""
    g.summon[seat] = max(0, g.summon[seat] - steps)
    g.tell(told.fell_back(seat, g.summon[seat]))


def take_sign(g: Fate, seat: Seat, cite: str) -> None:
    """signs.1, signs.2, signs.4, signs.q1, signs.d1, loss.1"""
    g.signs[seat] += 1
    g.tell(told.sign_taken(seat, g.signs[seat], cite))
    if g.signs[seat] == SIGNS_TO_LOSE:
        end_by_loss(g, seat)
    elif not g.sign_curses[seat] and SIGNS_TO_LOSE - g.signs[seat] == g.summon[seat]:
        g.sign_curses[seat] = receive_curse(g, seat, "signs.2")


def remove_signs(g: Fate, seat: Seat, count: int, cite: str) -> None:
    """signs.3"""
    removed = min(count, g.signs[seat])
    if removed:
        g.signs[seat] -= removed
        g.tell(told.signs_removed(seat, removed, g.signs[seat], cite))


# How it ends


def end_by_victory(g: Fate, seat: Seat) -> None:
    """win.1, win.2"""
    end(g, Outcome((seat,), text("game-won", who=Who(seat)), "win.1"))


def end_by_loss(g: Fate, loser: Seat) -> None:
    """loss.1, loss.2, loss.q1"""
    g.loser = loser
    winners = ranking(g)[0]
    ended = text("game-lost", loser=Who(loser), winners=[Who(seat) for seat in winners])
    end(g, Outcome(winners, ended, "loss.1"))


def outcome(g: Fate) -> Outcome | None:
    """win.1, loss.1: how it ended, and by what"""
    return g.outcome and g.outcome.by("win" if g.loser == NOBODY else "loss")


def end(g: Fate, outcome: Outcome) -> None:
    """win.2: nothing that was still to happen happens."""
    g.outcome = outcome
    g.phase = "over"
    g.window = ""
    g.tell(told.game_over(outcome))
    g.stop()


def ranking(g: Fate) -> tuple[tuple[Seat, ...], ...]:
    """ranking.1, ranking.d1, loss.2: the players by place; who shares a place stands together"""
    places: dict[tuple[int, ...], list[Seat]] = {}
    for seat in range(g.seats):
        if g.loser >= 0:
            order = (seat == g.loser, g.signs[seat], -g.summon[seat])
        else:
            order = (g.summon[seat] != LAST_SPACE, -g.summon[seat], g.signs[seat])
        places.setdefault(order, []).append(seat)
    return tuple(tuple(places[order]) for order in sorted(places))
