"""The tables of the database. Nothing in them belongs to one kind of database alone."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

#: A table where a game is set up, played, or was played. ``position`` is the first position and
#: is null until the game starts. ``chain`` and ``link`` give the secret of its lots. ``scores``
#: are those of the rounds before this one, in a match of several ``rounds``. Once it is
#: ``sealed``, the seals of its seats stand. ``laid_by`` are names, or null. ``revision`` is raised
#: by every write but acts. ``ended`` says when the game was over; null while it is not.
#: ``begins_at`` is a position that was laid down instead of a set-up, and ``lesson`` the lesson
#: that laid it; or null. ``listed`` is since when anyone may join, null while it is private;
#: ``wish`` is what it is, for who looks for the same.
#: Bots of ``bots_level`` take its free seats ``bots_after`` so many seconds. ``clock`` says how
#: much time everybody has, null if there is no end to it; ``asked`` is what a seat asks of others.
#: A bot plays for whoever is awaited and away ``stand_in_after`` so many seconds; null for never.
#: ``of_tournament`` is the tournament that the table belongs to, or null.
tables = Table(
    "tables",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("given", Text, nullable=False),
    Column("chain", String(64), nullable=False),
    Column("link", Integer, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("position", Text, nullable=True),
    Column("again", String(32), nullable=True),
    Column("rounds", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("laid_by", Text, nullable=True),
    Column("revision", Integer, nullable=False),
    Column("ended", String(32), nullable=True),
    Column("begins_at", Text, nullable=True),
    Column("lesson", String(64), nullable=True),
    Column("listed", String(32), nullable=True),
    Column("wish", String(64), nullable=True),
    Column("bots_after", Integer, nullable=True),
    Column("bots_level", String(16), nullable=True),
    Column("clock", Text, nullable=True),
    Column("asked", Text, nullable=True),
    Column("stand_in_after", Integer, nullable=True),
    Column("of_tournament", String(32), nullable=True),
)

#: Who holds a seat. Name, secret and part of the lots are a person's, also while a bot plays for
#: her.
seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(8), nullable=False),
    Column("name", String(64), nullable=True),
    Column("level", String(16), nullable=True),
    Column("secret_hash", String(64), nullable=True),
    Column("adds", Boolean, nullable=False),
    Column("seal", String(64), nullable=True),
    Column("added", String(64), nullable=True),
    CheckConstraint("holder IN ('open', 'person', 'bot')", name="holder"),
)

#: The acts of a game. The primary key lets one act alone be made on a position; ``seat`` is null
#: for chance. ``left`` are the milliseconds that the seat had left then, where there is a clock.
acts = Table(
    "acts",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("act", String(64), nullable=False),
    Column("left", BigInteger, nullable=True),
)

#: The clock of a table as it stood when it was last written, which ``number`` counts: every act of
#: such a table, and all that stops a clock or lets it run, is written together with it. Times are
#: milliseconds since 1970; ``left`` is what each seat had left then, as JSON, and ``due`` when the
#: first of those whose time runs has none left; null while it runs for nobody.
clocks = Table(
    "clocks",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("left", Text, nullable=False),
    Column("due", BigInteger, nullable=True),
)

#: From when to when a process was there to keep time, in milliseconds since 1970.
uptimes = Table(
    "uptimes",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: Since when somebody is awaited at a table and away, so that it counts on after a restart; there
#: is a row only while that is so. ``seen`` is when it was so last. In milliseconds since 1970.
absences = Table(
    "absences",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: What became of a person's seat: a bot plays for her, she is back, or the host has freed it.
#: The primary key lets one change alone come next.
seat_changes = Table(
    "seat_changes",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("holder", String(8), nullable=False),
    Column("level", String(16), nullable=True),
    Column("by", String(8), nullable=False),
    Column("secret_hash", String(64), nullable=True),
)

#: What is left of a game that is over, packed, to be shown without its rules.
endings = Table(
    "endings",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("ending", LargeBinary, nullable=False),
)

#: A tournament: its organiser's hash, the chain from which secrets follow, and as JSON all that is
#: decided and who has entered. ``round`` is the last one paired; ``revision`` is raised by every
#: write. ``maker`` is a short hash of the network it was made from (see ``tournaments/maker.py``);
#: null once it is over.
tournaments = Table(
    "tournaments",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("chain", String(64), nullable=False),
    Column("organiser_hash", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("document", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("ended", String(32), nullable=True),
    Column("maker", Integer, nullable=True),
)

#: Who meets in a round, and what came of it. The primary key lets each round be paired once.
#: ``at`` is the table where it is played; ``result`` is null until there is one.
encounters = Table(
    "encounters",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.tournament"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("encounter", Text, nullable=False),
    Column("at", String(32), nullable=True),
    Column("result", Text, nullable=True),
    Column("corrections", Text, nullable=False),
)

#: Where whoever looks for a game is sent to. The primary key lets one table alone wait for a wish.
#: It says nothing once that table has no free seat, so it is neither moved nor forgotten.
pairings = Table(
    "pairings",
    metadata,
    Column("wish", String(64), primary_key=True),
    Column("at", String(32), nullable=False),
)

#: The keys by which push services know this server; the first one is used for what is new.
vapid_keys = Table(
    "vapid_keys",
    metadata,
    Column("public", String(128), primary_key=True),
    Column("private", String(128), nullable=False),
    Column("created", String(32), nullable=False),
)

#: Where somebody wants to be told that it is her turn: a device, by the ``address`` and keys that
#: its browser gave, or a mail address, once it is ``confirmed``. Several may share a ``channel``,
#: which is told once. ``key`` is the public one of ours.
subscribers = Table(
    "subscribers",
    metadata,
    Column("subscriber", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("channel", String(64), nullable=False),
    Column("p256dh", String(128), nullable=True),
    Column("auth", String(64), nullable=True),
    Column("key", String(128), nullable=True),
    Column("secret_hash", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", String(32), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    CheckConstraint("kind IN ('push', 'mail')", name="kind"),
)

#: The seats whose turns a subscriber is told of. ``turn`` is the ply with which the turn began that
#: she was told of last, ``cleared`` the one for which that was taken back; ``due`` is when she is
#: to be told of the present one.
followed = Table(
    "followed",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("subscriber", String(32), primary_key=True),
    Column("secret_hash", String(64), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("cleared", Integer, nullable=False),
    Column("due", String(32), nullable=True),
)

#: The review of a game that is over, packed; null while it is asked for and not made yet.
reviews = Table(
    "reviews",
    metadata,
    Column("table", String(32), ForeignKey("tables.table"), primary_key=True),
    Column("asked", String(32), nullable=False),
    Column("review", LargeBinary, nullable=True),
)

#: What a person chose for this server on its pages; it stays where it is when games are moved.
preferences = Table(
    "preferences",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

Index("ix_tables_created", tables.c.created)
Index("ix_tables_again", tables.c.again)
Index("ix_tables_listed", tables.c.listed)
Index("ix_followed_due", followed.c.due)
Index("ix_followed_subscriber", followed.c.subscriber)
Index("ix_subscribers_channel", subscribers.c.channel)
Index("ix_clocks_due", clocks.c.due)
