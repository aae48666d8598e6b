"""Encounters: living figures that meet give each other pulse cards, face down."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import kind_in, number_in
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import CARD, Figure
from miskatonic.games.cultists.facts import Gift, Met
from miskatonic.games.cultists.rules.figures import living_at
from miskatonic.games.cultists.state import Cultists, asking, step


def entered(g: Cultists, place: str) -> None:
    """encounter.2, encounter.3, encounter.4: somebody has entered; let those who meet have an encounter"""
    there = living_at(g, place)
    if len(there) > 1 and (len(there) == 2 or not g.power):
        g.then(meet, place, tuple(there))


@step
def meet(g: Cultists, place: str, figures: tuple[Figure, ...]) -> None:
    """encounter.5, encounter.6"""
    g.tell(told.meeting(place, figures, g.seats))
    g.then(ask_gifts, figures)
    g.then(exchange, place, figures)


@asking
def ask_gifts(g: Cultists, figures: tuple[Figure, ...]) -> None:
    """encounter.6, encounter.8, decisions.3: who has no card is not asked (hands.q2)"""
    for figure in figures:
        if figure < g.seats and g.hands[figure]:
            others = tuple([each for each in figures if each != figure])
            g.ask(figure, asks.gift(g.hands[figure], others, g.seats), chose_gift)


@step
def chose_gift(g: Cultists, seat: Seat, choice: str) -> None:
    """encounter.6, encounter.q2"""
    face, receiver = kind_in(choice), number_in(choice)
    g.gifts += ((seat, receiver, g.hands[seat].index(CARD[face])),)


@step
def exchange(g: Cultists, place: str, figures: tuple[Figure, ...]) -> None:
    """encounter.5, encounter.7, automa.d4: figures are in turn order, the automa last"""
    automa = g.seats
    if automa in figures and g.hands[automa]:
        g.gifts += ((automa, figures[0], 0),)
    met = Met(g.round, place, figures, tuple([Gift(giver, receiver) for giver, receiver, _ in g.gifts]))
    g.history.append(met)
    for giver, receiver, position in g.gifts:
        give(g, giver, receiver, position)
    for figure in figures:
        if all(figure != giver for giver, _, _ in g.gifts):
            g.tell(told.gave_nothing(figure, g.seats))
    g.gifts = ()


def give(g: Cultists, giver: Figure, receiver: Figure, position: int) -> None:
    """encounter.5, pulse.2, hands.d3, hands.q1: the next card of the supply takes its place in the hand"""
    hand, supply = g.hands[giver], g.supplies[giver]
    card = hand[position]
    g.pulses[receiver] += ((card, giver, g.round),)
    g.tell(told.gave(giver, receiver, card, g.seats))
    g.hands[giver] = (*hand[:position], *supply[-1:], *hand[position + 1 :])
    if supply:
        g.supplies[giver] = supply[:-1]
        if giver < g.seats:
            g.tell(told.drew_pulse(giver, supply[-1]))
