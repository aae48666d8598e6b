"""What a person who asks is advised in Fate, and what decides it.

The answers are those of the rules of thumb (`thumb`). Where these weigh, the numbers shown are the ones
that were weighed; where they wait for a moment, the reason says which. Not for deciding.
"""

from collections.abc import Callable

from miskatonic.core.bot import ONLY_ONE, Hint, best_rated, is_forced
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.ids import ids_in, kind_in, number_in, read_id
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text, Who, text
from miskatonic.games.fate import thumb
from miskatonic.games.fate.asks import PASSES
from miskatonic.games.fate.cards import (
    BETRAYAL,
    BLACK_MIRROR,
    BLOOD_PRICE,
    BONE_FLUTE,
    BROKEN_SEAL,
    CALL_FROM_BELOW,
    DREAM_ROAD,
    EFFECT,
    FALSE_TRAIL,
    MIND_THEFT,
    OTHER_WORLDS,
    PRESS_CALL,
    RISING_TIDE,
    SHINING_STONE,
    STAR_CHART,
    WARD_RING,
    YELLOW_MASK,
    location_name,
)
from miskatonic.games.fate.odds import best_god
from miskatonic.games.fate.state import Fate

CASTS = {
    CALL_FROM_BELOW: text("hint-call-from-below"),
    FALSE_TRAIL: text("hint-false-trail"),
    DREAM_ROAD: text("hint-dream-road"),
    MIND_THEFT: text("hint-mind-theft"),
    BLOOD_PRICE: text("hint-blood-price"),
    BETRAYAL: text("hint-betrayal"),
    PRESS_CALL: text("hint-press-call"),
    RISING_TIDE: text("hint-rising-tide"),
    BROKEN_SEAL: text("hint-broken-seal"),
}
"""Why it is the moment for each spell of an open window."""
USES = {
    SHINING_STONE: text("hint-shining-stone"),
    BLACK_MIRROR: text("hint-black-mirror"),
    BONE_FLUTE: text("hint-bone-flute"),
    WARD_RING: text("hint-ward-ring"),
    YELLOW_MASK: text("hint-yellow-mask"),
    STAR_CHART: text("hint-star-chart"),
}
"""Why it is the moment for each artefact of an open window."""


def hint(g: Fate, seat: Seat, ask: Ask, rng: Rng) -> Hint:
    """Return what the rules of thumb answer, and what decides it."""
    if ask.kind == "god":
        return Hint(best_god(ask), (text("hint-god"),))
    weigh = thumb.WEIGHED.get(ask.kind)
    if weigh is None:
        choice = thumb.decide(g, seat, ask, rng)
        return Hint(choice, tuple(_moment(g, seat, ask, choice)))
    best = best_rated(ask, dict(weigh(g, seat, ask).items()), _steps)
    return Hint(best.choice, (*best.reasons, *_aim(g, seat, ask, best.choice)))


def _steps(option: Text | list[Text], worth: float) -> Text:
    return text("hint-steps", option=option, steps=round(worth, 1))


def _aim(g: Fate, seat: Seat, ask: Ask, choice: Choice) -> tuple[Text, ...]:
    """movement.3, movement.4: where a way leads that leaves the choice."""
    (way,) = ids_in(choice)
    if ask.kind != "move" or kind_in(way) in ("to", "spell") or is_forced(ask):
        return ()
    return (text("hint-aim", place=location_name(thumb.aim(g, seat, way))),)


def _moment(g: Fate, seat: Seat, ask: Ask, choice: Choice) -> list[Text]:
    """Return why it is, or is not, the moment for what is offered."""
    if is_forced(ask):
        return [ONLY_ONE]
    first = ids_in(choice)[0]
    kind = kind_in(first)
    if kind == "pass":
        able = any(option.id not in PASSES for option in ask.options)
        return [text("hint-not-now") if able else text("hint-nothing-to-use")]
    if ask.kind == "window" and kind == "cast":
        return [_cast(g, seat, EFFECT[number_in(first)])]
    if ask.kind == "window" and kind == "use":
        return [USES[number_in(first)]]
    if kind == "die" or ask.kind == "roll":
        return [text("hint-dice", count=len(thumb.bad_dice(g, seat)))]
    return [_MOMENTS.get(ask.kind, _target)(g, seat, first)]


def _cast(g: Fate, seat: Seat, effect: int) -> Text:
    """spells.d8: in Other Worlds Betrayal costs a rival who acts there a die"""
    if effect == BETRAYAL and g.fate == OTHER_WORLDS and seat != g.active:
        return text("hint-betrayal-dice", rival=Who(g.active))
    return CASTS[effect]


def _target(g: Fate, seat: Seat, id: str) -> Text:
    """Return why a spell or artefact is for this one."""
    kind = kind_in(id)
    if kind == "theft":
        return text("hint-theft")
    if kind == "own":
        return text("hint-own-cultist")
    if kind == "other":
        return text("hint-rivals-cultist")
    rival = read_id(id).numbers[0]
    return text("hint-rival", rival=Who(rival), signs=g.signs[rival], steps=g.summon[rival])


def _fourth(g: Fate, seat: Seat, id: str) -> Text:
    """ready.8"""
    kind = kind_in(id)
    if kind == "cast":
        return text("hint-fourth-cast")
    return text("hint-fourth-drop") if kind == "drop" else _target(g, seat, id)


def _gift(g: Fate, seat: Seat, id: str) -> Text:
    """ceremony.2"""
    kind = kind_in(id)
    if kind == "cultist":
        return text("hint-rivals-cultist")
    if kind == "to":
        return text("hint-place")
    return text("hint-signs", signs=g.signs[seat]) if kind == "signs" else text("hint-gift")


_MOMENTS: dict[str, Callable[[Fate, Seat, str], Text]] = {
    "colour": lambda g, seat, id: text("hint-colour"),
    "cast": lambda g, seat, id: text("hint-banish", rival=Who(g.casting[-1].seat)),
    "ward": lambda g, seat, id: text("hint-ward", brought=thumb.signs_rolled(g), signs=g.signs[seat]),
    "amulet": lambda g, seat, id: text("hint-amulet", count=g.lodges[seat], signs=g.signs[seat]),
    "dagger": lambda g, seat, id: text("hint-dagger" if id == "dagger" else "hint-sacrifice"),
    "sacrifice": lambda g, seat, id: text("hint-dagger" if id == "dagger" else "hint-sacrifice"),
    "control": lambda g, seat, id: text("hint-idol" if id == "idol" else "hint-free-roll"),
    "return": lambda g, seat, id: text("hint-return"),
    "gift": _gift,
    "place": lambda g, seat, id: text("hint-place"),
    "release": lambda g, seat, id: text("hint-release"),
    "lay-tile": lambda g, seat, id: text("hint-lay-tile"),
    "fourth": _fourth,
}
