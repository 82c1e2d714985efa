"""One game under way in an environment: whose decision it is, what it may do, what it sees.

Chance is drawn from the episode's own dice, so that a seed makes a game. Of the seats that are
awaited the lowest decides.
"""

from typing import Any

import numpy as np

from gaslamp.core.dealing.dealer import chances
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.play import Play
from gaslamp.core.sentence import say
from gaslamp.core.sight import Sight
from gaslamp.research.recall import Recall
from gaslamp.research.refusals import not_legal, whole
from gaslamp.research.spec import Bytes, Spec
from gaslamp.research.under_way import UnderWay


class Episode(UnderWay):
    def __init__(self, spec: Spec, seed: int, *, recall: bool = False) -> None:
        self.spec = spec
        self.play = Play(spec.game, spec.options, spec.start)
        self.position = self.play.position
        self.dice = Dice(seed)
        self.recall = Recall(spec) if recall else None
        self.decisions = 0
        self._encoder = spec.encoder(self.position)
        self._deal()

    @property
    def deciding(self) -> int:
        """The seat that decides; -1 when the game is over or cut."""
        return -1 if self.cut else self._encoder.deciding

    @property
    def choosing(self) -> int:
        """Mask of the seats that decide at once, none knowing what the others do."""
        return 0 if self.cut else self._encoder.choosing

    def mask(self, seat: int) -> Bytes:
        out = np.zeros(self.spec.actions, np.uint8)
        if (self.choosing >> seat) & 1:
            self._encoder.mask(seat, out)
        return out

    def observe(self, seat: int) -> Bytes:
        out = np.zeros(self.spec.layout.size, np.uint8)
        self._encoder.observe(seat, out)
        return out

    def sight(self, seat: int) -> Sight[Any, Any, Any]:
        return self.play.sight(seat)

    def check(self, action: Any, seat: int) -> int:
        """The number of an action, refused if the seat may not decide so now; the refusal says how
        it may."""
        number, mask = whole("action", action), self.mask(seat)
        if not (0 <= number < len(mask) and mask[number]):
            raise not_legal(number, np.flatnonzero(mask))
        return number

    def step(self, action: Any, seat: int) -> None:
        """Carry out what a seat has decided, and what chance does then."""
        self._act(self.spec.action_of(self.check(action, seat), seat))
        self.decisions += 1
        self._deal()

    def follow(self, action: int) -> None:
        """Carry out a legal action of a seat that has come from somewhere else."""
        self._act(action)
        self.decisions += 1
        self._deal()

    def _act(self, action: int) -> None:
        if self.recall is not None:
            for seat in range(self.spec.seats):
                self.recall.note(seat, self.position.seen_as(action, seat))
        self.play.act(action)

    def _deal(self) -> None:
        while self.position.chance_awaited:
            found = chances(self.position)
            self._act(found.picked(self.dice.below(found.total)))

    def returns(self) -> list[int]:
        """What the game is worth to each seat: 0 while it goes on, and if it was cut."""
        return self.position.returns() if self.over else [0] * self.spec.seats


class GameUnderWay:
    """What plays one game after another: none before it has been reset for the first time."""

    _episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise Unreadable(say("research-nobody"))
        return self._episode
