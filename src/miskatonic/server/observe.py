"""What can be seen of a server from outside: numbers for Prometheus and structured logs.

Neither ever holds a hidden card, a token or what people said: logs name tables, kinds and counts only.
"""

import asyncio
import json
import logging
import os
import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_KEPT = ("table", "bot", "code", "path", "method", "status", "repeated")
"""The extra fields that may be logged; anything else is left out."""


SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""How finely times are told apart."""
SAME = 5
"""So often the same is logged in a minute; what comes after that is counted."""
A_MINUTE = 60.0


def _memory() -> float:
    """Return the memory of this process in bytes; where there is no /proc, the most it ever had."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def _open_files() -> float:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


def _tasks() -> float:
    try:
        return len(asyncio.all_tasks())
    except RuntimeError:  # asked from outside of the loop
        return 0


class Metrics:
    """The server's numbers."""

    def __init__(self) -> None:
        """Register all of them in a registry of their own."""
        self.registry = CollectorRegistry()
        self.entries = self._counter("entries", "Entries that everybody at a table may notice")
        self.conflicts = self._counter("conflicts", "Appends that another process forestalled")
        self.refused = self._counter("refused", "Commands and requests refused, by reason", "reason")
        self.troubles = self._counter("troubles", "Frames that were not understood or came too fast")
        self.errors = self._counter("errors", "Errors inside a table")
        self.bots_replaced = self._counter("bots_replaced", "Bots that failed and were replaced")
        self.tables_archived = self._counter("tables_archived", "Finished tables that were packed small")
        self.tables_deleted = self._counter("tables_deleted", "Tables that were too old")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.desks = self._gauge("desks", "Tables in memory")
        self.bots_waiting = self._gauge("bots_waiting", "Bots and advisers that think or wait for a worker")
        self.answer_seconds = self._histogram("answer_seconds", "From a command to its acknowledgement")
        self.store_seconds = self._histogram("store_seconds", "What the store takes, by kind of call", "kind")
        self.store_away = self._gauge("store_away", "1 while the store does not answer")
        self._gauge("memory_bytes", "Memory of the server's process").set_function(_memory)
        self._gauge("open_files", "Files and sockets that the process has open").set_function(_open_files)
        self._gauge("tasks", "Tasks of the event loop").set_function(_tasks)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"miskatonic_{name}", help, labels, registry=self.registry)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(f"miskatonic_{name}", help, registry=self.registry)

    def _histogram(self, name: str, help: str, *labels: str) -> Histogram:
        return Histogram(f"miskatonic_{name}", help, labels, buckets=SECONDS, registry=self.registry)

    def page(self) -> bytes:
        """Return all numbers as Prometheus reads them."""
        return generate_latest(self.registry)


METRICS = Metrics()


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON; of an exception its kind and place, never its values."""
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: record.__dict__[name] for name in _KEPT if name in record.__dict__}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class Repeats(logging.Filter):
    """Lets the same through a few times a minute; then the next one says how many there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Count by a clock of seconds."""
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str, type | None], tuple[float, int]] = {}
        """By cause: when its minute began, and how often it came since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether to log it."""
        kind = record.exc_info[0] if record.exc_info else None
        cause, now = (record.name, str(record.msg), kind), self._clock()
        begun, count = self._seen.get(cause, (now, 0))
        if now - begun >= A_MINUTE:
            if count > SAME:
                record.repeated = count - SAME
            begun, count = now, 0
        self._seen[cause] = begun, count + 1
        return count < SAME


def _where(error: BaseException) -> list[str]:
    places = []
    step = error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{step.tb_lineno} {code.co_name}")
        step = step.tb_next
    return places[-8:]


def log_as_json(level: str = "INFO") -> None:
    """Send all logs to standard error as JSON lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("uvicorn.access", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
