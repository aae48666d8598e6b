"""The stores: SQLite for one machine, PostgreSQL for any number of server processes.

Not for what a store promises (see `store`).
"""

from pathlib import Path

from miskatonic.server.store import Store
from miskatonic.server.stores.sqlite import SqliteStore

__all__ = ["open_store"]


def open_store(url: str) -> Store:
    """Return the store at this address, to be opened yet: sqlite:///path, a bare path, or postgresql://…"""
    scheme, colon, rest = url.partition("://")
    if not colon:
        return SqliteStore(Path(url))
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return SqliteStore(Path(rest[1:]))
    if scheme in ("postgresql", "postgres"):
        # An extra: whoever plays at home has no PostgreSQL driver.
        from miskatonic.server.stores.postgres import PostgresStore

        return PostgresStore(url)
    raise ValueError(f"neither sqlite:///path nor postgresql://…: {scheme}://…")
