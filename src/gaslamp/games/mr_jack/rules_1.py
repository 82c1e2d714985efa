"""What was different in the first version of the rules. Games begun under it go on under it."""

from gaslamp.games.mr_jack.rules import MrJackPosition


class MrJackPosition1(MrJackPosition):
    def _ends_cornered(self) -> bool:
        """MJ-62, as it was: a power used first never takes the last free cell, whatever follows."""
        return False
