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
from gaslamp.knowledge.culprit.completions import Completing, Deck
from gaslamp.knowledge.culprit.hindsight import RoundInHindsight
from gaslamp.knowledge.culprit.layers import Endings, Layer, after, before, drawn_evenly
from gaslamp.knowledge.culprit.steps import WorldStep
from gaslamp.knowledge.culprit.transcript import Reading, this_round
from gaslamp.knowledge.culprit.worlds import World, dealt_worlds
from gaslamp.knowledge.deadline import OutOfTimeError
from gaslamp.knowledge.memory import grown

ENOUGH: Final = 1000
"""So many equally good draws are wanted."""
_MOST: Final = 10_000
"""So many worlds are followed at once."""
_AGAIN: Final = (12_000, 32_000, 128_000)
"""And so many with hindsight, until the draws are worth enough."""
_CROWDED: Final = 1_000
"""From so many worlds on those are left out that do not lead to what was seen later; and again when
there are twice as many as were left."""
_LIGHT: Final = 10_000
"""So many worlds on the way to what is known now are remembered without a thought."""
_FINE: Final = 64
"""Bits by which weights are shifted before they are divided."""


class TooManyWorldsError(Exception):
    """There are more worlds than may be followed at once, and none shall be drawn."""


class DrawnWorlds(NamedTuple):
    """Worlds that were drawn and stand for others: rows of numbers, so that nobody has to look
    through them for more."""

    times: Layer
    shares: Layer
    """By which they were drawn."""
    raised: Layer
    """By how much they weigh more than before."""


class FollowedRound:
    """All that is left to know of a sight; with `known` only those facts of it are used.

    `at_once`: how many worlds may be followed at once. If there are more some are drawn, with
    `hindsight` by what was seen later (then it can go on only with what tells nothing); `exactly`:
    give up instead. `whole`: remember all that led to what is known now.
    """

    def __init__(
        self,
        sight: AnySight,
        known: Collection[int] | None = None,
        at_once: int | None = None,
        hindsight: bool = False,
        exactly: bool = False,
        whole: bool = False,
    ) -> None:
        self.seats: Final = sight.seats
        self.deck: Final = deck_of(sight)
        self.reading: Final = Reading(sight, self.deck.copies, self.deck.always)
        self._endings: Final = Endings(self.deck)
        self.known = known
        self.at_once = _MOST if at_once is None else at_once
        self.layers: list[Layer] = [dealt_worlds(self.seats)]
        self._forgotten = 0
        """So many layers from the first are empty: nobody needs them before somebody draws."""
        self.drawn: dict[int, DrawnWorlds] = {}
        """At which layers worlds were drawn, and which."""
        self._with_hindsight = hindsight
        self._room = min(_CROWDED, self.at_once) if hindsight else self.at_once
        """With more worlds than that there may be some to leave out."""
        # With hindsight half of them are worth enough, and all of them are more often exact.
        self._draws = self.at_once // 2 if hindsight else self.at_once * 3 // 4
        self._exactly = exactly
        self._whole = whole
        self._best: FollowedRound | None = None
        self._earlier: FollowedRound | None = None
        """The best at an earlier look, if no worlds had to be drawn for it with hindsight."""
        self._effective: int | None = None
        self.beliefs: Beliefs | None = None
        """What follows from it, once somebody has asked."""
        self._follow(sight)

    def goes_on_in(self, sight: AnySight) -> bool:
        same = grown(self.sight, sight)
        return same and self.reading.goes_on_in(this_round(sight))

    def look(self, sight: AnySight) -> Self:
        """Follow what is new in a sight that goes on."""
        if len(sight.events) == len(self.sight.events):
            return self  # the very same
        lasting = self.reading.lasting
        told = self.reading.steps[lasting:]
        best, effective, beliefs = self._best, self._effective, self.beliefs
        if best is not None and best is not self:
            self._earlier = None if best.drawn else best
        del self.layers[lasting + 1 :]
        self.drawn = {at: often for at, often in self.drawn.items() if at <= lasting}
        self.reading.story = this_round(sight)
        self._follow(sight)
        if all(step.idle for step in [*told, *self.reading.steps[lasting:]]):
            self._effective, self.beliefs = effective, beliefs
            self._best = self if best is self else best and best.look(sight)
        return self

    def at_its_best(self) -> "FollowedRound":
        """Itself; or with hindsight, where the draws have turned out to be worth too little."""
        if self._best is None:
            best, good = self, self.good_enough
            for at_once in _AGAIN:
                if good:
                    break
                try:
                    again = self._again(at_once)
                    good = again.good_enough
                except OutOfTimeError:
                    return best
                best = again
            self._best = best
        return self._best

    def _again(self, at_once: int) -> "FollowedRound":
        """If it came out exactly at an earlier look, it comes out exactly if it goes on from there:
        what was seen since leaves fewer worlds, and never more."""
        earlier, self._earlier = self._earlier, None
        if earlier is not None and earlier.at_once == at_once and earlier.goes_on_in(self.sight):
            found = earlier.look(self.sight)
            if not found.drawn:
                return found
        return FollowedRound(self.sight, self.known, at_once, hindsight=True)

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
        self._shares = self._endings.of_all(self.last)
        self.worlds: Layer = {world: self.last[world] for world in self._shares}
        self._onward: list[Layer] = []
        self._best = None
        self._effective = None
        self.beliefs = None
        if not self._whole and sum(map(len, self.layers)) > _LIGHT:
            self._forget_the_way()

    def _forget_the_way(self) -> None:
        """What draws are worth is seen by what came of them, so those layers stay."""
        needed = min([self.reading.lasting, *self.drawn])
        for at in range(self._forgotten, needed):
            self.layers[at] = {}
        self._forgotten = max(self._forgotten, needed)

    def _step(self, step: WorldStep) -> None:
        layer = self.last if step.idle else after(self.last, step)
        if len(layer) > self._room:
            layer = self._thinned(layer)
        self.layers.append(layer)

    def _thinned(self, layer: Layer) -> Layer:
        """Without worlds that cannot be completed; if there are still too many, some are drawn."""
        shares = self._endings.of_all(layer)
        if self._hindsight is not None:
            weights = self._hindsight.weights(len(self.layers), shares)
            shares = {world: shares[world] * weight for world, weight in weights.items()}
            self._room = min(self.at_once, max(_CROWDED, 2 * len(shares)))
        if len(shares) > self.at_once and self._exactly:
            raise TooManyWorldsError
        if len(shares) > self.at_once:
            return self._draw(layer, shares, self._draws)
        return {world: layer[world] for world in shares}

    @property
    def last(self) -> Layer:
        return self.layers[len(self.layers) - 1]

    @property
    def room(self) -> int:
        """How many worlds it remembers."""
        own = sum(map(len, self.layers)) + sum(map(len, self._onward))
        others = {self._best, self._earlier} - {None, self}
        return own + sum(each.room for each in others if each is not None)

    def completing(self, world: World) -> Completing:
        return self._endings.completing(world)

    def ways(self, world: World) -> int:
        """In how many ways all that is open can turn out."""
        return self._endings.ways(world)

    def _draw(self, layer: Layer, shares: Layer, draws: int) -> Layer:
        """Evenly spaced draws from all shares laid in a row, beginning anywhere."""
        dice = Dice(len(self.layers))
        total, found = drawn_evenly(layer, shares, draws, lambda total: below(dice, total))
        kept = {
            world: (times * total << _FINE) // (draws * shares[world])
            for world, times in found.items()
        }
        drawn_by = {world: shares[world] for world in found}
        raised = {world: ways // layer[world] for world, ways in kept.items()}
        self.drawn[len(self.layers)] = DrawnWorlds(found, drawn_by, raised)
        return kept

    # Back from what is known now

    @property
    def effective(self) -> int | None:
        """What the draws are worth, if any: the least of Kish's sizes, by what came of each."""
        if self._effective is None and self.drawn and self.worlds:
            _, sizes = self._look_back(min(self.drawn))
            self._effective = min(sizes)
        return self._effective

    @property
    def onward(self) -> list[Layer]:
        """For each layer, in how many ways its worlds lead to what is known now."""
        if not self._onward:
            self._remember_the_way()
            self._onward, _ = self._look_back(0)
        return self._onward

    def _remember_the_way(self) -> None:
        if self._forgotten:
            again = FollowedRound(
                self.sight, self.known, self.at_once, self._with_hindsight, whole=True
            )
            self.layers, self._forgotten = again.layers, 0

    def _look_back(self, first: int) -> tuple[list[Layer], list[int]]:
        """As far as to some layer; and what the draws on the way are worth."""
        onward, layers, sizes = self._shares, [], []
        for at in range(len(self.layers) - 1, first - 1, -1):
            if at in self.drawn:
                drawn = self.drawn[at]
                sizes.append(_worth(drawn, onward))
                onward = {world: ways * drawn.raised[world] for world, ways in onward.items()}
            layers.append(onward)
            if at > first and self.layers[at - 1] is not self.layers[at]:
                onward = before(self.layers[at - 1], self.reading.steps[at - 1], onward)
        layers.reverse()
        return layers, sizes


def deck_of(sight: AnySight) -> Deck:
    position = start(sight.seats, sight.options)
    return Deck(tuple(position.copies), tuple(position.initial))


def _worth(drawn: DrawnWorlds, onward: Layer) -> int:
    worth = {world: (ways << _FINE) // drawn.shares[world] for world, ways in onward.items()}
    most = max(worth.values())
    found = [(drawn.times[world], each / most) for world, each in worth.items()]
    squares = sum(times * share * share for times, share in found)
    return int(sum(times * share for times, share in found) ** 2 / squares)


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
