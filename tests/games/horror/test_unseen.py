"""Positions that a seat imagines: like the real one in all it can know, with other cards out of its sight."""

from miskatonic.core.ids import id_of
from miskatonic.core.rng import Rng
from miskatonic.games.horror import zones
from miskatonic.games.horror.rules import resolving
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.unseen import sample
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Free
from miskatonic.games.horror.words.costs import DiscardIcons
from miskatonic.games.horror.words.things import Choose, Kind
from tests.chance import Loaded
from tests.games.horror.cards import asset, enemy, treachery
from tests.games.horror.table import Table


def begin(t: Table, effect: fx.Effect) -> int:
    """Note an effect that is about to be carried out; return the number of its context."""
    number = t.g.number()
    t.g.contexts[number] = Context(number, t.person().card, 0, todo=(effect,))
    return number


def test_what_an_effect_had_begun_when_it_asked_is_not_begun_twice() -> None:
    t = Table(2)
    for name in ("Ghoul", "Rat"):
        t.put(enemy(name), "threat:0")
    t.do(resolving.begin_effect, begin(t, fx.Exhaust(Choose(Kind("enemy")))))
    assert (t.asked, t.kind) == (0, "target")
    assert sample(t.g, 1, Rng.seeded(1)).frames == t.g.frames


def test_who_pays_with_cards_from_hand_is_asked_about_the_imagined_hand() -> None:
    rope = asset("Rope", icons={"agility": 1})
    t = Table(2, deck=(rope,) * 12)
    gate = t.put(asset("Gate", Free((fx.GainResources(3),), (DiscardIcons(("agility",)),))), "play:0")
    t.turn().skip("window").use(gate)
    assert (t.asked, t.kind) == (0, "pay")
    twin = sample(t.g, 1, Rng.seeded(1))
    assert sorted(twin.hand(0)) != sorted(t.g.hand(0))
    assert {option.id for option in twin.asks()[0].options} == {f"card:{card}" for card in twin.hand(0)}


def test_where_facedown_cards_lie_in_an_imagined_position_does_not_tell_which_they_are() -> None:
    def dealt(*names: str) -> Horror:
        t = Table(2)
        suspects = {name: t.put(enemy(name, set="rats"), "aside") for name in ("Ann", "Bob", "Cid", "Dot")}
        for place, name in zip(("Hall", "Cellar", "Garden"), names, strict=False):
            zones.move_to(t.g, suspects[name], id_of("beneath", t.named(place)))
            t.set(suspects[name], revealed=False)
        return t.g

    one, other = dealt("Ann", "Bob", "Cid"), dealt("Cid", "Ann", "Bob")
    assert one.piles != other.piles
    for seed in range(6):
        assert sample(one, 0, Rng.seeded(seed)).piles == sample(other, 0, Rng.seeded(seed)).piles


def test_what_somebody_has_answered_in_secret_is_anything_they_could_have_answered() -> None:
    t = Table(2)
    for seat in (0, 1):
        t.put(asset("Purse", Free((fx.GainResources(1),))), f"play:{seat}")
    t.phase("enemy")
    use, passed = t.options
    t.choose(use, seat=0)
    twin = sample(t.g, 1, Loaded(0))
    assert [each.choice for each in twin.pending] == [(passed,), None]


def test_what_somebody_has_looked_at_lies_where_they_saw_it() -> None:
    t = Table(2, deck=(asset("Axe"), asset("Book"), asset("Coat"), asset("Drum")) * 5)
    top = t.zone("deck:0")[-1]
    t.g.looked = [(1, top)]
    assert all(sample(t.g, 1, Rng.seeded(seed)).pile("deck:0")[-1] == top for seed in range(8))


def test_a_hidden_encounter_card_in_a_hand_is_imagined_in_no_deck_of_a_player() -> None:
    t = Table(2)
    secret = t.put(treachery("Secret", keywords="hidden"), "hand:0")
    assert all(sample(t.g, 1, Rng.seeded(seed)).cards[secret].zone == "hand:0" for seed in range(8))
