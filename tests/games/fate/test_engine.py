"""The trickiest flows of Fate: answers to answers, ends in the middle, details named in secret."""

from collections.abc import Callable, Mapping

import msgspec
import pytest

from miskatonic.core.conformance import check_sample, check_secrets
from miskatonic.core.game import Ask, Event, Seat
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.trial import Position, random_answer
from miskatonic.games.fate.cards import BACKLASH
from miskatonic.games.fate.game import GAME
from miskatonic.games.fate.rules.piles import drop_readied
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    at,
    card,
    cards,
    cast,
    choices,
    choose,
    column,
    curses_of,
    move,
    read,
    set_up,
    told,
    use,
    view,
    winners,
)


def play_idly(g: Fate, until: Callable[[Fate], bool]) -> list[Event]:
    """Let everybody do as little as possible until this holds."""
    events: list[Event] = []
    while not until(g):
        idle = next((each for each in ("pass", "none", "enough") if each in choices(g)), choices(g)[0])
        events += choose(g, idle)
    return events


# Answers to answers


@rule("casting.x1", "casting.3", "casting.4")
def test_a_banishment_may_be_banished_and_the_asking_goes_on() -> None:
    g = altar(
        phase="preparation",
        readied={
            A: "Rising Tide (Book), Banishment (Book)",
            C: "Banishment (Skull)",
            D: "Banishment (Moon)",
        },
    )
    cast(g, "Rising Tide (Book)")
    assert (asked(g), ask(g).kind) == (C, "cast")
    cast(g, "Banishment (Skull)")
    assert asked(g) == A
    events = cast(g, "Banishment (Book)")
    assert asked(g) == D
    events += choose(g, "pass")
    assert len(told(events, "cancelled")) == 1, "C's Banishment is cancelled"
    assert (asked(g), g.summon[A]) == (D, 0), "and D, not asked yet, may answer the first spell"
    choose(g, "pass")
    assert g.summon[A] == 1
    assert cards("Rising Tide (Book), Banishment (Book), Banishment (Skull)") == tuple(sorted(g.discard))


@rule("casting.6", "curses.d7")
def test_a_banished_spell_does_nothing_but_still_strikes_back() -> None:
    g = altar(
        players=2,
        phase="preparation",
        readied={A: "Rising Tide (Book)", B: "Banishment (Skull)"},
        curses={A: "Backlash"},
    )
    cast(g, "Rising Tide (Book)")
    cast(g, "Banishment (Skull)")
    assert (g.summon[A], at(g, A, "lodge", "abyss"), curses_of(g, A)) == (0, [5, 9], [])


# The end in the middle of something


@rule("raid.x3", "loss.1", "win.2", "ranking.1")
def test_the_tenth_sign_ends_the_game_in_the_middle_of_a_raid() -> None:
    g = altar(
        players=3,
        phase="preparation",
        readied={A: "Press Call (Book)"},
        lodges={B: 2, C: 1},
        signs={A: 4, B: 9, C: 5},
        supply=0,
        dice="Tentacle, Star",
    )
    cast(g, "Press Call (Book)", "rival:1")
    assert (g.signs, g.lodges, g.asks()) == ([4, 10, 5], [0, 2, 1], {})
    assert (winners(g), view(g, None).ranking) == ([A], ((A,), (C,), (B,)))


@rule("win.x2", "curses.d8", "win.q1")
def test_the_barred_gate_comes_before_the_victory() -> None:
    g = altar(
        players=2,
        phase="activation",
        cultists={A: "other-worlds 1"},
        summon={A: 8},
        curses={A: "Barred Gate"},
        dice="Star",
    )
    choose(g, "none")
    assert (g.summon[A], g.outcome, curses_of(g, A)) == (8, None, [])


# Movement and readying


@rule("curses.d5", "movement.3")
def test_a_pair_moves_anywhere_and_tears_the_veil() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book), Betrayal (Book)"}, curses={A: "Torn Veil"})
    events = move(g, "Frenzy (Book)", "Betrayal (Book)", to="other-worlds")
    assert (len(g.columns[1]), g.lodges[A], curses_of(g, A)) == (2, 2, [])
    assert "pair of Book spells" in read(events, B)
    assert "Frenzy" not in read(events, B)


@rule("library.x1", "library.2", "library.3", "library.q1")
def test_the_library_readies_two_spells_with_the_same_symbol() -> None:
    g = altar(
        phase="conclusion",
        fate="library",
        hands={A: "False Trail (Book), Call from Below (Book)"},
        columns={"library": "Lantern"},
    )
    choose(g, f"ready:{card('False Trail (Book)')}")
    assert len(column(g, "library")) == 1
    choose(g, f"ready:{card('Call from Below (Book)')}")
    assert (len(g.readied[A]), column(g, "library")) == (2, [])


OLD_SPELLS = "Banishment (Book), Betrayal (Lantern), Frenzy (Moon)"


def fourth_spell(curse: str = "") -> Fate:
    """A, under this curse, readies a Rising Tide as the fourth spell."""
    g = altar(
        phase="conclusion",
        fate="library",
        hands={A: "Rising Tide (Book)"},
        readied={A: OLD_SPELLS},
        columns={"library": "Lantern, Skull"},
        curses={A: curse},
    )
    choose(g, f"ready:{card('Rising Tide (Book)')}")
    return g


@rule("ready.8", "ready.q2")
def test_a_fourth_spell_may_be_cast_at_once() -> None:
    g = fourth_spell()
    assert (len(choices(g)), ask(g).kind) == (4, "fourth")
    cast(g, "Rising Tide (Book)")
    assert (g.summon[A], tuple(sorted(g.readied[A])), g.columns[1]) == (1, cards(OLD_SPELLS), ())


@rule("ready.8")
def test_for_a_fourth_spell_an_old_one_may_be_dropped() -> None:
    g = fourth_spell()
    choose(g, f"drop:{card('Frenzy (Moon)')}")
    assert card("Rising Tide (Book)") in g.readied[A]
    assert card("Frenzy (Moon)") in g.discard


@rule("curses.d1")
def test_a_broken_word_takes_the_fourth_spell_before_it_is_cast() -> None:
    g = fourth_spell("Broken Word")
    assert (ask(g).kind, g.summon[A], len(g.readied[A]), g.columns[1]) == ("window", 0, 3, ())


# Windows


@rule("windows.x1", "windows.3")
def test_after_a_cast_the_asking_begins_again_with_the_active_player() -> None:
    g = altar(
        phase="preparation",
        cultists={A: "other-worlds 2"},
        readied={A: "Frenzy (Moon)", B: "Betrayal (Book)"},
    )
    choose(g, "pass")
    cast(g, "Betrayal (Book)")
    choose(g, "pass")
    assert (asked(g), ask(g).kind, at(g, A, "other-worlds")) == (A, "window", [1])


@rule("artefact-list.d11")
def test_the_yellow_mask_names_two_cultists_one_after_the_other() -> None:
    g = altar(
        players=2,
        phase="preparation",
        artefacts={A: "Yellow Mask"},
        cultists={A: "museum 1, library 1", B: "library 1, streets 1"},
    )
    use(g, "Yellow Mask", "own:4", "other:1:2")
    assert (at(g, A, "streets", "museum"), at(g, B, "streets", "museum")) == ([1, 0], [0, 1])


# Secrets


@rule("hidden.10")
def test_nobody_learns_of_a_spell_before_its_target_is_named() -> None:
    g = altar(players=3, phase="preparation", lodges={A: 2}, readied={A: "False Trail (Book)"})
    before = view(g, B)
    assert choose(g, f"cast:{card('False Trail (Book)')}") == []
    assert (view(g, B), ask(g).kind) == (before, "window")
    assert choices(g) == ["rival:1:1", "rival:1:2", "rival:2:1", "rival:2:2"]
    assert "pass" in choices(GAME.sample(g, B, Rng.seeded(3))), "to B, A has not decided yet"
    choose(g, "rival:2:2")
    assert g.lodges == [0, 0, 2]


@rule("spells.d4", "hidden.3")
def test_a_stolen_spell_is_known_to_thief_and_victim_alone() -> None:
    g = altar(
        players=3, phase="preparation", hands={B: "Frenzy (Moon), Gate"}, readied={A: "Mind Theft (Book)"}
    )
    events = cast(g, "Mind Theft (Book)")
    assert ["Frenzy" in read(events, each) for each in (A, B, C, None)] == [True, True, False, False]
    seen = [view(g, each).players[A].hand[0].spell for each in (A, B, C, None)]
    assert seen == ["frenzy", "frenzy", None, None]


@rule("hidden.4")
def test_nobody_can_tell_which_of_two_equal_backs_was_played() -> None:
    g = altar(players=2, hands={A: "Frenzy (Moon), Betrayal (Moon)"})
    g.known[card("Frenzy (Moon)")] = 0b11
    assert view(g, B).players[A].hand[0].spell == "frenzy"
    move(g, "Betrayal (Moon)")
    assert view(g, B).players[A].hand[0].spell is None
    assert [view(g, each).locations[0].column[0].spell for each in (A, B)] == ["betrayal", None]


@rule("hidden.4", "spells.d4")
def test_a_stolen_spell_played_alone_is_still_known_to_its_victim() -> None:
    g = altar(players=2, hands={A: "Frenzy (Moon), Betrayal (Skull)"})
    g.known[card("Frenzy (Moon)")] = 0b11
    other = g.copy()
    move(g, "Frenzy (Moon)")
    assert [view(g, each).locations[0].column[0].spell for each in (A, B, None)] == ["frenzy", "frenzy", None]
    move(other, "Betrayal (Skull)")
    assert [each.spell for each in view(other, B).players[A].hand] == ["frenzy"]


@rule("hidden.3")
def test_of_several_equal_backs_in_a_hand_those_one_knows_stand_first() -> None:
    g = altar(players=2, hands={A: "Frenzy (Moon), Betrayal (Moon), Banishment (Moon)"})
    g.known[card("Banishment (Moon)")] = 0b11
    assert [each.spell for each in view(g, B).players[A].hand] == ["banishment", None, None]


@rule("hidden.3")
def test_readied_spells_lie_in_an_order_that_tells_nothing() -> None:
    one, other = (
        "Frenzy (Moon), Blood Price (Book), Frenzy (Book)",
        "Frenzy (Book), Frenzy (Moon), Blood Price (Book)",
    )
    tables = [altar(players=2, hands={A: "Moon"}, readied={A: order}) for order in (one, other)]
    for viewer in (A, B, None):
        first, second = (view(g, viewer).players[A].readied for g in tables)
        assert first == second
        assert [each.back for each in first] == ["book", "book", "moon"]


@rule("hidden.3", "hidden.10")
def test_a_sample_does_not_tell_which_of_two_equal_backs_somebody_else_knows() -> None:
    imagined = []
    for known in ("Frenzy (Moon)", "Betrayal (Moon)"):
        g = altar(players=3, hands={A: "Book", B: "Frenzy (Moon), Betrayal (Moon)"})
        g.known[card(known)] |= 1 << C
        imagined.append(GAME.sample(g, A, Rng.seeded(4)))
    assert imagined[0] == imagined[1]


@rule("ready.8", "hidden.3")
@pytest.mark.parametrize(
    ("dropped", "stays_known"),
    [("Betrayal (Moon)", False), ("Frenzy (Moon)", True), ("Betrayal (Skull)", True)],
    ids=["alike", "another cost", "another back"],
)
def test_nobody_can_tell_which_of_two_equal_costs_was_dropped(dropped: str, stays_known: bool) -> None:
    g = altar(players=2, phase="preparation", readied={A: f"Banishment (Moon), {dropped}"})
    g.known[card("Banishment (Moon)")] = 0b11
    drop_readied(g, A, card(dropped), "gods.d5")
    (left,) = view(g, B).players[A].readied
    assert left.spell == ("banishment" if stays_known else None)
    assert view(g, A).players[A].readied[0].spell == "banishment"


@rule("ready.8", "hidden.3")
def test_a_dropped_spell_that_somebody_knew_and_could_tell_apart_stays_known() -> None:
    g = altar(players=2, phase="preparation", readied={A: "Banishment (Moon), Frenzy (Moon)"})
    g.known[card("Frenzy (Moon)")] = 0b11
    drop_readied(g, A, card("Frenzy (Moon)"), "gods.d5")
    assert [each.spell for each in view(g, B).discarded] == ["frenzy"]


def test_a_copy_shares_no_list_with_its_original() -> None:
    g = set_up()
    twin = g.copy()
    lists = [name for name in g.__struct_fields__ if isinstance(getattr(g, name), list)]
    assert [name for name in lists if getattr(g, name) is getattr(twin, name)] == []
    assert (twin, twin.rng is g.rng) == (g, False)
    assert [one is other for one, other in zip(g.cultists, twin.cultists, strict=True)] == [False] * 4


@pytest.mark.parametrize("seat", [A, B, C])
def test_a_position_full_of_secrets_keeps_them(seat: Seat) -> None:
    g = altar(
        players=3,
        phase="preparation",
        gods={A: "Ithaqua", B: "Hastur", C: "Nyarlathotep"},
        cultists={A: "museum 3", B: "museum 1"},
        hands={A: "Book, Book", B: "Moon, Book", C: "Skull, Moon"},
        readied={
            A: "Mind Theft (Book)",
            B: "Banishment (Book), Press Call (Book)",
            C: "Warding Circle (Flame)",
        },
        columns={"museum": "Moon, Gate"},
        curses={A: "Doubt, Hunger of the Deep", B: "Backlash", C: "Torn Veil, Torn Veil"},
        squalls={"museum": "Frost", "library": "Calm"},
    )
    choose(g, f"cast:{card('Mind Theft (Book)')}")
    position = Position(GAME, g.options, g, Rng.seeded(5), ())
    check_secrets(position)
    check_sample(position, seat)


@rule("hidden.6")
def test_nobody_takes_a_curse_for_one_that_would_have_struck_by_now() -> None:
    g = altar(
        players=3, phase="preparation", readied={A: "Rising Tide (Book), Frenzy (Book)"}, curses={A: "Doubt"}
    )
    dice = Rng.seeded(9)
    before = {GAME.sample(g, A, dice).curses[A][0][0] for _ in range(100)}
    cast(g, "Rising Tide (Book)")
    after = {GAME.sample(g, A, dice).curses[A][0][0] for _ in range(100)}
    assert before - after == {BACKLASH}


@pytest.mark.parametrize(
    ("field", "value"), [("asking", ["no_such_step", []]), ("stack", [["no_such_step", []]])]
)
def test_a_stored_position_with_an_unknown_step_is_refused(field: str, value: list[object]) -> None:
    stored = msgspec.to_builtins(set_up())
    assert msgspec.convert(stored, Fate) == set_up()
    with pytest.raises(msgspec.ValidationError, match="no step no_such_step"):
        msgspec.convert({**stored, field: value}, Fate)


# What was begun by mistake


def until(question: str) -> tuple[Match, Mapping[Seat, Ask]]:
    """Play at random until the question comes up; return the match, and what was asked before."""
    dice = Rng.seeded(6)
    for seed in range(20):
        match = Match(GAME, GAME.options(seats=3), seed)
        while match.asks:
            before = match.asks
            match.answer(*random_answer(match.asks, dice))
            if question in [each.text.id for each in match.asks.values()]:
                return match, before
    raise LookupError(question)


@pytest.mark.parametrize("question", ["ask-name", "ask-dice", "ask-destination"])
def test_who_is_still_naming_details_takes_the_choice_back_freely(question: str) -> None:
    match, before = until(question)
    (seat,) = match.asks
    match.undo(seat)
    assert match.asks == before
