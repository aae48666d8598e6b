"""A sample is a position that could be: every card is somewhere, and all that the seat knows is as it was.

Positions are reached by chance: decks have been filled, checked and burnt. Not for odds (`test_unseen`).
"""

from collections import Counter
from functools import cache

import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD, FACES, PILE, START, cards
from miskatonic.games.cultists.facts import Burnt, Marker, Searched, Turned
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.numbers import (
    CULTIST_ROOM_CARDS,
    FIRST_ROOM_CARDS,
    INVESTIGATOR_ROOM_CARDS,
    MARKERS,
    PILE_CARDS,
    PULSE_CARDS,
    SYMBOLS,
    UNSAFE_CARDS,
)
from miskatonic.games.cultists.state import Cultists

GAMES = [(4, 1, "no"), (5, 2, "no"), (6, 3, "no"), (7, 4, "yes"), (8, 5, "yes")]
"""Players, seed, whether there is a Firestarter."""
ANSWERS = 400
"""After so many a game is left at the latest."""
EVERY = 45
"""A sample is drawn for every seat after so many answers."""


@cache
def positions(players: int, seed: int, firestarter: str) -> tuple[Cultists, ...]:
    """Return positions of a game in which everybody answers by chance, all roles on."""
    g = GAME.new(GAME.options(seats=players, seer="yes", assassin="yes", firestarter=firestarter), seed)
    rng = Rng.seeded(seed)
    found = []
    for number in range(ANSWERS):
        if not g.asks():
            break
        seat, ask = next(iter(g.asks().items()))
        choice = rng.choice([option.id for option in ask.options if option.id != "claim"])
        g.answer(seat, choice if ask.most == 1 else [choice] if rng.below(8) == 0 else ())
        if number % EVERY == EVERY - 1 and g.roles:
            found.append(g.copy())
    return tuple(found)


@cache
def samples(players: int, seed: int, firestarter: str) -> tuple[tuple[Cultists, int, Cultists], ...]:
    """Return each position with a seat and a sample for it."""
    return tuple(
        (g, seat, GAME.sample(g, seat, Rng.seeded(10 * number + seat)))
        for number, g in enumerate(positions(players, seed, firestarter))
        if g.outcome is None
        for seat in range(players)
    )


each_game = pytest.mark.parametrize("game", GAMES, ids=[f"{players} players" for players, _, _ in GAMES])


@each_game
def test_the_positions_have_seen_something(game: tuple[int, int, str]) -> None:
    assert len(samples(*game)) >= 2 * game[0]
    facts = {type(fact) for g, _, _ in samples(*game) for fact in g.history}
    assert Turned in facts


@rule("secrets.11")
@each_game
def test_the_seat_sees_no_difference(game: tuple[int, int, str]) -> None:
    for g, seat, twin in samples(*game):
        assert GAME.view(twin, seat) == GAME.view(g, seat)
        assert twin.asked() == g.asked()
        assert (twin.asks().get(seat), twin.sealed().get(seat)) == (g.asks().get(seat), g.sealed().get(seat))
        assert set(twin.sealed()) <= {seat}, "who else has answered nobody knows"


@rule("roles.d3", "secrets.2")
@each_game
def test_the_same_tokens_are_dealt_and_known_ones_stay(game: tuple[int, int, str]) -> None:
    for g, seat, twin in samples(*game):
        assert sorted(twin.roles) == sorted(g.roles)
        for known in (seat, *g.revealed):
            assert twin.roles[known] == g.roles[known]
        if g.is_cultist(seat):
            assert [twin.is_cultist(each) for each in g.figures] == [g.is_cultist(each) for each in g.figures]


@rule("routes.d2", "secrets.3")
@each_game
def test_every_figure_has_a_route_card_of_its_own(game: tuple[int, int, str]) -> None:
    for g, seat, twin in samples(*game):
        assert len(set(twin.routes)) == len(twin.routes) == len(g.routes)
        assert (twin.routes[seat], twin.routes[g.seats :]) == (g.routes[seat], g.routes[g.seats :])


@rule("hands.d2", "pulse.d1", "pulse.d2", "secrets.4")
@each_game
def test_everybody_has_had_the_pulse_cards_of_his_role(game: tuple[int, int, str]) -> None:
    for g, seat, twin in samples(*game):
        start = Counter[int]()
        for figure in g.figures:
            given = [face for deck in twin.pulses for face, giver, _ in deck if giver == figure]
            all_cards = Counter((*twin.hands[figure], *twin.supplies[figure], *given))
            dead = g.count.dead_cards if twin.is_cultist(figure) else 0
            assert (all_cards[DEAD], all_cards.total()) == (dead, PULSE_CARDS)
            assert (len(twin.hands[figure]), len(twin.supplies[figure])) == (
                len(g.hands[figure]),
                len(g.supplies[figure]),
            )
            assert [card[1:] for card in twin.pulses[figure]] == [card[1:] for card in g.pulses[figure]]
            first = twin.pulses[figure][0]
            assert first[1] == START
            if twin.is_cultist(figure):
                assert first[0] == ALIVE
            else:
                start[first[0]] += 1
        assert start[ALIVE] <= g.count.start_alive
        assert start[DEAD] <= g.count.start_dead
        assert twin.hands[seat] == g.hands[seat]
        assert sorted(twin.supplies[seat]) == sorted(g.supplies[seat])


@rule("hands.d1", "secrets.7")
@each_game
def test_everybody_has_had_the_room_cards_of_his_role(game: tuple[int, int, str]) -> None:
    for g, seat, twin in samples(*game):
        for figure in g.figures:
            laid = [face for by, _, _, face in twin.laid if by == figure]
            kinds = CULTIST_ROOM_CARDS if twin.is_cultist(figure) else INVESTIGATOR_ROOM_CARDS
            assert sorted((*twin.room_hands[figure], *laid)) == sorted(cards(kinds))
        assert [card[:3] for card in twin.laid] == [card[:3] for card in g.laid]
        assert [card for card in twin.laid if card[0] == seat] == [card for card in g.laid if card[0] == seat]


@rule("room-decks.d1", "pile.d1", "unsafe.d1", "check-room.2", "secrets.7")
@each_game
def test_the_cards_of_the_decks_are_those_that_were_put_there(game: tuple[int, int, str]) -> None:
    for g, _, twin in samples(*game):
        faces = {(by, round): face for by, round, _, face in twin.laid}
        gone = Counter(room for room, _, _, _ in g.gone)
        everything = [
            (face, by, round)
            for deck in (*twin.decks.values(), [card[1:] for card in twin.gone], twin.unsafe)
            for face, by, round in deck
        ]
        for room, deck in twin.decks.items():
            assert len(deck) == len(g.decks[room])
            assert sum(each[0] == room for each in twin.gone) == gone[room]
        for face, by, round in everything:
            assert by < 0 or face == faces[by, round]
        first = Counter(
            face
            for deck in (*twin.decks.values(), [card[1:] for card in twin.gone])
            for face, by, _ in deck
            if by == START
        )
        assert not first - Counter(cards(FIRST_ROOM_CARDS))
        from_pile = [face for face, by, _ in everything if by == PILE]
        assert Counter((*twin.pile, *from_pile)) == Counter(cards(PILE_CARDS))
        assert len(twin.pile) == len(g.pile)
        assert Counter(face for face, by, _ in twin.unsafe if by == START) == Counter(cards(UNSAFE_CARDS))


@rule("check-room.2", "firestarter.d1")
@each_game
def test_what_was_drawn_from_a_room_is_what_all_saw(game: tuple[int, int, str]) -> None:
    for g, _, twin in samples(*game):
        left = list(twin.gone)
        for fact in g.history:
            if isinstance(fact, Searched):
                drawn = next(card for card in left if card[0] == fact.room)
                assert FACES[drawn[1]] == fact.face
                left.remove(drawn)
            if isinstance(fact, Burnt) or (isinstance(fact, Searched) and fact.done):
                left = [card for card in left if card[0] != fact.room]


@rule("cultist-markers.d1", "room-decks.d2", "secrets.8")
@each_game
def test_markers_and_symbols_fit_what_was_turned(game: tuple[int, int, str]) -> None:
    for g, _, twin in samples(*game):
        seen = {fact.room for fact in g.history if isinstance(fact, Marker)}
        assert len(set(twin.markers)) == len(g.markers)
        assert set(twin.markers) <= set(MARKERS) - seen
        turned = {fact.room: fact.symbol for fact in g.history if isinstance(fact, Turned)}
        assert {room: room in twin.symbols for room in turned} == turned
        assert len(twin.symbols) == SYMBOLS[g.count.side]
