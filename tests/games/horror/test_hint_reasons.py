"""Why the rules of thumb answer as they do: one question in a tiny position, one look at the reason."""

import pytest

from miskatonic.core.bot import look
from miskatonic.core.conformance import check_hint
from miskatonic.core.game import Ask, Choice
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, Speech, Text, Who, text
from miskatonic.games.horror import asks, group_asks, thumb
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.thumb.reasons import ALIKE, reason
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Free
from miskatonic.games.horror.words.things import DuringTest
from tests.games.horror.cards import asset, enemy
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul", fight=Value(2), evade=Value(2), health=Value(2), damage=2, horror=1)
RAT = enemy("Rat", damage=1, horror=0)


def why(t: Table, ask: Ask, choice: Choice, seat: int = 0) -> Text:
    """Return the reason somebody gives for a choice; it can be said in both languages."""
    found = reason(Scene(view(t.g, seat)), ask, choice)
    for language in LANGUAGES:
        speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
        assert speech.say(found, {0: "Ada", 1: "Bert"}, seat)
    return found


def test_all_should_name_the_same_investigator_as_lead() -> None:
    said = why(Table(seats=2), group_asks.lead((0, 1)), "seat:1")
    assert said == text("hint-lead", who=Who(1))


def test_whom_an_enemy_engages_is_told_with_what_that_one_can_take() -> None:
    t = Table(seats=2)
    t.put(asset("Dog", health=Value(3), sanity=Value(1)), "play:1")
    t.set(t.person(1).card, damage=2)
    said = why(t, asks.engages(t.g, t.put(GHOUL, "at:0"), (0, 1)), "seat:1").args
    own = t.g.print(t.person(1).card)
    assert own.health is not None
    assert own.sanity is not None
    assert (said["health"], said["sanity"]) == (own.health.number - 2 + 3, own.sanity.number + 1)


def test_in_whatever_order_everything_happens_and_enemies_are_known_by_their_attacks() -> None:
    t = Table()
    both = (t.put(GHOUL, "threat:0"), t.put(RAT, "threat:0"))
    said = why(t, asks.order_attacks(t.g, both, "enemy.8"), f"card:{both[0]}")
    threat = said.args["threat"]
    assert isinstance(threat, Text)
    assert (said.id, threat.id, threat.args["damage"]) == ("hint-order-attacks", "hint-threat", 2)


def test_of_clues_no_more_are_given_than_the_others_lack() -> None:
    assert why(Table(), asks.contribute(1, 3, 4), "x:1") == text("hint-contribute", number=1)


def test_of_x_no_more_is_spent_than_must_be() -> None:
    assert why(Table(), asks.choose_x(3), "x:0") == text("hint-x", number=0)


def test_where_an_enemy_comes_is_told_by_how_far_away_it_is() -> None:
    t = Table()
    ghoul, places = t.put(GHOUL, "at:0"), (t.named("Cellar"), t.named("Garden"))
    said = why(t, asks.spawn_at(t.g, ghoul, places), f"card:{places[0]}")
    assert (said.id, said.args["far"]) == ("hint-far", 1)


@pytest.mark.parametrize(
    ("ask", "choice"),
    [
        (group_asks.who_is_first((0, 1)), "seat:0"),
        (group_asks.endings({1: "ending-1", 2: "ending-2"}), "ending:1"),
    ],
)
def test_what_is_not_weighed_is_not_said_to_be(ask: Ask, choice: str) -> None:
    assert why(Table(seats=2), ask, choice) == ALIKE


def test_prices_are_not_said_to_help() -> None:
    t = Table()
    either = price.OneOf((price.Resources(1), price.Actions(1)))
    ask = asks.pay_one_of(t.g, Context(0, t.person().card, 0), either, (0, 1))
    assert why(t, ask, "price:0") == ALIKE


def target(t: Table, card: int) -> Text:
    """Return why this card is aimed at."""
    ask = asks.aim(t.g, "fight", (card, t.named("Hall")))
    return why(t, ask, f"card:{card}")


def test_whoever_is_healed_is_hurt_most() -> None:
    t = Table()
    t.set(t.person().card, damage=2, horror=1)
    said = target(t, t.person().card)
    assert (said.id, said.args["damage"], said.args["horror"]) == ("hint-hurt", 2, 1)


def test_an_asset_is_aimed_at_because_it_can_be_spared() -> None:
    t = Table()
    assert target(t, t.put(asset("Rope"), "play:0")).id == "hint-spare"


def test_of_a_place_nobody_has_seen_no_clues_are_counted() -> None:
    t = Table()
    cellar = t.named("Cellar")
    t.set(cellar, revealed=False)
    assert target(t, cellar).id == "hint-unknown"


def test_in_a_window_of_my_own_test_the_chance_so_far_is_told() -> None:
    t = Table(bag=("0", "-1", "-2", "-3"))
    focus = (fx.Lasting("test", (mod.Change("you", "willpower", 1),)),)
    t.put(asset("Prism", Free(focus, (price.Resources(1),), condition=DuringTest("willpower"))), "play:0")
    skill = t.g.print(t.person().card).skills["willpower"]
    t.resolve(fx.Test(("willpower",), skill, failure=(fx.Deal(3),)))
    while t.kind != "window":
        t.choose(())
    id = next(each for each in t.options if each.startswith("use:"))
    assert why(t, t.ask, id) == text("hint-chance-so-far", percent=25)


def test_every_hint_of_a_whole_match_is_its_best_rating() -> None:
    state: Horror = GAME.new(GAME.options(seats=2, scenario="cellar", windows="every"), 5)
    rng = Rng.seeded(3)
    asked: set[str] = set()
    while GAME.outcome(state) is None:
        for seat, ask in GAME.asks(state).items():
            sight = look(GAME, state, seat, rng)
            check_hint(ask, thumb.hint(sight))
            asked.add(ask.kind)
            GAME.answer(state, seat, thumb.decide(sight))
            break
    assert {"lead", "mulligan", "turn", "commit", "window"} <= asked
