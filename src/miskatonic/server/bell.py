"""A bell that rings, in this process, for those who look at what has changed. Not for what changed."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Bell:
    """Rings for whoever listens to a name."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def ring(self, name: str) -> None:
        """Wake everybody who listens to this name."""
        for listener in self._listeners.get(name, ()):
            listener.set()

    @contextmanager
    def heard(self, name: str) -> Iterator[asyncio.Event]:
        """Listen to a name; the event is set whenever it rings."""
        listener = asyncio.Event()
        self._listeners[name].add(listener)
        try:
            yield listener
        finally:
            self._listeners[name].discard(listener)
            if not self._listeners[name]:
                del self._listeners[name]
