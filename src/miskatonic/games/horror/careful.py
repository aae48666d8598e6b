"""What a choice costs besides what it says, so that a table can ask once more before it is made.

Says no more than the seat can see and work out. Changes nothing, decides nothing.
"""

from collections.abc import Mapping

from miskatonic.core.game import Caution, Seat
from miskatonic.core.ids import read_id
from miskatonic.core.text import text
from miskatonic.games.horror import naming, zones
from miskatonic.games.horror.abilities import text_named, words_of
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.rules import fighting, initiating, paying, playing, slots
from miskatonic.games.horror.rules.actions import BASIC, DOING
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words.abilities import Ability, Action, Play


def cautions(g: Horror, seat: Seat) -> Mapping[str, tuple[Caution, ...]]:
    """Return by option what should be thought over; options that cost nothing besides are left out."""
    ask = g.asks().get(seat)
    if ask is None or ask.kind not in ("turn", "window", "reaction"):
        return {}
    found = {option.id: _cautions(g, seat, option.id) for option in ask.options}
    return {id: each for id, each in found.items() if each}


def _cautions(g: Horror, seat: Seat, choice: str) -> tuple[Caution, ...]:
    deed = read_id(choice)
    kind = deed.kind
    if kind == "end":
        return _actions_left(g, seat)
    if kind in BASIC:
        return () if kind in initiating.SAFE else _attacks(g, seat, DOING.get(kind, kind))
    if kind == "play":
        used = _of_ability(g, seat, *playing.play_text(g, deed.number))
        return (*used, *_no_room(g, seat, deed.number))
    key = deed.word if kind == "use" else choice
    return () if key in ("pass", "advance") else _of_ability(g, seat, text_named(key), None)


def _of_ability(g: Horror, seat: Seat, text: Text, ability: Ability | None) -> tuple[Caution, ...]:
    """What using an ability, or playing a card, brings with it."""
    ability = ability or words_of(g, text)
    context = Context(0, text.card, seat)
    costs = paying.costs_of(g, context, text, ability)
    provoked = _attacks(g, seat, _doing(ability)) if _provokes(ability, costs) else ()
    return (*_resigns(ability), *provoked, *_last_use(g, context, costs))


def _provokes(ability: Ability, costs: tuple[price.Cost, ...]) -> bool:
    """attack-of-opportunity.1: it takes an action, and not one of the safe ones."""
    takes_action = isinstance(ability, Action) or any(isinstance(each, price.Actions) for each in costs)
    safe = getattr(ability, "designator", "") in initiating.SAFE or getattr(ability, "safe", False)
    return takes_action and not safe


def _doing(ability: Ability) -> str:
    usual = "play" if isinstance(ability, Play) else "activate"
    return getattr(ability, "designator", "") or usual


def _attacks(g: Horror, seat: Seat, doing: str) -> tuple[Caution, ...]:
    """attack-of-opportunity.1: who attacks first."""
    enemies = fighting.provoked(g, seat, doing)
    if not enemies:
        return ()
    names = [naming.name(g, enemy) for enemy in enemies]
    said = text("caution-attack", enemies=names, count=len(names))
    return (Caution(said, "attack-of-opportunity.1"),)


def _actions_left(g: Horror, seat: Seat) -> tuple[Caution, ...]:
    """investigation.25: a turn that ends early gives its actions away."""
    left = g.people[seat].actions + len(g.people[seat].spare)
    return (Caution(text("caution-actions", count=left), "investigation.25"),) if left > 0 else ()


def _resigns(ability: Ability) -> tuple[Caution, ...]:
    """resign.2: the scenario is over for whoever resigns."""
    final = getattr(ability, "designator", "") == "resign"
    return (Caution(text("caution-resign"), "resign.2"),) if final else ()


def _no_room(g: Horror, seat: Seat, card: int) -> tuple[Caution, ...]:
    """slots.13: which assets must make way, or between which there is a choice."""
    if not zones.is_type(g, card, "asset") or slots.room_for(g, seat, card):
        return ()
    ways = slots.ways_to_make_room(g, seat, card)
    going = sorted({each for way in ways for each in way})
    if not going:
        return ()
    names = [naming.name(g, each) for each in going]
    return (Caution(text("caution-slots", cards=names, ways=len(ways)), "slots.13"),)


def _last_use(g: Horror, context: Context, costs: tuple[price.Cost, ...]) -> tuple[Caution, ...]:
    """uses.5: no use is left on the card afterwards."""
    spent = sum(each.count for each in costs if isinstance(each, price.SpendUses))
    if not spent or spent < g.cards[context.source].uses:
        return ()
    return (Caution(text("caution-last-use", card=naming.name(g, context.source)), "uses.5"),)
