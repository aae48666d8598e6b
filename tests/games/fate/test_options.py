"""What options say, and what on the board they are on: a client lights that up, a reader hears it."""

from typing import Any

import pytest

from tests.games.fate.builders import A, B, C, D, altar, artefact, ask, card, choose, say


def said(g: Any) -> list[tuple[str, tuple[str, ...]]]:
    """Return what each option says, and what it is on."""
    return [(say(option.text), option.on) for option in ask(g).options]


def window(spell: str = "", **position: Any) -> Any:
    """Open the last window of A's turn and choose the spell, or the artefact of A's."""
    g = altar(phase="conclusion", readied={A: spell}, **position)
    choose(g, f"cast:{card(spell)}" if spell else f"use:{artefact(position['artefacts'][A])}")
    return g


def test_options_name_a_rival_with_a_number_of_investigators() -> None:
    g = window("False Trail (Book)", lodges={A: 2})
    assert said(g)[:2] == [
        ("Player 2: one investigator", ("seat:1",)),
        ("Player 2: 2 investigators", ("seat:1",)),
    ]


def test_options_name_a_rival_with_a_spell_by_its_back() -> None:
    g = window("Mind Theft (Book)", hands={B: "Moon", C: "Skull"})
    assert said(g) == [
        ("Player 2: a Moon spell", ("hand:1", "seat:1")),
        ("Player 3: a Skull spell", ("hand:2", "seat:2")),
    ]


def test_options_name_a_rival() -> None:
    g = window("Press Call (Book)")
    assert said(g) == [(f"Player {seat + 1}", (f"seat:{seat}",)) for seat in (B, C, D)]


def test_options_name_own_and_others_cultists() -> None:
    cultists = {A: "library 1, museum 1", B: "streets 1", D: "museum 1"}
    g = window(artefacts={A: "Yellow Mask"}, cultists=cultists)
    assert said(g) == [
        ("Your cultist: Library", ("location:library",)),
        ("Your cultist: Museum", ("location:museum",)),
    ]
    choose(g, "own:1")
    assert said(g) == [
        ("Cultist of Player 2: Streets of Arkham", ("location:streets", "seat:1")),
        ("Cultist of Player 4: Museum", ("location:museum", "seat:3")),
    ]


def test_options_number_the_dice_from_one() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3"},
        readied={B: "Frenzy (Book)"},
        dice="Star, Eye, Tentacle",
    )
    choose(g, f"cast:{card('Frenzy (Book)')}")
    assert said(g) == [
        ("Die 1: Star", ("die:0",)),
        ("Die 2: Eye", ("die:1",)),
        ("Die 3: Tentacle", ("die:2",)),
    ]


@pytest.mark.parametrize(
    ("god", "options"),
    [
        (
            "Hastur",
            [
                ("Cultist of Player 2: Museum", ("location:museum", "seat:1")),
                ("Cultist of Player 4: Library", ("location:library", "seat:3")),
            ],
        ),
        (
            "Tsathoggua",
            [("Remove elder signs", ()), ("Drop Frenzy (Book)", (f"card:{card('Frenzy (Book)')}",))],
        ),
    ],
)
def test_options_of_a_gift_name_what_it_strikes(god: str, options: list[tuple[str, tuple[str, ...]]]) -> None:
    g = altar(
        phase="activation",
        fate="ceremony",
        gods={A: god},
        cultists={B: "museum 1", D: "library 1"},
        signs={A: 1},
        readied={A: "Frenzy (Book)"},
    )
    choose(g, "none")
    assert said(g) == options


def test_options_of_cthulhus_gift_are_the_locations() -> None:
    g = altar(phase="activation", fate="ceremony")
    choose(g, "none")
    assert said(g)[3] == ("The Ceremony", ("location:ceremony",))


def test_options_name_the_owners_of_captives() -> None:
    cultists = {B: "captive 2", D: "captive 1"}
    g = altar(phase="activation", fate="ceremony", gods={A: "Nyarlathotep"}, cultists=cultists)
    choose(g, "none")
    assert [text for text, _ in said(g)] == [
        "Give up captives of Player 2 and Player 2",
        "Give up captives of Player 2 and Player 4",
        "Keep the captives",
    ]


def test_options_say_what_the_dagger_saves() -> None:
    cultists, dagger = {A: "other-worlds 3"}, {A: "Sacrificial Dagger"}
    g = window("Blood Price (Book)", cultists=cultists, artefacts=dagger)
    assert [text for text, _ in said(g)] == [
        "Sacrifice 3 cultists",
        "Exhaust the Sacrificial Dagger: sacrifice 2 cultists",
    ]


def test_options_of_a_move_name_card_and_destination() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Moon)"})
    there = (f"card:{card('Frenzy (Moon)')}", "location:gathering")
    assert said(g) == [("With Frenzy (Moon) to The Gathering", there)]


def test_options_that_go_anywhere_are_on_what_they_use() -> None:
    frenzy = f"card:{card('Frenzy (Moon)')}"
    g = altar(fate="gathering", hands={A: "Frenzy (Moon)"}, artefacts={A: "Silver Key"}, road=True)
    assert [on for _, on in said(g)] == [(frenzy,), (frenzy, "artefact:silver-key")]


def test_the_question_says_whether_one_or_several_are_meant() -> None:
    g = altar(phase="activation", fate="streets", supply=5)
    choose(g, "none")
    first = ask(g).text.id
    choose(g, "supply:1")
    assert (first, ask(g).text.id) == ("ask-send", "ask-send-more")
    position: Any = {"phase": "activation", "cultists": {A: "other-worlds 3"}, "dice": "Star, Eye, Eye"}
    frenzy = altar(readied={A: "Frenzy (Book)"}, **position)
    choose(frenzy, f"cast:{card('Frenzy (Book)')}")
    lamp = altar(artefacts={A: "Elder Lamp"}, **position)
    choose(lamp, f"use:{artefact('Elder Lamp')}")
    assert (ask(frenzy).text.id, ask(lamp).text.id) == ("ask-dice", "ask-die")


def test_a_sign_destroyed_with_the_dagger_cites_the_dagger() -> None:
    dagger = {A: "Sacrificial Dagger"}
    g = altar(phase="activation", fate="museum", cultists={A: "museum 3"}, signs={B: 1}, artefacts=dagger)
    choose(g, "none")
    assert [option.cite for option in ask(g).options] == ["museum.2", "artefact-list.d6", "museum.2"]
