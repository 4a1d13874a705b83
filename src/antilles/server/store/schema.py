"""The tables of the database. The log is the truth; the rest makes it findable or says who people are."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("request", sa.String),
    sa.Column("body", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "version"),
    sa.UniqueConstraint("table_id", "request"),
    sqlite_with_rowid=False,
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("head", sa.Text, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("visibility", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Index("ix_tables_lobby", "visibility", "status", "created", "id"),
    sa.Index("ix_tables_due", "due"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.PrimaryKeyConstraint("table_id", "seat"),
)

invites = sa.Table(
    "invites",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("login", sa.String, unique=True),
    sa.Column("password", sa.String),
    sa.Column("created", sa.BigInteger, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("hash", sa.String, nullable=False, unique=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("agent", sa.String, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

installation = sa.Table("installation", metadata, sa.Column("id", sa.String, primary_key=True))
"""The name of this database, by which its processes find each other on the bus. A copy gets one of its own."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("public_key", sa.String, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)
"""Keys that people log in with; ``uses`` is the authenticator's own count, which must not go back."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""What authenticators were asked to sign and have not signed yet; each is good once."""

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""The processes that serve this database, and until when each of them counts as alive."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("process", sa.String, nullable=False, index=True),
)
"""Which process owns a table; its lease lapses with the process."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("depth", sa.String, nullable=False),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("turn", sa.BigInteger, nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("size", sa.BigInteger, nullable=False),
    sa.Column("found", sa.LargeBinary),
    sa.Index("ix_analyses_queue", "status", "turn", "asked"),
    sa.Index("ix_analyses_used", "used"),
)
"""Analyses of finished games by digest of the record, appraiser and depth: a queue, and a cache of what was found."""

seals = sa.Table(
    "seals",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String, nullable=False, unique=True),
    sa.Column("seal", sa.String, nullable=False),
    sa.Column("previous", sa.String, nullable=False),
    sa.Column("digest", sa.String, nullable=False),
    sa.Column("counted", sa.Integer, nullable=False),
    sa.Index("ix_seals_counted", "counted"),
)
"""The house's list: a row for each sealed table, each with the digest of the one before. ``counted``: its draws are in
``draw_counts``."""

draw_counts = sa.Table(
    "draw_counts",
    metadata,
    sa.Column("game", sa.String, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("counts", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("game", "kind"),
)
"""The draws of all public games against their odds, by game and kind."""

attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("day", sa.String, nullable=False),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("table_id", sa.String, nullable=False, unique=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("begun", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger),
    sa.Column("points", sa.Integer),
    sa.Column("place", sa.Integer),
    sa.Column("luck", sa.Float),
    sa.Column("course", sa.String),
    sa.PrimaryKeyConstraint("day", "person"),
)
"""Deals of the day: one attempt a person and day. ``luck`` is in points, from the ledger, once it is measured;
``course`` the points along the game, with commas between."""

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("language", sa.String, nullable=False),
    sa.Column("zone", sa.String, nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=False),
    sa.Column("quiet_to", sa.Integer, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("last", sa.String, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("lease", sa.BigInteger, nullable=False),
    sa.Column("next", sa.BigInteger, nullable=False),
)
"""Where people want to be called; ``lease``: until when a process sends there, ``next``: not before."""

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("channel", sa.String, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("batch", sa.String, nullable=False),
    sa.Column("sent", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "channel"),
    sa.Index("ix_outbox_sent_due", "sent", "due"),
)
"""Whose turn it is, for each table and receiver: written with the log, and gone with the move."""

friendships = sa.Table(
    "friendships",
    metadata,
    sa.Column("person", sa.String, nullable=False),
    sa.Column("friend", sa.String, nullable=False, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("person", "friend"),
)
"""Who is whose friend: two rows a pair, so that either finds the other."""

friend_links = sa.Table(
    "friend_links",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("once", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""Links by which others become a person's friends: once, or until they are renewed."""

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.String, nullable=False),
    sa.Column("blocked", sa.String, nullable=False, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("person", "blocked"),
)
"""With whom a person wants nothing to do; nobody but this person is ever told."""

unseen = sa.Table("unseen", metadata, sa.Column("person", sa.String, primary_key=True))
"""Who does not show to friends whether they are here."""

invited = sa.Table(
    "invited",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("host", sa.String, nullable=False, index=True),
    sa.Column("mark", sa.String, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "person"),
)
"""Friends who were invited to a seat by name: ``asked``, ``joined``, ``declined`` or ``withdrawn``. ``mark`` is what
the log of the table remembers of an invitation that was used."""

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    *[sa.Column(name, sa.Integer, nullable=False) for name in ("length", "undone", "seen", "choice")],
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("link", sa.String, nullable=False),
    sa.Column("request", sa.String, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("fire", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seat"),
)
"""Standing orders: what a seat has left for its next turn. Nothing that is told to others is made from them."""

orders_done = sa.Table(
    "orders_done",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("how", sa.String, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seat", "version"),
)
"""What became of standing orders, for their owner alone."""

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.String, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("gone", sa.Integer, nullable=False),
    sa.Column("rated", sa.String, nullable=False),
    sa.Column("booked", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seat"),
    *(sa.Index(f"ix_results_{of}", of, "game", "at") for of in ("person", "booked")),
)
"""Finished games seat by seat, from the entry that ended them: ``rank`` counts for ratings, ``rated`` says why not."""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String, nullable=False),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("table_id", sa.String, nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.PrimaryKeyConstraint("game", "person", "games"),
    sa.Index("ix_ratings_at", "game", "at", "table_id"),
)
"""Everybody's rating after each of their rated games; the last row is what it is now."""

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("shown", sa.String, nullable=False),
)
"""Who may see somebody's profile; nobody, where there is no row."""

PASSING = (installation, challenges, processes, leases, analyses, outbox, orders, orders_done)
"""What belongs to this database and its running processes, or can be found again, and to no backup."""
