"""Room decks, room markers, books and points."""

from miskatonic.games.cultists import told
from miskatonic.games.cultists.cards import FACES, PILE, SABOTAGE, SUCCESS, Figure
from miskatonic.games.cultists.facts import Added, Searched, Turned
from miskatonic.games.cultists.numbers import BOOKS, EXPLORED_FROM, ROW_POINTS
from miskatonic.games.cultists.plan import UNSAFE
from miskatonic.games.cultists.rules import ending, unsafe
from miskatonic.games.cultists.state import Cultists, RoomCard


def may_check(g: Cultists, room: str) -> bool:
    """check-room.1, check-room.q1, camera.2, shelf.4: what holds for the room; a done one has no deck"""
    return room in g.explored and bool(g.decks[room]) and room not in g.open_markers


def add_room_card(g: Cultists, room: str, card: RoomCard) -> None:
    """room-decks.2, room-decks.3, room-decks.4, fill.3, fill.4"""
    g.decks[room] += (card,)
    if len(g.decks[room]) >= EXPLORED_FROM and room not in g.explored:
        turn_marker(g, room)


def turn_marker(g: Cultists, room: str) -> None:
    """room-decks.2, room-decks.4, unsafe.3, unsafe.4"""
    g.explored += (room,)
    symbol = room in g.symbols
    g.tell(told.explored(room, symbol))
    if not symbol:
        g.history.append(Turned(g.round, room, symbol=False))
        return
    card = unsafe.draw_unsafe_card(g)
    g.history.append(Turned(g.round, room, True, FACES[card]))
    g.tell(told.unsafe_card(card))
    unsafe.carry_out(g, card)


def add_pile_card(g: Cultists, place: str) -> None:
    """pile.1, pile.q1, check-state.7, camera.3: the top card goes unseen into a deck"""
    if not g.pile:
        g.tell(told.pile_empty())
        return
    card = (g.pile[-1], PILE, g.round)
    g.pile = g.pile[:-1]
    g.history.append(Added(g.round, place))
    g.tell(told.added(place))
    if place == UNSAFE:
        unsafe.add_unsafe_card(g, card)
    else:
        add_room_card(g, place, card)


def check_room(g: Cultists, by: Figure, room: str, camera: bool) -> None:
    """check-room.2, check-room.3, check-room.4, check-room.5"""
    deck = g.decks[room]
    place = g.rng.below(len(deck))
    card = deck[place]
    g.decks[room] = deck[:place] + deck[place + 1 :]
    g.gone += ((room, *card),)
    face = card[0]
    g.tell(told.searched(by, room, face, camera, g.seats))
    full = False
    if face == SUCCESS:
        g.books[room] += 1
        full = g.books[room] == BOOKS[g.count.side][room]
        g.tell(told.book_found(room, g.books[room], BOOKS[g.count.side][room]))
    elif face == SABOTAGE and g.books[room]:
        g.books[room] -= 1
        g.tell(told.book_lost(room, g.books[room], BOOKS[g.count.side][room]))
    g.history.append(Searched(g.round, by, room, camera, FACES[face], full))
    if full:
        finish_room(g, room)


def finish_room(g: Cultists, room: str) -> None:
    """shelf.2, shelf.3, shelf.4, shelf.5"""
    burn(g, room)
    g.done += (room,)
    g.score += ROW_POINTS[g.count.side][room]
    g.tell(told.row_scored(room, ROW_POINTS[g.count.side][room], g.score, g.target))
    ending.test_points(g)


def burn(g: Cultists, room: str) -> None:
    """firestarter.d1, shelf.4: all cards of a room deck leave the game unseen"""
    g.gone += tuple([(room, *card) for card in g.decks[room]])
    g.decks[room] = ()
