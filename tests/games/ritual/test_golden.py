"""Golden matches replay to the same end, and their logs still read the same."""

import pytest

from miskatonic.core.record import Record, decode, verify
from tests.games.ritual.golden import FOLDER, MATCHES, RITUAL, files, log, play


def kept(name: str) -> Record:
    return decode(files(name)[0].read_bytes())


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_replays_to_the_position_it_names(name: str) -> None:
    match = verify(kept(name), RITUAL)
    assert match.outcome is not None


@pytest.mark.parametrize("name", MATCHES)
def test_its_log_reads_as_it_did(name: str) -> None:
    assert log(verify(kept(name), RITUAL)) == files(name)[1].read_text("utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    played = play(*MATCHES[name]).record()
    assert (played.moves, played.digest) == (kept(name).moves, kept(name).digest)


def test_every_kept_match_is_compared() -> None:
    stored = {path.stem for path in FOLDER.iterdir() if path.suffix in (".json", ".log")}
    assert stored == set(MATCHES)
