"""Torment: listlessness, discord and pain, which take one kind of cards at a time."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, CopyLimit, Forced, Keyword, Revelation
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.things import (
    AllOf,
    Each,
    InZone,
    Is,
    Kind,
    Matches,
    Not,
    OfNamedType,
    Weakness,
)
from miskatonic.games.horror.words.triggers import On

SET = "torment"
treachery = partial(core, type="treachery", set=SET)

LANGUOR = treachery(
    "12193",
    name=("Languor", "Mattigkeit"),
    number=193,
    set_place=(1, 6),
    traits=("Hex", "Bane"),
    abilities=(
        CopyLimit(1, "investigator"),
        Revelation((fx.PutIntoPlay("this", "threat"),)),
        Forced(
            On("after", "turn-begins", who=Is("you")),
            (
                fx.DiscardTop(1),
                fx.If(
                    Matches("drawn", Weakness()),
                    (fx.DrawCard("drawn"),),
                    (
                        fx.NameType("drawn"),
                        fx.Lasting(
                            "round",
                            (Cannot("you", "play", OfNamedType()), Cannot("you", "commit", OfNamedType())),
                        ),
                    ),
                ),
            ),
        ),
        Action((fx.Discard("this"),), (price.Actions(2),)),
    ),
)
DISSONANCE = treachery(
    "12194",
    name=("Dissonance", "Missklang"),
    number=194,
    set_place=(3, 6),
    traits=("Curse", "Bane"),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("willpower",),
                    3,
                    failure=(
                        fx.LoseActions(1),
                        fx.NameType(),
                        fx.Discard(Each(AllOf((InZone("hand"), OfNamedType(), Not(Weakness()))))),
                    ),
                ),
            )
        ),
    ),
)
TORMENT = treachery(
    "12195",
    name=("Torment", "Qual"),
    number=195,
    set_place=(5, 6),
    traits=("Power", "Bane"),
    abilities=(
        Keyword("peril"),
        Revelation(
            (
                fx.Test(
                    ("willpower",),
                    3,
                    failure=(
                        fx.NameType(),
                        fx.DiscardCards(1, Each(Kind("investigator")), what=OfNamedType()),
                    ),
                ),
            )
        ),
    ),
)

CARDS = (LANGUOR, DISSONANCE, TORMENT)
COPIES = {LANGUOR.code: 2, DISSONANCE.code: 2, TORMENT.code: 2}
