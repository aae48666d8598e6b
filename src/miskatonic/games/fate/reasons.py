"""What a person who asks is advised in Fate, and what decides it.

The answers and what they are worth are those of the rules of thumb (`thumb`). Not for deciding.
"""

from collections.abc import Callable

from miskatonic.core.game import Ask, Seat
from miskatonic.core.hint import ALL_ALIKE, Hint, hinted
from miskatonic.core.ids import ids_in, kind_in, number_in, read_id
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
    GODS,
    MIND_THEFT,
    OTHER_WORLDS,
    PRESS_CALL,
    RISING_TIDE,
    SHINING_STONE,
    STAR_CHART,
    WARD_RING,
    YELLOW_MASK,
    artefact_name,
    card_name,
    location_name,
)
from miskatonic.games.fate.state import Fate
from miskatonic.games.fate.worth import ARTEFACT, control_chance

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


def hint(g: Fate, seat: Seat, ask: Ask) -> Hint:
    """Return what the rules of thumb answer, and what decides it."""
    return hinted(
        ask,
        thumb.worths(g, seat, ask),
        _place_among_gods if ask.kind == "god" else _steps,
        lambda choice: _reason(g, seat, ask, ids_in(choice)[0]),
        alike=lambda choice: _ALIKE.get(ask.kind, ALL_ALIKE),
    )


_ALIKE = {"colour": text("hint-colour"), "lay-tile": text("hint-lay-tile")}


def _steps(worth: float) -> Text:
    return text("hint-steps", steps=round(worth, 1))


def _place_among_gods(worth: float) -> Text:
    return text("hint-god-place", place=round(-worth), gods=len(GODS))


def _reason(g: Fate, seat: Seat, ask: Ask, id: str) -> Text:
    """Return why it is, or is not, the moment for what is offered, or what else decides."""
    kind = kind_in(id)
    if kind == "pass":
        able = any(option.id not in PASSES for option in ask.options)
        return text("hint-not-now") if able else text("hint-nothing-to-use")
    if ask.kind == "window" and kind == "cast":
        return _cast(g, seat, EFFECT[number_in(id)])
    if ask.kind == "window" and kind == "use":
        return USES[number_in(id)]
    if kind == "die" or ask.kind == "roll":
        return text("hint-dice", count=len(thumb.bad_dice(g, seat)))
    return _REASONS.get(ask.kind, _target)(g, seat, id)


def _cast(g: Fate, seat: Seat, effect: int) -> Text:
    """spells.d8: in Other Worlds Betrayal costs a rival who acts there a die"""
    if effect == BETRAYAL and g.fate == OTHER_WORLDS and seat != g.active:
        return text("hint-betrayal-dice", rival=Who(g.active))
    return CASTS[effect]


def _way(g: Fate, seat: Seat, id: str) -> Text:
    """movement.1 to movement.5: where a way leads best, and what one can hope for there"""
    to = number_in(id) if kind_in(id) == "to" else thumb.aim(g, seat, id)
    percent = round(100 * control_chance(g, seat, to, 1))
    return text("hint-aim", place=location_name(to), percent=percent)


def _readied(g: Fate, seat: Seat, id: str) -> Text:
    """ready.1, library.4"""
    if id == "none":
        return text("hint-ready-none")
    return text("hint-ready", card=card_name(number_in(id)))


def _given_up(g: Fate, seat: Seat, id: str) -> Text:
    """squalls.d3, ready.8"""
    return text("hint-missed-least", card=card_name(number_in(id)))


def _sent(g: Fate, seat: Seat, id: str) -> Text:
    """streets.1"""
    return text("hint-enough") if id == "enough" else _target(g, seat, id)


def _turned(g: Fate, seat: Seat, id: str) -> Text:
    """museum.1"""
    shown = max(g.shown, key=ARTEFACT.__getitem__, default=None)
    if shown is None:
        return text("hint-none-shown")
    return text("hint-keep-shown" if id == "none" else "hint-turn-over", artefact=artefact_name(shown))


def _sign(g: Fate, seat: Seat, id: str) -> Text:
    """museum.2"""
    return text("hint-keep-signs" if id == "none" else "hint-signs", signs=g.signs[seat])


def _artefact(g: Fate, seat: Seat, id: str) -> Text:
    """museum.3"""
    return text("hint-top") if id == "top" else text("hint-artefact", artefact=artefact_name(number_in(id)))


def _artefact_given_up(g: Fate, seat: Seat, id: str) -> Text:
    """museum.4"""
    return text("hint-artefact-least", artefact=artefact_name(number_in(id)))


def _roam(g: Fate, seat: Seat, id: str) -> Text:
    """gathering.2, gathering.3, gods.d7"""
    own = g.cultists[seat][OTHER_WORLDS]
    return text("hint-stay" if id == "none" else "hint-roam", count=own)


def _sacrificed(g: Fate, seat: Seat, id: str) -> Text:
    """ceremony.3, streets.4, artefact-list.d6"""
    return text("hint-dagger" if id == "dagger" else "hint-sacrifice")


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
    return _given_up(g, seat, id) if kind == "drop" else _target(g, seat, id)


def _gift(g: Fate, seat: Seat, id: str) -> Text:
    """ceremony.2"""
    kind = kind_in(id)
    if kind == "cultist":
        return text("hint-rivals-cultist")
    if kind == "to":
        return text("hint-place")
    return text("hint-signs", signs=g.signs[seat]) if kind == "signs" else text("hint-gift")


_REASONS: dict[str, Callable[[Fate, Seat, str], Text]] = {
    "god": lambda g, seat, id: text("hint-god"),
    "cast": lambda g, seat, id: text("hint-banish", rival=Who(g.casting[-1].seat)),
    "ward": lambda g, seat, id: text("hint-ward", brought=thumb.signs_rolled(g), signs=g.signs[seat]),
    "amulet": lambda g, seat, id: text("hint-amulet", count=g.lodges[seat], signs=g.signs[seat]),
    "dagger": _sacrificed,
    "move": _way,
    "gust": _given_up,
    "control": lambda g, seat, id: text("hint-idol" if id == "idol" else "hint-free-roll"),
    "free-ready": _readied,
    "return": lambda g, seat, id: text("hint-return"),
    "send": _sent,
    "sacrifice": _sacrificed,
    "turn-over": _turned,
    "destroy-sign": _sign,
    "artefact": _artefact,
    "give-up": _artefact_given_up,
    "roam": _roam,
    "gift": _gift,
    "place": lambda g, seat, id: text("hint-place"),
    "release": lambda g, seat, id: text("hint-release"),
    "ready": _readied,
    "fourth": _fourth,
}
