"""Others' bots: in processes of their own, without the real position, at the cost of their own seat only."""

import re
from pathlib import Path

import pytest

from miskatonic import bots, games
from miskatonic.bots import guest
from miskatonic.bots.guest import Guest, GuestFailed
from miskatonic.core.bot import Sight, look
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, Speech, text
from miskatonic.lab.arena import arena
from miskatonic.lab.simulate import simulate

HERE = "tests.bots.strangers"


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest, "SECONDS", 0.3)


def first_sight(name: str = "ritual") -> Sight:
    game = games.get(name)
    state = game.new(game.options(), seed=1)
    return look(game, state, next(iter(game.asks(state))), Rng.seeded(1))


def came(kind: str, game: str = "ritual") -> Guest:
    found = bots.get(game, f"{HERE}:{kind}")
    assert isinstance(found, Guest)
    return found


def test_a_guest_answers_with_chance_and_samples_of_its_own() -> None:
    picked = {str(came("Fair").choose(first_sight())) for _ in range(3)}
    assert picked <= {option.id for option in first_sight().ask.options}
    assert len(picked) == 1  # the same sight, the same answer


def test_a_guest_never_holds_the_real_position() -> None:
    assert came("Spies").choose(first_sight()) == first_sight().ask.options[0].id


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("Crashes", "Crashes fails with an error: RuntimeError: out of luck"),
        ("Lies", r"Lies answers “win”: That option is not on offer\."),
        ("Babbles", "Babbles answers “not”: That option is not on offer"),
        ("Dies", r"Dies has broken off\."),
        ("Hangs", r"Hangs takes longer than 0\.3 seconds"),
    ],
)
def test_a_guest_that_goes_wrong_says_how_and_may_try_again(kind: str, why: str) -> None:
    stranger = Guest("ritual", kind, f"{HERE}:{kind}")
    stranger.arrive()
    for _ in range(2):
        with pytest.raises(GuestFailed, match=why):
            stranger.choose(first_sight())


def test_a_guest_that_hung_too_often_is_asked_no_more() -> None:
    stranger = Guest("ritual", "Dies", f"{HERE}:Dies")
    for _ in range(guest.STRIKES):
        with pytest.raises(GuestFailed, match="broken off"):
            stranger.choose(first_sight())
    with pytest.raises(GuestFailed, match="too often"):
        stranger.choose(first_sight())


@pytest.mark.parametrize(
    ("where", "why"),
    [
        (f"{HERE}:Speechless", "no class with a method `choose`"),
        (f"{HERE}:NUMBER", "no class with a method `choose`"),
        (f"{HERE}:Nobody", "no attribute"),
        ("no.such.module:Bot", "No module"),
    ],
)
def test_who_is_no_bot_does_not_come(where: str, why: str) -> None:
    with pytest.raises(KeyError, match=why):
        bots.get("ritual", where)


@pytest.mark.parametrize("kind", ["Lies", "Dies"])
def test_a_guest_that_goes_wrong_costs_its_own_seat_only(kind: str) -> None:
    name = f"{HERE}:{kind}"
    guest.guest.cache_clear()
    result = simulate("ritual", games=3, bots=["random", name, "simple"], options={"seats": 3}, seed=1)
    assert result.games == 3
    assert set(result.failed) == {name}
    assert result.failed[name] >= 3


def test_guests_compete_with_bots_of_the_house() -> None:
    result = arena("ritual", bots=["random", f"{HERE}:Fair"], games=4, options={"seats": 4}, seed=1)
    assert [each.bot for each in result.standings] == ["random", f"{HERE}:Fair"]
    assert result.failed == {}


def test_installed_bots_are_named_after_the_game_they_play(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"ritual.fair": f"{HERE}:Fair", "crash": f"{HERE}:Crashes", "fate.fair": f"{HERE}:Fair"}
    monkeypatch.setattr(guest, "installed", lambda: known)
    assert bots.guests("ritual") == ("ritual.fair", "crash")
    assert bots.get("ritual", "ritual.fair").choose(first_sight())
    with pytest.raises(KeyError, match=r"there is no bot called 'fate\.fair'.*ritual\.fair, crash"):
        bots.get("ritual", "fate.fair")


def test_whatever_goes_wrong_is_said_in_both_languages() -> None:
    used = set(re.findall(r'"(guest-[a-z-]+)"', Path(guest.__file__).read_text("utf-8")))
    for language in LANGUAGES:
        words = Speech(language, ["miskatonic.bots"])
        assert words.ids() == used
        for id in used:
            assert "Fair" in words.say(text(id, bot="Fair", error="E", answer="win", why="No.", seconds="10"))
