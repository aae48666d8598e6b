"""Cards beneath others, facedown cards, chance and dealing out: what happens, and who knows what of it."""

from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import looking, zones
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.unseen import sample
from miskatonic.games.horror.view import CardOnTable, view
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import (
    AllOf,
    AtRandom,
    Beneath,
    Choose,
    Each,
    InZone,
    Is,
    Kind,
    Matcher,
    Named,
    Not,
    OfSet,
    Trait,
    Where,
)
from tests.games.horror.cards import asset, enemy, location, treachery
from tests.games.horror.table import CELLAR, GARDEN, HALL, Table

SUSPECTS = tuple(enemy(name, set="suspects", traits=("Suspect",)) for name in ("Amos", "Beth", "Carl"))
MASK = enemy("Mask", set="mask", traits=("Suspect",))
DEAL = fx.DealBeneath(Each(AllOf((InZone("aside"), Trait("Suspect")))), Each(Kind("location")))
HIDE = fx.SetAside(AtRandom(AllOf((InZone("aside"), OfSet("suspects")))), facedown=True)


def dealt(seats: int = 2, seed: int = 1) -> Table:
    """One suspect is set aside facedown; the others and the mask lie beneath the three locations."""
    t = Table(seats, seed=seed)
    for each in (*SUSPECTS, MASK):
        t.put(each, "aside")
    return t.resolve(HIDE, DEAL)


def facedown(t: Table) -> dict[str, str]:
    """Return where which facedown card lies."""
    cards = [card for card in t.g.cards if zones.is_facedown(t.g, card.id)]
    return {card.code: card.zone for card in cards}


def found(t: Table, what: Matcher) -> list[str]:
    """Return the codes of the cards that a matcher finds."""
    return [t.card(card).code for card in looking.find(t.g, Context(0, t.person().card, 0), what)]


def on_table(t: Table, card: int, seat: int | None = 0) -> CardOnTable:
    """Return a card as somebody sees it."""
    return next(each for each in view(t.g, seat).cards if each.id == card)


# Dealing out


@rule("in-play.3")
def test_cards_are_dealt_out_one_facedown_beneath_each() -> None:
    t = dealt()
    places = sorted(facedown(t).values())
    assert places == sorted(["facedown", *(f"beneath:{place}" for place in t.zone("map"))])
    assert "Mask" not in [code for code, zone in facedown(t).items() if zone == "facedown"]
    assert not any(zones.in_play(t.g, t.named(each.name[0])) for each in SUSPECTS)


def test_chance_decides_who_is_where() -> None:
    assert len({tuple(facedown(dealt(seed=seed)).items()) for seed in range(12)}) > 6


def test_with_fewer_cards_than_places_some_have_none() -> None:
    t = Table()
    t.put(MASK, "aside")
    t.resolve(fx.Then((DEAL,), (fx.GainResources(1),)))
    assert len(facedown(t)) == 1
    assert "gained" not in t.heard


def test_everybody_sees_where_a_card_lies_facedown_and_nobody_which() -> None:
    t = dealt()
    for seat in (0, 1, None):
        assert [on_table(t, place, seat).beneath for place in t.zone("map")] == [1, 1, 1]
        assert not {card.code for card in view(t.g, seat).cards} & set(facedown(t))
    told = [event for event in t.told if event.text.id in ("dealt-beneath", "set-aside-facedown")]
    hidden = {f"card:{t.named(each.name[0])}" for each in (*SUSPECTS, MASK)}
    assert len(told) == 2
    assert not hidden & {thing for event in told for thing in event.on}


def test_what_lies_facedown_is_imagined_otherwise_as_far_as_it_can_be() -> None:
    t = dealt()
    seen = [facedown_in(t, seed) for seed in range(60)]
    assert {twin["facedown"] for twin in seen} == {"amos", "beth", "carl"}
    assert {twin[f"beneath:{t.named('Cellar')}"] for twin in seen} == {"amos", "beth", "carl", "mask"}
    assert all(set(twin.values()) == {"amos", "beth", "carl", "mask"} for twin in seen)


def facedown_in(t: Table, seed: int) -> dict[str, str]:
    """Return what lies where in a position that the first seat may imagine, which looks the same."""
    twin = sample(t.g, 0, Rng.seeded(seed))
    assert GAME.view(twin, 0) == GAME.view(t.g, 0)
    return {card.zone: card.code for card in twin.cards if zones.is_facedown(twin, card.id)}


def test_what_is_imagined_does_not_depend_on_what_really_lies_there() -> None:
    t = dealt()
    other = sample(t.g, 0, Rng.seeded(7))
    for seed in range(8):
        mine, theirs = (sample(each, 0, Rng.seeded(seed)) for each in (t.g, other))
        assert [card.zone for card in mine.cards] == [card.zone for card in theirs.cards]


# Beneath a card


@rule("in-play.3", "leaves-play.1")
def test_a_card_placed_beneath_the_act_is_out_of_play_and_seen_by_all() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0", damage=1)
    act = t.zone("act")[0]
    t.resolve(fx.PutBeneath("this", Choose(Kind("act"))), source=ghoul)
    assert (t.card(ghoul).zone, t.card(ghoul).damage) == (f"beneath:{act}", 0)
    assert on_table(t, ghoul, None).zone == f"beneath:{act}"
    assert on_table(t, act).beneath == 0


def test_what_cannot_leave_play_is_not_put_beneath_anything() -> None:
    t = Table()
    hall = t.named("Hall")
    t.resolve(fx.PutBeneath(Choose(Named("Hall")), Choose(Kind("act"))))
    assert t.card(hall).zone == "map"


def test_what_lies_beneath_is_found_by_what_it_lies_beneath() -> None:
    t = Table()
    t.put(enemy("Ghoul"), f"beneath:{t.named('Hall')}")
    t.put(enemy("Rat"), f"beneath:{t.named('Cellar')}")
    assert found(t, Beneath(Is("location"))) == ["ghoul"]
    assert found(t, AllOf((Kind("enemy"), Beneath(Kind("location"))))) == ["ghoul", "rat"]
    assert found(t, Beneath(Kind("act"))) == []
    assert found(t, Kind("enemy")) == []


# Drawing from there


@rule("drawing-cards.2", "encounter-draw.3")
def test_an_enemy_drawn_from_beneath_a_location_spawns_like_any_other() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), f"beneath:{t.named('Hall')}", revealed=False)
    t.resolve(fx.DrawCard(Choose(Beneath(Is("location")))))
    assert (t.card(ghoul).zone, t.heard.count("drew-encounter")) == ("threat:0", 1)
    assert t.card(ghoul).revealed


@rule("drawing-cards.2", "aloof.3")
def test_an_aloof_one_stands_there_unengaged() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", keywords="aloof"), f"beneath:{t.named('Hall')}", revealed=False)
    t.resolve(fx.DrawCard(Choose(Beneath(Is("location")))))
    assert t.card(ghoul).zone == f"at:{t.named('Hall')}"


@rule("weakness.6", "weakness.2")
def test_a_weakness_drawn_from_aside_is_borne_and_resolved() -> None:
    t = Table()
    curse = t.put(treachery("Curse", subtype="weakness"), "aside")
    t.resolve(fx.BecomeBearer(Choose(AllOf((InZone("aside"), Named("Curse"))))), fx.DrawCard("chosen"))
    assert (t.card(curse).zone, t.card(curse).owner, t.card(curse).gained) == ("discard:0", 0, True)


def test_nothing_is_drawn_where_nothing_lies() -> None:
    t = Table()
    t.put(enemy("Ghoul"), f"beneath:{t.named('Cellar')}", revealed=False)
    t.resolve(fx.DrawCard(Choose(Beneath(Is("location")))))
    assert "drew-encounter" not in t.heard


# Chance


def test_chance_picks_as_many_as_there_are_and_they_are_chosen() -> None:
    t = Table()
    for each in SUSPECTS:
        t.put(each, "aside")
    t.resolve(
        fx.TurnUp(AtRandom(AllOf((InZone("aside"), Kind("enemy"))), 2)),
        fx.PutBeneath("chosen", Choose(Kind("act"))),
    )
    assert len(t.zone(f"beneath:{t.zone('act')[0]}")) == 2
    assert not t.kind


def test_without_anything_to_pick_from_the_effect_fails() -> None:
    t = Table()
    pick = fx.Discard(AtRandom(Kind("enemy")))
    t.resolve(fx.Then((pick,), (fx.GainResources(1),), (fx.GainResources(2),)))
    assert t.own().resources == 7


def test_what_is_turned_up_everybody_sees() -> None:
    t = dealt()
    (hidden,) = t.zone("facedown")
    t.resolve(fx.TurnUp(Each(InZone("facedown"))))
    assert (t.card(hidden).zone, on_table(t, hidden, None).id) == ("aside", hidden)
    assert "laid-open" in t.heard


# Where play begins


UNKNOWN = location("Somewhere Else")


@rule("setup.18")
def test_the_guide_may_say_where_play_begins() -> None:
    begin = fx.BeginAt(Choose(Named("Garden")))
    t = Table(2, scenario={"setup": (begin,)}, locations=(UNKNOWN, HALL, CELLAR, GARDEN))
    assert {person.location for person in t.g.people} == {t.named("Garden")}
    assert t.card(t.named("Garden")).revealed


def test_nobody_is_set_down_elsewhere_once_the_game_has_begun() -> None:
    t = Table()
    here = t.person().location
    t.resolve(fx.BeginAt(Choose(Named("Garden"))))
    assert t.person().location == here


# Which locations


def test_locations_where_somebody_is() -> None:
    t = Table()
    assert found(t, AllOf((Kind("location"), Where(Kind("investigator"))))) == ["hall"]
    assert found(t, AllOf((Kind("location"), Not(Where(Kind("investigator")))))) == ["cellar", "garden"]


def test_a_version_is_meant_by_its_subtitle() -> None:
    t = Table()
    t.put(asset("Lamp", code="one", subtitle=("Old", "Alt")), "play:0")
    t.put(asset("Lamp", code="two", subtitle=("New", "Neu")), "play:0")
    assert (found(t, Named("Lamp")), found(t, Named("Lamp", "New"))) == (["one", "two"], ["two"])
