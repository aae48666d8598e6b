"""What can be seen of a server from outside: numbers for Prometheus and structured logs.

Neither ever holds a hidden card, a token or what people said: logs name tables, kinds and counts only.
"""

import json
import logging
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

_KEPT = ("table", "bot", "code", "path", "method", "status")
"""The extra fields that may be logged; anything else is left out."""


class Metrics:
    """The server's numbers."""

    def __init__(self) -> None:
        """Register all of them in a registry of their own."""
        self.registry = CollectorRegistry()
        self.entries = self._counter("entries", "Entries that everybody at a table may notice")
        self.conflicts = self._counter("conflicts", "Appends that another process forestalled")
        self.refused = self._counter("refused", "Commands refused")
        self.troubles = self._counter("troubles", "Frames that were not understood or came too fast")
        self.errors = self._counter("errors", "Errors inside a table")
        self.bots_replaced = self._counter("bots_replaced", "Bots that failed and were replaced")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.desks = self._gauge("desks", "Tables in memory")

    def _counter(self, name: str, help: str) -> Counter:
        return Counter(f"miskatonic_{name}", help, registry=self.registry)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(f"miskatonic_{name}", help, registry=self.registry)

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
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("uvicorn.access", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
