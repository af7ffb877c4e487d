"""Tables are rounds of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rounds", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("scores", sa.Text, nullable=False, server_default="[]"))
