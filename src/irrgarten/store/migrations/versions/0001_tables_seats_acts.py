"""Tables, their seats, and the acts of their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("link", sa.Integer, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("position", sa.Text, nullable=True),
        sa.Column("again", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("table", name="pk_tables"),
    )
    op.create_index("ix_tables_created", "tables", ["created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("secret_hash", sa.String(64), nullable=True),
        sa.Column("added", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_seats_table"),
        sa.CheckConstraint("holder IN ('open', 'person', 'bot')", name="ck_seats_holder"),
    )
    op.create_table(
        "acts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("act", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "ply", name="pk_acts"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_acts_table"),
    )
