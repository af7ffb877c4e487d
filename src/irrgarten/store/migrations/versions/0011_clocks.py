"""Clocks, since when there was a server to keep them, and what a seat asks of the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=True))
    op.add_column("acts", sa.Column("left", sa.BigInteger, nullable=True))
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("table", name="pk_clocks"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_clocks_table"),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "uptimes",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_uptimes"),
    )
