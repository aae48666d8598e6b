"""Writes the texts of Fate's cards as the client needs them: python cardtexts.build.py (from anywhere).

The engine puts them together from the words it carries out; the client says them in its reader's language.
`tests/games/fate/test_client.py` sees to it that they are fresh.
"""

from pathlib import Path

import msgspec

from miskatonic.games.fate.cardtext import card_texts

TARGET = Path(__file__).with_name("cardtexts.json")


def written() -> bytes:
    """Return the file's content."""
    return msgspec.json.format(msgspec.json.encode(card_texts()), indent=0) + b"\n"


if __name__ == "__main__":
    TARGET.write_bytes(written())
