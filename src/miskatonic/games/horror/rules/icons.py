"""Skill icons as a price: cards with them are discarded, and every wild icon is named (skill-icons.6, .7).

Not for icons committed to a test, which nobody names (skill-icons.q1; see `testing`).
"""

from miskatonic.core.game import Seat
from miskatonic.games.horror import asks, numbers, told
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import cards
from miskatonic.games.horror.state import Context, Horror, step
from miskatonic.games.horror.words.costs import DiscardIcons


def why_not(g: Horror, context: Context, cost: DiscardIcons) -> Reason | None:
    """skill-icons.6: why the cards in hand do not show these icons."""
    if _can_show(g, _hand(g, context.you, context.source), cost.icons, ()):
        return None
    return reason("icons", "skill-icons.6")


def pay(g: Horror, context: Context, cost: DiscardIcons) -> None:
    """skill-icons.7: icon by icon."""
    g.then(next_icon, context.you, context.source, cost.icons, ())


def _hand(g: Horror, seat: Seat, source: int) -> list[int]:
    return [card for card in cards.may_be_discarded_from_hand(g, seat) if card != source]


def _ways(g: Horror, hand: list[int], icon: str, used: tuple[str, ...]) -> list[str]:
    """Return the icons that may be used as this one: "card:7" is an icon of its own kind, "wild:7" a wild."""
    found = []
    for card in hand:
        if used.count(f"{icon}/card:{card}") < numbers.icon_count(g, card, icon):
            found.append(f"card:{card}")
        elif sum(each.endswith(f"/wild:{card}") for each in used) < numbers.icon_count(g, card, "wild"):
            found.append(f"wild:{card}")
    return found


def _can_show(g: Horror, hand: list[int], icons: tuple[str, ...], used: tuple[str, ...]) -> bool:
    if not icons:
        return True
    ways = _ways(g, hand, icons[0], used)
    return any(_can_show(g, hand, icons[1:], (*used, f"{icons[0]}/{way}")) for way in ways)


@step
def next_icon(g: Horror, seat: Seat, source: int, icons: tuple[str, ...], used: tuple[str, ...]) -> None:
    """skill-icons.7: what is used for the next icon; when all are there the cards are discarded."""
    if not icons:
        for card in dict.fromkeys(int(each.rpartition(":")[2]) for each in used):
            cards.discard(g, card)
        return
    hand = _hand(g, seat, source)
    able = tuple(
        way
        for way in _ways(g, hand, icons[0], used)
        if _can_show(g, hand, icons[1:], (*used, f"{icons[0]}/{way}"))
    )
    if len(able) == 1:
        use_icon(g, seat, able[0], source, icons, used)
    else:
        g.ask(seat, asks.icon(g, icons[0], able), use_icon, source, icons, used)


@step
def use_icon(
    g: Horror, seat: Seat, choice: str, source: int, icons: tuple[str, ...], used: tuple[str, ...]
) -> None:
    """skill-icons.7: a wild icon is said to represent the one it is used for."""
    kind, _, card = choice.partition(":")
    if kind == "wild":
        g.tell(told.wild_stands_for(g, seat, int(card), icons[0]))
    g.then(next_icon, seat, source, icons[1:], (*used, f"{icons[0]}/{choice}"))
