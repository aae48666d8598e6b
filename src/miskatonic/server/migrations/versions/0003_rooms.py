"""Rooms in which a series of matches is kept, and who belongs to which."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("mark", sa.Text, nullable=False),  # of whoever wrote this number
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "room_members",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("room_id", sa.Text, primary_key=True),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
