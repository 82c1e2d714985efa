"""What a bot has said, as a table takes it in."""

from typing import TYPE_CHECKING

from gaslamp.table import entries, news
from gaslamp.table.channels import audience_of

if TYPE_CHECKING:
    from gaslamp.table.state import Table


def take_in_utterance(table: "Table", at: int, entry: entries.Uttered) -> None:
    table.chairs[entry.seat].last_words = table.length, entry.utterance
    spoken = news.BotSpoke(entry.seat, entry.channel, entry.utterance)
    table.tell(at, spoken, audience_of(table.game, table.seats, entry.channel, entry.seat))
