"""A real server for the tests: a process of its own, a database of its own, a free port."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


class ServerProcess:
    """`python -m miskatonic.server.run`, which can be stopped, killed and started again."""

    def __init__(self, database: str, **environment: str) -> None:
        self.database = database
        self.environment = environment
        self.program: tuple[str, ...] = ("-m", "miskatonic.server.run")
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "ServerProcess":
        """Start, and wait until it listens; after a restart on the same port as before."""
        environment = os.environ | {
            "MISKATONIC_DATABASE": self.database,
            "MISKATONIC_BOT_DELAY": "0",
            "MISKATONIC_PERSON_DELAY": "0",
            "MISKATONIC_UNWATCHED_DELAY": "0",
            "MISKATONIC_PEOPLE_PER_ADDRESS": "1000",
            **self.environment,
        }
        command = [sys.executable, *self.program, f"127.0.0.1:{self.port}"]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Listening on "), f"the server did not start: {line!r}"
        self.address = line.split()[-1].rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as an administrator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with an SQLite file, shared by the tests of one worker."""
    folder: Path = tmp_path_factory.mktemp("server")
    running = ServerProcess(str(folder / "tables.sqlite"), MISKATONIC_GRACE="0.3").start()
    yield running
    running.stop()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
