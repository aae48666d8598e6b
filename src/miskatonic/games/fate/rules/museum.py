"""III Activation in the Museum: artefacts, and signs destroyed for cultists."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import kind_in, number_in
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import EMPTY_SHOWCASE
from miskatonic.games.fate.numbers import ARTEFACTS_HELD, ARTEFACTS_SHOWN, MUSEUM_SACRIFICES
from miskatonic.games.fate.rules.circle import remove_signs
from miskatonic.games.fate.rules.curses import strikes
from miskatonic.games.fate.rules.effects import dagger_ready, pay
from miskatonic.games.fate.rules.windows import lose_artefact
from miskatonic.games.fate.state import Fate, asking, step


def museum(g: Fate) -> None:
    """activation.4, museum.1 to museum.5"""
    if g.control:
        if g.shown or g.artefact_deck or g.artefact_discard:
            g.then(ask_turn_over)
        g.then(destroy_signs, 0)
    g.then(offer_artefacts)


# The control action


@asking
def ask_turn_over(g: Fate) -> None:
    """museum.1, choices.6"""
    g.ask(g.active, asks.turn_over(g.shown), turned_over)


@step
def turned_over(g: Fate, seat: Seat, choice: str) -> None:
    """museum.1"""
    if choice == "turn-over":
        show_new_artefacts(g, "museum.1")


@step
def destroy_signs(g: Fate, destroyed: int) -> None:
    """museum.2"""
    payable = g.cultists[g.active][g.fate] or dagger_ready(g, g.active)
    if destroyed < MUSEUM_SACRIFICES and payable and any(g.signs):
        g.then(ask_destroy, destroyed)


@asking
def ask_destroy(g: Fate, destroyed: int) -> None:
    """museum.2, choices.6"""
    marked = tuple([seat for seat, signs in enumerate(g.signs) if signs])
    plain = g.cultists[g.active][g.fate] > 0
    g.ask(g.active, asks.destroy_sign(marked, plain, dagger_ready(g, g.active)), chose_sign, destroyed)


@step
def chose_sign(g: Fate, seat: Seat, choice: str, destroyed: int) -> None:
    """museum.2, artefact-list.d6"""
    if choice == "none":
        return
    pay(g, seat, 1, kind_in(choice) == "dagger", "museum.2")
    remove_signs(g, number_in(choice), 1, "museum.2")
    g.then(destroy_signs, destroyed + 1)


# The base action


@step
def offer_artefacts(g: Fate) -> None:
    """museum.3, museum.6, museum.7"""
    refill(g)
    if g.shown or g.artefact_deck:
        g.then(ask_artefact)


@asking
def ask_artefact(g: Fate) -> None:
    """museum.3, museum.q1, museum.q2"""
    g.ask(g.active, asks.artefact(g.shown, bool(g.artefact_deck)), took_artefact)


@step
def took_artefact(g: Fate, seat: Seat, choice: str) -> None:
    """museum.3, museum.4, museum.5, curses.d3, artefacts.1"""
    if choice == "top":
        artefact, g.artefact_deck = g.artefact_deck[-1], g.artefact_deck[:-1]
    else:
        artefact = number_in(choice)
        g.shown = tuple([each for each in g.shown if each != artefact])
    g.tell(told.artefact_taken(seat, artefact, choice == "top"))
    if strikes(g, seat, EMPTY_SHOWCASE):
        g.artefact_discard += (artefact,)
        g.tell(told.artefact_lost(seat, artefact, "curses.d3"))
    else:
        g.artefacts[seat] += (artefact,)
        if len(g.artefacts[seat]) > ARTEFACTS_HELD:
            g.then(ask_give_up)
    g.then(renew_showcase)


@asking
def ask_give_up(g: Fate) -> None:
    """museum.4, choices.6"""
    g.ask(g.active, asks.give_up(g.artefacts[g.active]), gave_up)


@step
def gave_up(g: Fate, seat: Seat, choice: str) -> None:
    """museum.4, museum.x2"""
    artefact = number_in(choice)
    lose_artefact(g, seat, artefact)
    g.tell(told.artefact_lost(seat, artefact, "museum.4"))


@step
def renew_showcase(g: Fate) -> None:
    """museum.5"""
    show_new_artefacts(g, "museum.5")


def show_new_artefacts(g: Fate, cite: str) -> None:
    """museum.1, museum.5, museum.6"""
    g.artefact_discard += g.shown
    g.shown = ()
    for _ in range(ARTEFACTS_SHOWN):
        refill(g)
        if g.artefact_deck:
            g.shown += (g.artefact_deck[-1],)
            g.artefact_deck = g.artefact_deck[:-1]
    g.tell(told.artefacts_shown(g.shown, cite))


def refill(g: Fate) -> None:
    """museum.6, artefacts.q1"""
    if g.artefact_deck or not g.artefact_discard:
        return
    shuffled = list(g.artefact_discard)
    g.rng.shuffle(shuffled)
    g.artefact_deck, g.artefact_discard = tuple(shuffled), ()
    g.tell(told.artefacts_shuffled())
