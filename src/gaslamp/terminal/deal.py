"""The deal of the terminal's table: house and player are one program here, and still it is proved.

What it rests on is saved with the game, so that a game that is gone on with is dealt as if it had
never been left.
"""

import secrets
from collections.abc import Iterable

from gaslamp.core.data import Data
from gaslamp.core.dealing.ceremony import Ceremony, terms_of
from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dealing.proof import Hex
from gaslamp.core.errors import Unreadable
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.record import Record, Step
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say


class Stakes(Data):
    """The house's secret and the person's nonce, for the table with this id."""

    table: str
    salt: Hex
    secret: Hex
    nonce: Hex


def new_stakes() -> Stakes:
    return Stakes(secrets.token_hex(8), *(secrets.token_hex(32) for _ in range(3)))


class OwnDeal:
    def __init__(self, play: Play, me: int, stakes: Stakes) -> None:
        self.stakes = stakes
        salt, secret, nonce = map(bytes.fromhex, (stakes.salt, stakes.secret, stakes.nonce))
        self.ceremony = Ceremony(terms_of(play.record(), stakes.table, [me]), salt, secret)
        self.ceremony.commit(me, nonce_commitment(self.ceremony.commitment, me, nonce))
        self.ceremony.reveal(me, nonce)
        self.dealer = Dealer(self.ceremony.seed)

    def next(self, position: Position) -> int:
        """What chance does now."""
        return self.dealer.next(position)

    def catch_up(self, steps: Iterable[Step]) -> None:
        """Draw again what was drawn before the game was left."""
        for before, action, _ in steps:
            if seat_of(action) == CHANCE and self.next(before) != action:
                raise Unreadable(say("unreadable-field", field="stakes"))

    def sealed(self, record: Record) -> Record:
        return self.ceremony.sealed(record, self.dealer.draws)
