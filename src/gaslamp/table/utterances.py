"""Which of the things that bots would say are said: to people who hear it, new, and not often."""

from typing import Final

from gaslamp.core.utterance import Utterance
from gaslamp.table import entries
from gaslamp.table.channels import SIDE_TALK, TABLE_TALK, side_of
from gaslamp.table.requests import Answer
from gaslamp.table.state import Table

_APART: Final = 12
"""So many entries lie at least between two things that one bot says."""


def uttered(table: Table, seat: int, utterance: Utterance | None) -> Answer:
    """A side without a channel of its own says nothing: the other side would hear it."""
    if utterance is None or (utterance.aside and not table.setup.side_talk):
        return []
    listeners = side_of(table.game, table.seats, seat) if utterance.aside else range(table.seats)
    if not any(_is_person(table, each) for each in listeners) or _is_stale(table, seat, utterance):
        return []
    return [entries.Uttered(seat, SIDE_TALK if utterance.aside else TABLE_TALK, utterance)]


def _is_person(table: Table, seat: int) -> bool:
    return table.chairs[seat].human and not table.chairs[seat].played_by_bot


def _is_stale(table: Table, seat: int, utterance: Utterance) -> bool:
    last_words = table.chairs[seat].last_words
    if last_words is None:
        return False
    at, last = last_words
    return last == utterance or table.length - at < _APART
