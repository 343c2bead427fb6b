"""The tables of the database. The primary key of the entries is the arbiter between two writers."""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, String, Table

SCHEMA_VERSION: Final = 2
"""Raised whenever an older server could not read what a newer one wrote."""

metadata = MetaData()

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Integer, nullable=False),
)
"""What is known of the database itself: ``schema``, the version of it."""

tables = Table(
    "tables",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("opened_by", String(64), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("dealt", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=True),
    Index("tables_by_opener", "opened_by", "opened_at"),
)
"""What is looked up across tables; all follows from the entries. ``due_at``: the clock has work here."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of each table."""

commands = Table(
    "commands",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("sender", String(64), primary_key=True),
    Column("command_id", String(32), primary_key=True),
    Column("body_hash", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Commands that were taken, and the version that the sender was told."""
