"""What Ritual leaves to chance, and among what chance decides."""

from miskatonic.core.rulebook import rule
from miskatonic.games.ritual import rules
from miskatonic.games.ritual.cards import OLD_ONES
from tests.builders import confess, deal, table
from tests.chance import loaded, proves_chance


@rule("round.1", "round.2")
@proves_chance("rules:set_up_round")
def test_all_22_cards_are_shuffled_before_every_round() -> None:
    g = deal(seats=5)
    dice = loaded(g)
    rules.set_up_round(g)
    assert dice.drawn == [tuple(g.deck)]
    assert [*g.hands, *g.pile] == list(g.deck)[::-1]


@rule("round.4")
@proves_chance("rules:name_start_player")
def test_an_unnamed_start_player_is_any_of_the_players() -> None:
    g = deal(seats=6)
    dice = loaded(g)
    rules.name_start_player(g)
    assert (dice.drawn, g.active) == ([6], 5)


@rule("old-ones.8")
@proves_chance("rules:carry_out_old_one")
def test_the_mystery_card_is_any_of_the_four() -> None:
    g = table("ritual", hands="Mystery Card, Gate, pure Dagger, pure Mask, pure Idol", pile="pure Chalice")
    dice = loaded(g)
    old_one, _ = rules.carry_out_old_one(g)
    assert (dice.drawn, old_one) == ([OLD_ONES[:4]], OLD_ONES[3])


@rule("faq.1")
@proves_chance("rules:confess")
def test_who_confesses_draws_from_the_shuffled_pile_with_his_own_card_in_it() -> None:
    g = table(
        "ritual",
        hands="pure Dagger, pure Mask, pure Idol, Gate, Investigator",
        pile="pure Chalice, cursed Mask, cursed Idol",
        rest="discard",
        confession=True,
    )
    dice, before, own = loaded(g), list(g.pile), g.hands[0]
    confess(g)
    assert dice.drawn == [(*before, own)]
    assert g.hands[0] == before[0], "the last in the new order is what lay at the bottom"
