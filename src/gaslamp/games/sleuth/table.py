"""What is true at one moment of a game of Sleuth. The rules that change it are elsewhere.

Gems and search cards are bits of a mask, so a hand is one number.
"""

from gaslamp.core.position import Position
from gaslamp.games.sleuth.codes import DEALING, NOBODY
from gaslamp.games.sleuth.forms import FORMS

_ALL_GEMS = (1 << 36) - 1


class SleuthTable(Position):
    def __init__(
        self,
        seats: int,
        hand_size: int,
        missing: int,
        winners_wanted: int,
        extra_interrogations: int,
        super_sleuth: int,
        form: int = 0,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.hand_size = hand_size
        self.missing = missing
        self.winners_wanted = winners_wanted
        self.extra_interrogations = extra_interrogations
        self.super_sleuth = super_sleuth
        self.form = form
        self.gems = FORMS[form].gems
        """What is dealt, and can be named."""
        self.questions = FORMS[form].questions
        self.row = FORMS[form].row
        """How many search cards lie in front of each player."""
        self.hands = [0] * 7
        self.open_gems = _ALL_GEMS & ~self.gems
        self.undealt = self.gems
        """What is not dealt yet; when all is dealt, the missing gems (SL-02)."""
        self.cards = [0] * 7
        self.pile = FORMS[form].cards
        self.used = 0
        self.stage = DEALING
        self.dealt = 0
        self.turn = NOBODY
        self.out = 0
        self.place = [0] * 7
        self.naming = NOBODY
        self.named = 0
        self.final_opponent = NOBODY
        self.final_asked = 0
        self.asked_opponent = NOBODY
        self.asked_elements = 0
        self.to_draw = 0
