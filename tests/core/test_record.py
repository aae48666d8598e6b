"""A record is enough to rebuild its match, and says clearly when it cannot be used."""

import msgspec
import pytest
from msgspec.structs import replace

from miskatonic import games
from miskatonic.core import record as records
from miskatonic.core.game import Choice
from miskatonic.core.record import (
    Answer,
    BadRecord,
    Match,
    Record,
    Undo,
    decode,
    digest,
    encode,
    rebuild,
    seed_hash,
    verify,
)
from miskatonic.core.rng import Rng
from tests.core.toys import HONEST, Embers, Toy

RITUAL = games.get("ritual")


def played(answers: int, seed: int = 4, **options: object) -> Match:
    """Return a match of Ritual after some random answers."""
    match = Match(RITUAL, RITUAL.options(**options), seed)
    dice = Rng.seeded(seed)
    while match.asks and match.answers < answers:
        [(seat, ask)] = match.asks.items()
        match.answer(seat, dice.choice(ask.options).id)
    return match


def bad(record: Record) -> BadRecord:
    """Return why the match cannot be rebuilt."""
    with pytest.raises(BadRecord) as caught:
        rebuild(record, RITUAL)
    return caught.value


# Round trips


@pytest.mark.parametrize("answers", [0, 1, 15, 16, 17, 10_000])
def test_a_record_rebuilds_the_match(answers: int) -> None:
    match = played(answers, confession=True)
    again = verify(decode(encode(match.record())), RITUAL)
    assert msgspec.json.encode(again.state) == msgspec.json.encode(match.state)
    assert again.log == match.log
    assert again.asks == match.asks
    assert again.record() == match.record()


def test_a_rebuilt_match_goes_on_like_the_first() -> None:
    match = played(20)
    again = rebuild(match.record(), RITUAL)
    [(seat, ask)] = match.asks.items()
    assert again.answer(seat, ask.options[0].id) == match.answer(seat, ask.options[0].id)


def test_a_record_reads_like_this() -> None:
    match = Match(RITUAL, RITUAL.options(seats=3, start=0), 0xACE)
    match.answer(0, "seat:1")
    match.undo(0)
    match.answer(0, "seat:2")
    text = encode(replace(match.record(names=["Anna", "Ben", "Cleo"]), digest="0" * 64)).decode()
    assert text == GOLDEN


GOLDEN = """\
{
 "game": "ritual",
 "rules": 1,
 "options": {
  "seats": 3,
  "variant": "base",
  "event": "orb",
  "scholar": "investigator",
  "zealot": "cultist",
  "old_one": "cthulhu",
  "doom": false,
  "confession": false,
  "talk_filter": true,
  "start": 0
 },
 "seed": "ace",
 "moves": [
  {
   "type": "answer",
   "seat": 0,
   "choice": [
    "seat:1"
   ]
  },
  {
   "type": "undo",
   "seat": 0,
   "keep": 0,
   "agreed": []
  },
  {
   "type": "answer",
   "seat": 0,
   "choice": [
    "seat:2"
   ]
  }
 ],
 "format": "miskatonic-record",
 "version": 1,
 "names": [
  "Anna",
  "Ben",
  "Cleo"
 ],
 "digest": "0000000000000000000000000000000000000000000000000000000000000000",
 "base": null,
 "checkpoint": null
}
"""


def test_a_record_with_options_left_out_means_the_defaults() -> None:
    record = Record(game="ritual", rules=1, options={}, seed="7")
    assert rebuild(record, RITUAL).options == RITUAL.options()


@pytest.mark.parametrize("seed", [0, 2**256 - 1])
def test_every_seed_can_be_recorded(seed: int) -> None:
    match = played(3, seed=seed)
    for checkpoint in (False, True):
        assert verify(decode(encode(match.record(checkpoint=checkpoint))), RITUAL).seed == seed


def test_several_picks_are_recorded() -> None:
    match = embers(*PLAIN, (0, ["a", "c"]))
    again = verify(decode(encode(match.record())), HONEST)
    assert again.moves[-1] == Answer(0, ("a", "c"))


# Sealed answers


def embers(*answers: tuple[int, Choice]) -> Match:
    """Return a match in which three seats are asked at the same time, sealed, after these answers."""
    match: Match = Match(HONEST, HONEST.options(seats=3), 1)
    for answer in answers:
        match.answer(*answer)
    return match


PLAIN = ((0, "trade"), (1, "keep"), (2, "trade"))
OTHER_ORDERS = (
    ((2, "trade"), (1, "keep"), (0, "trade")),
    ((1, "trade"), (0, "trade"), (1, "keep"), (2, "trade")),
    ((2, "keep"), (0, "keep"), (0, "trade"), (2, "keep"), (2, "trade"), (1, "keep")),
)


@pytest.mark.parametrize("answers", OTHER_ORDERS, ids=["turned round", "one change", "many changes"])
def test_a_record_does_not_tell_when_or_how_often_sealed_answers_were_given(
    answers: tuple[tuple[int, str], ...],
) -> None:
    match, plain = embers(*answers), embers(*PLAIN)
    assert encode(match.record(checkpoint=True)) == encode(plain.record(checkpoint=True))
    assert encode(verify(match.record(), HONEST).record()) == encode(plain.record())


def test_a_sealed_answer_changes_no_number_until_it_is_opened() -> None:
    numbers = [embers(*PLAIN[:answers]).number for answers in range(4)]
    assert numbers == [0, 0, 0, 3]


def test_an_answer_that_changes_a_sealed_one_is_not_stale() -> None:
    match = embers((1, "keep"), (2, "keep"))
    match.answer(1, "trade", number=0)
    assert match.asks.keys() == {0}


def test_what_is_opened_is_told_as_one_move() -> None:
    match = embers(*PLAIN)
    assert {line.move for line in match.log} == {0, 3}


@pytest.mark.parametrize("answers", [PLAIN[:2], ((1, "trade"), (1, "keep"), (0, "trade"))])
def test_a_match_saved_between_sealed_answers_goes_on_the_same(answers: tuple[tuple[int, str], ...]) -> None:
    again = verify(decode(encode(embers(*answers).record())), HONEST)
    again.answer(2, "trade")
    assert encode(again.record()) == encode(embers(*PLAIN).record())


def test_sealed_answers_survive_a_change_of_rules_and_are_recorded_once() -> None:
    moved = rebuild(decode(encode(embers(*PLAIN[:2]).record(checkpoint=True))), Richer())
    moved.answer(2, "trade")
    assert [move.seat for move in moved.moves] == [0, 1, 2]
    again = verify(decode(encode(moved.record())), Richer())
    assert again.moves == moved.moves


def test_a_checkpoint_with_other_sealed_answers_than_its_moves_is_refused() -> None:
    record = embers(*PLAIN[:2]).record(checkpoint=True)
    with pytest.raises(BadRecord, match="rules"):
        rebuild(replace(record, moves=(Answer(0, ("keep",)), record.moves[1])), Richer())


def test_the_hash_of_a_seed_is_the_same_forever() -> None:
    assert seed_hash(0xACE) == "0fc5a3b026c6e3a7b2674e1caa7e0ef2a83aee320df93e37b0b7ac8c77886306"


def test_who_reads_a_log_reads_only_what_is_for_him() -> None:
    match = Match(HONEST, HONEST.options(seats=2), 1)
    own = [line.event.text for line, said in match.lines(0) if said == line.event.text]
    assert [text.args["ember"] for text in own] == [match.state.embers[0]]
    assert [said.id for _, said in match.lines(None)] == ["looked-hidden", "looked-hidden"]


def test_the_log_says_which_move_brought_each_event_about() -> None:
    match = played(2)
    told = [line.move for line in match.log]
    assert told == sorted(told)
    assert set(told) == {0, 1, 2}


# Records that cannot be used


def test_a_record_of_another_game_is_refused() -> None:
    assert bad(replace(played(1).record(), game="chess")).where == "game"


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"seats": 8}, "options.seats"),
        ({"seats": 5.0}, "options.seats"),
        ({"seats": True}, "options.seats"),
        ({"seats": None}, "options.seats"),
        ({"seats": [5]}, "options.seats"),
        ({"seats": 3, "start": 3}, "options.start"),
        ({"players": 5}, "options.players"),
        ({"self": 5}, "options.self"),
        ({"": 5}, "options."),
        ({"x" * 5000: 5}, "options." + "x" * 40),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], where: str) -> None:
    assert bad(replace(played(1).record(), options=options)).where == where


@pytest.mark.parametrize(
    "seed", ["", "-1", "0x1", "xyz", " 1", "1 ", "A", "1_0", "٣", "1" * 65, "1\n", "1.0", "\x00"]
)
def test_a_bad_seed_is_refused(seed: str) -> None:
    assert bad(replace(played(1).record(), seed=seed)).where == "seed"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Answer(0, ("seat:0",)), "refused-no-option"),
        (Answer(0, ()), "refused-count"),
        (Answer(0, ("seat:1", "seat:2")), "refused-count"),
        (Answer(1, ("seat:2",)), "refused-not-asked"),
        (Answer(-1, ("seat:2",)), "refused-not-asked"),
        (Answer(10**30, ("seat:2",)), "refused-not-asked"),
        (Undo(0, 0), "undo-nothing"),
        (Undo(-1, 0), "undo-nothing"),
        (Undo(0, -1), "undo-nothing"),
    ],
)
def test_a_move_that_cannot_have_happened_is_refused(move: Answer | Undo, reason: str) -> None:
    fresh = Match(RITUAL, RITUAL.options(start=0), 1)
    error = bad(replace(fresh.record(), moves=(move,)))
    assert (error.where, error.reason.id) == ("moves[0]", reason)


def test_an_undo_that_takes_back_too_much_is_refused() -> None:
    match = Match(RITUAL, RITUAL.options(start=0), 1)
    match.answer(0, "seat:1")
    error = bad(replace(match.record(), moves=(*match.moves, Undo(0, 1))))
    assert (error.where, error.reason.id) == ("moves[1]", "undo-nothing")


def test_an_undo_without_the_needed_consent_is_refused() -> None:
    match = Match(RITUAL, RITUAL.options(start=0), 1)
    match.answer(0, "seat:1")
    match.answer(1, "take")
    error = bad(replace(match.record(), moves=(*match.moves, Undo(0, 0, (1, 2, 3)))))
    assert (error.where, error.reason.id) == ("moves[2]", "undo-needs-consent")


def test_moves_after_the_end_are_refused() -> None:
    match = played(10_000)
    error = bad(replace(match.record(), moves=(*match.moves, Answer(0, ("take",)))))
    assert error.where == f"moves[{match.number}]"


def test_a_replay_that_ends_elsewhere_is_not_verified() -> None:
    match = played(5)
    other = replace(match.record(), digest=digest(played(6).state))
    rebuild(other, RITUAL)
    with pytest.raises(BadRecord, match="digest"):
        verify(other, RITUAL)


def test_a_changed_seed_is_not_verified() -> None:
    record = Match(RITUAL, RITUAL.options(start=0), 1).record()
    with pytest.raises(BadRecord, match="digest"):
        verify(replace(record, seed="2"), RITUAL)


# Changes of rules


class Newer(type(RITUAL)):  # type: ignore[misc]
    version = 2


class Newest(type(RITUAL)):  # type: ignore[misc]
    version = 3


def test_without_a_checkpoint_a_match_does_not_survive_a_change_of_rules() -> None:
    with pytest.raises(BadRecord, match="rules"):
        rebuild(played(5).record(), Newer())


def test_a_match_goes_on_from_its_checkpoint_after_a_change_of_rules() -> None:
    match = played(5)
    moved = rebuild(decode(encode(match.record(checkpoint=True))), Newer())
    assert digest(moved.state) == digest(match.state)
    assert (moved.log, moved.moves, moved.asks) == (match.log, match.moves, match.asks)
    [(seat, ask)] = match.asks.items()
    assert moved.answer(seat, ask.options[0].id) == match.answer(seat, ask.options[0].id)
    assert moved.log == match.log


def test_what_was_played_by_older_rules_cannot_be_taken_back() -> None:
    match = Match(RITUAL, RITUAL.options(start=0), 1)
    match.answer(0, "seat:1")
    moved = rebuild(match.record(checkpoint=True), Newer())
    with pytest.raises(records.CannotUndo, match="nothing of yours to take back"):
        moved.undo(0)


def test_a_match_that_went_on_after_a_change_of_rules_can_be_saved_and_changed_again() -> None:
    match = played(5)
    moved = rebuild(decode(encode(match.record(checkpoint=True))), Newer())
    for _ in range(20):
        [(seat, ask)] = moved.asks.items()
        moved.answer(seat, ask.options[0].id)
    saved = decode(encode(moved.record(checkpoint=True)))
    for again in (verify(saved, Newer()), rebuild(saved, Newest())):
        assert digest(again.state) == digest(moved.state)
        assert (again.log, again.moves) == (moved.log, moved.moves)
    assert rebuild(saved, Newer()).undo_target(seat) == moved.undo_target(seat)


def test_a_record_by_other_rules_is_not_verified() -> None:
    with pytest.raises(BadRecord, match="rules"):
        verify(played(5).record(checkpoint=True), Newer())


def test_a_checkpoint_that_is_not_at_the_end_is_refused() -> None:
    match = played(5)
    record = match.record(checkpoint=True)
    with pytest.raises(BadRecord, match="rules"):
        rebuild(replace(record, moves=record.moves[:-1]), Newer())


def test_a_checkpoint_of_another_match_is_refused() -> None:
    other = played(5, seed=9).record(checkpoint=True).checkpoint
    with pytest.raises(BadRecord, match="checkpoint"):
        rebuild(replace(played(5).record(), checkpoint=other), Newer())


@pytest.mark.parametrize(
    "change",
    [
        {"hands": []},
        {"hands": [99, 99, 99, 99, 99]},
        {"hands": "all"},
        {"stack": [["no_such_step", []]]},
        {"pending": []},
        {"sanity": None},
        {"rng": 7},
    ],
    ids=str,
)
@pytest.mark.parametrize("forged", [False, True])
def test_a_checkpoint_nobody_could_go_on_from_is_refused(change: dict[str, object], forged: bool) -> None:
    record = played(5).record(checkpoint=True)
    kept = record.checkpoint
    assert kept is not None
    state = kept.state | change
    hash = digest(state) if forged else kept.digest
    damaged = replace(record, checkpoint=replace(kept, state=state, digest=hash), digest=hash)
    with pytest.raises(BadRecord, match="checkpoint"):
        rebuild(damaged, Newer())
    with pytest.raises(BadRecord, match="base"):
        rebuild(replace(damaged, base=damaged.checkpoint), RITUAL)


@pytest.mark.parametrize("moves", [-1, 6])
def test_a_base_outside_the_match_is_refused(moves: int) -> None:
    record = played(5).record(checkpoint=True)
    assert record.checkpoint is not None
    error = bad(replace(record, base=replace(record.checkpoint, moves=moves)))
    assert error.where == "base"


class RicherEmbers(Embers):
    candles: int = 3


class Richer(Toy):
    version = 2
    state_type: type[Embers] = RicherEmbers


def test_a_change_that_adds_to_the_position_does_not_stop_a_match() -> None:
    match = Match(HONEST, HONEST.options(seats=2), 1)
    match.answer(0, "keep")
    moved = rebuild(decode(encode(match.record(checkpoint=True))), Richer())
    assert moved.state.candles == 3
    assert verify(decode(encode(moved.record())), Richer()).state == moved.state
