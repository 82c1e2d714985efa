"""Mr. Jack: both sides by the house's search, to the end of the turn."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from gaslamp.analysis.judge import (
    DARING,
    Judge,
    Opinion,
    Weighed,
    compared,
    searched,
    standard_error,
)
from gaslamp.bots.mr_jack.guide import Whitechapel
from gaslamp.bots.mr_jack.worlds import worlds_of
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.numbering import kind_of
from gaslamp.core.seats import CHANCE, in_mask
from gaslamp.core.sentence import Sentence
from gaslamp.core.sight import AnySight
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.games.mr_jack.text import describe
from gaslamp.search.thought import Forethought

_DEPTH: Final = 24
_TRIES: Final = 6
_ENOUGH: Final = 200
"""A step of a plan that was tried less often is not spoken of."""
_ENDS: Final = (codes.ACCUSE, codes.LEAVE)


class JackJudge(Judge):
    def opinion(
        self, sight: AnySight, legal: Sequence[int], played: int, iterations: int, dice: Dice
    ) -> Opinion | None:
        """A game that was not seen from its start is not judged."""
        try:
            worlds, learners = worlds_of(sight, dice)
        except Unreadable:
            return None
        own = [world for world, who in zip(worlds, learners, strict=True) if _thinks(sight, who)]
        thought = _thought(worlds, learners, sight.viewer, dice)
        weighed = searched(thought, iterations)
        plan = thought.plan(_ENOUGH)
        chance = max(each.value for each in weighed)
        if all(each.action != played for each in weighed):
            weighed.append(_not_sensible(own, played, sight.viewer, iterations, dice))
        why = partial(_seen, own[0], sight.viewer)
        return Opinion("chance", weighed, chance, why, plan=plan)

    def usual(self, legal: Sequence[int]) -> int:
        """Of what is tried anyway, since most of it is a step on the way: no accusation."""
        return next((each for each in legal if kind_of(each) not in _ENDS), legal[0])


def _thinks(sight: AnySight, learners: int) -> bool:
    """Whether the world is one of the seat's own."""
    return sight.viewer != codes.JACK or learners == 1 << codes.JACK


def _thought(worlds: list[Any], learners: list[int], seat: int, dice: Dice) -> Forethought:
    guide = Whitechapel(worlds[0].turn + 1, _TRIES)
    weights = [1.0] * len(worlds)
    return Forethought(
        worlds, weights, seat, guide, dice, depth=_DEPTH, daring=DARING, learners=learners
    )


def _not_sensible(
    worlds: list[Any], action: int, seat: int, iterations: int, dice: Dice
) -> Weighed:
    """What the search would never try: one looks at what comes of it."""
    after = [_after(world, action, dice) for world in worlds]
    won = [1.0 if world.winners >> seat & 1 else 0.0 for world in after if world.over]
    going = [world for world in after if not world.over]
    if going:
        won += [_goes_on(going, seat, iterations, dice)] * len(going)
    value = sum(won) / len(won)
    return Weighed(action, value, standard_error(value, len(won)), len(won))


def _after(world: MrJackPosition, action: int, dice: Dice) -> MrJackPosition:
    trial = world.copy()
    trial.apply(action)
    while trial.chance_awaited:
        cards = trial.legal(CHANCE)
        trial.apply(cards[dice.below(len(cards))])
    return trial


def _goes_on(worlds: list[Any], seat: int, iterations: int, dice: Dice) -> float:
    """By what whoever is next makes of it."""
    next_seat = next(in_mask(worlds[0].awaited))
    both = [1 << codes.JACK | 1 << codes.INVESTIGATOR] * len(worlds)
    best = max(each.value for each in searched(_thought(worlds, both, next_seat, dice), iterations))
    return best if next_seat == seat else 1.0 - best


def _seen(world: MrJackPosition, seat: int, played: int, best: int) -> Sentence | None:
    """How the suspects are divided, if the call came then."""
    if kind_of(played) in _ENDS or kind_of(best) in _ENDS:
        return None
    suspects = _suspects(world, seat)
    seen, other = _visible(world, suspects, played), _visible(world, suspects, best)
    if seen == other and played != best:
        return None
    said = {"seen": seen, "unseen": suspects.bit_count() - seen}
    said |= {"other": other, "hidden": suspects.bit_count() - other}
    here = partial(describe, position=world)
    return compared("analysis-mr-jack-seen", here, played, best, **said)


def _suspects(world: MrJackPosition, seat: int) -> int:
    """Whom the seat knows to be suspected: the Investigator knows the alibis that he holds."""
    cleared = world.alibis[codes.INVESTIGATOR] if seat == codes.INVESTIGATOR else 0
    return codes.EVERYBODY & ~world.innocent & ~cleared


def _visible(world: MrJackPosition, suspects: int, action: int) -> int:
    """On the board alone: a call for witnesses that it brings about has not come yet."""
    trial = world.copy()
    trial.turned_up = codes.EVERYBODY
    trial.played = 0
    trial.apply(action)
    return (suspects & trial.visible).bit_count()


JUDGE: Final = JackJudge()
