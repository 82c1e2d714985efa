"""Cards that nobody has looked at, laid out where they may lie.

They are shuffled a few times; one of the layouts that fit is taken by how many ways the deal has to
it, since some cards are always dealt.
"""

from collections.abc import Sequence

from gaslamp.core.dice import Dice
from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, CULPRIT
from gaslamp.knowledge.culprit.labels import LATE, NO_ACCOMPLICE, NO_ALIBI, OPEN

_KINDS = 16
_LAYOUTS = 4
_TRIES = 200
"""So often cards are shuffled before one settles for what there is."""
_OPEN = OPEN
_LATE = LATE
_NO_ALIBI = NO_ALIBI
_NO_ACCOMPLICE = NO_ACCOMPLICE


class Layout:
    def __init__(
        self,
        left: Sequence[int],
        dealt: Sequence[int],
        always: Sequence[int],
        labels: Sequence[int],
    ) -> None:
        """Of each kind: copies that are not settled, settled ones that were dealt, and how many are
        always dealt; then the labels of the places."""
        self.size = len(labels)
        self.flags = [0] * 48
        self.cards = [0] * 48
        self.found = [0] * 48
        self.dealt = [0] * 16
        self.always = [0] * 16
        self.here = [0] * 16
        for at in range(self.size):
            self.flags[at] = labels[at] - _OPEN
        at = 0
        for kind in range(_KINDS):
            self.dealt[kind] = dealt[kind]
            self.always[kind] = always[kind]
            for _ in range(left[kind]):
                self.cards[at] = kind
                at += 1

    def draw(self, dice: Dice) -> list[int]:
        """The kinds of all places, in their order."""
        fitting = 0
        total = 0
        for _ in range(_TRIES):
            self._shuffle(dice)
            ways = self._ways()
            if ways:
                fitting += 1
                total += ways
                if dice._below(total) < ways:
                    self._keep()
                if fitting == _LAYOUTS:
                    break
        if not fitting:
            self._keep()
        return [self.found[at] for at in range(self.size)]

    def _shuffle(self, dice: Dice) -> None:
        for at in range(self.size - 1, 0, -1):
            other = dice._below(at + 1)
            card = self.cards[at]
            self.cards[at] = self.cards[other]
            self.cards[other] = card

    def _keep(self) -> None:
        for at in range(self.size):
            self.found[at] = self.cards[at]

    def _ways(self) -> int:
        """In how many ways the cards that are always dealt can be found in it; 0: it cannot be."""
        for kind in range(_KINDS):
            self.here[kind] = self.dealt[kind]
        for at in range(self.size):
            kind = self.cards[at]
            flags = self.flags[at]
            if flags:
                if kind == CULPRIT or (kind == ALIBI and flags & _NO_ALIBI):
                    return 0
                if kind == ACCOMPLICE and flags & _NO_ACCOMPLICE:
                    return 0
            if not flags & _LATE:
                self.here[kind] += 1
        ways = 1
        for kind in range(_KINDS):
            for less in range(self.always[kind]):
                ways *= max(0, self.here[kind] - less)
        return ways
