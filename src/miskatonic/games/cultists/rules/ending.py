"""Becoming a ghost, the end of the game, and the cultists' guess who the Seer is."""

from miskatonic.core.game import Outcome, Seat
from miskatonic.core.ids import number_in
from miskatonic.core.text import text
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import CULTISTS, INVESTIGATORS, NOBODY, SEER, Figure, Team
from miskatonic.games.cultists.facts import Death, Fell
from miskatonic.games.cultists.numbers import GUESS_SECONDS
from miskatonic.games.cultists.rules.figures import dead_investigators, turn_order
from miskatonic.games.cultists.state import Cultists, Ending, asking, step


def fall(g: Cultists, figure: Figure, cause: Death) -> None:
    """ghost.1, basics.4, basics.6, check-state.q3, vote.10, assassin.3"""
    g.fallen += (figure,)
    g.history.append(Fell(g.round, figure, cause))
    g.tell(told.fell(figure, cause, g.seats))
    if all(seat in g.fallen for seat in cultists(g)):
        reveal(g, figure)
        last_cultist_fell(g)


def cultists(g: Cultists) -> list[Seat]:
    """roles.1"""
    return [seat for seat in range(g.seats) if g.is_cultist(seat)]


def reveal(g: Cultists, seat: Seat) -> None:
    """secrets.2"""
    if seat not in g.revealed:
        g.revealed += (seat,)
        g.tell(told.revealed(seat, g.roles[seat]))


# The cases of the end


def last_cultist_fell(g: Cultists) -> None:
    """end.1, end.2, end.3, end.8, end.q1, claim.4"""
    if g.count.cultists == 1:
        investigators_win(g, "eliminated", "end.2")
    elif g.notes[-1] >= g.count.threshold:
        finish(g, CULTISTS, "noted", "end.3")
    else:
        investigators_win(g, "eliminated", "end.3")


def test_points(g: Cultists) -> None:
    """end.1, end.4, end.5, end.8, end.q2, shelf.5, portal.4"""
    if g.score < g.target:
        return
    sole = g.count.cultists == 1
    dead = dead_investigators(g) if sole else g.notes[-1]
    cite = "end.4" if sole else "end.5"
    if dead >= g.count.threshold:
        finish(g, CULTISTS, "dead" if sole else "noted", cite)
    else:
        investigators_win(g, "books", cite)


def claim(g: Cultists) -> None:
    """claim.2, end.6, seer-guess.q1"""
    if dead_investigators(g) >= g.count.threshold:
        finish(g, CULTISTS, "claim-right", "claim.2")
    else:
        finish(g, INVESTIGATORS, "claim-wrong", "claim.2")


def time_is_up(g: Cultists) -> None:
    """end.7"""
    finish(g, CULTISTS, "clock", "end.7")


def investigators_win(g: Cultists, ending: Ending, cite: str) -> None:
    """seer-guess.1, seer-guess.2"""
    if SEER not in g.roles:
        finish(g, INVESTIGATORS, ending, cite)
        return
    leave_table(g)
    g.phase = "guess"
    g.ending = ending
    g.tell(told.guess_begins(ending, cite))
    for seat in cultists(g):
        reveal(g, seat)
    g.then(ask_guess)
    g.then(settle_guess, cite)


def leave_table(g: Cultists) -> None:
    """end.1: nothing of what was going on is carried on"""
    g.stop()
    g.active = NOBODY


def finish(g: Cultists, winners: Team, ending: Ending, cite: str) -> None:
    """end.1, end.d1"""
    leave_table(g)
    for seat in range(g.seats):
        reveal(g, seat)
    g.phase = "over"
    g.ending = ending
    won = tuple([seat for seat in range(g.seats) if g.is_cultist(seat) == (winners == CULTISTS)])
    g.outcome = Outcome(won, text(f"ending-{ending}"), cite)
    g.tell(told.game_over(g.outcome))


def outcome(g: Cultists) -> Outcome | None:
    """end.1: who has won, and by what"""
    return g.outcome and g.outcome.by(g.ending)


# The Seer


@asking
def ask_guess(g: Cultists) -> None:
    """seer-guess.1, seer-guess.d1, seer-guess.d2, decisions.11"""
    guessers = cultists(g)
    others = tuple([seat for seat in range(g.seats) if seat not in guessers])
    time = asks.allowed(GUESS_SECONDS[g.options.guess], g.options.guess)
    for seat in guessers:
        g.ask(seat, asks.guess(others, time), guessed)


@step
def guessed(g: Cultists, seat: Seat, choice: str) -> None:
    """seer-guess.d1, seer-guess.d2"""
    if choice == "nobody":
        g.tell(told.guessed_nobody(seat))
        return
    named = number_in(choice)
    g.guesses += ((seat, named),)
    g.tell(told.guessed(seat, named))


@step
def settle_guess(g: Cultists, cite: str) -> None:
    """seer-guess.1, seer-guess.d1, seer-guess.d2"""
    guess = deciding_guess(g)
    if guess != NOBODY and g.roles[guess] == SEER:
        finish(g, CULTISTS, "seer-found", "seer-guess.1")
    else:
        assert g.ending  # how the investigators had won
        finish(g, INVESTIGATORS, g.ending, cite)


def deciding_guess(g: Cultists) -> Seat:
    """seer-guess.d1: living cultists before ghosts, in turn order; between ghosts who became one last"""
    guesses = dict(g.guesses)
    living = [seat for seat in turn_order(g) if seat not in g.fallen]
    for seat in (*living, *reversed(g.fallen)):
        if seat in guesses:
            return guesses[seat]
    return NOBODY
