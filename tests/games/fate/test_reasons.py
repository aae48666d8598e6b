"""What decides a hint in Fate, at altars where one can see why."""

import pytest

from miskatonic import bots
from miskatonic.core.bot import look
from miskatonic.core.hint import Hint
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech, Text, Who, text
from miskatonic.games.fate import GAME as FATE
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import A, B, altar, ask, asked, card, choose, move

CIRCLE = "Warding Circle (Book)"
BETRAYAL = "Betrayal (Book)"
PAIR = ("Frenzy (Moon)", "Press Call (Moon)")


def advised(g: Fate) -> Hint:
    """Return what the seat that is asked is advised."""
    return bots.advise(look(FATE, g, asked(g), Rng.seeded(1)))


def said(reason: Text, language: str) -> str:
    """Return what the advised one reads."""
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.fate"])
    return speech.say(reason, {A: "Anna", B: "Ben"}, B)


@pytest.mark.parametrize(
    ("cultists", "to", "reason"),
    [
        ({A: "other-worlds 2"}, "other-worlds", "hint-betrayal-dice"),
        ({A: "ceremony 2", B: "ceremony 2"}, "ceremony", "hint-betrayal"),
    ],
)
def test_betrayal_costs_a_die_in_other_worlds_and_control_elsewhere(
    cultists: dict[int, str], to: str, reason: str
) -> None:
    g = altar(fate="museum", cultists=cultists, hands={A: ", ".join(PAIR)}, readied={B: BETRAYAL})
    move(g, *PAIR, to=to)
    while asked(g) != B:
        choose(g, "pass")
    found = advised(g)
    assert (found.choice, found.reason.id) == (f"cast:{card(BETRAYAL)}", reason)


def test_who_takes_control_in_other_worlds_by_betrayal_is_told_so() -> None:
    cultists = {A: "other-worlds 2", B: "other-worlds 3"}
    g = altar(fate="museum", cultists=cultists, hands={A: ", ".join(PAIR)}, readied={A: BETRAYAL})
    move(g, *PAIR, to="other-worlds")
    assert advised(g).reason.id == "hint-betrayal"


@pytest.mark.parametrize(
    ("dice", "signs", "english", "german"),
    [
        (
            "Tentacle, Star, Eye, Eye, Eye",
            1,
            "This roll would bring you 2 signs, and you have 1 already.",
            "Dieser Wurf brächte dir 2 Zeichen, und du hast schon eines.",
        ),
        (
            "Tentacle, Eye, Eye, Eye, Eye",
            6,
            "This roll would bring you a sign, and you have 6 already.",
            "Dieser Wurf brächte dir ein Zeichen, und du hast schon 6.",
        ),
    ],
)
def test_a_circle_is_cast_for_the_signs_that_the_roll_brings(
    dice: str, signs: int, english: str, german: str
) -> None:
    g = altar(phase="conclusion", active=B, lodges={B: 5}, signs={B: signs}, readied={B: CIRCLE}, dice=dice)
    while ask(g).kind != "ward":
        choose(g, "none" if ask(g).kind == "ready" else "pass")
    reason = advised(g).reason
    assert (said(reason, "en"), said(reason, "de")) == (english, german)


def test_equal_spells_that_may_be_readied_freely_are_better_than_none() -> None:
    g = altar(
        phase="activation",
        fate="library",
        cultists={A: "library 3"},
        hands={A: "Frenzy (Book)"},
        deck="Frenzy (Moon), Frenzy (Skull), Frenzy (Flame)",
    )
    assert ask(g).kind == "free-ready"
    assert [each.measure.id for each in advised(g).ratings if each.measure] == ["hint-steps"] * 3


def test_tsathoggua_drops_a_spell_because_the_step_is_worth_more() -> None:
    g = altar(
        phase="activation",
        fate="ceremony",
        gods={A: "Tsathoggua"},
        signs={A: 1},
        readied={A: "Dream Road (Book)"},
    )
    while ask(g).kind != "gift":
        choose(g, "none" if ask(g).kind == "control" else "pass")
    reason = advised(g).reason
    assert said(reason, "en") == "The step is worth more than the spell that you give up for it."
    assert said(reason, "de") == "Das Feld ist mehr wert als der Spruch, den du dafür hergibst."


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (
            text("hint-rival", rival=Who(A), signs=1, steps=3),
            "It hurts most here: Anna has 1 sign, and a summon value of 3.",
            "Hier trifft es am meisten: Anna hat 1 Zeichen und den Summon-Wert 3.",
        ),
        (
            text("hint-signs", signs=1),
            "You have 1 sign already; each one weighs more than the one before.",
            "Du hast schon 1 Zeichen; jedes wiegt schwerer als das davor.",
        ),
        (
            text("hint-amulet", count=1, signs=1),
            "1 investigator stands in your lodge, and you have 1 sign.",
            "In deiner Lodge steht 1 Ermittler, und du hast 1 Zeichen.",
        ),
    ],
)
def test_a_hint_can_count_to_one(reason: Text, english: str, german: str) -> None:
    assert (said(reason, "en"), said(reason, "de")) == (english, german)
