"""All worlds at one moment of a round, and what becomes of them: compiled, since there are many."""

from collections.abc import Callable

from gaslamp.knowledge.culprit.completions import Completing, Deck, completing
from gaslamp.knowledge.culprit.labels import Labels
from gaslamp.knowledge.culprit.steps import WorldStep
from gaslamp.knowledge.culprit.worlds import World, came_late, pool_orders, settled_and_open
from gaslamp.knowledge.deadline import STRIDE, check

Layer = dict[World, int]
"""Each world with a number of ways."""
_STRIDE = STRIDE


def after(layer: Layer, step: WorldStep) -> Layer:
    """In how many ways worlds come about by a step."""
    if step.leaves_all(layer):
        return layer
    found: Layer = {}
    for number, (world, ways) in enumerate(layer.items()):
        if number % _STRIDE == 0:
            check()
        step.lead(world, ways, found)
    return found


def before(layer: Layer, step: WorldStep, onward: Layer) -> Layer:
    """In how many ways worlds lead on, if it is known of those after a step."""
    found: Layer = {}
    for number, world in enumerate(layer):
        if number % _STRIDE == 0:
            check()
        ways = 0
        for branch in step.branches(world):
            beyond = onward.get(branch[0])
            if beyond is not None:
                ways += branch[1] * beyond
        if ways:
            found[world] = ways
    return found


def drawn_evenly(
    layer: Layer, shares: Layer, draws: int, start: Callable[[int], int]
) -> tuple[int, dict[World, int]]:
    """All shares in one sum, and how often each world is drawn if they are laid in a row and every
    so often one is; `start`: where to begin, below that sum."""
    weights = []
    for number, (world, share) in enumerate(shares.items()):
        if number % _STRIDE == 0:
            check()
        weights.append(layer[world] * share)
    total = sum(weights)
    reached = 0
    wanted = start(total)
    found: dict[World, int] = {}
    for world, weight in zip(shares, weights, strict=True):
        reached += weight * draws
        times = 0
        while reached > wanted:
            wanted += total
            times += 1
        if times:
            found[world] = times
    return total, found


class Endings:
    """In how many ways all that is open in a world can turn out."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._known: dict[Labels, dict[Labels, Completing]] = {}

    def completing(self, world: World) -> Completing:
        late = came_late(world)
        beside = self._known.get(late)
        if beside is None:
            beside = self._known[late] = {}
        labels = settled_and_open(world)
        found = beside.get(labels)
        if found is None:
            found = beside[labels] = completing(self.deck, labels, late)
        return found

    def ways(self, world: World) -> int:
        return self.completing(world).ways * pool_orders(world)

    def of_all(self, layer: Layer) -> Layer:
        """Of every world that can be completed."""
        found: Layer = {}
        for number, world in enumerate(layer):
            if number % _STRIDE == 0:
                check()
            ways = self.completing(world).ways
            if ways:
                found[world] = ways * pool_orders(world)
        return found
