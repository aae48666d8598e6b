"""Golden matches replay to the same end, and their logs still read the same."""

from collections import Counter

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


@pytest.mark.long
@every_match
def test_the_same_seed_plays_the_same_match(game: str, name: str) -> None:
    played = play(game, name).record()
    assert (played.moves, played.digest) == (kept(game, name).moves, kept(game, name).digest)


def test_fates_matches_end_in_both_ways() -> None:
    outcomes = [verify(kept("fate", name), games.get("fate")).outcome for name in MATCHES["fate"]]
    assert {outcome.ending for outcome in outcomes if outcome} == {"win", "loss"}


ENDS_OF_CULTISTS = {
    ("eliminated", "end.2"),
    ("eliminated", "end.3"),
    ("noted", "end.3"),
    ("noted", "end.5"),
    ("books", "end.4"),
    ("books", "end.5"),
    ("dead", "end.4"),
    ("claim-right", "claim.2"),
    ("claim-wrong", "claim.2"),
    ("clock", "end.7"),
    ("seer-found", "seer-guess.1"),
}


def test_cultists_matches_end_in_every_way_and_each_kind_of_end_twice() -> None:
    outcomes = [verify(kept("cultists", name), games.get("cultists")).outcome for name in MATCHES["cultists"]]
    ends = [(outcome.ending, outcome.cite) for outcome in outcomes if outcome]
    assert set(ends) == ENDS_OF_CULTISTS
    assert Counter(ending for ending, _ in ends) == dict.fromkeys(games.get("cultists").endings, 2)


def ends_of_horror(scenario: str) -> Counter[int]:
    """Return how often the matches of a scenario end with each resolution."""
    matches = [name for name, (_, options) in MATCHES["horror"].items() if options["scenario"] == scenario]
    return Counter(verify(kept("horror", name), games.get("horror")).state.resolution for name in matches)


def test_horrors_matches_in_the_cellar_end_with_every_resolution_twice() -> None:
    assert ends_of_horror("cellar") == {0: 2, 1: 2, 2: 2}


def test_horrors_matches_in_the_flames_end_with_every_resolution() -> None:
    assert ends_of_horror("spreading_flames").keys() == {0, 2, 3}


def test_horrors_matches_in_the_smoke_end_with_every_resolution_and_the_entry_that_follows() -> None:
    assert ends_of_horror("smoke_and_mirrors").keys() == {0, 1}
    escaped = [
        name
        for name, (_, options) in MATCHES["horror"].items()
        if options["scenario"] == "smoke_and_mirrors"
        and "servant-escaped" in [n.what for n in verify(kept("horror", name), games.get("horror")).state.log]
    ]
    assert escaped == ["smoke-held-1"]


def test_horrors_matches_in_the_sewers_end_with_every_resolution() -> None:
    assert ends_of_horror("queen_of_ash") == {0: 2, 1: 1, 2: 1, 3: 1}


def test_in_the_sewers_the_queen_is_put_out_or_puts_out_everybody() -> None:
    stories = {name: files("horror", name)[1].read_text("utf-8") for name in MATCHES["horror"]}
    assert "Like candles after a feast you are put out" in stories["ash-too-late-1"]
    assert "What was about to become a goddess falls into itself" in stories["ash-slain-2"]


def test_the_flames_take_everybody_or_everybody_flees_or_the_pursuer_is_defeated() -> None:
    stories = {name: files("horror", name)[1].read_text("utf-8") for name in MATCHES["horror"]}
    assert "resign.2" in stories["flames-resigned-1"]
    assert "There is no way out that does not burn." in stories["flames-agenda-1"]
    for name in ("flames-stay-1", "flames-leave-1"):
        assert "the masked pursuer is defeated" in stories[name]


def test_every_game_has_golden_matches() -> None:
    assert set(MATCHES) == set(games.NAMES)


@pytest.mark.parametrize("game", MATCHES)
def test_every_kept_match_is_compared(game: str) -> None:
    stored = {path.stem for path in folder(game).iterdir() if path.suffix in (".json", ".log")}
    assert stored == set(MATCHES[game])
