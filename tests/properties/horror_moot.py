"""Questions that change nothing, found by trying: each answer is given on a copy, and the positions compared.

Knows nothing of how the rules avoid such questions. Not for whether an answer is legal.
"""

from typing import Any

import msgspec

from miskatonic.core.flow import Pending
from miskatonic.core.game import Ask
from miskatonic.games.horror.caches import drop_all
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.sight import sees
from miskatonic.games.horror.state import Horror, kind_of

UNTIL_DONE = "order"
"""Of an order counts what has come of all that was ordered; of anything else, what is asked next."""
MANY = 4
"""Nobody, the rules neither, tries all orders of more things."""
MADE = ("printed", "scenario", "options", "opening", "at", "counter", "events", "queue")
"""What never changes, and how things came about."""
IN_A_ROW = ("deck", "encounter", "act", "agenda")
"""Zones whose order matters to everybody; that of discard piles only where a card searches them."""
ANY_ORDER = ("lasting", "delayed", "attacks", "struck", "looked", "perils")


def is_moot(g: Horror, kinds: tuple[str, ...]) -> bool:
    """Say whether somebody is asked one thing of such a kind, and each answer leads to the same position,
    whatever is in hands: where that decides, not being asked would tell of it.
    """
    if len(g.pending) != 1:
        return False
    asked = g.pending[0]
    if not asked.ask.one:
        return False
    if asked.ask.kind not in kinds or len(asked.ask.options) > MANY:
        return False
    return all(len(_endings(each, asked, [])) == 1 for each in (g, _with_blank_hands(g)))


def _with_blank_hands(g: Horror) -> Horror:
    """Return the position with cards in hands that say nothing, as far as nobody else sees them."""
    twin = g.copy()
    blank = Printed("blank", "skill", ("Blank", "Blank"))
    twin.printed = {**g.printed, blank.code: blank}
    for card in [card for person in g.people for card in g.hand(person.seat) if not sees(g, None, card)]:
        twin.change(card, code=blank.code)
    twin.unsettled = g.unsettled
    drop_all(twin)
    return twin


def _endings(g: Horror, asked: Pending, waiting: list[Any]) -> set[bytes]:
    """Return the positions that the answers lead to, or at least two of them."""
    found: set[bytes] = set()
    for option in asked.ask.options:
        found |= _after(g, asked, option.id, waiting)
        if len(found) > 1:
            break
    return found


def _after(g: Horror, asked: Pending, choice: str, waiting: list[Any]) -> set[bytes]:
    """Return where an answer leads: to one position, or, if the same is asked again, to several."""
    twin = g.copy()
    if asked.ask.kind == UNTIL_DONE:
        twin.pending.clear()
        twin.stack = [*waiting, (asked.then, (asked.seat, choice, *asked.args))]
        told = twin.run()
    else:
        told = twin.answer(asked.seat, choice)
    if twin.rng != g.rng or any(event.reveals for event in told):
        return {b"chance", b"or something hidden"}
    again = twin.pending[0] if len(twin.pending) == 1 else None
    if again is not None and _is_rest_of(again.ask, asked.ask):
        return _endings(twin, again, twin.stack)
    return {_written(twin)}


def _is_rest_of(again: Ask, asked: Ask) -> bool:
    """Say whether the same thing is asked about what is left."""
    same = (again.kind, again.text.id, again.cite) == (asked.kind, asked.text.id, asked.cite)
    return same and {each.id for each in again.options} < {each.id for each in asked.options}


def _written(g: Horror) -> bytes:
    """Return a position, written so that two are alike if they differ in nothing that matters."""
    fields: dict[str, Any] = {
        name: msgspec.to_builtins(getattr(g, name), str_keys=True)
        for name in g.__struct_fields__
        if name not in MADE
    }
    fields["piles"] = {
        zone: list(pile) if kind_of(zone) in (*IN_A_ROW, *g.box.searches) else sorted(pile)
        for zone, pile in sorted(g.piles.items())
        if pile
    }
    for name in ANY_ORDER:
        fields[name] = sorted(fields[name], key=repr)
    left = bool(g.stack or g.pending)
    for test in fields["tests"]:
        test["done"] = sorted(test["done"]) if left else []
    for sequence in fields["sequences"]:
        sequence["used"] = sorted(sequence["used"]) if left else []
    return msgspec.json.encode(fields, order="sorted")
