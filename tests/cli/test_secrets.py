"""Nothing hidden reaches the person at the keyboard, and several people never find each other's page."""

import re
import signal
from typing import Any

import pytest

from miskatonic import games
from miskatonic.cli.flags import Language
from miskatonic.cli.prompt import explain, show
from miskatonic.cli.saves import Sitter, folder, new_path, rebuild
from miskatonic.cli.screen import Screen
from miskatonic.cli.table import Table
from miskatonic.cli.words import INTERRUPTED, speech
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech
from tests.cli.driver import CLEAR, Talk, last_save, run, said


def english(game: str) -> Speech:
    return speech(Language.EN, game)


def private_lines(match: Match, names: dict[int, str], reader: int | None) -> set[str]:
    """Return the sentences of the log that the reader may not read."""
    say = english(match.game.name).say
    hidden = {say(line.event.text, names, seat) for line in match.log for seat in (reader, None)}
    return hidden - {say(seen, names, reader) for _, seen in match.lines(reader)}


LOOKS = "log\n1\n?\n2\n" * 100
LOOKS_IN_FATE = "log\n?\n" + "1\n2\n" * 60 + "log\n"
LOOKS_IN_CULTISTS = "log\n?\n" + "1\n2\n" * 80 + "log\n"


@pytest.mark.parametrize(
    ("game", "typed", "secret"),
    [
        (("ritual", "--seed", "0"), LOOKS, "You now hold"),
        (("ritual", "--seed", "1", "--doom", "--event", "trapezohedron"), LOOKS, "You now hold"),
        (("ritual", "--seed", "2"), LOOKS, "You now hold"),
        (("ritual", "--seed", "3", "--doom", "--event", "trapezohedron"), LOOKS, "You now hold"),
        (("fate", "--seed", "1", "--seats", "2"), LOOKS_IN_FATE, "Agatha draws"),
        (("fate", "--seed", "2", "--seats", "4"), LOOKS_IN_FATE, "Cordelia draws"),
        (("cultists", "--seed", "1", "--seats", "5"), LOOKS_IN_CULTISTS, "Your route card"),
        (("cultists", "--seed", "2", "--seats", "7"), LOOKS_IN_CULTISTS, "In league with you"),
    ],
)
def test_a_whole_game_prints_no_line_that_is_not_for_the_person(
    game: tuple[str, ...], typed: str, secret: str
) -> None:
    words = said(run("play", *game, "--bots", "random", typed=typed).stdout)
    saved = last_save()
    match = rebuild(saved, english(game[0]))
    hidden = private_lines(match, dict(enumerate(saved.record.names)), 0)
    assert any(secret in line for line in hidden), "the game had something to hide"
    assert [line for line in hidden if line in words] == []


@pytest.mark.parametrize(
    ("name", "options", "every"),
    [("ritual", {"event": "trapezohedron"}, 1), ("fate", {"seats": 3}, 15), ("cultists", {"seats": 7}, 10)],
)
def test_a_page_is_the_same_whatever_the_hidden_cards_are(
    name: str, options: dict[str, Any], every: int, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games.get(name)
    agreed = game.options(**options)
    people = (
        Sitter("Anna"),
        *(Sitter(name, "random") for name in ("Bea", "Carl", "Dora", "Emil", "Fritz", "Gerda")),
    )
    chance = Rng.seeded(1)
    differing = 0
    for seed in range(2):
        match = Match(game, agreed, seed)
        while match.outcome is None:
            seat, ask = next(iter(match.asks.items()))
            real = match.state
            pages = []
            for state in (real, game.sample(real, seat, chance)) if not chance.below(every) else ():
                match.state = state
                table = Table(match, people[: agreed.seats], english(name), Screen(), new_path(name))
                show(table, seat)
                explain(table, seat, "")
                pages.append(capsys.readouterr().out)
                differing += state.hands != real.hands
            assert pages[:1] == pages[1:]
            match.state = real
            match.answer(seat, chance.choice(ask.options).id)
    assert differing > 25, "the hidden cards really were others"


# Several people, one keyboard


def screens(words: str) -> list[str]:
    """Return what stood on the screen between one clearing and the next."""
    return [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", page) for page in words.split(CLEAR)]


@pytest.mark.parametrize(
    ("game", "row", "code"),
    [
        (("ritual", "--seats", "5"), r"^[ >] (Anna|Ben) ", 0),
        (("fate", "--seats", "2"), r"^[CAJV] (Anna|Ben) ", INTERRUPTED),
        (("cultists", "--seats", "5"), r"^  (Anna|Ben) ", 0),
    ],
    ids=["ritual", "fate", "cultists"],
)
def test_every_change_of_hands_wipes_the_screen_and_what_scrolled_away(
    game: tuple[str, ...], row: str, code: int
) -> None:
    people = ("--name", "Anna", "--name", "Ben", "--bots", "random", "--seed", "4")
    with Talk("play", *game, *people, terminal=True) as talk:
        talk.until("Press Enter to begin.")
        talk.type("")
        for _ in range(240):
            new = talk.until("see the screen. ", "): ", "read on. ", "replay ")
            if "replay " in new:
                break
            talk.type("1" if "Your choice" in new else "")
        else:
            talk.send(signal.SIGINT)
        assert talk.end() == code
    saved = last_save()
    names = dict(enumerate(saved.record.names))
    match = rebuild(saved, english(game[0]))
    pages = screens(talk.words)
    between = [page for page in pages if "Hand the keyboard to" in page]
    of_people = [page for page in pages if "Your choice" in page and re.search(row, page, re.MULTILINE)]
    assert len(between) > 4
    assert len(of_people) > 4
    hidden = {reader: private_lines(match, names, reader) for reader in (None, 0, 1)}
    for page in between:
        assert "hidden from you" not in page
        assert re.search(row, page, re.MULTILINE) is None, "nobody's board, and with it nobody's hand"
        words = said(page)
        assert [line for line in hidden[None] if line in words] == []
    for page in of_people:
        (other,) = set(re.findall(row, page, re.MULTILINE))
        reader = 1 if other == "Anna" else 0
        words = said(page)
        assert [line for line in hidden[reader] if line in words] == []


PAIR = ("play", "ritual", "--name", "Anna", "--name", "Ben", "--bots", "random", "--seats", "3")


def test_an_answer_can_be_taken_back_before_the_keyboard_is_handed_over() -> None:
    words = run(*PAIR, "--seed", "3", "--start", "0", typed="\n\n1\nundo\n\n2\n").stdout
    assert "Anna, you may still take your answer back: type undo." in words
    assert "You take your last answer back." in words
    assert "Anna gives the card to Barnabas" in words or "You give the card to" in words
    kinds = [type(move).__name__ for move in last_save().record.moves]
    assert kinds[:3] == ["Answer", "Undo", "Answer"]


def test_an_undo_that_is_not_offered_between_two_people_is_not_done() -> None:
    before_ben_takes = "\n\n1\n\n1\n"
    run(*PAIR, "--seed", "3", "--start", "0", typed=f"{before_ben_takes}undo\n")
    assert "Undo" not in [type(move).__name__ for move in last_save().record.moves]


@pytest.mark.parametrize(("vote", "undone"), [("1", True), ("2", False)])
def test_the_other_person_is_asked_before_something_seen_is_taken_back(vote: str, undone: bool) -> None:
    before_ben_takes = "\n\n1\n\n1\n"
    words = run(*PAIR, "--seed", "3", "--start", "0", typed=f"{before_ben_takes}\nundo\n1\n{vote}\n\n").stdout
    assert "would like to take an answer back" in words
    moves = [type(move).__name__ for move in last_save().record.moves]
    assert ("Undo" in moves) == undone
    assert ("everybody must agree" in said(words)) == (not undone)


SERVANTS = ("play", "fate", "--name", "Anna", "--name", "Ben", "--bots", "random", "--seats", "3")


def test_a_secret_answer_can_be_changed_before_the_keyboard_is_handed_over() -> None:
    words = run(*SERVANTS, "--seed", "3", typed="\n\n1\nundo\n\n2\n\n1\n").stdout
    assert "Anna, you may still change your secret answer: type undo." in words
    assert "Your answer so far: Ithaqua" in words
    assert "Anna serves Azathoth." in words


def test_a_secret_answer_is_on_no_page_before_all_have_answered() -> None:
    words = run(*SERVANTS, "--seed", "3", typed="\n\n2\n\n").stdout
    assert "Azathoth" not in words.split("Hand the keyboard to Ben.")[1]


def test_a_match_left_between_secret_answers_goes_on_with_them() -> None:
    run(*SERVANTS, "--seed", "3", typed="\n\n2\n")
    assert [move.seat for move in last_save().record.moves] == [0, 2]
    saved = max(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    assert "Anna serves Azathoth." in run("play", "--resume", saved.stem, typed="\n\n1\n").stdout
