"""Why a job may end without its answer. Each is one sentence to whoever asked."""

from typing import ClassVar

from gaslamp.core.errors import Refusal
from gaslamp.core.sentence import say


class Unanswered(Refusal):
    code = "unavailable"
    message: ClassVar[str]

    def __init__(self) -> None:
        super().__init__(say(self.message))


class Crowded(Unanswered):
    """Others, or the asker's own jobs, wait already."""

    code = "too-much"
    message = "server-too-much"


class TooLong(Unanswered):
    """It did not come to an end in time, and was ended."""

    message = "server-too-long"


class Lost(Unanswered):
    """Whoever worked on it is gone, twice; or nobody can be found to work."""

    message = "server-worker-lost"


class Closed(Lost):
    """The house is closing."""
