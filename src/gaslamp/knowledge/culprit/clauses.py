"""Literals and clauses, with what is settled left out of them: compiled, since there are many.

A number of cards is a row of literals: at least one, at least two, and so on; those that are surely
true come first.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

from gaslamp.knowledge.sat import Clause

Row = list[int]
"""Literals that say: at least one, at least two …"""


class Clauses:
    """`tell`: who is told each of them. None is kept, so that none has to be looked after."""

    def __init__(self, tell: Callable[[Clause], object]) -> None:
        self._tell = tell
        self._top = 1
        self.always = 1
        self.never = -1
        tell([self.always])

    def new(self) -> int:
        self._top += 1
        return self._top

    def say(self, clause: Clause) -> None:
        """One of these is true."""
        said = []
        for literal in clause:
            if literal == self.always:
                return
            if literal != self.never:
                said.append(literal)
        self._tell(said or [self.never])

    def row(self, length: int) -> Row:
        row = [self.new() for _ in range(length)]
        self._in_order(row)
        return row

    def _in_order(self, row: Row) -> None:
        for fewer, more in pairwise(row):
            self.say([-more, fewer])

    def between(self, low: int, high: int, condition: int) -> int:
        """The higher of two neighbours of a row, or the lower one, by a condition."""
        if low == self.always or condition == self.never:
            return low
        if high == self.never or condition == self.always:
            return high
        if low == self.never and high == self.always:
            return condition
        found = self.new()
        self.say([-low, found])
        self.say([-found, high])
        self.say([-condition, -high, found])
        self.say([condition, low, -found])
        return found

    def fewer(self, row: Row, moved: int) -> Row:
        """What is left if one goes, should it be so."""
        self.say([-moved, *row[:1]])
        pairs = zip([*row[1:], self.never], row, strict=True)
        return self._settled([self.between(*pair, -moved) for pair in pairs])

    def more(self, row: Row, moved: int, most: int) -> Row:
        """What is there if one comes, should it be so; there can be so many."""
        pairs = zip([*row, self.never], [self.always, *row], strict=True)
        after = [self.between(*pair, moved) for pair in pairs]
        for each in after[most:]:
            self.say([-each])
        return self._settled(after[:most])

    def _settled(self, row: Row) -> Row:
        row = [each for each in row if each != self.never]
        self._in_order(row)
        return row

    def one_of(self, literals: Sequence[int]) -> None:
        self.say(list(literals))
        for one, other in combinations(literals, 2):
            self.say([-one, -other])

    def exactly(self, number: int, rows: Sequence[Row]) -> None:
        """All rows together come to so many."""
        sure = sum(row.count(self.always) for row in rows)
        left = [row[row.count(self.always) :] for row in rows]
        self._come_to(number - sure, [row for row in left if row])

    def _come_to(self, number: int, rows: list[Row]) -> None:
        total = self._sum(rows, number + 1) if rows and number >= 0 else []
        if number < 0 or number > len(total):
            self.say([])
        if 0 < number <= len(total):
            self.say([total[number - 1]])
        if 0 <= number < len(total):
            self.say([-total[number]])

    def _sum(self, rows: list[Row], most: int) -> Row:
        """Halves of halves are counted, up to so many."""
        if len(rows) == 1:
            return rows[0][:most]
        half = len(rows) // 2
        return self._both(self._sum(rows[:half], most), self._sum(rows[half:], most), most)

    def _both(self, one: Row, other: Row, most: int) -> Row:
        row = self.row(min(len(one) + len(other), most))
        for some in range(min(len(one), len(row)) + 1):
            for more in range(min(len(other), len(row) - some) + 1):
                self._add(row, one, some, other, more)
        return row

    def _add(self, row: Row, one: Row, some: int, other: Row, more: int) -> None:
        """At least so many of each are so many together, and so are at most so many."""
        if some + more:
            least = one[some - 1 : some] + other[more - 1 : more]
            self._tell([*[-each for each in least], row[some + more - 1]])
        if some + more < len(row):
            self._tell([*one[some : some + 1], *other[more : more + 1], -row[some + more]])
