"""One house lives in one file: whoever opens it first says so beside it, as long as it lives."""

import sys
from pathlib import Path
from typing import IO, Final

from gaslamp.store.errors import InUse

ENDING: Final = ".house"


class HouseClaim:
    """The system lets go of it when the process ends, however that happens."""

    def __init__(self, file: Path, who: str) -> None:
        beside = file.resolve()
        self._held = (beside.parent / (beside.name + ENDING)).open("a+", encoding="utf-8")
        if not _lock(self._held):
            self._held.seek(0)
            first = self._held.read().strip() or "?"
            self._held.close()
            raise InUse(first)
        self.say(who)

    def say(self, who: str) -> None:
        """By what name others are told of this house."""
        self._held.seek(0)
        self._held.truncate()
        self._held.write(who + "\n")
        self._held.flush()

    def release(self) -> None:
        self._held.close()


if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 20
    """A byte behind all that is written, so that others can read who is there."""

    def _lock(file: IO[str]) -> bool:
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
