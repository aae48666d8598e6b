"""Smoke and Mirrors: the second scenario of the campaign *Brethren of Ash*, for one to four investigators.

Acts, agendas, scenario reference, setup, codex and endings; the story is told by the messages named here. The
encounter sets it gathers are in `encounter`.
"""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.encounter import (
    arcane_lock,
    arkham,
    bad_weather,
    dead_ends,
    flying_terrors,
    gangs_of_arkham,
    people_of_arkham,
    whippoorwills,
)
from miskatonic.games.horror.encounter import smoke_and_mirrors as own
from miskatonic.games.horror.printed import Ending, Scenario, Section, Value
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.scenarios.spreading_flames import SCENARIO as FIRST
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Objective, Symbol
from miskatonic.games.horror.words.chaos import RevealToken
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.modifiers import NoSlot
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    AtLeast,
    AtRandom,
    Beneath,
    Choose,
    Connecting,
    CountOf,
    Each,
    Either,
    Everywhere,
    Exists,
    InZone,
    Is,
    Kind,
    Matches,
    Named,
    Not,
    OfSet,
    PerInvestigator,
    Plus,
    Recorded,
    TestAgainst,
    TestOn,
    Times,
    TokensOn,
    Trait,
    Where,
)

NAME = ("Smoke and Mirrors", "Rauchschleier")
agenda = partial(core, type="agenda", set=own.SET)
act = partial(core, type="act", set=own.SET)

ELITE = AllOf((Kind("enemy"), Trait("Elite")))
OVERCOME = AllOf((*ELITE.all, InZone("victory")))
QUESTIONED = AllOf((*ELITE.all, Beneath(Kind("act"))))
SERVANT = Named("Servant of Flame")
ARMITAGE = Named("Dr. Henry Armitage")
ALL_SIX = 6
EVERY_PLAYER = Each(Kind("investigator"))


def aside(*what: Named | OfSet) -> AllOf:
    """Return such cards that are set aside."""
    return AllOf((InZone("aside"), what[0] if len(what) == 1 else AnyOf(what)))


# The scenario reference

AGAINST_ELITE = Either((TestAgainst(ELITE), TestOn(ELITE)))
FOUND_SO_FAR = Plus(CountOf(OVERCOME), CountOf(QUESTIONED))
LOSE_TRACK = (fx.PlaceClues(1, yours=True),)

REFERENCE = core(
    "12133",
    "reference",
    NAME,
    number=133,
    set=own.SET,
    set_place=(1, 9),
    abilities=(
        Symbol("skull", Times(-1, FOUND_SO_FAR)),
        Symbol("cultist", -1, (fx.If(AGAINST_ELITE, (RevealToken(),)),)),
        Symbol("tablet", -3, failure=LOSE_TRACK),
        Symbol("elder-thing", Times(-1, TokensOn("clues", "you"))),
        Symbol("skull", Times(-1, Plus(FOUND_SO_FAR, 2)), hard=True),
        Symbol("cultist", -3, (fx.If(AGAINST_ELITE, (RevealToken(),)),), hard=True),
        Symbol("tablet", -4, failure=LOSE_TRACK, hard=True),
        Symbol("elder-thing", Times(-1, Times(2, TokensOn("clues", "you"))), hard=True),
    ),
)

# Agendas

COMPARE_NOTES = Action((fx.TakeAction("resign"),), (price.Actions(),), "resign")
"""Whoever wants to goes back to Dr. Armitage."""

ARKHAM_ALIVE = agenda(
    "12134",
    name=("Arkham Alive", "Arkham ist auf den Beinen"),
    number=134,
    set_place=(2, 9),
    stage=1,
    threshold=Value(10),
    abilities=(COMPARE_NOTES,),
    reverse=(
        fx.EachInvestigator(
            (fx.BecomeBearer(Choose(aside(Named("Mark of Elokoss")))), fx.DrawCard("chosen")),
        ),
    ),
    story="story-arkham-alive",
    reverse_story="story-arkham-alive-over",
)
EMERGENT_EVILS = agenda(
    "12135",
    name=("Emergent Evils", "Aufkeimendes Böses"),
    number=135,
    set_place=(3, 9),
    stage=2,
    threshold=Value(8),
    abilities=(COMPARE_NOTES,),
    reverse=(fx.EachInvestigator((fx.Resign(),)),),
    story="story-emergent-evils",
    reverse_story="story-emergent-evils-over",
)

# The act

AUGURS_OF_FLAME = act(
    "12136",
    name=("Augurs of Flame", "Auguren der Flamme"),
    number=136,
    set_place=(4, 9),
    stage=1,
    abilities=(
        Action(
            (fx.DrawCard(Choose(Beneath(Is("location")))),),
            (price.Actions(), price.SpendClues(PerInvestigator(2), group=True)),
        ),
        Objective(condition=AtLeast(FOUND_SO_FAR, ALL_SIX)),
    ),
    reverse=(fx.Resolution(1),),
    story="story-augurs-of-flame",
    reverse_story="story-augurs-of-flame-over",
)

# The codex

NOBODY_THERE = AllOf((Connecting("this"), Not(Where(Kind("investigator")))))


def interview(number: int, *effects: Effect) -> tuple[Section, ...]:
    """Return a codex entry of a suspect: something happens, and there is one lead more; with a lead for each
    investigator the suspect has told everything.
    """
    talks = (
        fx.ReadPassage(f"story-codex-{number}-over"),
        fx.PutBeneath("this", Choose(Kind("act"))),
    )
    lead = fx.PlaceTokens("resources", 1, "this")
    enough = fx.If(AtLeast(TokensOn("resources", "this"), PerInvestigator(1)), talks)
    return (Section((*effects, lead, enough), story=f"story-codex-{number}", again=True),)


CODEX = {
    0: (
        Section(
            (
                fx.Choice(
                    (
                        (fx.ToVictoryDisplay("this"), fx.Draw(3, EVERY_PLAYER)),
                        (fx.PutBeneath("this", Choose(Kind("act"))), fx.PlaceClues(1, EVERY_PLAYER)),
                    )
                ),
            ),
            story="story-codex-phi",
        ),
    ),
    1: interview(
        1,
        fx.If(
            Exists(NOBODY_THERE),
            (fx.MoveEnemy("this", Choose(NOBODY_THERE)),),
            (fx.MoveEnemy("this", Choose(Connecting("this"))),),
        ),
    ),
    2: interview(2, fx.Heal("horror", 1)),
    3: interview(3, fx.May((fx.Defeat(Choose(AllOf((Kind("enemy"), Not(Trait("Humanoid")))))),))),
    4: interview(4, fx.Heal("damage", 1)),
    5: interview(5, fx.Draw(1)),
    6: interview(6, fx.LookAtTop(1, "encounter", discard=1)),
}

# Setup

HIDDEN_IN = ("Northside", "Downtown", "Southside", "French Hill", "Uptown", "Waterfront District")
SUSPECTS = OfSet(people_of_arkham.SET)
UNIVERSITY = "Miskatonic University"


def one_version(name: str) -> tuple[Effect, ...]:
    """Return how one of two versions of a district is chosen; the other one is not needed."""
    return (
        fx.PlaceLocation(AtRandom(aside(Named(name)))),
        fx.RemoveFromGame(Each(aside(Named(name)))),
    )


SETUP = (
    *one_version("Downtown"),
    *one_version("Uptown"),
    fx.SetAside(AtRandom(aside(SUSPECTS)), facedown=True),
    fx.DealBeneath(
        Each(aside(SUSPECTS, SERVANT)),
        Each(AllOf((Kind("location"), AnyOf(tuple(Named(name) for name in HIDDEN_IN))))),
    ),
    fx.If(
        Recorded("university-burned"),
        (fx.PlaceLocation(Choose(aside(Named(UNIVERSITY, "In Flames")))),),
        (fx.PlaceLocation(Choose(aside(Named(UNIVERSITY, "Quiet Campus")))), fx.DoomOnAgenda(1)),
    ),
    fx.RemoveFromGame(Each(aside(Named(UNIVERSITY)))),
    fx.BeginAt(Choose(Named(UNIVERSITY))),
    fx.DoomOnAgenda(PerInvestigator(1)),
    fx.If(Exists(Everywhere(ARMITAGE)), (fx.Lasting("game", (NoSlot(ARMITAGE),)),)),
    fx.EachInvestigator(
        (fx.If(Exists(AllOf((InZone("deck"), ARMITAGE))), (fx.Search(ARMITAGE, to="play"),)),)
    ),
)

# The endings

HARBINGER = aside(SUSPECTS)
"""Who was set aside at the beginning, once it is revealed."""
REVEAL_HARBINGER = (
    fx.TurnUp(Each(InZone("facedown"))),
    fx.Record("harbinger", Each(HARBINGER)),
)
STILL_SUSPECTED = AnyOf((ELITE, AllOf((*ELITE.all, Beneath(Kind("location")))), HARBINGER))
DRAW_LOTS = (
    fx.TurnUp(AtRandom(STILL_SUSPECTED)),
    fx.If(Matches("chosen", HARBINGER), (fx.Record("cult-found"),), (fx.Record("search-failed"),)),
)
SERVANT_OVERCOME = fx.If(Exists(AllOf((InZone("victory"), SERVANT))), (fx.Record("servant-killed"),))
SERVANT_HELD = Exists(AllOf((SERVANT, Beneath(Kind("act")))))

ENDINGS = {
    0: Ending(
        "story-smoke-nobody",
        experience=CountOf(QUESTIONED),
        effects=(*REVEAL_HARBINGER, *DRAW_LOTS, SERVANT_OVERCOME),
        follows={2: SERVANT_HELD},
    ),
    1: Ending(
        "story-smoke-found",
        experience=CountOf(QUESTIONED),
        effects=(
            fx.Record("cult-found"),
            *REVEAL_HARBINGER,
            SERVANT_OVERCOME,
            fx.If(AtLeast(CountOf(QUESTIONED), ALL_SIX), (fx.Record("scoured-arkham"),)),
            fx.If(AtLeast(CountOf(OVERCOME), ALL_SIX), (fx.Record("stirred-trouble"),)),
        ),
        follows={2: SERVANT_HELD},
    ),
    2: Ending("story-smoke-escaped", experience=1, victory=False, effects=(fx.Record("servant-escaped"),)),
}

# The scenario

SETS = (
    own,
    arcane_lock,
    arkham,
    bad_weather,
    dead_ends,
    flying_terrors,
    gangs_of_arkham,
    people_of_arkham,
    whippoorwills,
)
ENCOUNTER_DECK = (arcane_lock, bad_weather, dead_ends, flying_terrors, gangs_of_arkham, whippoorwills)
LAID_OUT = (
    arkham.NORTHSIDE,
    arkham.EASTTOWN,
    arkham.MERCHANT_DISTRICT,
    arkham.WATERFRONT_DISTRICT,
    arkham.SOUTHSIDE,
    arkham.FRENCH_HILL,
)

SCENARIO = Scenario(
    "smoke_and_mirrors",
    NAME,
    acts=(AUGURS_OF_FLAME.code,),
    agendas=(ARKHAM_ALIVE.code, EMERGENT_EVILS.code),
    reference=REFERENCE.code,
    locations=tuple(card.code for card in LAID_OUT),
    start="",
    encounter={code: count for each in ENCOUNTER_DECK for code, count in each.COPIES.items()},
    bags=FIRST.bags,
    adds=dict.fromkeys(FIRST.bags, ("cultist", "cultist")),
    aside=(
        *(card.code for card in arkham.CARDS if card not in LAID_OUT),
        *(card.code for card in people_of_arkham.CARDS),
        own.SERVANT_OF_FLAME.code,
        *(own.MARK_OF_ELOKOSS.code,) * 4,
    ),
    setup=SETUP,
    codex=CODEX,
    resolutions={
        0: ("midnight has come", "es ist Mitternacht"),
        1: ("all six leads are followed up", "allen sechs Spuren ist nachgegangen"),
        2: ("the Servant of Flame escaped", "der Diener der Flamme ist entkommen"),
    },
    endings=ENDINGS,
    story="story-smoke-introduction",
    layout={
        arkham.NORTHSIDE.code: (0, 0),
        arkham.BANK.code: (1, 0),
        arkham.SANATORIUM.code: (1, 0),
        arkham.EASTTOWN.code: (2, 0),
        arkham.BURNING_CAMPUS.code: (0, 1),
        arkham.QUIET_CAMPUS.code: (0, 1),
        arkham.MERCHANT_DISTRICT.code: (1, 1),
        arkham.WATERFRONT_DISTRICT.code: (2, 1),
        arkham.HOSPITAL.code: (0, 2),
        arkham.MAGICK_SHOPPE.code: (0, 2),
        arkham.SOUTHSIDE.code: (1, 2),
        arkham.FRENCH_HILL.code: (2, 2),
    },
)

OWN_CARDS = (
    REFERENCE,
    ARKHAM_ALIVE,
    EMERGENT_EVILS,
    AUGURS_OF_FLAME,
    *(card for each in SETS for card in each.CARDS),
)
"""Acts, agendas, reference and encounter cards."""

CHEST = Chest(SCENARIO, OWN_CARDS)
