"""What is left of a game that is over, to be shown without its rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("ending", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_endings"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_endings_table"),
    )
    # By which others find the table that they are followed by.
    op.create_index("ix_tables_again", "tables", ["again"])
