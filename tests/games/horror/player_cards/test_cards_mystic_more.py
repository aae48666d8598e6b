"""Mystic cards, each where it matters and where it must not be allowed: talents, events and skills."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.cards import mystic
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import drawing
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Revelation, Symbol
from miskatonic.games.horror.words.chaos import RevealToken
from miskatonic.games.horror.words.things import Skill
from tests.games.horror.cards import enemy, reference, skill, treachery
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul", fight=3, health=3)
CHILL = treachery("Chill", Revelation((fx.Deal(0, 2),)))
DREAD = treachery("Dread", Revelation((fx.Deal(0, 2),)), subtype="weakness")
OMEN = treachery("Omen", traits=("Omen",))
TERROR = treachery("Terror", traits=("Terror",))
HEX = treachery("Jinx", traits=("Hex",))


def dexter(*bag: str, seats: int = 1) -> Table:
    """Return a table at which Dexter Drake sits, and perhaps others."""
    people = (
        mystic.DEXTER_DRAKE,
        *[Table(seats=4).g.printed[name] for name in ("bert", "cleo")][: seats - 1],
    )
    return Table(people=people, bag=bag or ("0",))


# Spiritual Intuition


@pytest.mark.parametrize(("tested", "place"), [("willpower", 0), ("combat", 1)])
@matters("12063")
def test_spiritual_intuition_adds_one_to_a_test(tested: Skill, place: int) -> None:
    t = Table()
    talent = t.put(mystic.SPIRITUAL_INTUITION, "play:0")
    t.resolve(fx.Test((tested,), 4, (fx.GainResources(3),)))
    t.choose(f"use:{talent}.{talent}.{place}.-1").skip()
    assert t.own().resources == 7


@matters("12063")
def test_spiritual_intuition_adds_two_to_a_test_on_a_spell() -> None:
    t = Table(bag=("-2",))
    talent, flame = t.put(mystic.SPIRITUAL_INTUITION, "play:0"), t.put(mystic.COSMIC_FLAME, "play:0", uses=0)
    ghoul = t.put(GHOUL, "threat:0")
    t.turn().use(flame).use(talent).skip()
    assert t.card(ghoul).damage == 1


@matters("12063")
def test_spiritual_intuition_helps_a_skill_that_is_added_to_the_tested_one() -> None:
    t = dexter()
    talent = t.put(mystic.SPIRITUAL_INTUITION, "play:0")
    t.put(mystic.AUGUR_OF_ELOKOSS_3, "hand:0")
    t.set(t.person().location, clues=2)
    t.turn().choose(f"play:{t.zone('hand:0')[-1]}")
    assert t.can_use(talent)


@refused("12063")
def test_spiritual_intuition_does_not_help_other_tests_or_without_resources() -> None:
    t = Table()
    talent = t.put(mystic.SPIRITUAL_INTUITION, "play:0")
    t.resolve(fx.Test(("agility",), 4))
    assert not t.can_use(talent)
    poor = Table()
    talent = poor.put(mystic.SPIRITUAL_INTUITION, "play:0")
    poor.set(poor.person().card, resources=0)
    poor.resolve(fx.Test(("combat",), 4))
    assert not poor.can_use(talent)


# Premonition


def foreseen(t: Table) -> int:
    """Let Dexter foresee the only token of the bag; another one is put in."""
    event = t.put(mystic.PREMONITION, "hand:0")
    t.turn().choose(f"play:{event}")
    return event


@matters("12064")
def test_premonition_seals_a_random_token() -> None:
    t = dexter("+1")
    event = foreseen(t)
    assert (t.card(event).zone, t.card(event).sealed, t.g.bag) == ("play:0", ("+1",), [])


@matters("12064")
def test_the_sealed_token_is_resolved_instead_of_another_one_then_released() -> None:
    t = dexter("+1")
    event = foreseen(t)
    t.bag("auto-fail")
    t.resolve(fx.Test(("agility",), 4, (fx.GainResources(3),))).skip()
    assert t.own().resources == 8
    assert t.card(event).zone == "discard:0"
    assert sorted(t.g.bag) == ["+1", "auto-fail"]


@matters("12064")
def test_the_sealed_token_is_resolved_for_whoever_would_reveal_one() -> None:
    t = dexter("auto-fail", seats=2)
    event = foreseen(t)
    t.bag("+1")
    t.resolve(fx.Test(("agility",), 1, (fx.GainResources(3),)), you=1).skip()
    assert t.own(1).resources == 5
    assert t.card(event).zone == "discard:0"


@matters("12064")
def test_a_symbol_that_was_foreseen_does_what_it_does() -> None:
    t = dexter("skull")
    foreseen(t)
    t.bag("0")
    flame = t.put(mystic.COSMIC_FLAME, "play:0")
    t.put(GHOUL, "threat:0")
    t.turn().use(flame).skip().choose("no").skip()
    assert t.card(flame).uses == 2


@matters("12064")
@rule("instead.4")
def test_a_sealed_token_that_reveals_another_is_not_resolved_for_ever() -> None:
    another = reference("Overview", Symbol("tablet", -1, (RevealToken(),)))
    t = Table(people=(mystic.DEXTER_DRAKE,), bag=("tablet",), reference=another)
    event = foreseen(t)
    t.bag("+1")
    t.resolve(fx.Test(("agility",), 3, (fx.GainResources(3),))).skip()
    assert t.own().resources == 8
    assert t.card(event).zone == "discard:0"
    assert sorted(t.g.bag) == ["+1", "tablet"]


@refused("12064")
def test_premonition_cannot_be_played_with_an_empty_bag() -> None:
    t = dexter()
    event = t.put(mystic.PREMONITION, "hand:0")
    t.bag()
    assert f"play:{event}" not in t.turn().options


# Ward of Protection


@matters("12065")
def test_the_ward_cancels_a_revelation_for_one_horror() -> None:
    t = dexter()
    ward, chill = t.put(mystic.WARD_OF_PROTECTION, "hand:0"), t.put(CHILL, "encounter")
    t.resolve(fx.DrawEncounter()).use(ward).skip()
    assert t.own().horror == 1
    assert t.card(chill).zone == "encounter-discard"
    assert t.own().resources == 4


@refused("12065")
def test_the_ward_does_not_help_against_weaknesses_nor_others() -> None:
    t = dexter(seats=2)
    ward = t.put(mystic.WARD_OF_PROTECTION, "hand:0")
    t.put(DREAD, "deck:0")
    t.call(drawing.draw, 0, 1)
    assert not t.can_use(ward)
    t.put(CHILL, "encounter")
    t.resolve(fx.DrawEncounter(), you=1)
    assert not t.can_use(ward)


# Will of the Cosmos


@matters("12066")
def test_the_will_of_the_cosmos_finds_clues_here_and_elsewhere_for_a_doom() -> None:
    t = dexter()
    will = t.put(mystic.WILL_OF_THE_COSMOS, "hand:0")
    jim = t.put(mystic.JIM_CULVER, "play:0")
    cellar = t.named("Cellar")
    t.set(t.person().location, clues=1)
    t.set(cellar, clues=1, revealed=True)
    t.turn().choose(f"play:{will}").choose(f"card:{jim}").skip()
    assert (t.card(jim).doom, t.own().clues) == (1, 2)
    assert t.card(cellar).clues == 0


@matters("12066")
def test_the_doom_may_lie_on_the_investigator() -> None:
    t = dexter()
    will = t.put(mystic.WILL_OF_THE_COSMOS, "hand:0")
    t.set(t.person().location, clues=1)
    t.turn().choose(f"play:{will}").skip()
    assert (t.own().doom, t.own().clues) == (1, 1)


@refused("12066")
def test_unrevealed_locations_keep_their_clues_from_the_cosmos() -> None:
    t = dexter()
    will = t.put(mystic.WILL_OF_THE_COSMOS, "hand:0")
    t.set(t.named("Cellar"), clues=1, revealed=False)
    t.turn().choose(f"play:{will}").skip()
    assert t.own().clues == 0


# Soul Link


@matters("12067")
def test_soul_link_helps_by_three_for_one_horror() -> None:
    t = Table(bag=("-3",))
    link = t.put(mystic.SOUL_LINK, "hand:0")
    t.resolve(fx.Test(("agility",), 3, (fx.GainResources(3),))).skip("window").choose(
        (f"card:{link}",)
    ).skip()
    assert (t.own().horror, t.own().resources) == (1, 8)


@matters("12067")
def test_who_is_defeated_by_paying_for_soul_link_commits_nothing() -> None:
    t = Table(seats=2)
    link = t.put(mystic.SOUL_LINK, "hand:1")
    t.set(t.person(1).card, horror=6)
    t.resolve(fx.Test(("agility",), 4, (fx.GainResources(3),))).skip("window")
    t.choose((f"card:{link}",), seat=1).skip()
    assert t.person(1).status == "defeated"
    assert t.own().resources == 5


@refused("12067")
def test_soul_link_is_not_committed_from_afar() -> None:
    t = Table(seats=2)
    link, wit = t.put(mystic.SOUL_LINK, "hand:1"), t.put(skill("Wit"), "hand:0")
    t.alter(1, location=t.named("Cellar"))
    t.resolve(fx.Test(("agility",), 4)).skip("window")
    assert t.options == [f"card:{wit}"]
    assert f"card:{link}" not in t.options


# Mask of Silenus


def masked(*bag: str, **what: int) -> tuple[Table, int]:
    """Return a table with the mask, in the middle of a test of agility (3)."""
    t = Table(bag=bag)
    mask = t.put(mystic.MASK_OF_SILENUS_1, "play:0", **what)
    t.resolve(fx.Test(("agility",), 3, (fx.GainResources(3),))).skip("window", "commit")
    return t, mask


@matters("12068")
def test_the_mask_reveals_two_tokens_and_resolves_one() -> None:
    t, mask = masked("auto-fail", "0")
    t.use(mask)
    zero = t.g.tests[-1].tokens.index("0")
    t.choose(f"place:{zero}").skip()
    assert (t.own().resources, t.own().horror, t.card(mask).uses) == (8, 0, 2)
    assert sorted(t.g.bag) == ["0", "auto-fail"]


@matters("12068")
def test_resolving_a_symbol_with_the_mask_frightens() -> None:
    t, mask = masked("skull", "-8")
    t.use(mask)
    skull = t.g.tests[-1].tokens.index("skull")
    t.choose(f"place:{skull}").skip()
    assert (t.own().resources, t.own().horror) == (8, 1)


@matters("12068")
def test_without_the_mask_one_token_is_revealed() -> None:
    t, mask = masked("0", "0")
    t.choose("pass").skip()
    assert (t.own().resources, t.card(mask).uses) == (8, 3)


@refused("12068")
def test_the_mask_needs_a_charge() -> None:
    t, _ = masked("0", "0", uses=0)
    assert t.kind == ""


@refused("12068")
def test_the_mask_does_not_help_others() -> None:
    t = Table(seats=2, bag=("0", "0"))
    mask = t.put(mystic.MASK_OF_SILENUS_1, "play:0")
    t.resolve(fx.Test(("agility",), 3), you=1).skip("window", "commit")
    assert not t.can_use(mask)


# Fearless


@pytest.mark.parametrize(("token", "healed"), [("-2", 1), ("0", 2), ("-3", 0)])
@matters("12069")
def test_fearless_heals_one_horror_or_two(token: str, healed: int) -> None:
    t = Table(bag=(token,))
    fearless = t.put(mystic.FEARLESS_2, "hand:0")
    t.set(t.person().card, horror=3)
    t.resolve(fx.Test(("willpower",), 3)).skip("window").choose((f"card:{fearless}",)).skip()
    assert t.own().horror == 3 - healed


@refused("12069")
def test_fearless_fits_tests_of_willpower_only() -> None:
    t = Table()
    fearless, wit = t.put(mystic.FEARLESS_2, "hand:0"), t.put(skill("Wit"), "hand:0")
    t.resolve(fx.Test(("combat",), 3)).skip("window")
    assert t.options == [f"card:{wit}"]
    assert f"card:{fearless}" not in t.options


# Augur of Elokoss


def augury(token: str, *threats: tuple[Printed, str]) -> tuple[Table, list[int]]:
    """Let Dexter investigate by augury, with shroud 2 and three clues there."""
    t = dexter(token, seats=2)
    there = [t.put(card, zone) for card, zone in threats]
    augur = t.put(mystic.AUGUR_OF_ELOKOSS_3, "hand:0")
    t.set(t.person().location, clues=3)
    t.turn().choose(f"play:{augur}").skip()
    return t, there


@matters("12070")
def test_the_augur_adds_willpower_to_intellect_and_finds_one_more_clue() -> None:
    t, _ = augury("-5")
    assert t.own().clues == 2
    assert t.own().resources == 3


@pytest.mark.parametrize("card", [TERROR, HEX])
@matters("12070")
def test_with_a_symbol_the_augur_may_discard_a_terror_or_hex_of_anybody(card: Printed) -> None:
    t, (threat,) = augury("skull", (card, "threat:1"))
    t.choose("ability").choose("yes").skip()
    assert t.card(threat).zone == "encounter-discard"
    assert t.own().clues == 2


@refused("12070")
def test_without_a_symbol_or_with_other_treacheries_the_augur_discards_nothing() -> None:
    t, (threat,) = augury("0", (TERROR, "threat:1"))
    assert (t.kind, t.card(threat).zone) == ("turn", "threat:1")
    other, (omen,) = augury("skull", (OMEN, "threat:1"))
    assert (other.kind, other.card(omen).zone) == ("turn", "threat:1")


@refused("12070")
def test_a_failed_augury_finds_nothing() -> None:
    t, (threat,) = augury("auto-fail", (TERROR, "threat:1"))
    assert (t.kind, t.own().clues, t.card(threat).zone) == ("turn", 0, "threat:1")
