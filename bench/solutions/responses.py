"""A best response to each inspector, found by search: how much it wins is less than could be won.

Whoever responds knows how the inspectors play. Before each move it asks a few players what they
would do, deals anew what it cannot know, and plays every such game on to its end for each of those
answers, with the inspectors themselves at all seats, hurried. It takes what did best. What it wins
against inspectors who think as long as is usual is a lower bound of how exploitable they are.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from gaslamp.analysis.onward import Cut, redealt
from gaslamp.arena.cell import CellTerms, seating
from gaslamp.arena.contest import Contest
from gaslamp.bots import HouseBot, bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Refusal
from gaslamp.core.play import Play
from gaslamp.core.random_play import CAP, random_action
from gaslamp.core.turns import Asked, Turns
from gaslamp.search.budget import Budget

FROZEN: Final = "inspector"
_ADVISERS: Final = (FROZEN, "sergeant", "novice")
_HURRIED: Final = Budget(iterations=60)
_DEALS: Final = 6
"""So many games are played on for each answer."""
_SEED: Final = 500_000


class Opponents(NamedTuple):
    """Whom to respond to: the inspectors of a game, seen from a role."""

    game: str
    role: str | None
    seats: int


CELLS: Final = (
    Opponents("mr_jack", "investigator", 2),
    Opponents("mr_jack", "jack", 2),
    Opponents("sleuth", None, 4),
    Opponents("culprit", None, 5),
    Opponents("scotland_yard", "detectives", 4),
    Opponents("scotland_yard", "mister_x", 4),
)


class Outcome(NamedTuple):
    own: float
    """Games won, or points where the game counts them."""
    all: int


def respond(against: Opponents, number: int) -> Outcome:
    """One game of the response against inspectors."""
    terms = CellTerms(
        game=against.game,
        mine=FROZEN,
        theirs=FROZEN,
        role=against.role,
        seats=against.seats,
        seed=_SEED,
    )
    cell = terms.cell()
    mine, seed = seating(cell, number)
    position = Response(cell, mine, seed).to_the_end()
    scores = cell.rulebook.scores(position) if position.over else ()
    if not cell.by_points:
        return Outcome(int(any(position.winners >> seat & 1 for seat in mine)), 1)
    return Outcome(sum(scores[seat] for seat in mine), max(1, sum(scores)))


class Response(Contest):
    """A game in which the measured seats search for the best answer to inspectors."""

    def _planned(self, bot: HouseBot, seat: int, sight: Any, legal: Any) -> Any:
        dice = self.all_dice[seat]
        if seat not in self.mine or len(legal) == 1:
            return super()._planned(bot, seat, sight, legal)
        plans = list(_advice(self.play, seat, legal, dice))
        best = plans[0] if len(plans) == 1 else self._best(seat, plans, dice)
        self._plans.keep(seat, best, len(self.play.actions))
        return best[0]

    def _best(self, seat: int, plans: list[Sequence[Any]], dice: Dice) -> Sequence[Any]:
        """Every answer in the same deals with the same luck."""
        worth = [0.0] * len(plans)
        for deal in _deals(self.play, seat, dice):
            luck = dice.roll()
            for at, plan in enumerate(plans):
                worth[at] += _played_on(deal.copy(), seat, self.mine, plan, Dice(luck))
        return plans[worth.index(max(worth))]


def _advice(play: Play, seat: int, legal: Any, dice: Dice) -> Iterator[Sequence[Any]]:
    """What the advisers would do, each first step once."""
    heard: list[Any] = []
    for rank in _ADVISERS:
        usual = None if rank == FROZEN else _HURRIED
        plan = bot_for(play.game.name, rank).plan(play.sight(seat), legal, dice, usual)
        if plan[0] not in heard:
            heard.append(plan[0])
            yield plan


def _deals(play: Play, seat: int, dice: Dice) -> Iterator[Play]:
    """Games that the seat cannot tell from this one."""
    for _ in range(_DEALS):
        try:
            actions = redealt(Cut(play, play.actions), seat, dice)
        except Refusal:
            continue
        other = Play(play.game, play.options, play.start)
        for action in actions:
            other.act(action)
        yield other


def _played_on(
    play: Play, seat: int, mine: tuple[int, ...], plan: Sequence[Any], dice: Dice
) -> float:
    """What a side comes to if one of it does this and all play on as hurried inspectors."""
    for step in plan:
        if step not in [play.game.to_typed(each) for each in play.position.legal(seat)]:
            break
        play.act(play.game.from_typed(step))
    turns = Hurried(play, dice)
    while not play.position.over and len(play.actions) < CAP:
        turns.step()
    scores = play.game.scores(play.position)
    return sum(scores[each] for each in mine) / max(1, sum(scores))


class Hurried(Turns):
    """Inspectors at every seat, with hardly any time."""

    def __init__(self, play: Play, dice: Dice) -> None:
        everybody = bot_for(play.game.name, FROZEN)
        players = dict.fromkeys(range(play.start.seats), everybody)
        super().__init__(play, players, lambda position: random_action(position, dice), dice)
        self._bot = everybody

    def ask(self, asked: Asked) -> int | None:
        if not asked.awaited:
            return None
        game, seat = self.play.game, asked.seat
        legal = [game.to_typed(action) for action in self.play.position.legal(seat)]
        chosen = self._bot.choose(self.play.sight(seat), legal, self.dice, _HURRIED)
        return game.from_typed(chosen)
