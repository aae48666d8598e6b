"""Positions that a seat cannot tell from the real one: other hands and decks dealt anew, a future of its own.

What somebody else is asked may show that they have something to answer with; an imagined position keeps that.
Not for what a seat sees (see `view`).
"""

from collections import Counter

import msgspec

from miskatonic.core.flow import Pending
from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.core.rng import Rng
from miskatonic.games.horror import zones
from miskatonic.games.horror.caches import Change
from miskatonic.games.horror.lineup import as_known_to, imagined
from miskatonic.games.horror.state import NOBODY, NONE, Horror

PRIVATE = frozenset(
    {
        "turn",
        "window",
        "reaction",
        "commit",
        "discard",
        "pay",
        "search",
        "look-discard",
        "order",
        "mulligan",
        "play",
        "target",
    }
)
"""Asks whose options may show cards out of sight; in an imagined position they are asked again."""
HANDLING = ("order", "search", "look-discard")
"""Asks about cards that somebody has taken up, and is going to put down again."""
TRIES = 200
"""How many deals are tried: sometimes few hands in a hundred let the same seat be asked."""


def sample(g: Horror, seat: Seat, rng: Rng) -> Horror:
    """Return a random position that the seat cannot tell from this one."""
    for _ in range(TRIES):
        twin = _deal_again(g, seat, rng)
        if _ask_again(g, twin, seat, rng):
            break
    else:
        twin = _deal_again(g, seat, rng, frozenset(each.seat for each in g.pending))
    twin.rng = rng.fork()
    return twin


def _deal_again(g: Horror, seat: Seat, rng: Rng, keep: frozenset[Seat] = frozenset()) -> Horror:
    """Return a copy in which everything out of the seat's sight lies otherwise.

    A card that is being played is still in hand, but everybody knows it (limbo.q2). Cards that somebody is
    putting somewhere at this moment stay where they are.
    Whoever is in `keep` keeps the hand: hardly any other would let them be asked what they are asked.
    """
    twin = g.copy()
    twin.opening = ()
    known = {card for who, card in g.looked if who == seat}
    known |= {each.source for each in g.contexts.values()}
    known |= {card for each in g.pending if each.ask.kind in HANDLING for card in _handled(each)}
    if g.options.hidden_decks:
        _imagine_decks(twin, seat, keep, known, rng)
    for other in range(len(g.people)):
        hand = [] if other == seat or other in keep or g.options.open_hands else _secret_hand(twin, other)
        waiting = [] if other == seat else list(twin.pile(id_of("waiting", other)))
        _mix(
            twin,
            [card for card in (*hand, *waiting, *twin.pile(id_of("deck", other))) if card not in known],
            rng,
        )
    hidden = [
        card
        for other in range(len(g.people))
        if other != seat and other not in keep
        for card in twin.pile(id_of("hand", other))
        if twin.cards[card].owner == NOBODY and card not in known
    ]
    _mix_hidden(twin, hidden, known, rng)
    _mix(twin, [card for card in twin.pile("encounter") if card not in known], rng)
    _mix_reverses(twin, rng)
    _mix_facedown(twin, known, rng)
    twin.announce(Change.CARDS)
    return twin


def _imagine_decks(g: Horror, seat: Seat, keep: frozenset[Seat], known: set[int], rng: Rng) -> None:
    """table-talk.1: where deck lists are hidden, others' cards out of sight may be of a starter deck."""
    g.options = as_known_to(g.options, (seat,))
    for other in range(len(g.people)):
        if other == seat:
            continue
        hand = [] if other in keep or g.options.open_hands else _secret_hand(g, other)
        places = (*hand, *g.pile(id_of("waiting", other)), *g.pile(id_of("deck", other)))
        hidden = {card for card in places if g.cards[card].owner == other and card not in known}
        shown = Counter(each.code for each in g.cards if each.owner == other and each.id not in hidden)
        starter = imagined(g.options, g.cards[g.people[other].card].code)
        codes = list((Counter(starter) - shown).elements())
        rng.shuffle(codes)
        codes += [rng.choice(starter) for _ in range(len(hidden) - len(codes))]
        for card, code in zip(sorted(hidden), codes, strict=False):
            g.cards[card] = msgspec.structs.replace(g.cards[card], code=code)


def _handled(pending: Pending) -> list[int]:
    """Return the cards that somebody who is asked will put somewhere."""
    return [card for arg in pending.args if isinstance(arg, tuple) for card in arg]


def _secret_hand(g: Horror, seat: Seat) -> list[int]:
    """Return the cards in a hand that came from the player's own deck."""
    return [card for card in g.pile(id_of("hand", seat)) if g.cards[card].owner == seat]


def _mix(g: Horror, cards: list[int], rng: Rng) -> None:
    """Deal cards anew over the places they are in."""
    places = [(zone, g.pile(zone).index(card)) for card in cards for zone in (g.cards[card].zone,)]
    mixed = sorted(cards)
    rng.shuffle(mixed)
    for (zone, place), card in zip(places, mixed, strict=True):
        g.pile(zone)[place] = card
        g.cards[card] = msgspec.structs.replace(g.cards[card], zone=zone)


def _mix_facedown(g: Horror, known: set[int], rng: Rng) -> None:
    """in-play.3: facedown cards of one encounter set may lie in each other's places; those dealt out beneath
    other cards in any of theirs.
    """
    facedown = [card.id for card in g.cards if zones.is_facedown(g, card.id) and card.id not in known]
    for name in sorted({g.print(card).set for card in facedown}):
        _mix(g, _by_place(g, [card for card in facedown if g.print(card).set == name]), rng)
    _mix(g, _by_place(g, [card for card in facedown if zones.beneath(g, card) != NONE]), rng)


def _by_place(g: Horror, cards: list[int]) -> list[int]:
    """Return cards in the order of where they lie, which everybody sees, and not of which they are."""
    return sorted(cards, key=lambda card: (g.cards[card].zone, g.pile(g.cards[card].zone).index(card)))


def _mix_hidden(g: Horror, hidden: list[int], known: set[int], rng: Rng) -> None:
    """hidden.3: another Hidden card may be in that hand; those still in the encounter deck are exchanged
    for it.
    """
    if hidden:
        alike = [card for card in g.pile("encounter") if zones.has_hidden(g, card) and card not in known]
        _mix(g, [*hidden, *alike], rng)


def _mix_reverses(g: Horror, rng: Rng) -> None:
    """locations.4: of unrevealed locations that look alike nobody knows which is which."""
    alike: dict[str, list[int]] = {}
    for card in g.cards:
        if card.reverse and not card.revealed:
            alike.setdefault(card.code, []).append(card.id)
    for same in alike.values():
        reverses = sorted(g.cards[card].reverse for card in same)
        rng.shuffle(reverses)
        for place, reverse in zip(same, reverses, strict=True):
            g.cards[place] = msgspec.structs.replace(g.cards[place], reverse=reverse)


def _ask_again(g: Horror, twin: Horror, seat: Seat, rng: Rng) -> bool:
    """Let others be asked what they would be asked there; False if that would differ for everybody to see."""
    if all(each.seat == seat or each.ask.kind not in PRIVATE for each in g.pending):
        return True
    tried = twin.copy()  # the step may have begun something before it asked, and must not begin it twice
    tried.pending.clear()
    tried.stack.append(g.at)
    tried.run()
    if tried.turn != g.turn or tried.ended:
        return False  # nobody would be asked there: the game went on to another turn
    if [_asked(each) for each in tried.pending] != [_asked(each) for each in g.pending]:
        return False
    if _moment(tried) != _moment(g) or tried.stack[: len(g.stack)] != g.stack:
        return False
    twin.pending = [
        _answered(mine, theirs, seat, rng) for mine, theirs in zip(g.pending, tried.pending, strict=True)
    ]
    return True


def _moment(g: Horror) -> tuple[object, ...]:
    """Return how far the game is; where nobody had anything to decide it would have gone on."""
    return g.at, g.round, g.phase, g.turn, g.people


def _asked(pending: Pending) -> tuple[object, ...]:
    """Return what everybody sees of an ask, and what becomes of its answer."""
    return pending.seat, pending.ask.kind, pending.then, pending.args


def _answered(mine: Pending, theirs: Pending, seat: Seat, rng: Rng) -> Pending:
    """Return an ask with the answer that is already in: the seat's own, or one somebody else might have
    given.
    """
    if mine.seat == seat:
        return mine
    if mine.choice is None:
        return theirs
    return msgspec.structs.replace(theirs, choice=(rng.choice(theirs.ask.options).id,))
