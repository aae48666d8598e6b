"""Whose device a session is, with the links by which devices are added."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and make the table; every session is alone."""
    op.add_column("sessions", sa.Column("person", sa.Text, nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("called", sa.LargeBinary, nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("added", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET person = id, added = seen")
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "device_links",
        sa.Column("id", sa.Text, primary_key=True),  # hash of the token
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("taken_by", sa.Text, nullable=False, server_default=""),  # hash of the new session
        sa.Column("luggage", sa.LargeBinary, nullable=False, server_default=""),  # gone when it is taken
    )
