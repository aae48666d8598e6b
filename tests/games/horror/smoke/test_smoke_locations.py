"""The districts of Arkham: what can be done there, and what cannot."""

from miskatonic.games.horror import zones
from miskatonic.games.horror.encounter import arkham
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import ending, rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Keyword
from tests.games.horror.cards import asset, enemy, event
from tests.games.horror.smoke.city import DISTRICTS, city
from tests.games.horror.table import Table

FRIEND = asset("Friend", traits=("Ally",), health=2, sanity=2)
TOME = asset("Tome of Ash", traits=("Tome",), cost=3)


def ways(t: Table, place: str) -> set[str]:
    """Return where one can go from a location."""
    return {t.g.print(to).name[0] for to in zones.connections(t.g, t.named(place))}


def discovers(t: Table, place: str, count: int = 1, you: int = 0) -> Table:
    """Let somebody discover clues at a district."""
    t.set(t.named(place), clues=max(count, t.card(t.named(place)).clues))
    return t.resolve(fx.DiscoverClues(count), you=you)


@matters("12145", "12147", "12149", "12150", "12151", "12152", "12153", "12154", "12156")
def test_the_districts_are_connected_as_the_streets_run() -> None:
    t = city()
    assert {place.name[0]: ways(t, place.name[0]) for place in DISTRICTS} == {
        "Downtown": {"Easttown", "Northside"},
        "Uptown": {"Miskatonic University", "Southside"},
        "Northside": {"Downtown", "Miskatonic University"},
        "Easttown": {"Downtown", "Merchant District", "Waterfront District"},
        "Merchant District": {"Miskatonic University", "Southside", "Easttown", "Waterfront District"},
        "Waterfront District": {"Merchant District", "Easttown"},
        "Southside": {"Uptown", "Merchant District", "French Hill"},
        "French Hill": {"Southside"},
        "Miskatonic University": {"Northside", "Uptown", "Merchant District"},
    }


def test_shroud_and_clues_of_the_districts_for_two() -> None:
    t = Table(2, locations=arkham.CARDS)
    for place in t.zone("map")[1:]:
        t.resolve(fx.RevealLocation("this"), source=place)
    found = {
        f"{t.g.print(p).name[0]} {t.g.print(p).subtitle[0]}".strip(): (t.g.print(p).shroud, t.card(p).clues)
        for p in t.zone("map")
    }
    assert {name: (shroud.number if shroud else 0, clues) for name, (shroud, clues) in found.items()} == {
        "Downtown First Bank of Arkham": (4, 4),
        "Downtown Arkham Sanatorium": (4, 4),
        "Uptown St. Mary's Hospital": (2, 4),
        "Uptown Ye Olde Magick Shoppe": (3, 4),
        "Northside": (3, 4),
        "Easttown": (2, 2),
        "Merchant District": (3, 2),
        "Waterfront District": (1, 2),
        "Southside": (2, 4),
        "French Hill": (4, 4),
        "Miskatonic University In Flames": (4, 2),
        "Miskatonic University Quiet Campus": (2, 2),
    }


@matters("12145", "12146", "12152", "12154", "12155", "12156")
def test_six_districts_are_worth_something_when_they_are_searched() -> None:
    t = Table(locations=arkham.CARDS)
    for place in t.zone("map"):
        t.set(place, revealed=True, clues=0)
    t.do(ending.collect_victory)
    names = [t.g.print(card).subtitle[0] or t.g.print(card).name[0] for card in t.zone("victory")]
    assert names == [
        "First Bank of Arkham",
        "Arkham Sanatorium",
        "Waterfront District",
        "French Hill",
        "In Flames",
        "Quiet Campus",
    ]


# Downtown


@matters("12145")
def test_clues_at_the_bank_bring_money() -> None:
    t = city(at="Downtown")
    discovers(t, "Downtown", 2).use(t.named("Downtown"))
    assert t.own().resources == 6


@refused("12145")
def test_somebody_elses_clues_at_the_bank_are_not_yours_nor_those_of_elsewhere() -> None:
    t = city(2, at="Downtown")
    discovers(t, "Downtown", you=1)
    assert t.asked == 1
    t.alter(0, location=t.named("Northside"))
    discovers(t, "Northside")
    assert not t.can_use(t.named("Downtown"))


@matters("12146")
def test_clues_at_the_sanatorium_calm_somebody_there() -> None:
    t = city(2, at="Downtown", instead=(arkham.SANATORIUM,))
    friend = t.put(FRIEND, "play:0", horror=1)
    t.set(t.person(1).card, horror=2)
    discovers(t, "Downtown").use(t.named("Downtown"))
    assert sorted(t.options) == sorted([f"card:{friend}", f"card:{t.person(1).card}"])
    t.choose(f"card:{friend}")
    assert t.card(friend).horror == 0


@refused("12146")
def test_at_the_sanatorium_nobody_is_calmed_who_needs_nothing_or_is_elsewhere() -> None:
    t = city(2, at="Downtown", instead=(arkham.SANATORIUM,))
    t.set(t.person(1).card, horror=2)
    t.alter(1, location=t.named("Easttown"))
    discovers(t, "Downtown")
    assert not t.can_use(t.named("Downtown"))


# Uptown


@matters("12147")
def test_at_the_hospital_two_damage_are_healed_among_those_there() -> None:
    t = city(2, at="Uptown")
    t.set(t.person(0).card, damage=1)
    t.set(t.person(1).card, damage=2)
    t.turn().use(t.named("Uptown")).skip()
    t.choose(f"card:{t.person(0).card}").choose(f"card:{t.person(1).card}")
    assert (t.own(0).damage, t.own(1).damage) == (0, 1)


@refused("12147")
def test_the_hospital_helps_once_and_only_whoever_is_hurt() -> None:
    t = city(at="Uptown")
    t.turn()
    assert not t.can_use(t.named("Uptown"))
    t.set(t.person().card, damage=4)
    t.turn().use(t.named("Uptown")).skip()
    while t.kind == "target":
        t.choose(f"card:{t.person().card}")
    assert t.own().damage == 2
    t.turn()
    assert not t.can_use(t.named("Uptown"))


@matters("12148")
def test_in_the_magick_shoppe_a_spell_is_found_among_nine_cards() -> None:
    t = city(at="Uptown", instead=(arkham.MAGICK_SHOPPE,))
    spell = t.put(asset("Ward", traits=("Spell",)), "deck:0")
    t.turn().use(t.named("Uptown")).skip()
    assert t.card(spell).zone == "hand:0"


@matters("12148")
def test_without_one_a_card_is_drawn() -> None:
    t = city(at="Uptown", instead=(arkham.MAGICK_SHOPPE,))
    held = len(t.zone("hand:0"))
    t.turn().use(t.named("Uptown")).skip()
    assert len(t.zone("hand:0")) == held + 1


@refused("12148")
def test_a_spell_that_is_no_asset_is_not_sold_there() -> None:
    t = city(at="Uptown", instead=(arkham.MAGICK_SHOPPE,))
    spell = t.put(event("Chant", traits=("Spell",)), "deck:0")
    top = t.zone("deck:0")[-1]
    assert top == spell
    t.turn().use(t.named("Uptown")).skip()
    assert "found" not in t.heard


# Northside


@matters("12149")
def test_in_northside_money_finds_a_clue_anywhere_in_arkham() -> None:
    t = city(at="Northside")
    t.set(t.named("French Hill"), clues=1)
    t.turn().use(t.named("Northside")).skip()
    assert (t.own().clues, t.own().resources) == (1, 0)


@refused("12149")
def test_not_twice_a_round_nor_where_nothing_is_revealed() -> None:
    t = city(at="Northside")
    t.set(t.person().card, resources=10)
    t.set(t.named("French Hill"), clues=1, revealed=False)
    t.turn()
    assert not t.can_use(t.named("Northside"))
    t.set(t.named("French Hill"), clues=3, revealed=True)
    t.turn().use(t.named("Northside")).skip()
    t.turn()
    assert not t.can_use(t.named("Northside"))


# Easttown


@matters("12150")
def test_the_last_clue_of_easttown_leads_to_an_ally_who_is_played() -> None:
    t = city(at="Easttown")
    ally = t.put(asset("Old Friend", traits=("Ally",), cost=2), "deck:0")
    discovers(t, "Easttown").use(t.named("Easttown")).skip()
    assert (t.card(ally).zone, t.own().resources) == ("play:0", 3)


@refused("12150")
def test_not_while_a_clue_is_left_in_easttown() -> None:
    t = city(at="Easttown")
    t.set(t.named("Easttown"), clues=2)
    t.resolve(fx.DiscoverClues(1))
    assert not t.can_use(t.named("Easttown"))


# Merchant District


@matters("12151")
def test_two_get_on_faster_in_the_merchant_district_each_once_a_round() -> None:
    t = city(2)
    for seat in (0, 1):
        t.turn(seat).use(t.named("Merchant District"))
        t.choose(f"card:{t.named('Southside')}").skip()
        assert (t.person(seat).location, t.person(seat).actions) == (t.named("Southside"), 3)
    t.alter(0, location=t.named("Merchant District"))
    t.turn(0)
    assert not t.can_use(t.named("Merchant District"))


@refused("12151")
def test_three_do_not() -> None:
    t = city(3)
    t.turn()
    assert not t.can_use(t.named("Merchant District"))


# Waterfront District


@matters("12152")
def test_investigating_at_the_waterfront_takes_two_actions() -> None:
    t = city(at="Waterfront District")
    t.set(t.named("Waterfront District"), clues=1)
    t.turn().choose("investigate").skip()
    assert (t.person().actions, t.own().clues) == (1, 1)


@refused("12152")
def test_with_one_action_nobody_investigates_there_but_elsewhere_it_is_enough() -> None:
    t = city(at="Waterfront District")
    t.set(t.named("Waterfront District"), clues=1)
    t.turn(actions=1)
    assert "investigate" not in t.options
    t.alter(location=t.named("Easttown"))
    t.turn(actions=1)
    assert "investigate" in t.options


# Southside


@matters("12153")
def test_in_southside_those_who_are_there_share_three_cards() -> None:
    t = city(3, at="Southside")
    t.alter(2, location=t.named("Uptown"))
    held = [len(t.zone(f"hand:{seat}")) for seat in range(3)]
    t.turn().use(t.named("Southside")).skip()
    assert t.options == ["seat:0", "seat:1"]
    t.choose("seat:0").choose("seat:1").choose("seat:1")
    drawn = [len(t.zone(f"hand:{seat}")) - held[seat] for seat in range(3)]
    assert (drawn, t.person().actions) == ([1, 2, 0], 1)


@refused("12153")
def test_nobody_shares_again_in_that_round_nor_with_one_action() -> None:
    t = city(2, at="Southside")
    t.turn(actions=1)
    assert not t.can_use(t.named("Southside"))
    t.turn().use(t.named("Southside")).skip()
    t.choose("seat:0").choose("seat:0").choose("seat:0")
    t.turn(1)
    assert not t.can_use(t.named("Southside"))


# French Hill


@matters("12154")
def test_on_french_hill_a_card_becomes_a_charge_or_a_secret() -> None:
    t = city(at="French Hill")
    wand = t.put(asset("Wand", Keyword("uses", 3, "charges")), "play:0", uses=1)
    held = t.zone("hand:0")
    t.turn().use(t.named("French Hill"))
    t.choose(f"card:{held[0]}").skip()
    assert (t.card(wand).uses, t.card(held[0]).zone) == (2, "discard:0")


@refused("12154")
def test_not_without_an_asset_that_bears_such_uses() -> None:
    t = city(at="French Hill")
    gun = t.put(asset("Gun", Keyword("uses", 2, "ammo")), "play:0")
    t.turn()
    assert not t.can_use(t.named("French Hill"))
    assert t.card(gun).uses == 2


# Miskatonic University


@matters("12155")
def test_the_burning_university_burns_whoever_is_there() -> None:
    t = city(2, at="Miskatonic University", instead=(arkham.BURNING_CAMPUS,))
    t.alter(1, location=t.named("Uptown"))
    friend, map_ = t.put(FRIEND, "play:0"), t.put(asset("Map"), "play:0")
    t.do(rounds.end_phase, "investigation-ends").skip()
    assert (t.own(0).damage, t.own(1).damage) == (1, 0)
    assert (t.card(friend).damage, t.card(map_).damage) == (1, 0)


@refused("12155")
def test_it_does_not_burn_enemies() -> None:
    t = city(instead=(arkham.BURNING_CAMPUS,))
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Miskatonic University')}")
    t.do(rounds.end_phase, "investigation-ends").skip()
    assert (t.card(ghoul).damage, t.own().damage) == (0, 0)


@matters("12156")
def test_on_the_quiet_campus_a_lost_book_is_played_for_less() -> None:
    t = city(at="Miskatonic University")
    tome = t.put(TOME, "discard:0")
    t.turn().use(t.named("Miskatonic University")).skip("window", "reaction")
    t.choose(f"card:{tome}").skip()
    assert (t.card(tome).zone, t.own().resources) == ("play:0", 4)


@refused("12156")
def test_not_from_the_hand_nor_a_second_time() -> None:
    t = city(at="Miskatonic University")
    t.put(TOME, "hand:0")
    t.turn()
    assert not t.can_use(t.named("Miskatonic University"))
    for _ in range(2):
        t.put(TOME, "discard:0")
    t.turn().use(t.named("Miskatonic University")).skip("window", "reaction")
    t.choose(t.options[0]).skip()
    t.turn()
    assert not t.can_use(t.named("Miskatonic University"))
