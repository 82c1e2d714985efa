"""The worlds that fit a round, followed step by step with the number of ways to each of them.

Where there are too many, some are drawn by how likely they are and stand for all: then what is
believed is no longer exact, and `effective` says how many equally good draws it is worth.
"""

from collections.abc import Collection
from typing import Final, Self

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games.culprit.events import Discarded, Played
from gaslamp.games.culprit.options import start
from gaslamp.knowledge import AnySight, Beliefs, below
from gaslamp.knowledge.culprit.completing import Completing, Deck, completing
from gaslamp.knowledge.culprit.labels import Labels
from gaslamp.knowledge.culprit.reading import Reading, this_round
from gaslamp.knowledge.culprit.steps import Step
from gaslamp.knowledge.culprit.worlds import (
    CAME_LATE,
    World,
    dealt_worlds,
    pool_orders,
    settled_and_open,
)
from gaslamp.knowledge.keeping import grown

Layer = dict[World, int]

ENOUGH: Final = 1000
"""So many equally good draws are wanted."""
_WORK: Final = 200_000
"""So many worlds are followed from step to step in a round, or it would take too long."""
_AT_ONCE: Final = 8
"""One part of what is left of them may be taken up by a single step."""
_FEW: Final = 2000
"""So many worlds may be followed at all times."""
_LIGHT: Final = 10_000
_FINE: Final = 64
"""Bits by which weights are shifted before they are divided."""


class TooManyError(Exception):
    """It cannot be known exactly; so many worlds were followed to find that out."""

    def __init__(self, work: int) -> None:
        super().__init__(work)
        self.work = work


class Following:
    """All that is left to know of a sight; with `known` only those facts of it are used.

    `exactly`: give up rather than draw.
    """

    def __init__(
        self, sight: AnySight, known: Collection[int] | None = None, exactly: bool = False
    ) -> None:
        self.seats: Final = sight.seats
        position = start(sight.seats, sight.options)
        self.deck: Final = Deck(tuple(position.copies), tuple(position.initial))
        self.reading: Final = Reading(sight, self.deck.copies, self.deck.always)
        self._completings: dict[tuple[Labels, Labels], Completing] = {}
        self.known = known
        self.exactly = exactly
        self.layers: list[Layer] = [dealt_worlds(self.seats)]
        self.spent = [0]
        """How many worlds there were on the way to each layer, also those that were left out."""
        self.drawn: dict[int, dict[World, int]] = {}
        """At which layers worlds were drawn, and how often each."""
        self._follow(sight)

    def goes_on_in(self, sight: AnySight) -> bool:
        same = grown(self.sight, sight)
        return same and self.reading.goes_on_in(this_round(sight))

    def look(self, sight: AnySight) -> Self:
        """Follow what is new in a sight that goes on."""
        lasting = self.reading.lasting
        del self.layers[lasting + 1 :], self.spent[lasting + 1 :]
        self.drawn = {at: often for at, often in self.drawn.items() if at <= lasting}
        self.reading.story = this_round(sight)
        self._follow(sight)
        return self

    def _follow(self, sight: AnySight) -> None:
        self.sight = sight
        try:
            self.reading.read(self.known)
        except (IndexError, KeyError, AttributeError):
            raise Unreadable(say("knowledge-from-the-start")) from None
        if self.known is None:
            _check_the_table(self.reading, sight)
        for step in self.reading.steps[len(self.layers) - 1 :]:
            self._step(step)
        self.worlds: Layer = {world: n for world, n in self.last.items() if self.ways(world)}
        self.effective: int | None = self._effective() if self.drawn and self.worlds else None
        self.beliefs: Beliefs | None = None
        """What follows from it, once somebody has asked."""

    def _step(self, step: Step) -> None:
        layer = self.last if step.idle else after(self.last, step)
        self.spent.append(self.work if step.idle else self.work + len(layer))
        most = max(_FEW, (_WORK - self.work) // _AT_ONCE)
        if len(layer) > most:
            layer = self._thinned(layer, most)
        self.layers.append(layer)

    def _thinned(self, layer: Layer, most: int) -> Layer:
        """Without worlds that cannot be completed; if there are still too many, some are drawn."""
        ways = {world: self.ways(world) for world in layer}
        layer = {world: n for world, n in layer.items() if ways[world]}
        if len(layer) <= most:
            return layer
        if self.exactly:
            raise TooManyError(self.work)
        return self._draw(layer, ways, most * 3 // 4)

    @property
    def work(self) -> int:
        return self.spent[len(self.spent) - 1]

    @property
    def last(self) -> Layer:
        return self.layers[len(self.layers) - 1]

    @property
    def heavy(self) -> bool:
        """Whether it takes up much room."""
        return self.work > _LIGHT

    def completing(self, world: World) -> Completing:
        key = settled_and_open(world), world[CAME_LATE]
        found = self._completings.get(key)
        if found is None:
            found = self._completings[key] = completing(self.deck, *key)
        return found

    def ways(self, world: World) -> int:
        """In how many ways all that is open can turn out."""
        return self.completing(world).ways * pool_orders(world)

    def _draw(self, layer: Layer, ways: Layer, draws: int) -> Layer:
        """Evenly spaced draws from all ways laid in a row, beginning anywhere."""
        ends = {world: n * ways[world] for world, n in layer.items()}
        total = sum(ends.values())
        start_at = below(Dice(len(self.layers)), total) if total else 0
        often: dict[World, int] = {}
        reached, number = 0, 0
        for world, share in ends.items():
            reached += share * draws
            while number < draws and number * total + start_at < reached:
                often[world] = often.get(world, 0) + 1
                number += 1
        self.drawn[len(self.layers)] = often
        return {
            world: (times * total << _FINE) // (draws * ways[world])
            for world, times in often.items()
        }

    def _effective(self) -> int:
        """Kish's size of the drawn worlds, each by what came of it."""
        onward = {world: self.ways(world) for world in self.last}
        sizes = []
        for at in range(len(self.layers) - 1, min(self.drawn) - 1, -1):
            if at in self.drawn:
                sizes.append(self._worth(self.drawn[at], onward))
            step = self.reading.steps[at - 1]
            if not step.idle:
                onward = {
                    world: sum([n * onward.get(child, 0) for child, n, _ in step.branches(world)])
                    for world in self.layers[at - 1]
                }
        return min(sizes)

    def _worth(self, often: dict[World, int], onward: dict[World, int]) -> int:
        worth = [(times, onward[world] / self.ways(world)) for world, times in often.items()]
        squares = sum(times * each * each for times, each in worth)
        return int(sum(times * each for times, each in worth) ** 2 / squares) if squares else 0


def after(layer: Layer, step: Step) -> Layer:
    found: Layer = {}
    for world, ways in layer.items():
        for child, more, _ in step.branches(world):
            found[child] = found.get(child, 0) + ways * more
    return found


def _check_the_table(reading: Reading, sight: AnySight) -> None:
    """What lies open and how many cards each hand has must follow from what was told."""
    view, story = sight.view, reading.story
    if not story:
        return
    left = [event for event in story if isinstance(event, Played | Discarded)]
    open_cards = [*view.discarded, *(card for seat in view.seats for card in seat.played)]
    sizes = [seat.cards for seat in view.seats]
    if sizes != reading.sizes or sorted(open_cards) != sorted(event.card for event in left):
        raise Unreadable(say("knowledge-culprit-view"))
