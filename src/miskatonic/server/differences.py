"""What is different between two views of one seat, so that a client which has the first need not get all of
the second.

Made from the two views that this client is sent and from nothing else: whatever a difference says, the second
view says. It goes no deeper than pays: finding out more takes longer than sending it. Not for who is sent
which (see `present`).
"""

from typing import Any

import msgspec
from msgspec.structs import astuple

from miskatonic.server.protocol import Change

LONG = 8
"""A list of so many is told by what is different in it, a shorter one anew."""


def difference(before: Any, now: Any) -> tuple[Change, ...] | None:
    """Return what to change in a view, in this order, to have another one; None: tell it anew."""
    if type(before) is not type(now) or not isinstance(now, msgspec.Struct):
        return None
    found: list[Change] = []
    for name, old, new in zip(now.__struct_encode_fields__, astuple(before), astuple(now), strict=True):
        if old is new or old == new:
            continue
        if type(old) is tuple and type(new) is tuple and LONG <= len(old) <= len(new):
            found += _in_list(name, old, new)
        else:
            found.append(Change((name,), new))
    return tuple(found)


def _in_list(name: str, before: tuple[Any, ...], now: tuple[Any, ...]) -> list[Change]:
    """Return what stands at other places of a list than before, and what continues it."""
    return [
        Change((name, place), new)
        for place, new in enumerate(now)
        if place >= len(before) or (before[place] is not new and before[place] != new)
    ]
