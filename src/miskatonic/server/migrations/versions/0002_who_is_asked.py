"""Who is asked stands in the table's row, as a number whose bit n is seat n: a move changes nothing else.

Which bit a seat has does not matter to what was kept before; the next entry of a table writes them anew.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_NUMBER_SEATS = """
    UPDATE holdings SET seats = (
        SELECT CAST(1 AS BIGINT) << CAST(count(*) AS INTEGER) FROM holdings AS other
        WHERE other.table_id = holdings.table_id AND other.session < holdings.session)"""
_NOTE_TURNS = """
    UPDATE tables SET asked = coalesce(
        (SELECT sum(seats) FROM holdings WHERE table_id = tables.id AND turn), 0)"""


def upgrade() -> None:
    """Move the turns from the holdings into the tables."""
    op.add_column("tables", sa.Column("asked", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("holdings", sa.Column("seats", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(_NUMBER_SEATS)
    op.execute(_NOTE_TURNS)
    op.drop_column("holdings", "turn")
