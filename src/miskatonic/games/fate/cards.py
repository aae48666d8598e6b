"""What there is in the box of Fate: symbols, locations, spells, artefacts, curses, gods and squalls, as data.

A spell is a number: its astral symbol times twelve plus its effect. What a card does is a tree of `words`.
Not for carrying anything out.
"""

from functools import cache

import msgspec

from miskatonic.core.text import Text
from miskatonic.games.fate import numbers, words
from miskatonic.games.fate.words import Word

# Symbols and locations

Symbol = int
SYMBOLS = ("book", "lantern", "flame", "skull", "moon")
"""board.d2"""
BOOK, LANTERN, FLAME, SKULL, MOON = range(5)

Location = int
LOCATIONS = ("other-worlds", "library", "streets", "ceremony", "museum", "gathering")
"""board.1, board.d1"""
OTHER_WORLDS, LIBRARY, STREETS, CEREMONY, MUSEUM, GATHERING = range(6)
"""A location's symbol is its number minus one; Other Worlds shows a joker."""

Place = int
"""Where a cultist may be: a location, or one of these."""
LODGE, ABYSS, CAPTIVE = range(6, 9)
PLACES = 9

COLOURS = ("crimson", "amber", "jade", "violet")

# The fate die

Face = int
FACES = ("tentacle", "star", "eye")
TENTACLE, STAR, EYE = range(3)
DIE: tuple[Face, ...] = tuple(FACES.index(face) for face in numbers.DIE)
"""dice.d1"""

# Spells

Card = int
"""A spell, 0 to 59, or a Gate."""
GATE: Card = 60
"""Gates cannot be told apart, so all of them have one number."""
NONE = -1
"""No card, god, tile or colour."""


class Spell(msgspec.Struct, frozen=True):
    """One of the twelve spell effects."""

    name: str
    row: str
    timing: str
    effect: tuple[Word, ...]
    needs: tuple[Word, ...] = ()
    named: str = words.NOTHING_NAMED
    """What the caster names."""


SPELLS: tuple[Spell, ...] = (
    Spell(
        "call-from-below",
        "A",
        words.ANY_TURN,
        (words.Cultists(numbers.CALL_FROM_BELOW_CULTISTS, "abyss", "lodge"),),
        (words.OwnCultists("abyss"),),
    ),
    Spell(
        "false-trail",
        "A",
        words.ANY_TURN,
        (words.Investigators(numbers.FALSE_TRAIL_INVESTIGATORS, "lodge", "rival", least=1),),
        (words.OwnInvestigators(),),
        words.RIVAL_AND_NUMBER,
    ),
    Spell("dream-road", "B", words.PREP, (words.AnyRoad(),), (words.NotInForce(),)),
    Spell(
        "mind-theft",
        "B",
        words.ANY_TURN,
        (words.StealSpell(),),
        (words.RivalSpell(),),
        words.RIVAL_AND_BACK,
    ),
    Spell(
        "blood-price",
        "C",
        words.OWN_TURN,
        (words.Sacrifice(numbers.BLOOD_PRICE_SACRIFICE), words.Summon()),
        (words.OwnCultists("here", numbers.BLOOD_PRICE_SACRIFICE),),
    ),
    Spell("frenzy", "C", words.ROLL, (words.Reroll("chosen"),), named=words.SOME_DICE),
    Spell(
        "warding-circle",
        "C",
        words.RAID,
        (words.WardSigns(numbers.WARDING_CIRCLE_SIGNS),),
        (words.SuccessRolled(),),
    ),
    Spell(
        "betrayal",
        "D",
        words.ANY_TURN,
        (words.Cultists(numbers.BETRAYAL_CULTISTS, "here", "abyss", "rival"),),
        (words.RivalHere(),),
        words.RIVAL,
    ),
    Spell("banishment", "D", words.CAST, (words.Cancel(),)),
    Spell(
        "press-call",
        "D",
        words.ANY_TURN,
        (words.Investigators(numbers.PRESS_CALL_INVESTIGATORS, "supply", "rival"), words.RaidRival()),
        (words.RaidPossible(),),
        words.RIVAL,
    ),
    Spell(
        "rising-tide",
        "E",
        words.OWN_TURN,
        (words.Summon(),),
        (words.MarkerAtMost(numbers.RISING_TIDE_UP_TO),),
    ),
    Spell(
        "broken-seal",
        "E",
        words.ANY_TURN,
        (words.RemoveSigns(numbers.BROKEN_SEAL_SIGNS),),
        (words.OwnSigns(),),
    ),
)
"""spells.d1 to spells.d12, in this order; their rows are spell-cards.d1"""
(
    CALL_FROM_BELOW,
    FALSE_TRAIL,
    DREAM_ROAD,
    MIND_THEFT,
    BLOOD_PRICE,
    FRENZY,
    WARDING_CIRCLE,
    BETRAYAL,
    BANISHMENT,
    PRESS_CALL,
    RISING_TIDE,
    BROKEN_SEAL,
) = range(12)

ROWS = {"A": (1,), "B": (2,), "C": (1, 3), "D": (2, 4), "E": (0, 1, 3)}
"""spell-cards.d2 to spell-cards.d6: how far after the back's symbol, going round, the cost symbols stand."""

CARDS = len(SYMBOLS) * len(SPELLS)
"""components.d1"""
BACK: tuple[Symbol, ...] = tuple(card // len(SPELLS) for card in range(CARDS))
EFFECT: tuple[int, ...] = tuple(card % len(SPELLS) for card in range(CARDS))
ROW: tuple[str, ...] = tuple(SPELLS[effect].row for effect in EFFECT)
COST: tuple[tuple[Symbol, ...], ...] = tuple(
    tuple((BACK[card] + ahead) % len(SYMBOLS) for ahead in ROWS[ROW[card]]) for card in range(CARDS)
)
SPELL: tuple[Spell, ...] = tuple(SPELLS[effect] for effect in EFFECT)
"""For each card the spell it carries."""


def card(spell: str, back: str) -> Card:
    """Return the card with that spell and that back."""
    effect = next(number for number, each in enumerate(SPELLS) if each.name == spell)
    return SYMBOLS.index(back) * len(SPELLS) + effect


# Artefacts


class Artefact(msgspec.Struct, frozen=True):
    """One of the twelve artefacts."""

    name: str
    timing: str
    price: str
    effect: tuple[Word, ...]
    needs: tuple[Word, ...] = ()
    named: str = words.NOTHING_NAMED


ARTEFACTS: tuple[Artefact, ...] = (
    Artefact("necronomicon", words.READYING, words.EXHAUST, (words.Joker(),)),
    Artefact(
        "amulet",
        words.BEFORE_RAID,
        words.DESTROY,
        (words.EndRaid(), words.Investigators(0, "lodge", "supply")),
    ),
    Artefact("silver-key", words.MOVING, words.EXHAUST, (words.AnyRoad(),)),
    Artefact("elder-lamp", words.OWN_ROLL, words.EXHAUST, (words.Reroll("one"),), named=words.ONE_DIE),
    Artefact("idol", words.COUNTING, words.EXHAUST, (words.CountMore(numbers.IDOL_CULTISTS),)),
    Artefact("dagger", words.SACRIFICING, words.EXHAUST, (words.Cheaper(),)),
    Artefact("shining-stone", words.OWN_TURN, words.DESTROY, (words.Summon(),)),
    Artefact("black-mirror", words.OWN_TURN, words.DESTROY, (words.CurseRival(),), named=words.RIVAL),
    Artefact(
        "bone-flute",
        words.OWN_TURN,
        words.EXHAUST,
        (words.Cultists(numbers.BONE_FLUTE_CULTISTS, "abyss", "lodge"),),
        (words.OwnCultists("abyss"),),
    ),
    Artefact(
        "ward-ring",
        words.OWN_TURN,
        words.EXHAUST,
        (words.Investigators(numbers.WARD_RING_INVESTIGATORS, "lodge", "rival"),),
        (words.OwnInvestigators(),),
        words.RIVAL,
    ),
    Artefact(
        "yellow-mask",
        words.OWN_TURN,
        words.EXHAUST,
        (words.Swap(),),
        (words.SwapPossible(),),
        words.TWO_CULTISTS,
    ),
    Artefact("star-chart", words.OWN_TURN, words.EXHAUST, (words.Draw(),)),
)
"""artefact-list.d1 to artefact-list.d12, in this order"""
(
    NECRONOMICON,
    AMULET,
    SILVER_KEY,
    ELDER_LAMP,
    IDOL,
    DAGGER,
    SHINING_STONE,
    BLACK_MIRROR,
    BONE_FLUTE,
    WARD_RING,
    YELLOW_MASK,
    STAR_CHART,
) = range(12)

# Curses


class Curse(msgspec.Struct, frozen=True):
    """One of the eight kinds of curse; two cards of each. What sets it off is the message `when-<name>`."""

    name: str
    effect: tuple[Word, ...]


CURSES: tuple[Curse, ...] = (
    Curse("broken-word", (words.LoseSpell(),)),
    Curse("blind-stars", (words.Reroll("successes"),)),
    Curse("empty-showcase", (words.LoseArtefact(),)),
    Curse("hunger", (words.Cultists(numbers.HUNGER_CULTISTS, "lodge", "abyss"),)),
    Curse("torn-veil", (words.Investigators(numbers.TORN_VEIL_INVESTIGATORS, "supply", "lodge"),)),
    Curse("doubt", (words.NoControl(),)),
    Curse("backlash", (words.Cultists(numbers.BACKLASH_CULTISTS, "lodge", "abyss"),)),
    Curse("barred-gate", (words.StepBack(),)),
)
"""curses.d1 to curses.d8, in this order"""
(
    BROKEN_WORD,
    BLIND_STARS,
    EMPTY_SHOWCASE,
    HUNGER,
    TORN_VEIL,
    DOUBT,
    BACKLASH,
    BARRED_GATE,
) = range(8)
CURSE_CARDS: tuple[int, ...] = tuple(
    kind for kind in range(len(CURSES)) for _ in range(numbers.CURSES_OF_A_KIND)
)
"""components.d2"""

# Gods


class God(msgspec.Struct, frozen=True):
    """One of the eight Elder Gods with its Dark Gift."""

    name: str
    least_players: int
    gift: tuple[Word, ...]


GODS: tuple[God, ...] = (
    God("cthulhu", 2, (words.Cultists(numbers.CTHULHU_CULTISTS, "abyss", "any"),)),
    God("hastur", 3, (words.Oust(),)),
    God("nyarlathotep", 3, (words.Capture(), words.Release(numbers.NYARLATHOTEP_CAPTIVES))),
    God("ithaqua", 2, (words.LayTile(),)),
    God("tsathoggua", 2, (words.Either(words.RemoveSigns(numbers.TSATHOGGUA_SIGNS), words.DropReadied()),)),
    God(
        "shub-niggurath",
        2,
        (words.Cultists(numbers.SHUB_NIGGURATH_CULTISTS, "abyss", "lodge"), words.Place()),
    ),
    God("yog-sothoth", 2, (words.Roam(numbers.YOG_SOTHOTH_MOVES),)),
    God("azathoth", 2, (words.RollForSummon(numbers.AZATHOTH_DICE),)),
)
"""gods.d1 to gods.d8, in this order"""
(
    CTHULHU,
    HASTUR,
    NYARLATHOTEP,
    ITHAQUA,
    TSATHOGGUA,
    SHUB_NIGGURATH,
    YOG_SOTHOTH,
    AZATHOTH,
) = range(8)

# Winter squalls


class Squall(msgspec.Struct, frozen=True):
    """One of the four kinds of winter squall."""

    name: str
    tiles: int
    effect: tuple[Word, ...]


SQUALLS: tuple[Squall, ...] = (
    Squall("frost", numbers.FROST_TILES, (words.Cultists(numbers.FROST_CULTISTS, "lodge", "abyss"),)),
    Squall(
        "tracks",
        numbers.TRACKS_TILES,
        (words.Investigators(numbers.TRACKS_INVESTIGATORS, "supply", "lodge"),),
    ),
    Squall("gust", numbers.GUST_TILES, (words.DiscardSpell(),)),
    Squall("calm", numbers.CALM_TILES, (words.Nothing(),)),
)
"""squalls.d1 to squalls.d4, in this order"""
FROST, TRACKS, GUST, CALM = range(4)
TILES: tuple[int, ...] = tuple(kind for kind, squall in enumerate(SQUALLS) for _ in range(squall.tiles))
"""components.d2"""

# Names


@cache
def symbol_name(symbol: Symbol) -> Text:
    """Return the symbol's name."""
    return Text(f"symbol-{SYMBOLS[symbol]}")


@cache
def location_name(location: Location) -> Text:
    """Return the location's name."""
    return Text(f"location-{LOCATIONS[location]}")


@cache
def card_name(card: Card) -> Text:
    """Return the card's name, the back with it."""
    if card == GATE:
        return Text("card-gate")
    return Text("card", {"spell": Text(f"spell-{SPELL[card].name}"), "back": symbol_name(BACK[card])})


@cache
def back_name(card: Card) -> Text:
    """Return how a spell is named that lies face down."""
    return Text("back", {"symbol": symbol_name(BACK[card])})


@cache
def artefact_name(artefact: int) -> Text:
    """Return the artefact's name."""
    return Text(f"artefact-{ARTEFACTS[artefact].name}")


@cache
def curse_name(curse: int) -> Text:
    """Return the curse's name."""
    return Text(f"curse-{CURSES[curse].name}")


@cache
def god_name(god: int) -> Text:
    """Return the god's name."""
    return Text(f"god-{GODS[god].name}")


@cache
def squall_name(squall: int) -> Text:
    """Return the squall's name."""
    return Text(f"squall-{SQUALLS[squall].name}")
