"""How people play on in Mr. Jack, as the search imagines it, and what the end of a turn is worth.

Whoever is to play tries a few whole activations in mind and takes the one after which things look
best. Jack looks with his own eyes; the Investigator does not know who Jack is, and weighs how the
suspects would be divided.
"""

from math import exp, log2
from typing import Any

from gaslamp.core.dice import Dice
from gaslamp.core.layout import ARGUMENT, KIND, KIND_BITS
from gaslamp.core.seats import CHANCE
from gaslamp.games.mr_jack.board import EXIT_STREETS
from gaslamp.games.mr_jack.codes import (
    ACCUSE,
    EVERYBODY,
    INVESTIGATOR,
    JACK,
    LAST_TURN,
    LEAVE,
    NOBODY,
    STEALTHY,
)
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.search.guide import Guide

_CHANCE_BIT = 1 << CHANCE
_CHARACTERS = 8
_EXITS = 4
_STEALTHY = STEALTHY
_LONGEST = 16
_FEW = 2
_COUNT = [mask.bit_count() for mask in range(256)]
_BIT = [1 << i for i in range(64)]
_EXIT_STREET = list(EXIT_STREETS)


def _worth(turn: int, suspects: int, unseen: int) -> float:
    """How likely Jack wins when a turn begins with so many suspects, and he was unseen or not."""
    left = 9 - turn
    if left <= 0:
        return 1.0
    odds = -1.7 + 1.3 * log2(max(1, suspects)) - 0.4 * (left - 3) + 0.3 * unseen
    return 1.0 / (1.0 + exp(-odds))


_WORTH = [_worth(t, n, unseen) for t in range(1, 10) for n in range(9) for unseen in range(2)]


class Whitechapel(Guide):
    def __init__(self, until: int, tries: int = 6) -> None:
        super().__init__()
        self.until = until
        """The turn with whose beginning the imagined game stops."""
        self.tries = tries
        """How many activations are tried in mind before one is imagined to be played."""
        self.steps = [0] * 16
        self.best = [0] * 16
        self.length = 0
        self.at = 0

    def sit(self, position: Any) -> None:
        super().sit(position)
        self.board: MrJackPosition = position
        self.trial: MrJackPosition = position.copy()

    def _begin(self, dice: Dice) -> None:
        self.length = self.at = 0

    def _key(self, seat: int) -> int:
        """Jack's own tree is another one, whoever he is."""
        return self.board.jack + 1 if seat == JACK else 0

    def _moves(self, seat: int, out: list[int]) -> int:
        return self._sensible(self.board, seat, out)

    def _sensible(self, board: MrJackPosition, seat: int, out: list[int]) -> int:
        """Nobody stays who can leave, and nobody accuses for nothing: not the innocent, and none of
        many while there is time."""
        count = board._legal(seat, out)
        if count and out[count - 1] >> KIND & KIND_BITS == LEAVE:
            out[0] = out[count - 1]
            return 1
        accusable = self._suspected(board)
        if board.turn < LAST_TURN and _COUNT[accusable] > _FEW:
            accusable = 0
        kept = 0
        for i in range(count):
            out[kept] = out[i]
            if out[i] >> KIND & KIND_BITS != ACCUSE or accusable >> (out[i] >> ARGUMENT) & 1:
                kept += 1
        return kept if kept else count

    def _suspected(self, board: MrJackPosition) -> int:
        """Who may be Jack for the Investigator, who knows the alibis that he holds himself."""
        return EVERYBODY & ~board.innocent & ~board.alibis[INVESTIGATOR]

    # Playing on

    def _choose(self, seat: int, dice: Dice) -> int:
        if self.at == self.length:
            self._plan(seat, dice)
        self.at += 1
        return self.best[self.at - 1]

    def _plan(self, seat: int, dice: Dice) -> None:
        """Of some activations, begun or to be begun, the one that looks best."""
        highest = -1.0
        for _ in range(self.tries):
            self.trial._copy_from(self.board)
            length = self._complete(seat, dice)
            worth = self._look(seat)
            if worth > highest:
                highest = worth
                self.length = length
                for i in range(length):
                    self.best[i] = self.steps[i]
        self.at = 0

    def _complete(self, seat: int, dice: Dice) -> int:
        """Any way to bring an activation to its end, or to where a card is drawn."""
        length = 0
        while length < _LONGEST and self.trial._awaited() == 1 << seat:
            if length and self.trial.active == NOBODY:
                break
            count = self._sensible(self.trial, seat, self.out)
            chosen = dice._below(count)
            if self.out[chosen] >> KIND & KIND_BITS == ACCUSE and not self._accuses():
                chosen = dice._below(count)
            self.steps[length] = self.out[chosen]
            self.trial._apply(self.out[chosen])
            length += 1
        return length

    def _accuses(self) -> int:
        """Whether it is time: one suspect left, or no other chance before dawn."""
        if _COUNT[self._suspected(self.trial)] == 1:
            return 1
        return self.trial.turn == LAST_TURN and _COUNT[self.trial.played] == 2

    def _look(self, seat: int) -> float:
        """What somebody at this seat thinks of the trial."""
        suspects = _COUNT[self._suspected(self.board)]
        if self.trial.ended:
            if seat == INVESTIGATOR and self.trial.active != NOBODY:
                return 1.0 / suspects
            return 1.0 if self.trial.winners >> seat & 1 else 0.0
        if self.trial.turn == self.board.turn:
            seen = _COUNT[self._suspected(self.board) & self.trial._visible()]
            return self._expected(seat, self.board.turn, suspects, seen)
        left = _COUNT[self._suspected(self.trial)]
        seen = left if self.trial.witness else suspects - left
        return self._expected(seat, self.board.turn, suspects, seen)

    def _expected(self, seat: int, turn: int, suspects: int, seen: int) -> float:
        """If the call for witnesses divides the suspects so."""
        row = turn * 18
        if seat == JACK:
            if self.trial.turn == self.board.turn:
                hidden = 0 if self.trial._visible() >> self.board.jack & 1 else 1
            else:
                hidden = 1 - self.trial.witness
            return _WORTH[row + (suspects - seen if hidden else seen) * 2 + hidden]
        unseen = suspects - seen
        lost = seen * _WORTH[row + seen * 2] + unseen * _WORTH[row + unseen * 2 + 1]
        return 1.0 - lost / suspects

    # How long, and what then

    def _cut(self) -> int:
        return self.board.turn >= self.until

    def _value(self, seat: int) -> float:
        if self.board.ended:
            return 1.0 if self.board.winners >> seat & 1 else 0.0
        worth = self._prospects(self.board)
        return worth if seat == JACK else 1.0 - worth

    def _prospects(self, board: MrJackPosition) -> float:
        suspects = _COUNT[self._suspected(board)]
        worth = _WORTH[(board.turn - 1) * 18 + suspects * 2 + 1 - board.witness]
        if suspects <= 2:
            worth *= max(0.1, 1.0 - self._near(board) / suspects)
        if not board.witness:
            worth += (1.0 - worth) * self._escape(board)
        return worth

    def _escape(self, board: MrJackPosition) -> float:
        """How likely Jack leaves at once: in an even turn he plays first and knows the cards."""
        points = 3 if board.jack == _STEALTHY else 2
        reach = board._reach(board.jack, points)
        way = 0
        for way_out in range(_EXITS):
            if reach & _BIT[_EXIT_STREET[way_out]] and not board.cordons >> way_out & 1:
                way = 1
        if not way:
            return 0.0
        if board.turn & 1:
            return 0.25
        return 0.95 if board.turned_up >> board.jack & 1 else 0.0

    def _near(self, board: MrJackPosition) -> float:
        """How likely somebody who is near Jack comes to accuse him."""
        spared = 1.0
        for character in range(_CHARACTERS):
            if character != board.jack:
                reach = board._reach(character, 3)
                if reach & _BIT[board.at[board.jack]]:
                    spared *= 0.6
        return 0.85 * (1.0 - spared)

    # For Python

    def prospects(self, board: MrJackPosition) -> float:
        """How likely Jack wins from the beginning of a turn."""
        return self._prospects(board)
