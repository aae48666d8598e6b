"""A table in a server's database of which nothing can be made, as after a fault of the disk."""

import sqlite3
from contextlib import closing

DAMAGED = "2345678923"
"""Its id."""


def add_damaged_table(database: str, status: str = "gathering") -> str:
    """Add a table whose only entry is cut off in the middle; return its id."""
    with closing(sqlite3.connect(database, timeout=10)) as file, file:
        file.execute(
            "INSERT INTO tables (game, public, names, open_seats, status, updated, asked, seq, id)"
            " VALUES ('ritual', 0, '[]', 3, ?, 0, 0, 1, ?)",
            (status, DAMAGED),
        )
        file.execute(
            "INSERT INTO entries (table_id, seq, data) VALUES (?, 1, ?)", (DAMAGED, b'{"type":"created","ga')
        )
    return DAMAGED
