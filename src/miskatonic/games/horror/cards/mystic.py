"""Mystic cards of the core box, with Dexter Drake and his signature cards. Not for rules."""

from miskatonic.games.horror.cards.core import core, spend_to_add
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed, Value
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    Action,
    CommitCost,
    Constant,
    DeckOnly,
    ElderSign,
    Forced,
    Free,
    Keyword,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    At,
    AtLeast,
    Choose,
    Class,
    ControlledBy,
    DifferentFrom,
    Given,
    InThreatAreaOf,
    Is,
    Kind,
    Not,
    Other,
    Revealed,
    Story,
    SucceededBy,
    TestOn,
    TokenRevealed,
    Trait,
    Weakness,
    WithStat,
)
from miskatonic.games.horror.words.triggers import Limit, On

MYSTIC: tuple[Class, ...] = ("mystic",)
ENEMY_HERE = Choose(AllOf((Kind("enemy"), At())))
CHARGE = price.SpendUses(1, "charges")


def _burns_out(token: str, *harm: fx.Effect) -> fx.Effect:
    """Return what such a token does to a spell: a charge less, or harm and the spell's end."""
    lose = fx.RemoveTokens("uses", 1, "this")
    return fx.If(TokenRevealed(token), (fx.Then((lose,), (), (*harm, fx.Discard("this"))),))


DEXTER_DRAKE = core(
    "12010",
    "investigator",
    ("Dexter Drake", "Dexter Drake"),
    ("The Magician", "Der Magier"),
    number=10,
    classes=MYSTIC,
    traits=("Performer", "Sorcerer"),
    unique=True,
    skills={"willpower": 5, "intellect": 2, "combat": 2, "agility": 3},
    health=Value(6),
    sanity=Value(8),
    abilities=(
        Reaction(
            On("after", "plays", who=Is("you"), card=Kind("asset")),
            (
                fx.Choice(
                    (
                        (
                            fx.ReturnToHand(
                                Choose(AllOf((Kind("asset"), Not(Story()), ControlledBy(), Other("that"))))
                            ),
                        ),
                        (fx.PlayCard(AllOf((Kind("asset"), DifferentFrom("that")))),),
                    )
                ),
            ),
            limit=Limit(1, "round"),
        ),
        ElderSign(1, (fx.May((fx.ReturnToHand(Choose(AllOf((Kind("asset"), Not(Story()), At())))),)),)),
    ),
    deck=DeckRules(
        options=(
            DeckOption(classes=("mystic",), neutral=True, least=0, most=5),
            DeckOption(classes=("rogue",), least=0, most=2),
        ),
        required=("12011", "12012"),
    ),
)
FOR_MY_NEXT_TRICK = core(
    "12011",
    "event",
    ('"For my next trick..."', "„Nun zu meinem nächsten Trick …“"),
    number=11,
    classes=MYSTIC,
    traits=("Spell", "Trick"),
    cost=0,
    icons={"willpower": 1, "agility": 1, "wild": 1},
    abilities=(
        DeckOnly("Dexter Drake"),
        Play(
            (
                fx.Search(AllOf((Kind("asset"), AnyOf((Trait("Spell"), Trait("Item"))))), to="stay"),
                fx.PlayCard(Kind("asset"), cheaper=2, found=True),
            ),
            safe=True,
        ),
    ),
)
THE_NECRONOMICON = core(
    "12012",
    "asset",
    ("The Necronomicon", "Das Necronomicon"),
    ("Drake Translation", "Drake-Übersetzung"),
    subtype="weakness",
    number=12,
    traits=("Item", "Tome", "Cursed"),
    slots=("arcane",),
    abilities=(
        DeckOnly("Dexter Drake"),
        Revelation((fx.PutIntoPlay("this", "threat"),)),
        Constant((mod.StaysInPlay("this"),)),
        Constant(
            (
                mod.Cannot("you", "play", Kind("asset")),
                mod.Cannot("you", "trigger", AllOf((Kind("asset"), ControlledBy(), Other()))),
            )
        ),
        Action(
            (fx.Test(("willpower",), 5, (fx.Discard("this"),), (fx.ShuffleInto("this"), fx.Deal(0, 1))),),
            (price.Actions(),),
        ),
    ),
)
CLOAK_OF_RESONANCE = core(
    "12058",
    "asset",
    ("Cloak of Resonance", "Mantel der Resonanz"),
    number=58,
    classes=MYSTIC,
    traits=("Item", "Clothing", "Alchemy"),
    cost=3,
    level=0,
    icons={"willpower": 1},
    slots=("body",),
    sanity=Value(3),
    abilities=(
        Reaction(
            On("when", "horror-placed", card=Is("this")), (fx.Deal(1, target=ENEMY_HERE),), (price.Exhaust(),)
        ),
    ),
)
COSMIC_FLAME = core(
    "12059",
    "asset",
    ("Cosmic Flame", "Kosmische Flamme"),
    number=59,
    classes=MYSTIC,
    traits=("Spell",),
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("arcane",),
    abilities=(
        Keyword("uses", 3, "charges"),
        Action(
            (
                fx.TakeAction(
                    "fight",
                    ("willpower",),
                    success=(fx.May((fx.Lasting("attack", (mod.DealsMore("you", 1),)),), CHARGE),),
                    revealing=(_burns_out("skull", fx.Deal(1)),),
                ),
            ),
            (price.Actions(),),
            "fight",
        ),
    ),
)
JIM_CULVER = core(
    "12060",
    "asset",
    ("Jim Culver", "Jim Culver"),
    ("Haunted Musician", "Heimgesuchter Musiker"),
    number=60,
    classes=MYSTIC,
    traits=("Ally", "Performer"),
    unique=True,
    cost=4,
    level=0,
    icons={"willpower": 1},
    slots=("ally",),
    health=Value(2),
    sanity=Value(2),
    abilities=(
        Constant((mod.Change("you", "willpower", 1),)),
        Reaction(On("after", "takes", who=Is("you")), (fx.Draw(1),), (price.Exhaust(),)),
    ),
)
LUCKY_CHARM = core(
    "12061",
    "asset",
    ("Lucky Charm", "Glücksbringer"),
    number=61,
    classes=MYSTIC,
    traits=("Item", "Charm", "Blessed"),
    cost=2,
    level=0,
    icons={"willpower": 1},
    slots=("accessory",),
    sanity=Value(2),
    abilities=(
        Keyword("uses", 4, "charges"),
        Free(
            (
                fx.Choice(
                    (
                        (
                            fx.MoveTokens(
                                "damage",
                                1,
                                Choose(At()),
                                Choose(AllOf((ControlledBy(), WithStat("health", 1)))),
                            ),
                        ),
                        (
                            fx.MoveTokens(
                                "horror",
                                1,
                                Choose(At()),
                                Choose(AllOf((ControlledBy(), WithStat("sanity", 1)))),
                            ),
                        ),
                    )
                ),
            ),
            (CHARGE, price.Exhaust()),
        ),
    ),
)
SECOND_SIGHT = core(
    "12062",
    "asset",
    ("Second Sight", "Zweites Gesicht"),
    number=62,
    classes=MYSTIC,
    traits=("Spell",),
    cost=4,
    level=0,
    icons={"intellect": 1},
    slots=("arcane",),
    abilities=(
        Keyword("uses", 3, "charges"),
        Action(
            (
                fx.TakeAction(
                    "investigate",
                    ("willpower",),
                    success=(fx.May((fx.Lasting("test", (mod.DiscoversMore("you", 1),)),), CHARGE),),
                    revealing=(_burns_out("cultist", fx.Deal(0, 1)),),
                ),
            ),
            (price.Actions(),),
            "investigate",
        ),
    ),
)


ON_MAGIC = TestOn(AnyOf((Trait("Spell"), Trait("Ritual"))))
SPIRITUAL_INTUITION = core(
    "12063",
    "asset",
    ("Spiritual Intuition", "Spirituelle Intuition"),
    number=63,
    classes=MYSTIC,
    traits=("Talent",),
    cost=2,
    level=0,
    icons={"willpower": 1, "combat": 1},
    abilities=(spend_to_add("willpower", ON_MAGIC), spend_to_add("combat", ON_MAGIC)),
)
PREMONITION = core(
    "12064",
    "event",
    ("Premonition", "Vorahnung"),
    number=64,
    classes=MYSTIC,
    traits=("Augury",),
    cost=0,
    level=0,
    icons={"intellect": 1, "agility": 1},
    abilities=(
        Keyword("fast"),
        Play((fx.PutIntoPlay("this"), chaos.SealToken("any", "this", random=True))),
        Forced(
            On("would", "reveals-token"),
            (fx.Instead((chaos.ResolveSealed("this"), chaos.ReleaseTokens("this"), fx.Discard("this"))),),
        ),
    ),
)
WARD_OF_PROTECTION = core(
    "12065",
    "event",
    ("Ward of Protection", "Schutzsiegel"),
    number=65,
    classes=MYSTIC,
    traits=("Spell", "Spirit"),
    cost=1,
    level=0,
    icons={"wild": 1},
    abilities=(
        Keyword("fast"),
        Play(
            (fx.Cancel(), fx.Deal(0, 1)),
            On(
                "when", "resolves-revelation", who=Is("you"), card=AllOf((Kind("treachery"), Not(Weakness())))
            ),
        ),
    ),
)
WILL_OF_THE_COSMOS = core(
    "12066",
    "event",
    ("Will of the Cosmos", "Wille des Kosmos"),
    number=66,
    classes=MYSTIC,
    traits=("Insight", "Augury"),
    cost=0,
    level=0,
    icons={"intellect": 1},
    abilities=(
        Play(
            (
                fx.Then(
                    (fx.PlaceDoom(1, Choose(ControlledBy())),),
                    (
                        fx.DiscoverClues(1),
                        fx.DiscoverClues(1, Choose(AllOf((Kind("location"), Revealed(), Other("location"))))),
                    ),
                ),
            )
        ),
    ),
)
SOUL_LINK = core(
    "12067",
    "skill",
    ("Soul Link", "Seelenverbindung"),
    number=67,
    classes=MYSTIC,
    traits=("Innate", "Spell"),
    level=0,
    icons={"wild": 3},
    abilities=(CommitCost(price.Suffer(horror=1)),),
)
MASK_OF_SILENUS_1 = core(
    "12068",
    "asset",
    ("Mask of Silenus", "Maske von Silenus"),
    ("Face of the Void", "Gesicht der Leere"),
    number=68,
    classes=MYSTIC,
    traits=("Item", "Mask", "Relic", "Cursed"),
    unique=True,
    cost=3,
    level=1,
    icons={"wild": 1},
    slots=("head",),
    abilities=(
        Keyword("uses", 3, "charges"),
        Reaction(
            On("would", "reveals-token", who=Is("you")),
            (
                fx.Instead(
                    (
                        chaos.RevealAndChoose(2),
                        fx.If(TokenRevealed("symbol", resolved=True), (fx.Deal(0, 1),)),
                    )
                ),
            ),
            (CHARGE,),
        ),
    ),
)
FEARLESS_2 = core(
    "12069",
    "skill",
    ("Fearless", "Furchtlos"),
    number=69,
    classes=MYSTIC,
    traits=("Innate", "Developed"),
    level=2,
    icons={"willpower": 2},
    abilities=(
        Forced(
            On("at", "test-succeeds"),
            (fx.Heal("horror", Given(AtLeast(SucceededBy(), 2), 2, 1)),),
        ),
    ),
)
AUGUR_OF_ELOKOSS_3 = core(
    "12070",
    "event",
    ("Augur of Elokoss", "Weissagung von Elokoss"),
    number=70,
    classes=MYSTIC,
    traits=("Spell", "Augury"),
    cost=2,
    level=3,
    icons={"willpower": 1, "intellect": 1, "wild": 1},
    abilities=(
        Play(
            (
                fx.Lasting(
                    "test",
                    (
                        mod.AddSkill("you", "willpower", "intellect"),
                        mod.DiscoversMore("you", 1),
                    ),
                ),
                fx.TakeAction(
                    "investigate",
                    ("intellect",),
                    success=(
                        fx.If(
                            TokenRevealed("symbol"),
                            (
                                fx.May(
                                    (
                                        fx.Discard(
                                            Choose(
                                                AllOf(
                                                    (
                                                        Kind("treachery"),
                                                        AnyOf((Trait("Terror"), Trait("Hex"))),
                                                        InThreatAreaOf(anyone=True),
                                                    )
                                                )
                                            )
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            designator="investigate",
        ),
    ),
)
COSMIC_FLAME_5 = core(
    "12071",
    "asset",
    ("Cosmic Flame", "Kosmische Flamme"),
    number=71,
    classes=MYSTIC,
    traits=("Spell",),
    cost=3,
    level=5,
    icons={"willpower": 1, "combat": 1, "wild": 1},
    slots=("arcane",),
    abilities=(
        Keyword("uses", 4, "charges"),
        Action(
            (
                fx.Lasting("attack", (mod.Change("you", "willpower", 2), mod.DealsMore("you", 1))),
                fx.TakeAction(
                    "fight",
                    ("willpower",),
                    success=(fx.May((fx.Deal(1, target=ENEMY_HERE),), CHARGE),),
                    revealing=(_burns_out("skull", fx.Deal(1)),),
                ),
            ),
            (price.Actions(),),
            "fight",
        ),
    ),
)

CARDS: tuple[Printed, ...] = (
    DEXTER_DRAKE,
    FOR_MY_NEXT_TRICK,
    THE_NECRONOMICON,
    CLOAK_OF_RESONANCE,
    COSMIC_FLAME,
    JIM_CULVER,
    LUCKY_CHARM,
    SECOND_SIGHT,
    SPIRITUAL_INTUITION,
    PREMONITION,
    WARD_OF_PROTECTION,
    WILL_OF_THE_COSMOS,
    SOUL_LINK,
    MASK_OF_SILENUS_1,
    FEARLESS_2,
    AUGUR_OF_ELOKOSS_3,
    COSMIC_FLAME_5,
)
