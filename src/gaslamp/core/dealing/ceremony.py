"""What happens at a table before the first card: commit, commit, reveal, reveal, deal.

The house commits to its secret, then every person commits to a nonce, and only when all have
committed does anybody reveal. So nobody, the house and its friends included, chooses last.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from gaslamp.core.dealing import commitment, proof
from gaslamp.core.dealing.commitment import Terms
from gaslamp.core.dealing.encoding import SIZE
from gaslamp.core.dealing.generator import Lot
from gaslamp.core.dealing.proof import Proof, SeatNonce
from gaslamp.core.errors import NotLegal, NotYourDecision, Stale, Unreadable
from gaslamp.core.prologue import published
from gaslamp.core.record import Record
from gaslamp.core.sentence import Sentence, say


def terms_of(record: Record, table: str, humans: Sequence[int]) -> Terms:
    """The terms under which a record was played, or is going to be: its moves do not matter."""
    return Terms(
        table,
        record.game,
        record.rules,
        record.seats,
        sorted(humans),
        record.options,
        published(record.start),
    )


class Ceremony:
    """Holds the house's secret. Only `commitment`, the nonces and `opening` may be published."""

    def __init__(self, terms: Terms, salt: bytes, secret: bytes) -> None:
        _check_size(salt, secret)
        self.terms = terms
        self.salt = salt
        self.secret = secret
        self.commitment = commitment.house_commitment(terms, salt, secret)
        self.committed: dict[int, bytes] = {}
        self.nonces: dict[int, bytes] = {}

    @property
    def awaited(self) -> list[int]:
        """The seats that must commit; when all have, the seats that must reveal."""
        humans = self.terms.humans
        silent = [seat for seat in humans if seat not in self.committed]
        return silent or [seat for seat in humans if seat not in self.nonces]

    def commit(self, seat: int, committed: bytes) -> None:
        _check_size(committed)
        self._check_seat(seat)
        if seat in self.committed:
            raise Stale(say("dealing-already-committed", seat=_seat(seat)))
        self.committed[seat] = committed

    def reveal(self, seat: int, nonce: bytes) -> None:
        _check_size(nonce)
        self._check_seat(seat)
        if len(self.committed) < len(self.terms.humans):
            raise NotLegal(say("dealing-too-early", seats=_seats(self.awaited)))
        if seat in self.nonces:
            raise Stale(say("dealing-already-revealed", seat=_seat(seat)))
        if commitment.nonce_commitment(self.commitment, seat, nonce) != self.committed[seat]:
            raise NotLegal(say("dealing-nonce", seat=_seat(seat)))
        self.nonces[seat] = nonce

    def _check_seat(self, seat: int) -> None:
        if seat not in self.terms.humans:
            raise NotYourDecision(say("dealing-no-nonce-wanted", seat=_seat(seat)))

    @property
    def opening(self) -> bytes:
        """What everybody at the table should compare and keep. Refused until all have revealed."""
        if self.awaited:
            raise NotLegal(say("dealing-not-dealt", seats=_seats(self.awaited)))
        return commitment.opening(self.commitment, self.nonces)

    @property
    def seed(self) -> bytes:
        """The seed of the deal. It is as secret as the cards are."""
        return commitment.seed(self.secret, self.opening)

    def sealed(self, record: Record, draws: Sequence[Lot]) -> Record:
        """The record of a game that is over or given up, with its proof. It tells the secret."""
        if record.outcome is None:
            raise NotLegal(say("dealing-still-running"))
        outcome = msgspec.to_builtins(record.outcome)
        plain = [(drawn.number, drawn.total) for drawn in draws]
        hints = msgspec.to_builtins(record.hints or [])
        sealed = proof.seal(self.opening, self.secret, record.moves, plain, outcome, hints)
        made = Proof(
            terms=self.terms,
            commitment=self.commitment.hex(),
            salt=self.salt.hex(),
            secret=self.secret.hex(),
            nonces=[self._nonce_of(seat) for seat in self.terms.humans],
            draws=plain,
            marks=[proof.mark(self.secret, line) for line in record.moves],
            seal=sealed.hex(),
        )
        return msgspec.structs.replace(record, table=self.terms.table, proof=made)

    def _nonce_of(self, seat: int) -> SeatNonce:
        return SeatNonce(seat, self.committed[seat].hex(), self.nonces[seat].hex())


def _check_size(*values: bytes) -> None:
    """Anything else could be hashed, but the proof could not be read again."""
    if any(len(value) != SIZE for value in values):
        raise Unreadable(say("dealing-size", bytes=SIZE))


def _seat(seat: int) -> Sentence:
    return say("seat", seat=seat)


def _seats(seats: Sequence[int]) -> Any:
    return tuple(map(_seat, seats))
