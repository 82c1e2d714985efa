"""The worlds that fit a round, followed step by step with the number of ways to each of them.

Where there are too many, some are drawn by how likely they are and stand for all: then what is
believed is no longer exact, and `effective` says how many equally good draws it is worth. If that
is too few, the round is followed again from its start, and what is drawn then is drawn with
hindsight.
"""

from collections.abc import Collection
from typing import Final, NamedTuple, Self

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games.culprit.events import Discarded, Played
from gaslamp.games.culprit.options import start
from gaslamp.knowledge import AnySight, Beliefs, below
from gaslamp.knowledge.culprit.completions import Completing, Deck, completing
from gaslamp.knowledge.culprit.hindsight import RoundInHindsight
from gaslamp.knowledge.culprit.labels import Labels
from gaslamp.knowledge.culprit.steps import WorldStep
from gaslamp.knowledge.culprit.transcript import Reading, this_round
from gaslamp.knowledge.culprit.worlds import (
    CAME_LATE,
    World,
    dealt_worlds,
    pool_orders,
    settled_and_open,
)
from gaslamp.knowledge.deadline import OutOfTimeError, patiently
from gaslamp.knowledge.memory import grown

Layer = dict[World, int]

ENOUGH: Final = 1000
"""So many equally good draws are wanted."""
_MOST: Final = 10_000
"""So many worlds are followed at once."""
_AGAIN: Final = (8_000, 32_000, 128_000)
"""And so many with hindsight, until the draws are worth enough."""
_LIGHT: Final = 10_000
_FINE: Final = 64
"""Bits by which weights are shifted before they are divided."""


class TooManyWorldsError(Exception):
    """There are more worlds than may be followed at once, and none shall be drawn."""


class DrawnWorld(NamedTuple):
    """A world that was drawn and stands for others."""

    times: int
    share: int
    """By which it was drawn."""
    raised: int
    """By how much it weighs more than before."""


class FollowedRound:
    """All that is left to know of a sight; with `known` only those facts of it are used.

    `at_once`: how many worlds may be followed at once. If there are more some are drawn, with
    `hindsight` by what was seen later (such a following cannot go on); `exactly`: give up instead.
    """

    def __init__(
        self,
        sight: AnySight,
        known: Collection[int] | None = None,
        at_once: int | None = None,
        hindsight: bool = False,
        exactly: bool = False,
    ) -> None:
        self.seats: Final = sight.seats
        self.deck: Final = deck_of(sight)
        self.reading: Final = Reading(sight, self.deck.copies, self.deck.always)
        self._completings: dict[tuple[Labels, Labels], Completing] = {}
        self.known = known
        self.at_once = _MOST if at_once is None else at_once
        self.layers: list[Layer] = [dealt_worlds(self.seats)]
        self.spent = [0]
        """How many worlds there were on the way to each layer, also those that were left out."""
        self.drawn: dict[int, dict[World, DrawnWorld]] = {}
        """At which layers worlds were drawn, and which."""
        self._with_hindsight = hindsight
        self._exactly = exactly
        self._best: FollowedRound | None = None
        self._follow(sight)

    def goes_on_in(self, sight: AnySight) -> bool:
        same = grown(self.sight, sight)
        return same and self.reading.goes_on_in(this_round(sight))

    def look(self, sight: AnySight) -> Self:
        """Follow what is new in a sight that goes on."""
        if len(sight.events) == len(self.sight.events):
            return self  # the very same
        lasting = self.reading.lasting
        del self.layers[lasting + 1 :], self.spent[lasting + 1 :]
        self.drawn = {at: often for at, often in self.drawn.items() if at <= lasting}
        self.reading.story = this_round(sight)
        self._follow(sight)
        return self

    def at_its_best(self) -> "FollowedRound":
        """Itself; or with hindsight, where the draws have turned out to be worth too little."""
        if self._best is None:
            best, tries = self, iter(_AGAIN)
            while not best.good_enough and (at_once := next(tries, 0)):
                try:
                    best = FollowedRound(self.sight, self.known, at_once, hindsight=True)
                except OutOfTimeError:
                    return best
            self._best = best
        return self._best

    @property
    def good_enough(self) -> bool:
        return not self.drawn or (self.effective is not None and self.effective >= ENOUGH)

    def _follow(self, sight: AnySight) -> None:
        self.sight = sight
        try:
            self.reading.read(self.known)
        except (IndexError, KeyError, AttributeError):
            raise Unreadable(say("knowledge-from-the-start")) from None
        if self.known is None:
            _check_the_table(self.reading, sight)
        self._hindsight = (
            RoundInHindsight(self.reading.steps, self.deck) if self._with_hindsight else None
        )
        for step in self.reading.steps[len(self.layers) - 1 :]:
            self._step(step)
        last = patiently(self.last.items())
        self.worlds: Layer = {world: n for world, n in last if self.ways(world)}
        self._onward: list[Layer] = []
        self._best = None
        self.effective: int | None = None
        if self.drawn and self.worlds:
            self.effective = self._look_back()
        self.beliefs: Beliefs | None = None
        """What follows from it, once somebody has asked."""

    def _step(self, step: WorldStep) -> None:
        layer = self.last if step.idle else after(self.last, step)
        self.spent.append(self.work if step.idle else self.work + len(layer))
        if len(layer) > self.at_once:
            layer = self._thinned(layer)
        self.layers.append(layer)

    def _thinned(self, layer: Layer) -> Layer:
        """Without worlds that cannot be completed; if there are still too many, some are drawn."""
        shares = {world: self.ways(world) for world in patiently(layer)}
        shares = {world: ways for world, ways in shares.items() if ways}
        if len(shares) > self.at_once and self._hindsight is not None:
            weights = self._hindsight.weights(len(self.layers), shares)
            shares = {world: shares[world] * weight for world, weight in weights.items()}
        if len(shares) > self.at_once and self._exactly:
            raise TooManyWorldsError
        if len(shares) > self.at_once:
            return self._draw(layer, shares, self.at_once * 3 // 4)
        return {world: layer[world] for world in shares}

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

    def _draw(self, layer: Layer, shares: Layer, draws: int) -> Layer:
        """Evenly spaced draws from all shares laid in a row, beginning anywhere."""
        total = sum([layer[world] * share for world, share in shares.items()])
        reached, number = 0, 0
        start_at = below(Dice(len(self.layers)), total)
        drawn, kept = {}, {}
        for world, share in patiently(shares.items()):
            reached += layer[world] * share * draws
            times = max(0, -((start_at - reached) // total) - number)
            if times:
                number += times
                kept[world] = (times * total << _FINE) // (draws * share)
                drawn[world] = DrawnWorld(times, share, kept[world] // layer[world])
        self.drawn[len(self.layers)] = drawn
        return kept

    # Back from what is known now

    @property
    def onward(self) -> list[Layer]:
        """For each layer, in how many ways its worlds lead to what is known now."""
        if not self._onward:
            self._look_back()
        return self._onward

    def _look_back(self) -> int:
        """What the draws are worth, if any: the least of Kish's sizes, by what came of each."""
        onward = {world: self.ways(world) for world in patiently(self.worlds)}
        self._onward, sizes = [], []
        for at in range(len(self.layers) - 1, -1, -1):
            if at in self.drawn:
                sizes.append(_worth(self.drawn[at], onward))
                raised = self.drawn[at]
                onward = {world: ways * raised[world].raised for world, ways in onward.items()}
            self._onward.append(onward)
            if at and not self.reading.steps[at - 1].idle:
                onward = _before(self.layers[at - 1], self.reading.steps[at - 1], onward)
        self._onward.reverse()
        return min(sizes, default=0)


def deck_of(sight: AnySight) -> Deck:
    position = start(sight.seats, sight.options)
    return Deck(tuple(position.copies), tuple(position.initial))


def _before(layer: Layer, step: WorldStep, onward: Layer) -> Layer:
    found = {}
    for world in patiently(layer):
        ways = sum([more * onward.get(child, 0) for child, more, _ in step.branches(world)])
        if ways:
            found[world] = ways
    return found


def _worth(drawn: dict[World, DrawnWorld], onward: Layer) -> int:
    worth = {world: (ways << _FINE) // drawn[world].share for world, ways in onward.items()}
    most = max(worth.values())
    found = [(drawn[world].times, each / most) for world, each in worth.items()]
    squares = sum(times * share * share for times, share in found)
    return int(sum(times * share for times, share in found) ** 2 / squares)


def after(layer: Layer, step: WorldStep) -> Layer:
    found: Layer = {}
    for world, ways in patiently(layer.items()):
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
