"""Tables for tests: positions that read like a table being set up, and the things players do at them.

A position is built from what the test names, not played up to. Not for random play.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal

from miskatonic import games
from miskatonic.core.game import Ask, Event, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech, Text
from miskatonic.games.ritual import rules
from miskatonic.games.ritual.cards import CARDS, NONE, Card, deck, face, name
from miskatonic.games.ritual.state import Removed, Ritual

RITUAL = games.get("ritual")

# Setting up


def table(
    game: Literal["ritual"],
    *,
    hands: str,
    pile: str,
    rest: Literal["pile", "discard"] = "pile",
    straw: str = "",
    discard: str = "",
    removed: str = "",
    removed_by: Seat = 0,
    active: Seat = 0,
    sanity: str = "",
    marker: int = 1,
    seed: int = 1,
    **options: Any,
) -> Ritual:
    """Set up a turn of Ritual: the active player has drawn and is asked whom to give the card.

    `hands` names a card for every player and so says how many there are; `pile` lists the top card, which is
    the one drawn, first. Naming the Wary Student or Hastur puts them into the deck. Cards that nobody names
    lie at the bottom of the pile or, with `rest="discard"`, have been discarded. `marker` is the space on the
    doom track, counted from 1.
    """
    named = [cards(each) for each in (hands, straw, pile, discard, removed)]
    in_deck = _alternatives([face(card) for cards in named for card in cards])
    checked: Any = games.get(game).options(seats=len(named[0]), **{**in_deck, **options})
    box = list(deck(checked.event, checked.scholar, checked.zealot, checked.old_one))
    held, straws, drawn, discarded, gone = ([_from_box(box, card) for card in cards] for cards in named)
    if len(straws) != rules.straw_players(len(held)):
        raise ValueError(f"{len(held)} players sit with {rules.straw_players(len(held))} straw players")
    g = Ritual(
        options=checked,
        rng=Rng.seeded(seed),
        deck=deck(checked.event, checked.scholar, checked.zealot, checked.old_one),
        sanity=[int(each) for each in sanity.split()] or [7] * len(held),
        round=1,
        doom=marker - 1,
        hands=held + straws,
        pile=[*(box if rest == "pile" else ()), *reversed(drawn)],
        discard=discarded + (box if rest == "discard" else []),
        removed=tuple(Removed(card, removed_by, 0) for card in gone),
        active=active,
        own_excluded=[0] * len(held),
    )
    if len(g.sanity) != g.seats:
        raise ValueError("name everybody's sanity or nobody's")
    g.then(rules.begin_turn)
    g.run()
    return g


def deal(seed: int = 1, **options: Any) -> Ritual:
    """Start a game of Ritual: the first round is dealt, and the start player has drawn."""
    g: Ritual = RITUAL.new(RITUAL.options(**options), seed)
    return g


def cards(names: str) -> list[Card]:
    """Return the cards with these English names, each the first of its face."""
    return [_by_name()[each.strip().casefold()] for each in names.split(",") if each.strip()]


@cache
def _by_name() -> dict[str, Card]:
    return {say(name(card)).casefold(): card for card in reversed(range(len(CARDS)))}


@cache
def _english() -> Speech:
    return Speech("en", ["miskatonic.core", games.package("ritual")])


def _alternatives(faces: Sequence[str]) -> dict[str, str]:
    """Return the options that put these faces into the deck."""
    slots = [field for field in RITUAL.fields if field.name in ("event", "scholar", "zealot", "old_one")]
    return {slot.name: each for slot in slots for each in slot.choices if each in faces}


def _from_box(box: list[Card], card: Card) -> Card:
    """Take a card of that face out of the box."""
    for place, each in enumerate(box):
        if face(each) == face(card):
            return box.pop(place)
    raise ValueError(f"no {face(card)} is left in the box")


# What players do; each returns what the table is told


def give(g: Ritual, to: Seat) -> list[Event]:
    return RITUAL.answer(g, g.active, f"seat:{to}")


def pass_to(g: Ritual, to: Seat) -> list[Event]:
    return RITUAL.answer(g, asked(g), f"seat:{to}")


def take(g: Ritual) -> list[Event]:
    return RITUAL.answer(g, asked(g), "take")


def let_go(g: Ritual) -> list[Event]:
    """Pass as the last follower: nobody is left to take the card."""
    return RITUAL.answer(g, asked(g), "pass")


def put_back(g: Ritual) -> list[Event]:
    return RITUAL.answer(g, asked(g), "put-back")


def remove(g: Ritual) -> list[Event]:
    return RITUAL.answer(g, asked(g), "remove")


def confess(g: Ritual) -> list[Event]:
    return RITUAL.answer(g, asked(g), "confess")


def give_and_take(g: Ritual, to: Seat) -> list[Event]:
    """Play a turn in which the first follower takes the card."""
    return give(g, to) + take(g)


def all_pass(g: Ritual) -> list[Event]:
    """Play a turn in which everybody passes: the round ends, and the hands are judged as they are."""
    events = give(g, g.followers[0])
    while g.followers:
        events += pass_to(g, g.followers[0])
    return events + let_go(g)


# What one looks at


def asked(g: Ritual) -> Seat:
    """Return the one seat that must decide."""
    (seat,) = g.asks()
    return seat


def ask(g: Ritual) -> Ask:
    """Return what the one seat that must decide is asked."""
    return g.asks()[asked(g)]


def choices(g: Ritual) -> list[str]:
    return [option.id for option in ask(g).options]


def view(g: Ritual, seat: Seat | None) -> Any:
    return RITUAL.view(g, seat)


def faces(cards: Iterable[Card]) -> list[str]:
    return [face(card) for card in cards]


def told(events: Iterable[Event], id: str) -> list[Event]:
    """Return the events with that message."""
    return [event for event in events if event.text.id == id]


def one(events: Iterable[Event], id: str) -> Event:
    """Return the only event with that message."""
    (event,) = told(events, id)
    return event


def say(text: Text, reader: Seat | None = None) -> str:
    """Return a message in English."""
    return _english().say(text, reader=reader)


def read(events: Iterable[Event], seat: Seat | None) -> str:
    """Return what a seat (None: a spectator) reads of the events, in English."""
    texts = [event.seen_by(seat) for event in events]
    return "\n".join(say(each, seat) for each in texts if each is not None)


def failed(g: Ritual) -> list[int]:
    """Return the holders who failed in the round that just ended."""
    assert g.last_round is not None
    return list(g.last_round.failed)


def winners(g: Ritual) -> list[Seat]:
    assert g.outcome is not None
    return list(g.outcome.winners)


def all_cards(g: Ritual) -> list[Card]:
    """Return every card on the table, wherever it is; there must be 22."""
    travelling = [] if g.travelling == NONE else [g.travelling]
    return sorted([*g.hands, *g.pile, *g.discard, *(each.card for each in g.removed), *travelling])
