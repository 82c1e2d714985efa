"""How much somebody may think about a decision."""

from typing import NamedTuple


class Budget(NamedTuple):
    """Both limits hold, whichever is reached first. The same seed and iterations give the same
    choice; the same time does not."""

    iterations: int | None = None
    """None: no limit but the time."""
    milliseconds: int | None = None
    """None: no limit but the iterations."""

    @property
    def is_nothing(self) -> bool:
        """Whether there is no time for a single thought."""
        return 0 in self
