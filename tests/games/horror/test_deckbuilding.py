"""What a new deck may be made of (deckbuilding, card-level, classes, myriad, exceptional, signature)."""

from collections import Counter
from typing import Any, get_args

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import decks, lineup
from miskatonic.games.horror.cards.seeker import JOE_DIAMOND, THROUGH_THE_CRACKS, THROUGH_THE_CRACKS_2
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.options import DeckChoice
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed
from miskatonic.games.horror.rules import Deck
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import DeckOnly
from miskatonic.games.horror.words.things import Choose, Class, Each, Named
from tests.games.horror.cards import asset, event, investigator, skill, treachery
from tests.games.horror.table import Table

OATH = asset("Oath", DeckOnly("Ada"))
DOUBT = treachery("Doubt", subtype="weakness")
FEAR, DEBT = treachery("Fear", subtype="basic-weakness"), treachery("Debt", subtype="basic-weakness")
ACCESS = (DeckOption(("seeker",), neutral=True), DeckOption(("guardian",), most=2))


def ada(**rules: Any) -> Printed:
    """Ada needs four cards, Oath and Doubt; seekers and neutral cards are hers, guardians up to level 2."""
    given = {"options": ACCESS, "required": ("oath", "doubt"), "size": 4, **rules}
    return investigator("Ada", classes=("seeker",), deck=DeckRules(**given))


def card(name: str, *classes: Any, level: int | None = 0, **printed: Any) -> Printed:
    return asset(name, classes=classes, level=level, **printed)


BOOK, LAMP, CLUB, ROPE = card("Book", "seeker"), card("Lamp"), card("Club", "guardian"), card("Rope")
FOUR = (BOOK, BOOK, LAMP, CLUB)
WHOLE = (*FOUR, OATH, DOUBT)


def clauses(deck: tuple[Printed, ...], who: Printed | None = None, experience: int = 0) -> list[str]:
    """Return the clauses that a deck offends against."""
    return [each.clause for each in decks.wrong(who or ada(), deck, experience=experience)]


def test_a_deck_that_follows_all_rules_has_nothing_wrong() -> None:
    assert clauses(WHOLE) == []


def test_everything_that_is_wrong_is_said_at_once() -> None:
    found = clauses((card("Idol", "mystic"), *(BOOK,) * 3, OATH, FEAR, DEBT))
    assert found == ["deckbuilding.6", "deckbuilding.7", "signature.3", "deckbuilding.8"]


# deckbuilding


@rule("deckbuilding.1")
@pytest.mark.parametrize(
    "given", [["edda"], ["edda", "tom", "nell"], ["edda", "crowbar"], ["edda", "nobody"], ["edda", 3], "ab"]
)
def test_every_player_has_exactly_one_investigator(given: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats=2, scenario="cellar", decks=given)
    assert (refused.value.field, refused.value.clause) == ("decks", "deckbuilding.1")


@rule("deckbuilding.2")
def test_players_have_different_investigators() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats=2, scenario="cellar", decks=["edda", "edda"])
    assert refused.value.clause == "deckbuilding.2"
    assert GAME.options(seats=2, scenario="cellar", decks=["edda", "nell"]).decks == ("edda", "nell")


@rule("deckbuilding.3")
def test_a_deck_has_exactly_as_many_cards_as_the_investigator_says() -> None:
    assert clauses((*WHOLE, ROPE)) == ["deckbuilding.3"]
    assert clauses(WHOLE[1:]) == ["deckbuilding.3"]
    assert clauses(WHOLE[1:], ada(size=3)) == []


@rule("deckbuilding.4")
def test_weaknesses_signature_cards_and_scenario_cards_do_not_count_for_the_size() -> None:
    friend = asset("Friend", set="flames")
    assert decks.size((*FOUR, OATH, DOUBT, FEAR, friend)) == 4


@rule("deckbuilding.q2")
def test_permanent_cards_do_not_count_for_the_size() -> None:
    assert clauses((*WHOLE, card("Scar", keywords="permanent"))) == []


@rule("deckbuilding.5")
def test_a_short_deck_is_filled_up_with_level_0_cards_for_free() -> None:
    assert decks.missing(WHOLE[2:], wanted=4) == 2
    assert decks.price(BOOK, short=2) == 0
    assert decks.price(card("Tome", "seeker", level=1), short=2) == 1


@rule("deckbuilding.q1")
def test_a_deck_that_is_too_small_cannot_begin_a_scenario() -> None:
    small = {"investigator": JOE_DIAMOND.code, "cards": {THROUGH_THE_CRACKS.code: 2}}
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats=1, decks=[small])
    assert refused.value.clause == "deckbuilding.3"


@rule("deckbuilding.6")
def test_every_regular_card_fits_the_options_of_the_investigator() -> None:
    idol, trap = card("Idol", "mystic"), card("Trap", "guardian", level=3)
    problems = decks.wrong(ada(), (idol, trap, BOOK, CLUB, OATH, DOUBT), experience=3)
    assert [(each.clause, each.card) for each in problems] == [
        ("deckbuilding.6", "idol"),
        ("deckbuilding.6", "trap"),
    ]


@rule("deckbuilding.7")
def test_a_deck_has_at_most_two_copies_by_name_whatever_their_level() -> None:
    tome, better = card("Tome", "seeker"), card("Tome", "seeker", level=2, code="tome-2")
    assert clauses((tome, tome, CLUB, LAMP, OATH, DOUBT)) == []
    assert clauses((tome, tome, better, LAMP, OATH, DOUBT), experience=2) == ["deckbuilding.7"]


@rule("myriad.1", "myriad.2")
def test_a_deck_may_have_three_copies_of_a_card_with_myriad() -> None:
    many = card("Flyer", keywords="myriad")
    assert clauses((many, many, many, LAMP, OATH, DOUBT)) == []
    assert clauses((*(many,) * 4, OATH, DOUBT)) == ["myriad.2"]


@rule("exceptional.1", "exceptional.3")
def test_a_deck_has_at_most_one_copy_of_an_exceptional_card() -> None:
    rare = card("Jewel", keywords="exceptional")
    assert clauses((rare, *WHOLE[1:])) == []
    assert clauses((rare, rare, *WHOLE[2:])) == ["exceptional.3"]


@rule("exceptional.3")
def test_the_order_of_the_list_does_not_matter_when_only_one_level_is_exceptional() -> None:
    plain, rare = card("Jewel"), card("Jewel", level=1, keywords="exceptional", code="jewel-1")
    for two in ((plain, rare), (rare, plain)):
        assert clauses((*two, *WHOLE[2:]), experience=5) == ["exceptional.3"]


@rule("exceptional.2")
def test_an_exceptional_card_costs_double() -> None:
    assert decks.price(card("Jewel", level=2, keywords="exceptional"), short=0) == 4


@rule("deckbuilding.8", "deckbuilding.q3")
def test_an_investigator_adds_as_many_basic_weaknesses_as_their_card_says_or_else_one() -> None:
    assert decks.weaknesses_to_draw(ada(), WHOLE) == 1
    assert decks.weaknesses_to_draw(ada(), (*WHOLE, FEAR)) == 0
    assert decks.weaknesses_to_draw(ada(basic_weaknesses=2), (*WHOLE, FEAR)) == 1
    assert clauses((*WHOLE, FEAR, DEBT)) == ["deckbuilding.8"]
    assert clauses((*WHOLE, FEAR, DEBT), ada(basic_weaknesses=2)) == []


@rule("deckbuilding.10")
def test_all_requirements_of_the_investigator_must_be_met() -> None:
    assert clauses(FOUR) == ["signature.3", "signature.3"]
    assert clauses(WHOLE, ada(required=("oath", "oath", "doubt"))) == ["signature.3"]


@rule("deckbuilding.11", "card-level.4")
def test_without_experience_a_deck_has_only_cards_of_level_0() -> None:
    tome = card("Tome", "seeker", level=2)
    assert clauses((tome, *WHOLE[1:])) == ["deckbuilding.11"]


@rule("deckbuilding.12")
def test_experience_at_the_start_may_be_spent_on_higher_levels() -> None:
    tome = card("Tome", "seeker", level=2)
    assert clauses((tome, *WHOLE[1:]), experience=2) == []
    assert clauses((tome, tome, *WHOLE[2:]), experience=3) == ["deckbuilding.11"]


@rule("asset.9")
def test_no_deck_is_built_with_story_assets_or_scenario_cards() -> None:
    friend, wolf = asset("Friend", set="flames"), treachery("Wolf")
    assert clauses((*WHOLE, friend, wolf)) == ["asset.9", "asset.9"]


# Levels and classes


@rule("card-level.1", "card-level.x1")
def test_the_pips_of_a_card_are_its_level() -> None:
    assert (THROUGH_THE_CRACKS.level, THROUGH_THE_CRACKS_2.level) == (0, 2)
    assert decks.price(THROUGH_THE_CRACKS_2, short=0) == 2


@rule("card-level.3", "signature.10")
def test_a_signature_card_is_without_a_level_and_costs_no_experience() -> None:
    assert OATH.level is None
    assert clauses(WHOLE, experience=0) == []


@rule("classes.1")
def test_there_are_five_classes() -> None:
    assert set(get_args(Class)) == {"guardian", "seeker", "rogue", "mystic", "survivor"}


@rule("classes.2", "classes.q1")
def test_a_card_without_class_is_neutral_and_needs_the_access_to_neutral_cards() -> None:
    assert decks.allows(DeckOption(("seeker",), neutral=True), LAMP)
    assert not decks.allows(DeckOption(("seeker",)), LAMP)


@rule("classes.3", "classes.4")
def test_an_investigator_has_access_to_the_classes_of_their_options() -> None:
    own = DeckOption(("seeker",))
    assert decks.allows(own, BOOK)
    assert not decks.allows(own, CLUB)
    assert decks.allows(DeckOption(("guardian",), most=2), card("Trap", "guardian", level=2))
    assert not decks.allows(DeckOption(("guardian",), most=2), card("Trap", "guardian", level=3))


@rule("multi-class-cards.1", "multi-class-cards.2")
def test_access_to_one_class_of_a_card_with_several_is_enough() -> None:
    both = card("Field Guide", "seeker", "rogue")
    assert decks.allows(DeckOption(("seeker",)), both)
    assert decks.allows(DeckOption(("rogue",)), both)
    assert not decks.allows(DeckOption(("mystic",)), both)


# Signature cards


@rule("signature.1", "signature.2")
def test_nobody_elses_deck_has_an_investigators_signature_cards() -> None:
    bert = investigator("Bert", deck=DeckRules(ACCESS, ("debt",), 4))
    own = treachery("Debt", subtype="weakness")
    problems = decks.wrong(bert, (*FOUR, own, OATH, DOUBT))
    assert [(each.clause, each.card) for each in problems] == [
        ("signature.1", "oath"),
        ("signature.1", "doubt"),
    ]


@rule("signature.3")
def test_a_deck_has_each_signature_card_once_or_as_often_as_the_investigator_says() -> None:
    assert clauses((*WHOLE, OATH)) == ["signature.3"]
    assert clauses((*WHOLE, OATH), ada(required=("oath", "oath", "doubt"))) == []


@rule("signature.9")
def test_signature_cards_neither_need_access_nor_count_among_cards_of_their_name() -> None:
    sworn = asset("Book", DeckOnly("Ada"), classes=("mystic",), code="sworn-book")
    assert clauses((*FOUR, sworn, DOUBT), ada(required=("sworn-book", "doubt"))) == []


def others_card(printed: Printed, zone: str, **what: Any) -> tuple[Table, int]:
    """A signature card of Bert, who sits in seat 1, somewhere at Ada's."""
    t = Table(2)
    return t, t.put(printed, zone, owner=1, **what)


@rule("signature.4")
def test_you_cannot_play_another_investigators_signature_card() -> None:
    t, oath = others_card(asset("Oath", DeckOnly("Bert")), "hand:0")
    own = t.put(asset("Vow", DeckOnly("Ada")), "hand:0")
    t.turn()
    assert f"play:{oath}" not in t.options
    assert f"play:{own}" in t.options


@rule("signature.5")
def test_you_cannot_commit_another_investigators_signature_card() -> None:
    t, nerve = others_card(skill("Nerve", DeckOnly("Bert")), "hand:0")
    own = t.put(skill("Calm", DeckOnly("Ada")), "hand:0")
    t.turn().choose("investigate")
    assert t.kind == "commit"
    assert f"card:{nerve}" not in t.options
    assert f"card:{own}" in t.options


@rule("signature.6")
def test_you_never_take_control_of_another_investigators_signature_card() -> None:
    t = Table(2)
    oath, cup = t.put(asset("Oath", DeckOnly("Bert")), "play:1"), t.put(asset("Cup"), "play:1")
    t.resolve(fx.TakeControl(Each(Named("Oath"))), you=0).resolve(fx.TakeControl(Each(Named("Cup"))), you=0)
    assert (t.card(oath).controller, t.card(cup).controller) == (1, 0)
    left = t.put(asset("Vow", DeckOnly("Bert")), "discard:1")
    t.resolve(fx.PutIntoPlay(Each(Named("Vow"))), you=0)
    assert t.card(left).zone == "discard:1"


@rule("signature.7")
def test_another_investigators_signature_card_never_comes_to_your_hand_or_deck() -> None:
    t = Table(2)
    oath, cup = t.put(asset("Oath", DeckOnly("Bert")), "play:1"), t.put(asset("Cup"), "play:1")
    for name in ("Oath", "Cup"):
        t.resolve(fx.AddToHand(Each(Named(name))), you=0)
    assert (t.card(oath).zone, t.card(cup).zone) == ("play:1", "hand:0")
    t.resolve(fx.ShuffleInto(Each(Named("Oath"))), you=0)
    assert t.card(oath).zone == "deck:1"


@rule("signature.8", "signature.q1")
def test_taking_control_of_what_bears_anothers_signature_card_fails_and_discards_it() -> None:
    t = Table(2)
    cup = t.put(asset("Cup"), "play:1")
    strap = t.put(event("Strap", DeckOnly("Bert")), f"on:{cup}", owner=1, controller=1)
    t.resolve(fx.TakeControl(Choose(Named("Cup"))), you=0)
    assert (t.card(cup).controller, t.card(cup).zone) == (1, "play:1")
    assert t.card(strap).zone == "discard:1"


# Decks as options


def test_without_any_decks_the_scenarios_own_are_played() -> None:
    assert GAME.options(seats=3, scenario="cellar").decks == ("edda", "tom", "nell")


def test_options_of_a_match_are_understood_again_as_they_are_kept() -> None:
    chosen = GAME.options(seats=2, scenario="cellar", decks=["nell", "edda"])
    assert GAME.options(seats=2, scenario="cellar", decks=list(chosen.decks)) == chosen


STARTERS = lineup.starters("spreading_flames")


@pytest.mark.parametrize("deck", STARTERS.values(), ids=STARTERS)
def test_every_starter_deck_of_the_box_follows_the_rules(deck: Deck) -> None:
    choice = DeckChoice(deck.investigator, Counter(deck.cards))
    assert lineup.problems(choice, lineup.cards("spreading_flames")) == ()
    assert len(deck.cards) == 33


def test_a_starter_deck_may_be_played_in_any_scenario_but_a_scenarios_own_only_there() -> None:
    assert GAME.options(seats=1, scenario="cellar", decks=["12004"]).decks == ("12004",)
    with pytest.raises(BadOptions):
        GAME.options(seats=1, scenario="spreading_flames", decks=["edda"])


def test_a_deck_of_ones_own_is_played_card_by_card_and_draws_its_weakness() -> None:
    joe = STARTERS["12004"]
    mine = {"investigator": "12004", "cards": Counter(joe.cards[:-1]), "name": "Mine"}
    g = GAME.new(GAME.options(seats=1, scenario="spreading_flames", decks=[mine]), 5)
    own = sorted(card.code for card in g.cards if card.owner == 0)
    drawn = [code for code in own if g.printed[code].subtype == "basic-weakness"]
    assert len(drawn) == 1
    assert own == sorted(["12004", *joe.cards[:-1], *drawn])


def test_seats_play_the_decks_they_chose() -> None:
    g = GAME.new(GAME.options(seats=2, scenario="cellar", decks=["amos", "tom"]), 1)
    assert [g.cards[person.card].code for person in g.people] == ["amos", "tom"]


def test_cards_that_nobody_knows_are_named() -> None:
    strange = DeckChoice(JOE_DIAMOND.code, {"99999": 1, THROUGH_THE_CRACKS.code: 0})
    said = [each.text.id for each in lineup.problems(strange, lineup.cards("cellar"))]
    assert said[:2] == ["deck-unknown-code", "deck-count"]
