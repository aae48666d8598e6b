"""Tokens: what makes a browser itself and a seat somebody's. 128 bits, given once, kept hashed.

Not for deciding who may do what (see `commands`).
"""

import hashlib
import re
import secrets

_TABLE_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""No letter that could be taken for another when a code is read aloud."""
_TABLE_LENGTH = 10
_TABLE_ID = re.compile(f"[{_TABLE_LETTERS}]{{{_TABLE_LENGTH}}}")


def new_token() -> str:
    """Return a new secret of 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """Return what is kept of a token. It is random, so one round of a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """Return a new table's code, about 49 bits: short enough to type, too many to guess."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Say whether this could be a table's code."""
    return _TABLE_ID.fullmatch(text) is not None
