"""Why something cannot be done: a sentence and its clause, for people who ask (explain) and for refusals."""

from functools import cache

import msgspec

from miskatonic.core.text import Text, text


class Reason(msgspec.Struct, frozen=True):
    """Why not, and which clause says so."""

    text: Text
    cite: str


@cache
def _plain(id: str, cite: str) -> Reason:
    return Reason(text(f"why-not-{id}"), cite)


def reason(id: str, cite: str, **args: object) -> Reason:
    """Return the reason of that name."""
    return Reason(text(f"why-not-{id}", **args), cite) if args else _plain(id, cite)
