"""Laws that every game must keep, checked by random play; anybody's game can run them.

`check(game, package="…")` raises `Breach` for the first law that is broken. `LAWS` are the single laws, so
that a test-suite can give each a test of its own. Needs no test framework. Not for whether the rules are the
right ones: that is for the tests of the game.
"""

from collections.abc import Iterator, Sequence
from functools import wraps
from typing import Any

import msgspec

from miskatonic.core import rulebook
from miskatonic.core.game import Ask, Choice, Event, Game, Options, Seat, asked, explain
from miskatonic.core.hint import ONLY_ONE, RATED, Hint, is_forced
from miskatonic.core.ids import ids_in
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, MissingMessage, Speech, Text
from miskatonic.core.trial import (
    LIMIT,
    Breach,
    Law,
    Position,
    Trial,
    answerable,
    choose,
    encoded,
    hold,
    is_legal,
    positions,
    random_answer,
    random_choice_with,
    reading,
    refusal,
    refusals,
    same,
    sight,
    some_positions,
)

SAMPLES = 4
"""How many positions that a seat cannot tell apart are compared with the real one."""
AHEAD = 12
"""How many answers two positions are played on side by side."""
SELDOM = 8
"""In one position of so many two answers are tried that may look alike."""


LAWS: list[Law] = []
"""All laws, in the order in which they stand here."""


def law(function: Law) -> Law:
    """Enter a law; whatever goes wrong while it is tried counts as a breach of it."""

    @wraps(function)
    def tried(trial: Trial) -> None:
        try:
            function(trial)
        except Breach:
            raise
        except Exception as error:
            raise Breach(function.__name__, f"{type(error).__name__}: {error}") from error

    LAWS.append(tried)
    return tried


def check(
    game: Game[Any],
    options: Sequence[Options] | None = None,
    games: int = 20,
    seed: int = 0,
    *,
    package: str | None,
) -> None:
    """Play that many matches for every law; raise Breach for the first law that is broken.

    `package` holds the game's messages and rulebook; say None only for a game that has none.
    """
    trial = Trial(game, package, tuple(options or ()), games, seed)
    for each in LAWS:
        each(trial)


@law
def nothing_sticks(trial: Trial) -> None:
    """Somebody is asked something answerable until the match is over, and it is over some day."""
    for position in positions(trial):
        hold(position.answers < LIMIT, nothing_sticks, f"the match is not over after {LIMIT} decisions")
        outcome, endings = position.game.outcome(position.state), position.game.endings
        if outcome is None:
            hold(bool(position.asks), nothing_sticks, "nobody is asked, but the match is not over")
        else:
            hold(not position.asks, nothing_sticks, "the match is over, but somebody is asked")
            known = outcome.ending in endings if endings else not outcome.ending
            hold(known, nothing_sticks, f"the game has no ending {outcome.ending}")
        for seat, ask in position.asks.items():
            hold(seat in position.seats, nothing_sticks, f"seat {seat} is asked, but nobody sits there")
            ids = {option.id for option in ask.options}
            hold(len(ids) == len(ask.options), nothing_sticks, f"two options of {ask.kind} have one id")
            detail = f"{ask.kind} wants {ask.least} to {ask.most} of {len(ids)} options"
            hold(answerable(ask), nothing_sticks, detail)
            hold(ask.limit is None or ask.limit > 0, nothing_sticks, f"{ask.kind} leaves no time to answer")


@law
def replays_are_identical(trial: Trial) -> None:
    """The same options, seed and answers lead to the same positions, asks and events, byte for byte."""
    for one, other in zip(positions(trial), positions(trial), strict=False):
        first, second = (encoded((each.state, each.events, each.asks)) for each in (one, other))
        same(first, second, replays_are_identical, f"two replays differ after {one.answers} answers")


@law
def copies_are_independent(trial: Trial) -> None:
    """What happens in a copy does not touch the original, and the other way round."""
    for position in some_positions(trial):
        game, state = position.game, position.state
        before = encoded(state)
        twin = state.copy()
        same(before, encoded(twin), copies_are_independent, "a copy differs from its original")
        other = twin.copy()
        _play_on(game, twin, position.dice)
        same(before, encoded(state), copies_are_independent, "playing in a copy changed the original")
        same(before, encoded(other), copies_are_independent, "playing in a position changed its copy")


def _play_on(game: Game[Any], state: Any, dice: Rng) -> None:
    for _ in range(AHEAD):
        asks = game.asks(state)
        if not asks:
            return
        game.answer(state, *random_answer(asks, dice))


@law
def positions_can_be_saved(trial: Trial) -> None:
    """A position written as JSON and read again, in the middle of anything, goes on as it would have."""
    for position in some_positions(trial):
        game = position.game
        data = encoded(position.state)
        kept = msgspec.json.decode(data, type=game.state_type)
        real = position.state.copy()
        for _ in range(AHEAD):
            detail = "a position that was saved and loaded differs from the one that was not"
            same(encoded(real), encoded(kept), positions_can_be_saved, detail)
            asks = game.asks(real)
            if not asks:
                break
            answer = random_answer(asks, position.dice)
            told, told_again = game.answer(real, *answer), game.answer(kept, *answer)
            detail = "a position that was saved and loaded tells other things"
            same(encoded(told), encoded(told_again), positions_can_be_saved, detail)


@law
def every_option_can_be_chosen(trial: Trial) -> None:
    """Whatever an ask offers is accepted, and so is what is decided for a seat that is late or not asked."""
    for position in some_positions(trial):
        game, state = position.game, position.state
        for seat in position.asks:
            for decided in (game.on_timeout(state, seat), game.answers_itself(state, seat)):
                if decided is not None:
                    choose(game, state.copy(), seat, decided)
        for seat, ask in position.asks.items():
            for option in ask.options:
                choice = random_choice_with(option.id, ask, position.dice)
                choose(position.game, position.state.copy(), seat, choice)


NONSENSE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, float("nan"), 10**30, b"take", object()),
    *({}, {"a": 1}, set(), [], (), [[]], [["a"]], [None], (0,), ["", ""], range(3)),
    *("", " ", "no-such-option", "\x00", "\ud800", "x" * 100_000, ["x"] * 1_000),
)
"""Answers that no ask of any game wants, but for an empty list where nothing need be picked."""
STRANGERS: tuple[Any, ...] = (-1, 10**30, None, True, False, 0.0, 1.0, "0", (), [], {}, object())
"""What is not a seat."""


@law
def an_illegal_answer_changes_nothing(trial: Trial) -> None:
    """Out of turn, not on offer or nonsense: refused with a reason, and the position stays as it is."""
    for position in some_positions(trial):
        asks = asked(position.game, position.state)
        offered = list(dict.fromkeys(option.id for ask in asks.values() for option in ask.options))
        for seat in position.seats:
            wrong = [*NONSENSE, *offered, *([id, id] for id in offered[:1])]
            _check_refused(position, seat, [each for each in wrong if not is_legal(asks.get(seat), each)])
        for stranger in (*STRANGERS, position.options.seats):
            _check_refused(position, stranger, offered[:1] or ["no-such-option"])


def _check_refused(position: Position, seat: Any, choices: Sequence[Any]) -> None:
    before = encoded(position.state)
    for choice in choices:
        told = refusal(position.game, position.state, seat, choice)
        if not isinstance(told[0], Text):
            detail = f"seat {seat!r} answers {repr(choice)[:60]}: {told[0]}"
            raise Breach(an_illegal_answer_changes_nothing.__name__, detail)
    detail = f"a refused answer of seat {seat!r} changed the position"
    same(before, encoded(position.state), an_illegal_answer_changes_nothing, detail)


@law
def looking_changes_nothing(trial: Trial) -> None:
    """Asks and what answers them, views, outcome, samples and talk leave a position as it is."""
    for position in some_positions(trial):
        game, state = position.game, position.state
        before = encoded(state)
        game.sealed(state)
        game.outcome(state)
        for seat in game.asks(state):
            game.on_timeout(state, seat)
            game.answers_itself(state, seat)
            game.cautions(state, seat)
            game.chances(state, seat)
        for seat in (*position.seats, None):
            game.view(state, seat)
        for seat in position.seats:
            game.soon(state, seat)
            game.sample(state, seat, position.dice)
        for said in game.phrases():
            game.check_talk(state, said)
        same(before, encoded(state), looking_changes_nothing, "somebody looked, and the position changed")


@law
def sealed_answers_do_not_show(trial: Trial) -> None:
    """Nobody but its seat notices a sealed answer or its change, and what follows is the same in any order.

    Not even bots: what the others imagine is the same before and after it.
    """
    for position in positions(trial):
        if not position.game.sealed(position.state) and sum(ask.sealed for ask in position.asks.values()) > 1:
            check_sealed(position)


def check_sealed(position: Position) -> None:
    """Raise Breach if it matters or shows in which order, or how often, seats answer this sealed ask."""
    game, dice, asks = position.game, position.dice, position.asks
    final = [random_answer({seat: ask}, dice) for seat, ask in asks.items()]
    plain, turned = position.state.copy(), position.state.copy()
    told = [game.answer(plain, *answer) for answer in final][-1]
    order = list(final)
    dice.shuffle(order)
    changed = [random_answer({seat: asks[seat]}, dice) for seat, _ in order[:-1]]
    for answer in (*changed, *reversed(order[:-1])):
        _check_unseen(position, turned, answer)
    told_again = game.answer(turned, *order[-1])
    detail = "the order of sealed answers matters to"
    same(encoded(told), encoded(told_again), sealed_answers_do_not_show, f"{detail} what is told")
    same(encoded(plain), encoded(turned), sealed_answers_do_not_show, f"{detail} the position")


def _check_unseen(position: Position, state: Any, answer: tuple[Seat, Choice]) -> None:
    """Give one of several sealed answers: it is in, and nobody else notices."""
    game, (seat, choice), luck = position.game, answer, position.dice.fork()
    others = [reader for reader in (*position.seats, None) if reader != seat]
    dreamer = position.dice.choice([reader for reader in position.seats if reader != seat])
    before = {reader: _noticed(game, state, reader) for reader in others}
    imagined = game.sample(state, dreamer, luck.copy())
    told = game.answer(state, seat, choice)
    hold(not told, sealed_answers_do_not_show, f"a sealed answer of seat {seat} is told")
    kept, picked = game.sealed(state).get(seat), ids_in(choice)
    itself = kept is not None and kept.choice == picked and kept.ask == position.asks[seat]
    hold(itself, sealed_answers_do_not_show, f"the sealed answer of seat {seat} is not kept for it")
    for reader in others:
        detail = f"{'a spectator' if reader is None else f'seat {reader}'} notices an answer of seat {seat}"
        same(before[reader], _noticed(game, state, reader), sealed_answers_do_not_show, detail)
    imagined_now = game.sample(state, dreamer, luck.copy())
    detail = f"seat {dreamer} imagines other positions after an answer of seat {seat}"
    same(encoded(imagined), encoded(imagined_now), sealed_answers_do_not_show, detail)


def _noticed(game: Game[Any], state: Any, reader: Seat | None) -> bytes:
    """Return what a seat or spectator sees, and how it is refused."""
    return sight(game, state, reader) + refusals(game, state, reader, ["no-such-option"])


@law
def secrets_are_kept(trial: Trial) -> None:
    """In all positions that a seat cannot tell apart it sees the same, and is refused in the same words.

    So does a spectator, who knows no more than any seat.
    """
    for position in some_positions(trial):
        check_secrets(position)


def check_secrets(position: Position) -> None:
    """Raise Breach if a seat or a spectator sees in this position what it cannot know."""
    game, state = position.game, position.state
    options = [option for ask in position.asks.values() for option in ask.options]
    offered = dict.fromkeys(option.id for option in options)
    things = dict.fromkeys(thing for option in options for thing in option.on)
    for seat in position.seats:
        twin = game.sample(state, seat, position.dice)
        for what in (game.chances, game.soon):
            said, said_in_twin = (encoded(what(each, seat)) for each in (state, twin))
            detail = f"{what.__name__}() tells seat {seat} what it cannot know"
            same(said, said_in_twin, secrets_are_kept, detail)
        for thing in things:
            why, why_in_twin = (encoded(explain(game, each, seat, thing)) for each in (state, twin))
            detail = f"seat {seat} is told why it cannot use {thing} by what it cannot know"
            same(why, why_in_twin, secrets_are_kept, detail)
        for reader in (seat, None):
            who = "a spectator" if reader is None else f"seat {reader}"
            seen, seen_in_twin = sight(game, state, reader), sight(game, twin, reader)
            same(seen, seen_in_twin, secrets_are_kept, f"{who} sees what seat {seat} cannot know")
            ask = None if reader is None else asked(game, state).get(reader)
            wrong = [each for each in ("no-such-option", None, *offered) if not is_legal(ask, each)]
            told, told_in_twin = (refusals(game, each, reader, wrong) for each in (state, twin))
            same(told, told_in_twin, secrets_are_kept, f"a refusal tells {who} what seat {seat} cannot know")


class _Branch(msgspec.Struct):
    """What a reader saw and read after an answer."""

    sight: bytes
    reading: bytes
    revealed: bool


@law
def telling_keeps_secrets(trial: Trial) -> None:
    """What a seat or spectator reads of an answer is what it sees afterwards, no more and no less.

    The same answer is given in positions that a seat cannot tell apart, with the same luck. Where it leaves
    the same sight it must have been told in the same words: what somebody is told, his view shows, at least
    until the next answer. And where the same was told and nothing revealed, it must leave the same sight.
    """
    for position in some_positions(trial):
        check_telling(position, position.dice.choice(position.seats))


def check_telling(position: Position, seat: Seat) -> None:
    """Raise Breach if some answer tells a seat or a spectator more or less than it sees afterwards."""
    if not position.asks:
        return
    game = position.game
    answer = random_answer(position.asks, position.dice)
    twins = [_sample_with_same_luck(position, seat) for _ in range(SAMPLES)]
    answered = [_answered(game, twin, answer) for twin in (position.state, *twins)]
    for reader in (seat, None):
        branches = [_branch(game, each, reader) for each in answered if each is not None]
        _compare_branches(branches, "a spectator" if reader is None else f"seat {reader}")


def _sample_with_same_luck(position: Position, seat: Seat) -> Any:
    twin = position.game.sample(position.state, seat, position.dice)
    for mine, real in zip(generators(twin), generators(position.state), strict=False):
        mine.state = real.state
    _seal_again(position, twin)
    return twin


def _seal_again(position: Position, twin: Any) -> None:
    """Let whoever has given a sealed answer give it in the twin, or another if it is not on offer."""
    game = position.game
    for seat, sealed in game.sealed(position.state).items():
        ask = game.asks(twin).get(seat)
        if ask is not None:
            legal = is_legal(ask, sealed.choice)
            game.answer(twin, seat, sealed.choice if legal else random_answer({seat: ask}, position.dice)[1])


def generators(value: Any) -> Iterator[Rng]:
    """Yield the generators in a position, in the order of its fields."""
    if isinstance(value, Rng):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from generators(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from generators(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from generators(item)


def _answered(game: Game[Any], state: Any, answer: tuple[Seat, Choice]) -> tuple[Any, Sequence[Event]] | None:
    """Return what comes of the answer, and what it tells; None where it cannot be given."""
    if not is_legal(game.asks(state).get(answer[0]), answer[1]):
        return None
    twin = state.copy()
    return twin, game.answer(twin, *answer)


def _branch(game: Game[Any], answered: tuple[Any, Sequence[Event]], reader: Seat | None) -> _Branch:
    state, events = answered
    revealed = any(event.reveals and event.seen_by(reader) is not None for event in events)
    return _Branch(sight(game, state, reader), reading(events, reader), revealed)


def _compare_branches(branches: Sequence[_Branch], who: str) -> None:
    by_sight: dict[bytes, _Branch] = {}
    by_reading: dict[bytes, _Branch] = {}
    for branch in branches:
        twin = by_sight.setdefault(branch.sight, branch)
        detail = f"{who} reads what the view does not show"
        same(twin.reading, branch.reading, telling_keeps_secrets, detail)
        if not branch.revealed:
            twin = by_reading.setdefault(branch.reading, branch)
            detail = f"{who} sees a change that nobody told"
            same(twin.sight, branch.sight, telling_keeps_secrets, detail)


@law
def samples_tell_nothing(trial: Trial) -> None:
    """A sample depends on what its seat knows, and on the dice, and on nothing else.

    Drawn with the same dice from two positions that the seat cannot tell apart, it is the same position for
    everybody, now and however it is played on. Its generator is new, and it keeps no opening to read.
    """
    for position in some_positions(trial):
        check_sample(position, position.dice.choice(position.seats))


def check_sample(position: Position, seat: Seat) -> None:
    """Raise Breach if a sample for this seat tells something of the position that the seat does not know."""
    game, state, dice = position.game, position.state, position.dice
    twin = game.sample(state, seat, dice)
    luck = dice.fork()
    mine, twins = (game.sample(each, seat, luck.copy()) for each in (state, twin))
    _check_generators(state, mine)
    unread = [event for event in mine.opening if event.seen_by(seat) != event.text]
    hold(not unread, samples_tell_nothing, f"the opening of a sample for seat {seat} is the real one")
    _check_same_future(position, mine, twins, seat)


def _check_generators(state: Any, twin: Any) -> None:
    real = {each.state for each in generators(state)}
    kept = any(each.state in real for each in generators(twin))
    hold(not kept, samples_tell_nothing, "a sample has the real generator: it knows the future")


def _check_same_future(position: Position, one: Any, other: Any, seat: Seat) -> None:
    """Play two positions on side by side: for everybody they must be one and the same."""
    game = position.game
    for reader in (*position.seats, None):
        detail = f"samples for seat {seat} show seat {reader} from which position they are drawn"
        same(sight(game, one, reader), sight(game, other, reader), samples_tell_nothing, detail)
    for _ in range(AHEAD):
        asks, asks_in_other = game.asks(one), game.asks(other)
        detail = f"samples for seat {seat} ask differently, by the position they are drawn from"
        same(encoded(asks), encoded(asks_in_other), samples_tell_nothing, detail)
        if not asks:
            return
        answer = random_answer(asks, position.dice)
        told, told_in_other = game.answer(one, *answer), game.answer(other, *answer)
        detail = f"samples for seat {seat} go on differently, by the position they are drawn from"
        same(encoded(told), encoded(told_in_other), samples_tell_nothing, detail)


@law
def private_answers_are_not_imagined(trial: Trial) -> None:
    """Where somebody else cannot tell which of two answers was given, it imagines the same after both.

    So what a seat arranges for itself stays with it. What several decide together is no seat's own.
    """
    for position in positions(trial):
        if len(position.asks) == 1 and not position.dice.below(SELDOM):
            check_private(position)


def check_private(position: Position) -> None:
    """Raise Breach if a seat imagines what another has answered though it can have noticed nothing."""
    game, dice = position.game, position.dice
    seat, choice = random_answer(position.asks, dice)
    others = [each for each in position.seats if each != seat]
    if not others:
        return
    one, other, reader = position.state.copy(), position.state.copy(), dice.choice(others)
    noticed = [
        reading(game.answer(state, *answer), reader) + sight(game, state, reader)
        for state, answer in ((one, (seat, choice)), (other, random_answer(position.asks, dice)))
    ]
    if noticed[0] == noticed[1]:
        luck = dice.fork()
        imagined, imagined_in_other = (game.sample(each, reader, luck.copy()) for each in (one, other))
        detail = f"seat {reader} imagines what seat {seat} answered in private"
        same(encoded(imagined), encoded(imagined_in_other), private_answers_are_not_imagined, detail)


@law
def arrangements_do_not_show(trial: Trial) -> None:
    """What a seat has arranged in private nobody else can tell, however play goes on.

    Not from who is waited for, what for and how long, nor from what he sees, reads and imagines: all is as if
    the seat had arranged nothing and answered by hand.
    """
    for position in positions(trial):
        for seat, ask in position.asks.items():
            ids = [option.id for option in ask.options]
            arranging = [id for id in ids if position.game.without_arrangement(id) != id]
            if arranging and not position.dice.below(SELDOM):
                check_arrangement(position, seat, position.dice.choice(arranging))


def check_arrangement(position: Position, seat: Seat, choice: Choice) -> None:
    """Raise Breach if anybody else can tell this answer from the same one that arranges nothing."""
    game, dice, who = position.game, position.dice, seat
    arranged, by_hand = position.state.copy(), position.state.copy()
    for _ in range(AHEAD):
        plain = game.without_arrangement(choice) if who == seat else choice
        told, told_by_hand = game.answer(arranged, who, choice), game.answer(by_hand, who, plain)
        for reader in [each for each in (*position.seats, None) if each != seat]:
            luck = dice.fork()
            learnt = _learnt(game, arranged, told, reader, luck)
            learnt_by_hand = _learnt(game, by_hand, told_by_hand, reader, luck)
            detail = f"{'a spectator' if reader is None else f'seat {reader}'} learns of it from seat {seat}"
            same(learnt, learnt_by_hand, arrangements_do_not_show, detail)
        asks = game.asks(arranged)
        if not asks:
            return
        who, choice = random_answer(asks, dice)
        if game.arranged(arranged, who):
            choice = game.answers_itself(arranged, who) or choice


def _learnt(game: Game[Any], state: Any, told: Sequence[Event], reader: Seat | None, luck: Rng) -> bytes:
    """Return all that comes of an answer to a reader: what he reads, sees and, if he plays, imagines."""
    imagined = b"" if reader is None else encoded(game.sample(state, reader, luck.copy()))
    return reading(told, reader) + sight(game, state, reader) + imagined


def check_hint(ask: Ask, hint: Hint) -> None:
    """A hint advises the best of the answers it rates, all in one measure, for one reason.

    For a guide's hints; `check` knows of no guide.
    """
    rated = hint.ratings
    worths = [each.worth for each in rated]
    measures = {each.measure.id if each.measure is not None else "" for each in rated}
    faults = {
        "too many answers are rated, or none": not 0 < len(rated) <= RATED,
        "something is rated above the advice": worths != sorted(worths, reverse=True),
        "an answer is rated twice": len({ids_in(each.choice) for each in rated}) != len(rated),
        "something is rated that is not allowed": not all(is_legal(ask, each.choice) for each in rated),
        "answers are measured in several ways": len(measures) > 1,
        "a measure with nothing to compare, or none": (len(rated) > 1) == (measures == {""}),
        "not forced, or not said to be": (hint.reason == ONLY_ONE) != is_forced(ask),
    }
    for fault, found in faults.items():
        if found:
            raise Breach("hints_advise_what_they_rate_best", f"{fault}: {hint}, asked {ask.kind}")


@law
def texts_exist(trial: Trial) -> None:
    """Whatever is said can be said in every language, and every clause cited is in the rulebook."""
    if trial.package is None:
        return
    speeches = [Speech(language, ["miskatonic.core", trial.package]) for language in LANGUAGES]
    books = [rulebook.load(trial.package, language) for language in LANGUAGES]
    for speech, book, language in zip(speeches, books, LANGUAGES, strict=True):
        odd = sorted(speech.ids() ^ speeches[0].ids()) + sorted(book.keys() ^ books[0].keys())
        hold(not odd, texts_exist, f"only in {LANGUAGES[0]} or only in {language}: {', '.join(odd)}")
    said: dict[bytes, Text] = {}
    cited: set[str] = set()
    for text, cite in _everything_said(trial):
        said.setdefault(encoded(text), text)
        cited.add(cite)
    for id in sorted(cited - {""}):
        hold(id in books[0], texts_exist, f"there is no clause {id}")
    for text in said.values():
        for speech in speeches:
            try:
                speech.say(text, {}, 0)
            except MissingMessage as error:
                raise Breach(texts_exist.__name__, str(error)) from None


def _everything_said(trial: Trial) -> Iterator[tuple[Text, str]]:
    """Yield every text that random play brings up, with the clause it cites."""
    for field in trial.game.fields:
        yield Text(f"option-{field.name}"), field.cite
        for value in field.choices:
            if isinstance(value, str):
                yield Text(f"option-{field.name}-{value}"), field.cite
    for phrase in trial.game.phrases():
        yield Text(phrase), ""
    for position in positions(trial):
        for event in position.events:
            yield event.text, event.cite
            if event.public is not None:
                yield event.public, event.cite
        for ask in position.asks.values():
            yield ask.text, ask.cite
            yield from ((option.text, option.cite) for option in ask.options)
        outcome = trial.game.outcome(position.state)
        if outcome is not None:
            yield outcome.text, outcome.cite
