"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "baseline"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "pairings",
        sa.Column("wish", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("wish", name=op.f("pk_pairings")),
    )
    op.create_table(
        "preferences",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_preferences")),
    )
    op.create_table(
        "subscribers",
        sa.Column("subscriber", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("channel", sa.String(64), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=True),
        sa.Column("auth", sa.String(64), nullable=True),
        sa.Column("key", sa.String(128), nullable=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.CheckConstraint("kind IN ('push', 'mail')", name=op.f("ck_subscribers_kind")),
        sa.PrimaryKeyConstraint("subscriber", name=op.f("pk_subscribers")),
    )
    op.create_index("ix_subscribers_channel", "subscribers", ["channel"])
    op.create_table(
        "tables",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("link", sa.Integer(), nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("position", sa.Text(), nullable=True),
        sa.Column("again", sa.String(32), nullable=True),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("sealed", sa.Boolean(), nullable=False),
        sa.Column("laid_by", sa.Text(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("ended", sa.String(32), nullable=True),
        sa.Column("begins_at", sa.Text(), nullable=True),
        sa.Column("lesson", sa.String(64), nullable=True),
        sa.Column("listed", sa.String(32), nullable=True),
        sa.Column("wish", sa.String(64), nullable=True),
        sa.Column("bots_after", sa.Integer(), nullable=True),
        sa.Column("bots_level", sa.String(16), nullable=True),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("asked", sa.Text(), nullable=True),
        sa.Column("stand_in_after", sa.Integer(), nullable=True),
        sa.Column("of_tournament", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_again", "tables", ["again"])
    op.create_index("ix_tables_created", "tables", ["created"])
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.create_table(
        "tournaments",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("organiser_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("ended", sa.String(32), nullable=True),
        sa.Column("maker", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("tournament", name=op.f("pk_tournaments")),
    )
    op.create_table(
        "uptimes",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_uptimes")),
    )
    op.create_table(
        "vapid_keys",
        sa.Column("public", sa.String(128), nullable=False),
        sa.Column("private", sa.String(128), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("public", name=op.f("pk_vapid_keys")),
    )
    op.create_table(
        "absences",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_absences_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_absences")),
    )
    op.create_table(
        "acts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("act", sa.String(64), nullable=False),
        sa.Column("left", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_acts_table")),
        sa.PrimaryKeyConstraint("table", "ply", name=op.f("pk_acts")),
    )
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("left", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_clocks_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_clocks")),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "encounters",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("encounter", sa.Text(), nullable=False),
        sa.Column("at", sa.String(32), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("corrections", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.tournament"], name=op.f("fk_encounters_tournament")
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_encounters")),
    )
    op.create_table(
        "endings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("ending", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_endings_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_endings")),
    )
    op.create_table(
        "followed",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("subscriber", sa.String(32), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("cleared", sa.Integer(), nullable=False),
        sa.Column("due", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_followed_table")),
        sa.PrimaryKeyConstraint("table", "seat", "subscriber", name=op.f("pk_followed")),
    )
    op.create_index("ix_followed_due", "followed", ["due"])
    op.create_index("ix_followed_subscriber", "followed", ["subscriber"])
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("review", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_reviews_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_reviews")),
    )
    op.create_table(
        "seat_changes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_seat_changes_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_seat_changes")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("secret_hash", sa.String(64), nullable=True),
        sa.Column("adds", sa.Boolean(), nullable=False),
        sa.Column("seal", sa.String(64), nullable=True),
        sa.Column("added", sa.String(64), nullable=True),
        sa.CheckConstraint("holder IN ('open', 'person', 'bot')", name=op.f("ck_seats_holder")),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_seats_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
