"""Who of a table is missed: what one process sees of connections, as entries that all processes read.

A process knows only its own sockets. So whoever it has not seen for a while is first *missed*, by an entry;
a process that sees him says so at once (*found*), and only if none does he counts as absent (see
`Table.absent_from`). Pure. Not for what absence means (see `commands`).
"""

from collections.abc import Mapping

from miskatonic.server import entries as kept
from miskatonic.server.entries import AnyEntry
from miskatonic.server.table import Table

ELSEWHERE_MS = 15 * 60_000
"""So long a process trusts another one which said that it sees somebody."""


def noted(
    table: Table, here: frozenset[str], gone: Mapping[str, int], grace: int, now: int
) -> tuple[AnyEntry, ...]:
    """Return whom to miss, and who is found.

    `here` are the sessions connected to this process, `gone` says since when the others are not, `grace` for
    how many milliseconds they may be. Nobody is missed while nobody is there to miss him.
    """
    if table.status != "playing":
        return ()
    belonging = table.belonging()
    if belonging.isdisjoint(here):
        return ()
    found = sorted(here & table.missed.keys())
    absent = sorted(belonging - here - table.missed.keys())
    late = [session for session in absent if _missed_from(table, session, gone[session], grace) <= now]
    return (
        *[kept.Found(at=now, session=session) for session in found],
        *[kept.Missed(at=now, session=session) for session in late],
    )


def _missed_from(table: Table, session: str, gone: int, grace: int) -> int:
    """Return when somebody is missed: whoever was found after he went from here is with another process."""
    found = table.found.get(session, 0)
    return found + ELSEWHERE_MS if found > gone else gone + grace
