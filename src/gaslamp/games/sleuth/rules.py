"""The rules of Sleuth, chapter by chapter. Clause ids (SL-…) are those of docs/rules/sleuth.md.

Gems and search cards are bits of a mask, so a hand is one number and an answer is a count of bits.
"""

from gaslamp.core import bits
from gaslamp.core.layout import ARGUMENT, KIND, KIND_BITS, SEAT_BITS
from gaslamp.core.seats import CHANCE
from gaslamp.games.sleuth.cards import ASKABLE
from gaslamp.games.sleuth.codes import (
    ALL_OUT,
    ANNOUNCE,
    ASK,
    ASKED,
    ASKED_BITS,
    BEGIN,
    CHOOSING_FIRST,
    DEAL,
    DEALING,
    DEALT_TO,
    DRAW,
    DRAWING_CARDS,
    END_TURN,
    EXCHANGE,
    FINAL,
    GEM_BITS,
    MIDDLE,
    NAME,
    NOBODY,
    OPPONENT_BITS,
    PLACES_FILLED,
    PLAYING,
    QUESTION,
    SOLVED,
    WITH,
)
from gaslamp.games.sleuth.secrecy import Secrecy

_QUESTIONS = 43
_WITH_FREE_COUNT = 8
_FIRST_TWO_ELEMENT = 10
_FIRST_WITH_FREE = 43
_FREE_CHOICE = 53
_ONE_ELEMENT = 1
_TWO_ELEMENTS = 2
_FINAL_QUESTIONS = 2
_NAMING_ONE_TURN_IN = 50

_CHANCE_BIT = 1 << CHANCE
_BIT = [1 << i for i in range(64)]
# The questions of the "element and free choice" cards, eight places a card (a colour has seven and
# leaves one at -1), then all 43 for the free choice.
_WITH_FREE = [(ASKABLE[43 + i // 8] + (-1,))[i % 8] for i in range(80)] + list(range(43))


def _elements(question: int) -> int:
    return _ONE_ELEMENT if question < _FIRST_TWO_ELEMENT else _TWO_ELEMENTS


class SleuthPosition(Secrecy):
    # Whose decision it is

    def _awaited(self) -> int:
        if self.ended:
            return 0
        if self.stage != PLAYING or self.to_draw:
            return _CHANCE_BIT
        if self.naming != NOBODY:
            return 1 << self.naming
        return 1 << self.turn

    def _may_act(self) -> int:
        """SL-20: anyone still in may name the gem at any time, one at a time."""
        if self.ended or self.stage != PLAYING or self.to_draw or self.naming != NOBODY:
            return 0
        return self._still_in() & ~(1 << self.turn)

    def _still_in(self) -> int:
        return ((1 << self.seats) - 1) & ~self.out & ~self.winners

    # What may be done

    def _legal(self, seat: int, out: list[int]) -> int:
        if seat == CHANCE:
            return self._legal_chance(out)
        if self._awaited() >> seat & 1:
            if self.naming == seat:
                return self._legal_names(seat, out)
            if self.final_opponent != NOBODY:
                return self._legal_final_questions(seat, out)
            return self._legal_turn(seat, out)
        if self._may_act() >> seat & 1:
            out[0] = seat | ANNOUNCE << KIND
            return 1
        return 0

    def _legal_chance(self, out: list[int]) -> int:
        if self.ended:
            return 0
        if self.stage == DEALING:
            return self._legal_deals(out)
        if self.stage == CHOOSING_FIRST:
            for seat in range(self.seats):
                out[seat] = CHANCE | BEGIN << KIND | seat << ARGUMENT
            return self.seats
        if self.stage == DRAWING_CARDS or self.to_draw:
            return self._legal_draws(out)
        return 0

    def _legal_deals(self, out: list[int]) -> int:
        to = self._dealing_to()
        count = 0
        left = self.undealt
        while left:
            out[count] = CHANCE | DEAL << KIND | (bits.lowest(left) | to << DEALT_TO) << ARGUMENT
            left &= left - 1
            count += 1
        return count

    def _dealing_to(self) -> int:
        if self.dealt < self.hand_size * self.seats:
            return self.dealt // self.hand_size
        return MIDDLE

    def _legal_draws(self, out: list[int]) -> int:
        count = 0
        left = self.pile
        while left:
            out[count] = CHANCE | DRAW << KIND | bits.lowest(left) << ARGUMENT
            left &= left - 1
            count += 1
        return count

    def _legal_turn(self, seat: int, out: list[int]) -> int:
        """SL-10, SL-22. What ends in a naming stands last: random play treats it apart."""
        count = self._legal_asks(seat, out)
        if self.asked_elements:
            out[count] = seat | END_TURN << KIND
            count += 1
        else:
            out[count] = seat | EXCHANGE << KIND
            count += 1
            for opponent in range(self.seats):
                if opponent != seat:
                    out[count] = seat | FINAL << KIND | opponent << ARGUMENT
                    count += 1
        out[count] = seat | ANNOUNCE << KIND
        return count + 1

    def _legal_asks(self, seat: int, out: list[int]) -> int:
        """SL-11 to SL-14: what each search card in front of the seat can ask."""
        count = 0
        left = self.cards[seat]
        while left:
            card = bits.lowest(left)
            left &= left - 1
            if card < _FIRST_WITH_FREE:
                count = self._add_asks(seat, card, card, out, count)
            else:
                for i in range(_QUESTIONS if card == _FREE_CHOICE else _WITH_FREE_COUNT):
                    question = _WITH_FREE[(card - _FIRST_WITH_FREE) * _WITH_FREE_COUNT + i]
                    count = self._add_asks(seat, card, question, out, count)
        return count

    def _add_asks(self, seat: int, card: int, question: int, out: list[int], count: int) -> int:
        """SL-32: a second interrogation has the other number of elements and another opponent."""
        if question < 0 or self.asked_elements == _elements(question):
            return count
        if not self.questions >> question & 1:
            return count
        for opponent in range(self.seats):
            if opponent not in (seat, self.asked_opponent):
                out[count] = (
                    seat | ASK << KIND | (opponent | question << ASKED | card << WITH) << ARGUMENT
                )
                count += 1
        return count

    def _legal_final_questions(self, seat: int, out: list[int]) -> int:
        """SL-22, SL-23: one or two questions, then the naming."""
        count = 0
        if self.final_asked < _FINAL_QUESTIONS:
            for question in range(_QUESTIONS):
                if self.questions >> question & 1:
                    out[count] = seat | QUESTION << KIND | question << ARGUMENT
                    count += 1
        out[count] = seat | ANNOUNCE << KIND
        return count + 1

    def _legal_names(self, seat: int, out: list[int]) -> int:
        """SL-31: several gems are named in ascending order, so that no set is named twice."""
        still = self.missing - bits.count(self.named)
        count = 0
        left = self.gems
        while bits.count(left) >= still:
            gem = bits.lowest(left)
            left &= left - 1
            if not self.named >> gem:
                out[count] = seat | NAME << KIND | gem << ARGUMENT
                count += 1
        return count

    # What it does

    def _apply(self, action: int) -> None:
        kind = action >> KIND & KIND_BITS
        argument = action >> ARGUMENT
        if kind == ASK:
            self._ask(argument & OPPONENT_BITS, argument >> ASKED & ASKED_BITS, argument >> WITH)
        elif kind == DRAW:
            self._draw(argument)
        elif kind == DEAL:
            self._deal(argument & GEM_BITS, argument >> DEALT_TO)
        elif kind == EXCHANGE:
            self._exchange()
        elif kind == NAME:
            self._name(argument)
        elif kind == ANNOUNCE:
            self.naming = action & SEAT_BITS
        elif kind == FINAL:
            self.final_opponent = argument
        elif kind == QUESTION:
            self.final_asked += 1
        elif kind == END_TURN:
            self._end_interrogations()
        else:
            self._begin(argument)

    def _deal(self, gem: int, to: int) -> None:
        """SL-02, SL-03: what is left when all is dealt is missing."""
        self.undealt &= ~_BIT[gem]
        if to == MIDDLE:
            self.open_gems |= _BIT[gem]
        else:
            self.hands[to] |= _BIT[gem]
        self.dealt += 1
        if bits.count(self.undealt) == self.missing:
            self.stage = DRAWING_CARDS
            self.dealt = 0

    def _draw(self, card: int) -> None:
        """SL-04, SL-15."""
        self.pile &= ~_BIT[card]
        if self.stage == DRAWING_CARDS:
            self.cards[self.dealt // self.row] |= _BIT[card]
            self.dealt += 1
            if self.dealt == self.seats * self.row:
                self.stage = CHOOSING_FIRST
            return
        self.cards[self.turn] |= _BIT[card]
        self.to_draw -= 1
        if self.to_draw:
            self._refill_pile()
        else:
            self._next_turn()

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self.stage = PLAYING

    def _ask(self, opponent: int, question: int, card: int) -> None:
        """SL-11, SL-12: the answer follows from the hands; here only the card is used."""
        self.cards[self.turn] &= ~_BIT[card]
        self.used |= _BIT[card]
        if self.extra_interrogations and not self.asked_elements:
            self.asked_opponent = opponent
            self.asked_elements = _elements(question)
            if self._second_interrogation_possible():
                return
        self._end_interrogations()

    def _second_interrogation_possible(self) -> bool:
        """SL-32: a card is left that can ask the other kind of question (free choices ask both)."""
        left = self.cards[self.turn]
        if left >> _FIRST_WITH_FREE:
            return True
        one_element_cards = left & (_BIT[_FIRST_TWO_ELEMENT] - 1)
        if self.asked_elements == _TWO_ELEMENTS:
            return one_element_cards != 0
        return left != one_element_cards

    def _end_interrogations(self) -> None:
        """SL-15, SL-32: at the end of the turn each used card is replaced."""
        self._draw_up(self.row - bits.count(self.cards[self.turn]))

    def _exchange(self) -> None:
        """SL-15, SL-17: the four are used before four are drawn."""
        self.used |= self.cards[self.turn]
        self.cards[self.turn] = 0
        self._draw_up(self.row)

    def _draw_up(self, count: int) -> None:
        self.to_draw = count
        self._refill_pile()

    def _refill_pile(self) -> None:
        """SL-16: the used cards become the pile when a card is needed and none is there."""
        if not self.pile:
            self.pile = self.used
            self.used = 0

    def _next_turn(self) -> None:
        """SL-04, SL-25: clockwise, over those who are out or have a place."""
        self.final_opponent = NOBODY
        self.final_asked = 0
        self.asked_opponent = NOBODY
        self.asked_elements = 0
        still_in = self._still_in()
        self.turn = (self.turn + 1) % self.seats
        while not still_in >> self.turn & 1:
            self.turn = (self.turn + 1) % self.seats

    # Solving

    def _name(self, gem: int) -> None:
        self.named |= _BIT[gem]
        if bits.count(self.named) == self.missing:
            self._check(self.naming)

    def _check(self, seat: int) -> None:
        """SL-21, SL-30: right wins a place, wrong is out."""
        if self.named == self.undealt:
            self.winners |= 1 << seat
            self.place[seat] = bits.count(self.winners)
        else:
            self.out |= 1 << seat
        self.naming = NOBODY
        self.named = 0
        self.ended = self._how_it_ends()
        if seat == self.turn and not self.ended:
            self._next_turn()

    def _how_it_ends(self) -> int:
        """SL-24, SL-30."""
        if bits.count(self.winners) == self.winners_wanted:
            return SOLVED if self.winners_wanted == 1 else PLACES_FILLED
        return 0 if self._still_in() else ALL_OUT

    # Random play

    def _random_index(self, seat: int, actions: list[int], count: int, roll: int) -> int:
        """One turn in fifty is a naming, at once or after final questions."""
        if self.naming != NOBODY or self.final_opponent != NOBODY:
            return ((roll >> 32) * count) >> 32
        if self.asked_elements:
            return ((roll >> 32) * (count - 1)) >> 32
        ordinary = count - self.seats
        if (roll & 0xFFFFFFF) % _NAMING_ONE_TURN_IN == 0:
            return ordinary + (((roll >> 32) * self.seats) >> 32)
        return ((roll >> 32) * ordinary) >> 32
