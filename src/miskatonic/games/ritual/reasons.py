"""What decides an answer in Ritual, in words for a person who asks for a hint.

Not for choosing: which answer has the best chance to win, `bot` works out.
"""

from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.ids import ids_in, kind_in, number_in
from miskatonic.core.text import Text, Who, text
from miskatonic.games.ritual.belief import KINDS, failing_others, fails, visible_hands
from miskatonic.games.ritual.odds import BY_FACE
from miskatonic.games.ritual.view import RitualView


def reason(view: RitualView, seat: Seat, ask: Ask, choice: Choice) -> Text:
    """Return the one thing on the table that an answer turns on, from what the seat sees."""
    if ask.kind == "orb":
        return text("hint-orb")
    (id,) = ids_in(choice)
    if kind_in(id) == "seat":
        return _receiver(view, number_in(id))
    others = len(view.holders) - 1
    return text("hint-others-fail", count=failing_others(visible_hands(view), seat), others=others)


def _receiver(view: RitualView, to: Seat) -> Text:
    """turn.3, follow.6: how whoever gets the card stands without it, and with it if I know it."""
    hands = visible_hands(view)
    kinds = [KINDS[each] for each in hands]
    now = _verdict(fails(hands, kinds, to, hands[to]))
    if view.travelling is None:
        return text("hint-stands", who=Who(to), now=now)
    then = _verdict(fails(hands, kinds, to, BY_FACE[view.travelling]))
    return text("hint-would-stand", who=Who(to), now=now, then=then)


def _verdict(failed: bool) -> str:
    return "fails" if failed else "survives"
