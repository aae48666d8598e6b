"""Whatever bytes the record loader gets: a match, or one BadRecord that says where and why. Nothing else."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.record import BadRecord, Match, decode, encode, rebuild
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, Speech

RITUAL = games.get("ritual")
SPEECHES = [Speech(language, ["miskatonic.core", games.package("ritual")]) for language in LANGUAGES]


def saved(answers: int, checkpoint: bool = False) -> bytes:
    """Return the record of a match of Ritual after some random answers, with an undo."""
    match = Match(RITUAL, RITUAL.options(seats=4, confession=True), 8)
    dice = Rng.seeded(3)
    for _ in range(answers):
        [(seat, ask)] = match.asks.items()
        match.answer(seat, dice.choice(ask.options).id)
    match.undo(seat, agreed=range(4))
    return encode(match.record(names=["Änne", "Bo", "Ida", "Ole"], checkpoint=checkpoint))


def load(data: bytes) -> str:
    """Load a record; return where it is wrong, or nothing if it can be used."""
    try:
        match = rebuild(decode(data), RITUAL)
    except BadRecord as error:
        said = [speech.say(error.reason) for speech in SPEECHES]
        return error.where if all(said) else "no reason given"
    assert match.asks or match.outcome
    return ""


def test_an_undamaged_record_loads() -> None:
    assert load(saved(12)) == load(saved(12, checkpoint=True)) == ""


def test_a_record_truncated_at_any_byte_is_refused() -> None:
    data = saved(5).rstrip()
    assert {load(data[:length]) for length in range(len(data))} == {"record"}


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (b"", "record"),
        (b"\x00", "record"),
        (b"\xff\xfe{", "record"),
        (b"null", "record"),
        (b"[]", "record"),
        (b"12", "record"),
        (b'"miskatonic-record"', "record"),
        (b"{}", "format"),
        (b'{"format": "pgn"}', "format"),
        (b'{"format": ["miskatonic-record"]}', "format"),
        (b'{"format": "miskatonic-record"}', "version"),
        (b'{"format": "miskatonic-record", "version": 2}', "version"),
        (b'{"format": "miskatonic-record", "version": "1"}', "version"),
        (b'{"format": "miskatonic-record", "version": null}', "version"),
        (b'{"format": "miskatonic-record", "version": true}', "record"),
        (b'{"format": "miskatonic-record", "version": 1}', "record"),
        (b"[" * 100_000, "record"),
        (b'{"a":' * 100_000, "record"),
        (b'{"format": "\\ud800"}', "record"),
        (b" " * 5_000_000, "record"),
        (b"\xef\xbb\xbf{}", "record"),
    ],
    ids=lambda each: repr(each)[:40],
)
def test_what_is_no_record_of_ours_is_refused(data: bytes, where: str) -> None:
    assert load(data) == where


@pytest.mark.parametrize("name", ["game", "rules", "options", "seed"])
def test_a_record_without_a_field_is_refused(name: str) -> None:
    fields = msgspec.json.decode(saved(3))
    del fields[name]
    assert load(msgspec.json.encode(fields)) == "record"


@pytest.mark.parametrize("where", [(), ("moves", 0), ("moves", -1), ("checkpoint",)])
def test_a_record_with_an_unknown_field_is_refused(where: tuple[str | int, ...]) -> None:
    fields = msgspec.json.decode(saved(3, checkpoint=True))
    inner = fields
    for name in where:
        inner = inner[name]
    inner["more"] = 1
    assert load(msgspec.json.encode(fields)) == "record"


WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    10**400,
    1.5,
    "",
    "x",
    "\ud7ff\x00",
    [],
    [[]],
    {},
    {"type": "answer"},
    "0" * 10_000,
)


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every value inside a JSON value."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in items:
        yield from places(inner, (*path, name))


@pytest.mark.parametrize("rules", [1, 0], ids=["these rules", "older rules"])
def test_a_wrong_value_anywhere_gives_one_clear_error_or_is_harmless(rules: int) -> None:
    whole = msgspec.json.decode(saved(2, checkpoint=True))
    whole["rules"] = rules
    whole["checkpoint"]["log"] = whole["checkpoint"]["log"][:2]
    for path in places(whole):
        for wrong in WRONG:
            load(encoded_with(whole, path, wrong))


def encoded_with(whole: object, path: tuple[str | int, ...], wrong: object) -> bytes:
    """Return the JSON value with something else in one place."""
    if not path:
        return msgspec.json.encode(wrong)
    copied = msgspec.json.decode(msgspec.json.encode(whole))
    inner = copied
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = wrong
    return msgspec.json.encode(copied)


def test_ten_thousand_random_byte_strings_are_refused() -> None:
    dice = random.Random(2026)
    head = b'{"format": "miskatonic-record", "version": 1, '
    found = set()
    for number in range(10_000):
        noise = dice.randbytes(dice.randrange(300))
        found.add(load(head + noise if number % 4 == 0 else noise))
    assert found == {"record"}


def mutated(dice: random.Random, data: bytes) -> bytes:
    """Return the bytes with a few of them changed, lost, doubled or moved."""
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        at, to = sorted(dice.randrange(len(changed) + 1) for _ in range(2))
        to = min(to, at + dice.choice((1, 2, 8, 60)))
        piece = bytes(changed[at:to])
        match dice.randrange(5):
            case 0:
                changed[at:to] = dice.randbytes(len(piece))
            case 1:
                del changed[at:to]
            case 2:
                changed[at:at] = piece
            case 3:
                changed[at:to] = bytes(dice.choice(b'0123456789"{}[],:aeflnrstu-. ') for _ in piece)
            case _:
                del changed[at:to]
                place = dice.randrange(len(changed) + 1)
                changed[place:place] = piece
    return bytes(changed)


def test_two_thousand_mutated_records_load_or_are_refused() -> None:
    dice = random.Random(2027)
    records = [
        saved(8),
        saved(8, checkpoint=True),
        saved(8, checkpoint=True).replace(b'"rules": 1', b'"rules": 0'),
    ]
    found = {load(mutated(dice, dice.choice(records))) for _ in range(2_000)}
    assert {"", "record", "moves[1]", "checkpoint"} <= found


@pytest.mark.soak
def test_a_hundred_thousand_mutated_records_load_or_are_refused() -> None:
    dice = random.Random()
    records = [
        saved(8),
        saved(8, checkpoint=True),
        saved(8, checkpoint=True).replace(b'"rules": 1', b'"rules": 0'),
    ]
    for _ in range(100_000):
        load(mutated(dice, dice.choice(records)))
