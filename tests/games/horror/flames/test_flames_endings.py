"""How Spreading Flames is laid out, how it can end, and what each ending brings."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from miskatonic.core.text import LANGUAGES, Speech, Text
from miskatonic.games.horror import scenarios
from miskatonic.games.horror.encounter import spreading_flames
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.printed import Ending
from miskatonic.games.horror.rules import ending
from miskatonic.games.horror.rules.ending import borne
from miskatonic.games.horror.scenarios import spreading_flames as scenario
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words.effects import Record
from tests.games.horror.flames.campus import campus
from tests.games.horror.table import Table

STORY = {
    "resolutions": scenario.SCENARIO.resolutions,
    "endings": scenario.SCENARIO.endings,
}


def ended(number: int, seats: int = 2, **how: Any) -> Table:
    """Let the scenario end that way, with the library searched and Dr. Armitage near."""
    t = campus(seats, scenario=STORY, **how)
    for place in t.zone("map"):
        t.set(place, clues=0 if t.g.print(place).name[0] == "Orne Library" else 1)
    t.put(spreading_flames.ARMITAGE, "play:0")
    return t.do(ending.resolve, number)


def shares(t: Table) -> list[tuple[int, int, int]]:
    """Return what each investigator earned and suffered: experience, physical and mental trauma."""
    return [(person.experience, person.physical, person.mental) for person in t.g.people]


def notes(t: Table) -> list[str]:
    """Return what was noted for the campaign."""
    return [note.what for note in t.g.log]


# Endings


def test_without_a_resolution_the_university_burns_and_everybody_bears_it() -> None:
    t = ended(0)
    assert shares(t) == [(3, 0, 1), (3, 0, 1)]
    assert notes(t) == ["university-burned"]
    assert (t.g.ended, t.g.outcome and t.g.outcome.winners) == (True, ())
    assert "story-flames-nobody" in t.heard


def test_after_the_victory_somebody_becomes_the_bearer_of_dr_armitage() -> None:
    t = ended(1)
    assert (t.kind, t.asked, t.options) == ("bearer", t.g.lead, ["seat:0", "seat:1"])
    t.choose("seat:1")
    assert (borne(t.g, 0), borne(t.g, 1)) == ((), ("12115",))
    assert shares(t) == [(4, 0, 0), (4, 0, 0)]


def test_after_the_victory_the_group_chooses_to_stay_or_to_leave() -> None:
    t = ended(1).choose("seat:0")
    assert (t.kind, t.options, t.g.ended) == ("ending", ["ending:2", "ending:3"], False)


def test_whoever_stays_saves_the_university_and_gets_burnt() -> None:
    t = ended(1).choose("seat:0").choose("ending:2")
    assert shares(t) == [(5, 1, 0), (5, 1, 0)]
    assert notes(t) == ["pursuer-defeated", "university-saved"]
    assert (t.g.ended, t.g.resolution, t.g.outcome and t.g.outcome.winners) == (True, 2, (0, 1))


def test_whoever_leaves_carries_the_guilt() -> None:
    t = ended(1).choose("seat:0").choose("ending:3")
    assert shares(t) == [(4, 0, 1), (4, 0, 1)]
    assert notes(t) == ["pursuer-defeated", "university-burned"]
    assert (t.g.ended, t.g.resolution, t.g.outcome and t.g.outcome.winners) == (True, 3, (0, 1))


def test_alone_nobody_is_asked_who_bears_dr_armitage() -> None:
    t = ended(1, 1)
    assert (t.kind, borne(t.g, 0)) == ("ending", ("12115",))


def test_the_defeated_share_experience_and_trauma_but_have_not_won() -> None:
    t = campus(2, scenario=STORY)
    t.put(spreading_flames.ARMITAGE, "play:0")
    t.alter(1, status="defeated")
    t.do(ending.resolve, 1).choose("seat:1").choose("ending:2")
    assert shares(t)[1][1:] == (1, 0)
    assert t.g.outcome is not None
    assert t.g.outcome.winners == (0,)


def test_everybody_sees_what_was_earned() -> None:
    t = ended(0)
    assert [person.experience for person in view(t.g, None).people] == [3, 3]


def test_an_ending_may_tell_something_and_bring_nothing() -> None:
    t = campus(scenario={"endings": {1: Ending("story-flames-leave")}})
    t.do(ending.resolve, 1)
    assert (shares(t), notes(t), "story-flames-leave" in t.heard) == ([(0, 0, 0)], [], True)


# Setup


@pytest.fixture(params=[1, 4])
def game(request: pytest.FixtureRequest) -> Horror:
    """Lay the real scenario out."""
    seats = int(request.param)
    g = GAME.new(GAME.options(scenario="spreading_flames", seats=seats), 1)
    while (ask := next(iter(g.asks().values()))).kind in ("lead", "mulligan", "search"):
        seat = next(iter(g.asks()))
        g.answer(seat, "seat:0" if ask.kind == "lead" else [])
    return g


def test_all_begin_in_the_room_of_their_friend(game: Horror) -> None:
    (room,) = game.pile("map")
    assert game.print(room).name[0] == "Your Friend's Room"
    assert {person.location for person in game.people} == {room}
    assert game.cards[room].clues == 2 * len(game.people)


def test_locations_fires_the_servant_and_dr_armitage_are_set_aside(game: Horror) -> None:
    names = Counter(game.print(card).name[0] for card in game.pile("aside"))
    assert names == {
        "Miskatonic Quad": 1, "Dormitories": 1, "Science Hall": 1, "Warren Observatory": 1,
        "Orne Library": 1, "Fire!": 5, "Servant of Flame": 1, "Dr. Henry Armitage": 1,
    }  # fmt: skip


def test_the_encounter_deck_has_24_cards() -> None:
    copies = {scenarios_card(code): count for code, count in scenario.SCENARIO.encounter.items()}
    assert copies == {
        "Cantor of Flame": 2, "Hellhound": 2, "Bystander": 3, "Cosmic Evils": 3, "Unspeakable Truths": 2,
        "Forbidden Secrets": 2, "Extraplanar Visions": 2, "Wild Compulsion": 2, "Noxious Smoke": 2,
        "Mutated!": 2, "Mutated Experiment": 2,
    }  # fmt: skip
    assert sum(copies.values()) == 24


def scenarios_card(code: str) -> str:
    """Return the name of a card."""
    return next(card.name[0] for card in scenarios.find("spreading_flames").box if card.code == code)


def test_every_card_of_a_set_is_in_the_deck_or_set_aside_or_laid_out() -> None:
    plan = scenario.SCENARIO
    used = Counter({**plan.encounter}) + Counter([*plan.aside, *plan.locations])
    assert used == Counter({code: n for each in scenario.SETS for code, n in each.COPIES.items()})


@pytest.mark.parametrize(
    ("difficulty", "tokens"), [("easy", 16), ("standard", 16), ("hard", 17), ("expert", 18)]
)
def test_the_chaos_bag_of_each_difficulty(difficulty: str, tokens: int) -> None:
    bag = Counter(scenario.SCENARIO.bags[difficulty])
    assert sum(bag.values()) == tokens
    assert {each: bag[each] for each in ("skull", "tablet", "elder-thing", "cultist")} == {
        "skull": 2, "tablet": 1, "elder-thing": 1, "cultist": 0,
    }  # fmt: skip


# The story


def passages() -> set[str]:
    """Return every message that tells a part of the story."""
    plan = scenario.SCENARIO
    found = {plan.story}
    for card in scenario.OWN_CARDS:
        found |= {card.story, card.reverse_story}
    for each in plan.endings.values():
        found |= {each.story, *each.choices.values()}
        found |= {f"note-{word.what}" for word in each.effects if isinstance(word, Record)}
    return found - {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_story_is_told_and_no_other(language: str) -> None:
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
    told = {id: speech.say(Text(id)) for id in passages()}
    assert all(len(each) > 20 and each != id for id, each in told.items())
    folder = files("miskatonic.games.horror").joinpath(f"messages.{language}")
    lines = folder.joinpath("story-spreading-flames.ftl").read_text("utf-8").splitlines()
    assert {line.partition(" = ")[0] for line in lines if " = " in line and line[0] != " "} == passages()


def test_acts_and_agendas_have_a_story_on_both_sides() -> None:
    cards = [card for card in scenario.OWN_CARDS if card.type in ("act", "agenda")]
    assert len(cards) == 7
    assert all(card.story and card.reverse_story for card in cards)


def test_the_story_begins_with_the_introduction_and_the_first_act_and_agenda() -> None:
    match = GAME.new(GAME.options(scenario="spreading_flames", seats=1), 1)
    told = [event.text.id for event in match.answer(0, [])]
    story = [id for id in told if id.startswith("story-")]
    assert story == ["story-flames-introduction", "story-past-curfew", "story-where-theres-smoke"]
