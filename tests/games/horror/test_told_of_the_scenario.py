"""What the guide tells is read: at the beginning, when acts and agendas turn, and at the end."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.printed import Ending, Section
from miskatonic.games.horror.rules import elimination, rounds, setup
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.cards import act, agenda, asset, location
from tests.games.horror.spoken import log
from tests.games.horror.table import FLEE, HALL, WAKE, Table


def passages(t: Table) -> list[tuple[str, str]]:
    """Return the passages that were read, each with the clause that says so."""
    return [(event.text.id, event.cite) for event in t.told if event.text.id.startswith("story-of-")]


def begun(**scenario: object) -> Table:
    """Return a table that was just told what there is to tell before play."""
    t = Table(scenario=dict(scenario))
    t.told.clear()
    t.do(setup.introduction)
    return t


@rule("setup.14")
def test_the_story_of_a_scenario_is_read_after_its_name() -> None:
    t = begun(story="story-of-night")
    assert t.heard[:2] == ["introduction", "story-of-night"]
    assert passages(t) == [("story-of-night", "setup.14")]


@rule("setup.14")
def test_a_scenario_without_a_story_reads_none() -> None:
    t = begun()
    assert log(t, of="introduction") == ["Tiny"]
    assert passages(t) == []


@rule("setup.24")
def test_the_game_is_told_to_begin() -> None:
    t = Table()
    t.told.clear()
    t.do(setup.game_begins)
    assert t.heard[:2] == ["game-begins", "round-begins"]


@rule("mulligan.3")
def test_how_many_cards_were_swapped_is_told_with_who_did() -> None:
    t = Table(2)
    t.told.clear()
    one, two, three, *_ = t.zone("hand:1")
    t.do(setup.mulligan, 1, (f"card:{one}", f"card:{two}", f"card:{three}"))
    assert log(t, of="mulligan") == ["Bert replaces 3 cards of the opening hand."]


@rule("timing.1", "timing.6")
def test_rounds_and_phases_are_told_when_they_begin() -> None:
    t = Table()
    t.told.clear()
    t.do(rounds.begin_round)
    assert log(t, of="round-begins") == ["Round 2"]
    assert log(t, of="phase-") == ["Mythos phase", "Investigation phase"]


@rule("act-agenda-deck.10", "act-agenda-deck.13", "act-agenda-deck.16", "act-agenda-deck.9")
def test_an_act_that_advances_is_told_then_its_story_then_the_next_one_and_its_story() -> None:
    seek = act("Seek", story="story-of-seek", reverse_story="story-of-found")
    flee = act("Flee", stage=2, story="story-of-flee", reverse_story="story-of-away")
    t = Table(acts=(seek, flee))
    t.told.clear()
    t.resolve(fx.AdvanceAct())
    told = [
        line for line in t.heard if line in ("advances", "becomes-current") or line.startswith("story-of")
    ]
    assert told == ["advances", "story-of-found", "becomes-current", "story-of-flee"]
    assert passages(t) == [("story-of-found", "act-agenda-deck.13"), ("story-of-flee", "act-agenda-deck.9")]
    assert log(t, of="advances") == ["The act “Seek” advances."]
    assert log(t, of="becomes-current") == ["The new act: Flee."]


@rule("act-agenda-deck.10", "act-agenda-deck.13")
def test_an_agenda_that_advances_by_doom_is_told_with_its_story() -> None:
    stir = agenda("Stir", threshold=1, reverse_story="story-of-stirring")
    t = Table(agendas=(stir, WAKE))
    t.told.clear()
    t.phase("mythos")
    assert log(t, of="advances") == ["The agenda “Stir” advances."]
    assert passages(t) == [("story-of-stirring", "act-agenda-deck.13")]


@rule("act-agenda-deck.9")
def test_acts_without_a_story_read_none() -> None:
    t = Table(acts=(act("Seek"), FLEE))
    t.told.clear()
    t.resolve(fx.AdvanceAct())
    assert (log(t, of="becomes-current"), passages(t)) == (["The new act: Flee."], [])


@rule("codex.3")
def test_an_entry_of_the_codex_is_told_with_its_number_and_read() -> None:
    t = Table(scenario={"codex": {7: (Section((), story="story-of-seven"),)}})
    t.resolve(fx.ReadCodex(7))
    assert log(t, of="codex-read") == ["Codex entry 7 is read."]
    assert passages(t) == [("story-of-seven", "codex.3")]


@rule("codex.3")
def test_a_passage_of_the_guide_is_read() -> None:
    t = Table()
    t.resolve(fx.ReadPassage("story-of-night"))
    assert passages(t) == [("story-of-night", "codex.3")]


@rule("resolution.1", "resolution.2")
def test_an_ending_is_told_by_its_name_and_its_story_is_read() -> None:
    endings = {1: Ending("story-of-dawn"), 2: Ending("story-of-dusk")}
    t = Table(scenario={"endings": endings, "resolutions": {1: ("Dawn", "Dämmerung")}})
    t.resolve(fx.Resolution(1))
    assert log(t, of="resolution") == ["The scenario ends: Dawn."]
    assert passages(t) == [("story-of-dawn", "resolution.2")]


@rule("victory.5", "clues.10")
def test_locations_with_victory_are_told_when_they_are_collected_and_others_are_not() -> None:
    tower, well = location("Tower", keywords="victory=1"), location("Well", keywords="victory=1")
    t = Table(locations=(HALL, tower, well))
    t.set(t.named("Well"), clues=1)
    for each in ("Tower", "Well"):
        t.set(t.named(each), revealed=True)
    t.resolve(fx.Resolution(1))
    assert log(t, of="to-victory") == ["Tower goes to the victory display."]


@rule("killed-insane-devoured.5")
def test_who_is_devoured_is_told() -> None:
    t = Table(2)
    t.resolve(fx.Kill("devoured"), you=1)
    assert log(t, of="fate-") == ["Bert is devoured."]


@rule("elimination.12")
def test_the_new_lead_investigator_is_told() -> None:
    t = Table(3)
    t.told.clear()
    t.do(elimination.eliminate, 0, "resigned").choose("seat:2", seat=1).choose("seat:2", seat=2)
    assert log(t, of="lead-is") == ["Cleo is the lead investigator."]


@rule("ultimatums.16")
def test_a_friend_who_is_lost_for_good_is_told() -> None:
    t = Table(ultimatums=("scream",))
    t.g.campaign = True
    ally = t.put(asset("Ally", health=1, unique=True, traits=("Ally",)), "play:0")
    t.resolve(fx.Deal(1, target="this"), source=ally)
    assert log(t, of="lost-for-good") == [
        "Ally is removed from the game, and gone for the rest of the campaign."
    ]
