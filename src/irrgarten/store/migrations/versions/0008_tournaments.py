"""Tournaments, and the encounters of their rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("organiser_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("ended", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("tournament", name="pk_tournaments"),
    )
    op.create_table(
        "encounters",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("encounter", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=True),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("corrections", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_encounters"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.tournament"], name="fk_encounters_tournament"
        ),
    )
