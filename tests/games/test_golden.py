"""Golden matches replay to the same end, and their logs still read the same."""

import pytest

from miskatonic import games
from miskatonic.core.record import Record, decode, verify
from tests.games.golden import MATCHES, files, folder, log, play

KEPT = [(game, name) for game, matches in MATCHES.items() for name in matches]
every_match = pytest.mark.parametrize(("game", "name"), KEPT)


def kept(game: str, name: str) -> Record:
    return decode(files(game, name)[0].read_bytes())


@every_match
def test_a_golden_record_replays_to_the_position_it_names(game: str, name: str) -> None:
    match = verify(kept(game, name), games.get(game))
    assert match.outcome is not None


@every_match
def test_its_log_reads_as_it_did(game: str, name: str) -> None:
    assert log(verify(kept(game, name), games.get(game))) == files(game, name)[1].read_text("utf-8")


@every_match
def test_the_same_seed_plays_the_same_match(game: str, name: str) -> None:
    played = play(game, name).record()
    assert (played.moves, played.digest) == (kept(game, name).moves, kept(game, name).digest)


def test_fates_matches_end_in_both_ways() -> None:
    outcomes = [verify(kept("fate", name), games.get("fate")).outcome for name in MATCHES["fate"]]
    assert {outcome.cite for outcome in outcomes if outcome} == {"win.1", "loss.1"}


def test_every_game_has_golden_matches() -> None:
    assert set(MATCHES) == set(games.NAMES)


@pytest.mark.parametrize("game", MATCHES)
def test_every_kept_match_is_compared(game: str) -> None:
    stored = {path.stem for path in folder(game).iterdir() if path.suffix in (".json", ".log")}
    assert stored == set(MATCHES[game])
