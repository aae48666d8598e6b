"""One mutant before its witnesses: a process of its own in which one module is broken.

Run as `python -m tests.mutation.trial` with a `Charge` as JSON on its input. The nearest tests come
first; one that fails ends it. The module is broken by `everywhere`. Not for choosing mutants or tests.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from tests.mutation.witnesses import ROOT

WITHOUT = ("-p", "no:cacheprovider", "-p", "no:xdist")
"""Plugins that no test here needs."""
WITHOUT_REQUESTS = ("-p", "no:schemathesis")
"""A plugin that only tests of the server need, and that takes a second to load."""


EVERYWHERE = Path(__file__).parent / "everywhere"
"""What breaks the module in this process and in all that it starts."""
HANGS = 30 * 60
"""After so many seconds a process that does nothing at all is given up."""


class Charge(msgspec.Struct, frozen=True):
    """What is to be tried: a module, its broken text, and the tests, the nearest first."""

    module: str
    source: str
    tests: tuple[str, ...]
    seconds: float
    """Of the processor's time, after which no further test begins: a busy machine changes no verdict."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of it."""

    killed_by: str = ""
    """The test that failed, or what else went wrong; empty if nobody noticed."""
    run: int = 0
    """How many tests there were."""


def tried(charge: Charge) -> Verdict:
    """Try a mutant in a process of its own; one that never ends is noticed, too."""
    with tempfile.TemporaryDirectory() as folder:
        broken = Path(folder) / "broken.py"
        broken.write_text(charge.source, "utf-8")
        return _tried(charge, broken)


def _tried(charge: Charge, broken: Path) -> Verdict:
    environment = os.environ | {
        "HYPOTHESIS_PROFILE": "ci",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": str(EVERYWHERE),
        "MISKATONIC_BROKEN_MODULE": charge.module,
        "MISKATONIC_BROKEN_TEXT": str(broken),
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.mutation.trial"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        env=environment,
    )
    try:
        said, _ = process.communicate(msgspec.json.encode(charge), timeout=HANGS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return Verdict("it never ends")
    if process.returncode == -signal.SIGXCPU:
        return Verdict("it never ends")
    last = said.splitlines()[-1] if said.strip() else b""
    try:
        return msgspec.json.decode(last, type=Verdict)
    except msgspec.MsgspecError:
        return Verdict("the process died")


# In that process


class Bench:
    """Lets the chosen tests come up in their order, until one fails or time is over."""

    def __init__(self, charge: Charge) -> None:
        """Know the order."""
        self.failed = ""
        self.run = 0
        self._rank = {test: rank for rank, test in enumerate(charge.tests)}
        self._until = time.process_time() + charge.seconds

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keep the chosen tests, the nearest first."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self._rank), key=lambda item: self._rank[item.nodeid]
        )

    def pytest_collectreport(self, report: Any) -> None:
        """Note that a file could not even be read."""
        if report.failed:
            self.failed = self.failed or f"{report.nodeid} (cannot be collected)"

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note the first failure."""
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Count."""
        self.run += 1

    def pytest_runtest_protocol(self, item: Any) -> None:
        """Begin no test after the end."""
        if time.process_time() > self._until:
            item.session.shouldstop = "time is over"


def main() -> None:
    """Run the tests, and print the verdict as the last line."""
    charge = msgspec.json.decode(sys.stdin.buffer.read(), type=Charge)
    most = int(2 * charge.seconds + 60)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
    import pytest

    bench = Bench(charge)
    files = list(dict.fromkeys(test.partition("::")[0] for test in charge.tests))
    spared = () if any(file.startswith("tests/server") for file in files) else WITHOUT_REQUESTS
    code = pytest.main([*files, "-x", "-q", *WITHOUT, *spared], plugins=[bench])
    failed = bench.failed or ("" if code in (0, 2, 5) else f"pytest ended with {int(code)}")
    print(msgspec.json.encode(Verdict(failed, bench.run)).decode(), flush=True)


if __name__ == "__main__":
    main()
