"""Games that begin at a position, and those of them that are lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begins_at", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("lesson", sa.String(64), nullable=True))
