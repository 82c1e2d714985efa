"""A game as a tree search walks through it: chance is a node like any other, and every state can be
copied."""

from typing import Any, Self

import numpy as np

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.record import write_lines
from gaslamp.core.seats import CHANCE, SPECTATOR
from gaslamp.core.sentence import say
from gaslamp.core.sight import Sight
from gaslamp.knowledge import Look, look
from gaslamp.research.recall import Recall
from gaslamp.research.refusals import not_legal
from gaslamp.research.spec import Bytes, Spec
from gaslamp.research.under_way import UnderWay


class World(UnderWay):
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.position: Position = spec.start.copy()
        self.recall = Recall(spec)
        self.public: list[int] = []
        """What a spectator would have noticed."""
        self.actions: list[int] = []
        self.decisions = 0
        self.real = True
        """Whether it was played, and not imagined."""
        self._encoder = spec.encoder(self.position)
        self._looks: dict[int, Look] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        """Another game that goes its own way; what is never changed is shared."""
        twin = type(self)(self.spec)
        twin.position.copy_from(self.position)
        twin.recall = self.recall.copy()
        twin.public, twin.actions = list(self.public), list(self.actions)
        twin.decisions, twin.real = self.decisions, self.real
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """It is written down as what was done in it."""
        if not self.real:
            raise Unreadable(say("research-imagined"))
        return _played, (self.spec, self.actions)

    @property
    def deciding(self) -> int:
        """The seat that decides, or -1 for chance or nobody."""
        return self._encoder.deciding

    def legal(self, seat: int) -> list[int]:
        return sorted(self.spec.number_of(action) for action in self.position.legal(seat))

    def action_of(self, number: int) -> int:
        seat = self.deciding
        return self.spec.action_of(number, CHANCE if seat < 0 else seat)

    def legal_action(self, number: int) -> int:
        """The same, refused where it is not legal: nothing else asks before it is carried out."""
        if self.over or self.cut:
            raise Unreadable(say("research-nobody"))
        seat = CHANCE if self.deciding < 0 else self.deciding
        numbers = len(self.spec.draws) if seat == CHANCE else self.spec.actions
        action = self.spec.action_of(number, seat) if 0 <= number < numbers else -1
        if action not in self.position.legal(seat):
            raise not_legal(number, self.legal(seat))
        return action

    def act(self, action: int) -> None:
        for seat in range(self.spec.seats):
            self.recall.note(seat, self.position.seen_as(action, seat))
        if seen := self.position.seen_as(action, SPECTATOR):
            self.public.append(seen)
        self.position.apply(action)
        self.actions.append(action)
        self.decisions += seat_of(action) != CHANCE
        self._looks.clear()

    def returns(self) -> list[int]:
        return self.position.returns() if self.over else [0] * self.spec.seats

    # What is seen

    def observe(self, seat: int) -> Bytes:
        out = np.zeros(self.spec.layout.size, np.uint8)
        self._encoder.observe(seat, out)
        return out

    def notation(self, action: int) -> str:
        return self.spec.game.write(action, self.position)

    def lines(self) -> list[str]:
        """The game as a record has it; of an imagined one there is no record."""
        if not self.real:
            return [f"{seen:x}" for seen in self.public]
        return write_lines(self.spec.game, self.spec.start, self.actions)

    def sight(self, seat: int) -> Sight[Any, Any, Any]:
        if not self.real:
            raise Unreadable(say("research-imagined"))
        play = Play(self.spec.game, self.spec.options, self.spec.start)
        for action in self.actions:
            play.act(action)
        return play.sight(seat)

    # What can be imagined

    def look(self, seat: int) -> Look:
        """What the seat can know here, worked out once."""
        if seat not in self._looks:
            self._looks[seat] = look(self.sight(seat))
        return self._looks[seat]

    def imagined(self, seat: int, dice: Dice) -> "World":
        """A world that the seat cannot tell from this one, drawn by what it can know."""
        found = self.look(seat).sample(dice)
        twin = World(self.spec)
        twin.position.copy_from(found)
        twin.decisions, twin.real = self.decisions, False
        twin.public = list(self.public)
        for other in range(self.spec.seats):
            own = self.recall.noticed[seat] if other == seat else twin.supposed(other)
            twin.recall.noticed[other] = list(own)
        return twin

    def supposed(self, seat: int) -> list[int]:
        """What another seat has noticed in an imagined world, as far as that can be said: what the
        public has, and what the seat sees now."""
        seen = int.from_bytes(self.observe(seat).tobytes())
        return [*self.public, hash(seen)]


def _played(spec: Spec, actions: list[int]) -> World:
    world = World(spec)
    for action in actions:
        world.act(action)
    return world
