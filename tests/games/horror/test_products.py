"""Products, environments, reprints, encounter sets and their replacements; errata and taboos from outside."""

from typing import Any

import pytest

from miskatonic import games
from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import decks, products
from miskatonic.games.horror.campaign.document import Agreed
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.corrections import corrected
from miskatonic.games.horror.options import Corrections, Erratum, HorrorOptions, Taboo
from miskatonic.games.horror.products import CORE_SETS, PRODUCTS, Environment, Product
from tests.games.horror.campaigns import begun, refused
from tests.games.horror.cards import asset, enemy, investigator

GAME = games.get("horror")


def product(code: str, kind: Any, released: str, chapter: int = 2) -> Product:
    return Product(code, code.upper(), (code, code), kind, released, chapter)


SHELF = (
    *PRODUCTS,
    product("old-tricks", "deckbuilding", "2020-05", chapter=1),
    *(product(f"tricks-{month}", "deckbuilding", f"2026-0{month}") for month in (2, 3, 4)),
    *(product(f"people-{month}", "investigators", f"2026-0{month}") for month in (2, 3, 4)),
    product("trip", "scenario", "2026-05"),
)


def of(code: str, *words: Any, **printed: Any) -> Any:
    return asset(f"From {code}", *words, product=code, level=0, **printed)


def problems(environment: Environment, *cards: Any, **more: Any) -> list[str]:
    return [each.card for each in products.outside(environment, cards, SHELF, **more)]


# Products and environments


@rule("product-symbols.1", "product-symbols.2", "product-symbols.3", "product-symbols.q1", "environments.3")
def test_there_are_a_core_set_and_five_investigator_decks() -> None:
    assert [(each.number, each.name[0]) for each in PRODUCTS if each.kind == "core"] == [
        ("AHC100", "Core Set")
    ]
    people = [each.name[0] for each in PRODUCTS if each.kind == "investigator-deck"]
    assert people == ["Tommy Muldoon", "Carolyn Fern", "André Patel", "Marie Lambeau", "Miguel de la Cruz"]
    assert [each.number for each in PRODUCTS] == [f"AHC{number}" for number in range(100, 106)]
    assert {card.product for card in by_code().values()} == {PRODUCTS[0].code}


@rule("environments.1")
def test_without_an_environment_every_card_may_be_used() -> None:
    assert problems("", of("old-tricks"), of("tricks-2")) == []


@rule("environments.2", "environments.q1")
def test_current_has_the_two_newest_expansions_of_each_kind() -> None:
    assert products.current(SHELF) == {
        *(each.code for each in PRODUCTS),
        *("tricks-3", "tricks-4", "people-3", "people-4"),
    }
    newer = (*SHELF, product("tricks-5", "deckbuilding", "2026-05"))
    assert "tricks-3" not in products.current(newer)
    assert problems("current", of("tricks-2"), of("tricks-4"), of("core-2026")) == ["from-tricks-2"]


@rule("environments.4", "environments.5")
def test_legacy_has_everything() -> None:
    assert problems("legacy", of("old-tricks"), of("tricks-2"), of("elsewhere")) == []


@rule("environments.6", "environments.q2")
def test_limited_has_three_different_expansions_of_any_chapter() -> None:
    choice = ("old-tricks", "tricks-2", "people-4")
    assert products.is_limited_choice(SHELF, choice)
    for bad in (choice[:2], (*choice[:2], "old-tricks"), (*choice[:2], "trip"), (*choice, "tricks-3")):
        assert not products.is_limited_choice(SHELF, bad)
    found = problems("limited", of("old-tricks"), of("tricks-3"), of("core-2026"), chosen=choice)
    assert found == ["from-tricks-3"]


@rule("environments.7")
def test_what_a_group_chose_is_checked_when_the_campaign_begins() -> None:
    with refused("environments.6"):
        begun(agreed=Agreed(environment="limited", expansions=("tricks-2",)))


@rule("environments.8")
def test_limited_may_allow_all_investigators_with_their_signature_cards() -> None:
    someone = investigator("Someone", product="people-2")
    assert problems("limited", someone) == [someone.code]
    assert problems("limited", someone, signatures=True) == []
    assert problems("limited", of("people-2"), signatures=True) == ["from-people-2"]


@rule("environments.8", "environments.2")
def test_a_current_environment_allows_no_others_for_their_signatures() -> None:
    someone = investigator("Someone", product="old-tricks")
    assert problems("current", someone, signatures=True) == [someone.code]


@rule("environments.9", "environments.10")
def test_story_assets_rewards_and_promotional_cards_are_free() -> None:
    free = (of("trip", set="tales"), of("trip", keywords="reward"), of(""))
    assert problems("current", *free) == []


# Reprints


@rule("reprints.1", "reprints.4")
def test_nine_cards_of_the_core_set_are_modified_reprints() -> None:
    assert {by_code()[code].name[0] for code in products.REPRINTS} == set(products.REPRINTS.values())
    assert len(products.REPRINTS) == 9


@rule("reprints.2", "reprints.3")
def test_a_deck_has_only_one_version_of_a_modified_reprint() -> None:
    new = by_code()["12020"]
    old = asset("Machete", product="core-2016", level=0, code="01020")
    rope = asset("Rope", product="core-2016", level=0)
    assert list(products.mixed_versions([new, new, rope])) == []
    assert list(products.mixed_versions([old, old])) == []
    assert [each.clause for each in products.mixed_versions([new, old])] == ["reprints.2"]


# Encounter sets


@rule("encounter-sets.1", "encounter-sets.2", "encounter-sets.3", "encounter-sets.q1")
def test_the_box_has_23_encounter_sets() -> None:
    assert len(products.CAMPAIGN_SETS) == 3
    assert len(set(CORE_SETS)) == len(CORE_SETS) == 20


@rule(
    "replacement-sets.1",
    "replacement-sets.2",
    "replacement-sets.3",
    "replacement-sets.4",
    "replacement-sets.5",
)
@rule(
    "replacement-sets.6",
    "replacement-sets.7",
    "replacement-sets.8",
    "replacement-sets.9",
    "replacement-sets.10",
)
@rule(
    "replacement-sets.11",
    "replacement-sets.12",
    "replacement-sets.13",
    "replacement-sets.14",
    "replacement-sets.q1",
)
def test_older_sets_have_their_replacements() -> None:
    assert len(products.REPLACEMENTS) == 14
    for substitutes in products.REPLACEMENTS.values():
        for sets in substitutes:
            assert {*CORE_SETS}.issuperset(sets)
    assert products.replacements("ghouls") == (("gangs_of_arkham", "ashen_pilgrims"),)
    assert len(products.replacements("rats")) == 2
    assert {("rats", products.replacements("rats")[1]): 3} == products.ONLY


@rule("legacy-scenarios.1", "legacy-scenarios.2", "legacy-scenarios.3", "legacy-scenarios.x1")
def test_a_card_of_an_older_set_is_one_of_its_replacement() -> None:
    assert products.replacements("ancient-evils") == (("cosmic_evils",),)
    assert products.is_playable_with_replacements("black-stars-rise", ("ancient-evils",))


@rule("legacy-scenarios.4", "replacement-sets.q2")
def test_what_has_no_counterpart_cannot_be_played() -> None:
    assert not products.is_playable_with_replacements("the-witching-hour", ())
    assert not products.is_playable_with_replacements("a-scenario", ("the-devourer-below",))


# Errata and taboos


@rule("errata.3", "errata.q1")
def test_without_a_list_every_card_is_as_it_is_printed() -> None:
    options = GAME.options(seats=1)
    assert isinstance(options, HorrorOptions)
    assert options.corrections is None
    assert corrected(by_code(), None) is by_code()


@rule("errata.1", "errata.2")
def test_an_erratum_overrides_what_is_printed_and_nothing_else() -> None:
    listed = {"errata": {"12020": {"cost": 1, "traits": ["Item"]}, "12001": {"health": 4}}}
    g: Any = GAME.new(GAME.options(seats=1, decks=["12001"], corrections=listed), 1)
    assert g.printed["12001"].health.number == 4
    assert g.printed["12001"].sanity == by_code()["12001"].sanity
    read = corrected(by_code(), Corrections(errata={"12020": Erratum(cost=1, traits=("Item",))}))
    assert (read["12020"].cost, read["12020"].traits) == (1, ("Item",))
    assert read["12032"] is by_code()["12032"]


@rule("errata.1")
@pytest.mark.parametrize(
    "bad", ["nonsense", {"errata": 1}, {"errata": {"12020": {"text": "x"}}}, {"taboos": {"99999": {}}}]
)
def test_what_is_no_list_is_refused(bad: Any) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.options(seats=1, corrections=bad)
    assert error.value.clause == "errata.1"


@rule("ultimatums.15", "ultimatums.q4")
def test_orthodoxy_plays_with_the_taboo_list_if_there_is_one() -> None:
    known = by_code()
    dear = Corrections(taboos={"12020": Taboo(experience=2), "12032": Taboo(forbidden=True)})
    assert corrected(known, dear)["12020"] == known["12020"]
    read = corrected(known, dear, ("orthodoxy",))
    assert (decks.level_cost(known["12020"]), decks.level_cost(read["12020"])) == (0, 2)
    who = next(card for card in known.values() if card.type == "investigator" and "seeker" in card.classes)
    assert decks.fits(who, known["12032"])
    assert not decks.fits(who, read["12032"])
    assert (
        decks.most_copies(
            corrected(known, Corrections(taboos={"12020": Taboo(exceptional=True)}), ("orthodoxy",))["12020"]
        )[0]
        == 1
    )
    GAME.options(seats=1, ultimatums=["orthodoxy"])


@rule("errata.1")
def test_an_erratum_leaves_what_it_does_not_speak_of() -> None:
    known = {"rat": enemy("Rat", damage=2, horror=1, code="rat")}
    read = corrected(known, Corrections(errata={"rat": Erratum(damage=3)}))["rat"]
    assert (read.damage, read.horror) == (3, 1)
