"""What somebody has said, or a bot, as a table takes it in."""

from typing import TYPE_CHECKING

from gaslamp.table import entries, news
from gaslamp.table.channels import audience_of

if TYPE_CHECKING:
    from gaslamp.table.state import Table


def take_in_talk(table: "Table", at: int, entry: entries.Said) -> None:
    if entry.id is not None:
        table.seen_ids.add((entry.person, entry.id))
    table.tell(
        at,
        news.Talk(entry.name, entry.seat, entry.channel, entry.text, table.speaker(entry.person)),
        audience_of(table.game, table.seats, entry.channel, entry.seat),
    )


def take_in_utterance(table: "Table", at: int, entry: entries.Uttered) -> None:
    table.chairs[entry.seat].last_words = table.length, entry.utterance
    spoken = news.BotSpoke(entry.seat, entry.channel, entry.utterance)
    table.tell(at, spoken, audience_of(table.game, table.seats, entry.channel, entry.seat))
