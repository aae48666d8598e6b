"""How what is stored grows old, in the words of both databases: doomed first, let go later.

Not for how old is too old, nor for how long something is doomed (see `retention`).
"""

from miskatonic.server.store import Bounds, Doomed
from miskatonic.server.stores.sql import SqlStore, Statement

OVER = "status IN ('over', 'closed')"
_TOO_OLD = f"""(
    ({OVER} AND NOT archived AND updated < ?) OR ({OVER} AND archived AND updated < ?)
    OR (status = 'playing' AND updated < ?) OR (status = 'gathering' AND updated < ?))"""

_SERVE = "UPDATE service SET served = ? WHERE served < ?"
_SERVED = "SELECT served FROM service"
_DOOMED = f"""
    SELECT id, seq, {OVER} AND NOT archived FROM tables
    WHERE doomed <> 0 AND doomed <= ? AND {_TOO_OLD} ORDER BY doomed, id LIMIT ?"""
_MARK_ARCHIVED = f"""
    UPDATE tables SET archived = true, doomed = 0 WHERE id = ? AND seq = ? AND {OVER} AND NOT archived"""
_KEEP_ARCHIVE = """
    INSERT INTO archives (table_id, seq, data) SELECT id, seq, ? FROM tables
    WHERE id = ? AND seq = ? AND archived ON CONFLICT (table_id) DO NOTHING"""
_CLEAR_ENTRIES = """
    DELETE FROM entries WHERE table_id = ?
    AND seq <= (SELECT a.seq FROM archives a WHERE a.table_id = entries.table_id)"""
_CLEAR_CHECKPOINT = """
    DELETE FROM checkpoints WHERE table_id = ?
    AND seq <= (SELECT a.seq FROM archives a WHERE a.table_id = checkpoints.table_id)"""

_GONE = -1
"""The number of a table that is being deleted: whoever would append to it finds that he comes too late."""
_TAKE_AWAY = f"UPDATE tables SET seq = {_GONE} WHERE id = ? AND seq = ? AND doomed <> 0"
_OF_A_TABLE = ("entries", "checkpoints", "archives", "holdings", "notes")
_CLEAR = "DELETE FROM {} WHERE table_id IN (SELECT id FROM tables WHERE id = ? AND seq = -1)"
_DELETE = f"DELETE FROM tables WHERE id = ? AND seq = {_GONE}"

_FORGET_SESSIONS = "DELETE FROM sessions WHERE doomed <> 0 AND doomed <= ? AND seen < ?"
_FORGET_RESULTS = "DELETE FROM results WHERE doomed <> 0 AND doomed <= ? AND ended < ?"
_FORGET_ROOMS = """
    DELETE FROM rooms WHERE id IN (SELECT id FROM rooms GROUP BY id
        HAVING min(doomed) > 0 AND max(doomed) <= ? AND max(updated) < ?)"""
_OF_A_SESSION = ("results", "notes", "room_members")
_ORPHANED = "DELETE FROM {} WHERE session NOT IN (SELECT person FROM sessions)"
"""What is a person's is kept under the first of his devices, while he has any."""
_FORGET_LINKS = "DELETE FROM device_links WHERE expires < ?"
_NO_ROOM = "DELETE FROM room_members WHERE room_id NOT IN (SELECT id FROM rooms)"


class AgingStore(SqlStore):
    """A store whose contents grow old; see `Store` for what its methods promise."""

    async def serve(self, served: int) -> int:
        """Keep for how long the house has served; several processes at once do not make it longer."""
        await self._do(_SERVE, served, served)
        return int((await self._ask(_SERVED))[0][0])

    async def doom(self, bounds: Bounds, served: int) -> None:
        """Note what is found too old, and forget so of what no longer is."""
        ages: list[tuple[str, str, tuple[int, ...]]] = [
            ("tables", _TOO_OLD, _of_tables(bounds)),
            ("sessions", "seen < ?", (bounds.sessions,)),
            ("results", "ended < ?", (bounds.results,)),
            ("rooms", "updated < ?", (bounds.rooms,)),
        ]
        for name, too_old, values in ages:
            await self._do(f"UPDATE {name} SET doomed = 0 WHERE doomed <> 0 AND NOT ({too_old})", *values)
            await self._do(f"UPDATE {name} SET doomed = ? WHERE doomed = 0 AND ({too_old})", served, *values)

    async def doomed(self, bounds: Bounds, before: int, limit: int) -> list[Doomed]:
        """Return tables that are too old and have been doomed for long enough."""
        rows = await self._ask(_DOOMED, before, *_of_tables(bounds), limit)
        return [Doomed(id, seq, bool(to_pack)) for id, seq, to_pack in rows]

    async def archive(self, table: str, seq: int, packed: bytes) -> None:
        """Keep this in place of all entries and the checkpoint, unless the table has changed since."""
        await self._do_all(
            (_MARK_ARCHIVED, (table, seq)),
            (_KEEP_ARCHIVE, (packed, table, seq)),
            (_CLEAR_ENTRIES, (table,)),
            (_CLEAR_CHECKPOINT, (table,)),
        )

    async def delete_table(self, table: str, seq: int) -> None:
        """Delete a doomed table with everything about it, unless it has changed since."""
        parts: list[Statement] = [(_CLEAR.format(name), (table,)) for name in _OF_A_TABLE]
        await self._do_all((_TAKE_AWAY, (table, seq)), *parts, (_DELETE, (table,)))

    async def forget(self, bounds: Bounds, before: int) -> None:
        """Forget sessions, ends and rooms that have been doomed for long enough."""
        await self._do(_FORGET_SESSIONS, before, bounds.sessions)
        for name in _OF_A_SESSION:
            await self._do(_ORPHANED.format(name))
        await self._do(_FORGET_RESULTS, before, bounds.results)
        await self._do(_FORGET_ROOMS, before, bounds.rooms)
        await self._do(_NO_ROOM)
        await self._do(_FORGET_LINKS, bounds.sessions)


def _of_tables(bounds: Bounds) -> tuple[int, ...]:
    return bounds.unpacked, bounds.finished, bounds.abandoned, bounds.gathering
