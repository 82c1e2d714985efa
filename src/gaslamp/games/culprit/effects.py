"""What the cards do when they are played (CU-10 to CU-29)."""

from gaslamp.core import bits
from gaslamp.games.culprit import multiset
from gaslamp.games.culprit.codes import (
    ACCOMPLICE,
    ALIBI,
    ANSWERING,
    CULPRIT,
    DETECTIVE,
    DISCARDING,
    DRAWING,
    EXCHANGE,
    FOUND_BY_DETECTIVE,
    FOUND_BY_TOBY,
    GATHERING,
    GOVERNESS,
    HANDING_BACK,
    HAT,
    MAID,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    PANIC,
    PLAYING,
    RUMOUR,
    SHARING,
    SHARING_OUT,
    SHERIFF,
    SHOWING,
    SUSPECTING,
    SUSPECTING_AIDES,
    SWAPPING,
    TAKING,
    TOBY,
    WITNESS,
)
from gaslamp.games.culprit.scoring import Scoring


class Effects(Scoring):
    # Whom a card may be aimed at

    def _targets(self, seat: int, card: int) -> int:
        """Mask of the seats that `seat` may name with a card; CU-28: none, and it does nothing."""
        others = ((1 << self.seats) - 1) & ~(1 << seat)
        if card == DETECTIVE:
            return others & ~self.maid
        if card == SHERIFF:
            return others & ~self.governess
        if card == TOBY:
            return others & ~self.governess & self._with_cards()
        if card == WITNESS:
            return others
        if card == ACCOMPLICE:
            return others & self._with_cards()
        if card == EXCHANGE and multiset.size(self.hands[seat]) > 1:
            return others & self._with_cards()
        return 0

    def _admits_guilt(self, seat: int) -> bool:
        """CU-11, CU-12: the truth, but no with an Alibi in hand."""
        hand = self.hands[seat]
        return multiset.count(hand, CULPRIT) != 0 and multiset.count(hand, ALIBI) == 0

    def _may_trade(self, seat: int, target: int) -> bool:
        """CU-24: the Witness has a card left and has seen the Culprit or an Accomplice."""
        seen = self.hands[target]
        found = multiset.count(seen, CULPRIT) + multiset.count(seen, ACCOMPLICE)
        return self.hands[seat] != 0 and found != 0

    # Playing

    def _play(self, seat: int, card: int, target: int) -> None:
        self.hands[seat] -= multiset.one(card)
        self.played[seat] += multiset.one(card)
        if card == CULPRIT:
            self._reveal(seat)
            return
        if card == ACCOMPLICE:
            self.accomplices |= 1 << seat
        if target != NO_SEAT:
            self.target = target
            self._aim(seat, card, target)
        else:
            self._take_effect(seat, card)
        self._pass_on_if_over()

    def _aim(self, seat: int, card: int, target: int) -> None:
        """The cards that name another player."""
        if card == DETECTIVE:
            if self._admits_guilt(target):
                self._end_round(FOUND_BY_DETECTIVE, target, seat)
        elif card == ACCOMPLICE:
            self.stage = DISCARDING
        elif card == SHERIFF:
            self.handcuffs = target
        elif card == TOBY:
            self.stage = SHOWING
        elif card == WITNESS:
            self.stage = ANSWERING
        else:
            self._swap(seat, target)

    def _take_effect(self, seat: int, card: int) -> None:
        """The cards that name nobody; most do nothing but lie there (CU-10, CU-12, CU-19)."""
        if card == SHARING:
            self._ask_everybody(SHARING_OUT)
        elif card == RUMOUR:
            self._ask_everybody(TAKING)
        elif card == PANIC:
            if self.hands[seat]:
                self._ask_everybody(GATHERING)
        elif card == HAT:
            self.stage = SUSPECTING
        elif card == MAID:
            self.maid |= 1 << seat
        elif card == GOVERNESS:
            self.governess |= 1 << seat

    def _pass_on_if_over(self) -> None:
        if self.stage == PLAYING and not self.ended:
            self._next_turn()

    def _next_turn(self) -> None:
        """CU-02, CU-04, CU-25, CU-26: clockwise; protection ends with the turn, taken or not."""
        self.stage = PLAYING
        self.target = NOBODY
        self.turn = (self.turn + 1) % self.seats
        self._drop_protection(self.turn)
        while not self.hands[self.turn]:
            self.turn = (self.turn + 1) % self.seats
            self._drop_protection(self.turn)

    def _drop_protection(self, seat: int) -> None:
        self.maid &= ~(1 << seat)
        self.governess &= ~(1 << seat)

    # Accomplice, Toby, Witness, Divining hat

    def _discard(self, seat: int, card: int) -> None:
        """CU-14 to CU-16."""
        self.hands[seat] -= multiset.one(card)
        self.discarded[card] += 1
        if card == CULPRIT:
            self._reveal(seat)
        elif self._pile():
            self.stage = DRAWING
        else:
            self._next_turn()

    def _draw(self, card: int) -> None:
        self.rest[card] -= 1
        self.hands[self.target] += multiset.one(card)
        self._next_turn()

    def _show(self, card: int) -> None:
        """CU-18: the Culprit ends the round, anything else goes back to the hand."""
        if card == CULPRIT:
            self._end_round(FOUND_BY_TOBY, self.target, self.turn)
        else:
            self._next_turn()

    def _suspect(self) -> None:
        """CU-23: what is said changes nothing."""
        self.stage = SUSPECTING_AIDES

    def _done(self) -> None:
        self.suspects = 0
        self._next_turn()

    # Cards that move (CU-20 to CU-22, CU-24, CU-27, CU-29)

    def _ask_everybody(self, stage: int) -> None:
        self.choosing = self._with_cards()
        self.stage = stage

    def _swap(self, seat: int, target: int) -> None:
        self.choosing = 1 << seat | 1 << target
        self.stage = SWAPPING

    def _choose(self, seat: int, card: int) -> None:
        """Nothing moves before the last of those who are asked has chosen."""
        self.chosen[seat] = card
        self.choosing &= ~(1 << seat)
        if self.choosing:
            return
        if self.stage == GATHERING:
            self._gather()
            return
        if self.stage == SWAPPING:
            self._change_hands(self.turn, self.target)
            self._change_hands(self.target, self.turn)
        else:
            self._pass_left()
        self._forget_choices()
        self._next_turn()

    def _change_hands(self, giver: int, receiver: int) -> None:
        moved = multiset.one(self.chosen[giver])
        self.hands[giver] -= moved
        self.hands[receiver] += moved

    def _pass_left(self) -> None:
        """CU-20, CU-21: to the left; taking from one's right is the same way."""
        for seat in range(self.seats):
            if self.chosen[seat] != NO_CARD:
                self._change_hands(seat, (seat + 1) % self.seats)

    def _gather(self) -> None:
        """CU-22: everybody who gave is owed a card."""
        for seat in range(self.seats):
            if self.chosen[seat] != NO_CARD:
                moved = multiset.one(self.chosen[seat])
                self.hands[seat] -= moved
                self.gathered += moved
                self.owed |= 1 << seat
        self._forget_choices()
        self.stage = HANDING_BACK

    def _forget_choices(self) -> None:
        for seat in range(self.seats):
            self.chosen[seat] = NO_CARD

    def _hand_back(self, seat: int, card: int) -> None:
        moved = multiset.one(card)
        self.gathered -= moved
        self.hands[seat] += moved
        self.owed &= ~(1 << seat)
        if not self.owed:
            self._next_turn()

    def _next_hand(self) -> int:
        """The hand that Rumour takes from next, or that gets its card back from Panic next."""
        return bits.lowest(self.choosing if self.stage == TAKING else self.owed)
