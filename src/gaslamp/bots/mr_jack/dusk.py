"""The end of a turn of Mr. Jack solved: the last card, and the last two if there is time.

Every way to play a card is tried to its end, and every way to answer it. Jack answers as the one
he is, each suspect for himself; the Investigator, who cannot know, does what is best on average.
What the end of a turn is worth goes by the guide.
"""

from math import inf
from time import perf_counter

from gaslamp.bots.mr_jack.guide import Whitechapel
from gaslamp.core.layout import ARGUMENT, KIND
from gaslamp.core.seats import CHANCE
from gaslamp.games.mr_jack.codes import ACTIVATE, INVESTIGATOR, JACK, NOBODY, PLACE_BITS
from gaslamp.games.mr_jack.rules import MrJackPosition

_CHARACTERS = 8
_LONGEST = 14
_ROOM = 1024
_SLOTS = 8192
_SELDOM = 1023
_CHANCE = CHANCE
_CHANCE_BIT = 1 << CHANCE
_MIX = 0x9E3779B97F4A7C15
_MASK = 0xFFFFFFFFFFFFFFFF
_COUNT = [mask.bit_count() for mask in range(256)]


class Dusk:
    def __init__(self, guide: Whitechapel, world: MrJackPosition, seat: int) -> None:
        self.guide = guide
        self.seat = seat
        self.jack = world.jack
        """For Jack, who he is; the Investigator makes no use of it."""
        self.suspects = self.guide._suspected(world)
        self.boards = [world.copy() for _ in range(14)]
        self.judged: MrJackPosition = world.copy()
        self.turn = world.turn
        self.out = [0] * 1024
        self.options = [0] * 14336
        self.path = [0] * 14
        self.line = [0] * 14
        self.length = 0
        self.best = -1.0
        self.met = [0] * 16384
        self.stamp = 1
        self.worth = [0.0] * 8
        """Of a way to end the turn: how likely Jack wins if it is this one."""
        self.answer = [0.0] * 8
        """The same for the best answer so far."""
        self.liked = -1.0
        self.left = 0
        self.end = 0.0

    def solve(self, looks: int, milliseconds: int | None = None) -> list[int]:
        """How to play the card, step by step; nothing if there were too many ways to look at."""
        self.left = looks
        self.end = inf if milliseconds is None else perf_counter() + milliseconds / 1000
        self._go_through(0, self.seat, 0)
        return [self.line[i] for i in range(self.length)] if self.left >= 0 else []

    def _go_through(self, depth: int, seat: int, answering: int) -> None:
        """All ways to go on with a card, or to take one up."""
        board = self.boards[depth]
        after = self.boards[depth + 1]
        count = self.guide._sensible(board, seat, self.out)
        for i in range(count):
            self.options[depth * _ROOM + i] = self.out[i]
        for i in range(count):
            self._look()
            if self.left < 0 or (answering and self._is_refuted()):
                return
            self.path[depth] = self.options[depth * _ROOM + i]
            after._copy_from(board)
            after._apply(self.path[depth])
            if self._is_played(after):
                if self._is_new(after, answering):
                    self._end(depth, seat, answering)
            elif depth + 2 < _LONGEST:
                self._go_through(depth + 1, seat, answering)

    def _look(self) -> None:
        self.left -= 1
        if not self.left & _SELDOM and perf_counter() > self.end:
            self.left = -1

    def _is_played(self, board: MrJackPosition) -> int:
        """Whether a card has been played to its end, but for an alibi to be drawn."""
        if board.ended or board.active == NOBODY:
            return 1
        return board._awaited() == _CHANCE_BIT

    def _is_new(self, board: MrJackPosition, answering: int) -> int:
        """Many ways lead to the same end."""
        key = self._key(board) ^ self.stamp * answering * _MIX & _MASK
        slot = (key >> 40 & (_SLOTS - 1)) + answering * _SLOTS
        if self.met[slot] == key:
            return 0
        self.met[slot] = key
        return 1

    def _key(self, board: MrJackPosition) -> int:
        rest = board.facing | board.covers << 4 | board.cordons << 12 | board.played << 16
        key = rest | board.ended << 24
        for character in range(_CHARACTERS):
            key = ((key ^ board.at[character]) * _MIX & _MASK) ^ key >> 29
            key = ((key ^ board.tiles[character]) * _MIX & _MASK) ^ key >> 31
        return key

    def _end(self, depth: int, seat: int, answering: int) -> None:
        """A card has been played: the turn is judged, or somebody answers."""
        after = self.boards[depth + 1]
        if answering:
            self._judge(depth)
            self._answered()
        elif after.ended or after.turn != self.turn or self._is_last(self.boards[depth]):
            self._judge(depth)
            self._keep(depth, self.worth[self.jack] if seat == JACK else 1.0 - self._mean())
        else:
            self._draw(after, NOBODY)
            self._let_answer(depth)

    def _is_last(self, board: MrJackPosition) -> int:
        return _COUNT[board.played] == board.cards_a_turn - 1

    def _let_answer(self, depth: int) -> None:
        """What the other makes of the last card."""
        self.stamp += 1
        self.liked = -1.0
        for character in range(_CHARACTERS):
            self.answer[character] = 0.0
        if self.seat == JACK:
            self._go_through(depth + 1, INVESTIGATOR, 1)
            self._keep(depth, self.answer[self.jack])
        else:
            self._let_leave(depth + 1)
            self._go_through(depth + 1, JACK, 1)
            self._keep(depth, 1.0 - self._answered_mean())

    def _let_leave(self, depth: int) -> None:
        """MJ-70: who is Jack and has his own card may get away. All the others cannot, so that the
        answers are gone through as if he were one of these."""
        board = self.boards[depth]
        after = self.boards[depth + 1]
        card = 0
        while not (board.turned_up & ~board.played) >> card & 1:
            card += 1
        board.jack = card
        after._copy_from(board)
        after._apply(JACK | ACTIVATE << KIND | card << ARGUMENT)
        if after._ways_out(after._points(card)):
            self.answer[card] = 1.0
        board.jack = (card + 1) % _CHARACTERS

    def _is_refuted(self) -> int:
        """Whether Jack has answers enough that this is no better than what was found."""
        return self.seat == INVESTIGATOR and 1.0 - self._answered_mean() <= self.best

    def _answered(self) -> None:
        if self.seat == INVESTIGATOR:
            for character in range(_CHARACTERS):
                self.answer[character] = max(self.answer[character], self.worth[character])
        elif 1.0 - self._mean() > self.liked:
            self.liked = 1.0 - self._mean()
            for character in range(_CHARACTERS):
                self.answer[character] = self.worth[character]

    def _keep(self, depth: int, worth: float) -> None:
        if self.left >= 0 and worth > self.best:
            self.best = worth
            self.length = depth + 1
            for i in range(self.length):
                self.line[i] = self.path[i]

    # What the end of a turn is worth

    def _judge(self, depth: int) -> None:
        """For each who may be Jack."""
        for character in range(_CHARACTERS):
            if self.suspects >> character & 1:
                self.judged._copy_from(self.boards[depth])
                self.judged.jack = character
                self.judged._apply(self.path[depth])
                self._draw(self.judged, character)
                self.worth[character] = self._worth(self.judged)

    def _draw(self, board: MrJackPosition, jack: int) -> None:
        """MJ-51: any alibi that can be drawn, the same each time."""
        if board._awaited() != _CHANCE_BIT or board.active == NOBODY:
            return
        count = board._legal(_CHANCE, self.out)
        chosen = 0
        while chosen < count - 1 and self.out[chosen] >> ARGUMENT & PLACE_BITS in (jack, self.jack):
            chosen += 1
        board._apply(self.out[chosen])

    def _worth(self, board: MrJackPosition) -> float:
        if board.ended:
            return 1.0 if board.winners >> JACK & 1 else 0.0
        return self.guide._prospects(board)

    def _mean(self) -> float:
        total = 0.0
        for character in range(_CHARACTERS):
            if self.suspects >> character & 1:
                total += self.worth[character]
        return total / max(1, _COUNT[self.suspects])

    def _answered_mean(self) -> float:
        total = 0.0
        for character in range(_CHARACTERS):
            if self.suspects >> character & 1:
                total += self.answer[character]
        return total / max(1, _COUNT[self.suspects])
