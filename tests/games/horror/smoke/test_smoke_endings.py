"""How Smoke and Mirrors is laid out, how it can end, and what each ending brings."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, Speech, Text, text
from miskatonic.games.horror import zones
from miskatonic.games.horror.campaign.report import report
from miskatonic.games.horror.encounter import people_of_arkham
from miskatonic.games.horror.encounter import smoke_and_mirrors as own
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.notes import is_recorded
from miskatonic.games.horror.profiles import words_in
from miskatonic.games.horror.rules import acts, ending
from miskatonic.games.horror.scenarios import smoke_and_mirrors as scenario
from miskatonic.games.horror.state import Card, Horror
from miskatonic.games.horror.unseen import sample
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.smoke.city import city
from tests.games.horror.table import Table

PEOPLE = people_of_arkham.CARDS


def night(
    harbinger: int = 5, *, killed: tuple[int, ...] = (), talked: tuple[int, ...] = (), **how: Any
) -> Table:
    """It is midnight: who was the harbinger, whom force overcame, who talked; all others are hidden still.

    Suspects are named by their place in the set, the Servant of Flame by 6.
    """
    t = city(how.pop("seats", 2), scenario={"resolutions": scenario.SCENARIO.resolutions}, **how)
    places = [t.named(name) for name in scenario.HIDDEN_IN]
    for each, card in enumerate((*PEOPLE, own.SERVANT_OF_FLAME)):
        if each == harbinger:
            t.put(card, "facedown", revealed=False)
        elif each in killed:
            t.put(card, "victory")
        elif each in talked:
            t.put(card, f"beneath:{t.zone('act')[0]}")
        else:
            t.put(card, f"beneath:{places.pop()}", revealed=False)
    return t


def notes(t: Table) -> list[str]:
    """Return what was noted, by its ids."""
    return [note.what for note in t.g.log]


def earned(t: Table) -> list[int]:
    """Return the experience of each."""
    return [person.experience for person in t.g.people]


ALL = (0, 1, 2, 3, 4, 6)


# Resolution 1


def test_with_everybody_followed_up_the_cult_is_found_and_the_harbinger_known() -> None:
    t = night(killed=(0, 1, 6), talked=(2, 3, 4)).do(ending.resolve, 1)
    assert notes(t) == ["cult-found", "harbinger", "servant-killed"]
    assert is_recorded(t.g.log, "harbinger", "Margaret Liu")
    assert (t.g.ended, t.g.resolution, t.g.outcome and t.g.outcome.winners) == (True, 1, (0, 1))


def test_each_card_beneath_the_act_is_worth_a_bonus_and_the_victory_display_besides() -> None:
    t = night(killed=(0, 1, 6), talked=(2, 3, 4))
    for place in t.zone("map"):
        t.set(place, clues=1)
    t.do(ending.resolve, 1)
    assert earned(t) == [6, 6]


def test_all_six_by_words_alone_scours_arkham_and_the_servant_gets_away() -> None:
    t = night(talked=ALL)
    for place in t.zone("map"):
        t.set(place, clues=1)
    t.do(ending.resolve, 1)
    assert notes(t) == ["cult-found", "harbinger", "scoured-arkham", "servant-escaped"]
    assert earned(t) == [7, 7]
    assert (t.g.resolution, "story-smoke-escaped" in t.heard) == (1, True)


def test_all_six_by_force_alone_stirs_up_trouble() -> None:
    t = night(killed=ALL).do(ending.resolve, 1)
    assert notes(t) == ["cult-found", "harbinger", "servant-killed", "stirred-trouble"]
    assert "story-smoke-escaped" not in t.heard


# No resolution


def test_without_a_resolution_a_lot_decides_whether_the_cult_is_found() -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        t = night(killed=(0, 1, 2), seed=seed, seats=1).do(ending.no_resolution)
        found[notes(t)[1]] += 1
        assert notes(t)[0] == "harbinger"
        assert (t.g.resolution, t.g.outcome and t.g.outcome.winners) == (0, ())
    assert set(found) == {"cult-found", "search-failed"}
    assert found["search-failed"] > found["cult-found"] > 2


def test_who_is_overcome_or_talked_is_not_among_the_lots() -> None:
    for seed in range(12):
        t = night(killed=(0, 1), talked=(2, 3, 4, 6), seed=seed, seats=1).do(ending.no_resolution)
        assert "cult-found" in notes(t)


def test_an_elite_enemy_in_play_is_among_them_and_others_are_not() -> None:
    drawn = set()
    for seed in range(24):
        t = night(killed=(0, 1, 2, 3, 6), seed=seed, seats=1)
        abigail = t.named("Abigail Foreman")
        t.g.piles[t.card(abigail).zone].remove(abigail)
        place = f"at:{t.named('Easttown')}"
        t.g.piles.setdefault(place, []).append(abigail)
        t.set(abigail, zone=place)
        t.put(own.MARK_OF_ELOKOSS, "threat:0")
        t.do(ending.no_resolution)
        drawn.add(notes(t)[1])
    assert drawn == {"cult-found", "search-failed"}


def test_without_a_resolution_the_servant_may_be_dead_or_escape_all_the_same() -> None:
    dead = night(killed=(6,)).do(ending.no_resolution)
    held = night(talked=(6, 0)).do(ending.no_resolution)
    assert "servant-killed" in notes(dead)
    assert ("servant-escaped" in notes(held), held.g.resolution) == (True, 0)
    assert earned(held)[0] >= 3


# Setup


def laid_out(seats: int = 2, seed: int = 1, **how: Any) -> Horror:
    """Lay the real scenario out."""
    g = GAME.new(GAME.options(scenario="smoke_and_mirrors", seats=seats, **how), seed)
    while (ask := next(iter(g.asks().values()))).kind in ("lead", "mulligan", "search"):
        seat = next(iter(g.asks()))
        g.answer(seat, "seat:0" if ask.kind == "lead" else [])
    return g


def called(g: Horror, cards: list[int]) -> list[str]:
    """Return the names of cards."""
    return sorted(g.print(card).name[0] for card in cards)


@pytest.mark.parametrize("seats", [1, 4])
def test_nine_districts_are_laid_out_and_all_begin_at_the_university(seats: int) -> None:
    g = laid_out(seats)
    assert called(g, g.pile("map")) == sorted(
        {card.name[0] for card in scenario.OWN_CARDS if card.type == "location"}
    )
    assert {g.print(person.location).subtitle[0] for person in g.people} == {"Quiet Campus"}
    assert [g.cards[g.people[0].location].revealed, g.cards[g.people[0].location].clues] == [True, seats]
    assert g.cards[g.pile("agenda")[0]].doom == seats + 1


def test_where_the_university_burned_it_still_does_and_there_is_more_time() -> None:
    g = laid_out(2, chapter={"campaign": "brethren_of_ash", "log": [{"what": "university-burned"}]})
    assert g.print(g.people[0].location).subtitle[0] == "In Flames"
    assert g.cards[g.pile("agenda")[0]].doom == 2


def test_one_suspect_is_aside_and_the_others_lie_with_the_servant_beneath_six_districts() -> None:
    g = laid_out()
    beneath = {zones.beneath(g, card.id): card.code for card in g.cards if zones.beneath(g, card.id) >= 0}
    assert called(g, list(beneath)) == sorted(scenario.HIDDEN_IN)
    (aside,) = g.pile("facedown")
    everybody = {card.code for card in (*PEOPLE, own.SERVANT_OF_FLAME)}
    assert {*beneath.values(), g.cards[aside].code} == everybody
    assert g.cards[aside].code != own.SERVANT_OF_FLAME.code


def test_chance_chooses_the_versions_and_who_is_aside() -> None:
    games = [laid_out(1, seed) for seed in range(24)]
    versions = {g.print(card).subtitle[0] for g in games for card in g.pile("map")}
    assert versions == {
        "", "First Bank of Arkham", "Arkham Sanatorium", "St. Mary's Hospital", "Ye Olde Magick Shoppe",
        "Quiet Campus",
    }  # fmt: skip
    assert len({g.cards[g.pile("facedown")[0]].code for g in games}) > 3


def test_the_marks_are_aside_and_nothing_else() -> None:
    g = laid_out()
    assert called(g, g.pile("aside")) == ["Mark of Elokoss"] * 4


def test_the_encounter_deck_has_23_cards() -> None:
    copies = {card.name[0]: scenario.SCENARIO.encounter.get(card.code, 0) for card in scenario.OWN_CARDS}
    assert {name: count for name, count in copies.items() if count} == {
        "Arcane Lock": 2, "Downpour": 2, "Flash Flood": 2, "Raising Suspicions": 2, "Red Herring": 2,
        "Bat Horror": 2, "Aerial Pursuit": 2, "Rogue Gangster": 2, "Crossfire": 2, "Whippoorwill": 3,
        "Eager for Death": 2,
    }  # fmt: skip
    assert sum(scenario.SCENARIO.encounter.values()) == 23


def test_every_card_of_a_set_is_in_the_deck_or_set_aside_or_laid_out() -> None:
    plan = scenario.SCENARIO
    used = Counter({**plan.encounter}) + Counter([*plan.aside, *plan.locations])
    assert used == Counter({code: n for each in scenario.SETS for code, n in each.COPIES.items()})


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
def test_two_cultists_are_in_the_bag_of_each_difficulty(difficulty: str) -> None:
    g = laid_out(1, difficulty=difficulty)
    bag = Counter(g.bag)
    assert {each: bag[each] for each in ("skull", "cultist", "tablet", "elder-thing")} == {
        "skull": 2, "cultist": 2, "tablet": 1, "elder-thing": 1,
    }  # fmt: skip


def armitage_for(seed: int) -> Card:
    """Lay the scenario out for somebody who bears Dr. Armitage, and return him."""
    chapter = {"campaign": "brethren_of_ash", "veterans": [{"bears": ["12115"]}]}
    g = laid_out(1, seed, decks=["12001"], chapter=chapter)
    return next(card for card in g.cards if card.code == "12115")


def test_dr_armitage_is_fetched_from_his_bearers_deck_and_needs_no_slot() -> None:
    him = armitage_for(1)
    assert (him.zone, him.controller, him.slots) == ("play:0", 0, ())


def test_in_the_opening_hand_he_stays_there() -> None:
    assert "hand:0" in {armitage_for(seed).zone for seed in range(2, 12)}


# Who knows what


@pytest.mark.parametrize("seats", [1, 3])
def test_nobody_sees_who_hides_where(seats: int) -> None:
    g = laid_out(seats)
    hidden = {card.code for card in (*PEOPLE, own.SERVANT_OF_FLAME)}
    for seat in (*range(seats), None):
        seen = view(g, seat)
        assert not hidden & {card.code for card in seen.cards}
        beneath = {card.name[0]: card.beneath for card in seen.cards if card.zone == "map"}
        assert {name for name, count in beneath.items() if count} == set(scenario.HIDDEN_IN)


def test_imagined_nights_look_the_same_and_differ() -> None:
    g = laid_out(2)
    twins = [sample(g, 0, Rng.seeded(seed)) for seed in range(20)]
    assert all(view(twin, 0) == view(g, 0) for twin in twins)
    assert len({twin.cards[twin.pile("facedown")[0]].code for twin in twins}) > 3
    assert all(twin.print(twin.pile("facedown")[0]).set == people_of_arkham.SET for twin in twins)


# The story


def passages() -> set[str]:
    """Return every message that tells a part of the story, or a note."""
    plan = scenario.SCENARIO
    found = {plan.story}
    for card in scenario.OWN_CARDS:
        found |= {card.story, card.reverse_story}
    for each in plan.endings.values():
        found |= {each.story, *each.choices.values()}
    for sections in plan.codex.values():
        found |= {section.story for section in sections}
    for word in words_in(plan):
        if isinstance(word, fx.ReadPassage):
            found.add(word.story)
        if isinstance(word, fx.Record):
            found.add(f"note-{word.what}")
    return found - {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_story_is_told_and_no_other(language: str) -> None:
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
    name = text("card-name", en="Margaret Liu", de="Margaret Liu")
    told = {id: speech.say(Text(id, {"card": name})) for id in passages()}
    assert all(len(each) > 20 and each != id for id, each in told.items())
    folder = files("miskatonic.games.horror").joinpath(f"messages.{language}")
    lines = folder.joinpath("story-smoke-and-mirrors.ftl").read_text("utf-8").splitlines()
    assert {line.partition(" = ")[0] for line in lines if " = " in line and line[0] != " "} == passages()


def test_act_and_agendas_have_a_story_on_both_sides() -> None:
    cards = [card for card in scenario.OWN_CARDS if card.type in ("act", "agenda")]
    assert len(cards) == 3
    assert all(card.story and card.reverse_story for card in cards)


# What the campaign takes over


def test_marks_notes_and_cultists_go_on_with_the_campaign() -> None:
    g = laid_out(2, chapter={"campaign": "brethren_of_ash"})
    g.pending.clear()
    acts.advance(g, "agenda")
    g.run()
    g.pending.clear()
    g.stack.clear()
    g.then(ending.no_resolution)
    g.run()
    found = report(g)
    assert [fared.bears for fared in found.investigators] == [("12137",), ("12137",)]
    assert found.log[0].what == "harbinger"
    assert Counter(found.bag)["cultist"] == 2
