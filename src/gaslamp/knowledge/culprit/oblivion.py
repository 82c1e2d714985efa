"""What makes no difference any more is forgotten."""

from collections.abc import Sequence

from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI
from gaslamp.knowledge.culprit.labels import NO_ACCOMPLICE, NO_ALIBI, Labels, unflagged
from gaslamp.knowledge.culprit.plain import plain
from gaslamp.knowledge.culprit.steps import Branch, WorldStep, add
from gaslamp.knowledge.culprit.worlds import World, came_late, count_of, flags_of

_ALIBI = ALIBI
_ACCOMPLICE = ACCOMPLICE
_NO_ALIBI = NO_ALIBI
_NO_ACCOMPLICE = NO_ACCOMPLICE


class Forgetting(WorldStep):
    """Worlds that differed only by that become one."""

    def __init__(self, copies: Sequence[int], always: Sequence[int], flagged: bool) -> None:
        super().__init__()
        self.copies = copies
        self.always = always
        self.flagged = flagged
        """Whether it can be that a kind is wholly settled of which open cards may not be."""
        self.needless = bytes([kind for kind, number in enumerate(always) if not number])

    def branches(self, world: World) -> list[Branch]:
        after = self._after(world)
        return [] if after is None else [(after, 1, 0)]

    def lead(self, world: World, ways: int, found: dict[World, int]) -> None:
        after = self._after(world)
        if after is not None:
            add(found, after, ways)

    def leaves_all(self, layer: dict[World, int]) -> bool:
        return all(self._after(world) is world for world in layer)

    def _after(self, world: World) -> World | None:
        """The same, if there is nothing to forget; none, if fewer of a kind are left than dealt."""
        came = came_late(world)
        late = came
        if came:
            late = came.translate(None, self.needless)
            for kind in late:
                if self.copies[kind] - late.count(kind) < self.always[kind]:
                    return None
        gone = self.flags_gone(world)
        if gone or late != came:
            return _forgotten(world, gone, late)
        return world

    def flags_gone(self, world: World) -> int:
        """Of a kind that is wholly settled, no open card can be."""
        flags = flags_of(world) if self.flagged else 0
        gone = 0
        if flags & _NO_ALIBI and count_of(world, _ALIBI) >= self.copies[_ALIBI]:
            gone |= _NO_ALIBI
        if flags & _NO_ACCOMPLICE and count_of(world, _ACCOMPLICE) >= self.copies[_ACCOMPLICE]:
            gone |= _NO_ACCOMPLICE
        return gone


def _forgotten(world: World, flags: int, late: Labels) -> World:
    places = [unflagged(labels, flags) for labels in world] if flags else list(world)
    places[len(places) - 1] = late
    return plain(places)
