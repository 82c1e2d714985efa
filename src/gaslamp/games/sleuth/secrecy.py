"""What each seat sees of an action: the chapter of Sleuth's rules about what stays hidden."""

from gaslamp.core import bits
from gaslamp.games.sleuth.cards import MATCHES
from gaslamp.games.sleuth.codes import ASK, DEAL, MIDDLE, NAME, QUESTION
from gaslamp.games.sleuth.table import SleuthTable

_SEAT_BITS = 31
_GEMS = 36
_FIRST_TWO_ELEMENT = 10

_MATCHES = list(MATCHES)
_BIT = [1 << i for i in range(64)]


class Secrecy(SleuthTable):
    def _seen_as(self, action: int, viewer: int) -> int:
        kind = action >> 5 & 15
        argument = action >> 9
        actor = action & _SEAT_BITS
        if kind == DEAL:
            return self._deal_seen(action, argument >> 6, viewer)
        if kind == ASK:
            return action | self._answer_seen(actor, argument & 7, argument >> 3 & 63, viewer) << 32
        if kind == QUESTION:
            return action | self._answer_seen(actor, self.final_opponent, argument, viewer) << 32
        if kind == NAME:
            return self._naming_seen(action, argument, viewer)
        return action

    def _deal_seen(self, action: int, to: int, viewer: int) -> int:
        """SL-80: a gem dealt to a hand is seen by that hand alone."""
        if to in (MIDDLE, viewer):
            return action
        return (action & ~(63 << 9)) | _GEMS << 9

    def _answer_seen(self, asker: int, opponent: int, question: int, viewer: int) -> int:
        """SL-11, SL-12, SL-33: the number for all; which gems for the two concerned."""
        answer = self.hands[opponent] & _MATCHES[question]
        number = bits.count(answer)
        if self.super_sleuth or question < _FIRST_TWO_ELEMENT:
            return number
        if viewer not in (asker, opponent):
            return number
        return number | self._packed(answer, _MATCHES[question]) << 4

    def _packed(self, answer: int, matches: int) -> int:
        """Which of the few gems that a question speaks of are in the answer, one bit each."""
        packed = 0
        place = 0
        for gem in range(_GEMS):
            if matches >> gem & 1:
                if answer >> gem & 1:
                    packed |= 1 << place
                place += 1
        return packed

    def _naming_seen(self, action: int, gem: int, viewer: int) -> int:
        """SL-21: the others hear right or wrong, and see the gems only when the game is won."""
        named = self.named | _BIT[gem]
        done = bits.count(named) == self.missing
        right = named == self.undealt
        wins = right and bits.count(self.winners) + 1 == self.winners_wanted
        if viewer != self.naming and not done:
            return 0
        seen = action if viewer == self.naming else action & 511
        if wins or (done and viewer == self.naming):
            seen |= self._numbered(self.undealt) << 34
        return seen | done << 32 | (right and done) << 33

    def _numbered(self, gems: int) -> int:
        """Up to three gems as one number of 18 bits."""
        numbered = 0
        for gem in range(_GEMS):
            if gems >> gem & 1:
                numbered = numbered << 6 | gem
        return numbered
