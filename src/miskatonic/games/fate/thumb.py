"""How to play Fate by rules of thumb: for every kind of decision a quick answer that is seldom bad.

A decision is made from a position and a seat. Only what that seat may know is used, so a position made from a
view (`seen`) serves as well as an imagined one. What things are worth stands in `worth`, when the moment of a
spell or an artefact has come in `timely`.
"""

from collections.abc import Callable, Sequence

from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.hint import Worths as Weighed
from miskatonic.core.hint import best, picks
from miskatonic.core.ids import id_of, kind_in, number_in, read_id
from miskatonic.core.rng import Rng
from miskatonic.games.fate import worth
from miskatonic.games.fate.asks import PASSES
from miskatonic.games.fate.cards import (
    ABYSS,
    AMULET,
    AZATHOTH,
    BACK,
    BANISHMENT,
    BETRAYAL,
    BLOOD_PRICE,
    CTHULHU,
    EFFECT,
    EYE,
    FRENZY,
    HASTUR,
    IDOL,
    ITHAQUA,
    LOCATIONS,
    MUSEUM,
    NYARLATHOTEP,
    OTHER_WORLDS,
    PRESS_CALL,
    RISING_TIDE,
    SHUB_NIGGURATH,
    STAR,
    STREETS,
    TSATHOGGUA,
    YOG_SOTHOTH,
    Card,
    Location,
)
from miskatonic.games.fate.numbers import SIGNS_TO_LOSE
from miskatonic.games.fate.state import Fate
from miskatonic.games.fate.timely import CASTS, USES, never, press_call_on
from miskatonic.games.fate.worth import CULTIST, SIGN

NO_LIKING = (0.0,) * len(LOCATIONS)
WORTH_READYING = 0.1
"""A spell that brings less stays in hand."""
WORTH_A_CIRCLE = 0.19
"""What signs must cost before a circle is drawn against them."""
FORWARD = 0.05
"""How much it matters that a rival has come a step farther."""
CONTROL = 1.0
"""What it is worth to be in control, once the fate piece is there."""
SACRIFICE = 0.5
"""What a sacrifice brings, without what the cultists were good for."""
BEST_GODS = (
    *(NYARLATHOTEP, HASTUR, TSATHOGGUA, CTHULHU),
    *(YOG_SOTHOTH, AZATHOTH, SHUB_NIGGURATH, ITHAQUA),
)
"""Who won more often stands first; docs/balance-fate.md says how often."""


Worths = dict[str, float]
"""What answers would bring, in steps of the summon marker."""


def decide(g: Fate, seat: Seat, ask: Ask, rng: Rng) -> Choice:
    """Return what the rules of thumb say: the answer worth most; of the gods, as a matter of taste, any."""
    return rng.choice(ask.options).id if ask.kind == "god" else best(worths(g, seat, ask))


def worths(g: Fate, seat: Seat, ask: Ask) -> Weighed:
    """Return what the answers worth a thought are worth, in steps; standing orders are for people."""
    return WEIGHED[ask.kind](g, seat, ask)


def ids(ask: Ask) -> list[str]:
    """Return the ids of the options."""
    return [option.id for option in ask.options]


# Setup


def god(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """setup.2: the place among those who won, counted from the last"""
    return {id: -1.0 - BEST_GODS.index(number_in(id)) for id in ids(ask)}


def colour(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """Any."""
    return dict.fromkeys(["any", *ids(ask)], 0.0)


# Windows


def window(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """What it is worth to cast or use something whose moment has come, and lost if it has not; or on whom."""
    if ask.options[0].what.kind not in ("cast", "use", "pass"):
        return target(g, seat, ask)
    spells = worth.spells(g, seat)
    found = {"pass": 0.0}
    for option in ask.options:
        number = option.what.number if option.what.parts else 0
        if option.what.kind == "cast":
            found[option.id] = _if_timely(CASTS[EFFECT[number]](g, seat), spells[EFFECT[number]])
        elif option.what.kind == "use":
            found[option.id] = _if_timely(USES[number](g, seat), worth.ARTEFACT[number])
    return found


def _if_timely(timely: bool, value: float) -> float:
    """Return what is won by using something now, or lost."""
    return value if timely else -value


def target(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """What a spell or artefact is worth for each."""
    kind = kind_in(ask.options[0].id)
    if kind == "theft":
        return _theft(g, seat, ask)
    if kind == "own":
        return {id: -CULTIST[number_in(id)] for id in ids(ask)}
    if kind == "other":
        return {id: CULTIST[read_id(id).numbers[-1]] for id in ids(ask)}
    spell = _spell_about(ask)
    rivals = {option.id: option.what.numbers[0] for option in ask.options}
    if spell == BETRAYAL:
        return {id: (rival == g.active) + FORWARD * worth.lead(g, rival) for id, rival in rivals.items()}
    if spell == PRESS_CALL:
        return {id: press_call_on(g, seat, rival) for id, rival in rivals.items()}
    return {id: worth.sign_on(g, seat, rival) for id, rival in rivals.items()}


def _spell_about(ask: Ask) -> int | None:
    """Return the effect of the spell that something is named for; None: it is an artefact."""
    use = read_id(ask.about) if ask.about else None
    return EFFECT[use.number] if use is not None and use.kind == "cast" else None


def _theft(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """spells.d4: a spell more, and with the same back as one in hand a pair."""
    backs = [BACK[card] for card in g.hands[seat]]
    pairs = {id: backs.count(read_id(id).numbers[1]) == 1 for id in ids(ask)}
    return {id: worth.SPELL + worth.GATE_HELD * pair for id, pair in pairs.items()}


# Reactions


def roll(g: Fate, seat: Seat, ask: Ask) -> Weighed:
    """windows.7: roll again what is bad, the rivals' luck included."""
    assert g.roll is not None
    if kind_in(ask.options[0].id) == "die":
        return _dice(g, seat, ask)
    bad = len(bad_dice(g, seat))
    enough = 2 if g.roll.kind == "other-worlds" and g.roll.seat == seat else 1
    found = {"pass": 0.0}
    for option in ask.options:
        if option.what.kind == "use":
            found[option.id] = worth.SUCCESS * bad
        elif option.what.kind == "cast":
            found[option.id] = worth.SUCCESS * (bad - enough)
    return found


def bad_dice(g: Fate, seat: Seat) -> list[int]:
    """Return the dice that the player would like to see rolled again."""
    assert g.roll is not None
    faces, own = g.roll.faces, g.roll.seat == seat
    if g.roll.kind == "control":
        return [0] if own and faces != (STAR,) else []
    successes = [place for place, face in enumerate(faces) if face != EYE]
    if g.roll.kind == "raid":
        return successes if own else []
    if not own:
        return successes
    eyes = [place for place, face in enumerate(faces) if face == EYE]
    return [] if g.roll.kind == "gift" and successes else eyes


def _dice(g: Fate, seat: Seat, ask: Ask) -> Weighed:
    """A bad die has much to win, a good one little to lose."""
    bad = bad_dice(g, seat)
    gains = {
        id: worth.SUCCESS if number_in(id) in bad else worth.SUCCESS - 1
        for id in ids(ask)
        if kind_in(id) == "die"
    }
    return picks(ask, gains, at_least=1)


def answer_cast(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """casting.3: banish what brings a leading rival forward."""
    spell = g.casting[-1]
    effect = EFFECT[spell.card]
    ahead = g.summon[spell.seat] >= max(3, g.summon[seat])
    hurts = effect in (FRENZY, PRESS_CALL, BANISHMENT) and spell.seat == worth.leader(g, seat)
    timely = ahead if effect in (RISING_TIDE, BLOOD_PRICE) else hurts
    price = worth.READY[BANISHMENT]
    banish = {id: _if_timely(timely, price) for id in ids(ask) if id not in PASSES}
    return {"pass": 0.0, **banish}


def ward(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """raid.3: against two signs, or one that hurts."""
    signs = g.signs[seat]
    spared = SIGN[min(SIGNS_TO_LOSE, signs + signs_rolled(g))] - SIGN[signs]
    return {"pass": 0.0, **{id: spared - WORTH_A_CIRCLE for id in ids(ask) if id not in PASSES}}


def signs_rolled(g: Fate) -> int:
    """raid.4, raid.5: how many signs the roll of a raid brings"""
    assert g.roll is not None
    return len(g.roll.faces) - g.roll.faces.count(EYE)


def amulet(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """raid.2"""
    timely = g.lodges[seat] > 2 or g.signs[seat] > 6
    return {"pass": 0.0, "destroy": _if_timely(timely, worth.ARTEFACT[AMULET])}


# Movement


def move_values(g: Fate, seat: Seat, ask: Ask, liking: Sequence[float] = NO_LIKING) -> dict[str, float]:
    """movement.1: what every way to move, or every destination, would bring, less what its cards are worth;
    `liking` is added for each place.
    """
    if ask.options[0].what.kind == "to":
        places = [number_in(option.id) for option in ask.options]
        return {id_of("to", to): worth.visit_and_ready(g, seat, to) + liking[to] for to in places}
    visits = _visits(g, seat, liking)
    keep = worth.spells(g, seat)
    values = {}
    for option in ask.options:
        gain, _, cards = _reached(visits, option.id)
        way = kind_in(option.id)
        values[option.id] = gain - 0.2 * sum([keep[EFFECT[card]] for card in cards]) - WAYS[way]
    return values


Visits = dict[Location, tuple[float, list[tuple[float, Card]]]]
"""For every place where the fate piece is not: what going there brings, and what readying a spell there."""


def _visits(g: Fate, seat: Seat, liking: Sequence[float]) -> Visits:
    return {
        to: (worth.visit(g, seat, to) + liking[to], worth.readying(g, seat, to))
        for to in range(len(LOCATIONS))
        if to != g.fate
    }


def _reached(visits: Visits, id: str) -> tuple[float, Location, list[Card]]:
    """Return what the best place brings that a way leads to, which it is, and the cards that are played."""
    way = read_id(id)
    cards = list(way.numbers)
    places = [BACK[cards[0]] + 1] if way.kind == "spell" else list(visits)
    gains = [visits[to][0] + _readied(visits[to][1], cards) for to in places]
    best = max(gains)
    return best, places[gains.index(best)], cards


def aim(g: Fate, seat: Seat, way: str) -> Location:
    """Return the best place that a way to move leads to."""
    return _reached(_visits(g, seat, NO_LIKING), way)[1]


def _readied(gains: list[tuple[float, Card]], played: list[Card]) -> float:
    """Return what the best spell brings that can be readied and is not played to move."""
    for gain, card in gains:
        if card not in played:
            return max(0.0, gain)
    return 0.0


WAYS = {"spell": 0.0, "pair": 0.1, "gate": 0.3, "road": 0.0, "key": 0.05}
"""What a way of moving costs, beside the spells."""


def given_up(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """squalls.d3: what every spell costs that is discarded"""
    values = worth.spells(g, seat)
    return {id: -values[EFFECT[number_in(id)]] for id in ids(ask)}


# Activation


def control(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """control.2: the roll costs nothing; the Idol makes sure, and is kept for where that matters."""
    sure = CONTROL - worth.ARTEFACT[IDOL] if g.fate != STREETS else 0.0
    offers = {"idol": sure, "roll": worth.STAR_CHANCE * CONTROL, "none": 0.0}
    return {id: offers[id] for id in ids(ask)}


def free_ready(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """library.4: what every spell in hand is worth, readied"""
    values = worth.spells(g, seat)
    spells = {id: values[EFFECT[number_in(id)]] for id in ids(ask)[:-1]}
    return {"none": 0.0, **spells}


def send(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """streets.1: what a sign on each rival is worth, and to be rid of an own investigator"""
    worths = dict.fromkeys(ids(ask), 0.0)
    for id in worths:
        sent = read_id(id)
        if sent.parts:
            worths[id] = worth.sign_on(g, seat, sent.number) * worth.SUCCESS
            worths[id] += worth.INVESTIGATOR if sent.kind == "lodge" else 0.0
    return worths


def sacrifice(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """ceremony.3, streets.4: always, with the Dagger if possible; that saves a cultist."""
    price = CULTIST[g.fate] if g.fate in range(len(LOCATIONS)) else 0.0
    offers = {"dagger": SACRIFICE, "plain": SACRIFICE - price, "none": 0.0}
    return {id: offers[id] for id in ids(ask)}


def turn_over(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """museum.1: the best artefact that lies open, or an unknown one"""
    best = max([worth.ARTEFACT[each] for each in g.shown], default=0.0)
    return {"none": best, "turn-over": worth.ANY_ARTEFACT}


def destroy_sign(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """museum.2: what an own sign weighs, less the cultist"""
    signs = g.signs[seat]
    worths = {"none": 0.0}
    for way, price in (("dagger", 0.0), ("plain", CULTIST[MUSEUM])):
        id = id_of(way, seat)
        if signs and id in ids(ask):
            worths[id] = SIGN[signs] - SIGN[signs - 1] - price
    return worths


def artefact(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """museum.3"""
    return {id: _artefact(id) for id in ids(ask)}


def give_up(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """museum.4"""
    return {id: -_artefact(id) for id in ids(ask)}


def _artefact(id: str) -> float:
    return worth.ANY_ARTEFACT if id == "top" else worth.ARTEFACT[number_in(id)]


def roam(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """gathering.2, gathering.3, gods.d7: what a cultist gains by going to Other Worlds"""
    moves = {option.id: option.what.numbers for option in ask.options if option.what.kind == "move"}
    gains = {id: CULTIST[to] - CULTIST[origin] for id, (origin, to) in moves.items() if to == OTHER_WORLDS}
    return {**gains, "none": 0.0}


# Dark Gifts


def gift(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """ceremony.2: where it brings most."""
    options = [id for id in ids(ask) if id != "none"]  # which rules version 1 offered
    return {id: _gift(g, seat, id) for id in options}


def _gift(g: Fate, seat: Seat, id: str) -> float:
    way = read_id(id)
    if way.kind == "cultist":
        return _rival_cultist(g, seat, id)
    if way.kind == "drop":
        return worth.drop(g, seat, way.number)
    if way.kind == "signs":
        return worth.fewer_signs(g, seat)
    return CULTIST[way.number] if way.kind == "to" else 0.0


def _rival_cultist(g: Fate, seat: Seat, id: str) -> float:
    """gods.d2, gods.d3: where it hurts the rival, and helps oneself to control."""
    rival, location = read_id(id).numbers
    own = g.cultists[seat][location]
    there = g.cultists[rival][location]
    return CULTIST[location] * (2 if own >= 2 and there >= own else 1) + 0.05 * worth.lead(g, rival)


def place(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """gods.d6: where cultists count most"""
    return {id: CULTIST[number_in(id)] if kind_in(id) == "to" else 0.0 for id in ids(ask)}


def lay_tile(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """gods.d4: one place is as good as another"""
    return dict.fromkeys(ids(ask), 0.0)


def from_abyss(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """other-worlds.3: in the lodge cultists can be sent out again"""
    gain = g.cultists[seat][ABYSS] * worth.LODGE_CULTIST
    return {id: 0.0 if id == "none" else gain for id in ids(ask)}


def release(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """gods.d3: let those go who help the rivals least; it is worth a step."""
    found = {"none": 0.0}
    for id in ids(ask)[:-1]:
        found[id] = 1.0 - FORWARD * sum([worth.lead(g, owner) for owner in read_id(id).numbers])
    return found


# Conclusion


def ready(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """ready.1: what every spell is worth, readied, less the one that must go; kept, it is worth the column"""
    values = worth.spells(g, seat)
    old = g.readied[seat]
    dropped = min([values[EFFECT[card]] for card in old]) if len(old) > 2 else 0.0
    spells = {id: values[EFFECT[number_in(id)]] - dropped for id in ids(ask)[:-1]}
    return {"none": WORTH_READYING, **spells}


def fourth(g: Fate, seat: Seat, ask: Ask) -> Worths:
    """ready.8: cast what can be cast at once with some gain, else drop the least."""
    if kind_in(ask.options[0].id) not in ("cast", "drop"):
        return target(g, seat, ask)
    values = worth.spells(g, seat)
    return {
        id: _cast_now(g, seat, EFFECT[number_in(id)], values)
        if kind_in(id) == "cast"
        else -values[EFFECT[number_in(id)]]
        for id in ids(ask)
    }


def _cast_now(g: Fate, seat: Seat, effect: int, values: Sequence[float]) -> float:
    """A spell cast in vain is lost like one dropped, and what it could have replaced stays."""
    return values[effect] if CASTS.get(effect, never)(g, seat) else -values[effect] - worth.SPELL


WEIGHED: dict[str, Callable[[Fate, Seat, Ask], Weighed]] = {
    "god": god,
    "colour": colour,
    "window": window,
    "roll": roll,
    "cast": answer_cast,
    "ward": ward,
    "amulet": amulet,
    "dagger": sacrifice,
    "move": move_values,
    "gust": given_up,
    "control": control,
    "free-ready": free_ready,
    "return": from_abyss,
    "send": send,
    "sacrifice": sacrifice,
    "turn-over": turn_over,
    "destroy-sign": destroy_sign,
    "artefact": artefact,
    "give-up": give_up,
    "roam": roam,
    "gift": gift,
    "place": place,
    "release": release,
    "lay-tile": lay_tile,
    "ready": ready,
    "fourth": fourth,
}
"""How the answers to each decision are weighed against each other."""
