"""How Queen of Ash is laid out by the log, how it can end, and what each ending brings."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from miskatonic.core.text import LANGUAGES, Speech, Text
from miskatonic.games.horror import scenarios
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.rules import ending
from miskatonic.games.horror.scenarios import queen_of_ash as scenario
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.view import view
from tests.games.horror.ash.sewer import names, place_called, sewer
from tests.games.horror.table import Table

STORY = {"resolutions": scenario.SCENARIO.resolutions, "endings": scenario.SCENARIO.endings}


def ended(number: int, seats: int = 3) -> Table:
    """Let the scenario end that way, with the crypt searched; the second was defeated, the third resigned."""
    t = sewer(seats, scenario=STORY)
    t.set(place_called(t, "Flooded Crypt"), clues=0)
    for seat, status in ((1, "defeated"), (2, "resigned")):
        if seat < seats:
            t.alter(seat, status=status)
    return t.do(ending.resolve, number)


def shares(t: Table) -> list[tuple[int, int, int, str]]:
    """Return what became of each: experience, physical and mental trauma, fate."""
    return [(person.experience, person.physical, person.mental, person.fate) for person in t.g.people]


def notes(t: Table) -> list[str]:
    """Return what was noted for the campaign."""
    return [note.what for note in t.g.log]


# Endings


def test_without_a_resolution_she_is_reborn_and_nobody_survives() -> None:
    t = ended(0)
    assert shares(t) == [(0, 0, 0, "killed")] * 3
    assert (notes(t), t.g.campaign_over, t.g.rewards) == (["elokoss-reborn"], "lost", [])
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ()


@pytest.mark.parametrize(("number", "note"), [(1, "elokoss-defeated"), (2, "rebirth-stopped")])
def test_who_defeats_or_stops_her_wins_the_campaign_at_a_price(number: int, note: str) -> None:
    t = ended(number)
    assert shares(t) == [(6, 2, 2, "")] * 3
    assert (notes(t), t.g.campaign_over, t.g.rewards) == ([note], "won", ["Collector"])


def test_who_floods_the_ritual_saves_only_those_who_have_left() -> None:
    t = ended(3)
    assert shares(t) == [(0, 0, 0, "killed"), (0, 0, 0, "killed"), (4, 0, 3, "")]
    assert (notes(t), t.g.campaign_over, t.g.rewards) == (["ritual-flooded"], "won", ["Collector"])
    assert t.g.outcome is not None
    assert t.g.outcome.winners == (2,)


def test_alone_the_flood_leaves_nobody_to_win() -> None:
    t = ended(3, 1)
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.campaign_over) == ((), "won")


# Setup


def laid_out(seats: int = 1, *log: str, seed: int = 1, **options: Any) -> Horror:
    """Lay the real scenario out, with these notes in the log of its campaign."""
    if log:
        options["chapter"] = {"campaign": "brethren_of_ash", "log": [{"what": what} for what in log]}
    g = GAME.new(GAME.options(scenario="queen_of_ash", seats=seats, **options), seed)
    while g.phase == "setup" and (asks := g.asks()):
        seat, ask = next(iter(asks.items()))
        g.answer(seat, ask.options[0].id if ask.one else ())
    return g


def doom(g: Horror) -> int:
    """Return the doom on the agenda."""
    return g.cards[g.pile("agenda")[0]].doom


def called(g: Horror, zone: str) -> Counter[str]:
    """Return the names of the cards in a zone."""
    return Counter(g.print(card).name[0] for card in g.pile(zone))


def test_all_begin_at_the_culvert_before_five_tunnels_and_the_cistern() -> None:
    g = laid_out(2)
    assert called(g, "map") == {"Sewer Tunnels": 5, "Sewer Culvert": 1, "Underground Cistern": 1}
    (start,) = {person.location for person in g.people}
    assert [g.print(card).name[0] for card in g.pile("map") if g.cards[card].revealed] == ["Sewer Culvert"]
    assert g.print(start).name[0] == "Sewer Culvert"


def test_the_sluice_the_fires_and_the_great_ones_are_set_aside() -> None:
    assert called(laid_out(), "aside") == {
        "Sluice Control": 1, "Fire!": 5, "Elokoss": 1, "Queen's Knight": 1, "Herald of Flame": 1,
        "Servant of Flame": 1,
    }  # fmt: skip


def test_the_encounter_deck_has_31_cards() -> None:
    copies = scenario.SCENARIO.encounter
    by_set: Counter[str] = Counter()
    for card in scenario.OWN_CARDS:
        by_set[card.set] += copies.get(card.code, 0)
    assert +by_set == {
        "queen_of_ash": 2, "ashen_pilgrims": 4, "cosmic_evils": 3, "cultists_ch2": 6, "fire": 2,
        "hallucinations": 4, "reeking_decay": 4, "torment": 6,
    }  # fmt: skip
    assert sum(copies.values()) == 31


@pytest.mark.parametrize(
    ("seats", "log", "expected"),
    [(1, (), 1), (2, ("cult-found",), 0), (3, ("cult-found",), 1), (4, ("servant-killed",), 2)],
)
def test_doom_for_who_had_to_guess_and_for_large_groups(
    seats: int, log: tuple[str, ...], expected: int
) -> None:
    assert doom(laid_out(seats, *log)) == expected


def test_who_knows_the_place_is_told_so_and_who_does_not_is_told_otherwise() -> None:
    for log, story in ((("cult-found",), "story-ash-found"), ((), "story-ash-guessed")):
        told = [event.text.id for event in events(*log)]
        assert [id for id in told if id in ("story-ash-found", "story-ash-guessed")] == [story]


def events(*log: str) -> list[Any]:
    """Return everything that is told while the scenario is laid out for one."""
    chapter = {"campaign": "brethren_of_ash", "log": [{"what": what} for what in log]} if log else None
    g = GAME.new(GAME.options(scenario="queen_of_ash", seats=1, chapter=chapter), 1)
    found = [*g.opening]
    while g.phase == "setup":
        seat, ask = next(iter(g.asks().items()))
        found += g.answer(seat, ask.options[0].id if ask.one else ())
    return found


def test_who_scoured_arkham_begins_with_a_clue() -> None:
    for log, clues in ((("scoured-arkham",), 1), (("cult-found",), 0)):
        g = laid_out(2, *log)
        assert [g.cards[person.card].clues for person in g.people] == [clues] * 2


@pytest.mark.parametrize("seats", [1, 4])
def test_who_stirred_up_trouble_is_awaited_by_followers_each_in_another_tunnel(seats: int) -> None:
    g = laid_out(seats, "stirred-trouble")
    foes = list(g.by_type.get("enemy", []))
    places = [zone for zone, pile in g.piles.items() if zone.startswith("at:") and pile]
    assert (len(foes), len(places)) == (seats, seats)
    assert {g.print(int(zone[3:])).name[0] for zone in places} == {"Sewer Tunnels"}
    assert all("Cultist" in g.print(card).traits for card in foes)
    assert len(g.pile("encounter")) == 31 - seats


def test_which_followers_wait_is_left_to_chance() -> None:
    found = {
        g.print(card).name[0]
        for seed in range(12)
        for g in [laid_out(1, "stirred-trouble", seed=seed)]
        for card in g.by_type["enemy"]
    }
    assert len(found) > 1


def test_a_servant_who_was_killed_is_not_even_set_aside() -> None:
    assert "Servant of Flame" not in called(laid_out(1, "servant-killed"), "aside")


@pytest.mark.parametrize(
    ("difficulty", "tokens"),
    [
        ("easy", {"skull": 2, "tablet": 1, "elder-thing": 2, "cultist": 2}),
        ("standard", {"skull": 2, "tablet": 2, "elder-thing": 2, "cultist": 2}),
        ("hard", {"skull": 3, "tablet": 2, "elder-thing": 2, "cultist": 2}),
        ("expert", {"skull": 3, "tablet": 2, "elder-thing": 2, "cultist": 3}),
    ],
)
def test_the_chaos_bag_grows_by_difficulty(difficulty: str, tokens: dict[str, int]) -> None:
    bag = Counter(laid_out(difficulty=difficulty).bag)
    assert {each: bag[each] for each in tokens} == tokens


def test_nobody_sees_which_tunnel_is_which() -> None:
    shown = [view(laid_out(seed=seed), 0).cards for seed in range(4)]
    tunnels = [
        [
            (card.code, card.name, card.numbers, card.place)
            for card in cards
            if card.name[0] == "Sewer Tunnels"
        ]
        for cards in shown
    ]
    assert tunnels[0] == tunnels[1] == tunnels[2] == tunnels[3]
    assert [place for *_, place in tunnels[0]] == [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)]


# The story


def passages() -> list[str]:
    """Return the ids of everything that is told in this scenario."""
    text = files("miskatonic.games.horror").joinpath("messages.en/story-queen-of-ash.ftl").read_text("utf-8")
    return [line.partition(" = ")[0] for line in text.splitlines() if line.startswith("story-")]


def test_every_passage_is_told_somewhere() -> None:
    source = files("miskatonic.games.horror").joinpath("scenarios/queen_of_ash.py").read_text("utf-8")
    assert [id for id in passages() if f'"{id}"' not in source] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_passage_can_be_read_aloud(language: str) -> None:
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
    for id in passages():
        said = speech.say(Text(id, {}))
        assert len(said) > 60
        assert said[-1] in ".!?”“"


def test_the_scenario_can_be_chosen() -> None:
    assert scenarios.find("queen_of_ash").scenario is scenario.SCENARIO
    assert names(sewer(), "reference") == ["Overview"]
