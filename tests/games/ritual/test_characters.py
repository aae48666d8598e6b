"""Character cards at the end of a round."""

from miskatonic.core.rulebook import rule
from tests.builders import all_pass, failed, give_and_take, one, table, told


@rule("characters.1")
def test_characters_1_a_character_acts_for_who_holds_it_at_the_end() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, pure Chalice, Elder Sign"
    g = table("ritual", hands=hands, pile="Investigator, Gate", sanity="5 5 5 5 5")
    give_and_take(g, 3)
    give_and_take(g, 4)
    assert g.sanity == [5, 5, 5, 6, 5]


@rule("characters.1")
def test_characters_1_a_discarded_character_does_nothing() -> None:
    hands = "Investigator, pure Idol, pure Dagger, pure Chalice, pure Mask"
    g = table("ritual", hands=hands, pile="Gate, Elder Sign", sanity="5 5 5 5 5", active=1)
    give_and_take(g, 0)
    all_pass(g)
    assert g.sanity == [5, 5, 5, 5, 5]


@rule("characters.1", "old-ones.1")
def test_characters_1_no_character_acts_when_a_great_old_one_ended_the_round() -> None:
    hands = "Gate, Hastur, Wary Student, Mad Professor, pure Idol"
    g = table("ritual", hands=hands, pile="Elder Sign", active=1)
    events = give_and_take(g, 0)
    assert failed(g) == [4]
    assert not told(events, "failed-student") + told(events, "professor") + told(events, "survived")
    assert g.sanity == [7, 7, 7, 7, 5]


@rule("characters.2")
def test_characters_2_the_investigator_regains_1_by_surviving() -> None:
    hands = "Investigator, pure Idol, pure Dagger, pure Chalice, pure Mask"
    g = table("ritual", hands=hands, pile="Gate", sanity="3 3 3 3 3")
    assert one(all_pass(g), "regained").cite == "characters.2"
    assert g.sanity == [4, 3, 3, 3, 3]


@rule("characters.2")
def test_characters_2_the_investigator_regains_nothing_by_failing() -> None:
    hands = "Investigator, Cultist, cursed Dagger, cursed Chalice, cursed Mask"
    g = table("ritual", hands=hands, pile="Gate", sanity="5 5 5 5 5")
    events = all_pass(g)
    assert (g.sanity, told(events, "regained")) == ([3, 3, 5, 5, 5], [])


@rule("characters.3")
def test_characters_3_the_student_always_fails_and_loses_exactly_1() -> None:
    hands = "Wary Student, pure Idol, pure Dagger, cursed Chalice, cursed Mask"
    g = table("ritual", hands=hands, pile="Gate")
    events = all_pass(g)
    assert one(events, "failed-student").cite == "characters.3"
    assert failed(g) == [0, 3, 4]
    assert g.sanity == [6, 7, 7, 4, 4]


@rule("characters.3")
def test_characters_3_the_student_fails_even_alone() -> None:
    hands = "Wary Student, pure Idol, pure Dagger, pure Chalice, pure Mask"
    g = table("ritual", hands=hands, pile="Gate")
    all_pass(g)
    assert (failed(g), g.sanity) == ([0], [6, 7, 7, 7, 7])


@rule("characters.4")
def test_characters_4_the_cultist_reverses_the_colours() -> None:
    hands = "Cultist, pure Idol, cursed Dagger, cursed Chalice, cursed Mask"
    g = table("ritual", hands=hands, pile="Gate")
    all_pass(g)
    assert failed(g) == [0, 1]


@rule("characters.5")
def test_characters_5_with_the_professor_all_without_an_artefact_fail_his_holder_too() -> None:
    hands = "Mad Professor, pure Idol, Gate, Investigator, pure Mask"
    g = table("ritual", hands=hands, pile="Gate")
    events = all_pass(g)
    assert failed(g) == [0, 2, 3]
    assert one(events, "professor").cite == "characters.5"
    assert {event.cite for event in told(events, "failed-no-artefact")} == {"characters.5"}


@rule("characters.5")
def test_characters_5_the_normal_rules_hold_besides() -> None:
    hands = "Mad Professor, pure Idol, cursed Idol, cursed Mask, pure Dagger"
    g = table("ritual", hands=hands, pile="Gate")
    all_pass(g)
    assert (failed(g), g.sanity) == ([0, 1, 2, 3], [3, 3, 3, 3, 7])


@rule("characters.q1")
def test_characters_q1_beside_the_cultist_the_student_fails_and_loses_1() -> None:
    hands = "Wary Student, Cultist, cursed Dagger, cursed Chalice, pure Mask"
    g = table("ritual", hands=hands, pile="Gate")
    all_pass(g)
    assert (failed(g), g.sanity) == ([0, 1, 4], [6, 4, 7, 7, 4])


@rule("characters.q1")
def test_characters_q1_with_the_doom_track_the_student_loses_1() -> None:
    hands = "Wary Student, cursed Idol, pure Dagger, pure Chalice, pure Mask"
    g = table("ritual", hands=hands, pile="Gate", doom=True, marker=8)
    all_pass(g)
    assert g.sanity == [6, 2, 7, 7, 7]
