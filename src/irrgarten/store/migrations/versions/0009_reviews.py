"""Reviews of games that are over: asked for, and made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_reviews_table"),
    )
