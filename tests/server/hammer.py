"""Appends to many tables at once until it is killed; prints each number once its append is acknowledged.

Run as `python -m tests.server.hammer URL`; a table that exists is carried on.
"""

import asyncio
import sys

from miskatonic.server.store import Holding, Index, Store
from miskatonic.server.stores import open_store

TABLES = [f"table-{number}" for number in range(20)]


def index(status: str = "playing", *holdings: Holding, public: bool = False, updated: int = 0) -> Index:
    """Return an index in which only what matters has to be said."""
    return Index(
        game="ritual",
        status=status,
        public=public,
        names=("Ada", "Bo"),
        open_seats=0,
        updated=updated,
        holdings=holdings,
    )


def entry(table: str, seq: int) -> bytes:
    """Return what is to be found under this number."""
    return f"{table}/{seq}".encode()


async def append_for_ever(store: Store, table: str) -> None:
    """Append entry after entry."""
    seq = len(await store.read(table))
    while True:
        seq += 1
        turn = Holding(session="somebody", turn=seq % 2 == 0)
        await store.append(table, seq, [entry(table, seq)], index("playing", turn, updated=seq))
        print(table, seq, flush=True)


async def main(url: str) -> None:
    """Append to all tables."""
    store = open_store(url)
    await store.open()
    await asyncio.gather(*(append_for_ever(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
