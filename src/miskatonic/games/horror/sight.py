"""Who may see which card's face, and what follows from cards out of sight (table-talk.1, hidden.3,
discard-pile.5). Not for what is shown of a card.
"""

from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.games.horror import zones
from miskatonic.games.horror.caches import Change
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.state import NOBODY, NONE, Horror, kind_of

OPEN_PILES = frozenset({"discard", "encounter-discard", "victory", "aside"})
"""discard-pile.5: piles everybody may look at."""


def sees(g: Horror, seat: Seat | None, card: int) -> bool:
    """table-talk.1, hidden.3: whether a seat may see a card's face."""
    zone = g.cards[card].zone
    kind = kind_of(zone)
    if kind in zones.IN_PLAY or kind in OPEN_PILES or g.print(card).type == "investigator":
        return True
    if kind == "hand":
        if zone == id_of("hand", seat):
            return True
        return g.options.open_hands and not zones.is_hidden(g, card)
    if kind == "beneath":
        return not zones.is_facedown(g, card)
    if kind == "waiting":
        return zone == id_of("waiting", seat)
    if kind == "removed":
        return g.cards[card].owner in (NOBODY, seat)
    if kind == "limbo":
        return not zones.has_hidden(g, card) or drawer(g, card) == seat
    return False


def drawer(g: Horror, card: int) -> Seat:
    """Return who is resolving a drawn card."""
    for sequence in g.sequences:
        if sequence.happening.what == "draws-encounter" and sequence.happening.card == card:
            return sequence.happening.who
    for context in g.contexts.values():
        if context.source == card:
            return context.you
    return NOBODY


def seen(g: Horror, seat: Seat | None, card: int) -> int:
    """Return a card that the seat can see, or NONE in the place of one that it cannot."""
    return card if card != NONE and sees(g, seat, card) else NONE


def as_seen(g: Horror, seat: Seat | None) -> Horror:
    """hidden.3: the position as a seat can work it out, without what Hidden cards it cannot see do to
    numbers and anything else.
    """
    if not g.box.hidden:
        return g
    unseen = frozenset([card for card in (*g.out_of_play, *g.hidden) if not sees(g, seat, card)])
    if not unseen:
        return g
    twin = g.copy()
    twin.out_of_sight = unseen
    twin.announce(Change.CARDS)
    return twin


UNKNOWN = Printed("unknown", "skill", ("?", "?"))
"""What everybody knows of a card in somebody else's hand: that it is there."""


def as_all_know(g: Horror, but: frozenset[int] = frozenset()) -> Horror:
    """table-talk.1: the position as everybody can work it out, in which cards in hands do nothing; `but`
    these, of which all know.
    """
    hands = [card for seat in range(len(g.people)) for card in g.hand(seat) if card not in but]
    unseen = [card for card in hands if not sees(g, None, card)]
    if not unseen:
        return g
    twin = g.copy()
    twin.printed = {**g.printed, UNKNOWN.code: UNKNOWN}
    twin.box = replace(g.box, german=dict([*g.box.german.items(), UNKNOWN.name]))
    for card in unseen:
        twin.cards[card] = replace(g.cards[card], code=UNKNOWN.code)
        twin.announce_move(card, g.print(card).profile, "hand", "removed")
    twin.unsettled = g.unsettled
    return twin
