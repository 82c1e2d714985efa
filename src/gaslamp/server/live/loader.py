"""From a table's list to the table, a piece at a time: a long game must not hold everybody up."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from gaslamp.core.data import from_json
from gaslamp.core.errors import NoSuchTable, PutAside
from gaslamp.core.sentence import say
from gaslamp.server.logs import log_fault
from gaslamp.store import Entry, Store
from gaslamp.table.entries import TableOpened
from gaslamp.table.hand import working_out_first
from gaslamp.table.state import Table

PIECE: Final = 25
"""So many entries are taken in before others have a turn."""


async def entries_of(store: Store, table: str) -> list[Entry]:
    entries = await store.entries(table)
    if not entries:
        raise NoSuchTable(say("table-no-such-table"))
    return entries


async def load(
    name: str, entries: Sequence[Entry], note: Callable[[int, Table], None] | None = None
) -> Table:
    """`note` is told how the table was after each entry, by its number."""
    try:
        opened = from_json(entries[0].body, TableOpened)
        if opened.table != name:
            raise ValueError("another table's list")
        table = Table(opened)
        for number, entry in enumerate(entries):
            table.fold([entry])
            if note is not None:
                note(number, table)
            if number % PIECE == PIECE - 1:
                await asyncio.sleep(0)
            if table.prologue is not None and table.first is None:
                await _catch_up(table)
    except Exception as error:
        log_fault("put-aside", table=name)
        raise PutAside(say("table-put-aside")) from error
    return table


async def _catch_up(table: Table) -> None:
    """With what was played elsewhere, which one entry of the list tells."""
    for number, _ in enumerate(working_out_first(table)):
        if number % PIECE == PIECE - 1:
            await asyncio.sleep(0)
