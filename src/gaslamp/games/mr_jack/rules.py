"""The rules of Mr. Jack. Clause ids (MJ-…) are those of docs/rules/mr_jack.md.

The board is in `district`, the characters' powers in `powers` and `whistle`; here are the turns,
the moves, the call for witnesses and the end. Sets of characters are masks, one bit a character.
"""

from gaslamp.core import bits
from gaslamp.core.layout import ARGUMENT, BESIDE, KIND, KIND_BITS
from gaslamp.core.seats import CHANCE, OPEN
from gaslamp.games.mr_jack.board import EXIT_STREETS
from gaslamp.games.mr_jack.codes import (
    ACCUSE,
    ACTIVATE,
    ARRESTED,
    DAWN,
    DRAW_ALIBI,
    DRAW_JACK,
    ESCAPED,
    GULL,
    HOLMES,
    INVESTIGATOR,
    JACK,
    LAST_NUMBERED_TILE,
    LEAVE,
    MOVE,
    NOBODY,
    OTHER,
    PLACE_BITS,
    STAY,
    TURN_UP,
    WRONG_ACCUSATION,
)
from gaslamp.games.mr_jack.forms import FORMS
from gaslamp.games.mr_jack.powers import Powers

_CHARACTERS = 8
_EXITS = 4
_PLACES = 8
_FIRST_EXIT_CELL = 60
_ACCUSING_ONE_IN = 20
_UNTOLD = 1 << 24

_CHANCE_BIT = 1 << CHANCE
_COUNT = [cards.bit_count() for cards in range(256)]
_BIT = [1 << i for i in range(64)]
_EXIT_STREET = list(EXIT_STREETS)


class MrJackPosition(Powers):
    def __init__(self, form: int = 0) -> None:
        super().__init__(form)
        self.seats = 2
        self.cards_a_turn = FORMS[form].cards_a_turn
        """MJ-10: half of the people."""
        self.last_turn = FORMS[form].turns
        self.turn = 1
        self.jack = NOBODY
        """MJ-06: who Jack is; nobody before the card is drawn."""
        self.witness = 1
        self.innocent = 0
        self.turned_up = 0
        """The character cards of this turn."""
        self.played = 0
        """Those of them that lie face down again (MJ-12)."""

    # Whose decision it is

    def _awaited(self) -> int:
        if self.ended:
            return 0
        if self.active == NOBODY:
            if self.jack == NOBODY or _COUNT[self.turned_up] < self.cards_a_turn:
                return _CHANCE_BIT
        elif self._draws_alibi():
            return _CHANCE_BIT
        return 1 << self._to_play()

    def _to_play(self) -> int:
        """MJ-10, MJ-11: one, the other twice, one; the Investigator begins the odd turns."""
        middle = (_COUNT[self.played] + 1) >> 1 & 1
        return middle ^ (self.turn & 1)

    def _draws_alibi(self) -> bool:
        return self.active == HOLMES and self.moved != 0 and not self.powered

    # What may be done

    def _legal(self, seat: int, out: list[int]) -> int:
        if not self._awaited() >> seat & 1:
            return 0
        if seat == CHANCE:
            return self._legal_chance(out)
        if self.active == NOBODY:
            return self._legal_cards(seat, out)
        if self.turning:
            return self._legal_lanterns(seat, out)
        if self.whistled:
            return self._legal_whistles(seat, out, 0)
        count = 0
        if not self.powered:
            count = self._legal_powers(seat, out)
        if not self.moved:
            count = self._legal_moves(seat, out, count)
        return count

    def _legal_chance(self, out: list[int]) -> int:
        if self.jack == NOBODY:
            return self._add_cards(CHANCE | DRAW_JACK << KIND, self.pile, out)
        if self.active == NOBODY:
            return self._add_cards(CHANCE | TURN_UP << KIND, self.people & ~self.turned_up, out)
        drawer = self._to_play() << OTHER + ARGUMENT
        return self._add_cards(CHANCE | DRAW_ALIBI << KIND | drawer, self.pile, out)

    def _legal_cards(self, seat: int, out: list[int]) -> int:
        """MJ-12: each card is played once."""
        return self._add_cards(seat | ACTIVATE << KIND, self.turned_up & ~self.played, out)

    def _add_cards(self, head: int, cards: int, out: list[int]) -> int:
        count = 0
        for character in range(_CHARACTERS):
            if cards >> character & 1:
                out[count] = head | character << ARGUMENT
                count += 1
        return count

    def _legal_moves(self, seat: int, out: list[int], count: int) -> int:
        """MJ-30 to MJ-33, MJ-62. Leaving and accusing stand last: random play treats these apart.

        Whoever is cornered by their own power has nothing else left.
        """
        points = self._points(self.active)
        reach = self._reach(self.active, points)
        free = reach & ~self._occupied()
        if not free and not self.cornered and not self._power_frees_move():
            out[count] = seat | STAY << KIND
            count += 1
        while free:
            out[count] = seat | MOVE << KIND | bits.lowest(free) << ARGUMENT
            free &= free - 1
            count += 1
        if self.active == GULL:
            count = self._legal_exchanges(seat, out, count)
        if seat == INVESTIGATOR:
            return self._legal_accusations(reach, out, count)
        return self._legal_ways_out(points, out, count)

    def _legal_accusations(self, reach: int, out: list[int], count: int) -> int:
        """MJ-71, MJ-73: anybody else within reach."""
        for character in range(_CHARACTERS):
            if character != self.active and reach & _BIT[self.at[character]]:
                out[count] = INVESTIGATOR | ACCUSE << KIND | character << ARGUMENT
                count += 1
        return count

    def _ends_cornered(self) -> bool:
        """MJ-62: where all cells are taken, the Investigator always has somebody to accuse."""
        if self._to_play() == INVESTIGATOR:
            return True
        return self._ways_out(self._points(self.active)) != 0

    def _legal_ways_out(self, points: int, out: list[int], count: int) -> int:
        ways = self._ways_out(points)
        for way_out in range(_EXITS):
            if ways >> way_out & 1:
                out[count] = JACK | LEAVE << KIND | way_out << ARGUMENT
                count += 1
        return count

    def _ways_out(self, points: int) -> int:
        """MJ-37, MJ-70: Jack's own character, after a call without witness, where no cordon is."""
        if self.active != self.jack or self.witness:
            return 0
        reach = self._reach(self.active, points - 1)
        ways = 0
        for way_out in range(_EXITS):
            if reach & _BIT[_EXIT_STREET[way_out]] and not self.cordons >> way_out & 1:
                ways |= 1 << way_out
        return ways

    # What it does

    def _apply(self, action: int) -> None:
        kind = action >> KIND & KIND_BITS
        argument = action >> ARGUMENT
        if kind == ACTIVATE:
            self._activate(argument)
        elif kind == TURN_UP:
            self.turned_up |= 1 << argument
        elif kind == DRAW_JACK:
            self.jack = argument
            self.pile &= ~(1 << argument)
        elif kind == LEAVE:
            self.at[self.active] = _FIRST_EXIT_CELL + argument
            self._end(ESCAPED, JACK)
        elif kind == ACCUSE:
            self._accuse(argument)
        else:
            self._carry_out(kind, argument)
            if self._activation_over():
                self._end_activation()

    def _end_activation(self) -> None:
        """MJ-12."""
        self.played |= 1 << self.active
        self.active = NOBODY
        self.moved = 0
        self.powered = 0
        if _COUNT[self.played] == self.cards_a_turn:
            self._call_for_witnesses()
            self._put_out_lamp()
            self._next_turn()

    def _call_for_witnesses(self) -> None:
        """MJ-14, MJ-15."""
        visible = self._visible()
        self.witness = visible >> self.jack & 1
        self.innocent |= self.people & ~visible if self.witness else visible

    def _put_out_lamp(self) -> None:
        """MJ-17."""
        if self.turn <= LAST_NUMBERED_TILE:
            for lamp in range(_PLACES):
                if self.tiles[lamp] == self.turn:
                    self.tiles[lamp] = 0

    def _next_turn(self) -> None:
        """MJ-13, MJ-18, MJ-72: the cards of an even turn are those that are left."""
        if self.turn == self.last_turn:
            self._end(DAWN, JACK)
            return
        self.turn += 1
        self.played = 0
        self.turned_up = 0 if self.turn & 1 else self.people & ~self.turned_up

    def _accuse(self, character: int) -> None:
        """MJ-71, MJ-73."""
        self.at[self.active] = self.at[character]
        if character == self.jack:
            self._end(ARRESTED, INVESTIGATOR)
        else:
            self._end(WRONG_ACCUSATION, JACK)

    def _end(self, reason: int, winner: int) -> None:
        self.ended = reason
        self.winners = 1 << winner
        self.cornered = 0

    # What others see of it

    def _seen_as(self, action: int, viewer: int) -> int:
        kind = action >> KIND & KIND_BITS
        argument = action >> ARGUMENT
        if kind == DRAW_JACK:
            return action if viewer in (JACK, OPEN) else CHANCE | DRAW_JACK << KIND | _UNTOLD
        if kind == ACCUSE:
            return action | _BIT[BESIDE + (argument == self.jack)]
        if kind == DRAW_ALIBI:
            return self._alibi_seen(action, argument >> OTHER, viewer)
        return action | self._heard(kind, argument) << BESIDE + 2

    def _alibi_seen(self, action: int, drawer: int, viewer: int) -> int:
        """MJ-51: the card for its owner; that it ends a turn, if it does, for all."""
        heard = self._heard(DRAW_ALIBI, NOBODY) << BESIDE + 2
        if viewer in (drawer, OPEN):
            return action | heard
        return CHANCE | DRAW_ALIBI << KIND | drawer << OTHER + ARGUMENT | _UNTOLD | heard

    def _heard(self, kind: int, argument: int) -> int:
        """MJ-14: the call that follows: 0 if none does, 1 for a witness, 2 for no witness."""
        if self.active == NOBODY or _COUNT[self.played] != self.cards_a_turn - 1:
            return 0
        if kind == DRAW_ALIBI:
            return self._call()
        return self._heard_after(kind, argument)

    def _call(self) -> int:
        return 1 if self._visible() >> self.jack & 1 else 2

    def _heard_after(self, kind: int, argument: int) -> int:
        """The action is tried on the board and taken back."""
        powered, facing, turning = self.powered, self.facing, self.turning
        moved, points, whistled = self.moved, self.points, self.whistled
        cornered = self.cornered
        covers, cordons, other = self.covers, self.cordons, argument & PLACE_BITS
        own_cell, other_cell = self.at[self.active], self.at[other]
        tile, other_tile = self.tiles[other], self.tiles[argument >> OTHER & PLACE_BITS]
        self._carry_out(kind, argument)
        heard = self._call() if self._activation_over() else 0
        self.powered, self.facing, self.turning = powered, facing, turning
        self.moved, self.points, self.whistled = moved, points, whistled
        self.cornered = cornered
        self.covers, self.cordons = covers, cordons
        self.at[other] = other_cell
        self.at[self.active] = own_cell
        self.tiles[argument >> OTHER & PLACE_BITS] = other_tile
        self.tiles[other] = tile
        return heard

    def _random_index(self, seat: int, actions: list[int], count: int, roll: int) -> int:
        """Random play: where one can accuse, one does it once in twenty times."""
        ordinary = count
        while ordinary and actions[ordinary - 1] >> KIND & KIND_BITS == ACCUSE:
            ordinary -= 1
        if not ordinary:
            return ((roll >> 32) * count) >> 32
        if ordinary < count and (roll & 0xFFFFFFF) % _ACCUSING_ONE_IN == 0:
            return ordinary + (((roll >> 32) * (count - ordinary)) >> 32)
        return ((roll >> 32) * ordinary) >> 32

    # For Python

    @property
    def only_the_end_is_left(self) -> bool:
        """MJ-62: whether the active character cannot move, but may accuse or leave."""
        return not self._can_move(self.active) and self._ends_cornered()
