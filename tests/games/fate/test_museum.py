"""The Museum: signs destroyed for cultists, and the artefact taken."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from miskatonic.games.fate.cards import ARTEFACTS
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    artefact,
    artefacts_of,
    ask,
    at,
    choices,
    choose,
    ids,
    is_exhausted,
    one,
    read,
    refused,
    showing,
    told,
    view,
)


def museum(**position: Any) -> Fate:
    """Let A act in the Museum with control and three cultists there; Idol and Elder Lamp lie face up."""
    position = {"cultists": {A: "museum 3"}, "shown": "Idol, Elder Lamp", **position}
    return altar(phase="activation", fate="museum", **position)


def museum_base(**position: Any) -> Fate:
    """Let A act in the Museum without control."""
    g = museum(cultists={A: "museum 1"}, **position)
    choose(g, "none")
    return g


def take(name: str) -> str:
    return f"take:{artefact(name)}"


# The control action


@rule("museum.1")
def test_museum_1_the_face_up_artefacts_may_be_turned_over_before_the_base_action() -> None:
    g = museum(artefact_deck="Ward Ring, Bone Flute, Amulet of Nephren-Ka")
    assert (ask(g).kind, choices(g), ask(g).cite) == ("turn-over", ["turn-over", "none"], "museum.1")
    shown = one(choose(g, "turn-over"), "artefacts-shown")
    assert (showing(g), shown.cite, shown.reveals) == (["Ward Ring", "Bone Flute"], "museum.1", True)
    assert view(g, None).artefact_discard == ("elder-lamp", "idol")
    assert choices(g) == [take("Ward Ring"), take("Bone Flute"), "top"]


@rule("museum.1")
def test_museum_1_or_they_may_stay() -> None:
    g = museum()
    choose(g, "none")
    assert (ask(g).kind, showing(g), g.artefact_discard) == ("artefact", ["Idol", "Elder Lamp"], ())


@rule("museum.1", "museum.2")
def test_museum_1_without_control_neither_part_is_offered() -> None:
    g = museum_base(signs={A: 2, B: 2})
    assert ask(g).kind == "artefact"


@rule("museum.2")
@pytest.mark.parametrize("sacrifices", [0, 1, 2, 3])
def test_museum_2_up_to_three_cultists_destroy_a_sign_each(sacrifices: int) -> None:
    g = museum(cultists={A: "museum 5, abyss 0"}, signs={B: 9})
    choose(g, "none")
    for _ in range(sacrifices):
        choose(g, f"plain:{B}")
    if sacrifices < 3:
        choose(g, "none")
    assert ask(g).kind == "artefact"
    assert (g.signs[B], at(g, A, "museum", "abyss")) == (9 - sacrifices, [5 - sacrifices, sacrifices])


@rule("museum.2")
def test_museum_2_each_sign_on_any_players_circle_the_own_one_included() -> None:
    g = museum(signs={A: 1, B: 2, D: 1})
    choose(g, "none")
    assert (choices(g), ask(g).cite) == (["plain:0", "plain:1", "plain:3", "none"], "museum.2")
    removed = one(choose(g, "plain:3"), "signs-removed")
    assert (removed.cite, removed.on) == ("museum.2", ("circle:3",))
    assert choices(g) == ["plain:0", "plain:1", "none"]


@rule("museum.2")
def test_museum_2_not_more_than_there_are_signs() -> None:
    g = museum(signs={C: 1})
    choose(g, "none")
    choose(g, "plain:2")
    assert (ask(g).kind, at(g, A, "museum")) == ("artefact", [2])


@rule("museum.2")
def test_museum_2_without_any_sign_nothing_is_asked() -> None:
    g = museum()
    choose(g, "none")
    assert ask(g).kind == "artefact"


@rule("museum.2")
def test_museum_2_not_more_than_there_are_cultists_here() -> None:
    g = altar(
        phase="activation", fate="museum", cultists={A: "museum 1"}, signs={B: 5}, shown="Idol", dice="Star"
    )
    choose(g, "roll")
    choose(g, "none")
    choose(g, f"plain:{B}")
    assert (ask(g).kind, g.signs[B]) == ("artefact", 4)


# The base action


@rule("museum.3")
@pytest.mark.parametrize("taken", ["Idol", "Elder Lamp"])
def test_museum_3_one_of_the_face_up_artefacts_is_taken_ready(taken: str) -> None:
    g = museum_base(artefact_deck="Ward Ring, Bone Flute, Silver Key")
    assert (choices(g), ask(g).cite) == ([take("Idol"), take("Elder Lamp"), "top"], "museum.3")
    event = one(choose(g, take(taken)), "artefact-taken")
    assert (artefacts_of(g, A), is_exhausted(g, taken)) == ([taken], False)
    assert (event.cite, event.audience) == ("museum.3", None)
    assert (event.text.args["who"], event.on) == (Who(A), (f"artefact:{ARTEFACTS[artefact(taken)].name}",))


@rule("museum.3")
def test_museum_3_or_the_top_face_down_one() -> None:
    g = museum_base(artefact_deck="Ward Ring, Bone Flute, Silver Key")
    event = one(choose(g, "top"), "artefact-drawn")
    assert (artefacts_of(g, A), event.cite, event.reveals) == (["Ward Ring"], "museum.3", True)


@rule("museum.3")
def test_museum_3_taking_one_is_compulsory() -> None:
    assert refused(museum_base(), "none").clause == "museum.3"


@rule("museum.4")
def test_museum_4_of_four_artefacts_one_is_discarded() -> None:
    g = museum_base(artefacts={A: "Silver Key, Amulet of Nephren-Ka, Necronomicon"}, exhausted="Silver Key")
    choose(g, take("Idol"))
    assert (ask(g).kind, ask(g).cite) == ("give-up", "museum.4")
    four = ["Silver Key", "Amulet of Nephren-Ka", "Necronomicon", "Idol"]
    assert choices(g) == [f"give-up:{artefact(name)}" for name in four]
    lost = one(choose(g, f"give-up:{artefact('Silver Key')}"), "artefact-lost")
    assert (artefacts_of(g, A), lost.cite) == (four[1:], "museum.4")
    assert read([lost], B) == "Silver Key of Player 1 is discarded."
    assert artefact("Silver Key") in g.artefact_discard
    assert not is_exhausted(g, "Silver Key")


@rule("museum.4")
def test_museum_4_three_may_be_kept() -> None:
    g = museum_base(artefacts={A: "Silver Key, Amulet of Nephren-Ka"})
    choose(g, take("Idol"))
    assert (g.asks(), len(g.artefacts[A])) == ({}, 3)


@rule("museum.5")
def test_museum_5_the_other_face_up_one_is_discarded_and_two_are_turned_up() -> None:
    g = museum_base(artefact_deck="Ward Ring, Bone Flute, Silver Key")
    shown = one(choose(g, take("Idol")), "artefacts-shown")
    assert (showing(g), shown.cite) == (["Ward Ring", "Bone Flute"], "museum.5")
    assert g.artefact_discard == (artefact("Elder Lamp"),)


@rule("museum.5")
def test_museum_5_after_the_top_card_both_face_up_ones_are_discarded() -> None:
    g = museum_base(artefact_deck="Ward Ring, Bone Flute, Silver Key")
    choose(g, "top")
    assert set(g.artefact_discard) == {artefact("Idol"), artefact("Elder Lamp")}
    assert showing(g) == ["Bone Flute", "Silver Key"]


@rule("museum.5")
def test_museum_5_what_is_given_up_is_discarded_before_two_are_turned_up() -> None:
    held = "Silver Key, Amulet of Nephren-Ka, Necronomicon"
    g = museum_base(shown="Idol", artefacts={A: held}, artefact_deck="Ward Ring")
    choose(g, take("Idol"))
    events = choose(g, f"give-up:{artefact('Silver Key')}")
    assert ids(events) == ["artefact-lost", "artefacts-shuffled", "artefacts-shown"]
    assert showing(g) == ["Ward Ring", "Silver Key"]


@rule("museum.6")
def test_museum_6_an_empty_deck_is_replaced_as_soon_as_a_card_is_needed() -> None:
    g = museum_base(artefact_deck="Ward Ring", artefact_discard="Silver Key, Bone Flute")
    events = choose(g, take("Idol"))
    assert (one(events, "artefacts-shuffled").cite, g.artefact_discard) == ("museum.6", ())
    assert showing(g)[0] == "Ward Ring"
    left = {artefact(name) for name in ("Silver Key", "Bone Flute", "Elder Lamp")}
    assert {g.shown[1], *g.artefact_deck} == left


@rule("museum.6")
def test_museum_6_or_as_soon_as_the_top_card_is_to_be_offered() -> None:
    g = museum_base(artefact_deck="", artefact_discard="Silver Key, Bone Flute")
    assert (len(g.artefact_deck), g.artefact_discard, choices(g)[-1]) == (2, (), "top")


@rule("museum.6")
def test_museum_6_with_too_few_cards_fewer_than_two_lie_face_up() -> None:
    g = museum_base(artefact_deck="")
    assert choices(g) == [take("Idol"), take("Elder Lamp")]
    choose(g, take("Idol"))
    assert showing(g) == ["Elder Lamp"]


@rule("museum.6")
def test_museum_6_nothing_is_shuffled_before_a_card_is_needed() -> None:
    g = museum_base(artefact_deck="Ward Ring, Star Chart", artefact_discard="Silver Key")
    events = choose(g, take("Idol"))
    assert (told(events, "artefacts-shuffled"), g.artefact_deck) == ([], ())
    assert g.artefact_discard == (artefact("Silver Key"), artefact("Elder Lamp"))


@rule("museum.1")
@pytest.mark.parametrize(
    ("shown", "deck", "discard", "kind"),
    [
        ("Idol", "", "", "turn-over"),
        ("", "Idol", "", "turn-over"),
        ("", "", "Idol", "turn-over"),
        ("", "", "", None),
    ],
)
def test_museum_1_it_is_offered_only_if_there_is_any_artefact(
    shown: str, deck: str, discard: str, kind: str | None
) -> None:
    g = museum(shown=shown, artefact_deck=deck, artefact_discard=discard)
    assert [each.kind for each in g.asks().values()] == [kind] * (kind is not None)


@rule("museum.7")
def test_museum_7_without_any_artefact_the_base_action_has_no_effect() -> None:
    g = museum(cultists={A: "museum 1"}, shown="", artefact_deck="")
    assert choose(g, "none") == []
    assert (g.asks(), g.artefacts[A]) == ({}, ())


@rule("museum.q1")
def test_museum_q1_exactly_one_card_is_taken() -> None:
    g = museum_base()
    assert (ask(g).least, ask(g).most) == (1, 1)
    events = choose(g, take("Idol"))
    assert (len(told(events, "artefact-taken")), len(g.artefacts[A]), g.asks()) == (1, 1, {})


@rule("museum.q2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_museum_q2_nobody_looks_at_the_top_card_before(viewer: int | None) -> None:
    ring = museum_base(artefact_deck="Ward Ring, Bone Flute")
    flute = museum_base(artefact_deck="Bone Flute, Ward Ring")
    assert view(ring, viewer) == view(flute, viewer)
    assert ask(ring) == ask(flute)


@rule("museum.x1")
def test_museum_x1_two_signs_destroyed_and_a_face_up_artefact_taken() -> None:
    g = museum(signs={A: 2, C: 4}, artefact_deck="Ward Ring, Bone Flute, Silver Key")
    choose(g, "none")
    choose(g, "plain:0")
    choose(g, "plain:2")
    choose(g, "none")
    choose(g, take("Elder Lamp"))
    assert (g.signs, at(g, A, "museum")) == ([1, 0, 3, 0], [1])
    assert (artefacts_of(g, A), g.artefact_discard) == (["Elder Lamp"], (artefact("Idol"),))
    assert showing(g) == ["Ward Ring", "Bone Flute"]


@rule("museum.x2")
def test_museum_x2_the_top_card_may_be_discarded_again() -> None:
    held = "Silver Key, Amulet of Nephren-Ka, Necronomicon"
    g = museum_base(artefacts={A: held}, artefact_deck="Ward Ring, Bone Flute, Star Chart")
    choose(g, "top")
    choose(g, f"give-up:{artefact('Ward Ring')}")
    assert artefacts_of(g, A) == held.split(", ")
    assert artefact("Ward Ring") in g.artefact_discard
