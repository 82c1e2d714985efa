"""Somebody's data is deleted: their name and what they said go, the game stays."""

from collections.abc import Sequence

import msgspec

from gaslamp.bots import USUAL
from gaslamp.core.data import to_json
from gaslamp.store import Entry
from gaslamp.table import entries
from gaslamp.table.requests import Answer
from gaslamp.table.state import GATHERING, PLAYING, Table, read_entry

UNSAID = "…"
STRUCK = b"{}"
"""What cannot be read cannot be forgotten in part."""


def blanked(kept: Sequence[Entry], person: str) -> dict[int, bytes]:
    """By their numbers: the entries that name somebody or have their words, without them."""
    made: dict[int, bytes] = {}
    for number, entry in enumerate(kept):
        read = readable(entry)
        if read is None and person.encode() in entry.body:
            made[number] = STRUCK
        elif isinstance(read, entries.TableOpened) and read.host == person:
            made[number] = to_json(msgspec.structs.replace(read, host_name=""))
        elif isinstance(read, entries.Sat | entries.NameChanged) and read.person == person:
            made[number] = to_json(msgspec.structs.replace(read, name=""))
        elif isinstance(read, entries.Said) and read.person == person:
            made[number] = to_json(msgspec.structs.replace(read, name="", text=UNSAID))
    return made


def readable(entry: Entry) -> entries.AnyEntry | None:
    """None for one of a table that is put aside."""
    try:
        read: entries.AnyEntry = read_entry(entry.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return read


def reaches_back(added: Sequence[Entry]) -> bool:
    """Whether what stands before these was changed with them, so that all of it is to be read."""
    return any(isinstance(readable(each), entries.Forgotten) for each in added)


def forget(table: Table, person: str) -> Answer:
    """They will not come back: their chair is free, or a bot plays on."""
    seats = table.seats_of(person)
    answer: Answer = [entries.Forgotten(person)]
    if table.phase == GATHERING:
        answer += [entries.Stood(seat) for seat in seats]
    elif table.phase == PLAYING:
        bots = [seat for seat in seats if not table.chairs[seat].played_by_bot]
        answer += [entries.BotSat(seat, USUAL) for seat in bots]
    return answer
