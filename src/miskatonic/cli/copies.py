"""Whole copies of a database while people play, and a database out of such a copy.

SQLite is copied by its own online backup, out of one moment that a read transaction holds; PostgreSQL by its
own programs. A copy appears under its name when it is whole, readable by its owner alone. Not for how this is
told to people (see `backups`).
"""

import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from miskatonic.core.text import Text, text
from miskatonic.server import migrations

if TYPE_CHECKING:
    import psycopg

PAGES = 2000
"""That are copied between two looks at how far it is."""
LEAVING_SECONDS = 3.0
POSTGRES = re.compile(r"postgres(ql)?://")

Progress = Callable[[int, int], None]
"""Is told how many pages of how many are done."""


class CannotCopy(Exception):
    """A backup or restore is refused, or has failed; nothing that was there has changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


def back_up(database: str, to: Path, force: bool, progress: Progress) -> None:
    """Make a whole copy of a database that may be in use; raise CannotCopy."""
    if to.exists() and not force:
        raise CannotCopy(text("copy-exists", file=str(to)))
    if not to.parent.is_dir():
        raise CannotCopy(text("copy-no-folder", folder=str(to.parent)))
    with _part_of(to) as part:
        if POSTGRES.match(database):
            _run("pg_dump", "--format=custom", f"--file={part}", f"--dbname={database}")
        else:
            source = _file(database)
            if not source.exists():
                raise CannotCopy(text("copy-no-database", database=str(source)))
            _copy(source, part, progress)


def restore(copy: Path, database: str, force: bool, progress: Progress) -> None:
    """Make a database as it was when the copy was made; raise CannotCopy."""
    if not copy.is_file():
        raise CannotCopy(text("copy-no-file", file=str(copy)))
    if POSTGRES.match(database):
        _restore_postgres(copy, database, force)
        return
    target = _file(database)
    if target.exists():
        if not force:
            raise CannotCopy(text("copy-exists", file=str(target)))
        _need_nobody_at(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    with _part_of(target) as part:
        _copy(copy, part, progress)
        for beside in ("-wal", "-shm"):  # what belongs to the file that is replaced
            Path(f"{target}{beside}").unlink(missing_ok=True)


def _file(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


@contextmanager
def _part_of(file: Path) -> Iterator[Path]:
    """Let a file be made beside its place, and put it there when it is whole and on disk."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        yield part
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())
        part.replace(file)
    except OSError as error:
        raise CannotCopy(text("copy-failed", why=str(error))) from error
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            Path(f"{part}{beside}").unlink(missing_ok=True)


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """Copy a database as it is at one moment, whatever is written to it meanwhile, and check the copy."""
    try:
        with (
            closing(sqlite3.connect(source, isolation_level=None)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.execute("BEGIN")
            _check_version(old, source)  # begins to read: what is written from now on is not seen
            old.backup(new, pages=PAGES, progress=lambda _, left, all: progress(all - left, all))
            new.execute("PRAGMA journal_mode = DELETE")
            if new.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                raise CannotCopy(text("copy-damaged", file=str(source)))
    except sqlite3.Error as error:
        raise CannotCopy(text("copy-failed", why=str(error))) from error


def _check_version(connection: sqlite3.Connection, file: Path) -> None:
    try:
        [(version,)] = connection.execute(migrations.VERSION).fetchall()
    except (sqlite3.DatabaseError, ValueError) as error:
        raise CannotCopy(text("copy-not-ours", file=str(file))) from error
    if version > migrations.HEAD:
        raise CannotCopy(text("copy-newer", file=str(file)))


def _need_nobody_at(file: Path) -> None:
    """Refuse to replace a file that a server has open."""
    try:
        with closing(sqlite3.connect(file, timeout=1, isolation_level=None)) as connection:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
    except sqlite3.OperationalError as error:
        raise CannotCopy(text("copy-in-use", database=str(file))) from error
    except sqlite3.DatabaseError:
        pass  # no database at all, which may be just why it is replaced


def _restore_postgres(copy: Path, database: str, force: bool) -> None:
    import psycopg

    try:
        with psycopg.connect(database, connect_timeout=5) as connection:
            connection.autocommit = True
            full = "SELECT 1 FROM pg_tables WHERE tablename = 'alembic_version'"
            if not _is_alone(connection):
                raise CannotCopy(text("copy-in-use", database=connection.info.dbname))
            if connection.execute(full).fetchall() and not force:
                raise CannotCopy(text("copy-full", database=connection.info.dbname))
    except psycopg.OperationalError as error:
        raise CannotCopy(text("copy-failed", why=str(error))) from error
    clean = ("--clean", "--if-exists") if force else ()
    how = ("--single-transaction", "--no-owner", *clean)
    _run("pg_restore", *how, f"--dbname={database}", str(copy))


def _is_alone(connection: "psycopg.Connection") -> bool:
    """Say whether nobody else is connected; whoever has just gone is still seen for a moment."""
    others = """
        SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> %s AND backend_type = 'client backend'
        AND query <> ''"""  # a server has asked for something
    until = time.monotonic() + LEAVING_SECONDS
    while connection.execute(others, (connection.info.backend_pid,)).fetchall():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


def _run(program: str, *arguments: str) -> None:
    found = shutil.which(program)
    if found is None:
        raise CannotCopy(text("copy-no-program", program=program))
    done = subprocess.run([found, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [str(done.returncode)]
        raise CannotCopy(text("copy-failed", why=lines[0]))
