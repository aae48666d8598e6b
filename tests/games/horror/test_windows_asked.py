"""How eagerly windows ask: who wants to be asked where it matters is not asked in tests about the rest."""

from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Free, Keyword, Play
from miskatonic.games.horror.words.costs import Resources
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import DuringTest
from tests.games.horror.cards import asset, event
from tests.games.horror.table import Table

HUNCH = event("Hunch", Keyword("fast"), Play((fx.DiscoverClues(1),)))
TALENT = asset(
    "Talent",
    Free(
        (fx.Lasting("test", (Change("you", "intellect", 1),)),),
        (Resources(1),),
        condition=DuringTest("intellect"),
    ),
)


def test_what_can_be_done_as_well_before_a_test_does_not_interrupt_it() -> None:
    t = Table(windows="useful")
    t.set(t.person().location, clues=2)
    card = t.put(HUNCH, "hand:0")
    t.turn()
    assert f"play:{card}" in t.options
    t.choose("investigate")
    assert (t.kind, t.own().clues) == ("turn", 1)


def test_what_is_meant_for_tests_is_asked_about_in_them() -> None:
    t = Table(windows="useful")
    t.put(TALENT, "play:0")
    t.set(t.person().card, resources=1)
    t.turn().choose("investigate")
    assert t.kind == "window"


def test_who_wants_every_window_has_every_window() -> None:
    t = Table(windows="every")
    t.set(t.person().location, clues=2)
    t.put(HUNCH, "hand:0")
    t.turn().choose("investigate")
    assert t.kind == "window"
