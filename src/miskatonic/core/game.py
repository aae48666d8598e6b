"""The Game contract: what a game supplies, and the plain values that pass between game and world.

Not for running rules (see `flow`) and not for keeping matches (see `record`).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, Self, TypeVar

import msgspec

from miskatonic.core.ids import Id, ids_in, is_choice, read_id
from miskatonic.core.rng import Rng
from miskatonic.core.text import Refusal, Text, Who, text

Seat = int
"""A chair at the table, counted clockwise from 0."""

Choice = str | Sequence[str]
"""The id of the chosen option, or several ids where an ask allows them."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat may choose."""

    id: str
    """What to answer; unique within its ask."""
    text: Text
    on: tuple[str, ...] = ()
    """The things on the board it is about, like "seat:3" or "card:17"."""
    cite: str = ""
    """The clause that allows it."""
    confirm: bool = False
    """Costly or final: a table asks once more."""
    amount: int | msgspec.UnsetType = msgspec.UNSET
    """How much it gives or takes of what the ask is about, where that is a number: the icons of a card.

    Unset it is not saved, so records from before there was such a thing are still good.
    """

    @property
    def what(self) -> Id:
        """Return what its id says: of what kind it is, and which one."""
        return read_id(self.id)

    @property
    def things(self) -> tuple[Id, ...]:
        """Return what the ids of the things say that it is about."""
        return tuple([read_id(thing) for thing in self.on])


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A decision that a seat must make before the game goes on."""

    kind: str
    """Which decision this is; public, so it says nothing hidden."""
    text: Text
    options: tuple[Option, ...]
    cite: str = ""
    least: int = 1
    most: int = 1
    sealed: bool = False
    """Answers stay hidden, and may be changed, until every seat asked has answered."""
    limit: int | None = None
    """Seconds this decision may take where the table has a clock, whatever its pace; public."""
    agreed: bool | msgspec.UnsetType = msgspec.UNSET
    """The players set that limit themselves: it holds at a table without a clock too; public.

    Unset it is not saved, so records from before there was such a thing are still good.
    """
    common: bool | msgspec.UnsetType = msgspec.UNSET
    """All who are asked decide it together: a person with several seats answers for them all at once.

    Unset it is not saved, so records from before there was such a thing are still good.
    """
    amount: int | msgspec.UnsetType = msgspec.UNSET
    """How much it is about, where that is a number: the damage that is to be assigned.

    Unset it is not saved, so records from before there was such a thing are still good.
    """
    about: str | msgspec.UnsetType = msgspec.UNSET
    """What it is about, as an id, where one kind of decision is about several things: "cast:8", "engagement".

    Unset it is not saved, so records from before there was such a thing are still good.
    """

    @property
    def one(self) -> bool:
        """Say whether exactly one option is to be picked."""
        return self.least == self.most == 1

    @property
    def only(self) -> str | None:
        """Return the one answer there is; None where there is something to choose."""
        return self.options[0].id if self.one and len(self.options) == 1 else None


class Caution(msgspec.Struct, frozen=True):
    """What an option costs besides what it says: worth a second thought."""

    text: Text
    cite: str = ""
    """The clause behind it."""


class Why(msgspec.Struct, frozen=True):
    """Why something cannot be done now."""

    text: Text
    cite: str = ""
    """The clause that says so."""


class Sealed(msgspec.Struct, frozen=True):
    """A sealed answer that is in: nobody but its seat knows of it, and it may still be changed."""

    ask: Ask
    choice: tuple[str, ...]


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, told to those who may know it."""

    text: Text
    cite: str = ""
    on: tuple[str, ...] = ()
    audience: tuple[Seat, ...] | None = None
    """Who may read `text`; None is everybody, spectators included."""
    public: Text | None = None
    """What all others read; None: they do not learn of the event at all."""
    reveals: bool = False
    """Something hidden came to light (or chance was used), so undo is no longer free."""

    def seen_by(self, seat: Seat | None) -> Text | None:
        """Return what this seat (None: a spectator) reads of the event, if anything."""
        if self.audience is None or seat in self.audience:
            return self.text
        return self.public

    def is_only_for(self, seat: Seat | None) -> bool:
        """Say whether nobody but this seat may read `text`."""
        audience = self.audience or ()
        return seat in audience and audience.count(seat) == len(audience)


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    text: Text
    cite: str = ""
    ending: str | msgspec.UnsetType = msgspec.UNSET
    """Which of its game's `endings` it is.

    Unset it is not saved: positions that were stored before there was such a thing are still the same, and
    a game may fill it in when it is asked for the outcome (`by`).
    """

    def by(self, ending: str) -> Self:
        """Return the outcome with the ending that brought it about."""
        return msgspec.structs.replace(self, ending=ending)


class Field(msgspec.Struct, frozen=True):
    """One option of a game, described well enough to draw a form from it.

    Its label is the message `option-<name>`; a choice is labelled `option-<name>-<choice>`.
    """

    name: str
    default: Any
    choices: tuple[Any, ...]
    cite: str = ""
    """The clause that says what may be chosen."""
    kind: str = "choice"
    """"choice": one of `choices`; "several": any number of them; anything else: plain data that the game
    checks itself, like "decks"."""
    per_seat: bool = False
    """It has a value for each seat, which the seat's holder may change until the match begins."""
    in_series: tuple[Any, ...] = ()
    """The choices that mean nothing in a single match: only where several belong together."""


class IllegalAnswer(Refusal):
    """An answer was refused; nothing has changed."""

    def __init__(self, reason: Text, clause: str = "") -> None:
        super().__init__(reason, clause)
        self.reason = reason
        self.clause = clause


def check_choice(ask: Ask, choice: Choice) -> tuple[str, ...]:
    """Return the picked ids; raise IllegalAnswer for what the ask does not offer."""
    if not is_choice(choice):
        raise IllegalAnswer(text("refused-nonsense"), ask.cite)
    picked = ids_in(choice)
    if not ask.least <= len(picked) <= ask.most:
        raise IllegalAnswer(text("refused-count", least=ask.least, most=ask.most), ask.cite)
    if len(picked) > 1 and len(set(picked)) < len(picked):
        raise IllegalAnswer(text("refused-twice"), ask.cite)
    for id in picked:
        for option in ask.options:
            if option.id == id:
                break
        else:
            raise IllegalAnswer(text("refused-no-option"), ask.cite)
    return picked


class BadOptions(Refusal):
    """The options of a new match are not valid."""

    def __init__(self, field: str, reason: Text, clause: str = "") -> None:
        super().__init__(field, reason, clause)
        self.field = field
        self.reason = reason
        self.clause = clause


def check_options(fields: Sequence[Field], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options, defaults filled in; raise BadOptions for the first that is wrong.

    Fields that are no choice are left as they are: their game checks them.
    """
    for name in given:
        if name not in {field.name for field in fields}:
            known = ", ".join(field.name for field in fields)
            raise BadOptions(name[:40], text("bad-option-name", name=name[:40], known=known))
    checked = {field.name: given.get(field.name, field.default) for field in fields}
    for field in fields:
        value = checked[field.name]
        if field.kind == "choice":
            _check_value(field, value)
        elif field.kind == "several":
            checked[field.name] = _check_several(field, value)
    return checked


def _check_value(field: Field, value: Any) -> None:
    if not any(value == choice and type(value) is type(choice) for choice in field.choices):
        allowed = ", ".join(str(choice) for choice in field.choices)
        reason = text("bad-option-value", name=field.name, value=str(value)[:40], allowed=allowed)
        raise BadOptions(field.name, reason, field.cite)


def _check_several(field: Field, values: Any) -> tuple[Any, ...]:
    """Return what was chosen, each once and in the order of the choices."""
    if not isinstance(values, list | tuple):
        _check_value(field, values)
        values = (values,)
    for each in values:
        _check_value(field, each)
    return tuple(choice for choice in field.choices if choice in values)


class State(Protocol):
    """A position; plain data that can be copied and saved at any time."""

    @property
    def opening(self) -> Sequence[Event]:
        """Return what the set-up told."""
        ...

    def copy(self) -> Self:
        """Return a position that shares nothing changeable with this one."""
        ...


class View(Protocol):
    """All that a seat may know, as a msgspec struct; built up from nothing."""

    __struct_fields__: ClassVar[tuple[str, ...]]


class Options(Protocol):
    """The validated options of a match, as a frozen msgspec struct."""

    __struct_fields__: ClassVar[tuple[str, ...]]

    @property
    def seats(self) -> int:
        """Return how many seats the table has."""
        ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules of one game, which derive from this. Holds nothing itself: every position is in a state."""

    name: str
    version: int
    """The rules version: raised whenever a change alters a golden record."""
    fields: tuple[Field, ...]
    state_type: type[S]
    view_type: type[View]
    options_type: type[Options]
    endings: tuple[str, ...] = ()
    """The ways in which a match can end; an outcome names one of them. Empty if there is but one."""
    several_seats: bool = False
    """Whether one person may play several seats; not where seats keep secrets from each other."""

    def options(self, **given: Any) -> Options:
        """Validate options; raise BadOptions with the field and the reason."""
        ...

    def options_for(self, options: Options, seats: Collection[Seat]) -> Options:
        """Return the options as whoever holds these seats may know them until the match is over.

        They are valid options, too.
        """
        return options

    def characters(self, options: Options) -> tuple[Text, ...]:
        """Return by seat whom each plays: the story calls them so; empty where people are themselves."""
        return ()

    def new(self, options: Options, seed: int) -> S:
        """Return the first position in which somebody must decide."""
        ...

    def asks(self, state: S) -> Mapping[Seat, Ask]:
        """Return who must still decide what; several seats decide at the same time."""
        ...

    def sealed(self, state: S) -> Mapping[Seat, Sealed]:
        """Return the sealed answers that are in and may still be changed; none without sealed asks."""
        return {}

    def answer(self, state: S, seat: Seat, choice: Choice) -> list[Event]:
        """Apply a choice and run on to the next asks or the end; raise IllegalAnswer if it is none."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """Return all that this seat may know; None is a spectator."""
        ...

    def open_view(self, state: S) -> View:
        """Return the position with all cards open, for those who look back at a match that is over."""
        return self.view(state, None)

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        ...

    def round(self, state: S) -> int:
        """Return in which round the match is, from 1 on; everybody knows it. 0: in none."""
        return 0

    def counted(self, state: S) -> Mapping[str, tuple[int, ...]]:
        """Return what a chart of the match shows: by name a number for each seat, or a single one for all.

        Shown after the end, so nothing is hidden from it. The message `chart-<name>` is its label.
        """
        return {}

    def cautions(self, state: S, seat: Seat) -> Mapping[str, tuple[Caution, ...]]:
        """Return by option what the seat should think over before choosing it; none if nobody wants that."""
        return {}

    def chances(self, state: S, seat: Seat) -> Mapping[str, float]:
        """Return by option how likely it succeeds, for options of the seat's ask that chance decides.

        It depends on what the seat knows and on nothing else.
        """
        return {}

    def soon(self, state: S, seat: Seat) -> Ask | None:
        """Return what a seat will be asked once those before it have answered the same, if that is plain.

        Whoever plays several seats may decide it for all of them at once. It depends on what the seat knows
        and on nothing else.
        """
        return None

    def needless(self, state: S, seat: Seat, own: Collection[Seat]) -> tuple[str, ...]:
        """Return options of the seat's ask that mean nothing to a person who plays all of these seats.

        They are not shown to him, though they may be answered. It depends on what all can see.
        """
        return ()

    def why_not(self, state: S, seat: Seat, thing: str) -> tuple[Why, ...]:
        """Return why a seat that is asked can do nothing with a thing of the board; none: nothing special.

        It depends on what the seat knows and on nothing else.
        """
        return ()

    def on_timeout(self, state: S, seat: Seat) -> Choice | None:
        """Return what the rules decide for a seat whose time ran out; None: a bot takes the seat over."""
        return None

    def answers_itself(self, state: S, seat: Seat) -> Choice | None:
        """Return what is answered for the person in a seat that is asked, without a question; None: ask.

        Because the person has arranged it, or because there is nothing to choose. Nobody else learns of it:
        the ask is there like any other, and is answered when a person might have answered it.
        """
        return None

    def arranged(self, state: S, seat: Seat) -> bool:
        """Say whether a seat is answered for because its person arranged it, though he might have chosen."""
        return False

    def without_arrangement(self, choice: Choice) -> Choice:
        """Return what an answer is to everybody else: the same, without what its seat arranges by it."""
        return choice

    def sample(self, state: S, seat: Seat, rng: Rng) -> S:
        """Return a random state that the seat cannot tell from the real one, with a future of its own.

        It depends on what the seat knows and on `rng` and on nothing else, so that bots cannot cheat.
        """
        ...

    def phrases(self) -> tuple[str, ...]:
        """Return the ids of the ready-made phrases for table talk."""
        ...

    def check_talk(self, state: S, said: str) -> Text | None:
        """Return why this may not be said now, or None if it may."""
        ...


def answered_together(asks: Mapping[Seat, Ask], seat: Seat, own: Iterable[Seat]) -> list[Seat]:
    """Return the person's other seats for which an answer of this one counts as well."""
    ask = asks.get(seat)
    if ask is None or not ask.common:
        return []
    return [each for each in own if each != seat and asks.get(each) == ask]


def asked(game: Game[S], state: S) -> dict[Seat, Ask]:
    """Return whom everybody sees the game wait for, by seat; that a sealed answer is in does not show."""
    waits = dict(game.asks(state))
    for seat, each in game.sealed(state).items():
        waits[seat] = each.ask
    return dict(sorted(waits.items())) if len(waits) > 1 else waits


def offered(game: Game[S], state: S, seat: Seat, ask: Ask, own: Collection[Seat]) -> Ask:
    """Return what a seat is asked as its person, who plays all of these seats, is shown it."""
    needless = game.needless(state, seat, own) if len(own) > 1 else ()
    if not needless:
        return ask
    options = tuple([option for option in ask.options if option.id not in needless])
    return msgspec.structs.replace(ask, options=options, most=min(ask.most, len(options)))


def explain(game: Game[S], state: S, seat: Seat, thing: str) -> tuple[Why, ...]:
    """Return why a seat can do nothing with a thing of the board now; it may be no thing at all."""
    if game.outcome(state) is not None:
        return (Why(text("why-over")),)
    waited = asked(game, state)
    if seat not in waited:
        return (Why(text("why-waiting", who=[Who(each) for each in waited])),)
    ask = waited[seat]
    return game.why_not(state, seat, thing) or (Why(text("why-other", asked=ask.text), ask.cite),)
