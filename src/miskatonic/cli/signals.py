"""Ctrl-C and its like: what they interrupt, and what they must wait for."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_STOPPING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def stop_signals_interrupt() -> Iterator[None]:
    """Treat a closed terminal and a polite kill like Ctrl-C."""
    before = {number: signal.signal(number, _interrupt) for number in _STOPPING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed(forget: bool = False) -> Iterator[None]:
    """Let Ctrl-C and its like wait until this is done, so that no answer is left half carried out."""
    waiting: list[int] = []
    signals = (signal.SIGINT, *_STOPPING)
    before = {number: signal.signal(number, lambda caught, _: waiting.append(caught)) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if waiting and not forget:
        raise KeyboardInterrupt
