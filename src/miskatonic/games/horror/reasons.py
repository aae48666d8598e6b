"""Why something cannot be done: a sentence and its clause, for people who ask (explain) and for refusals."""

from typing import Any

import msgspec

from miskatonic.core.text import Text, text


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why not, and which clause says so. Most are found and never read, so its words come when asked for."""

    id: str
    cite: str
    args: dict[str, Any] = {}

    @property
    def text(self) -> Text:
        """Return the sentence."""
        return text(f"why-not-{self.id}", **self.args)


def reason(id: str, cite: str, **args: object) -> Reason:
    """Return the reason of that name."""
    return Reason(id, cite, args)
