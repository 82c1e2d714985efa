"""Games to look back at: played by beginners, or at random, from a seed."""

from collections.abc import Sequence
from functools import lru_cache

from tests.contract.cases import Case, position_after, wander

from gaslamp.analysis.appraisal import Analysis
from gaslamp.analysis.whole import analyse
from gaslamp.bots import bot_for
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.record import Record, record_of
from gaslamp.core.turns import Turns

CASES = [
    Case("sleuth", 4),
    Case("mr_jack", 2),
    Case("scotland_yard", 4),
    Case("culprit", 3, {"flash": True}),
]
FEW = 16
"""Imagined games: what is judged matters here, not how well."""


SHORT = {"sleuth": 5, "mr_jack": 6, "scotland_yard": 11, "culprit": 6}
"""Seeds of short games."""


@lru_cache
def played(case: Case) -> Record:
    """A whole game of constables, who decide in no time."""
    seed = SHORT[case.name]
    play = Play(case.game, case.agreed, case.start())
    bots = {seat: bot_for(case.name, "constable") for seat in range(case.seats)}
    turns = Turns(play, bots, Dealer(seed.to_bytes(32, "big")).next, Dice(seed))
    while turns.step():
        pass
    return play.record()


def given_up(case: Case, seed: int, longest: int) -> Record:
    """A game at random that is left in the midst."""
    return left_off(case, wander(case, seed, longest)[:-1])


def left_off(case: Case, actions: Sequence[int]) -> Record:
    over = position_after(case, list(actions)).over
    return record_of(case.game, case.agreed, case.start(), actions, abandoned=not over)


@lru_cache
def analysed(case: Case) -> Analysis:
    return analyse(case.game, played(case), FEW)
