"""After which absence a bot plays for somebody, and since when she is awaited and away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in_after", sa.Integer, nullable=True))
    op.create_table(
        "absences",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_absences"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_absences_table"),
    )
