"""Golden matches replay to the same end, and their logs still read the same."""

import pytest

from miskatonic.core.record import decode, encode, verify
from tests.games.ritual.golden import FOLDER, MATCHES, RITUAL, files, log, play


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_replays_to_the_position_it_names(name: str) -> None:
    record = decode(files(name)[0].read_bytes())
    match = verify(record, RITUAL)
    assert match.outcome is not None
    assert encode(match.record()) == files(name)[0].read_bytes()


@pytest.mark.parametrize("name", MATCHES)
def test_its_log_reads_as_it_did(name: str) -> None:
    match = verify(decode(files(name)[0].read_bytes()), RITUAL)
    assert log(match) == files(name)[1].read_text("utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    assert encode(play(*MATCHES[name]).record()) == files(name)[0].read_bytes()


def test_every_kept_match_is_compared() -> None:
    kept = {path.stem for path in FOLDER.iterdir() if path.suffix in (".json", ".log")}
    assert kept == set(MATCHES)
