"""Who sits at a table and is waited for, as SQLite keeps it.

Few statements, and few rows of each: with every one the writer lets go of the interpreter, and has
to get it back from a busy loop.
"""

import sqlite3
from collections.abc import Mapping
from typing import Final

from gaslamp.store import Sitter

_ALL_IN_ONE: Final = """SELECT group_concat(seat || ' ' || awaited || ' ' || person, char(10))
    FROM sitting WHERE table_id = ?"""


def replace_sitting(
    connection: sqlite3.Connection, table: str, sitting: Mapping[int, Sitter]
) -> None:
    """Nearly always another is waited for, and the same people sit there: then nothing is written
    but that, which spares the index by people."""
    before = _sitting(connection, table)
    if _people(before) == _people(sitting):
        changed = [seat for seat, sitter in sitting.items() if before[seat] != sitter]
        signs = ", ".join("?" * len(changed))
        query = f"UPDATE sitting SET awaited = NOT awaited WHERE table_id = ? AND seat IN ({signs})"
        connection.execute(query, (table, *changed))
        return
    connection.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
    rows = [(table, seat, *sitter) for seat, sitter in sitting.items()]
    connection.executemany("INSERT INTO sitting VALUES (?, ?, ?, ?)", rows)


def _sitting(connection: sqlite3.Connection, table: str) -> dict[int, Sitter]:
    (written,) = connection.execute(_ALL_IN_ONE, (table,)).fetchone()
    lines = [line.split(" ", 2) for line in (written or "").splitlines()]
    return {int(seat): Sitter(person, awaited == "1") for seat, awaited, person in lines}


def _people(sitting: Mapping[int, Sitter]) -> dict[int, str]:
    return {seat: sitter.person for seat, sitter in sitting.items()}
