"""What a card forbids does not happen, by whatever way it would: keywords, costs, attacks, harm."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Free
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.things import Choose, Kind, Named
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
