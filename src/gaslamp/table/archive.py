"""A finished game, written down for whoever wants it later. It takes a while for a long one."""

from collections.abc import Sequence

from gaslamp.core.data import pretty, to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.store import Entry
from gaslamp.table.faces import record
from gaslamp.table.replays import replay_for
from gaslamp.table.state import load


def written_record(entries: Sequence[Entry]) -> bytes:
    return pretty(record(load(entries))).encode()


def written_replay(entries: Sequence[Entry], viewer: int) -> bytes:
    table = load(entries)
    if viewer >= table.seats:
        raise Unreadable(say("unreadable-field", field="viewer"))
    return to_json(replay_for(table, viewer))
