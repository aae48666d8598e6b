"""A view turned back into a position, so that one way to think serves bots and playouts alike.

It holds what the viewer knows and nothing else: where a card's face is hidden lies any card with that back.
To be looked at, not to be played on. Not for what a position is worth (`worth`).
"""

from collections.abc import Iterable, Sequence

from miskatonic.core.rng import Rng
from miskatonic.games.fate.cards import (
    ABYSS,
    ARTEFACTS,
    BACK,
    CAPTIVE,
    CARDS,
    COST,
    FACES,
    GATE,
    GODS,
    LOCATIONS,
    LODGE,
    NONE,
    SQUALLS,
    SYMBOLS,
    Card,
)
from miskatonic.games.fate.state import NOBODY, Cast, Fate, Roll, empty_table
from miskatonic.games.fate.view import CardView, FateView, PlayerView

_LOCATION = {name: number for number, name in enumerate(LOCATIONS)}
_ARTEFACT = {each.name: number for number, each in enumerate(ARTEFACTS)}
_GOD: dict[str | None, int] = {None: NONE, **{each.name: number for number, each in enumerate(GODS)}}
_SQUALL = {each.name: number for number, each in enumerate(SQUALLS)}
_FACE = {name: number for number, name in enumerate(FACES)}
_ANY: dict[tuple[str, tuple[str, ...]], Card] = {("gate", ()): GATE}
"""For each back, and each back with a cost, some card that shows them."""
for _card in reversed(range(CARDS)):
    _ANY[SYMBOLS[BACK[_card]], ()] = _card
    _ANY[SYMBOLS[BACK[_card]], tuple(SYMBOLS[symbol] for symbol in COST[_card])] = _card


def seen(view: FateView) -> Fate:
    """Return a position that looks as the view tells."""
    g = empty_table(view.options, Rng(0))
    g.phase, g.window, g.turn = view.phase, view.window, view.turn
    g.start = NOBODY if view.start is None else view.start
    g.active = NOBODY if view.active is None else view.active
    g.control, g.road, g.fate = view.control, view.road, _LOCATION[view.fate]
    g.supply, g.gate_supply = view.supply, view.gates
    g.shown = tuple([_ARTEFACT[name] for name in view.shown])
    for seat, player in enumerate(view.players):
        _seat(g, seat, player)
    for number, location in enumerate(view.locations):
        for seat, count in enumerate(location.cultists):
            g.cultists[seat][number] = count
        g.investigators[number] = location.investigators
        g.columns[number] = _cards(location.column)
        if location.squall is not None:
            g.squalls[number] = _SQUALL.get(location.squall, 0)
    g.casting = tuple([Cast(each.seat, _cards([each.card])[0]) for each in view.casting])
    if view.roll is not None:
        g.roll = Roll(view.roll.seat, view.roll.kind, tuple([_FACE[face] for face in view.roll.faces]))
    return g


def _seat(g: Fate, seat: int, player: PlayerView) -> None:
    g.gods[seat] = _GOD[player.god]
    g.cultists[seat][LODGE] = player.lodge
    g.cultists[seat][ABYSS] = player.abyss
    for owner, count in enumerate(player.captives):
        g.cultists[owner][CAPTIVE] += count
    g.lodges[seat] = player.investigators
    g.summon[seat] = player.summon
    g.signs[seat] = player.signs
    g.gates[seat] = int(player.gate)
    g.hands[seat] = tuple(sorted(_cards(player.hand)))
    g.readied[seat] = _cards(player.readied)
    if player.artefacts:
        g.artefacts[seat] = tuple([_ARTEFACT[each.name] for each in player.artefacts])
        g.exhausted |= sum([1 << _ARTEFACT[each.name] for each in player.artefacts if not each.ready])


def _cards(cards: Sequence[CardView] | Iterable[CardView]) -> tuple[Card, ...]:
    return tuple([_ANY[each.back, each.cost] if each.card is None else each.card for each in cards])
