"""What a tiny table of Horror was told, as a bystander reads it in English. Not for what is asked."""

from miskatonic.core.text import Speech
from tests.games.horror.table import Table

ENGLISH = Speech("en", ["miskatonic.core", "miskatonic.games.horror"])
NAMES = {0: "Ada", 1: "Bert", 2: "Cleo", 3: "Dan"}


def log(t: Table, *, of: str) -> list[str]:
    """Return the lines with that beginning of their ids, as somebody else reads them."""
    return [ENGLISH.say(event.text, NAMES) for event in t.told if event.text.id.startswith(of)]
