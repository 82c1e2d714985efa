"""What others on the same database tell this store: PostgreSQL's own NOTIFY."""

from collections.abc import Callable
from secrets import randbits
from typing import Final

from gaslamp.store.postgres.appender import CHANNEL
from gaslamp.store.postgres.wire import Wire

AGAIN: Final = "again"
"""What is heard where something may have been missed."""


class Ear:
    """It hears from the moment it is made; whoever loses it makes another, and reads again."""

    def __init__(self, connect: Callable[[], Wire]) -> None:
        self.session = randbits(62)
        """A lock that nobody else can have as long as this connection is there."""
        self._wire = connect()
        self._wire.execute("SELECT pg_advisory_lock(?)", (self.session,))
        self._wire.execute(f"LISTEN {CHANNEL}")

    def heard(self, seconds: float) -> list[str]:
        """What has been told; if nothing has, it is waited for so long."""
        self._wire.execute("SELECT 1")
        told = self._wire.connection.notifies(timeout=seconds, stop_after=1)
        return [each.payload for each in told]

    def close(self) -> None:
        self._wire.close()
