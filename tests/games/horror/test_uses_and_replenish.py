"""Uses on cards: how they come, what spends them, how they are added and replenished."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.keywords import NAMES
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Free, Keyword
from miskatonic.games.horror.words.things import Choose, Fewer, Is, Kind, TokensOn, WithUses
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset
from tests.games.horror.table import Table

ONE = price.Actions(1)
CHARGES, AMMO = Keyword("uses", 3, "charges"), Keyword("uses", 4, "ammo")
BURN = Action((fx.GainResources(1),), (ONE, price.SpendUses(1, "charges")))
FLAME = asset("Cosmic Flame", CHARGES, BURN, cost=1)
GUN = asset("Gun", AMMO)


def ritual(word: fx.Effect) -> Free:
    """Return a [free] ability with this effect."""
    return Free((word,), (price.Exhaust(),))


@rule("uses.1", "uses.2", "uses.3", "uses.x1", "quick-reference.3")
def test_cosmic_flame_is_played_and_3_tokens_from_the_pool_are_its_charges() -> None:
    assert "uses" in NAMES
    t = Table()
    flame = t.put(FLAME, "hand:0")
    t.turn().choose(f"play:{flame}")
    assert t.card(flame).uses == 3
    assert t.own().resources == 4
    t.use(flame)
    assert (t.card(flame).uses, t.own().resources) == (2, 5)


@rule("uses.4")
def test_on_the_card_they_are_no_resources_that_could_pay_for_anything() -> None:
    t = Table()
    flame, lamp = t.put(FLAME, "play:0"), t.put(asset("Lamp", cost=2), "hand:0")
    t.set(t.own().id, resources=1)
    t.turn()
    assert (t.card(flame).uses, t.card(flame).resources) == (3, 0)
    assert f"play:{lamp}" not in t.options


@rule("uses.5")
def test_without_a_use_of_that_type_the_ability_cannot_be_used() -> None:
    t = Table()
    flame = t.put(FLAME, "play:0", uses=1)
    t.turn().use(flame)
    assert t.card(flame).uses == 0
    assert not t.can_use(flame)


@rule("uses.6")
def test_other_cards_add_uses_and_use_them_up_for_their_own_effects() -> None:
    more = ritual(fx.AddUses(2, "charges", Choose(WithUses("charges"))))
    t = Table()
    flame, book = t.put(FLAME, "play:0"), t.put(asset("Book", more), "play:0")
    t.turn().use(book)
    assert t.card(flame).uses == 5
    drain = ritual(
        fx.Then((fx.RemoveTokens("uses", 1, Choose(WithUses("charges"))),), (fx.GainResources(3),))
    )
    orb = t.put(asset("Orb", drain), "play:0")
    t.turn().use(orb)
    assert (t.card(flame).uses, t.own().resources) == (4, 8)


@rule("uses.7", "uses.x2")
def test_charges_cannot_be_placed_on_a_card_with_uses_of_ammo() -> None:
    more = ritual(fx.AddUses(1, "charges", Choose(Kind("asset"))))
    t = Table()
    gun = t.put(GUN, "play:0")
    book = t.put(asset("Book", more), "play:0")
    t.turn()
    assert not t.can_use(book)
    flame = t.put(FLAME, "play:0")
    t.turn().use(book)
    assert (t.card(gun).uses, t.card(flame).uses) == (4, 4)


@rule("uses.7")
def test_uses_cannot_move_to_a_card_whose_keyword_names_another_type() -> None:
    move = ritual(fx.MoveTokens("uses", 1, Choose(WithUses("charges")), Choose(WithUses("ammo"))))
    t = Table()
    flame, gun = t.put(FLAME, "play:0"), t.put(GUN, "play:0")
    thief = t.put(asset("Thief", move), "play:0")
    t.turn()
    assert not t.can_use(thief)
    other = t.put(asset("Wand", CHARGES), "play:0", uses=0)
    pour = fx.MoveTokens("uses", 1, Choose(WithUses("charges")), Choose(WithUses("charges")))
    ring = t.put(asset("Ring", ritual(pour)), "play:0")
    t.turn().use(ring)
    assert (t.card(other).uses, t.card(flame).uses, t.card(gun).uses) == (1, 2, 4)


@rule("uses.8")
def test_a_card_without_uses_stays_in_play_unless_its_text_discards_it() -> None:
    brittle = Forced(
        On("after", "uses", card=Is("this"), condition=Fewer(TokensOn("uses"), 1)), (fx.Discard(),)
    )
    t = Table()
    flame = t.put(FLAME, "play:0", uses=1)
    candle = t.put(asset("Candle", CHARGES, BURN, brittle), "play:0", uses=1)
    t.turn().use(flame).use(candle)
    assert t.card(flame).zone == "play:0"
    assert t.card(candle).zone == "discard:0"


@rule("uses.9", "replenish.1")
def test_replenishing_stops_at_the_number_of_the_keyword() -> None:
    t = Table()
    flame = t.put(FLAME, "play:0", uses=1)
    book = t.put(asset("Book", ritual(fx.Replenish(1, Choose(WithUses("charges"))))), "play:0")
    t.turn().use(book)
    assert t.card(flame).uses == 2
    spring = t.put(asset("Spring", ritual(fx.Replenish(5, Choose(WithUses("charges"))))), "play:0")
    t.turn().use(spring)
    assert t.card(flame).uses == 3


@rule("uses.q1")
def test_adding_may_go_beyond_the_number_of_the_keyword() -> None:
    t = Table()
    flame = t.put(asset("Flame", CHARGES, ritual(fx.AddUses(4, "charges"))), "play:0")
    t.turn().use(flame)
    assert t.card(flame).uses == 7


@rule("replenish.q1")
def test_a_full_card_is_no_target_for_replenishing_and_loses_nothing() -> None:
    word = fx.Replenish(2, Choose(WithUses("charges")))
    t = Table()
    t.put(FLAME, "play:0", uses=3)
    book = t.put(asset("Book", ritual(word)), "play:0")
    t.turn()
    assert not t.can_use(book)
    both = (fx.GainResources(1), fx.Replenish(2))
    brimming = t.put(asset("Brimming", CHARGES, Free(both, (price.Exhaust(),))), "play:0", uses=5)
    t.turn().use(brimming)
    assert t.card(brimming).uses == 5
