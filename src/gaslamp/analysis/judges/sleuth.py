"""Sleuth: a question by what it tells, in bits; naming and final questions by their chance.

A question is worth what its answer tells of the missing gems, and three tenths of what it tells of
the deal besides, as the house's inspectors weigh it. The chance to win is a race: everybody counts
the gems that may be missing for them at first glance, and whoever has half as many left is twice as
likely to be first.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from gaslamp.analysis.judge import Judge, Opinion, Weighed, compared
from gaslamp.bots.sleuth.belief import Belief, TooManyError, known
from gaslamp.bots.sleuth.inspector import final_with
from gaslamp.bots.sleuth.rivals import Rivals
from gaslamp.bots.sleuth.worlds import MOST
from gaslamp.core.dice import Dice
from gaslamp.core.sentence import Sentence
from gaslamp.core.sight import AnySight
from gaslamp.games.sleuth.actions import (
    Announce,
    Ask,
    FinalQuestions,
    Name,
    Question,
    gem_number,
    question_number,
    to_typed,
)
from gaslamp.games.sleuth.text import describe
from gaslamp.knowledge.sleuth.deductions import settle
from gaslamp.knowledge.sleuth.facts import numbers, sizes

_ANYWAY: Final = 0.3
"""What a bit about the deal is worth beside one about the missing gems."""
_FOLLOWED: Final = 4
"""So many first questions of final ones are followed to a second."""
_RIVALS: Final = 12
"""In so many deals the others' sheets are looked at."""


class SleuthJudge(Judge):
    def opinion(
        self, sight: AnySight, legal: Sequence[int], played: int, iterations: int, dice: Dice
    ) -> Opinion | None:
        try:
            belief = Belief(sight, min(iterations, MOST), dice)
        except TooManyError:
            return None
        race = _race(belief)
        typed = {action: to_typed(action) for action in {*legal, played}}
        if isinstance(typed[played], Question | Name):
            return _by_chance(belief, typed)
        if isinstance(typed[played], Announce | FinalQuestions) or _knows(belief):
            return _turn_by_chance(belief, typed, race)
        return _by_bits(belief, typed, race)

    def usual(self, legal: Sequence[int]) -> int:
        """One asks, as long as one may."""
        return next((each for each in legal if isinstance(to_typed(each), Ask)), legal[0])


def _knows(belief: Belief) -> bool:
    return known(belief.deals, belief.sight.options.missing)


# Questions


def _by_bits(belief: Belief, typed: dict[int, Any], race: float) -> Opinion:
    """Whatever is no question tells nothing."""
    weighed = [
        Weighed(action, _told(belief, each), _bits_error(belief), len(belief.held))
        for action, each in typed.items()
        if not isinstance(each, Announce | FinalQuestions)
    ]
    return Opinion("bits", weighed, race, partial(_asked, belief, typed), lambda *_: 0.0)


def _told(belief: Belief, action: Any) -> float:
    if not isinstance(action, Ask):
        return 0.0
    told = belief.worlds.told(action.opponent, question_number(action.question))
    return told.missing + _ANYWAY * told.whole


def _bits_error(belief: Belief) -> float:
    """All questions are weighed on the same deals, so their order is surer than each of them."""
    return 0.0 if belief.whole else 0.5 / len(belief.held) ** 0.5


def _asked(belief: Belief, typed: dict[int, Any], played: int, best: int) -> Sentence | None:
    left, other = _expected(belief, typed[played]), _expected(belief, typed[best])
    if round(left) == round(other) and played != best:
        return None
    now = _gems([held[-1] for held in belief.held])
    said = {"now": now, "left": round(left), "other": round(other)}
    return compared("analysis-sleuth-asked", describe, played, best, **said)


def _expected(belief: Belief, action: Any) -> float:
    """How many gems may be missing after the answer, on average."""
    missing = [held[-1] for held in belief.held]
    if not isinstance(action, Ask | Question):
        return float(_gems(missing))
    opponent = action.opponent if isinstance(action, Ask) else belief.sight.view.final.opponent
    answers = belief.worlds.answers(opponent, question_number(action.question))
    parts: dict[int, list[int]] = {}
    for answer, gems in zip(answers, missing, strict=True):
        parts.setdefault(answer, []).append(gems)
    return sum(len(part) * _gems(part) for part in parts.values()) / len(missing)


def _gems(sets: list[int]) -> int:
    """How many different ones there are among sets of missing gems."""
    together = 0
    for gems in sets:
        together |= gems
    return together.bit_count()


# Naming, and final questions


def _turn_by_chance(belief: Belief, typed: dict[int, Any], race: float) -> Opinion:
    """Whoever asks on stays in the race."""
    weighed = [
        Weighed(action, _success(belief, each, race), 0.0, len(belief.held))
        for action, each in typed.items()
    ]
    chance = max(each.value for each in weighed)
    return Opinion("chance", weighed, chance, partial(_dared, belief), lambda *_: 0.0)


def _success(belief: Belief, action: Any, race: float) -> float:
    match action:
        case Announce():
            return belief.likeliest().chance
        case FinalQuestions(_, opponent):
            return final_with(belief.worlds, opponent, _FOLLOWED).chance
    return race


def _by_chance(belief: Belief, typed: dict[int, Any]) -> Opinion:
    """One of the final questions, or the name itself."""
    weighed = [
        Weighed(action, _named(belief, each), 0.0, len(belief.held))
        for action, each in typed.items()
    ]
    chance = max(each.value for each in weighed)
    return Opinion("chance", weighed, chance, partial(_dared, belief), lambda *_: 0.0)


def _named(belief: Belief, action: Any) -> float:
    match action:
        case Name(_, gem):
            return _right(belief, gem)
        case Question(_, question):
            opponent = belief.sight.view.final.opponent
            return belief.worlds.told(opponent, question_number(question)).named
    return belief.likeliest().chance


def _right(belief: Belief, gem: str) -> float:
    """How often the likeliest set with this gem in it is missing."""
    named = sum(1 << gem_number(each) for each in belief.sight.view.named or [])
    wanted = named | 1 << gem_number(gem)
    return belief.worlds.likeliest(wanted)[1]


def _dared(belief: Belief, played: int, best: int) -> Sentence:
    now = _gems([held[-1] for held in belief.held])
    return compared("analysis-sleuth-dared", describe, played, best, now=now)


# The race


def _race(belief: Belief) -> float:
    """The seat's chance to be the first who knows."""
    if _knows(belief):
        return 1.0
    sight, rivals = belief.sight, Rivals(belief.sight)
    settled = settle(sizes(sight), numbers(sight))
    own = 1.0 / max(1, settled.may[-1].bit_count() if settled else 1)
    every = max(1, len(belief.held) // _RIVALS)
    looked_at = belief.held[::every]
    others = sum(_speed(rivals, rival, looked_at) for rival in rivals.seats)
    return own / (own + others)


def _speed(rivals: Rivals, rival: int, deals: Sequence[Sequence[int]]) -> float:
    speeds = [1.0 / max(1, rivals.left_to(rival, held)) for held in deals]
    return sum(speeds) / len(speeds)


JUDGE: Final = SleuthJudge()
