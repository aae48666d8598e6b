"""Every text for words is said by some card: what examples do not lead to is asked for here."""

import re
from importlib.resources import files
from typing import get_args

from miskatonic.core.text import Text
from miskatonic.games.horror.cards import PLAYER_CARDS
from miskatonic.games.horror.render import ability_text, card_text
from miskatonic.games.horror.scenarios.cellar_players import GRIT
from miskatonic.games.horror.scenarios.smoke_and_mirrors import OWN_CARDS as ARKHAM
from miskatonic.games.horror.scenarios.spreading_flames import OWN_CARDS
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.abilities import (
    Ability,
    Action,
    AttachRule,
    Constant,
    Forced,
    Free,
    Revelation,
)
from miskatonic.games.horror.words.chaos import SealToken
from miskatonic.games.horror.words.costs import Designator
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.test_cardtext_standing import ABILITIES as STANDING
from tests.games.horror.test_cardtext_used import ABILITIES as USED
from tests.games.horror.test_render import SAYS
from tests.games.horror.vocabulary import WORDS, examples, in_both_languages, pairs

ENEMIES: tuple[w.Matcher, ...] = (
    w.Weakness(),
    w.Weakness(basic=True),
    w.Not(w.Weakness(basic=True)),
    w.Not(w.HasKeyword("hunter")),
    w.Not(w.At()),
    w.Not(w.Engaged()),
    w.Not(w.EngagedWith()),
    w.Not(w.Unique()),
    w.ScenarioCard(),
    w.Not(w.ScenarioCard()),
    w.AllOf((w.Kind("enemy"), w.ScenarioCard())),
    w.Kind("asset"),
    w.AllOf((w.Is("you"), w.Ready())),
    w.WithStat("fight", 2, 2),
    w.Named("Ghoul", "Old Friend"),
)
CONDITIONS: tuple[w.Condition, ...] = (
    w.Matches("this", w.Ready()),
    w.Matches("this", w.Exhausted()),
    w.Matches("this", w.Revealed()),
    w.Matches("this", w.Unrevealed()),
    w.Matches("this", w.Empty()),
    w.Matches("you", w.Unique()),
    w.Matches("you", w.Engaged()),
    w.Matches("you", w.EngagedWith("lead")),
    w.Matches("you", w.AttachedTo()),
    w.Unless(w.Matches("you", w.At("lead"))),
    w.Unless(w.DuringPhase("enemy")),
    w.Unless(w.DuringTest()),
    w.Unless(w.DuringTest(yours=False)),
    w.Unless(w.TokenRevealed("skull")),
    w.Unless(w.TokenRevealed("skull", resolved=True)),
    w.Unless(w.TestOn(w.Kind("event"))),
    w.TestOn(w.ScenarioCard()),
    w.Unless(w.TestAgainst(w.Kind("enemy"))),
    w.Unless(w.AtLeast(w.SucceededBy(), 2)),
    w.TokenRevealed("symbol"),
    w.Unless(w.TokenRevealed("symbol")),
    w.Unless(w.FirstAction()),
    w.Unless(w.Remembered("door-open")),
    w.Unless(w.Recorded("door-open")),
    w.Matches("you", w.Having("clues", 2)),
    w.Unless(w.Matches("you", w.Having("clues", 2))),
    w.Matches("you", w.Without("clues")),
    w.AtLeast(w.FailedBy(), 2),
    w.Unless(w.AtLeast(w.FailedBy(), 2)),
    w.Unless(w.AllAt(w.Kind("investigator"), w.Named("Cellar"))),
    w.Unless(w.TokenRevealed("auto-fail", other=True)),
    w.Matches("this", w.HasAttacked()),
    w.Unless(w.Matches("this", w.HasAttacked())),
    w.Fewer(w.StatOf("remaining-health"), 3),
    w.Matches("this", w.AllOf((w.Ready(), w.Having("clues", 2)))),
)
INVESTIGATOR = w.Kind("investigator")
EFFECTS: tuple[fx.Effect, ...] = (
    fx.Draw(1, w.AtRandom(INVESTIGATOR)),
    fx.LookAtTop(1, "encounter", discard=1),
    fx.Draw(1, w.AtRandom(INVESTIGATOR, 2)),
    fx.Move(w.Choose(w.Not(w.Where(INVESTIGATOR)))),
    fx.PutBeneath("this", w.Choose(w.Kind("act"))),
    fx.DrawCard(w.Choose(w.Beneath(w.Is("location")))),
    fx.DrawCard(w.Choose(w.Beneath(w.Kind("act")))),
    fx.Spawn(w.AtRandom(w.AllOf((w.Kind("enemy"), w.InZone("facedown")))), "location"),
    fx.Resolution(0),
    fx.EachInvestigator((fx.Draw(),), w.Is("you")),
    fx.May((fx.Kill("killed"),)),
    SealToken("any"),
    fx.Deal(1, 1, direct=True),
    fx.Draw(1, w.Choose(w.AllOf((INVESTIGATOR, w.Other("you"))))),
    fx.Draw(1, w.Choose(INVESTIGATOR, 2, up_to=True)),
    fx.Draw(1, w.Choose(INVESTIGATOR, any_number=True)),
    fx.Draw(w.StatOf("combat", "lead", printed=True)),
    fx.Test(("combat",), 2, failure=(fx.If(w.AtLeast(w.FailedBy(), 2), (fx.Draw(),)),)),
    fx.Attach(w.Choose(w.AllOf((w.Kind("location"), w.At("host"))))),
    fx.Attach(w.Choose(w.AllOf((w.Kind("location"), w.Named("Attic"))))),
    *(
        fx.ShuffleInto(w.Choose(w.InZone(zone)))
        for zone in ("hand", "deck", "discard", "encounter-deck", "encounter-discard")
    ),
)
SELDOM: list[Ability] = [
    *(AttachRule(w.AllOf((w.Kind("enemy"), each))) for each in ENEMIES),
    *(Free((), condition=each) for each in CONDITIONS),
    *(Revelation((each,)) for each in EFFECTS),
    *(Free((), limit=Limit(1, "attack", group, maximum=True)) for group in (False, True)),
    *(Action((), (), each) for each in get_args(Designator) if each),
    Forced(On("after", "enters-location", card=w.Kind("enemy")), ()),
    Constant((Cannot("you", "ready", w.Kind("enemy")),)),
    *(
        Forced(On("at", outcome, card=card, condition=w.DuringTest(kind=kind)), ())
        for outcome in ("test-succeeds", "test-fails")
        for card in (None, w.Kind("enemy"))
        for kind in ("fight", "evade", "investigate", "parley")
    ),
]
NAMES = ("trait-", "uses-", "stat-", "slots-", "a-slot-", "set-")
"""What cards bring along: more is known than examples use."""


def ids(said: Text) -> set[str]:
    """Return the messages that a text is made of."""
    return {said.id}.union(*(ids(each) for each in said.args.values() if isinstance(each, Text)))


def said_by_examples() -> set[str]:
    """Return all messages that any example, or any card, says."""
    abilities = [*SELDOM, *(each[0] for each in (*STANDING, *USED))]
    found = set().union(*(ids(ability_text(each)) for each in abilities))
    found |= set().union(
        *(ids(line) for card in (*PLAYER_CARDS, *OWN_CARDS, *ARKHAM, GRIT) for line in card_text(card))
    )
    for kind, words in WORDS.items():
        for word in words:
            for example in (*examples(word), *pairs(word)):
                found |= ids(SAYS[kind](example))
    return found


def test_every_text_for_words_is_said_by_some_example() -> None:
    folder = files("miskatonic.games.horror").joinpath("messages.en")
    written = "".join(each.read_text("utf-8") for each in folder.iterdir() if each.name.startswith("words-"))
    unsaid = set(re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)) - said_by_examples()
    assert sorted(id for id in unsaid if not id.startswith(NAMES)) == []


def test_what_is_seldom_said_reads_well_too() -> None:
    for ability in SELDOM:
        for sentence in in_both_languages(ability):
            assert re.fullmatch(r"[A-ZÄÖÜ\[].*\.", sentence), sentence
            assert not re.search(r"  |None|\(\)|\.\.| \.|[{}<>]", sentence), sentence
