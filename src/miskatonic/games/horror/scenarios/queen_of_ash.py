"""Queen of Ash: the third and last scenario of the campaign *Brethren of Ash*, for one to four investigators.

Acts, agendas, scenario reference, setup by the log, codex and endings; the story is told by the messages
named here. The encounter sets it gathers are in `encounter`.
"""

from functools import partial

from miskatonic.games.horror.cards.core import aside, core
from miskatonic.games.horror.encounter import (
    ashen_pilgrims,
    cosmic_evils,
    cultists,
    fire,
    hallucinations,
    reeking_decay,
    sewers,
    torment,
)
from miskatonic.games.horror.encounter import queen_of_ash as own
from miskatonic.games.horror.encounter.cultists import CULTIST_ENEMY
from miskatonic.games.horror.printed import Ending, Scenario, Section, Value
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Free, Objective, Symbol
from miskatonic.games.horror.words.chaos import FailAutomatically, RevealToken
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    At,
    AtLeast,
    AtPlace,
    AtRandom,
    Choose,
    CountOf,
    Each,
    Empty,
    Exists,
    Fewer,
    Given,
    InZone,
    Kind,
    Matches,
    Named,
    PerInvestigator,
    Recorded,
    Stage,
    TestAgainst,
    Times,
    Trait,
    Unless,
    WithAttached,
)
from miskatonic.games.horror.words.triggers import On

NAME = ("Queen of Ash", "Königin der Asche")
agenda = partial(core, type="agenda", set=own.SET)
act = partial(core, type="act", set=own.SET)


FIRE, ELOKOSS, CISTERN = Named("Fire!"), Named("Elokoss"), Named("Underground Cistern")
SET_ASIDE_FIRE = AllOf((InZone("aside"), FIRE))
SET_ASIDE_ELOKOSS = AllOf((InZone("aside"), ELOKOSS))
IN_THE_CISTERN = AtPlace(CISTERN)

# The scenario reference

RITUAL_SITE = Matches("location", AllOf((Kind("location"), Trait("Ritual Site"))))
FIGHTS_CULTIST = TestAgainst(CULTIST_ENEMY)
FIRES = CountOf(FIRE)
DRAW_FIRE = (fx.DrawTopmost(FIRE),)

REFERENCE = core(
    "12168",
    "reference",
    NAME,
    number=168,
    set=own.SET,
    set_place=(1, 16),
    abilities=(
        Symbol("skull", Times(-1, FIRES)),
        Symbol("cultist", -2, (fx.If(FIGHTS_CULTIST, (RevealToken(),)),)),
        Symbol("tablet", Given(RITUAL_SITE, -4, -2)),
        Symbol("elder-thing", -3, failure=DRAW_FIRE),
        Symbol("skull", Times(-1, Times(2, FIRES)), hard=True),
        Symbol("cultist", -3, (fx.If(FIGHTS_CULTIST, (RevealToken(),)),), hard=True),
        Symbol("tablet", -4, (fx.If(RITUAL_SITE, (FailAutomatically(),)),), hard=True),
        Symbol("elder-thing", -5, failure=DRAW_FIRE, hard=True),
    ),
)

# Agendas

SHIELDED_BY_FIRE = Constant((Cannot(AllOf((Kind("enemy"), AtPlace(WithAttached(FIRE)))), "be-damaged"),))
"""Who stands in the fire of the Brethren is not hurt."""

A_GATHERING = agenda(
    "12169",
    name=("A Gathering", "Eine Versammlung"),
    number=169,
    set_place=(2, 16),
    stage=1,
    threshold=Value(6),
    abilities=(SHIELDED_BY_FIRE,),
    reverse=(
        fx.Spawn(Choose(aside("Servant of Flame")), Choose(CISTERN)),
        fx.EachInvestigator((fx.Test(("willpower",), 4, failure=(fx.Deal(0, 1, direct=True),)),)),
    ),
    story="story-a-gathering",
    reverse_story="story-a-gathering-over",
)
A_RITUAL = agenda(
    "12170",
    name=("A Ritual", "Ein Ritual"),
    number=170,
    set_place=(3, 16),
    stage=2,
    threshold=Value(10),
    abilities=(SHIELDED_BY_FIRE,),
    reverse=(
        fx.If(
            Fewer(Stage(), 2),
            (
                fx.ReadPassage("story-a-ritual-too-late"),
                fx.RevealLocation(Choose(CISTERN)),
                fx.Flip(Choose(SET_ASIDE_ELOKOSS)),
                fx.Spawn(Choose(SET_ASIDE_ELOKOSS), Choose(CISTERN)),
            ),
            (fx.ReadPassage("story-a-ritual-awake"), fx.Flip(Choose(ELOKOSS))),
        ),
        fx.BecomeBoth(3),
    ),
    story="story-a-ritual",
    reverse_story="story-a-ritual-over",
)
BRETHREN_OF_ASH = agenda(
    "12171",
    name=("Brethren of Ash", "Bruderschaft der Asche"),
    number=171,
    set_place=(4, 16),
    stage=3,
    both=True,
    abilities=(
        Forced(
            On("would", "places-doom"),
            (fx.Instead((fx.Deal(1, target=Each(Kind("investigator")), direct=True),)),),
        ),
        Forced(
            On(
                "at", "is-defeated", card=Kind("investigator"), condition=Unless(Exists(Kind("investigator")))
            ),
            (fx.AdvanceAgenda(),),
        ),
        Objective(On("at", "is-defeated", card=ELOKOSS), effects=(fx.Resolution(1),)),
    ),
    reverse=(fx.KillAll(),),
    story="story-brethren-of-ash",
    reverse_story="story-brethren-of-ash-over",
)

# Acts

SEARCH_THE_SEWERS = act(
    "12172",
    name=("Search the Sewers", "Durchsucht die Kanalisation"),
    number=172,
    set_place=(5, 16),
    stage=1,
    abilities=(Objective(On("at", "enters-location", who=Kind("investigator"), card=CISTERN)),),
    reverse=(
        fx.Spawn(Choose(SET_ASIDE_ELOKOSS), Choose(CISTERN)),
        fx.EachInvestigator(
            (fx.DrawCard(Choose(SET_ASIDE_FIRE)),), AllOf((Kind("investigator"), IN_THE_CISTERN))
        ),
        fx.ShuffleInto(Each(aside("Fire!", "Queen's Knight", "Herald of Flame"))),
        fx.PlaceLocation(Choose(aside("Sluice Control"))),
    ),
    story="story-search-the-sewers",
    reverse_story="story-search-the-sewers-over",
)
STOP_THE_RITE = act(
    "12173",
    name=("Stop the Rite", "Verhindert den Ritus"),
    number=173,
    set_place=(6, 16),
    stage=2,
    abilities=(
        Free(
            (fx.Discard(Choose(AllOf((FIRE, At())))),),
            (price.SpendClues(PerInvestigator(1), group=True),),
        ),
        Forced(On("when", "round-ends"), (fx.MoveToward(Each(CULTIST_ENEMY), Choose(CISTERN)),)),
        Objective(On("at", "is-defeated", card=ELOKOSS)),
    ),
    reverse=(fx.Resolution(1),),
    story="story-stop-the-rite",
    reverse_story="story-stop-the-rite-over",
)

# Who was behind the mask


def play_from_deck(*traits: str, asset: bool = False) -> tuple[fx.Effect, ...]:
    """Return the offer to look for such a card in the own deck and to play it for nothing."""
    what = AnyOf(tuple(AllOf((Kind("asset"), Trait(each))) if asset else Trait(each) for each in traits))
    return (
        fx.EachInvestigator(
            (fx.May((fx.Search(what, to="stay"), fx.PlayCard(what, free=True, found=True))),)
        ),
    )


UNMASKED: dict[str, tuple[str, tuple[fx.Effect, ...]]] = {
    "David Renfield": ("story-unmasked-david", play_from_deck("Tome", "Spell")),
    "Cornelia Akely": ("story-unmasked-cornelia", (fx.Heal("damage", 3, Each(Kind("investigator"))),)),
    "Naomi O'Bannion": ("story-unmasked-naomi", (fx.GainResources(5, Each(Kind("investigator"))),)),
    "Sgt. Earl Monroe": ("story-unmasked-earl", play_from_deck("Weapon", asset=True)),
    "Abigail Foreman": ("story-unmasked-abigail", (fx.EachInvestigator((fx.May((fx.Draw(3),)),)),)),
    "Margaret Liu": ("story-unmasked-margaret", (fx.Heal("horror", 3, Each(Kind("investigator"))),)),
}
"""By the English name of a suspect, the story and what comes of it."""
SOMEBODY = fx.ByChance(tuple((fx.ReadPassage(story), *effects) for story, effects in UNMASKED.values()))
"""standalone.10: where the log names nobody, it may have been any of them."""
PHI = (
    *(
        Section(effects, Recorded("harbinger", name), story=story)
        for name, (story, effects) in UNMASKED.items()
    ),
    Section((SOMEBODY,)),
)

# The scenario

ALERT_ONE = fx.Spawn(
    AtRandom(AllOf((InZone("encounter-deck"), *CULTIST_ENEMY.all))),
    Choose(AllOf((Named(sewers.TUNNEL[0]), Empty()))),
)
"""A follower of the cult waits in a tunnel where none does yet."""
SETUP: tuple[fx.Effect, ...] = (
    fx.If(
        Recorded("cult-found"),
        (fx.ReadPassage("story-ash-found"),),
        (fx.ReadPassage("story-ash-guessed"), fx.DoomOnAgenda(1)),
    ),
    fx.If(Recorded("scoured-arkham"), (fx.PlaceTokens("clues", 1, Each(Kind("investigator"))),)),
    fx.If(Recorded("stirred-trouble"), (fx.ForEach(PerInvestigator(1), (ALERT_ONE,)),)),
    fx.If(Recorded("servant-killed"), (fx.RemoveFromGame(Each(aside("Servant of Flame"))),)),
    fx.If(AtLeast(PerInvestigator(1), 3), (fx.DoomOnAgenda(1),)),
)

SETS = (
    own,
    ashen_pilgrims,
    cosmic_evils,
    cultists,
    fire,
    hallucinations,
    reeking_decay,
    sewers,
    torment,
)
ENCOUNTER_DECK = (ashen_pilgrims, cosmic_evils, cultists, hallucinations, reeking_decay, torment)
SYMBOLS = ("skull", "skull", "cultist", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign")

SCENARIO = Scenario(
    "queen_of_ash",
    NAME,
    acts=("12172", "12173"),
    agendas=("12169", "12170", "12171"),
    reference="12168",
    locations=(own.CISTERN.code, sewers.CULVERT.code),
    start=sewers.CULVERT.code,
    encounter={
        **{code: count for each in ENCOUNTER_DECK for code, count in each.COPIES.items()},
        own.ASHEN_REBIRTH.code: 2,
        fire.NOXIOUS_SMOKE.code: 2,
    },
    bags={
        "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2", *SYMBOLS),
        "standard": ("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", *SYMBOLS),
        "hard": ("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *SYMBOLS),
        "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *SYMBOLS),
    },
    adds={
        "easy": ("elder-thing",),
        "standard": ("elder-thing", "tablet"),
        "hard": ("elder-thing", "tablet", "skull"),
        "expert": ("elder-thing", "tablet", "skull", "cultist"),
    },
    aside=(
        own.SLUICE.code,
        *(fire.FIRE.code,) * 5,
        own.FAINT_EMBERS.code,
        own.QUEENS_KNIGHT.code,
        own.HERALD_OF_FLAME.code,
        own.SERVANT_OF_FLAME.code,
    ),
    setup=SETUP,
    codex={0: PHI},
    resolutions={
        0: ("Elokoss was reborn", "Elokoss wurde wiedergeboren"),
        1: (
            "Elokoss and the Brethren of Ash are defeated",
            "Elokoss und die Bruderschaft der Asche sind besiegt",
        ),
        2: ("the glorious rebirth was stopped", "die glorreiche Wiedergeburt wurde verhindert"),
        3: ("the ritual was flooded", "das Ritual wurde überflutet"),
    },
    endings={
        0: Ending(
            "story-ash-nobody", effects=(fx.Record("elokoss-reborn"), fx.KillAll(), fx.EndCampaign(False))
        ),
        1: Ending(
            "story-ash-slain",
            experience=5,
            physical=2,
            mental=2,
            effects=(fx.Record("elokoss-defeated"), fx.EarnReward("Collector"), fx.EndCampaign(True)),
        ),
        2: Ending(
            "story-ash-stopped",
            experience=5,
            physical=2,
            mental=2,
            effects=(fx.Record("rebirth-stopped"), fx.EarnReward("Collector"), fx.EndCampaign(True)),
        ),
        3: Ending(
            "story-ash-flooded",
            experience=3,
            mental=3,
            whose="resigned",
            effects=(
                fx.Record("ritual-flooded"),
                fx.KillAll(resigned=False),
                fx.EarnReward("Collector"),
                fx.EndCampaign(True),
            ),
        ),
    },
    story="story-ash-introduction",
    layout={own.SLUICE.code: (2, 0), own.CISTERN.code: (2, 1), sewers.CULVERT.code: (2, 3)},
    shuffled=tuple(card.code for card in sewers.TUNNELS),
    spots=((0, 2), (1, 2), (2, 2), (3, 2), (4, 2)),
)

OWN_CARDS = (
    REFERENCE,
    A_GATHERING,
    A_RITUAL,
    BRETHREN_OF_ASH,
    SEARCH_THE_SEWERS,
    STOP_THE_RITE,
    *(card for each in SETS for card in each.CARDS),
)
"""Acts, agendas, reference and encounter cards."""

CHEST = Chest(SCENARIO, OWN_CARDS)
