"""Drawing an encounter card in five steps (section `encounter-draw`)."""

from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import limits
from miskatonic.games.horror.rules.encounter import draw_encounter
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Free, Keyword, Play, Reaction, Revelation
from miskatonic.games.horror.words.things import DuringTest, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, skill, treachery
from tests.games.horror.table import Table

FRIGHT = Revelation((fx.Deal(horror=1),))
TRIAL = Revelation((fx.Test(("willpower",), 3),))
NUISANCE = treachery("Nuisance")
ANY_TEST = DuringTest(yours=False)
GAIN = (fx.GainResources(1),)


def stack(t: Table, *top_first: object) -> list[int]:
    """Put cards on the encounter deck, above one that is never drawn."""
    t.put(NUISANCE, "encounter")
    return [t.put(each, "encounter") for each in reversed(top_first)][::-1]  # type: ignore[arg-type]


@rule("encounter-draw.1")
def test_the_steps_follow_whenever_an_encounter_card_is_drawn() -> None:
    t = Table()
    stack(t, treachery("Fright", FRIGHT, keywords="surge"), enemy("Ghoul"))
    greed = t.put(event("Greed", Play((fx.DrawEncounter(1),))), "hand:0")
    t.turn().choose(f"play:{greed}")
    assert t.own().horror == 1
    assert t.card(t.named("Fright")).zone == "encounter-discard"
    assert t.card(t.named("Ghoul")).zone == "threat:0"


@rule("encounter-draw.2")
def test_the_top_card_of_the_encounter_deck_is_drawn() -> None:
    t = Table()
    first, second = stack(t, treachery("Fright", FRIGHT), treachery("Chill", FRIGHT))
    t.do(draw_encounter, 0)
    assert t.card(first).zone == "encounter-discard"
    assert t.card(second).zone == "encounter"


# Step 2: peril


def in_peril(keywords: str) -> Table:
    """Let seat 0 draw a test at which seat 1 could help in every way."""
    t = Table(2)
    stack(t, treachery("Fright", TRIAL, keywords=keywords))
    t.put(asset("Horn", Free(GAIN, condition=ANY_TEST)), "play:1")
    t.put(event("Cry", Play(GAIN, condition=ANY_TEST), keywords="fast"), "hand:1")
    t.put(asset("Rope", Reaction(On("when", "test-begins"), GAIN)), "play:1")
    t.put(skill("Guts"), "hand:1")
    t.do(draw_encounter, 0)
    return t


def helping(t: Table) -> set[str]:
    """Pass everything and return what seat 1 could have done."""
    seen = set()
    while t.kind:
        if t.asked == 1:
            seen |= {kind_in(each) for each in t.options} - {"pass"}
            seen.add(t.kind)
        t.choose("pass" if "pass" in t.options else ())
    return seen


@rule("encounter-draw.3", "encounter-draw.5", "encounter-draw.6", "encounter-draw.7")
def test_while_a_peril_card_is_resolved_the_others_cannot_play_trigger_or_commit() -> None:
    assert {"play", "use", "reaction", "commit"} <= helping(in_peril(""))
    assert helping(in_peril("peril")) == set()


@rule("encounter-draw.4")
def test_the_table_is_told_that_whoever_drew_a_peril_card_cannot_confer() -> None:
    alone = [each for each in in_peril("peril").told if each.cite == "encounter-draw.4"]
    assert [(each.text.id, each.on[0]) for each in alone] == [("alone-with-peril", "seat:0")]
    assert all(each.cite != "encounter-draw.4" for each in in_peril("").told)


@rule("encounter-draw.5")
def test_when_the_peril_card_is_resolved_the_others_are_free_again() -> None:
    t = Table(2)
    stack(t, treachery("Fright", FRIGHT, keywords="peril"), treachery("Trial", TRIAL))
    t.put(skill("Guts"), "hand:1")
    t.do(draw_encounter, 0)
    t.do(draw_encounter, 0)
    assert (t.kind, t.asked) == ("commit", 1)


# Steps 3 to 5


@rule("encounter-draw.8")
def test_step_3_resolves_the_revelation_before_the_enemy_spawns() -> None:
    t = Table()
    stack(t, enemy("Ghoul", FRIGHT))
    t.put(asset("Owl", Reaction(On("when", "spawns"), GAIN)), "play:0")
    t.do(draw_encounter, 0)
    assert t.kind == "reaction"
    assert t.own().horror == 1


@rule("encounter-draw.9")
def test_an_enemy_spawns_where_its_spawn_instruction_says() -> None:
    t = Table()
    (ghoul,) = stack(t, enemy("Ghoul", Keyword("spawn", what=Named("Cellar"))))
    t.do(draw_encounter, 0)
    assert t.card(ghoul).zone == f"at:{t.named('Cellar')}"


@rule("encounter-draw.10")
def test_an_enemy_without_spawn_instruction_engages_whoever_encountered_it() -> None:
    t = Table(2)
    (ghoul,) = stack(t, enemy("Ghoul"))
    t.do(draw_encounter, 1)
    assert t.card(ghoul).zone == "threat:1"


@rule("encounter-draw.11")
def test_a_treachery_is_discarded_unless_its_ability_says_something_else() -> None:
    t = Table()
    fright, curse = stack(
        t, treachery("Fright", FRIGHT), treachery("Curse", Revelation((fx.PutIntoPlay(area="threat"),)))
    )
    t.do(draw_encounter, 0)
    t.do(draw_encounter, 0)
    assert t.card(fright).zone == "encounter-discard"
    assert t.card(curse).zone == "threat:0"


@rule("encounter-draw.12")
def test_surge_makes_the_same_investigator_draw_again_with_its_own_checks() -> None:
    t = Table(2)
    first = treachery("Fright", FRIGHT, keywords="surge")
    second = treachery("Chill", TRIAL, keywords="peril surge")
    stack(t, first, second, treachery("Gloom", FRIGHT))
    t.put(skill("Guts"), "hand:1")
    t.do(draw_encounter, 0)
    assert t.own(0).horror == 2
    assert t.own(1).horror == 0
    assert "alone-with-peril" in t.heard


@rule("encounter-draw.13")
def test_a_treachery_with_surge_is_discarded_before_the_next_card_is_drawn() -> None:
    t = Table()
    fright, _ = stack(t, treachery("Fright", FRIGHT, keywords="surge"), treachery("Trial", TRIAL))
    t.put(skill("Guts"), "hand:0")
    t.do(draw_encounter, 0)
    assert t.kind == "commit"
    assert t.card(fright).zone == "encounter-discard"


def test_a_deck_of_nothing_but_surge_comes_to_an_end() -> None:
    """No clause ends that."""
    t = Table(encounter=(treachery("Chill", keywords="surge"),))
    t.do(draw_encounter, 0)
    assert t.heard.count("drew-encounter") == limits.ENOUGH
    assert t.g.stack == []


@rule("encounter-draw.q1")
def test_aloof_and_massive_enemies_without_spawn_instruction_come_to_the_location() -> None:
    t = Table()
    cultist, horror = stack(t, enemy("Cultist", keywords="aloof"), enemy("Horror", keywords="massive"))
    t.do(draw_encounter, 0)
    t.do(draw_encounter, 0)
    assert t.card(cultist).zone == t.card(horror).zone == f"at:{t.named('Hall')}"


@rule("encounter-draw.q2")
def test_if_the_drawer_is_eliminated_the_rest_is_skipped_and_nothing_surges() -> None:
    t = Table(2)
    deadly = Revelation((fx.Deal(horror=9),))
    fright, chill = stack(t, treachery("Fright", deadly, keywords="surge"), treachery("Chill", FRIGHT))
    t.do(draw_encounter, 0)
    assert t.person(0).status == "defeated"
    assert t.card(fright).zone == "encounter-discard"
    assert t.card(chill).zone == "encounter"


@rule("encounter-draw.q2")
def test_an_enemy_whose_drawer_is_eliminated_does_not_spawn() -> None:
    t = Table(2)
    (ghoul,) = stack(t, enemy("Ghoul", Revelation((fx.Deal(horror=9),)), keywords="surge"))
    t.do(draw_encounter, 0)
    assert t.card(ghoul).zone == "encounter-discard"
