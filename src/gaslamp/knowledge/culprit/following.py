"""The worlds that fit a round, followed step by step with the number of ways to each of them.

Where there are too many, some are drawn by how likely they are and stand for all: then what is
believed is no longer exact, and `effective` says how many equally good draws it is worth.
"""

from collections.abc import Collection
from typing import Final

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games.culprit.events import Discarded, Played
from gaslamp.games.culprit.options import start
from gaslamp.knowledge import AnySight, below
from gaslamp.knowledge.culprit.completing import Completing, Deck, completing
from gaslamp.knowledge.culprit.reading import Reading
from gaslamp.knowledge.culprit.steps import Step
from gaslamp.knowledge.culprit.worlds import (
    CAME_LATE,
    World,
    dealt_worlds,
    pool_orders,
    settled_and_open,
)

Layer = dict[World, int]

MOST_WORLDS: Final = 3000
DRAWS: Final = 2000
ENOUGH: Final = 1000
"""So many equally good draws are wanted."""
_MOST_DRAWS: Final = 32000
_FINE: Final = 64
"""Bits by which weights are shifted before they are divided."""


class Following:
    """All that is left to know of a sight; with `known` only those facts of it are used."""

    def __init__(
        self,
        sight: AnySight,
        known: Collection[int] | None = None,
        most: int = MOST_WORLDS,
    ) -> None:
        self.seats: Final = sight.seats
        position = start(sight.seats, sight.options)
        self.deck: Final = Deck(tuple(position.copies), tuple(position.initial))
        self.reading: Final = Reading(sight, self.deck.copies)
        try:
            self.reading.read(known)
        except (IndexError, KeyError, AttributeError):
            raise Unreadable(say("knowledge-from-the-start")) from None
        if known is None:
            _check_the_table(self.reading, sight)
        self.most = most
        self.follow(DRAWS)

    def follow(self, draws: int) -> None:
        self.layers: list[Layer] = [dealt_worlds(self.seats)]
        self.drawn: list[tuple[int, dict[World, int]]] = []
        """At which layers worlds were drawn, and how often each."""
        for step in self.reading.steps:
            layer = after(self.layers[-1], step)
            if len(layer) > max(self.most, draws):
                layer = self._draw(layer, draws)
            self.layers.append(layer)
        self.worlds: Layer = {world: n for world, n in self.layers[-1].items() if self.ways(world)}
        self.effective: int | None = self._effective() if self.drawn and self.worlds else None
        short = self.effective is not None and self.effective < ENOUGH
        if short and draws < _MOST_DRAWS:
            self.follow(4 * draws)

    def completing(self, world: World) -> Completing:
        return completing(self.deck, settled_and_open(world), world[CAME_LATE])

    def ways(self, world: World) -> int:
        """In how many ways all that is open can turn out."""
        return self.completing(world).ways * pool_orders(world)

    def _draw(self, layer: Layer, draws: int) -> Layer:
        """Evenly spaced draws from all ways laid in a row, beginning anywhere."""
        ends = {world: n * self.ways(world) for world, n in layer.items()}
        total = sum(ends.values())
        start_at = below(Dice(len(self.layers)), total) if total else 0
        often: dict[World, int] = {}
        reached, number = 0, 0
        for world, share in ends.items():
            reached += share * draws
            while number < draws and number * total + start_at < reached:
                often[world] = often.get(world, 0) + 1
                number += 1
        self.drawn.append((len(self.layers), often))
        return {
            world: (times * total << _FINE) // (draws * self.ways(world))
            for world, times in often.items()
        }

    def _effective(self) -> int:
        """Kish's size of the drawn worlds, each by what came of it."""
        onward = {world: self.ways(world) for world in self.layers[-1]}
        sizes = []
        draws = dict(self.drawn)
        for at in range(len(self.layers) - 1, -1, -1):
            if at in draws:
                sizes.append(self._worth(draws[at], onward))
            if at:
                step = self.reading.steps[at - 1]
                onward = {
                    world: sum(n * onward.get(child, 0) for child, n, _ in step.branches(world))
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
