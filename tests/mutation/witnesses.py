"""Which tests walk through which lines of a room: a game, the core or the server. Worked out once, kept until
sources or tests change.

As a pytest plugin (`-p tests.mutation.witnesses`) it notes for each test the lines it came through, with the
contexts of coverage, and how long it took. Whole matches walk everywhere, and so do tests that play with a
server in a process of its own; these are not watched. Not for running mutants.
"""

import hashlib
import inspect
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path

import coverage
import msgspec
import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
KEPT = ROOT / ".mutation"
FOLDER = "MISKATONIC_WITNESSES"
"""Where the workers of a run leave what they noted."""

MATCHES = ("tests/test_conformance.py", "tests/properties", "tests/games/test_golden.py")
"""Tests that play whole matches and so come through nearly every line, in the order of being asked."""
SHARED = ("tests/games", *MATCHES[:2])
"""Where tests of any game stand; those of one game say its name."""
ROOMS = {
    "core": ("tests/core", "tests/games/ritual", "tests/cli/test_replay.py", MATCHES[0]),
    "server": ("tests/server",),
}
"""Rooms that are no game, and where their tests stand; those in a real browser are not among them."""


class Witness(msgspec.Struct, frozen=True):
    """A test, the clauses it proves, how long it takes, and the lines it walks through, by file."""

    test: str
    proves: tuple[str, ...]
    seconds: float
    lines: dict[str, list[int]] | None = None
    """None: any."""

    def walks_through(self, file: str, lines: set[int]) -> bool:
        """Say whether it may notice what is done in these lines."""
        return self.lines is None or not lines.isdisjoint(self.lines.get(file, ()))


class Noted(msgspec.Struct):
    """What is known of all tests of a room."""

    state: str
    """Of sources and tests when it was noted."""
    witnesses: list[Witness]

    def of(self, file: str, lines: Iterable[int]) -> list[Witness]:
        """Return the tests that walk through one of the lines."""
        wanted = set(lines)
        return [each for each in self.witnesses if each.walks_through(file, wanted)]


def folder_of(room: str) -> Path:
    """Return where the sources of a room stand, below the folder with all sources."""
    return Path("miskatonic") / room if room in ROOMS else Path("miskatonic/games") / room


def _tests_of(room: str) -> tuple[str, ...]:
    return ROOMS.get(room, SHARED)


def note(room: str, workers: int) -> Noted:
    """Return what is known of a room's tests; run them all if something has changed since."""
    kept, state = KEPT / f"{room}.json", _state(room)
    if kept.exists():
        known = msgspec.json.decode(kept.read_bytes(), type=Noted)
        if known.state == state:
            return known
    noted = Noted(state, _run_all(room, workers))
    KEPT.mkdir(exist_ok=True)
    kept.write_bytes(msgspec.json.encode(noted))
    return noted


def _state(room: str) -> str:
    """Return a mark that changes with the room's sources, with the core's and with the tests."""
    files = {
        *(SOURCES / folder_of(room)).rglob("*.py"),
        *(SOURCES / "miskatonic/core").rglob("*.py"),
        *(path for tests in _tests_of(room) for path in _tests(ROOT / tests)),
    }
    mark = hashlib.sha256()
    for path in sorted(files):
        mark.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return mark.hexdigest()


def _tests(path: Path) -> Iterator[Path]:
    yield from path.rglob("*.py") if path.is_dir() else [path]


def _run_all(room: str, workers: int) -> list[Witness]:
    folder = KEPT / f"{room}-{os.getpid()}"
    folder.mkdir(parents=True)
    command = [sys.executable, "-m", "pytest", "-p", "tests.mutation.witnesses", "-n", str(workers)]
    command += ["-m", "not long and not soak"] if room in ROOMS else ["-k", room]
    environment = os.environ | {FOLDER: str(folder), "HYPOTHESIS_PROFILE": "ci", "MISKATONIC_ROOM": room}
    try:
        subprocess.run([*command, *_tests_of(room)], cwd=ROOT, env=environment, check=True)
        noted = [msgspec.json.decode(path.read_bytes(), type=list[Witness]) for path in folder.glob("*.json")]
    finally:
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
    return list({witness.test: witness for part in noted for witness in part}.values())


# The plugin, in each process that runs tests


class Notebook:
    """Notes which test comes through which lines."""

    def __init__(self, folder: Path, room: str) -> None:
        """Begin to watch the room's modules."""
        self._folder = folder
        self._seconds: dict[str, float] = {}
        self._proves: dict[str, tuple[str, ...]] = {}
        self._matches: list[Witness] = []
        self._coverage = coverage.Coverage(
            data_file=None, include=[f"*/{folder_of(room)}/*"], config_file=False
        )
        self._coverage.start()

    @pytest.hookimpl(trylast=True)  # after those of other games are left out
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Name the tests that walk everywhere, and leave them out."""
        self._matches = [Witness(item.nodeid, (), 0.0) for item in items if walks_everywhere(item)]
        items[:] = [item for item in items if not walks_everywhere(item)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Let everything that is walked through now belong to this test, as if it were the first."""
        _forget_results()
        self._coverage.switch_context(item.nodeid)
        begun = time.perf_counter()
        try:
            return (yield)
        finally:
            self._seconds[item.nodeid] = time.perf_counter() - begun
            self._proves[item.nodeid] = getattr(getattr(item, "function", None), "proves", ())

    def pytest_sessionfinish(self) -> None:
        """Leave what was noted where the others leave theirs."""
        self._coverage.stop()
        data = self._coverage.get_data()
        lines: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        for file in data.measured_files():
            short = str(Path(file).relative_to(SOURCES))
            for line, tests in data.contexts_by_lineno(file).items():
                for test in tests:
                    lines[test][short].append(line)
        found = [
            Witness(test, self._proves[test], seconds, lines[test]) for test, seconds in self._seconds.items()
        ]
        noted = msgspec.json.encode([*self._matches, *found])
        (self._folder / f"{os.getpid()}.json").write_bytes(noted)


def _forget_results() -> None:
    """Clear what functions of the room have kept: a test would not walk through one whose result is known."""
    room = ".".join(folder_of(os.environ["MISKATONIC_ROOM"]).parts)
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{room}."):
            for each in list(vars(module).values()):
                if isinstance(each, _lru_cache_wrapper):
                    each.cache_clear()


def walks_everywhere(item: pytest.Item) -> bool:
    """Say whether a test plays whole matches, or with a server in a process of its own."""
    return item.nodeid.startswith(MATCHES) or starts_a_server(item)


def starts_a_server(item: pytest.Item) -> bool:
    """Say whether a test needs the server of all tests, or starts one itself."""
    function = getattr(item, "function", None)
    asks_for = getattr(item, "fixturenames", ())
    return "server" in asks_for or (function is not None and "ServerProcess(" in inspect.getsource(function))


def pytest_configure(config: pytest.Config) -> None:
    """Watch, in a process that runs tests itself."""
    folder = os.environ.get(FOLDER)
    if folder and (hasattr(config, "workerinput") or not config.getoption("numprocesses", None)):
        config.pluginmanager.register(Notebook(Path(folder), os.environ["MISKATONIC_ROOM"]))
