"""Seats seal their part of the lots before any is opened; who laid something down by hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("laid_by", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("adds", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=True))
    # A game that has not begun is not drawn from parts that nobody sealed.
    tables = sa.table("tables", sa.column("table"), sa.column("position"))
    seats = sa.table("seats", sa.column("table"), sa.column("added"))
    waiting = sa.select(tables.c.table).where(tables.c.position.is_(None))
    op.execute(seats.update().where(seats.c.table.in_(waiting)).values(added=None))
