"""The schema of both databases and how it came about, by alembic; revisions are in `versions`.

A change of the schema is a new revision, and its name goes into HEAD. Not for the stores' own queries.
Alembic and SQLAlchemy are imported only when there is something to bring up to date.
"""

import sqlite3
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import psycopg
    import sqlalchemy

HEAD = "0006"
VERSION = "SELECT version_num FROM alembic_version"

LOCK = 0x4D69736B
"""Of PostgreSQL's advisory locks, the one that whoever changes the schema holds ("Misk")."""

_alembic_at_work = threading.Lock()  # it keeps what it works on in global variables


def upgrade_sqlite(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date in one transaction; `connection` must leave transactions to us."""
    import sqlalchemy

    engine = sqlalchemy.create_engine(
        "sqlite://", creator=lambda: connection, poolclass=sqlalchemy.pool.StaticPool
    )
    with engine.connect() as connected:
        connected.exec_driver_sql("BEGIN IMMEDIATE")  # a second process waits here
        _upgrade(connected)
        connected.commit()


def upgrade_postgres(connection: "psycopg.Connection") -> None:
    """Bring the schema up to date in one transaction."""
    import sqlalchemy

    engine = sqlalchemy.create_engine(
        "postgresql+psycopg://", creator=lambda: connection, poolclass=sqlalchemy.pool.StaticPool
    )
    with engine.begin() as connected:
        connected.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")  # others wait here
        _upgrade(connected)


def _upgrade(connected: "sqlalchemy.Connection") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "miskatonic.server:migrations")
    config.attributes["connection"] = connected
    with _alembic_at_work:
        command.upgrade(config, HEAD)
