"""What a card forbids does not happen, by whatever way it would: keywords, costs, attacks, harm."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import enemies, fighting
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Free
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.things import Choose, Each, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy
from tests.games.horror.table import CELLAR, HALL, Table

EEL = enemy("Eel", keywords="elusive", health=5)
GAIN = (fx.GainResources(1),)


def forbids(t: Table, name: str, *doings: str) -> int:
    """Put a card into play that says cards of this name cannot do something."""
    words = tuple(Cannot(Named(name), doing) for doing in doings)  # type: ignore[arg-type]
    return t.put(asset(f"Ban on {name}", Constant(words)), "play:0")


# Elusive


def attack_of_an_eel(t: Table, zone: str = "threat:0") -> int:
    """Let an elusive enemy attack; there is but one way out of the Hall."""
    eel = t.put(EEL, zone)
    t.do(fighting.begin_attack, eel, 0)
    return eel


@rule("elusive.2", "cannot.1", "elusive.q2")
def test_an_elusive_enemy_that_cannot_move_still_disengages_and_exhausts() -> None:
    t = Table(locations=(HALL, CELLAR))
    forbids(t, "Eel", "move")
    eel = attack_of_an_eel(t)
    assert (t.card(eel).zone, t.card(eel).exhausted) == (f"at:{t.named('Hall')}", True)


@rule("elusive.2", "cannot.1")
def test_an_elusive_enemy_that_cannot_exhaust_slips_away_ready() -> None:
    t = Table(locations=(HALL, CELLAR))
    forbids(t, "Eel", "exhaust")
    eel = attack_of_an_eel(t)
    assert (t.card(eel).zone, t.card(eel).exhausted) == (f"at:{t.named('Cellar')}", False)


@rule("elusive.2")
def test_whoever_listens_hears_an_elusive_enemy_disengage_move_and_exhaust() -> None:
    t = Table(locations=(HALL, CELLAR))
    for what in ("disengages", "enemy-moves", "exhausts"):
        t.put(asset(f"Ear for {what}", Forced(On("after", what, card=Kind("enemy")), GAIN)), "play:0")
    attack_of_an_eel(t)
    assert sorted(t.triggered) == ["Ear for disengages", "Ear for enemy-moves", "Ear for exhausts"]


@rule("elusive.2", "instead.1")
def test_an_elusive_enemy_whose_move_is_replaced_disengages_where_it_is() -> None:
    t = Table(locations=(HALL, CELLAR))
    stays = Forced(On("would", "enemy-moves"), (fx.Instead(GAIN),))
    t.put(asset("Chain", stays), "play:0")
    eel = attack_of_an_eel(t)
    assert (t.card(eel).zone, t.own().resources) == (f"at:{t.named('Hall')}", 6)


# Costs


def offers(t: Table, *costs: price.Cost, **what: object) -> bool:
    """Say whether an ability with such a price is offered on a card called Lamp."""
    lamp = t.put(asset("Lamp", Free(GAIN, costs)), "play:0", **what)
    return t.turn().can_use(lamp)


@rule("triggered-ability.5", "cannot.1")
def test_a_card_that_cannot_exhaust_pays_for_nothing() -> None:
    free, banned = Table(), Table()
    forbids(banned, "Lamp", "exhaust")
    assert offers(free, price.Exhaust())
    assert not offers(banned, price.Exhaust())


@rule("triggered-ability.5", "cannot.1")
def test_a_card_that_cannot_be_discarded_pays_for_nothing() -> None:
    free, banned = Table(), Table()
    forbids(banned, "Lamp", "be-discarded")
    assert offers(free, price.Discard())
    assert not offers(banned, price.Discard())


@rule("triggered-ability.5", "cannot.1", "costs.10")
def test_a_card_in_hand_that_cannot_be_discarded_pays_for_nothing() -> None:
    t = Table(deck=())
    t.put(asset("Rope"), "hand:0")
    assert offers(t, price.DiscardCards(1))
    forbids(t, "Rope", "be-discarded")
    assert not offers(t, price.DiscardCards(1))


@rule("triggered-ability.5", "cannot.1", "costs.13")
def test_who_cannot_be_damaged_cannot_take_damage_as_a_cost() -> None:
    free, banned, scared = Table(), Table(), Table()
    for t in (banned, scared):
        forbids(t, "Ada", "be-damaged")
    assert offers(free, price.Suffer(1, 0))
    assert not offers(banned, price.Suffer(1, 0))
    assert offers(scared, price.Suffer(0, 1))


@rule("costs.9", "cannot.1")
def test_whoever_pays_with_one_of_several_cards_is_not_offered_one_that_cannot_exhaust() -> None:
    t = Table()
    forbids(t, "Rope", "exhaust")
    t.put(asset("Rope"), "play:0")
    hook = t.put(asset("Hook"), "play:0")
    lamp = t.put(asset("Lamp", Free(GAIN, (price.Exhaust(Choose(Named("Rope"))),))), "play:0")
    t.put(asset("Bell", Free(GAIN, (price.Exhaust(Choose(Named("Hook"))),))), "play:0")
    t.turn()
    assert not t.can_use(lamp)
    t.use(t.named("Bell"))
    assert t.card(hook).exhausted


# Attacks in the enemy phase


@rule("enemy.7", "cannot.1")
def test_an_enemy_that_cannot_attack_is_not_exhausted_for_it() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    forbids(t, "Ghoul", "attack")
    t.do(fighting.attacks_in_enemy_phase, 0, ())
    assert (t.card(ghoul).exhausted, t.own().damage) == (False, 0)


@rule("enemy.7", "massive.6", "cannot.1")
def test_a_massive_enemy_that_cannot_attack_anybody_is_not_exhausted_for_it() -> None:
    t = Table(2)
    giant = t.put(enemy("Giant", keywords="massive"), f"at:{t.named('Hall')}")
    forbids(t, "Giant", "attack")
    t.phase("enemy").skip()
    assert t.kind == ""
    assert (t.card(giant).exhausted, t.own(0).damage, t.own(1).damage) == (False, 0, 0)


@rule("massive.4", "massive.q1", "enemy.q3")
def test_a_massive_enemy_readied_among_the_attacks_does_not_attack_twice() -> None:
    t = Table(2)
    giant = t.put(enemy("Giant", keywords="massive"), f"at:{t.named('Hall')}")
    again = Forced(On("after", "exhausts", card=Named("Giant")), (fx.Ready(Choose(Named("Giant"))),))
    t.put(asset("Drum", again), "play:0")
    t.phase("enemy").skip()
    while t.kind:
        t.choose(t.options[0]).skip()
    assert not t.card(giant).exhausted
    assert (t.own(0).damage, t.own(1).damage) == (1, 1)


# Redirected harm


@rule("deal-damage-horror.7", "deal-damage-horror.9")
def test_redirected_damage_stops_at_the_remaining_health_of_an_asset() -> None:
    t = Table()
    shield = asset("Shield", Forced(On("when", "is-dealt", card=Kind("investigator")), (
        fx.Redirect("damage", 3, "this"),
    )), health=2)  # fmt: skip
    t.put(shield, "play:0", damage=1)
    t.resolve(fx.Deal(3, target="you", direct=True))
    assert t.own().damage == 2


@rule("deal-damage-horror.9", "cannot.1")
def test_damage_is_not_redirected_to_a_card_that_cannot_be_damaged() -> None:
    t = Table()
    shield = asset("Shield", Forced(On("when", "is-dealt", card=Kind("investigator")), (
        fx.Redirect("damage", 1, "this"),
    )), health=2)  # fmt: skip
    held = t.put(shield, "play:0")
    forbids(t, "Shield", "be-damaged")
    t.resolve(fx.Deal(1, target="you", direct=True))
    assert (t.own().damage, t.card(held).damage) == (1, 0)


@rule("deal-damage-horror.4", "cannot.1")
def test_no_damage_is_assigned_to_an_asset_that_cannot_be_damaged() -> None:
    t = Table()
    t.put(asset("Shield", health=2), "play:0")
    forbids(t, "Shield", "be-damaged")
    t.resolve(fx.Deal(1, target="you"))
    assert (t.kind, t.own().damage) == ("", 1)


# By effects


@rule("cannot.1", "move.9")
def test_an_enemy_is_not_moved_where_it_cannot_go() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    fence = Constant((Cannot(Named("Rat"), "move-to", Named("Cellar")),))
    t.put(asset("Fence", fence), "play:0")
    t.resolve(fx.MoveEnemy(Each(Named("Rat")), Each(Named("Cellar"))))
    assert t.card(rat).zone == "threat:0"
    t.resolve(fx.MoveEnemy(Each(Named("Rat")), Each(Named("Garden"))))
    assert t.card(rat).zone == f"at:{t.named('Garden')}"


@rule("cannot.1", "evade.7")
def test_an_engaged_enemy_that_is_moved_away_has_disengaged() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    t.put(asset("Ear", Forced(On("after", "disengages"), GAIN)), "play:0")
    t.resolve(fx.MoveEnemy(Each(Named("Rat")), Each(Named("Cellar"))))
    assert t.triggered == ["Ear"]


@rule("cannot.1", "aloof.4")
def test_no_effect_lets_an_enemy_engage_whoever_cannot_be_engaged() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), f"at:{t.named('Hall')}")
    forbids(t, "Ada", "be-engaged")
    t.resolve(fx.Engage(Each(Named("Rat"))))
    assert t.card(rat).zone == f"at:{t.named('Hall')}"


@rule("cannot.1", "spawn.3")
def test_an_enemy_spawns_unengaged_where_nobody_can_be_engaged() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "limbo")
    forbids(t, "Ada", "be-engaged")
    t.call(enemies.spawn, rat, 0)
    assert t.card(rat).zone == f"at:{t.named('Hall')}"


@rule("cannot.1", "locations.7")
def test_who_cannot_reveal_locations_enters_one_unrevealed() -> None:
    t = Table()
    forbids(t, "Ada", "reveal")
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert t.person().location == t.named("Cellar")
    assert not t.card(t.named("Cellar")).revealed


@rule("cannot.1", "defeated.9")
def test_an_enemy_that_cannot_leave_play_is_not_defeated() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    forbids(t, "Rat", "leave-play")
    t.resolve(fx.Deal(5, target=Each(Named("Rat"))), fx.Defeat(Each(Named("Rat"))))
    assert (t.card(rat).zone, t.card(rat).damage) == ("threat:0", 5)


@rule("cannot.1", "move.8")
def test_no_damage_is_placed_or_moved_on_a_card_that_cannot_be_damaged() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    forbids(t, "Rat", "be-damaged")
    t.set(t.person().card, damage=2)
    t.resolve(
        fx.PlaceTokens("damage", 1, Each(Named("Rat"))),
        fx.MoveTokens("damage", 1, "you", Each(Named("Rat"))),
    )
    assert (t.card(rat).damage, t.own().damage) == (0, 2)


@rule("cannot.1", "nested-sequences.2")
def test_what_cannot_happen_any_more_when_it_is_due_does_not_happen() -> None:
    t = Table()
    lamp = t.put(asset("Lamp"), "play:0")
    late = fx.Lasting("round", (Cannot(Named("Lamp"), "exhaust"),))
    t.put(asset("Wedge", Forced(On("when", "exhausts"), (late,))), "play:0")
    t.put(asset("Ear", Forced(On("after", "exhausts"), GAIN)), "play:0")
    t.resolve(fx.Exhaust(Each(Named("Lamp"))))
    assert (t.card(lamp).exhausted, t.triggered) == (False, ["Wedge"])


@rule("instead.1", "heal.1")
def test_healing_is_replaced_before_anything_is_healed() -> None:
    t = Table()
    t.set(t.person().card, damage=2)
    t.put(asset("Leech", Forced(On("would", "heals"), (fx.Instead(GAIN),))), "play:0")
    t.resolve(fx.Heal("damage", 1))
    assert (t.own().damage, t.own().resources) == (2, 6)


@rule("discard-pile.1", "trigger-condition.1")
def test_who_listens_hears_what_is_discarded_from_a_deck() -> None:
    t = Table()
    t.put(asset("Ear", Forced(On("after", "is-discarded"), GAIN)), "play:0")
    t.resolve(fx.DiscardTop(1))
    assert t.triggered == ["Ear"]


@rule("skill-icons.1", "cannot.1")
def test_no_effect_commits_a_card_that_is_in_play() -> None:
    t = Table()
    rope = t.put(asset("Rope", icons={"willpower": 1}), "play:0")
    pull = Forced(On("when", "test-begins"), (chaos.Commit(Each(Named("Rope"))),))
    t.put(asset("Hand", pull), "play:0")
    t.resolve(fx.Test(("willpower",), 2)).skip()
    assert t.card(rope).zone == "play:0"
