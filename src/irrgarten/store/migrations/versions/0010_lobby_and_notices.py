"""Tables that anyone may join, and whoever wants to be told that it is her turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("wish", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("bots_after", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("bots_level", sa.String(16), nullable=True))
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.create_table(
        "pairings",
        sa.Column("wish", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("wish", name="pk_pairings"),
    )
    op.create_table(
        "vapid_keys",
        sa.Column("public", sa.String(128), nullable=False),
        sa.Column("private", sa.String(128), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("public", name="pk_vapid_keys"),
    )
    op.create_table(
        "subscribers",
        sa.Column("subscriber", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("channel", sa.String(64), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=True),
        sa.Column("auth", sa.String(64), nullable=True),
        sa.Column("key", sa.String(128), nullable=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.CheckConstraint("kind IN ('push', 'mail')", name="ck_subscribers_kind"),
        sa.PrimaryKeyConstraint("subscriber", name="pk_subscribers"),
    )
    op.create_table(
        "followed",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("subscriber", sa.String(32), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("cleared", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("due", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("table", "seat", "subscriber", name="pk_followed"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_followed_table"),
    )
    op.create_index("ix_followed_due", "followed", ["due"])
    op.create_index("ix_followed_subscriber", "followed", ["subscriber"])
    op.create_index("ix_subscribers_channel", "subscribers", ["channel"])
