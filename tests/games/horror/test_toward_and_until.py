"""Moving toward a place, discarding until a kind appears, shared draws, what becomes of a top card."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant
from miskatonic.games.horror.words.modifiers import Cannot, CostsMore
from miskatonic.games.horror.words.things import Choose, Each, Engaged, Is, Kind, Matches, Named, Nearest
from tests.games.horror.cards import enemy, location, treachery
from tests.games.horror.table import QUIET, Table

GHOUL = enemy("Ghoul")
TOWARD = fx.MoveToward(Choose(Nearest(Kind("enemy"))), "location")
ROOMS = (
    location("Hall", connections=("Left", "Right")),
    location("Left", connections=("Hall", "Attic")),
    location("Right", connections=("Hall", "Attic")),
    location("Attic", connections=("Left", "Right")),
)
DANGEROUS = CostsMore("enter", Kind("investigator"), price.Actions(), Is("host"))
STICKY = CostsMore("leave", Kind("investigator"), price.Actions(), Is("host"))


# Toward a place


@rule("hunter.5", "move.1")
def test_an_enemy_moves_once_toward_the_place() -> None:
    t = Table(locations=ROOMS[:2] + ROOMS[3:])
    ghoul = t.put(GHOUL, f"at:{t.named('Attic')}")
    t.resolve(TOWARD)
    assert t.card(ghoul).zone == f"at:{t.named('Left')}"


@rule("hunter.5")
def test_of_several_ways_the_lead_investigator_chooses() -> None:
    t = Table(2, locations=ROOMS)
    ghoul = t.put(GHOUL, f"at:{t.named('Attic')}")
    t.resolve(TOWARD, you=1)
    assert (t.asked, t.kind, len(t.options)) == (t.g.lead, "place", 2)
    t.choose(f"card:{t.named('Right')}")
    assert t.card(ghoul).zone == f"at:{t.named('Right')}"


def test_what_is_there_already_does_not_move() -> None:
    t = Table()
    ghoul = t.put(GHOUL, "threat:0")
    t.resolve(fx.Then((TOWARD,), (fx.GainResources(1),), (fx.GainResources(2),)))
    assert (t.card(ghoul).zone, t.own().resources) == ("threat:0", 7)


def test_each_of_several_moves_once() -> None:
    t = Table()
    both = [t.put(GHOUL, f"at:{t.named(name)}", exhausted=True) for name in ("Cellar", "Garden")]
    t.resolve(fx.MoveToward(Each(Kind("enemy")), Choose(Named("Hall"))))
    assert {t.card(each).zone for each in both} == {f"at:{t.named('Hall')}"}


@rule("attacker.1")
def test_what_engages_on_arrival_may_attack_whoever_it_engaged() -> None:
    t = Table(2, locations=ROOMS[:2] + ROOMS[3:])
    t.alter(1, location=t.named("Left"))
    ghoul = t.put(GHOUL, f"at:{t.named('Attic')}")
    strike = fx.If(Matches("chosen", Engaged()), (fx.EnemyAttack("chosen", None),))
    t.resolve(fx.Then((TOWARD,), (strike,))).skip()
    assert (t.card(ghoul).zone, t.own(0).damage, t.own(1).damage) == ("threat:1", 0, 1)


# Until a kind appears


@rule("effects.5", "encounter-deck.3")
def test_cards_are_discarded_until_an_enemy_is_and_it_can_be_drawn() -> None:
    t = Table(encounter=(GHOUL, *(QUIET,) * 3))
    ghoul = t.named("Ghoul")
    quiet = [card for card in t.zone("encounter") if card != ghoul]
    t.g.piles["encounter"] = [quiet[0], ghoul, *quiet[1:]]
    t.resolve(fx.DiscardUntil(Kind("enemy")), fx.DrawCard("drawn"))
    assert t.card(ghoul).zone == "threat:0"
    assert (len(t.zone("encounter")), len(t.zone("encounter-discard"))) == (1, 2)


@rule("effects.5")
def test_without_an_enemy_in_the_deck_all_of_it_goes_and_nothing_is_drawn() -> None:
    t = Table(encounter=(QUIET,) * 3)
    t.resolve(fx.Then((fx.DiscardUntil(Kind("enemy")), fx.DrawCard("drawn")), (fx.GainResources(1),)))
    assert t.heard.count("discarded") == 3
    assert t.own().resources == 5


# Shared draws


@rule("drawing-cards.3")
def test_cards_are_divided_first_and_drawn_then() -> None:
    t = Table(2)
    held = [len(t.zone(f"hand:{seat}")) for seat in (0, 1)]
    t.resolve(fx.DrawShared(3, Kind("investigator")))
    for place, seat in enumerate((1, 0, 1)):
        assert [len(t.zone(f"hand:{each}")) for each in (0, 1)] == held, place
        t.choose(f"seat:{seat}")
    assert [len(t.zone(f"hand:{seat}")) for seat in (0, 1)] == [held[0] + 1, held[1] + 2]


def test_alone_nobody_is_asked_who_draws() -> None:
    t = Table()
    held = len(t.zone("hand:0"))
    t.resolve(fx.DrawShared(3, Kind("investigator")))
    assert len(t.zone("hand:0")) == held + 3


def test_who_cannot_draw_gets_nothing() -> None:
    t = Table(2)
    t.put(enemy("Leech", Constant((Cannot("you", "draw"),))), "threat:1")
    held = len(t.zone("hand:1"))
    t.resolve(fx.DrawShared(2, Kind("investigator")))
    assert (t.kind, len(t.zone("hand:1"))) == ("", held)


# A card from the top that one may discard


@rule("decks.2")
def test_the_top_card_is_looked_at_and_may_be_discarded() -> None:
    t = Table(2, encounter=(QUIET, treachery("Mud"), treachery("Fog")))
    top = t.zone("encounter")[-1]
    t.resolve(fx.LookAtTop(1, "encounter", discard=1))
    assert (t.options, t.ask.least) == ([f"card:{top}"], 0)
    assert [known.card for known in view(t.g, 0).known] == [top]
    assert view(t.g, 1).known == ()
    t.choose(f"card:{top}")
    assert t.card(top).zone == "encounter-discard"


@rule("decks.2")
def test_or_it_stays_on_top() -> None:
    t = Table(encounter=(QUIET, treachery("Mud"), treachery("Fog")))
    top = t.zone("encounter")[-1]
    t.resolve(fx.LookAtTop(1, "encounter", discard=1)).choose(())
    assert t.zone("encounter")[-1] == top


# Additional costs and attacks of opportunity


@rule("costs.14", "move.4")
def test_entering_and_leaving_a_location_may_cost_another_action() -> None:
    for rule_, place in ((DANGEROUS, "Cellar"), (STICKY, "Hall")):
        t = Table()
        t.put(treachery("Lock", Constant((rule_,))), f"on:{t.named(place)}")
        t.turn().choose(f"move:{t.named('Cellar')}").skip()
        assert (t.person().location, t.person().actions) == (t.named("Cellar"), 1)


@rule("costs.14", "costs.18")
def test_without_that_action_nobody_gets_in() -> None:
    t = Table()
    t.put(treachery("Lock", Constant((DANGEROUS,))), f"on:{t.named('Cellar')}")
    t.turn(actions=1)
    assert f"move:{t.named('Cellar')}" not in t.options
    assert f"move:{t.named('Garden')}" in t.options


@rule("attack-of-opportunity.1", "cannot.1")
def test_an_enemy_may_be_unable_to_use_an_opportunity() -> None:
    t = Table()
    t.put(enemy("Calm", Constant((Cannot("this", "attack-of-opportunity"),))), "threat:0")
    assert fighting.provoked(t.g, 0, "draw") == ()
    t.turn().choose("draw").skip()
    assert (t.own().damage, t.own().horror) == (0, 0)
