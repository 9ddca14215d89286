"""The tables of the database, for building statements. They are created by migrations.py."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("over", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # whether the lobby shows it to everybody
    Column("position", Text, nullable=False, default=""),  # the position after line `position_at`
    Column("position_at", Integer, nullable=False, default=0),
    Column("seats", Integer, nullable=False),
)
# Who has a seat where, by the hash of the key: an index into the logs.
holders = Table(
    "holders",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
lines = Table(
    "lines",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # from 1
    Column("text", Text, nullable=False),
)
# What the lobby shows of a table after line `seq`, as JSON.
summaries = Table(
    "summaries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

# The review of a finished game, as JSON.
reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

# Networks blocked until some time; see blocks.py.
blocks = Table(
    "blocks", metadata, Column("network", String(64), primary_key=True), Column("until", Float, nullable=False)
)
