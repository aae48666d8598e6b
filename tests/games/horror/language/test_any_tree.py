"""What we write we read, for any tree: random effects in random abilities, rendered and read back."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from miskatonic.core.text import Speech
from miskatonic.games.horror.language.languages import PACKAGES, reader
from miskatonic.games.horror.language.normal import normal_abilities
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import card_text
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Play, Reaction, Revelation
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    AtLeast,
    Choose,
    Connecting,
    ControlledBy,
    Each,
    EngagedWith,
    Exhausted,
    Exists,
    Is,
    Kind,
    Not,
    Ready,
    TokensOn,
    Trait,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import Limit, On

YOU = Is("you")
READERS = {language: reader(language) for language in ("en", "de")}
SPEECHES = {language: Speech(language, PACKAGES) for language in ("en", "de")}

some = st.integers(1, 4)
enemies: st.SearchStrategy[Any] = st.sampled_from(
    [(At(),), (EngagedWith(),), (At(), Ready()), (At(), Exhausted()), (At(), Not(Trait("Elite")))]
)
assets: st.SearchStrategy[Any] = st.sampled_from(
    [(ControlledBy(),), (ControlledBy(), Trait("Item")), (ControlledBy(), Exhausted())]
)
cards = st.one_of(
    enemies.map(lambda parts: AllOf((Kind("enemy"), *parts))),
    assets.map(lambda parts: AllOf((Kind("asset"), *parts))),
)
targets: st.SearchStrategy[Any] = st.one_of(
    st.just("this"),
    st.builds(Choose, cards),
    st.builds(Each, cards),
    st.builds(Choose, cards, st.integers(2, 3)),
    st.builds(Choose, cards, st.integers(2, 3), st.just(True)),
)
people: st.SearchStrategy[Any] = st.sampled_from(
    ["you", Each(Kind("investigator")), Choose(AllOf((Kind("investigator"), At())))]
)
places: st.SearchStrategy[Any] = st.sampled_from(
    ["location", Choose(AllOf((Kind("location"), Connecting())))]
)
effects: st.SearchStrategy[Any] = st.one_of(
    *(
        st.builds(word, some, people)
        for word in (fx.Draw, fx.GainResources, fx.LoseResources, fx.GainActions)
    ),
    st.builds(fx.Deal, some, st.integers(0, 2), people, st.booleans()),
    st.builds(fx.Deal, some, st.just(0), targets),
    st.builds(fx.Heal, st.sampled_from(["damage", "horror"]), some, people),
    st.builds(fx.Trauma, st.sampled_from(["physical", "mental"]), some, people),
    st.builds(fx.Move, st.just(Choose(AllOf((Kind("location"), Connecting())))), people),
    *(
        st.builds(word, targets)
        for word in (
            fx.Exhaust,
            fx.Ready,
            fx.ReturnToHand,
            fx.RemoveFromGame,
            fx.ShuffleInto,
            fx.Flip,
            fx.Defeat,
        )
    ),
    st.builds(fx.PlaceDoom, some, targets),
    st.builds(fx.AddUses, some, st.sampled_from(["ammo", "charges", "secrets"]), targets),
    st.builds(fx.PutOnDeck, targets, st.booleans()),
    st.builds(fx.DiscoverClues, some, places),
    st.builds(fx.PlaceClues, some, places, st.booleans()),
    st.builds(fx.DiscardTop, some, st.sampled_from(["yours", "encounter"])),
    st.builds(chaos.AddToken, st.sampled_from(["skull", "tablet", "+1", "-2"])),
    st.just(fx.Cancel()),
    st.builds(fx.Draw, st.just(TokensOn("clues", "you"))),
)
conditions = st.sampled_from(
    [YourTurn(), Exists(AllOf((Kind("enemy"), At()))), AtLeast(TokensOn("clues", "you"), 2)]
)
framed: st.SearchStrategy[Any] = st.one_of(
    effects,
    st.builds(lambda condition, effect: fx.If(condition, (effect,)), conditions, effects),
    st.builds(lambda one, other: fx.Choice(((one,), (other,))), effects, effects),
)
several = st.lists(effects, min_size=1, max_size=3).map(tuple) | framed.map(lambda one: (one,))
happenings = st.sampled_from(
    [
        On("after", "is-defeated", YOU, Kind("enemy")),
        On("when", "attacks", YOU, Kind("enemy")),
        On("at", "turn-ends", YOU),
        On("when", "round-begins"),
        On("after", "test-fails", YOU),
        On("after", "moves", YOU),
    ]
)
prices = st.sampled_from([(), (price.Exhaust(),), (price.Resources(2),), (price.SpendClues(1),)])
often = st.none() | st.builds(Limit, st.integers(1, 3), st.sampled_from(["round", "turn", "phase", "game"]))
skills = st.sampled_from(["willpower", "intellect", "combat", "agility"])
abilities: st.SearchStrategy[Any] = st.one_of(
    st.builds(Reaction, happenings, several, prices, often),
    st.builds(Forced, happenings, several),
    st.builds(lambda effects, costs, limit: Free(effects, costs, limit), several, prices, often),
    st.builds(lambda effects, costs: Action(effects, (price.Actions(), *costs)), several, prices),
    st.builds(Revelation, several),
    st.builds(
        lambda skill, by: Constant((mod.Change("you", skill, by),)), skills, st.integers(-3, 3).filter(bool)
    ),
)


def read_back(card: Printed) -> dict[str, Any]:
    """Return what the text of a card says, in each language."""
    found = {}
    for language, speech in SPEECHES.items():
        written = "\n".join(speech.say(line) for line in card_text(card))
        found[language] = READERS[language].read(written, card.type).abilities
    return found


@given(abilities)
def test_an_ability_is_read_back_in_both_languages(ability: Any) -> None:
    wanted = normal_abilities((ability,))
    assert read_back(Printed("x", "asset", ("X", "X"), abilities=(ability,))) == {"en": wanted, "de": wanted}


@given(several, st.none() | conditions)
def test_an_event_is_read_back_in_both_languages(does: tuple[Any, ...], condition: Any) -> None:
    event = Play(does, condition=condition)
    wanted = normal_abilities((event,))
    assert read_back(Printed("x", "event", ("X", "X"), abilities=(event,))) == {"en": wanted, "de": wanted}
