"""Spells on their way between deck, hands, lodges and discard pile, and what everybody then knows of them."""

from miskatonic.core.game import Seat
from miskatonic.games.fate import told
from miskatonic.games.fate.cards import BACK, GATE, ROW, Card, Location
from miskatonic.games.fate.state import Fate


def draw(g: Fate, seat: Seat, count: int, cite: str) -> None:
    """draw.3, hidden.2, hidden.3"""
    drawn: list[Card] = []
    own = 1 << seat
    for _ in range(count):
        if not g.deck:
            if not g.discard:
                break
            reshuffle(g)
        card = g.deck.pop()
        g.known[card] = own
        drawn.append(card)
    if drawn:
        g.hands[seat] = tuple(sorted((*g.hands[seat], *drawn)))
        g.tell(told.drew(seat, tuple(sorted(drawn)), cite))


def reshuffle(g: Fate) -> None:
    """draw.3, hidden.2"""
    g.deck, g.discard = g.discard, []
    g.rng.shuffle(g.deck)
    for card in g.deck:
        g.known[card] = 0
    g.tell(told.spells_shuffled())


def leave_hand(g: Fate, seat: Seat, cards: tuple[Card, ...]) -> None:
    """hidden.4: take cards out of a hand, face down.

    Of several cards with one back nobody but the player can tell which it was; so what others knew of the
    player's cards with this back is not certain any more.
    """
    hand = g.hands[seat]
    g.hands[seat] = tuple([card for card in hand if card not in cards])
    own = 1 << seat
    for back in {BACK[card] for card in cards}:
        alike = [card for card in hand if BACK[card] == back]
        if len(alike) > 1:
            for card in alike:
                g.known[card] = own


def enter_hand(g: Fate, seat: Seat, card: Card) -> None:
    """Put a card into a hand."""
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))


def discard_from_hand(g: Fate, seat: Seat, card: Card, cite: str) -> None:
    """hidden.4"""
    leave_hand(g, seat, (card,))
    g.discard.append(card)
    g.tell(told.discarded(seat, card, cite))


def discard_hand(g: Fate, seat: Seat) -> None:
    """movement.6, gates.4"""
    hand = g.hands[seat]
    if hand:
        g.hands[seat] = ()
        g.discard += hand
        g.tell(told.hand_discarded(seat, hand))


def drop_readied(g: Fate, seat: Seat, card: Card, cite: str) -> None:
    """ready.8, ready.9: a readied spell is discarded, face down and without effect.

    Of several with one back and one cost others cannot tell which it was, as in `leave_hand`.
    """
    alike = [each for each in g.readied[seat] if BACK[each] == BACK[card] and ROW[each] == ROW[card]]
    if len(alike) > 1:
        for each in alike:
            g.known[each] = 1 << seat
    g.readied[seat] = tuple([each for each in g.readied[seat] if each != card])
    g.discard.append(card)
    g.tell(told.dropped(seat, card, cite))


def clear_column(g: Fate, location: Location) -> None:
    """ready.6, gates.3"""
    column = g.columns[location]
    if not column:
        return
    g.columns[location] = ()
    g.discard += [card for card in column if card != GATE]
    g.gate_supply += column.count(GATE)
    g.tell(told.column_cleared(location, len(column)))
