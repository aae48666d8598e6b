"""How each match stands, as lists tell it, and how each person's matches ended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column and make the table."""
    op.add_column("tables", sa.Column("standing", sa.LargeBinary, nullable=False, server_default=""))
    op.create_table(
        "results",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
