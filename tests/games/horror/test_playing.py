"""Playing cards: Fast, play restrictions, playing, the Play action, and Parley."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import keywords
from miskatonic.games.horror.rules import actions, rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Free, Play
from miskatonic.games.horror.words.costs import Actions, Designator, Resources
from miskatonic.games.horror.words.modifiers import CanBeCommitted
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    Choose,
    DuringPhase,
    Exists,
    Is,
    Kind,
    Named,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, skill
from tests.games.horror.table import Table

GAIN = (fx.GainResources(2),)
BOON = event("Boon", Play(GAIN), cost=1)
QUICK = event("Quick", Play(GAIN), keywords="fast", cost=1)
KNIFE = asset("Knife", cost=2)
BELT = asset("Belt", cost=0, keywords="fast")


def beset(t: Table, seat: int = 0) -> int:
    """Put an enemy into a threat area."""
    return t.put(enemy("Ghoul"), f"threat:{seat}")


# Fast


@rule("fast.1", "fast.2", "fast.3", "playing.3", "play-action.4")
def test_a_fast_card_is_played_without_an_action() -> None:
    t = Table()
    quick = t.put(QUICK, "hand:0")
    t.turn(actions=0).choose(f"play:{quick}")
    assert "fast" in keywords.NAMES
    assert t.card(quick).zone == "discard:0"
    assert t.own().resources == 6
    why = actions.why_not_play(t.g, 0, t.put(QUICK, "hand:0"))
    assert why is not None
    assert why.cite == "fast.3"


@rule("fast.2")
def test_a_card_without_fast_cannot_be_played_without_an_action() -> None:
    t = Table()
    boon = t.put(BOON, "hand:0")
    t.put(BELT, "hand:0")
    t.turn(actions=0)
    assert f"play:{boon}" not in t.options


@rule("fast.4")
def test_playing_a_fast_card_provokes_nobody() -> None:
    t = Table()
    beset(t)
    belt = t.put(BELT, "hand:0")
    t.turn().choose(f"play:{belt}")
    assert t.card(belt).zone == "play:0"
    assert t.own().damage == 0


@rule("fast.5")
def test_a_fast_asset_is_played_in_windows_of_the_own_turn_only() -> None:
    t = Table(2)
    belt = t.put(BELT, "hand:0")
    t.turn(0)
    assert f"play:{belt}" in t.options
    t.turn(1)
    assert t.asked == 1
    t.do(rounds.mythos)
    assert not t.kind


@rule("fast.6", "fast.8")
def test_a_fast_event_is_played_in_any_window_of_its_period() -> None:
    t = Table(2)
    vigil = event("Vigil", Play(GAIN, condition=DuringPhase("mythos")), keywords="fast")
    card = t.put(vigil, "hand:1")
    t.turn(0)
    assert t.asked == 0
    t.do(rounds.mythos)
    assert (t.kind, t.asked) == ("window", 1)
    t.choose(f"play:{card}")
    assert t.own(1).resources == 7


AFTERMATH = On("after", "draws-card", who=Is("you"))


@rule("fast.6", "fast.7", "playing.4", "play-restrictions.3")
def test_a_timing_point_in_the_play_instructions_is_the_triggering_condition() -> None:
    t = Table()
    card = t.put(event("Insight", Play(GAIN, on=AFTERMATH), keywords="fast"), "hand:0")
    t.turn()
    assert f"play:{card}" not in t.options
    t.choose("draw")
    assert t.kind == "reaction"
    t.use(card)
    assert t.own().resources == 7


@rule("fast.9", "fast.q1")
def test_a_condition_within_a_period_is_needed_with_no_window_beside_it() -> None:
    t = Table()
    haste = Play(GAIN, on=AFTERMATH, condition=YourTurn())
    card = t.put(event("Haste", haste, keywords="fast"), "hand:0")
    t.turn()
    assert f"play:{card}" not in t.options
    t.choose("draw")
    assert t.can_use(card)
    t.phase("upkeep")
    assert not t.can_use(card)


@rule("fast.q2", "playing.4")
def test_a_fast_event_without_instructions_is_played_in_any_window() -> None:
    t = Table(2)
    card = t.put(QUICK, "hand:1")
    t.do(rounds.mythos)
    assert t.asked == 1
    t.choose(f"play:{card}")
    assert t.own(1).resources == 6


@rule("fast.q2", "play-restrictions.2")
def test_a_fast_asset_follows_its_printed_condition_even_outside_its_players_turn() -> None:
    t = Table(2)
    shield = asset("Shield", Play((), on=On("when", "attacks", who=Is("you"))), keywords="fast")
    card = t.put(shield, "hand:1")
    beset(t, 1)
    t.turn(1)
    assert f"play:{card}" not in t.options
    t.phase("enemy").use(card)
    assert t.card(card).zone == "play:1"


# Restrictions, permissions and instructions


@rule("play-restrictions.1")
def test_every_restriction_must_be_met() -> None:
    t = Table()
    hunt = Play(GAIN, condition=Exists(AllOf((Kind("enemy"), At()))))
    card = t.put(event("Hunt", hunt), "hand:0")
    lens = asset("Lens", Action(GAIN, (Actions(1),), condition=Exists(Kind("enemy"))))
    glass = t.put(lens, "play:0")
    t.turn()
    assert f"play:{card}" not in t.options
    assert not t.can_use(glass)
    beset(t)
    t.turn()
    assert f"play:{card}" in t.options
    assert t.can_use(glass)


@rule("play-restrictions.2")
def test_a_permission_allows_what_the_rules_would_not() -> None:
    t = Table(2)
    faith = t.put(skill("Faith", Constant((CanBeCommitted(Is("this"), elsewhere=True),))), "hand:1")
    t.put(skill("Doubt"), "hand:1")
    t.alter(1, location=t.named("Cellar"))
    t.turn(0).choose("investigate")
    assert (t.kind, t.asked) == ("commit", 1)
    assert t.options == [f"card:{faith}"]


@rule("play-restrictions.3")
def test_a_play_instruction_names_the_period_for_an_event() -> None:
    t = Table(2)
    card = t.put(event("Rally", Play(GAIN, condition=YourTurn()), keywords="fast"), "hand:1")
    t.turn(0)
    assert t.asked == 0
    t.turn(1)
    assert f"play:{card}" in t.options


# Playing


@rule("playing.1", "playing.2", "play-action.2", "resources.1", "resources.2")
def test_playing_costs_an_action_and_exactly_the_resources() -> None:
    t = Table()
    knife = t.put(KNIFE, "hand:0")
    t.turn().choose(f"play:{knife}")
    assert t.own().resources == 3
    assert t.person().actions == 2


@rule("playing.1", "resources.2")
def test_who_cannot_pay_cannot_play_and_nobody_else_pays() -> None:
    t = Table(2)
    knife = t.put(KNIFE, "hand:0")
    t.set(t.person(0).card, resources=1)
    t.turn(0)
    assert f"play:{knife}" not in t.options


@rule("resources.1", "resources.2")
def test_resources_pay_for_abilities_too() -> None:
    t = Table()
    bribe = t.put(asset("Bribe", Free((fx.Draw(1),), (Resources(3),))), "play:0")
    t.turn().use(bribe)
    assert t.own().resources == 2
    assert not t.turn().can_use(bribe)


@rule("playing.5")
def test_an_event_is_resolved_and_then_discarded_to_its_owners_pile() -> None:
    t = Table()
    boon = t.put(BOON, "hand:0")
    t.turn().choose(f"play:{boon}")
    assert t.heard.index("gained") < t.heard.index("discarded")
    assert t.card(boon).zone == "discard:0"


@rule("playing.6")
def test_an_asset_goes_to_the_play_area_and_stays_until_something_makes_it_leave() -> None:
    t = Table()
    knife = t.put(KNIFE, "hand:0")
    t.turn().choose(f"play:{knife}")
    t.phase("upkeep").skip()
    assert t.card(knife).zone == "play:0"
    t.resolve(fx.Discard(Choose(Named("Knife"))))
    assert t.card(knife).zone == "discard:0"


@rule("playing.7", "play-action.6")
def test_skill_cards_are_committed_and_never_played() -> None:
    t = Table()
    guts = t.put(skill("Guts"), "hand:0")
    t.turn()
    assert f"play:{guts}" not in t.options
    t.choose("investigate")
    assert t.options == [f"card:{guts}"]


@rule("playing.q1")
def test_an_event_that_puts_itself_into_play_stays_there() -> None:
    t = Table()
    trap = event("Trap", Play((fx.Attach("location"),)))
    card = t.put(trap, "hand:0")
    t.turn().choose(f"play:{card}")
    assert t.card(card).zone == f"on:{t.named('Hall')}"


# The Play action


@rule("play-action.1", "play-action.2")
def test_play_is_an_action_of_the_own_turn() -> None:
    t = Table(2)
    knife = t.put(KNIFE, "hand:0")
    boon = t.put(BOON, "hand:0")
    t.turn(0)
    assert {f"play:{knife}", f"play:{boon}"} <= set(t.options)
    t.turn(1)
    assert t.asked == 1
    assert f"play:{knife}" not in t.options


@rule("play-action.3")
def test_a_play_action_provokes_attacks_of_opportunity() -> None:
    t = Table()
    beset(t)
    knife = t.put(KNIFE, "hand:0")
    t.turn().choose(f"play:{knife}")
    assert t.own().damage == 1
    assert t.card(knife).zone == "play:0"


def provoked(designator: Designator) -> bool:
    """Say whether playing an event of a designator is answered by an attack."""
    t = Table()
    beset(t)
    card = t.put(event("Deed", Play(GAIN, designator=designator)), "hand:0")
    t.turn().choose(f"play:{card}")
    return t.own().damage > 0


@rule("play-action.3", "play-action.q1")
def test_only_fight_evade_parley_and_resign_cards_do_not_provoke() -> None:
    safe: tuple[Designator, ...] = ("fight", "evade", "parley", "resign")
    assert not any(provoked(each) for each in safe)
    assert provoked("investigate")
    assert provoked("move")


@rule("play-action.5")
def test_playing_a_card_by_an_ability_is_no_play_action_and_provokes_nobody() -> None:
    t = Table()
    beset(t)
    knife = t.put(KNIFE, "hand:0")
    t.turn()
    t.resolve(fx.PlayCard(Named("Knife"), cheaper=1))
    t.choose(f"card:{knife}")
    assert t.card(knife).zone == "play:0"
    assert (t.own().resources, t.own().damage, t.person().actions) == (4, 0, 3)


@rule("play-action.5")
def test_two_events_that_only_play_each_other_can_not_be_played() -> None:
    t = Table()
    one = t.put(event("One", Play((fx.PlayCard(Kind("event")),))), "hand:0")
    two = t.put(event("Two", Play((fx.PlayCard(Kind("event")),))), "hand:0")
    t.turn()
    assert {f"play:{one}", f"play:{two}"}.isdisjoint(t.options)


@rule("play-action.q2")
def test_an_activated_ability_that_plays_a_card_provokes_once() -> None:
    t = Table()
    beset(t)
    knife = t.put(KNIFE, "hand:0")
    bag = t.put(asset("Bag", Action((fx.PlayCard(Named("Knife")),), (Actions(1),))), "play:0")
    t.turn().use(bag).choose(f"card:{knife}")
    assert t.card(knife).zone == "play:0"
    assert t.own().damage == 1


# Parley


TALK = Action((fx.Discard("this"),), (Actions(1),), "parley")


@rule("parley.1", "parley.3", "parley.q2")
def test_parley_is_an_action_ability_with_its_designator() -> None:
    t = Table(2)
    beset(t)
    broker = t.put(enemy("Broker", TALK), f"at:{t.named('Hall')}")
    t.turn(1, actions=0)
    assert not t.can_use(broker)
    t.turn(0).use(broker)
    assert t.card(broker).zone == "encounter-discard"
    assert t.person().actions == 2
    assert t.own().damage == 0


@rule("parley.2")
def test_there_is_no_basic_parley_action() -> None:
    t = Table()
    beset(t)
    t.turn()
    assert not [each for each in t.options if each.startswith("parley")]
    assert "parley" not in actions.BASIC


@rule("parley.2", "parley.q1")
def test_a_card_that_is_played_can_parley_without_any_enemy() -> None:
    t = Table()
    chat = Play((fx.Test(("willpower",), 1, success=GAIN),), designator="parley")
    card = t.put(event("Chat", chat), "hand:0")
    t.put(skill("Charm"), "hand:0")
    t.turn().choose(f"play:{card}")
    assert t.g.tests[-1].kind == "parley"
    t.skip()
    assert t.own().resources == 7


# Draw and Resource


@rule("draw-action.1", "draw-action.2")
def test_draw_is_an_action_of_the_own_turn_for_one_card() -> None:
    t = Table(2)
    t.turn(0)
    assert t.asked == 0
    t.choose("draw")
    assert len(t.zone("hand:0")) == 6
    assert t.person(0).actions == 2
    t.phase("upkeep")
    assert "draw" not in (t.options if t.kind else [])


@rule("draw-action.3")
def test_drawing_provokes() -> None:
    t = Table()
    beset(t)
    t.turn().choose("draw")
    assert t.own().damage == 1


@rule("resource-action.1", "resource-action.2", "resource-action.q1", "resources.3")
def test_resource_is_an_action_of_the_own_turn_for_one_resource() -> None:
    t = Table(2)
    t.turn(0)
    assert (t.g.phase, t.asked) == ("investigation", 0)
    t.choose("resource")
    assert t.own(0).resources == 6
    assert (t.own(1).resources, t.person(0).actions) == (5, 2)


@rule("resource-action.3")
def test_taking_a_resource_provokes() -> None:
    t = Table()
    beset(t)
    t.turn().choose("resource")
    assert t.own().damage == 1


@rule("resources.4", "resources.q1")
def test_each_investigator_gains_one_resource_in_the_upkeep_phase_after_drawing() -> None:
    t = Table(2)
    t.do(rounds.upkeep)
    assert [t.own(seat).resources for seat in (0, 1)] == [6, 6]
    drew = [place for place, id in enumerate(t.heard) if id == "drew"]
    gained = [place for place, id in enumerate(t.heard) if id == "gained"]
    assert max(drew[-2:]) < min(gained[-2:])
