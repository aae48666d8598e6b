"""The cards of Torment, Reeking Decay and Cultists: where they matter and where they do not."""

from miskatonic.games.horror.encounter import ashen_pilgrims, cultists, reeking_decay, torment
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import encounter, rounds
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.cards import agenda, asset, event, skill, treachery
from tests.games.horror.table import QUIET, Table

KNIFE, TRICK, NERVE = asset("Knife"), event("Trick"), skill("Nerve")
CURSE = treachery("Curse", subtype="weakness")
SETS = (*cultists.CARDS, *torment.CARDS, *reeking_decay.CARDS, ashen_pilgrims.CANTOR)


def sewer(seats: int = 1, **how: object) -> Table:
    """Lay out the tiny table with the cards of these sets in the box."""
    t = Table(seats, box=SETS, agendas=(agenda("Rise", threshold=20),), **how)  # type: ignore[arg-type]
    t.g.active = -1
    return t


def draws(t: Table, printed: object, seat: int = 0) -> int:
    """Let somebody draw this encounter card and commit nothing."""
    card = t.put(printed, "encounter")  # type: ignore[arg-type]
    t.do(encounter.draw_encounter, seat).skip()
    return card


def hold(t: Table, *cards: object, seat: int = 0) -> list[int]:
    """Let somebody hold exactly these cards."""
    for card in t.zone(f"hand:{seat}"):
        t.resolve(fx.RemoveFromGame("this"), source=card)
    return [t.put(card, f"hand:{seat}") for card in cards]  # type: ignore[arg-type]


# Languor


def languid(top: object) -> Table:
    """Begin the turn of somebody with Languor and that card on top of the deck."""
    t = sewer()
    t.put(torment.LANGUOR, "threat:0")
    t.put(top, "deck:0")  # type: ignore[arg-type]
    t.g.phase = "investigation"
    t.do(rounds.begin_turn, 0, "seat:0")
    return t


@matters("12193")
def test_languor_takes_the_top_card_and_lets_nothing_of_its_type_be_played_this_round() -> None:
    t = languid(KNIFE)
    knife, trick = hold(t, KNIFE, TRICK)
    t.turn()
    assert f"play:{knife}" not in t.options
    assert f"play:{trick}" in t.options
    assert len(t.zone("discard:0")) == 1


@matters("12193")
def test_everybody_reads_which_card_languor_took_and_that_it_came_to_light() -> None:
    t = languid(KNIFE)
    assert [event.reveals for event in t.told if event.text.id == "discarded"] == [True]


@matters("12193")
def test_what_languor_names_cannot_be_committed_either() -> None:
    t = languid(NERVE)
    nerve, knife = hold(t, NERVE, asset("Lamp", icons={"willpower": 1}))
    t.resolve(fx.Test(("willpower",), 3))
    t.skip("window")
    assert (t.kind, f"card:{nerve}" in t.options, f"card:{knife}" in t.options) == ("commit", False, True)


@matters("12193")
def test_a_weakness_that_languor_finds_is_drawn_and_forbids_nothing() -> None:
    t = languid(CURSE)
    (knife,) = hold(t, KNIFE)
    t.turn()
    assert (t.zone("discard:0") == [], f"play:{knife}" in t.options) == (False, True)
    assert "drew" in " ".join(t.heard)


@matters("12193")
def test_two_actions_discard_languor() -> None:
    t = sewer()
    languor = t.put(torment.LANGUOR, "threat:0")
    t.turn().use(languor)
    assert (t.card(languor).zone, t.person().actions) == ("encounter-discard", 1)


@refused("12193")
def test_what_languor_forbade_is_free_again_in_the_next_round() -> None:
    t = languid(KNIFE)
    (knife,) = hold(t, KNIFE)
    t.resolve(fx.Discard("this"), source=t.named("Languor")).turn()
    assert f"play:{knife}" not in t.options
    t.do(rounds.end_round)
    t.turn()
    assert f"play:{knife}" in t.options


@refused("12193")
def test_nobody_has_languor_twice() -> None:
    t = sewer()
    t.put(torment.LANGUOR, "threat:0")
    second = draws(t, torment.LANGUOR)
    assert t.card(second).zone == "encounter-discard"


# Dissonance


@matters("12194")
def test_dissonance_takes_an_action_and_all_cards_of_the_type_that_is_named() -> None:
    t = sewer(bag=("-1",))
    hold(t, KNIFE, KNIFE, TRICK)
    draws(t, torment.DISSONANCE)
    assert t.options == ["type:asset", "type:event", "type:skill"]
    t.choose("type:asset")
    assert [t.g.print(card).name[0] for card in t.zone("hand:0")] == ["Trick"]
    assert t.person().actions_to_come == -1


@refused("12194")
def test_a_type_may_be_named_that_nobody_holds_and_weaknesses_stay() -> None:
    t = sewer(bag=("-1",))
    own = hold(t, KNIFE, TRICK, asset("Locket", subtype="weakness"))
    draws(t, torment.DISSONANCE)
    t.choose("type:skill")
    assert t.zone("hand:0") == own
    draws(t, torment.DISSONANCE)
    t.choose("type:asset")
    assert t.zone("hand:0") == own[1:]


@refused("12194")
def test_who_withstands_dissonance_keeps_everything() -> None:
    t = sewer(bag=("0",))
    own = hold(t, KNIFE)
    draws(t, torment.DISSONANCE)
    assert (t.zone("hand:0"), t.person().actions_to_come) == (own, 0)


# Torment


@matters("12195")
def test_torment_takes_a_card_of_the_named_type_from_everybody() -> None:
    t = sewer(2, bag=("-1",))
    hold(t, KNIFE, TRICK)
    second = hold(t, KNIFE, asset("Rope"), TRICK, seat=1)
    draws(t, torment.TORMENT)
    t.choose("type:asset")
    assert (t.asked, t.options) == (1, [f"card:{card}" for card in second[:2]])
    t.choose(f"card:{second[0]}")
    assert [t.g.print(card).name[0] for card in t.zone("hand:0")] == ["Trick"]
    assert t.zone("hand:1") == second[1:]


@refused("12195")
def test_who_holds_no_card_of_the_named_type_discards_none() -> None:
    t = sewer(2, bag=("-1",))
    hold(t, KNIFE)
    kept = hold(t, TRICK, seat=1)
    draws(t, torment.TORMENT)
    t.choose("type:asset")
    assert (t.zone("hand:0"), t.zone("hand:1")) == ([], kept)


@refused("12195")
def test_alone_in_torments_peril_nobody_else_names_the_type() -> None:
    t = sewer(2, bag=("-1",))
    draws(t, torment.TORMENT, seat=1)
    assert (t.asked, t.kind) == (1, "type")


# Unnatural Decay


@matters("12191")
def test_unnatural_decay_brings_doom_upon_an_asset_or_damage() -> None:
    t = sewer(bag=("-2",))
    knife = t.put(KNIFE, "play:0")
    draws(t, reeking_decay.UNNATURAL_DECAY)
    t.choose("choice:0")
    assert (t.card(knife).doom, t.own().damage) == (1, 0)
    draws(t, reeking_decay.UNNATURAL_DECAY)
    t.choose("choice:1")
    assert (t.card(knife).doom, t.own().damage) == (1, 2)


@refused("12191")
def test_without_an_asset_unnatural_decay_leaves_only_damage() -> None:
    t = sewer(2, bag=("-2",))
    t.put(KNIFE, "play:1")
    draws(t, reeking_decay.UNNATURAL_DECAY)
    assert (t.kind, t.own().damage) == ("", 2)


# Putrid Vapors


@matters("12192")
def test_putrid_vapors_cost_horror_and_an_asset() -> None:
    t = sewer(bag=("-1",))
    knife = t.put(KNIFE, "play:0")
    draws(t, reeking_decay.PUTRID_VAPORS)
    assert (t.own().horror, t.card(knife).zone) == (1, "discard:0")


@refused("12192")
def test_putrid_vapors_do_not_touch_story_assets_nor_those_of_others() -> None:
    t = sewer(2, bag=("-1",))
    friend = t.put(asset("Old Friend", set="tale"), "play:0")
    other = t.put(KNIFE, "play:1")
    draws(t, reeking_decay.PUTRID_VAPORS)
    assert (t.card(friend).zone, t.card(other).zone, t.own().horror) == ("play:0", "play:1", 1)


# Blasphemous Invocation


@matters("12190")
def test_each_point_failed_against_the_invocation_dooms_another_cultist() -> None:
    t = sewer(bag=("-2",))
    one, two, three = (t.put(ashen_pilgrims.CANTOR, f"at:{t.named('Cellar')}") for _ in range(3))
    t.set(one, doom=1)
    draws(t, cultists.BLASPHEMOUS_INVOCATION)
    assert t.options == [f"card:{two}", f"card:{three}"]
    t.choose(f"card:{three}")
    assert [t.card(each).doom for each in (one, two, three)] == [1, 1, 1]
    assert "drew-encounter" in t.heard
    assert "found" not in t.heard


@matters("12190")
def test_if_no_doom_could_be_placed_a_cultist_is_searched_for_and_drawn() -> None:
    t = sewer(bag=("-2",), encounter=(QUIET, QUIET))
    doomed = t.put(cultists.ZEALOT, f"at:{t.named('Cellar')}", doom=1)
    cantor = t.put(ashen_pilgrims.CANTOR, "encounter-discard")
    draws(t, cultists.BLASPHEMOUS_INVOCATION)
    assert (t.card(doomed).doom, t.card(cantor).zone) == (1, "threat:0")


@refused("12190")
def test_doom_on_one_cultist_is_enough_not_to_search() -> None:
    t = sewer(bag=("-3",), encounter=(QUIET, QUIET))
    one = t.put(ashen_pilgrims.CANTOR, f"at:{t.named('Cellar')}")
    left = t.put(ashen_pilgrims.CANTOR, "encounter-discard")
    draws(t, cultists.BLASPHEMOUS_INVOCATION)
    assert (t.card(one).doom, t.card(left).zone) == (1, "encounter-discard")


@refused("12190")
def test_who_withstands_the_invocation_neither_places_doom_nor_searches() -> None:
    t = sewer(bag=("0",), encounter=(QUIET, QUIET))
    left = t.put(ashen_pilgrims.CANTOR, "encounter-discard")
    draws(t, cultists.BLASPHEMOUS_INVOCATION)
    assert t.card(left).zone == "encounter-discard"


# Zealots and their magician


@matters("12188")
def test_a_zealot_brings_doom_and_keeps_away() -> None:
    t = sewer()
    zealot = draws(t, cultists.ZEALOT)
    assert (t.card(zealot).doom, t.card(zealot).zone) == (1, f"at:{t.person().location}")


@refused("12188")
def test_a_zealot_that_is_there_already_brings_no_more_doom() -> None:
    t = sewer()
    first = t.put(cultists.ZEALOT, f"at:{t.named('Cellar')}")
    second = draws(t, cultists.ZEALOT)
    assert (t.card(first).doom, t.card(second).doom) == (0, 1)


@matters("12189")
def test_at_the_end_of_the_round_the_magician_dooms_the_nearest_enemy_without_doom() -> None:
    t = sewer()
    t.put(cultists.DARK_MAGICIAN, f"at:{t.named('Cellar')}")
    near = t.put(ashen_pilgrims.CANTOR, f"at:{t.named('Hall')}", exhausted=True)
    far = t.put(ashen_pilgrims.CANTOR, f"at:{t.named('Garden')}")
    t.do(rounds.end_round)
    assert (t.card(near).doom, t.card(far).doom) == (1, 0)


@matters("12189")
def test_the_magician_passes_over_an_enemy_that_has_doom_already() -> None:
    t = sewer()
    t.put(cultists.DARK_MAGICIAN, f"at:{t.named('Cellar')}", doom=1)
    near = t.put(ashen_pilgrims.CANTOR, f"at:{t.named('Hall')}", exhausted=True, doom=1)
    far = t.put(ashen_pilgrims.CANTOR, f"at:{t.named('Garden')}")
    t.do(rounds.end_round)
    assert (t.card(near).doom, t.card(far).doom) == (1, 1)


@refused("12189")
def test_the_magician_never_dooms_himself() -> None:
    t = sewer()
    magician = t.put(cultists.DARK_MAGICIAN, f"at:{t.named('Cellar')}")
    t.do(rounds.end_round)
    assert t.card(magician).doom == 0
