"""Why something cannot be done: a sentence and its clause, for people who ask (explain) and for refusals."""

import msgspec

from miskatonic.core.text import Text, text


class Reason(msgspec.Struct, frozen=True):
    """Why not, and which clause says so."""

    text: Text
    cite: str


def reason(id: str, cite: str, **args: object) -> Reason:
    """Return the reason of that name."""
    return Reason(text(f"why-not-{id}", **args), cite)
