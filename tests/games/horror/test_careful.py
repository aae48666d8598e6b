"""What a table asks once more about: attacks of opportunity, assets that must go, lost actions, last uses."""

from miskatonic.games.horror import careful, naming
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Free, Keyword
from tests.games.horror.cards import asset, enemy
from tests.games.horror.table import Table

RAT = enemy("Rat")
LAMP = asset("Lamp", cost=2)
CHARM, RING = asset("Charm", slots=("accessory",)), asset("Ring", slots=("accessory",))
KNIFE = asset("Knife", slots=("hand",))
GUN = asset(
    "Gun",
    Keyword("uses", 2, "ammo"),
    Action((fx.TakeAction("fight"),), (price.Actions(), price.SpendUses(1, "ammo")), "fight"),
)


def warned(t: Table) -> dict[str, list[str]]:
    return {id: [each.text.id for each in found] for id, found in careful.cautions(t.g, t.asked).items()}


def test_whoever_is_engaged_hears_of_attacks_before_actions_that_provoke_them() -> None:
    t = Table()
    rat = t.put(RAT, "threat:0")
    t.turn()
    found = warned(t)
    assert found["draw"] == found["resource"] == ["caution-attack"]
    assert f"fight:{rat}" in t.options
    assert f"fight:{rat}" not in found
    assert f"evade:{rat}" in t.options
    assert f"evade:{rat}" not in found


def test_an_exhausted_enemy_is_no_reason_to_hesitate() -> None:
    t = Table()
    t.put(RAT, "threat:0", exhausted=True)
    assert "draw" not in warned(t.turn())


def test_ending_a_turn_early_is_worth_a_thought_while_actions_are_left() -> None:
    assert warned(Table().turn(actions=2))["end"] == ["caution-actions"]


def test_resources_are_there_to_be_spent_also_the_last() -> None:
    t = Table()
    lamp = t.put(LAMP, "hand:0")
    t.set(t.person().card, resources=2)
    t.turn()
    assert f"play:{lamp}" in t.options
    assert f"play:{lamp}" not in warned(t)


def test_the_last_use_of_a_card_is_worth_a_thought_and_the_one_before_is_not() -> None:
    t = Table()
    gun = t.put(GUN, "play:0", uses=2)
    t.put(RAT, "threat:0")
    t.turn()
    shot = next(option for option in t.options if option.startswith(f"use:{gun}."))
    assert shot not in warned(t)
    t.set(gun, uses=1)
    assert warned(t)[shot] == ["caution-last-use"]


def test_resigning_is_worth_a_thought() -> None:
    t = Table()
    door = t.put(asset("Door", Action((fx.TakeAction("resign"),), (price.Actions(),), "resign")), "play:0")
    t.turn()
    assert warned(t)[next(each for each in t.options if each.startswith(f"use:{door}."))] == [
        "caution-resign"
    ]


def test_an_asset_for_which_there_is_no_room_names_what_must_go() -> None:
    t = Table()
    charm = t.put(CHARM, "play:0")
    ring = t.put(RING, "hand:0")
    t.turn()
    [caution] = careful.cautions(t.g, 0)[f"play:{ring}"]
    assert (caution.text.id, caution.cite) == ("caution-slots", "slots.13")
    assert caution.text.args == {"cards": [naming.name(t.g, charm)], "ways": 1}


def test_where_one_of_several_assets_must_go_all_are_named() -> None:
    t = Table()
    knives = [t.put(KNIFE, "play:0") for _ in range(2)]
    axe = t.put(KNIFE, "hand:0")
    t.turn()
    [caution] = careful.cautions(t.g, 0)[f"play:{axe}"]
    assert caution.text.args == {"cards": [naming.name(t.g, each) for each in knives], "ways": 2}


def test_an_asset_with_room_is_played_without_a_question() -> None:
    t = Table()
    ring = t.put(RING, "hand:0")
    t.turn()
    assert f"play:{ring}" in t.options
    assert f"play:{ring}" not in warned(t)


def test_whoever_is_engaged_hears_of_attacks_before_he_plays_a_card_without_room() -> None:
    t = Table()
    t.put(CHARM, "play:0")
    ring = t.put(RING, "hand:0")
    t.put(RAT, "threat:0")
    t.turn()
    assert warned(t)[f"play:{ring}"] == ["caution-attack", "caution-slots"]


def test_a_free_ability_provokes_nobody() -> None:
    t = Table()
    bell = t.put(asset("Bell", Free((fx.Draw(1),), (price.Exhaust(),))), "play:0")
    t.put(RAT, "threat:0")
    t.turn()
    used = next(each for each in t.options if each.startswith(f"use:{bell}."))
    assert used not in warned(t)


def test_a_table_that_wants_no_questions_gets_none() -> None:
    t = Table(confirm=False)
    t.turn()
    assert GAME.cautions(t.g, 0) == {}
    assert GAME.cautions(Table().turn().g, 0) != {}
