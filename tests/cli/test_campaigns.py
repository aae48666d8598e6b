"""A campaign of Horror in the terminal: begun, looked at, bought for, played, handed on."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.cli import saves
from miskatonic.core.record import rebuild
from miskatonic.core.rng import Rng
from miskatonic.core.series import read, write
from miskatonic.core.trial import random_answer
from miskatonic.games.horror.campaign.document import Campaign, of, put, with_hero
from miskatonic.games.horror.game import GAME
from tests.cli.driver import run, said


def campaign(*args: str, typed: str = "", lang: str = "en") -> Any:
    return run("campaign", *args, "--lang", lang, typed=typed)


def file(name: str = "ash") -> Path:
    return saves.folder() / "campaigns" / f"{name}.json"


def stored(name: str = "ash") -> Campaign:
    return of(read(file(name).read_bytes()))


def begin(*more: str) -> None:
    found = campaign(
        "new", "ash", "--deck", "Joe", "--deck", "Daniela", "--name", "Ann", "--seed", "3", *more
    )
    assert found.exit_code == 0, found.stderr


def give(**what: Any) -> None:
    """Change something about the first investigator."""
    series, now = read(file().read_bytes()), stored()
    changed = with_hero(now, msgspec.structs.replace(now.heroes[0], **what))
    file().write_bytes(write(put(series, changed)))


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Joe Diamond, Ann"), ("de", "Als Nächstes gibt es etwas zu lesen")]
)
def test_a_campaign_begins_with_decks_and_shows_how_it_stands(lang: str, words: str) -> None:
    begin()
    assert [each.owner for each in stored().heroes] == ["Ann", "Player 2"]
    assert words in said(campaign("show", "ash", lang=lang).stdout)


def test_the_prologue_is_read_and_a_scenario_that_was_left_goes_on() -> None:
    begin()
    first = campaign("play", "ash", "--bots", "random", "--seed", "1")
    assert "Arkham keeps its stories to itself" in said(first.stdout)
    assert "campaign play ash" in said(first.stdout)
    assert (stored().part, stored().playing) == (1, True)
    again = campaign("play", "ash", typed="1\n")
    assert "Arkham keeps" not in again.stdout
    assert "being played" in said(campaign("show", "ash").stdout).lower()


def test_a_finished_scenario_goes_into_the_log_and_the_next_one_waits() -> None:
    begin()
    campaign("play", "ash", "--bots", "random", "--seed", "1")
    beside = file().with_name("ash.match.json")
    saved = saves.read(beside)
    match, dice = rebuild(saved.record, GAME), Rng.seeded(1)
    while match.outcome is None:
        match.answer(*random_answer(match.asks, dice))
    saves.write(beside, match, saved.sitters)
    assert campaign("play", "ash").exit_code == 0
    assert (stored().part, stored().playing, beside.exists()) == (2, False, False)
    assert "Miskatonic University burned down" in said(campaign("log", "ash").stdout)
    assert "Auflodernde Flammen" in campaign("log", "ash", lang="de").stdout
    assert len(read(file().read_bytes()).matches) == 1


def test_experience_is_spent_and_taken_back() -> None:
    begin()
    give(unspent=5, earned=5)
    offers = campaign("upgrade", "ash", "Joe").stdout
    dear = next(line for line in offers.splitlines() if ", instead of " in line)
    wanted, _, lower = dear.partition("  ")[2].partition(", instead of ")
    before = stored()
    found = campaign("upgrade", "ash", "Joe", wanted, "--remove", lower)
    assert found.exit_code == 0, found.stderr
    assert "campaign-experience.13" in found.stdout
    assert stored().heroes[0].unspent < before.heroes[0].unspent
    assert campaign("upgrade", "ash", "Joe", "--undo").exit_code == 0
    assert stored() == before


@pytest.mark.parametrize(
    ("args", "clause"),
    [
        (("upgrade", "ash", "Joe", "Machete"), "campaign-experience.10"),
        (("upgrade", "ash", "Joe", "Machete", "--remove", "Overzealous"), "campaign-experience.11"),
        (("upgrade", "ash", "Joe", "--undo"), "campaign-experience.16"),
        (("join", "ash", "--deck", "Joe"), "join-leave.3"),
        (("replace", "ash", "Joe", "--deck", "Trish"), "campaign-trauma.10"),
        (("bear", "ash", "Dr. Henry Armitage", "Joe"), "story-rewards.4"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_its_clause(args: tuple[str, ...], clause: str) -> None:
    begin()
    found = campaign(*args)
    assert (found.exit_code, clause in found.stderr) == (2, True)


def test_people_come_and_go_and_are_replaced() -> None:
    begin()
    assert campaign("join", "ash", "--deck", "Trish", "--name", "Cid").exit_code == 0
    assert campaign("leave", "ash", "Trish").exit_code == 0
    assert stored().heroes[2].status == "away"
    assert campaign("join", "ash", "--deck", "Trish").exit_code == 0
    give(status="killed")
    assert campaign("replace", "ash", "Joe", "--deck", "Dexter").exit_code == 0
    assert [each.status for each in stored().heroes] == ["killed", "alive", "alive", "alive"]


def test_optional_rules_are_agreed_on_at_the_beginning() -> None:
    begin("--ultimatum", "agony", "--boon", "ancients")
    assert (stored().agreed.ultimatums, stored().heroes[0].unspent) == (("agony",), 5)
    assert "Agony" in campaign("show", "ash").stdout
    assert campaign("new", "x", "--deck", "Joe", "--ultimatum", "nonsense").exit_code == 2


def test_survivors_are_carried_over_when_a_campaign_is_over() -> None:
    begin()
    assert "epic.1" in campaign("carry-over", "ash", "again").stderr
    series, now = read(file().read_bytes()), stored()
    file().write_bytes(write(put(series, msgspec.structs.replace(now, over="won"))))
    give(earned=7, mental=1)
    found = campaign("carry-over", "ash", "again", "--who", "Joe", "--deck", "Joe", "--difficulty", "hard")
    assert found.exit_code == 0, found.stderr
    (joe,) = stored("again").heroes
    assert (joe.before, joe.mental, joe.earned, stored("again").difficulty) == (7, 1, 0, "hard")
    assert stored().over == "won"


def test_a_campaign_is_exported_and_imported_byte_for_byte(tmp_path: Path) -> None:
    begin()
    out = tmp_path / "handed-on.json"
    assert campaign("export", "ash", str(out)).exit_code == 0
    assert out.read_bytes() == file().read_bytes()
    assert campaign("import", str(out), "other").exit_code == 0
    assert stored("other") == stored()
    assert "already" in campaign("import", str(out), "other").stderr


def test_a_deck_is_exported_as_deck_sites_write_it(tmp_path: Path) -> None:
    begin()
    give(unspent=2, earned=9, exiled=("12036",))
    out = tmp_path / "joe.json"
    campaign("export", "ash", str(out), "--deck", "Joe")
    written = msgspec.json.decode(out.read_bytes())
    assert (written["xp"], written["xp_spent"], written["exile_string"]) == (9, 7, "12036")


@pytest.mark.parametrize("data", [b"", b"{}", b'{"format": "miskatonic-series", "version": 9}'])
def test_a_file_that_is_no_campaign_gets_one_clear_sentence(tmp_path: Path, data: bytes) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(data)
    found = campaign("show", str(other))
    assert (found.exit_code, len(found.stderr.strip().splitlines())) == (2, 1)
    assert other.read_bytes() == data


def test_what_a_campaign_hands_to_a_match_is_nothing_to_be_typed() -> None:
    shown = run("play", "horror", "--help").stdout
    assert ("--ultimatums" in shown, "--chapter" in shown) == (True, False)


def test_words_that_mean_nothing_are_refused() -> None:
    begin()
    assert "already" in campaign("new", "ash", "--deck", "Joe").stderr
    assert "Nobody called" in campaign("upgrade", "ash", "Zoe").stderr
    assert "no card called" in campaign("upgrade", "ash", "Joe", "Nothing").stderr
    assert "more than one" in campaign("upgrade", "ash", "Joe", "Through the Cracks").stderr
    assert campaign("show", "nowhere").exit_code == 2
    assert campaign("new", "x", "--campaign", "y").exit_code == 2


# The score over rematches


def test_a_series_keeps_the_score_over_rematches(tmp_path: Path) -> None:
    evening = tmp_path / "friday.json"
    play = ("play", "ritual", "--seats", "3", "--seed", "1", "--name", "Ann", "--series", str(evening))
    for count in (1, 2):
        shown = said(run(*play, typed="1\n" * 200).stdout)
        assert f"{count} match" in shown
    assert len(read(evening.read_bytes()).matches) == 2
    refused = run("play", "fate", "--series", str(evening))
    assert (refused.exit_code, "another game" in refused.stderr) == (2, True)


def of_a_bot() -> None:
    """Let a bot play the second investigator, as campaigns from the browser have it."""
    series, now = read(file().read_bytes()), stored()
    changed = with_hero(now, msgspec.structs.replace(now.heroes[1], owner=""))
    file().write_bytes(write(put(series, changed)))


def test_an_investigator_that_is_nobodys_is_played_by_a_bot() -> None:
    begin()
    of_a_bot()
    assert "Daniela Reyes, a bot" in said(campaign("show", "ash").stdout)
    assert campaign("play", "ash", "--seed", "1").exit_code == 0
    sitters = saves.read(file().with_name("ash.match.json")).sitters
    assert [(each.name == "Ann", each.bot) for each in sitters] == [(True, ""), (False, "simple")]


def test_somebody_has_to_play() -> None:
    begin()
    of_a_bot()
    give(owner="")
    assert "Let somebody join first" in said(campaign("play", "ash").stderr)


def test_a_scenario_is_called_off_and_begins_anew() -> None:
    begin()
    assert "No scenario is being played" in campaign("call-off", "ash").stderr
    campaign("play", "ash", "--bots", "random", "--seed", "1")
    assert campaign("call-off", "ash").exit_code == 0
    assert (stored().playing, file().with_name("ash.match.json").exists()) == (False, False)
    assert campaign("play", "ash", "--bots", "random", "--seed", "2").exit_code == 0


def test_a_campaign_with_a_card_that_nobody_knows_gets_one_clear_sentence() -> None:
    begin()
    give(deck={"99999": 1})
    found = campaign("show", "ash")
    assert (found.exit_code, "99999" in found.stderr) == (2, True)
