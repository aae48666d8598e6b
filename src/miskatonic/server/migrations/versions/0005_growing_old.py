"""What grows old: when a table needs somebody, who opened it, archives, and what is about to be let go."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and make the tables.

    Of running matches nobody knows when their clocks run out: they are due at once, and looked at in turn.
    A room's age begins now.
    """
    no, none = sa.false(), "0"
    op.add_column("tables", sa.Column("due", sa.BigInteger))  # when a clock runs out
    op.add_column("tables", sa.Column("bots", sa.Boolean, nullable=False, server_default=no))  # are asked
    op.add_column("tables", sa.Column("host", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("archived", sa.Boolean, nullable=False, server_default=no))
    now = str(time.time_ns() // 1_000_000)
    op.add_column("rooms", sa.Column("updated", sa.BigInteger, nullable=False, server_default=now))
    for aging in ("tables", "rooms", "sessions", "results"):
        # For how long the house had served when this was first found too old; 0: it is not.
        op.add_column(aging, sa.Column("doomed", sa.BigInteger, nullable=False, server_default=none))
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing'")
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_by_due", "tables", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),  # of the last entry in it
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True),  # there is one
        sa.Column("served", sa.BigInteger, nullable=False),  # milliseconds, by no clock of the day
        sa.Column("checked", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO service (id, served, checked) VALUES (1, 0, 0)")
