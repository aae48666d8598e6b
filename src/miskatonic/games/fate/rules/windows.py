"""Open windows: who may cast a spell or use an artefact now. Not for passing in advance (`orders`)."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.games.fate import asks, told, words
from miskatonic.games.fate.cards import ARTEFACTS, SPELL, Card
from miskatonic.games.fate.rules import effects, naming
from miskatonic.games.fate.rules.orders import note_order
from miskatonic.games.fate.state import Fate, Window, asking, step


@step
def open_window(g: Fate, window: Window) -> None:
    """windows.1, windows.3"""
    g.window = window
    g.then(ask_window, 0)
    g.then(close_window)


@step
def close_window(g: Fate) -> None:
    """windows.3"""
    g.window = ""


@asking
def ask_window(g: Fate, passes: int) -> None:
    """windows.2, windows.3, windows.8"""
    for ahead in range(passes, g.seats):
        seat = (g.active + ahead) % g.seats
        artefacts = usable_artefacts(g, seat) if ahead == 0 else ()
        if g.readied[seat] or artefacts:
            g.ask(seat, asks.window(g.window, castable(g, seat), artefacts), acted_in_window, ahead)
            return


@step
def acted_in_window(g: Fate, seat: Seat, choice: str, passes: int) -> None:
    """windows.2, windows.3, windows.9, choices.2"""
    note_order(g, seat, choice)
    if choice in asks.PASSES:
        g.then(ask_window, passes + 1)
    else:
        naming.name_next(g, seat, choice, (), "window")


def castable(g: Fate, seat: Seat) -> tuple[Card, ...]:
    """windows.4, windows.5, casting.2: the player's readied spells that can be cast in the open window"""
    return tuple([card for card in g.readied[seat] if can_cast(g, seat, card)])


def can_cast(g: Fate, seat: Seat, card: Card) -> bool:
    """windows.4, windows.5, casting.2, spells.d3, ready.q2"""
    spell = SPELL[card]
    if spell.timing == words.PREP:
        in_time = seat == g.active and g.window == "prep"
    else:
        in_time = spell.timing == words.ANY_TURN or (spell.timing == words.OWN_TURN and seat == g.active)
    return in_time and naming.usable(g, seat, spell)


def usable_artefacts(g: Fate, seat: Seat) -> tuple[int, ...]:
    """windows.2, artefacts.2, preparation.3"""
    return tuple(
        [
            artefact
            for artefact in g.artefacts[seat]
            if ARTEFACTS[artefact].timing == words.OWN_TURN
            and not g.exhausted >> artefact & 1
            and naming.usable(g, seat, ARTEFACTS[artefact])
        ]
    )


@step
def use_artefact(g: Fate, seat: Seat, artefact: int, names: tuple[str, ...]) -> None:
    """artefacts.2, artefacts.3, artefacts.5"""
    g.tell(told.used(seat, artefact, names, g.roll))
    if ARTEFACTS[artefact].price == words.EXHAUST:
        g.exhausted |= 1 << artefact
    else:
        lose_artefact(g, seat, artefact)
    for place in range(len(ARTEFACTS[artefact].effect)):
        g.then(effects.carry_out, seat, id_of("use", artefact), place, names)


def lose_artefact(g: Fate, seat: Seat, artefact: int) -> None:
    """artefacts.3, museum.4: it goes to the discard pile"""
    g.artefacts[seat] = tuple([each for each in g.artefacts[seat] if each != artefact])
    g.artefact_discard += (artefact,)
    g.exhausted &= ~(1 << artefact)
