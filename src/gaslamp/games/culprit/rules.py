"""The rules of The Culprit: whose decision it is, what may be done, and who sees what of it.

The chapters before this one are `table` (set-up), `scoring` (the end of a round) and `effects`
(the cards). Clause ids (CU-…) are those of docs/rules/culprit.md.
"""

from gaslamp.core.layout import ARGUMENT, KIND, KIND_BITS, SEAT_BITS
from gaslamp.core.seats import CHANCE, OPEN
from gaslamp.games.culprit import multiset
from gaslamp.games.culprit.codes import (
    ANSWERING,
    CARD,
    CARD_BITS,
    CULPRIT,
    DEAL,
    DEALING,
    DECLINE,
    DETECTIVE,
    DISCARD,
    DISCARDING,
    DONE,
    DRAW,
    DRAWING,
    FIRST,
    GATHERING,
    GIVE,
    HAND_BACK,
    HANDING_BACK,
    NO_CARD,
    NO_SEAT,
    OTHER,
    PLAY,
    PLAYING,
    SHARING_OUT,
    SHOW,
    SHOWING,
    SUSPECT,
    SUSPECT_AIDE,
    SUSPECTING,
    SUSPECTING_AIDES,
    SWAPPING,
    TAKE,
    TAKING,
    TRADE,
    WITNESS,
    YOUNGEST,
)
from gaslamp.games.culprit.effects import Effects

_CARDS = 16
_HAND = 4
_NEXT_CARD = 1 << CARD
_CHANCE_BIT = 1 << CHANCE
_HIDDEN = 1 << 20
"""Instead of a card, in what a viewer sees: a card whose face is hidden."""
_MORE = 24
"""Where, in what a viewer sees, the things stand that are not in the action itself."""
_EYES_MET = 1 << 30


class CulpritPosition(Effects):
    # Whose decision it is

    def _awaited(self) -> int:
        if self.ended:
            return 0
        if self.stage in (DEALING, DRAWING, SHOWING, HANDING_BACK, TAKING):
            return _CHANCE_BIT
        if self.stage in (SHARING_OUT, SWAPPING, GATHERING):
            return self.choosing
        return 1 << (self.target if self.stage == DISCARDING else self.turn)

    # What may be done

    def _legal(self, seat: int, out: list[int]) -> int:
        if not self._awaited() >> seat & 1:
            return 0
        if seat == CHANCE:
            return self._legal_chance(out)
        if self.stage == PLAYING:
            return self._legal_plays(seat, out)
        if self.stage == DISCARDING:
            return self._legal_discards(seat, out)
        if self.stage == ANSWERING:
            return self._legal_answers(seat, out)
        if self.stage == SUSPECTING:
            return self._legal_suspects(seat, out)
        if self.stage == SUSPECTING_AIDES:
            return self._legal_aides(seat, out)
        return self._list_cards(self.hands[seat], seat | GIVE << KIND, out)

    def _legal_chance(self, out: list[int]) -> int:
        if self.stage == DEALING:
            return self._legal_deals(out)
        if self.stage == DRAWING:
            return self._legal_draws(out)
        if self.stage == SHOWING:
            return self._list_cards(self.hands[self.target], CHANCE | SHOW << KIND, out)
        seat = self._next_hand()
        if self.stage == TAKING:
            return self._list_cards(self.hands[seat], CHANCE | TAKE << KIND | seat << OTHER, out)
        return self._list_cards(self.gathered, CHANCE | HAND_BACK << KIND | seat << OTHER, out)

    def _list_cards(self, hand: int, action: int, out: list[int]) -> int:
        """The same action with each card that is there."""
        count = 0
        while hand:
            if hand & CARD_BITS:
                out[count] = action
                count += 1
            hand >>= 4
            action += _NEXT_CARD
        return count

    def _legal_draws(self, out: list[int]) -> int:
        count = 0
        for card in range(_CARDS):
            if self.rest[card]:
                out[count] = CHANCE | DRAW << KIND | card << CARD
                count += 1
        return count

    def _legal_plays(self, seat: int, out: list[int]) -> int:
        """CU-02, CU-13: First on the scene comes first, the Culprit last."""
        hand = self.hands[seat]
        if multiset.count(hand, FIRST):
            return self._add_plays(seat, FIRST, out, 0)
        if hand == multiset.one(CULPRIT):
            return self._add_plays(seat, CULPRIT, out, 0)
        count = 0
        card = 0
        while hand:
            if hand & CARD_BITS and card != CULPRIT:
                count = self._add_plays(seat, card, out, count)
            hand >>= 4
            card += 1
        return count

    def _add_plays(self, seat: int, card: int, out: list[int], count: int) -> int:
        play = seat | PLAY << KIND | card << CARD
        targets = self._targets(seat, card)
        if not targets:
            out[count] = play | NO_SEAT << OTHER
            return count + 1
        for target in range(self.seats):
            if targets >> target & 1:
                out[count] = play | target << OTHER
                count += 1
        return count

    def _legal_discards(self, seat: int, out: list[int]) -> int:
        """CU-13, CU-14: the Culprit can be discarded only as the last card."""
        hand = self.hands[seat]
        if hand != multiset.one(CULPRIT) and multiset.count(hand, CULPRIT):
            hand -= multiset.one(CULPRIT)
        return self._list_cards(hand, seat | DISCARD << KIND, out)

    def _legal_answers(self, seat: int, out: list[int]) -> int:
        """CU-24: the Witness always answers: that it does must not tell if it has a choice."""
        out[0] = seat | DECLINE << KIND
        if not self._may_trade(seat, self.target):
            return 1
        out[1] = seat | TRADE << KIND
        return 2

    def _legal_suspects(self, seat: int, out: list[int]) -> int:
        """CU-23: one suspected culprit, or nobody."""
        out[0] = seat | SUSPECT << KIND | NO_SEAT << ARGUMENT
        count = 1
        for suspect in range(self.seats):
            if suspect != seat:
                out[count] = seat | SUSPECT << KIND | suspect << ARGUMENT
                count += 1
        return count

    def _legal_aides(self, seat: int, out: list[int]) -> int:
        """CU-23: suspected accomplices, in ascending order so that none is named twice."""
        out[0] = seat | DONE << KIND
        count = 1
        for suspect in range(self.seats):
            if suspect != seat and not self.suspects >> suspect:
                out[count] = seat | SUSPECT_AIDE << KIND | suspect << ARGUMENT
                count += 1
        return count

    # Chance

    def _uniform_chance(self) -> int:
        return 0

    def _chance_weight(self, action: int) -> int:
        card = action >> CARD & CARD_BITS
        if self.stage == DEALING:
            return self._deal_weight(card, action >> OTHER)
        if self.stage == DRAWING:
            return self.rest[card]
        if self.stage == SHOWING:
            return multiset.count(self.hands[self.target], card)
        if self.stage == TAKING:
            return multiset.count(self.hands[action >> OTHER], card)
        return multiset.count(self.gathered, card)

    # What it does

    def _apply(self, action: int) -> None:
        kind = action >> KIND & KIND_BITS
        card = action >> CARD & CARD_BITS
        seat = action & SEAT_BITS
        if kind == DEAL:
            self._deal(card, action >> OTHER)
        elif kind == PLAY:
            self._play(seat, card, action >> OTHER)
        elif kind == GIVE:
            self._choose(seat, card)
        elif kind == TAKE:
            self._choose(action >> OTHER, card)
        elif kind == HAND_BACK:
            self._hand_back(action >> OTHER, card)
        elif kind == DISCARD:
            self._discard(seat, card)
        elif kind == DRAW:
            self._draw(card)
        elif kind == SHOW:
            self._show(card)
        else:
            self._answer(kind, seat, action >> ARGUMENT)

    def _answer(self, kind: int, seat: int, suspect: int) -> None:
        if kind == TRADE:
            self._swap(seat, self.target)
        elif kind == DECLINE:
            self._next_turn()
        elif kind == SUSPECT:
            self._suspect()
        elif kind == SUSPECT_AIDE:
            self.suspects |= 1 << suspect
        else:
            self._done()

    # What others see of it (CU-80)

    def _seen_as(self, action: int, viewer: int) -> int:
        kind = action >> KIND & KIND_BITS
        if viewer == OPEN:
            return action
        if kind == DEAL:
            return self._deal_seen(action, viewer)
        if kind == PLAY:
            return action | self._learnt(action, viewer) << _MORE
        if kind == GIVE:
            seen = action if viewer == action & SEAT_BITS else self._face_down(action)
            return seen | self._received(action, viewer) << _MORE
        if kind == TAKE:
            giver = action >> OTHER
            taker = (giver + 1) % self.seats
            return action if viewer in (giver, taker) else self._face_down(action)
        if kind == HAND_BACK:
            return action if viewer == action >> OTHER else self._face_down(action)
        if kind == DRAW:
            return action if viewer == self.target else self._face_down(action)
        return action

    def _face_down(self, action: int) -> int:
        return (action & ~(CARD_BITS << CARD)) | _HIDDEN

    def _deal_seen(self, action: int, viewer: int) -> int:
        """CU-01: hands are picked up when all is dealt; before, nobody sees anything.

        The order of the deal would tell which cards are of the initial pack.
        """
        if self.dealt + 1 < _HAND * self.seats:
            return 0
        card = action >> CARD & CARD_BITS
        last = action >> OTHER
        first = last if card == FIRST else self._holder(FIRST)
        seen = CHANCE | DEAL << KIND | first << CARD
        if viewer < 0:
            return seen
        hand = self.hands[viewer]
        if viewer == last:
            hand += multiset.one(card)
        return seen | multiset.spelt(hand) << _MORE

    def _learnt(self, action: int, viewer: int) -> int:
        """What a card tells at once: all of them hear an answer, one sees a hand or a culprit."""
        seat = action & SEAT_BITS
        card = action >> CARD & CARD_BITS
        target = action >> OTHER
        if card == DETECTIVE and target != NO_SEAT:
            return 1 if self._admits_guilt(target) else 0
        if card == WITNESS and viewer == seat:
            return multiset.spelt(self.hands[target])
        if card == YOUNGEST:
            return self._eyes_seen(seat, self._holder(CULPRIT), viewer)
        return 0

    def _eyes_seen(self, seat: int, culprit: int, viewer: int) -> int:
        """CU-19: the two whose eyes are open see each other."""
        if viewer == seat:
            return 1 + culprit
        return _EYES_MET if viewer == culprit else 0

    def _received(self, action: int, viewer: int) -> int:
        """What the last choice of a Sharing, a swap or a Panic brings to a viewer."""
        seat = action & SEAT_BITS
        card = action >> CARD & CARD_BITS
        if viewer < 0 or self.choosing != 1 << seat:
            return 0
        if self.stage == GATHERING:
            return multiset.spelt(self._all_chosen(card)) if viewer == self.turn else 0
        giver = (viewer + self.seats - 1) % self.seats
        if self.stage == SWAPPING:
            if viewer not in (self.turn, self.target):
                return 0
            giver = self.turn + self.target - viewer
        return 1 + (card if giver == seat else self.chosen[giver])

    def _all_chosen(self, last: int) -> int:
        gathered = multiset.one(last)
        for seat in range(self.seats):
            if self.chosen[seat] != NO_CARD:
                gathered += multiset.one(self.chosen[seat])
        return gathered
