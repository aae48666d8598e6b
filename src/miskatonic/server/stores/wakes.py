"""Tells those who listen to a store which tables have changed, each table once however often it did.

Not for hearing of the changes: that is the store's part.
"""

import asyncio
from collections.abc import AsyncIterator


class Wakes:
    """Whom to tell. An empty table id means that anything may have changed."""

    def __init__(self) -> None:
        self._ears: set[_Ear] = set()
        self._closed = False

    def tell(self, table: str) -> None:
        """Tell all who listen now."""
        for ear in self._ears:
            ear.untold[table] = None
            ear.ring.set()

    def close(self) -> None:
        """Let all who listen come to an end."""
        self._closed = True
        for ear in self._ears:
            ear.ring.set()

    async def listen(self) -> AsyncIterator[str]:
        """Yield what is told from now on, beginning with an empty id: what was before went unheard."""
        ear = _Ear()
        self._ears.add(ear)
        try:
            while not self._closed:
                while ear.untold:
                    table = next(iter(ear.untold))
                    del ear.untold[table]
                    yield table
                ear.ring.clear()
                await ear.ring.wait()
        finally:
            self._ears.discard(ear)


class _Ear:
    def __init__(self) -> None:
        self.untold: dict[str, None] = {"": None}
        self.ring = asyncio.Event()
