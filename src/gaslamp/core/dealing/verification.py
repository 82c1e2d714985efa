"""Checks a record against its own proof, with nothing but the record and the rules.

The checks stand in the order of docs/fairness.md: first what anybody can check who knows the
format, last what it takes the rules to check.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from gaslamp.core.dealing import commitment, proof
from gaslamp.core.dealing.dealer import chances
from gaslamp.core.dealing.encoding import FORMAT, canonical
from gaslamp.core.dealing.generator import draw
from gaslamp.core.dealing.proof import Proof
from gaslamp.core.errors import Disproved, Refusal, Unreadable
from gaslamp.core.game import HOUSE, Game
from gaslamp.core.numbering import seat_of
from gaslamp.core.prologue import published
from gaslamp.core.record import FORMAT as RECORD_FORMAT
from gaslamp.core.record import Record, Step, replay, start_of
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import Sentence, Word, say

_TERMS: Final = ("table", "game", "rules", "seats", "options", "start")
_CHANCE: Final = f"{HOUSE}: "
"""How the lines of chance begin."""


class Hashes(NamedTuple):
    """What somebody at the table could have noted, in small hexadecimal letters."""

    commitment: str
    opening: str
    seal: str


def verify(game: Game[Any], record: Record, noted: Iterable[str] = ()) -> list[Sentence]:
    """What was checked, in words; `Disproved` at the first thing that does not hold."""
    held = _proof_of(record)
    return [
        *check_format(record),
        *_check_rules(game, record, held),
        *_check_noted(hashes(record), noted),
    ]


def check_format(record: Record) -> Iterator[Sentence]:
    """All that can be checked without knowing the rules."""
    held = _proof_of(record)
    yield from _check_terms(record, held)
    yield from _check_commitments(held)
    yield from _check_draws(held)
    yield from _check_lines(record, held)
    yield from _check_seal(record, held)


def hashes(record: Record) -> Hashes:
    held = _proof_of(record)
    return Hashes(held.commitment, _opening(held).hex(), held.seal)


def _proof_of(record: Record) -> Proof:
    _check_known(record.format, RECORD_FORMAT)
    if record.proof is None:
        raise _disproved("dealing-no-proof")
    _check_known(record.proof.format, FORMAT)
    return record.proof


def _check_known(given: int, known: int) -> None:
    if given != known:
        raise Unreadable(say("unreadable-format", format=given, known=known))


def _disproved(message: str, /, **words: Word) -> Disproved:
    return Disproved(say(message, **words))


def _check_terms(record: Record, held: Proof) -> Iterator[Sentence]:
    for name in _TERMS:
        if canonical(_written(record, name)) != canonical(getattr(held.terms, name)):
            raise _disproved(f"dealing-other-{name}")
    humans = held.terms.humans
    seated = humans == sorted(set(humans)) and all(seat < record.seats for seat in humans)
    if not seated or humans != [given.seat for given in held.nonces]:
        raise _disproved("dealing-humans")
    yield say("dealing-checked-terms", table=held.terms.table)


def _written(record: Record, name: str) -> Any:
    """Of a past, only its hash was published."""
    return published(record.start) if name == "start" else getattr(record, name)


def _check_commitments(held: Proof) -> Iterator[Sentence]:
    """A changed commitment breaks the house's opening and the nonces; a secret, only the former."""
    house = bytes.fromhex(held.commitment)
    salt, secret = bytes.fromhex(held.salt), bytes.fromhex(held.secret)
    opens = commitment.house_commitment(held.terms, salt, secret) == house
    broken = [n.seat for n in held.nonces if not _nonce_opens(house, n)]
    if broken and not opens:
        raise _disproved("dealing-commitment")
    if broken:
        raise _disproved("dealing-nonce", seat=say("seat", seat=broken[0]))
    if not opens:
        raise _disproved("dealing-secret")
    yield say("dealing-checked-commitment")
    yield say("dealing-checked-nonces", number=len(held.nonces))


def _nonce_opens(house: bytes, given: proof.SeatNonce) -> bool:
    made = commitment.nonce_commitment(house, given.seat, bytes.fromhex(given.nonce))
    return made.hex() == given.commitment


def _opening(held: Proof) -> bytes:
    nonces = {given.seat: bytes.fromhex(given.nonce) for given in held.nonces}
    return commitment.opening(bytes.fromhex(held.commitment), nonces)


def _check_draws(held: Proof) -> Iterator[Sentence]:
    seed = commitment.seed(bytes.fromhex(held.secret), _opening(held))
    for counter, drawn in enumerate(held.draws):
        if drawn[1] == 0 or draw(seed, counter, drawn[1]) != drawn:
            raise _disproved("dealing-draw", number=counter + 1)
    yield say("dealing-checked-draws", number=len(held.draws))


def _check_lines(record: Record, held: Proof) -> Iterator[Sentence]:
    secret = bytes.fromhex(held.secret)
    marks = [proof.mark(secret, line) for line in record.moves]
    if len(marks) < len(held.marks):
        raise _disproved("dealing-cut-short", lines=len(marks), sealed=len(held.marks))
    if len(marks) > len(held.marks):
        raise _disproved("dealing-too-long", lines=len(marks), sealed=len(held.marks))
    if marks != held.marks and sorted(marks) == sorted(held.marks):
        raise _disproved("dealing-order")
    for number, (here, sealed) in enumerate(zip(marks, held.marks, strict=True)):
        if here != sealed:
            chance = record.moves[number].startswith(_CHANCE)
            message = "dealing-chance-line" if chance else "dealing-line"
            raise _disproved(message, number=number + 1)
    yield say("dealing-checked-lines", number=len(marks))


def _check_seal(record: Record, held: Proof) -> Iterator[Sentence]:
    lines = (line for line in record.moves if line.startswith(_CHANCE))
    if sum(line.count(", ") + 1 for line in lines) != len(held.draws):
        raise _disproved("dealing-chance-count", number=len(held.draws))
    if record.outcome is None:
        raise _disproved("dealing-unfinished")
    outcome = msgspec.to_builtins(record.outcome)
    secret = bytes.fromhex(held.secret)
    hints = msgspec.to_builtins(record.hints or [])
    made = proof.seal(_opening(held), secret, record.moves, held.draws, outcome, hints)
    if made.hex() != held.seal:
        raise _disproved("dealing-seal")
    yield say("dealing-checked-seal")


def _check_rules(game: Game[Any], record: Record, held: Proof) -> Iterator[Sentence]:
    """Only now is the record played through: who changed it must have sealed it anew."""
    start_of(game, record)
    drawn = enumerate(held.draws, start=1)
    for step in _steps(game, record):
        if seat_of(step.action) == CHANCE:
            _check_chance(game, step, *next(drawn))
    yield say("dealing-checked-rules", number=len(record.moves))
    yield say("dealing-checked-chance", number=len(held.draws))


def _steps(game: Game[Any], record: Record) -> Iterator[Step]:
    try:
        yield from replay(game, record)
    except Refusal as refusal:
        raise _disproved("dealing-rules", reason=refusal.sentence) from refusal


def _check_chance(game: Game[Any], step: Step, counter: int, drawn: tuple[int, int]) -> None:
    found = chances(step.before)
    if found.total != drawn[1]:
        raise _disproved("dealing-total", number=counter, total=found.total, claimed=drawn[1])
    picked = found.picked(drawn[0])
    if picked != step.action:
        written = game.write(step.action, step.before)
        right = game.write(picked, step.before)
        raise _disproved("dealing-chance", number=counter, written=written, drawn=right)


def _check_noted(known: Hashes, noted: Iterable[str]) -> Iterator[Sentence]:
    for text in noted:
        found = [name for name, value in known._asdict().items() if value == text.strip().lower()]
        if not found:
            raise _disproved("dealing-noted", text=text)
        yield say(f"dealing-checked-noted-{found[0]}", text=text)
