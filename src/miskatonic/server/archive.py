"""A finished table packed small: all its entries and its checkpoint as one compressed piece.

What comes out is byte for byte what went in, but for what people said, which is left out. Not for when a
table is packed (see `retention`), nor where it is kept (see `stores`).
"""

import zlib
from collections.abc import Sequence

import msgspec

from miskatonic.server import entries as kept


class Archive(msgspec.Struct, frozen=True):
    """What a table was made of."""

    entries: list[tuple[int, bytes]]
    checkpoint: tuple[int, bytes] | None = None


def packed(entries: Sequence[tuple[int, bytes]], checkpoint: tuple[int, bytes] | None) -> bytes:
    """Return the archive of a table, without what was said at it."""
    silent = [(seq, bytes(data)) for seq, data in entries if not _is_talk(data)]
    mark = None if checkpoint is None else (checkpoint[0], bytes(checkpoint[1]))
    return zlib.compress(msgspec.msgpack.encode(Archive(silent, mark)), 9)


def _is_talk(data: bytes) -> bool:
    try:
        return isinstance(kept.decode_entry(data), kept.Said)
    except msgspec.MsgspecError:  # damaged, or of a later version: packed as it is
        return False


def unpacked(data: bytes) -> Archive:
    """Return what was packed."""
    return msgspec.msgpack.decode(zlib.decompress(data), type=Archive)
