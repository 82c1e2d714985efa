"""Who sits on a chair, and whether they are there."""

from dataclasses import dataclass
from typing import Any

from gaslamp.core.utterance import Utterance

GRACE = 60_000
"""Milliseconds that a player may be gone before a bot may sit in."""


@dataclass
class Chair:
    person: str | None = None
    name: str | None = None
    level: str | None = None
    """Of the bot that sits here, for good or for a player who is gone."""
    hurried: bool = False
    """Whether that bot had less time than usual for its last move."""
    last_words: tuple[int, Utterance] | None = None
    """What that bot said last, and after how many entries."""
    gone_since: int | None = None
    timed_out: bool = False
    would_end: bool = False
    resigned: bool = False
    hinted: tuple[int, int] = (0, 0)
    """The last decision for which a hint was given, and how far it went."""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.level is not None

    @property
    def human(self) -> bool:
        return self.person is not None

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None

    @property
    def face(self) -> tuple[Any, ...]:
        """What others see of it; two that are the same look the same."""
        return (
            self.person,
            self.name,
            self.level,
            self.gone_since,
            self.timed_out,
            self.would_end,
        )

    def vacate(self) -> None:
        self.person = self.name = None

    def may_be_replaced(self, now: int) -> bool:
        """Whether the others may let a bot sit in."""
        if not self.human or self.played_by_bot:
            return False
        waited = self.gone_since is not None and now >= self.gone_since + GRACE
        return waited or self.timed_out
