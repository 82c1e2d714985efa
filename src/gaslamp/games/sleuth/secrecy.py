"""What each seat sees of an action: the chapter of Sleuth's rules about what stays hidden."""

from gaslamp.core import bits
from gaslamp.core.layout import ARGUMENT, BESIDE, KIND, KIND_BITS, SEAT_BITS
from gaslamp.games.sleuth.cards import MATCHES
from gaslamp.games.sleuth.codes import (
    ASK,
    ASKED,
    ASKED_BITS,
    DEAL,
    DEALT_TO,
    GEM_BITS,
    MIDDLE,
    NAME,
    OPPONENT_BITS,
    QUESTION,
)
from gaslamp.games.sleuth.table import SleuthTable

_GEMS = 36
_HEAD = (1 << ARGUMENT) - 1
_NUMBER = 4
"""So many bits have the number of an answer, below its gems."""
_FIRST_TWO_ELEMENT = 10

_MATCHES = list(MATCHES)
_BIT = [1 << i for i in range(64)]


class Secrecy(SleuthTable):
    def _seen_as(self, action: int, viewer: int) -> int:
        kind = action >> KIND & KIND_BITS
        argument = action >> ARGUMENT
        actor = action & SEAT_BITS
        if kind == DEAL:
            return self._deal_seen(action, argument >> DEALT_TO, viewer)
        if kind == ASK:
            opponent, question = argument & OPPONENT_BITS, argument >> ASKED & ASKED_BITS
            return action | self._answer_seen(actor, opponent, question, viewer) << BESIDE
        if kind == QUESTION:
            return (
                action | self._answer_seen(actor, self.final_opponent, argument, viewer) << BESIDE
            )
        if kind == NAME:
            return self._naming_seen(action, argument, viewer)
        return action

    def _deal_seen(self, action: int, to: int, viewer: int) -> int:
        """SL-80: a gem dealt to a hand is seen by that hand alone."""
        if to in (MIDDLE, viewer):
            return action
        return (action & ~(GEM_BITS << ARGUMENT)) | _GEMS << ARGUMENT

    def _answer_seen(self, asker: int, opponent: int, question: int, viewer: int) -> int:
        """SL-11, SL-12, SL-33: the number for all; which gems for the two concerned."""
        answer = self.hands[opponent] & _MATCHES[question]
        number = bits.count(answer)
        if self.super_sleuth or question < _FIRST_TWO_ELEMENT:
            return number
        if viewer not in (asker, opponent):
            return number
        return number | self._packed(answer, _MATCHES[question]) << _NUMBER

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
        seen = action if viewer == self.naming else action & _HEAD
        if wins or (done and viewer == self.naming):
            seen |= self._numbered(self.undealt) << BESIDE + 2
        return seen | done << BESIDE | (right and done) << BESIDE + 1

    def _numbered(self, gems: int) -> int:
        """Up to three gems as one number of 18 bits."""
        numbered = 0
        for gem in range(_GEMS):
            if gems >> gem & 1:
                numbered = numbered << DEALT_TO | gem
        return numbered
