"""Appends to many tables at once until it is killed; prints each number once its append is acknowledged.

Run as `python -m tests.server.hammer URL`; a table that exists is carried on.
"""

import asyncio
import sys

from miskatonic.server.store import Holding, Index, Listing, Status, Store
from miskatonic.server.stores import open_store

TABLES = [f"table-{number}" for number in range(20)]


def index(
    status: Status = "playing",
    *sessions: str,
    asked: tuple[int, ...] = (),
    public: bool = False,
    host: str = "",
    updated: int = 0,
) -> Index:
    """Return an index in which only what matters has to be said; the sessions hold seats 0, 1 and so on."""
    holdings = tuple(Holding(session, seat) for seat, session in enumerate(sessions))
    listing = Listing(
        game="ritual", public=public, names=("Ada", "Bo"), open_seats=0, holdings=holdings, host=host
    )
    return Index(status, updated, asked, listing, due=1 if status == "playing" else None)


def entry(table: str, seq: int) -> bytes:
    """Return what is to be found under this number."""
    return f"{table}/{seq}".encode()


async def append_for_ever(store: Store, table: str) -> None:
    """Append entry after entry."""
    seq = len(await store.read(table))
    while True:
        seq += 1
        asked = (0,) if seq % 2 == 0 else ()
        now = index("playing", "somebody", asked=asked, updated=seq)
        await store.append(table, seq, [entry(table, seq)], now)
        print(table, seq, flush=True)


async def main(url: str) -> None:
    """Append to all tables."""
    store = open_store(url)
    await store.open()
    await asyncio.gather(*(append_for_ever(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
