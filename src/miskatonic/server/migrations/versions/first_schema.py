"""The first schema: tables and their entries, checkpoints, who holds seats, sessions, notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),  # of the last entry
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("names", sa.Text, nullable=False),  # JSON
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),  # in no index, so that an append changes none
    )
    op.create_index("tables_by_status", "tables", ["status", "public"])
    op.create_table(
        "entries",
        _of_a_table(),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "checkpoints",
        _of_a_table(),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "holdings",
        sa.Column("session", sa.Text, primary_key=True),
        _of_a_table(),
        sa.Column("turn", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("holdings_by_table", "holdings", ["table_id"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("session", sa.Text, primary_key=True),
        _of_a_table(),
        sa.Column("text", sa.LargeBinary, nullable=False),  # bytes, because PostgreSQL's text takes no NUL
    )


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)
