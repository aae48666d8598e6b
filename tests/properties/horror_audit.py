"""An auditor of Horror: it looks at every step of a match and says what happened that no event told of, or
that a card in force forbids.

It compares positions and trusts none of the functions that are to be audited: a change has to be the impact
of an event that came about, or the step that made it has to mark one or tell of it. Not for what must hold in
a position by itself (see `horror`).
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from miskatonic.core.game import Event, Options
from miskatonic.games.horror import numbers, rules, zones
from miskatonic.games.horror.game import HorrorGame
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import timing
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.state import NOBODY, NONE, Card, Happening, Horror, kind_of
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Ability, Constant, Forced
from miskatonic.games.horror.words.modifiers import Cannot, Doing
from miskatonic.games.horror.words.things import Kind, Matcher
from miskatonic.games.horror.words.triggers import On
from tests.properties import horror_words as words
from tests.properties.horror_box import chest

# Boxes in which much is forbidden and replaced

REPLACED = ("exhausts", "readies", "enemy-moves", "moves", "engages", "disengages", "is-discarded", "heals",
            "gains-resources", "discovers-clue", "places-doom", "attacks", "is-dealt", "leaves-play",
            "enters-play", "spends-resources", "reveals-location", "is-defeated", "evades")  # fmt: skip
KINDS = ("investigator", "enemy", "asset", "location")


def forbids(dice: random.Random) -> Constant:
    """Return a constant ability that forbids something."""
    if dice.random() < 0.3:
        return Constant((words.word(Cannot, dice, 2),))
    doing: Any = words.draw(Doing, dice)
    whom: Any = Kind(dice.choice(KINDS)) if dice.random() < 0.7 else words.draw(Matcher, dice, 1)  # type: ignore[arg-type]
    return Constant((Cannot(whom, doing),))


def replaces(dice: random.Random) -> Forced:
    """Return a forced ability that puts something in the place of what happens."""
    on = On(dice.choice(("would", "would", "when")), dice.choice(REPLACED))  # type: ignore[arg-type]
    return Forced(on, (fx.Instead(words.effects(dice, 1)),), words.limit(dice))


def hindered(printed: Printed, dice: random.Random) -> Printed:
    """Return a card that may forbid or replace something besides what it says."""
    many = {"investigator": 1, "location": 2, "act": 2, "agenda": 2, "asset": 1}.get(printed.type, 0)
    more: list[Ability] = [
        dice.choice((forbids, forbids, replaces))(dice) for _ in range(many) if dice.random() < 0.4
    ]
    return msgspec.structs.replace(printed, abilities=(*printed.abilities, *more)) if more else printed


class HinderedHorror(HorrorGame):
    """The rules of Horror with a random box for every seed, in which much is forbidden and replaced."""

    def new(self, options: Options, seed: int) -> Horror:
        """Return the first position in which somebody must decide."""
        found = self.box_of(seed)
        seats: Any = options
        return rules.new_game(seats, found.scenario, found.decks[: seats.seats], found.box, seed)

    def box_of(self, seed: int) -> Chest:
        """Return the box that a match with this seed is played with."""
        dice = random.Random(f"hindered {seed}")
        found = chest(seed)
        return Chest(found.scenario, tuple(hindered(each, dice) for each in found.box), found.decks)


HINDERED = HinderedHorror()

# What tells of what

TOLD: dict[str, tuple[str, str]] = {
    "exhausted": ("exhausts", ""),
    "readied": ("readies", "cannot-pay"),
    "damage+": ("takes-damage", "tokens-placed tokens-moved"),
    "damage-": ("heals", "tokens-removed tokens-moved cannot-pay"),
    "horror+": ("takes-horror", "tokens-placed tokens-moved"),
    "horror-": ("heals", "tokens-removed tokens-moved cannot-pay"),
    "clues+": ("discovers-clue reveals-location", "clues-placed tokens-moved revealed cannot-pay"),
    "clues-": ("discovers-clue", "spent-clues tokens-removed tokens-moved cannot-pay"),
    "doom+": ("places-doom", "tokens-moved cannot-pay"),
    "doom-": ("agenda-advances", "tokens-removed tokens-moved cannot-pay"),
    "resources+": ("gains-resources", "tokens-placed tokens-moved cannot-pay"),
    "resources-": ("spends-resources", "lost-resources tokens-removed tokens-moved cannot-pay"),
    "uses+": ("enters-play", "entered tokens-placed tokens-moved cannot-pay"),
    "uses-": ("", "spent-uses tokens-removed tokens-moved cannot-pay"),
    "enters play": ("enters-play spawns", "entered becomes-current"),
    "leaves play": ("leaves-play", ""),
    "engaged": ("engages", ""),
    "moved": ("disengages enters-location enemy-moves", "took-control attached"),
    "discarded": ("is-discarded leaves-play is-defeated", "discarded hidden-discarded"),
    "went": ("moves enters-location", ""),
}
"""By kind of change: the happenings that tell of it, and the messages."""
TOKENS = ("damage", "horror", "clues", "doom", "resources", "uses")
DISCARDS = ("discard", "encounter-discard")
ALL_AT_ONCE = ("remove_cards", "turn_card_over", "collect_victory")
"""Elimination, an advance and the end of the scenario clear away what is there, and cannot be hindered."""
WITH_THE_DECK = ("next_card", "encounter_reverse", "begin_effect", "go_on")
"""The steps in which acts and agendas come and go."""

FORBIDDEN: dict[str, tuple[Doing, ...]] = {
    "exhausted": ("exhaust",),
    "readied": ("ready",),
    "damage+": ("be-damaged",),
    "leaves play": ("leave-play",),
    "went": ("move", "move-to", "enter"),
}
"""By kind of change: what forbids it to the card that changes, whatever brought it about."""
FORBIDDEN_EVENTS: dict[str, tuple[tuple[Doing, str, str], ...]] = {
    "heals": (("heal", "card", ""),),
    "is-discarded": (("be-discarded", "card", ""),),
    "enemy-moves": (("move", "card", "other"), ("move-to", "card", "other")),
    "engages": (("be-engaged", "who", "card"),),
    "attacks": (("attack", "card", "who"),),
    "discovers-clue": (("discover", "who", "card"),),
    "gains-resources": (("gain-resources", "who", ""),),
    "reveals-location": (("reveal", "who", "card"),),
    "evades": (("be-evaded", "card", ""),),
    "act-advances": (("advance", "card", ""),),
    "agenda-advances": (("advance", "card", ""),),
    "spawns": (("spawn", "card", ""),),
}
"""By what came about: what forbids it, to which part of it, with regard to which other one."""


class Audit:
    """What one match has done so far that it should not have."""

    def __init__(self, g: Horror) -> None:
        self.g = g
        self.found: list[str] = []
        self.let: dict[tuple[str, tuple[Any, ...]], list[Happening]] = {}
        """The impacts of events that are to happen."""
        self.after: list[Card] = g.cards[:]
        self.marked: list[Happening] = []
        self.changes = 0

    def run(self, name: str, step: Any, args: tuple[Any, ...]) -> None:
        """Let a step run, and look at what it did."""
        g = self.g
        if g.cards != self.after:
            self.found.append(f"cards changed before {name}, outside any step")
        was, first = g.copy(), len(g.events)
        cause = self._due(name, args)
        self.marked = [] if cause is None else [cause]
        if name == "make_impact" and _is_undone(g):
            self._due(*args)
        step(g, *args)
        self.after = g.cards[:]
        if g.phase == "setup" or g.ended:
            return
        if cause is not None:
            self._look_at_event(was, cause, name)
        for card, what in changes(was, g):
            self.changes += 1
            self._look_at(was, card, what, name, g.events[first:])

    def _due(self, name: str, args: tuple[Any, ...]) -> Happening | None:
        """Take out the event whose impact this is, so that it accounts for one only."""
        waiting = self.let.get((name, args))
        return waiting.pop() if waiting else None

    def _look_at(self, was: Horror, card: int, what: str, step: str, told: list[Event]) -> None:
        """One change of one card."""
        happens, messages = (some.split() for some in TOLD[what])
        left = what[-1] == "-" and any(
            each.what == "leaves-play" and each.card == card for each in self.marked
        )
        heard = [each for each in self.marked if each.what in happens and self._concerns(each, card)]
        said = [each for each in told if each.text.id in messages and self._is_about(each, card)]
        if what == "moved" and not said and self._is_where_it_was(was, card):
            return
        where = f"{self.g.print(card).name[0]} ({card}) {what} in {step}"
        if not heard and not said and not left and not self._by_itself(was, card, step):
            ids = [each.text.id for each in told], [each.what for each in self.marked]
            self.found.append(f"{where}: nobody was told, {ids}")
        if what == "leaves play" and self._by_itself(was, card, step):
            return
        if said and said[0].text.id == "cannot-pay":
            return
        to = None if what != "went" else self.g.people[zones.investigator(self.g, card)].location
        for doing in FORBIDDEN.get(what, ()):
            if self._forbidden(was, card, doing, to):
                self.found.append(f"{where}: it cannot {doing}")

    def _is_where_it_was(self, was: Horror, card: int) -> bool:
        """massive.1: out of a threat area, an enemy can be engaged with the same people at the same place."""
        here, there = zones.engaged_with(was, card), zones.engaged_with(self.g, card)
        return bool(set(here) & set(there)) and zones.location_of(was, card) == zones.location_of(
            self.g, card
        )

    def _concerns(self, what: Happening, card: int) -> bool:
        return card in (what.card, what.other, self._card(what, "who"))

    def _is_about(self, event: Event, card: int) -> bool:
        seat = zones.investigator(self.g, card)
        return event.text.id == "cannot-pay" or f"card:{card}" in event.on or f"seat:{seat}" in event.on

    def _by_itself(self, was: Horror, card: int, step: str) -> bool:
        """Say whether something comes and goes with the scenario, with its player or with its host."""
        if step in ALL_AT_ONCE or (step in WITH_THE_DECK and was.print(card).type in ("act", "agenda")):
            return True
        host = zones.host_of(was, card)
        return host != NONE and not zones.in_play(self.g, host)

    def _look_at_event(self, was: Horror, what: Happening, step: str) -> None:
        """An event came about."""
        for doing, whom, to in FORBIDDEN_EVENTS.get(what.what, ()):
            card = self._card(what, whom)
            other = self._card(what, to) if to else None
            if card != NONE and self._forbidden(was, card, doing, other):
                self.found.append(f"{what} in {step}: {self.g.print(card).name[0]} cannot {doing}")

    def _forbidden(self, was: Horror, card: int, doing: Doing, to: int | None) -> bool:
        """cannot.1: forbidden before and after, so that nothing in between can have allowed it."""
        return (
            numbers.cannot(was, card, doing, to) is not None
            and numbers.cannot(self.g, card, doing, to) is not None
        )

    def _card(self, what: Happening, part: str) -> int:
        if part == "who":
            return NONE if what.who == NOBODY else self.g.people[what.who].card
        return int(getattr(what, part))


def _is_undone(g: Horror) -> bool:
    """Say whether what is happening was cancelled, ignored or replaced before its impact."""
    sequence = g.sequences[-1]
    return sequence.cancelled or sequence.ignored or sequence.replaced or sequence.instead in g.contexts


def changes(was: Horror, g: Horror) -> Iterator[tuple[int, str]]:
    """Yield what is different: which card, and how."""
    for old, new in zip(was.cards, g.cards, strict=False):
        if old is not new and old != new:
            for what in _differences(old, new):
                yield old.id, what
    for before, after in zip(was.people, g.people, strict=True):
        if before.location != after.location and after.location != NONE:
            yield before.card, "went"


def _differences(old: Card, new: Card) -> Iterator[str]:
    here, there = kind_of(old.zone) in zones.IN_PLAY, kind_of(new.zone) in zones.IN_PLAY
    if here and there:
        if old.exhausted != new.exhausted:
            yield "exhausted" if new.exhausted else "readied"
        if old.zone != new.zone:
            yield "engaged" if new.zone.startswith("threat:") else "moved"
    elif here != there:
        yield "enters play" if there else "leaves play"
    if not here and old.zone != new.zone and kind_of(new.zone) in DISCARDS and kind_of(old.zone) != "limbo":
        yield "discarded"
    for kind in TOKENS:
        by = getattr(new, kind) - getattr(old, kind)
        if by:
            yield f"{kind}{'+' if by > 0 else '-'}"


@contextmanager
def audited(g: Horror) -> Iterator[Audit]:
    """Look at every step of a match while the block runs."""
    audit = Audit(g)
    named = Horror.steps.named
    plain = dict(named)
    happen, mark, come_about, settle = timing.happen, timing.mark, timing.come_about, Horror.settle

    def watched(name: str, step: Any) -> Any:
        def run(g: Horror, *args: Any) -> None:
            if g is audit.g:
                audit.run(name, step, args)
            else:
                step(g, *args)

        return run

    def happens(g: Horror, what: Happening, impact: Any, *args: Any) -> None:
        if g is audit.g:
            audit.let.setdefault((impact.__name__, args), []).append(what)
        happen(g, what, impact, *args)

    def comes_about(g: Horror, what: Happening, impact: Any, *args: Any) -> None:
        if g is audit.g:
            audit.let.setdefault((impact.__name__, args), []).append(what)
        come_about(g, what, impact, *args)

    def marks(g: Horror, what: Happening) -> None:
        if g is audit.g:
            audit.marked.append(what)
        mark(g, what)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timing, "happen", happens)
        patch.setattr(timing, "come_about", comes_about)
        patch.setattr(timing, "mark", marks)
        patch.setattr(Horror, "settle", watched("settle", settle))
        for name, step in plain.items():
            patch.setitem(named, name, watched(name, step))
        yield audit
