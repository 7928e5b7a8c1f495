"""The schema of the database, as small numbered migrations that are never edited, only added to.

The same SQL serves SQLite and PostgreSQL; `{bytes}` is the only word that differs.
The table `migrations` lists those that have been applied.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polnoc.store.database import Connection
from polnoc.store.errors import StoreError


@dataclass(frozen=True, slots=True)
class Migration:
    """One step: a number, a name and statements."""

    number: int
    name: str
    statements: tuple[str, ...]


MIGRATIONS: Final = (
    Migration(
        1,
        "tables, seats and entries",
        (
            """
            CREATE TABLE tables (
                id TEXT PRIMARY KEY,
                created BIGINT NOT NULL,
                game TEXT NOT NULL,
                rules BIGINT NOT NULL,
                content TEXT NOT NULL,
                options TEXT NOT NULL,
                seed TEXT NOT NULL,
                commitment TEXT NOT NULL,
                settings TEXT NOT NULL,
                status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
                revision BIGINT NOT NULL
            )
            """,
            "CREATE INDEX tables_by_age ON tables (created, id)",
            "CREATE INDEX tables_by_status ON tables (status, created, id)",
            # Separate, because it is written with every entry and the rest is not.
            """
            CREATE TABLE pulses (
                table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
                changed BIGINT NOT NULL,
                changes BIGINT NOT NULL
            )
            """,
            "CREATE INDEX pulses_by_change ON pulses (changed)",
            """
            CREATE TABLE seats (
                table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
                number BIGINT NOT NULL CHECK (number >= 0),
                name TEXT NOT NULL,
                played_by TEXT NOT NULL,
                secret_hash TEXT NOT NULL CHECK (length(secret_hash) IN (0, 64)),
                flags TEXT NOT NULL,
                revision BIGINT NOT NULL,
                PRIMARY KEY (table_id, number)
            )
            """,
            """
            CREATE TABLE entries (
                table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
                seq BIGINT NOT NULL CHECK (seq > 0),
                key TEXT NOT NULL,
                kind TEXT NOT NULL,
                seat BIGINT NOT NULL,
                text TEXT NOT NULL,
                outcome {bytes} NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (table_id, seq),
                UNIQUE (table_id, key)
            )
            """,
        ),
    ),
    Migration(
        2,
        "messages",
        (
            """
            CREATE TABLE messages (
                table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
                seq BIGINT NOT NULL CHECK (seq > 0),
                key TEXT NOT NULL,
                kind TEXT NOT NULL,
                seat BIGINT NOT NULL,
                audience BIGINT NOT NULL,
                text TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (table_id, seq),
                UNIQUE (table_id, key)
            )
            """,
        ),
    ),
    Migration(
        3,
        "snapshots",
        (
            """
            CREATE TABLE snapshots (
                table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
                seq BIGINT NOT NULL CHECK (seq >= 0),
                data {bytes} NOT NULL
            )
            """,
        ),
    ),
    Migration(
        4,
        "labels",
        (
            """
            CREATE TABLE labels (
                table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
                label TEXT NOT NULL
            )
            """,
            "CREATE INDEX labels_by_label ON labels (label, table_id)",
        ),
    ),
    Migration(
        5,
        "results",
        (
            # Shared by all servers of a store: the key of the daily seeds, the last probe of the disk.
            "CREATE TABLE shared_values (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
            # `rank` is a string of digits, the larger the better; empty: the table has no result.
            """
            CREATE TABLE daily_results (
                table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
                game TEXT NOT NULL,
                day TEXT NOT NULL,
                person TEXT NOT NULL,
                name TEXT NOT NULL,
                rank TEXT NOT NULL,
                result TEXT NOT NULL,
                at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX daily_results_by_rank ON daily_results (game, day, rank, table_id)",
            "CREATE INDEX daily_results_by_person ON daily_results (game, day, person, rank, table_id)",
        ),
    ),
    Migration(
        6,
        "summaries",
        (
            # What lists need besides `tables` and `seats`; a table without a row is not listed.
            """
            CREATE TABLE summaries (
                table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
                creator TEXT NOT NULL,
                listed BIGINT NOT NULL,
                asked BIGINT NOT NULL,
                seq BIGINT NOT NULL
            )
            """,
            "CREATE INDEX summaries_by_creator ON summaries (creator, table_id)",
            "CREATE INDEX summaries_by_listing ON summaries (listed, table_id)",
            # Concatenated so that no database mistakes the JSON for a parameter.
            """
            INSERT INTO summaries (table_id, creator, listed, asked, seq)
            SELECT id, '', 1, 0, -1 FROM tables
            WHERE length(replace(settings, '"listed":' || 'true', '')) <> length(settings)
            """,
        ),
    ),
    Migration(
        7,
        "contents",
        (
            # What games were played with, by fingerprint: a JSON list of texts. It never changes.
            """
            CREATE TABLE contents (
                game TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                sources TEXT NOT NULL,
                PRIMARY KEY (game, fingerprint)
            )
            """,
        ),
    ),
    Migration(
        8,
        "people",
        (
            # The hash of the secret that identifies a person at all tables; empty: nobody.
            "ALTER TABLE seats ADD COLUMN person TEXT NOT NULL DEFAULT ''",
            "CREATE INDEX seats_by_person ON seats (person, table_id, number)",
        ),
    ),
    Migration(
        9,
        "deadlines",
        (
            # When to check a table next because somebody's time may be up, in milliseconds since 1970.
            """
            CREATE TABLE deadlines (
                table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
                due BIGINT NOT NULL
            )
            """,
            "CREATE INDEX deadlines_by_time ON deadlines (due, table_id)",
            # When no server ran: clocks stood still.
            "CREATE TABLE pauses (begun BIGINT PRIMARY KEY, ended BIGINT NOT NULL)",
        ),
    ),
    Migration(
        10,
        "memory",
        (
            # The result of a finished game. It outlives its table, whose id it has; `from_file`: a person has
            # imported it, and this server has not seen the game.
            """
            CREATE TABLE results (
                id TEXT PRIMARY KEY,
                game TEXT NOT NULL,
                ended BIGINT NOT NULL,
                from_file BIGINT NOT NULL,
                result TEXT NOT NULL
            )
            """,
            """
            CREATE TABLE result_people (
                person TEXT NOT NULL,
                result_id TEXT NOT NULL REFERENCES results (id) ON DELETE CASCADE,
                seat BIGINT NOT NULL,
                PRIMARY KEY (person, result_id, seat)
            )
            """,
            "CREATE INDEX result_people_by_result ON result_people (result_id)",
            # One at a time for each person; `sealed` is what the code opens.
            """
            CREATE TABLE device_codes (
                person TEXT PRIMARY KEY,
                code_hash TEXT NOT NULL UNIQUE,
                sealed TEXT NOT NULL,
                expires BIGINT NOT NULL
            )
            """,
            # Groups of friends. The link changes with `generation`.
            """
            CREATE TABLE friend_groups (
                id TEXT PRIMARY KEY,
                name TEXT NOT NULL,
                generation BIGINT NOT NULL,
                made BIGINT NOT NULL
            )
            """,
            """
            CREATE TABLE friend_members (
                group_id TEXT NOT NULL REFERENCES friend_groups (id) ON DELETE CASCADE,
                person TEXT NOT NULL,
                name TEXT NOT NULL,
                joined BIGINT NOT NULL,
                PRIMARY KEY (group_id, person)
            )
            """,
            "CREATE INDEX friend_members_by_person ON friend_members (person)",
        ),
    ),
    Migration(
        11,
        "notices",
        (
            # Where people want to be notified of their turns.
            """
            CREATE TABLE notice_targets (
                person TEXT NOT NULL,
                kind TEXT NOT NULL,
                address TEXT NOT NULL,
                language TEXT NOT NULL,
                site TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('on', 'unconfirmed', 'failed')),
                token TEXT NOT NULL,
                failures BIGINT NOT NULL,
                changed BIGINT NOT NULL,
                PRIMARY KEY (person, kind, address)
            )
            """,
            "CREATE INDEX notice_targets_by_token ON notice_targets (token)",
            # The outbox: each notice is sent at most once.
            """
            CREATE TABLE notices (
                person TEXT NOT NULL,
                table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
                turn BIGINT NOT NULL,
                reason TEXT NOT NULL,
                seat BIGINT NOT NULL,
                send_at BIGINT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('waiting', 'claimed', 'sent', 'failed', 'dropped')),
                claimed BIGINT NOT NULL,
                PRIMARY KEY (person, table_id, turn, reason)
            )
            """,
            "CREATE INDEX notices_by_table ON notices (table_id)",
            "CREATE INDEX notices_by_time ON notices (state, send_at)",
            "CREATE INDEX notices_by_person ON notices (person, claimed)",
        ),
    ),
    Migration(
        12,
        "packs",
        (
            # Packs that people have added; `used`: when somebody last played with one.
            """
            CREATE TABLE packs (
                person TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                game TEXT NOT NULL,
                name TEXT NOT NULL,
                source TEXT NOT NULL,
                size BIGINT NOT NULL,
                made BIGINT NOT NULL,
                used BIGINT NOT NULL,
                PRIMARY KEY (person, fingerprint)
            )
            """,
            "CREATE INDEX packs_by_use ON packs (used)",
            # When a table was last made with a content, to within an hour; and its size in bytes.
            "ALTER TABLE contents ADD COLUMN used BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE contents ADD COLUMN size BIGINT NOT NULL DEFAULT 0",
            "UPDATE contents SET size = length(sources)",
            "CREATE INDEX tables_by_content ON tables (content)",
        ),
    ),
    Migration(
        13,
        "servers",
        (
            # Servers on this database: the lease of each, and what it reports about itself.
            """
            CREATE TABLE servers (
                name TEXT PRIMARY KEY,
                began BIGINT NOT NULL,
                until BIGINT NOT NULL,
                figures TEXT NOT NULL
            )
            """,
            # Which of them drives a table: lets its bots answer and watches its clocks.
            """
            CREATE TABLE drivers (
                table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
                server TEXT NOT NULL
            )
            """,
            "CREATE INDEX drivers_by_server ON drivers (server)",
        ),
    ),
)

NEWEST: Final = MIGRATIONS[-1].number

_CREATE_RECORD: Final = (
    "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)"
)


def migrate(connection: Connection, upto: int = NEWEST) -> None:
    """Bring a database to the newest schema; raises StoreError if it is even newer, or not ours."""
    if version(connection) == upto:
        return
    connection.begin_migration()
    try:
        connection.run(_CREATE_RECORD)
        taken = version(connection)
        for migration in MIGRATIONS[taken:upto]:
            for statement in migration.statements:
                connection.run(statement.format(bytes=connection.bytes_type))
            connection.run(
                "INSERT INTO migrations (number, name) VALUES (:number, :name)",
                {"number": migration.number, "name": migration.name},
            )
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def version(connection: Connection) -> int:
    """The number of the last migration applied; 0 for an empty database."""
    names = connection.table_names()
    if not names:
        return 0
    if "migrations" not in names:
        raise StoreError(
            f"{connection.address} holds something else than tables of Północ "
            f"({', '.join(sorted(names)[:3])}): name a new one"
        )
    [(version,)] = connection.rows("SELECT coalesce(max(number), 0) FROM migrations")
    if version > NEWEST:
        raise StoreError(
            f"{connection.address} was written by a newer Północ: its schema has number {version}, "
            f"this program knows {NEWEST}. Use that version, or a database of an older one"
        )
    return int(version)
