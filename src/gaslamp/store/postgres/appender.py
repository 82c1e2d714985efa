"""Compare and append, for many tables in one statement.

A table's row in `heads` is what is compared: whoever changes it first is first, on whatever node,
for the second waits for it and then finds another length. The fencing number is compared there too,
so that who was taken over from while it slept writes nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from gaslamp.store import Entry, Listing, Raced, Sitter
from gaslamp.store.errors import RanOut
from gaslamp.store.postgres.wire import Wire

CHANNEL: Final = "gaslamp"
EVERYTHING: Final = "*"
"""The table of whoever wants to hear of all tables."""


class Append(NamedTuple):
    table: str
    first: int
    entries: Sequence[Entry]
    listing: Listing | None
    sitting: Mapping[int, Sitter] | None
    writer: int
    """Who appends, which need not hear of it."""
    is_node: bool
    """Whether that is a node, which may write only as long as its lease runs."""
    fence: int | None
    """Of the table's lease, where that is this node's."""


_APPEND: Final = f"""WITH
asked AS (SELECT * FROM unnest(?1::text[], ?2::int[], ?3::int[], ?4::bigint[])
    AS a (table_id, first, many, fence)
    WHERE ?5::bigint IS NULL OR EXISTS
        (SELECT 1 FROM nodes WHERE node = ?5 AND NOT is_dead AND until > clock_timestamp())),
moved AS (UPDATE heads h SET length = a.first + a.many FROM asked a
    WHERE h.table_id = a.table_id AND a.first > 0 AND h.length = a.first
        AND (a.fence IS NULL OR h.fence = a.fence) RETURNING h.table_id, h.owner),
made AS (INSERT INTO heads (table_id, length) SELECT table_id, many FROM asked WHERE first = 0
    ON CONFLICT DO NOTHING RETURNING table_id, owner),
taken AS (SELECT * FROM moved UNION ALL SELECT * FROM made),
kept AS (INSERT INTO entries SELECT e.* FROM
    unnest(?6::text[], ?7::int[], ?8::bigint[], ?9::bytea[]) AS e (table_id, seq, at, body)
    JOIN taken USING (table_id)),
listed AS (INSERT INTO listings SELECT l.* FROM unnest(?10::text[], ?11::text[], ?12::text[],
    ?13::text[], ?14::boolean[], ?15::text[], ?16::bigint[], ?17::bytea[])
    AS l (table_id, code, game, state, public, host, changed, preview) JOIN taken USING (table_id)
    ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, game = excluded.game,
        state = excluded.state, public = excluded.public, host = excluded.host,
        changed = excluded.changed, preview = excluded.preview),
stood AS (DELETE FROM sitting s USING taken t WHERE s.table_id = t.table_id
    AND t.table_id = ANY (?18::text[]) AND NOT EXISTS
        (SELECT 1 FROM unnest(?19::text[], ?20::int[]) AS n (table_id, seat)
        WHERE n.table_id = s.table_id AND n.seat = s.seat)),
sat AS (INSERT INTO sitting SELECT n.* FROM unnest(?19::text[], ?20::int[], ?21::text[],
    ?22::boolean[]) AS n (table_id, seat, person, awaited) JOIN taken USING (table_id)
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, awaited = excluded.awaited
        WHERE sitting.person <> excluded.person OR sitting.awaited <> excluded.awaited)
SELECT t.table_id, CASE WHEN t.owner IS NOT NULL AND t.owner IS DISTINCT FROM ?5 OR EXISTS
    (SELECT 1 FROM onlookers o WHERE o.table_id IN (t.table_id, '{EVERYTHING}')
        AND o.node <> ?23::bigint)
    THEN pg_notify('{CHANNEL}', 'table ' || ?23::bigint || ' ' || t.table_id)::text END
FROM taken t"""


def append_all(wire: Wire, asked: Sequence[Append]) -> list[Any]:
    """None for each that is done, or its refusal. Each is of another table, all of one writer."""
    writer = asked[0].writer
    node = writer if asked[0].is_node else None
    values = [*_heads(asked), node, *_entries(asked), *_listings(asked), *_sitters(asked)]
    done = {row[0] for row in wire.execute(_APPEND, [*values, writer])}
    if len(done) == len(asked):
        return [None] * len(asked)
    is_out = node is not None and not _is_alive(wire, node)
    return [None if each.table in done else _refusal(each, is_out) for each in asked]


def _refusal(asked: Append, is_out: bool) -> Exception:
    if is_out:
        return RanOut("lease")
    return Raced(f"{asked.table} {asked.first}")


def _is_alive(wire: Wire, node: int) -> bool:
    query = "SELECT 1 FROM nodes WHERE node = ? AND NOT is_dead AND until > clock_timestamp()"
    return wire.execute(query, (node,)).fetchone() is not None


def _heads(asked: Sequence[Append]) -> list[Any]:
    return [
        [each.table for each in asked],
        [each.first for each in asked],
        [len(each.entries) for each in asked],
        [each.fence for each in asked],
    ]


def _entries(asked: Sequence[Append]) -> list[Any]:
    rows = [
        (each.table, each.first + place, entry.at, entry.body)
        for each in asked
        for place, entry in enumerate(each.entries)
    ]
    return _columns(rows, 4)


def _listings(asked: Sequence[Append]) -> list[Any]:
    return _columns([each.listing for each in asked if each.listing is not None], 8)


def _sitters(asked: Sequence[Append]) -> list[Any]:
    changed = [each for each in asked if each.sitting is not None]
    rows = [
        (each.table, seat, *sitter)
        for each in changed
        for seat, sitter in (each.sitting or {}).items()
    ]
    return [[each.table for each in changed], *_columns(rows, 4)]


def _columns(rows: Sequence[Sequence[Any]], many: int) -> list[list[Any]]:
    return [[row[place] for row in rows] for place in range(many)]
