"""What becomes of a person's seat is kept, for the log and against being taken again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "seat_changes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table", "number", name="pk_seat_changes"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_seat_changes_table"),
    )
