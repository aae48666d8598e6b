"""Horror as the Game contract wants it: the door to rules and view. Holds no rules itself."""

from collections.abc import Collection, Mapping
from typing import Any, cast

import msgspec

from miskatonic.core.flow import FlowGame
from miskatonic.core.game import (
    Ask,
    Caution,
    Field,
    Options,
    Outcome,
    Seat,
    View,
    Why,
    check_options,
)
from miskatonic.core.ids import id_of, read_id
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text
from miskatonic.games.horror import (
    careful,
    corrections,
    explain,
    lineup,
    optional,
    prospects,
    rules,
    scenarios,
    zones,
)
from miskatonic.games.horror.asks import WAIT
from miskatonic.games.horror.options import FIELDS, HorrorOptions
from miskatonic.games.horror.rules import committing, ending
from miskatonic.games.horror.rules.ordering import choice_matters
from miskatonic.games.horror.sight import as_seen
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.unseen import sample
from miskatonic.games.horror.view import HorrorView, open_view, view

MOST_REASONS = 3
"""So many are told at once of why nothing can be done with a card."""
PHRASES = tuple(
    f"phrase-{name}"
    for name in ("help", "on-my-way", "i-fight", "i-search", "run", "thanks", "well-played", "hurry")
)


class HorrorGame(FlowGame[Horror]):
    """The rules of Horror."""

    name = "horror"
    version = 6
    """6: what is as usual is left out of a position, so that new fields no longer change its digest, and the
    notes of a campaign have a log of their own; matches under way go on, older records no longer replay."""
    fields: tuple[Field, ...] = FIELDS
    state_type = Horror
    view_type: type[View] = HorrorView
    options_type: type[Options] = HorrorOptions
    endings = ("won", "lost", "none")
    several_seats = True

    def options(self, **given: Any) -> HorrorOptions:
        """setup.1, difficulty-level.2, deckbuilding.1, campaign.1"""
        chosen = check_options(FIELDS, given)
        chosen["chapter"] = lineup.check_chapter(chosen["chapter"], chosen["seats"])
        there = {**lineup.story_cards(), **lineup.cards(chosen["scenario"])}
        chosen["corrections"] = corrections.check(chosen["corrections"], there)
        chosen["decks"] = lineup.check(
            chosen["decks"],
            chosen["seats"],
            chosen["scenario"],
            chosen["chapter"],
            chosen["ultimatums"],
            chosen["corrections"],
        )
        chosen["hidden_decks"] = chosen["hidden_decks"] or msgspec.UNSET
        options = HorrorOptions(**chosen)
        optional.check(options)
        return options

    def characters(self, options: Options) -> tuple[Text, ...]:
        """Return the investigators, as people at a table call them: by their first names."""
        return lineup.first_names(cast(HorrorOptions, options))

    def options_for(self, options: Options, seats: Collection[Seat]) -> HorrorOptions:
        """table-talk.1: without the deck lists of others, if the table hides them."""
        return lineup.as_known_to(cast(HorrorOptions, options), seats)

    def new(self, options: Options, seed: int) -> Horror:
        """Return the first position in which somebody must decide."""
        chosen = cast(HorrorOptions, options)
        decks = lineup.line_up(chosen, seed)
        return rules.new_game(
            chosen,
            scenarios.find(chosen.scenario).scenario,
            decks,
            optional.reworded(chosen, lineup.box(chosen, decks)),
            seed,
            bag=chosen.chapter.bag if chosen.chapter else (),
            weaknesses=lineup.basic_weaknesses(decks),
        )

    def cautions(self, state: Horror, seat: Seat) -> Mapping[str, tuple[Caution, ...]]:
        """Return what options cost besides what they say, if the table wants to know."""
        return careful.cautions(state, seat) if state.options.confirm else {}

    def chances(self, state: Horror, seat: Seat) -> Mapping[str, float]:
        """Return how likely attacks, evasions and investigations succeed, before they are begun."""
        return prospects.prospects(state, seat)

    def needless(self, state: Horror, seat: Seat, own: Collection[Seat]) -> tuple[str, ...]:
        """test.q2: nobody waits for his own investigators to commit."""
        ask = state.asks().get(seat)
        if ask is None or ask.kind != "commit" or all(each.id != WAIT for each in ask.options):
            return ()
        return (WAIT,) if committing.waits_for_itself(state, seat, own) else ()

    def soon(self, state: Horror, seat: Seat) -> Ask | None:
        """test.5, test.6: which cards the seat may commit when its turn comes."""
        return committing.asked_soon(as_seen(state, seat), seat)

    def answers_itself(self, state: Horror, seat: Seat) -> str | None:
        """Return the only answer there is, or any of those that lead to the same: not to ask at all would
        tell that a hand holds no other one.
        """
        ask = state.asks().get(seat)
        if ask is None or ask.only is not None:
            return None if ask is None else ask.only
        return None if ask.kind not in ("choice", "trauma") or choice_matters(state) else ask.options[0].id

    def view(self, state: Horror, seat: Seat | None) -> HorrorView:
        """Return all that this seat, or a spectator, may know."""
        return view(state, seat)

    def open_view(self, state: Horror) -> HorrorView:
        """Return the position with all cards open."""
        return open_view(state)

    def round(self, state: Horror) -> int:
        """Return in which round the match is."""
        return state.round

    def counted(self, state: Horror) -> Mapping[str, tuple[int, ...]]:
        """Return the doom in play, and everybody's clues."""
        doom = sum(state.cards[card].doom for card in zones.cards_in_play(state))
        return {"doom": (doom,), "clues": tuple(state.cards[each.card].clues for each in state.people)}

    def outcome(self, state: Horror) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return ending.outcome(state)

    def sample(self, state: Horror, seat: Seat, rng: Rng) -> Horror:
        """Return a random position that the seat cannot tell from this one."""
        return sample(state, seat, rng)

    def why_not(self, state: Horror, seat: Seat, thing: str) -> tuple[Why, ...]:
        """Return what stands in the way of everything that the seat might do with a card it sees."""
        what = read_id(thing)
        if what.kind != "card" or what.number not in range(len(state.cards)):
            return ()
        zone = state.cards[what.number].zone
        if zone != id_of("hand", seat) and zone != "act" and not zones.in_play(state, what.number):
            return ()
        reasons = [each.why for each in explain.about(state, seat, what.number) if each.why is not None]
        return tuple({each.id: Why(each.text, each.cite) for each in reasons}.values())[:MOST_REASONS]

    def phrases(self) -> tuple[str, ...]:
        """Return the ready-made phrases."""
        return PHRASES

    def check_talk(self, state: Horror, said: str) -> Text | None:
        """table-talk.i3: what hints at hidden cards is a matter of manners, not of rules."""
        return None


GAME = HorrorGame()
