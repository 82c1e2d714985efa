"""The search itself: information sets, with a tree for each observer.

Every iteration stands in one world that the seat thinks possible. Where a tree reaches, whoever
acts chooses by what their own tree says, which has seen what they have seen and no more; beyond
it the guide plays on, and judges where it stops. Each observer's tree goes one edge on with what
that observer sees of an action.
"""

from gaslamp.core.dice import Dice
from gaslamp.core.position import Position
from gaslamp.core.seats import CHANCE
from gaslamp.search.guide import Guide
from gaslamp.search.tree import Tree

_CHANCE = CHANCE
_DEEPEST = 64
_NONE = -1


def _choice(action: int) -> int:
    """An action as it is chosen, beside the numbers of actions as they are seen."""
    return -1 - action


class Searcher:
    def __init__(
        self, start: Position, seat: int, guide: Guide, dice: Dice, depth: int, daring: float
    ) -> None:
        self.guide = guide
        self.tree = Tree(start.seats)
        self.dice = Dice(dice.roll())
        self.board = start.copy()
        self.start = start.copy()
        guide.sit(self.board)
        self.root = self.guide._key(seat)
        self.seat = seat
        self.seats = start.seats
        self.depth = min(depth, _DEEPEST)
        """How many actions the trees reach ahead; 1 is a row of arms to choose from."""
        self.daring = daring
        """How much what is little known is tried for its own sake."""
        self.done = 0
        self.learners = (1 << start.seats) - 1
        """The seats that learn from this world: who could tell that it is another does not."""
        self.length = 0
        self.moves = [0] * 1024
        self.here = [0] * 8
        self.path = [0] * 64
        self.chooser = [0] * 64

    def stand(self, world: Position, learners: int) -> None:
        """The next iterations are about this world."""
        self.start.copy_from(world)
        self.learners = learners

    def repeat(self, times: int) -> None:
        self._repeat(times)

    def _repeat(self, times: int) -> None:
        for _ in range(times):
            self._iterate()
        self.done += times

    def _iterate(self) -> None:
        self.board._copy_from(self.start)
        self.guide._begin(self.dice)
        self.length = 0
        for observer in range(self.seats):
            self.here[observer] = self.tree._at(observer, self.guide._key(observer))
        inside = 1
        while self.board.ended == 0 and (self.length == 0 or not self.guide._cut()):
            inside = self._step(inside)
        self._learn()

    def _step(self, inside: int) -> int:
        """One action; whether the trees reach further than it."""
        seat = self.seat if self.length == 0 else self.guide._seat(self.dice)
        if seat == _CHANCE:
            action = self.guide._draw(self.dice)
        else:
            action = self._select(seat) if inside else _NONE
            if action == _NONE:
                inside = 0
                action = self.guide._choose(seat, self.dice)
        known = self._descend(seat, action) if inside else 0
        self.guide._follow(action)
        self.board._apply(action)
        return inside and known and self.length < self.depth

    def _select(self, seat: int) -> int:
        count = self.guide._moves(seat, self.moves)
        if self.learners >> seat & 1:
            return self.moves[self._most_promising(self.here[seat], seat, count)]
        return self._best_known(self.here[seat], seat, count)

    def _most_promising(self, node: int, seat: int, count: int) -> int:
        """The first that was never tried, or else the one with the best prospects."""
        chosen = 0
        best = -1.0
        for i in range(count):
            edge = self.tree._find(node, _choice(self.moves[i]))
            if edge == 0 or self.tree.visits[edge] == 0:
                return i
            worth = self.tree._prospects(edge, self.daring)
            if worth > best:
                best = worth
                chosen = i
        return chosen

    def _best_known(self, node: int, seat: int, count: int) -> int:
        """What is best by what was learnt in other worlds; none if nothing was."""
        chosen = _NONE
        most = 0
        for i in range(count):
            edge = self.tree._find(node, _choice(self.moves[i]))
            if edge and self.tree.visits[edge] > most:
                most = self.tree.visits[edge]
                chosen = self.moves[i]
        return chosen

    def _descend(self, seat: int, action: int) -> int:
        """Each observer goes on by what they see; whether this was ever tried before.

        What is learnt of a choice belongs to the choice, not to what came of it in one world.
        """
        choice = 0 if seat == _CHANCE else self.tree._at(self.here[seat], _choice(action))
        self.path[self.length] = choice
        self.chooser[self.length] = seat
        self.length += 1
        for observer in range(self.seats):
            edge = self.tree._at(self.here[observer], self.board._seen_as(action, observer))
            if edge:
                self.here[observer] = edge
        return seat == _CHANCE or self.tree.visits[choice] > 0

    def _learn(self) -> None:
        for i in range(self.length):
            edge = self.path[i]
            if self.learners >> self.chooser[i] & 1 and edge >= self.seats:
                self.tree._add(edge, self.guide._value(self.chooser[i]))

    def line(self, world: Position, enough: int) -> list[int]:
        """What the seat would do one action after the other, as long as only it is to act, and as
        far as each was tried often enough."""
        board = world.copy()
        node = self.tree._find(self.seat, self.root)
        actions: list[int] = []
        while board.awaited == 1 << self.seat:
            action = self._favourite(node, board.legal(self.seat), enough)
            if action == _NONE:
                break
            actions.append(action)
            node = self.tree._find(node, board.seen_as(action, self.seat))
            board.apply(action)
        return actions

    def _favourite(self, node: int, legal: list[int], enough: int) -> int:
        """The one that was tried most often."""
        tried = [self._visits(node, action) for action in legal]
        most = max(tried)
        return legal[tried.index(most)] if node and most >= enough else _NONE

    def _visits(self, node: int, action: int) -> int:
        edge = self.tree._find(node, _choice(action))
        return self.tree.visits[edge] if edge else 0

    def found(self, action: int) -> tuple[int, float]:
        """How often an action of the root was tried, and what it came to on average."""
        root = self.tree._find(self.seat, self.root)
        edge = self.tree._find(root, _choice(action))
        visits = self.tree.visits[edge] if edge else 0
        return visits, self.tree.total[edge] / visits if visits else 0.0
