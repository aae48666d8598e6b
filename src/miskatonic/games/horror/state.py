"""A position of Horror as plain data: cards and where they are, who plays, and what is being resolved.

Cards, investigators and everything that is being resolved are immutable and replaced when they change, so a
position copies in microseconds and an earlier one is never disturbed. Made of parts that were there before
them, they never form a circle, and Python's collector of circles need not look at them (`gc=False`). Not for
rules.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, Self

import msgspec
from msgspec.structs import replace

from miskatonic.core.flow import Flow, Steps
from miskatonic.core.game import Outcome, Seat
from miskatonic.core.ids import id_of, kind_in
from miskatonic.core.rng import Rng
from miskatonic.games.horror import noting
from miskatonic.games.horror.caches import Caches, Change
from miskatonic.games.horror.evaluation import Evaluation
from miskatonic.games.horror.indexes import Box
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.noting import SOMETHING, all_concerns
from miskatonic.games.horror.options import FIELDS, HorrorOptions
from miskatonic.games.horror.printed import Printed, Scenario
from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.modifiers import Modifier, Until
from miskatonic.games.horror.words.triggers import On

step = Steps()

NOBODY = -1
"""No seat; as an owner or controller: the scenario."""
NONE = -1
"""No card."""

Phase = Literal["setup", "", "mythos", "investigation", "enemy", "upkeep"]
"""Empty: between setup and the first phase (timing.q4)."""
Status = Literal["playing", "defeated", "resigned"]
"""Whether an investigator is still in the game, or how it ended for them."""
Fate = Literal["", "killed", "insane", "devoured"]
"""What became of an investigator who does not come back."""
TestKind = Literal["", "fight", "evade", "investigate", "parley"]
"""What a test is part of."""
Automatic = Literal["", "success", "failure"]
Point = Literal["", "would", "when", "at", "after"]
"""A point in time of something that happens; nothing while it is carried out."""


class Card(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card of this game: which one it is, where it is, and what lies on it."""

    id: int
    code: str
    owner: Seat
    """NOBODY: the encounter deck or the scenario."""
    controller: Seat
    zone: str
    copy: int = 0
    """copy.2: how often it has left play; a card that enters play again is a new copy."""
    exhausted: bool = False
    revealed: bool = True
    """Locations: the revealed side is up. Acts, agendas: side "a" is up."""
    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    resources: int = 0
    uses: int = 0
    sealed: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    """slots.10: the slots it sits in."""
    first: bool = True
    """clues.q4: a location that has never been revealed."""
    gained: bool = False
    """weakness.7, .8: its owner became its bearer in a scenario; it is not part of the deck size."""
    reverse: str = ""
    """locations.3, .4: of a location with two printed sides, the code of the side that is down."""


class Person(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An investigator in the scenario."""

    seat: Seat
    card: int
    location: int = NONE
    actions: int = 0
    spare: tuple[str, ...] = ()
    """gain.2: actions left besides, each for one kind of action only."""
    actions_to_come: int = 0
    """action.5, action.6: gained or lost for the next turn."""
    acted: int = 0
    """Actions taken this turn."""
    deeds: tuple[str, ...] = ()
    """different.3: which actions these were, as they were chosen."""
    turn_taken: bool = False
    status: Status = "playing"
    physical: int = 0
    mental: int = 0
    fate: Fate = ""
    """ "killed", "insane" or "devoured"."""
    experience: int = 0
    """victory.7: earned by how the scenario ended."""
    forfeits: int = 0
    """How much less than that they are to earn."""
    boons_used: tuple[str, ...] = ()
    """boons.2, .6: the boons for the first time in a game that are used up."""

    @property
    def killed(self) -> bool:
        """killed-insane-devoured.q1: whoever was devoured was killed as well."""
        return self.fate in ("killed", "devoured")


class Happening(msgspec.Struct, frozen=True, gc=False):
    """Something that happens: what, to whom, with which cards, how much."""

    what: str
    who: Seat = NOBODY
    card: int = NONE
    other: int = NONE
    amount: int = 0
    time: int = 0
    """The how manieth time this turn it happens to that investigator; 0 if nobody counts, or in no turn."""

    def plain(self) -> tuple[str, int, int, int, int, int]:
        """Return it as arguments of a step."""
        return msgspec.structs.astuple(self)


class Sequence(msgspec.Struct, frozen=True, gc=False):
    """nested-sequences.1: something that is happening right now, with those who react to it."""

    happening: Happening
    cancelled: bool = False
    ignored: bool = False
    replaced: bool = False
    point: Point = ""
    """The point in time it has come to."""
    instead: int = NONE
    """instead.2: what is carried out in its place; the latest of several."""
    used: tuple[str, ...] = ()
    """triggered-ability.13: the abilities already used at this point of time."""
    passed: tuple[tuple[str, Seat], ...] = ()
    """At which point of time who has passed."""
    standing: bool = True
    """Whether it stands at a point in time, where somebody may react, and is not being carried out."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """effects.6: an effect (`defers`) keeps what is due "after" until it is done; the framework does not."""

    defers: bool
    later: tuple[Happening, ...] = ()
    context: int = NONE
    """Which part of the effect is being carried out."""
    freed: tuple[int, ...] = ()
    """enemy-cards.q1: the enemies it has disengaged, which engage again only when it is done."""


class Aim(msgspec.Struct, frozen=True, gc=False):
    """What was chosen for a part of an effect before any of it is carried out."""

    left: int
    """How many parts of the effect are left when it is this one's turn."""
    picked: tuple[int, ...] | None = None
    second: tuple[int, ...] | None = None


class Context(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An ability or card that is being resolved: for whom, about what, and what is still to do."""

    id: int
    source: int
    you: Seat
    todo: tuple[Effect, ...] = ()
    doing: Effect | None = None
    """The word that is being carried out."""
    bill: tuple[Cost, ...] | None = None
    """initiation.8, costs.7: everything that is to be paid, fixed before anything is; empty: it could not be
    paid after all."""
    paid: tuple[int, ...] = ()
    """initiation.10: the places in the bill that are paid, or being paid, so far."""
    spared: int = 0
    """How many of the actions paid were for this kind of action only."""
    that: int = NONE
    other: int = NONE
    who: Seat = NOBODY
    amount: int = 0
    chosen: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    each: int = NONE
    x: int = 0
    named: str = ""
    """The type of cards that was named."""
    mandatory: bool = False
    """costs.19: an instruction of the guide or of a reverse; nothing additional is paid for it."""
    settled: bool = False
    """costs.17: the additional costs of the effect that is next are paid."""
    excess: int = 0
    """heal.3: how much of the last healing was left over."""
    ok: bool = True
    """then.1: the last effect was carried out wholly."""
    sequence: int = NONE
    """Which sequence the ability interrupts or follows, by its place."""
    picked: tuple[int, ...] | None = None
    """What was chosen for the effect that is next."""
    second: tuple[int, ...] | None = None
    """What was chosen as its destination, host or the like."""
    as_if: int = NONE
    """as-if.2: the location where "you" is taken to be."""
    designator: str = ""
    used: bool = False
    """initiation.1: an ability somebody uses or a card somebody plays, so what it does is their doing."""
    provoked: bool = False
    """attack-of-opportunity.4: actions were spent for it, so that another one provokes nobody anew."""
    before: tuple[Effect, ...] | None = None
    """simultaneous-priority.2: what comes before the words that are being decided on, while all decide; None:
    it is carried out."""
    ahead: tuple[Aim, ...] = ()
    """simultaneous-priority.2: what was chosen ahead for parts of the effect."""
    granted: tuple[int, ...] = ()
    """An effect lets "you" do this, aimed at one of these: it costs 1 action less."""

    @property
    def being_paid(self) -> Cost:
        """Return the part of the bill that is being paid."""
        assert self.bill
        return self.bill[self.paid[-1]]

    @property
    def to_come(self) -> tuple[Cost, ...]:
        """costs.7: the parts of the bill that are to be paid after that."""
        return tuple([cost for place, cost in enumerate(self.bill or ()) if place not in self.paid])


class Committed(msgspec.Struct, frozen=True, gc=False):
    """A card committed to a test, by whom."""

    seat: Seat
    card: int


class Test(msgspec.Struct, frozen=True, gc=False):
    """A skill test under way (test.1)."""

    seat: Seat
    skill: str
    difficulty: int
    context: int
    """Whose `success` and `failure` are its results."""
    kind: TestKind = ""
    target: int = NONE
    source: int = NONE
    committed: tuple[Committed, ...] = ()
    tokens: tuple[str, ...] = ()
    ignored: tuple[int, ...] = ()
    """The places of the tokens that are ignored."""
    lent: tuple[int, ...] = ()
    """The places of the tokens that only count as revealed, and are sealed or in the bag."""
    modifier: int = 0
    """What symbols and the elder sign added."""
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    revealing: tuple[Effect, ...] = ()
    """What is done with each token that is revealed."""
    automatic: Automatic = ""
    total: int = 0
    passed: bool | None = None
    by: int = 0
    step: int = 1
    skills: tuple[str, ...] = ()
    """What the performing investigator chose from."""
    done: tuple[str, ...] = ()
    """The results already applied."""
    achieved: tuple[Happening, ...] | None = ()
    """test.q6: what the results brought about so far; None: they are all applied, and one may react to it."""
    ready: bool = False
    """alert.q1, retaliate.q1: whether the enemy was ready when the test failed."""
    began_ready: bool = False
    """elusive.q1: whether the enemy was ready when the attack began."""
    number: int = 0
    again: bool = False
    """When it has ended the same test is taken anew."""


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """lasting-effects.1: something that holds for a time."""

    until: Until
    modifiers: tuple[Modifier, ...]
    source: int
    you: Seat
    cards: tuple[int, ...] | None = None
    """lasting-effects.4: the cards it is about; None: it is about the game itself."""
    copies: tuple[int, ...] = ()
    mark: int = 0
    """The test or turn it ends with; below 0: the test that this context is about to begin."""


class Delayed(msgspec.Struct, frozen=True, gc=False):
    """delayed-effects.1: an effect that waits for its moment."""

    id: int
    on: On
    effects: tuple[Effect, ...]
    source: int
    you: Seat
    card: int = NONE
    until: str = ""
    """Until when it waits; for ever, if empty."""
    mark: int = 0
    """The test or turn it waits for at most."""


class Share(msgspec.Struct, frozen=True, gc=False):
    """Damage and horror assigned to a card, not yet on it (deal-damage-horror.3)."""

    card: int
    damage: int = 0
    horror: int = 0


class Dealing(msgspec.Struct, frozen=True, gc=False):
    """Damage and horror being dealt, in two steps (deal-damage-horror.2)."""

    shares: tuple[Share, ...]
    source: int = NONE
    direct: bool = False
    attack: bool = False
    by: Seat = NOBODY
    """Who deals it, if an investigator does."""
    total: int = 0
    """then.1: how much is dealt in all, if nothing is prevented."""
    asset_first: bool = False
    """deal-damage-horror.4: it must be assigned to assets, if able."""


class Horror(Caches, Flow, kw_only=True, dict=True, omit_defaults=True):
    """A position. `dict=True` leaves room for what is not saved: caches, and what is being evaluated.

    What is as usual is not saved (`omit_defaults`): a new field does not change what a position is called by.
    """

    steps = step

    options: HorrorOptions
    rng: Rng
    scenario: Scenario
    printed: dict[str, Printed]
    """Every card that may occur in this game; never changes."""
    cards: list[Card] = []
    piles: dict[str, list[int]] = {}
    """Every zone with its cards; the top of a deck or pile is last."""
    people: list[Person] = []
    bag: list[str] = []
    lead: Seat = 0
    round: int = 0
    phase: Phase = "setup"
    active: Seat = NOBODY
    turn: int = 0
    """Counts turns."""
    acting: bool = False
    """Whether the active investigator is in the middle of an action."""

    at: tuple[str, tuple[Any, ...]] = ("", ())
    """The step that ran last: the one that asks, while somebody is asked."""
    trial: bool = False
    """Whether this is only a copy, in which an order of events is tried."""
    sequences: list[Sequence] = []
    frames: list[Frame] = []
    contexts: dict[int, Context] = {}
    tests: list[Test] = []
    dealings: list[Dealing] = []
    lasting: list[Lasting] = []
    delayed: list[Delayed] = []
    used: dict[str, int] = {}
    """limit-max.q2: how often abilities were used, by card, ability, player and period."""
    unsettled: int = 0
    """What has changed that rules which always hold depend on."""
    tried: list[tuple[str, tuple[int, ...]]] = []
    """What follows from such a rule but did not come about: it is not tried again while nothing changes."""
    falling: list[int] = []
    """The cards that are being defeated."""
    blame: list[tuple[int, int, Seat]] = []
    """Which cards were harmed since defeats were last looked for, by which card and by whom."""
    counter: int = 0
    """Numbers contexts, tests and delayed effects."""
    attacks: list[tuple[int, int, Seat]] = []
    """Which enemy, and which copy of it, has attacked whom this round."""
    encounters: int = 0
    """encounter-draw.1: how many drawings of encounter cards are under way, one inside another (surge)."""
    struck: list[int] = []
    """massive.q1: the massive enemies that have attacked in this enemy phase, everybody at once."""
    perils: list[tuple[Seat, int]] = []
    """peril.3: who is alone with which encounter card."""
    votes: list[Seat] = []
    """lead-investigator.1: whom the players want as lead investigator; NOBODY: let chance decide."""
    passed: list[Seat] = []
    """timing.q3: who has passed in the window of the turn."""
    wishes: list[tuple[Seat, str]] = []
    """timing.q3: what players want to do in the window that is open."""
    followed: list[int] = []
    """silver-rule.2: the cards the lead investigator has decided to follow."""
    searching: list[int] = []
    """effects.x2: the cards that are being searched."""
    remembered: list[str] = []
    """remember.1, .2: what matters until the end of the scenario."""
    log: list[LogNote] = []
    """campaign-log.1, standalone.11: the notes of the campaign; without one, what it would have noted."""
    rewards: list[str] = []
    """rewards.3: the reward cards that this scenario brought to the collection, by their English names."""
    campaign_over: Literal["", "won", "lost"] = ""
    codex_read: list[int] = []
    lost: list[str] = []
    """ultimatums.16: the cards that are gone for the rest of the campaign, by their English names."""
    exiled: list[int] = []
    """exile.2: the cards that went back to the collection."""
    looked: list[tuple[Seat, int]] = []
    """Which cards out of sight a seat knows."""
    campaign: bool = False
    """trauma.q2: whether another scenario follows, so that it matters what an investigator suffers."""
    resolution: int = NONE
    ended: bool = False
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        """Take over what was stored; steps are called as they are now."""
        super().__post_init__()
        if self.at[0]:
            self.at = self.steps.stored(*self.at)
        self.evaluation = Evaluation()
        self.tried = [(rule, tuple(each)) for rule, each in self.tried]

    def copy(self) -> Self:
        """Return a position that shares nothing changeable with this one."""
        twin = super().copy()
        twin.rng = self.rng.copy()
        twin.cards = self.cards[:]
        twin.piles = {zone: pile[:] for zone, pile in self.piles.items()}
        twin.people = self.people[:]
        twin.contexts = self.contexts.copy()
        twin.used = self.used.copy()
        twin.bag = self.bag[:]
        twin.sequences = self.sequences[:]
        twin.frames = self.frames[:]
        twin.tests = self.tests[:]
        twin.dealings = self.dealings[:]
        twin.lasting = self.lasting[:]
        twin.delayed = self.delayed[:]
        twin.attacks = self.attacks[:]
        twin.struck = self.struck[:]
        twin.perils = self.perils[:]
        twin.votes = self.votes[:]
        twin.passed = self.passed[:]
        twin.wishes = self.wishes[:]
        twin.followed = self.followed[:]
        twin.remembered = self.remembered[:]
        twin.log = self.log[:]
        twin.rewards = self.rewards[:]
        twin.codex_read = self.codex_read[:]
        twin.exiled = self.exiled[:]
        twin.lost = self.lost[:]
        twin.searching = self.searching[:]
        twin.looked = self.looked[:]
        twin.tried = self.tried[:]
        twin.falling = self.falling[:]
        twin.blame = self.blame[:]
        self.share_caches(twin)
        return twin

    def ran(self, name: str, args: tuple[Any, ...]) -> None:
        """Remember the step, so that what it asks can be asked again in an imagined position."""
        self.at = (name, args)

    def print(self, card: int) -> Printed:
        """Return what is printed on a card."""
        return self.printed[self.cards[card].code]

    def change(self, card: int, **what: Any) -> Card:
        """Replace a card by a changed one."""
        old = self.cards[card]
        new = self.cards[card] = replace(old, **what)
        if _TELLING.isdisjoint(what):
            self.unsettled |= SOMETHING
        else:
            self.unsettled |= noting.of_card(old, new)
            if not _MOVING.isdisjoint(what):
                self._announce_changed(old, new)
        return new

    def _announce_changed(self, old: Card, new: Card) -> None:
        """Say that a card shows another face, came under other control, or is elsewhere."""
        if old.code != new.code:
            self.announce(Change.CARDS)
        elif old.controller != new.controller or old.zone != new.zone:
            profile = self.printed[new.code].profile
            self.announce_move(new.id, profile, kind_of(old.zone), kind_of(new.zone))

    def alter(self, seat: Seat, **what: Any) -> Person:
        """Replace an investigator by a changed one."""
        new = self.people[seat] = replace(self.people[seat], **what)
        self.unsettled |= noting.of_person(what)
        if "status" in what:
            self.announce(Change.PEOPLE)
        return new

    def join(self, person: Person) -> None:
        """Let an investigator join the game."""
        self.people.append(person)
        self.announce(Change.PEOPLE)

    def last(self, lasting: list[Lasting]) -> None:
        """lasting-effects.1: these effects last from now on."""
        begun = [each for each in lasting if each not in self.lasting]
        changed = begun + [each for each in self.lasting if each not in lasting]
        self.unsettled |= SOMETHING | all_concerns(word for each in changed for word in each.modifiers)
        self.lasting = lasting
        self.announce(Change.LASTING)

    def wait(self, delayed: list[Delayed]) -> None:
        """delayed-effects.1: these effects wait from now on."""
        self.delayed = delayed
        self.announce(Change.DELAYED)

    def begin_test(self, test: Test) -> None:
        """test.1: a test begins, inside another one perhaps."""
        self.tests.append(test)
        self.unsettled |= SOMETHING
        self._announce_committed(test.committed)

    def amend_test(self, **what: Any) -> Test:
        """Replace the test under way by a changed one."""
        old = self.tests[-1]
        new = self.tests[-1] = replace(old, **what)
        self.unsettled |= SOMETHING
        if new.committed is not old.committed:
            self._announce_committed({*old.committed} ^ {*new.committed})
        return new

    def end_test(self) -> Test:
        """test.34: the test under way is over."""
        test = self.tests.pop()
        self.unsettled |= SOMETHING
        self._announce_committed(test.committed)
        return test

    def _announce_committed(self, committed: Iterable[Committed]) -> None:
        for each in committed:
            self.announce_move(each.card, self.print(each.card).profile, "limbo", "limbo")

    def amend(self, context: int, **what: Any) -> Context:
        """Replace what is being resolved by a changed one."""
        new = self.contexts[context] = replace(self.contexts[context], **what)
        return new

    def pile(self, zone: str) -> list[int]:
        """Return the cards of a zone; looking at an empty one leaves no trace."""
        return self.piles.get(zone, [])

    def hand(self, seat: Seat) -> list[int]:
        """Return the cards in somebody's hand."""
        return self.piles.get(_HANDS[seat], [])

    def number(self) -> int:
        """Return a number that was never used before."""
        self.counter += 1
        return self.counter


_TELLING = frozenset({"code", "controller", "zone", "damage", "horror", "exhausted", "revealed"})
"""What rules that always hold may depend on of a card."""
_MOVING = frozenset({"code", "controller", "zone"})
"""What caches may depend on."""
_HANDS = tuple([id_of("hand", seat) for seat in range(max(FIELDS[0].choices))])


@Caches.box.worked_out
def _open_box(g: Horror) -> Box:
    profiles = [printed.profile for printed in g.printed.values()]
    return Box(
        mentions=g.scenario.mentions.union(*[each.mentions for each in profiles]),
        searches=g.scenario.searches.union(*[each.searches for each in profiles]),
        at_once=bool([each for each in profiles if each.at_once is not None]),
        in_decks=bool([each for each in profiles if "deck" in each.zones]),
        german=dict([each.name for each in g.printed.values()]),
        hidden=bool([each for each in profiles if each.hidden]),
        massive=bool([each for each in profiles if each.massive]),
        permits=bool([each for each in profiles if each.permits]),
        slots=bool([each for each in profiles if each.slots]),
    )


@cache
def kind_of(zone: str) -> str:
    """Return a zone without its number: "hand:2" is a "hand"."""
    return kind_in(zone)
