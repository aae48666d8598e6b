"""Defeat, chaos tokens, the lead investigator, the investigation phase in short (defeated, chaos-tokens)."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.rules import elimination
from miskatonic.games.horror.rules.setup import Deck, new_game
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import ElderSign, Free, Reaction, Symbol
from miskatonic.games.horror.words.things import AllOf, Each, Kind, Named, Not, TokenRevealed
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, investigator, location, reference
from tests.games.horror.table import Table

SYMBOLS = ("skull", "cultist", "tablet", "elder-thing")


# Defeated


@rule("killed-insane-devoured.5", "simultaneous-priority.2")
def test_those_who_are_killed_together_do_not_vote_for_each_other() -> None:
    t = Table(3)
    two = AllOf((Kind("investigator"), Not(Named("Cleo"))))
    t.resolve(fx.Kill("killed", Each(two)))
    assert ([person.status for person in t.g.people], t.kind) == (["defeated", "defeated", "playing"], "")
    assert t.g.lead == 2


@rule("defeated.1", "defeated.2", "defeated.5", "defeated.6")
def test_damage_up_to_their_health_defeats_an_investigator_with_physical_trauma() -> None:
    t = Table(2)
    t.resolve(fx.Deal(damage=6), you=1)
    assert t.person(1).status == "playing"
    t.resolve(fx.Deal(damage=1), you=1)
    assert (t.person(1).status, t.person(1).location) == ("defeated", -1)
    assert (t.person(1).physical, t.person(1).mental) == (1, 0)
    assert t.zone("hand:1") == t.zone("deck:1") == []


@rule("defeated.1", "defeated.3", "defeated.5", "defeated.7")
def test_horror_beyond_their_sanity_defeats_an_investigator_with_mental_trauma() -> None:
    t = Table(2)
    t.resolve(fx.Deal(horror=9), you=1)
    assert t.person(1).status == "defeated"
    assert (t.person(1).physical, t.person(1).mental) == (0, 1)


@rule("defeated.4", "defeated.5", "defeated.q2")
def test_an_ability_defeats_an_investigator_without_trauma_unless_it_says_so() -> None:
    t = Table(3)
    t.resolve(fx.Defeat("you"), you=1)
    assert (t.person(1).status, t.person(1).physical, t.person(1).mental) == ("defeated", 0, 0)
    t.resolve(fx.Trauma("mental"), fx.Defeat("you"), you=2)
    assert (t.person(2).status, t.person(2).mental) == ("defeated", 1)


@rule("defeated.8")
def test_trauma_up_to_printed_health_or_sanity_kills_or_drives_insane() -> None:
    t = Table(2)
    t.alter(0, physical=6)
    t.alter(1, mental=6)
    t.resolve(fx.Deal(damage=7), you=0)
    assert t.person(0).fate == "killed"
    t.resolve(fx.Deal(horror=7), you=1)
    assert t.person(1).fate == "insane"


@rule("defeated.1", "defeated.9")
def test_an_enemy_with_damage_up_to_its_health_goes_to_the_encounter_discard_pile() -> None:
    t = Table()
    rat = t.put(enemy("Rat", health=2), "threat:0", exhausted=True, damage=1)
    t.turn().choose(f"fight:{rat}")
    assert t.card(rat).zone == "encounter-discard"


@rule("defeated.9")
def test_a_defeated_weakness_enemy_goes_to_its_owners_discard_pile() -> None:
    t = Table(2)
    foe = t.put(enemy("Foe", subtype="weakness"), "threat:1", controller=-1)
    t.resolve(fx.Deal(damage=2, target=Each(Named("Foe"))), you=0)
    assert t.card(foe).zone == "discard:1"


@rule("defeated.10", "defeated.q1")
def test_whatever_has_victory_goes_to_the_victory_display_when_defeated() -> None:
    t = Table()
    boss = t.put(enemy("Boss", keywords="victory=1"), "threat:0")
    dog = t.put(asset("Dog", health=1, keywords="victory=2"), "play:0")
    t.resolve(fx.Deal(damage=2, target=Each(Named("Boss"))), fx.Deal(damage=1, target=Each(Named("Dog"))))
    assert t.zone("victory") == [boss, dog]


@rule("defeated.1", "defeated.11", "defeated.12", "defeated.13")
def test_damage_up_to_health_or_horror_up_to_sanity_defeats_an_asset() -> None:
    t = Table(2)
    dog, cat = t.put(asset("Dog", health=2), "play:1"), t.put(asset("Cat", sanity=2), "play:0")
    t.resolve(fx.TakeControl(Each(Named("Dog"))))
    t.resolve(fx.Deal(damage=1, target=Each(Named("Dog"))), fx.Deal(horror=1, target=Each(Named("Cat"))))
    assert (t.card(dog).zone, t.card(cat).zone) == ("play:0", "play:0")
    t.resolve(fx.Deal(damage=1, target=Each(Named("Dog"))), fx.Deal(horror=1, target=Each(Named("Cat"))))
    assert (t.card(dog).zone, t.card(cat).zone) == ("discard:1", "discard:0")


@rule("defeated.11")
def test_an_asset_without_health_is_not_defeated_by_damage() -> None:
    t = Table()
    cup = t.put(asset("Cup"), "play:0", damage=5, horror=5)
    t.resolve(fx.Deal(damage=1))
    assert (t.own().damage, t.card(cup).zone) == (1, "play:0")


# Chaos tokens


def after_a_test(*tokens: str, difficulty: int = 3, **table: object) -> Table:
    """Return a table where Ada, 3 in everything, has tested against a bag of these tokens."""
    t = Table(bag=tokens, **table)  # type: ignore[arg-type]
    word = fx.Test(("willpower",), difficulty, success=(fx.GainResources(1),), failure=(fx.LoseResources(1),))
    return t.resolve(word)


@rule("chaos-tokens.1", "chaos-tokens.5")
def test_a_token_with_a_number_modifies_the_skill_value_of_the_test() -> None:
    assert after_a_test("-1").own().resources == 4
    assert after_a_test("0").own().resources == 6
    assert after_a_test("+1", difficulty=4).own().resources == 6


@rule("chaos-tokens.2", "chaos-tokens.5")
def test_a_symbol_does_what_the_reference_card_of_the_scenario_says() -> None:
    for place, symbol in enumerate(SYMBOLS):
        words = [
            Symbol(each, -2 if each == symbol else 0, (fx.Deal(horror=at + 1),))
            for at, each in enumerate(SYMBOLS)
        ]
        t = after_a_test(symbol, reference=reference("Cellar Story", *words))
        assert (t.own().horror, t.own().resources) == (place + 1, 4)


@rule("chaos-tokens.3")
def test_auto_fail_fails_the_test_whatever_the_skill() -> None:
    assert after_a_test("auto-fail", difficulty=0).own().resources == 4


@rule("chaos-tokens.4", "chaos-tokens.5")
def test_the_elder_sign_does_what_the_performing_investigators_card_says() -> None:
    eve = investigator("Eve", ElderSign(2, effects=(fx.Draw(),)))
    fay = investigator("Fay", ElderSign(0, effects=(fx.Deal(horror=1),)))
    t = Table(people=(eve, fay), bag=("elder-sign",))
    word = fx.Test(("willpower",), 5, success=(fx.GainResources(1),))
    t.resolve(word, you=0)
    assert (len(t.zone("hand:0")), t.own(0).resources, t.own(0).horror) == (6, 6, 0)
    t.resolve(word, you=1)
    assert (len(t.zone("hand:1")), t.own(1).resources, t.own(1).horror) == (5, 5, 1)


@rule("chaos-tokens.6", "chaos-tokens.q1")
def test_symbol_tokens_are_all_tokens_without_a_number() -> None:
    on = On("after", "reveals-token", condition=TokenRevealed("symbol"))
    for token in (*SYMBOLS, "auto-fail", "elder-sign", "bless", "+1", "0", "-1", "-8"):
        t = Table(bag=(token,))
        t.put(asset("Eye", Reaction(on, (fx.Draw(),))), "play:0")
        t.resolve(fx.Test(("willpower",), 3))
        assert (t.kind == "reaction") == (token[0] not in "+-0"), token


# The lead investigator


def before_the_lead(seats: int, seed: int = 1) -> Table:
    """Return a table where the players are about to choose the lead investigator."""
    t = Table(seats)
    g = t.g
    decks = [Deck(g.print(g.people[seat].card).code, ("lantern",) * 8) for seat in range(seats)]
    t.g = new_game(HorrorOptions(seats=seats), g.scenario, decks, tuple(g.printed.values()), seed)
    return t


@rule("lead-investigator.1")
def test_the_investigators_choose_a_lead_investigator_among_them() -> None:
    t = before_the_lead(3)
    assert list(t.g.asks()) == [0, 1, 2]
    for seat in (0, 1, 2):
        t.choose("seat:2", seat=seat)
    assert t.g.lead == 2


@rule("lead-investigator.2")
def test_if_they_do_not_agree_chance_decides() -> None:
    leads = set()
    for seed in range(20):
        t = before_the_lead(3, seed)
        for seat in (0, 1, 2):
            t.choose(f"seat:{seat % 2}", seat=seat)
        leads.add(t.g.lead)
    assert leads == {0, 1, 2}


@rule("lead-investigator.3")
def test_choices_for_which_nobody_is_named_are_the_lead_investigators() -> None:
    t = Table(2)
    t.g.lead = 1
    rats = [t.put(enemy("Rat"), f"at:{t.named('Hall')}", exhausted=True) for _ in range(2)]
    t.resolve(fx.Exhaust(Each(Kind("asset"))), fx.Ready(Each(Named("Rat"))))
    assert (t.asked, t.options) == (1, ["seat:1", "seat:0"])
    t.choose("seat:0").choose("seat:1")
    assert [t.card(rat).zone for rat in rats] == ["threat:0", "threat:1"]


@rule("lead-investigator.4")
def test_when_the_lead_investigator_is_eliminated_those_who_remain_choose_another() -> None:
    t = Table(3)
    t.do(elimination.resign, 0)
    assert (t.kind, list(t.g.asks())) == ("lead", [1, 2])
    assert "seat:0" not in t.options
    t.choose("seat:2", seat=1).choose("seat:2", seat=2)
    assert t.g.lead == 2
    t.do(elimination.resign, 2)
    assert t.g.lead == 1


@rule("lead-investigator.x1")
def test_the_lead_investigator_decides_which_of_two_ways_a_hunter_takes() -> None:
    rooms = (
        location("Den", connections=("Left", "Right")),
        location("Left", connections=("Den", "Home")),
        location("Right", connections=("Den", "Home")),
        location("Home", connections=("Left", "Right")),
    )
    t = Table(2, locations=rooms)
    home = t.named("Home")
    for seat in (0, 1):
        t.alter(seat, location=home)
    t.g.lead = 1
    wolf = t.put(enemy("Wolf", keywords="hunter"), f"at:{t.named('Den')}")
    t.phase("enemy")
    left, right = t.named("Left"), t.named("Right")
    assert (t.asked, t.options) == (1, [f"card:{left}", f"card:{right}"])
    t.choose(f"card:{right}")
    assert t.card(wolf).zone == f"at:{right}"


@rule("lead-investigator.q1")
def test_where_a_rule_names_somebody_else_the_lead_investigator_does_not_decide() -> None:
    t = Table(2)
    for _ in range(2):
        t.put(enemy("Rat"), "threat:1")
    t.put(asset("Dog", health=1), "play:1")
    t.turn(1).choose("resource")
    assert (t.kind, t.asked) == ("order", 1)
    for _ in range(6):
        t.put(asset("Cup"), "hand:1")
    t.phase("upkeep").skip("window")
    assert (t.kind, t.asked) == ("discard", 1)


# The investigation phase in short


@rule("investigation-phase-summary.1")
def test_the_second_phase_of_a_round_is_the_investigation_phase() -> None:
    t = Table()
    t.told.clear()
    t.choose("end").choose("end")
    phases = [each for each in t.heard if each.startswith("phase-") or each == "round-begins"]
    assert phases[2:7] == [
        "round-begins",
        "phase-mythos",
        "phase-investigation",
        "phase-enemy",
        "phase-upkeep",
    ]


@rule("investigation-phase-summary.2")
def test_every_investigator_takes_a_turn_in_any_order_with_up_to_three_actions() -> None:
    t = Table(3)
    for seat in range(3):
        t.alter(seat, turn_taken=False)
    t.phase("investigation")
    order = []
    for seat in (2, 0, 1):
        if t.kind == "next-turn":
            t.choose(f"seat:{seat}")
        order.append(t.g.active)
        assert t.person(seat).actions == 3
        t.choose("resource").choose("end")
    assert order == [2, 0, 1]
    assert t.kind == ""


@rule("investigation-phase-summary.q1")
def test_an_action_gained_in_somebody_elses_turn_counts_when_the_next_turn_starts() -> None:
    t = Table(2)
    gift = Free((fx.GainActions(1, target=Each(Kind("investigator"))),))
    for seat in range(2):
        t.alter(seat, turn_taken=False)
    horn = t.put(asset("Horn", gift), "play:0")
    t.phase("investigation").skip("window").choose("seat:0").skip("window")
    t.use(horn)
    assert (t.person(0).actions, t.person(1).actions, t.person(1).actions_to_come) == (4, 0, 1)
    t.choose("end")
    assert (t.g.active, t.person(1).actions, t.asked) == (1, 4, 0)
    t.use(horn)
    assert (t.person(1).actions, t.person(0).actions_to_come) == (5, 1)


@rule("simultaneous-priority.2", "elimination.12")
def test_of_those_defeated_at_once_the_lead_investigator_leaves_last() -> None:
    t = Table(3)
    t.resolve(fx.Deal(7, target=Each(Kind("investigator")), direct=True), you=2)
    told = [event.on[0] for event in t.told if event.text.id == "investigator-defeated"]
    assert told == ["seat:1", "seat:2", "seat:0"]
