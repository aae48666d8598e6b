"""Servers whose deal is known beforehand, so that a game goes the same way every time."""

from pathlib import Path

from tests.server.conftest import ServerProcess


def dealing(database: Path, seed: int) -> ServerProcess:
    """Return a server, yet to be started, that deals each of its tables with that seed.

    Whoever goes is missed soon.
    """
    server = ServerProcess(str(database), DEAL=f"{seed:x}", MISKATONIC_GRACE="1")
    server.program = (str(Path(__file__).with_name("dealt.py")),)
    return server
