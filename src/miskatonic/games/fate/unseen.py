"""What a seat of Fate has not in sight, dealt anew: positions that it cannot tell apart.

What a seat knows of spells is in `Fate.known`; what lay where before the discard pile was shuffled is
forgotten, as people forget it. That others have left standing orders is not even imagined. Not for views and
not for rules.
"""

from msgspec.structs import replace

from miskatonic.core.flow import Pending
from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.games.fate import asks
from miskatonic.games.fate.cards import BACK, CARDS, GATE, ITHAQUA, NONE, ROW, SYMBOLS, Card
from miskatonic.games.fate.rules.setup import gods_in_play
from miskatonic.games.fate.state import Fate


def sample(g: Fate, seat: Seat, rng: Rng) -> Fate:
    """Return a position drawn from those that the seat cannot tell from this one.

    Whatever is dealt anew is sorted first, so that nothing of the real deal is left.
    """
    twin = g.copy()
    twin.rng = rng.fork()
    twin.opening = ()
    twin.orders = [order if other == seat else "" for other, order in enumerate(g.orders)]
    if g.outcome is not None:
        return twin
    _deal_gods(twin, seat, rng)
    if twin.turn:
        _deal_spells(twin, seat, rng)
        _deal_curses(twin, seat, rng)
        _deal_artefacts(twin, rng)
        _deal_squalls(twin, seat, rng)
    _ask_anew(twin, seat)
    return twin


# Spells


def _deal_spells(twin: Fate, seat: Seat, rng: Rng) -> None:
    """hidden.2, hidden.3, hidden.4, hidden.5: backs and cost rows stay where they are"""
    hidden = _hidden_spells(twin, seat, rng)
    known = [mask if mask >> seat & 1 else 0 for mask in twin.known]
    for other in range(twin.seats):
        if other != seat:
            twin.readied[other] = _new_readied(twin, other, seat, hidden, known)
    for other in range(twin.seats):
        if other != seat:
            twin.hands[other] = tuple(_new_heap(twin, twin.hands[other], seat, hidden, known))
    for location, column in enumerate(twin.columns):
        twin.columns[location] = tuple(
            [
                card if card == GATE or twin.known[card] >> seat & 1 else _put(twin, card, hidden, known)
                for card in column
            ]
        )
    twin.discard = _new_heap(twin, twin.discard, seat, hidden, known)
    twin.deck = _new_deck(twin, hidden, rng)
    twin.known = known


def _hidden_spells(twin: Fate, seat: Seat, rng: Rng) -> list[list[Card]]:
    """Return the spells whose place the seat does not know, shuffled, for each back."""
    hidden: list[list[Card]] = [[] for _ in SYMBOLS]
    for card in range(CARDS):
        if not twin.known[card] >> seat & 1:
            hidden[BACK[card]].append(card)
    for cards in hidden:
        rng.shuffle(cards)
    return hidden


def _put(twin: Fate, old: Card, hidden: list[list[Card]], known: list[int]) -> Card:
    """Return a hidden card with the old one's back; whoever knew the old one knows the new one."""
    new = hidden[BACK[old]].pop()
    known[new] = twin.known[old]
    return new


def _new_readied(
    twin: Fate, other: Seat, seat: Seat, hidden: list[list[Card]], known: list[int]
) -> tuple[Card, ...]:
    """hidden.3: any card with the back and the cost row that all have seen"""
    readied = []
    for old in twin.readied[other]:
        new = old
        if not twin.known[old] >> seat & 1:
            cards = hidden[BACK[old]]
            new = next(card for card in cards if ROW[card] == ROW[old])
            cards.remove(new)
            known[new] = twin.known[old]
        readied.append(new)
    return tuple(readied)


def _new_heap(
    twin: Fate, heap: tuple[Card, ...] | list[Card], seat: Seat, hidden: list[list[Card]], known: list[int]
) -> list[Card]:
    """Return a hand or pile, whose order tells nothing, with new cards for those the seat does not know."""
    stay = [card for card in heap if twin.known[card] >> seat & 1]
    go = [card for card in heap if not twin.known[card] >> seat & 1]
    go.sort(key=lambda card: (BACK[card], twin.known[card]))
    return sorted(stay + [_put(twin, card, hidden, known) for card in go])


def _new_deck(twin: Fate, hidden: list[list[Card]], rng: Rng) -> list[Card]:
    """hidden.2: the back of the top card stays, the order is unknown to all"""
    if not twin.deck:
        return []
    top = hidden[BACK[twin.deck[-1]]].pop()
    rest = [card for cards in hidden for card in cards]
    rng.shuffle(rest)
    return [*rest, top]


# Everything else


def _deal_gods(twin: Fate, seat: Seat, rng: Rng) -> None:
    """hidden.9"""
    seen = {*twin.dealt[seat], *twin.gods}
    unseen = [god for god in gods_in_play(twin.seats) if god not in seen]
    rng.shuffle(unseen)
    for other in range(twin.seats):
        if other != seat:
            kept = [twin.gods[other]] if twin.gods[other] != NONE else [unseen.pop()]
            twin.dealt[other] = tuple(sorted([*kept, unseen.pop()]))


def _deal_curses(twin: Fate, seat: Seat, rng: Rng) -> None:
    """hidden.6, hidden.8: only the watcher knows a curse; all know which kinds it cannot be any more"""
    watched = (seat + 1) % twin.seats
    held = [curse for victim in range(twin.seats) if victim != watched for curse in twin.curses[victim]]
    kinds = sorted([*twin.curse_deck, *(kind for kind, _ in held)])
    rng.shuffle(kinds)
    while any(ruled_out >> kinds[place] & 1 for place, (_, ruled_out) in enumerate(held)):
        rng.shuffle(kinds)
    twin.curse_deck = tuple(kinds[len(held) :])
    if held:
        new = iter(kinds)
        for victim in range(twin.seats):
            if victim != watched:
                twin.curses[victim] = tuple([(next(new), ruled_out) for _, ruled_out in twin.curses[victim]])


def _deal_artefacts(twin: Fate, rng: Rng) -> None:
    """hidden.8"""
    deck = sorted(twin.artefact_deck)
    rng.shuffle(deck)
    twin.artefact_deck = tuple(deck)


def _deal_squalls(twin: Fate, seat: Seat, rng: Rng) -> None:
    """hidden.7, hidden.8"""
    if twin.gods[seat] == ITHAQUA or ITHAQUA not in twin.gods:
        return
    drawn = () if twin.squall_drawn == NONE else (twin.squall_drawn,)
    hidden = [at for at, tile in enumerate(twin.squalls) if tile != NONE and not twin.is_turned_up(at)]
    tiles = sorted([*twin.squall_pile, *drawn, *(twin.squalls[at] for at in hidden)])
    rng.shuffle(tiles)
    for at in hidden:
        twin.squalls[at] = tiles.pop()
    if drawn:
        twin.squall_drawn = tiles.pop()
    twin.squall_pile = tuple(sorted(tiles))


def _ask_anew(twin: Fate, seat: Seat) -> None:
    """Let the others be asked about what they have in this position.

    Somebody who is just naming the targets of a spell that nobody has seen is asked for the spell again.
    """
    if twin.phase == "gods":
        twin.pending = [each if each.seat == seat else _god_ask(twin, each) for each in twin.pending]
    elif twin.pending[0].seat != seat:
        twin.pending = []
        name, args = twin.asking
        twin.steps.named[name](twin, *args)


def _god_ask(twin: Fate, pending: Pending) -> Pending:
    """setup.2: nobody knows whether the others have chosen already"""
    return replace(pending, ask=asks.god(twin.dealt[pending.seat]), choice=None)
