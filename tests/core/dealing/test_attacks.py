"""What somebody would try who does not want the deal to be fair, and how far it gets them."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from tests.contract.cases import Case
from tests.core.dealing.dealt import begun, dealt, made_up, opened, reason, settled
from tests.core.dealing.resealing import resealed

from gaslamp.core.dealing.ceremony import Ceremony
from gaslamp.core.dealing.commitment import nonce_commitment, seed
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dealing.generator import raw
from gaslamp.core.dealing.verification import hashes, verify
from gaslamp.core.errors import Disproved, NotLegal, NotYourDecision, Refusal, Stale, Unreadable
from gaslamp.core.outcome import ABANDONED, Outcome
from gaslamp.core.record import Record

CASE = Case("sleuth", 4)
"""The attacks are on the ceremony, which is the same for all games."""
EVERYBODY = list(range(CASE.seats))
LAST = EVERYBODY[-1]


def refused(record: Record, *noted: str) -> str:
    with pytest.raises(Disproved) as refusal:
        verify(CASE.game, record, noted)
    return reason(refusal.value)


def spoilt_proof(record: Record, **fields: Any) -> Record:
    assert record.proof is not None
    proof = msgspec.structs.replace(record.proof, **fields)
    return msgspec.structs.replace(record, proof=proof)


# The dealer changes the secret after seeing the nonces


def dealt_by(ceremony: Ceremony) -> Record:
    """The cards are dealt; then everybody leaves."""
    play, dealer = begun(CASE), Dealer(ceremony.seed)
    while play.position.chance_awaited:
        play.act(dealer.next(play.position))
    return ceremony.sealed(play.record(abandoned=True), dealer.draws)


def cheating_dealer(*, new_commitment: bool) -> Record:
    """Waits for the nonces, and then deals with a secret that suits."""
    ceremony = settled(CASE, 1, EVERYBODY)
    ceremony.secret = made_up("a better secret", 1)
    if new_commitment:
        again = Ceremony(ceremony.terms, ceremony.salt, ceremony.secret)
        ceremony.commitment = again.commitment
    return dealt_by(ceremony)


def test_another_secret_does_not_open_the_commitment() -> None:
    assert refused(cheating_dealer(new_commitment=False)) == "secret"


def test_the_nonces_are_bound_to_the_old_commitment() -> None:
    assert refused(cheating_dealer(new_commitment=True)) == "nonce"


def test_a_whole_new_ceremony_is_not_the_one_that_was_noted() -> None:
    noted = settled(CASE, 1, EVERYBODY)
    forged = Ceremony(noted.terms, noted.salt, made_up("a better secret", 1))
    for seat, nonce in noted.nonces.items():
        forged.commit(seat, nonce_commitment(forged.commitment, seat, nonce))
    for seat, nonce in noted.nonces.items():
        forged.reveal(seat, nonce)
    record = dealt_by(forged)
    assert verify(CASE.game, record)
    assert refused(record, noted.commitment.hex()) == "noted"
    assert refused(record, noted.opening.hex()) == "noted"
    assert verify(CASE.game, record, hashes(record))


# The last player chooses a nonce after seeing the others'


def all_but_the_last() -> Ceremony:
    ceremony = opened(CASE, 2, EVERYBODY)
    del ceremony.committed[LAST]
    return ceremony


def test_nobody_reveals_before_all_have_committed() -> None:
    ceremony = all_but_the_last()
    with pytest.raises(NotLegal) as refusal:
        ceremony.reveal(0, made_up("nonce 0", 2))
    assert reason(refusal.value) == "too-early"
    assert ceremony.awaited == [LAST]


def test_nobody_commits_twice() -> None:
    ceremony = opened(CASE, 2, EVERYBODY)
    for seat in EVERYBODY[:-1]:
        ceremony.reveal(seat, made_up(f"nonce {seat}", 2))
    chosen = made_up("chosen after all others", 2)
    with pytest.raises(Stale):
        ceremony.commit(LAST, nonce_commitment(ceremony.commitment, LAST, chosen))
    with pytest.raises(NotLegal) as refusal:
        ceremony.reveal(LAST, chosen)
    assert reason(refusal.value) == "nonce"
    assert ceremony.awaited == [LAST]


def test_nobody_reveals_twice() -> None:
    ceremony = settled(CASE, 2, EVERYBODY)
    with pytest.raises(Stale):
        ceremony.reveal(0, made_up("nonce 0", 2))


def test_a_copied_commitment_cannot_be_opened() -> None:
    """Else the last player could cancel or repeat what another one gives."""
    ceremony = all_but_the_last()
    ceremony.commit(LAST, ceremony.committed[0])
    ceremony.reveal(0, made_up("nonce 0", 2))
    with pytest.raises(NotLegal):
        ceremony.reveal(LAST, made_up("nonce 0", 2))


def test_who_never_reveals_stops_the_deal() -> None:
    ceremony = opened(CASE, 2, EVERYBODY)
    for seat in EVERYBODY[:-1]:
        ceremony.reveal(seat, made_up(f"nonce {seat}", 2))
    with pytest.raises(NotLegal) as refusal:
        _ = ceremony.seed
    assert reason(refusal.value) == "not-dealt"
    assert ceremony.awaited == [LAST]


def test_bots_and_strangers_give_no_nonce() -> None:
    ceremony = opened(CASE, 2, EVERYBODY[:-1])
    for seat in (LAST, 99, -1):
        with pytest.raises(NotYourDecision):
            ceremony.commit(seat, bytes(32))
        with pytest.raises(NotYourDecision):
            ceremony.reveal(seat, bytes(32))


@pytest.mark.parametrize("size", [0, 1, 31, 33])
def test_a_nonce_that_would_spoil_the_proof(size: int) -> None:
    """Committed to in form, but no record could carry it."""
    ceremony, nonce = all_but_the_last(), bytes(size)
    ceremony.commit(LAST, nonce_commitment(ceremony.commitment, LAST, nonce))
    with pytest.raises(Unreadable):
        ceremony.reveal(LAST, nonce)
    with pytest.raises(Unreadable):
        all_but_the_last().commit(LAST, nonce)


def test_one_honest_nonce_changes_the_whole_deal() -> None:
    seeds = set()
    for nonce in range(20):
        ceremony = all_but_the_last()
        drawn = made_up("honest", nonce)
        ceremony.commit(LAST, nonce_commitment(ceremony.commitment, LAST, drawn))
        for seat in EVERYBODY[:-1]:
            ceremony.reveal(seat, made_up(f"nonce {seat}", 2))
        ceremony.reveal(LAST, drawn)
        seeds.add(ceremony.seed)
    assert len(seeds) == 20


# Guessing the seed from what is public


def public_guesses(ceremony: Ceremony) -> Iterator[bytes]:
    """What a seed has been made of elsewhere: clocks, counters, ids, and what is published."""
    table = ceremony.terms.table.encode()
    for number in range(5_000):
        yield sha256(str(number).encode()).digest()
        yield sha256(table + str(1_700_000_000 + number).encode()).digest()
        yield number.to_bytes(32, "big")
    for public in (ceremony.commitment, ceremony.opening, *ceremony.nonces.values()):
        yield public
        yield sha256(public).digest()
        yield seed(public, ceremony.opening)
    yield seed(bytes(32), ceremony.opening)
    yield seed(b"", ceremony.opening)


def test_the_seed_cannot_be_guessed_from_what_is_public() -> None:
    ceremony = settled(CASE, 3, EVERYBODY)
    drawn = raw(ceremony.seed, 0, 0)
    assert not any(raw(guess, 0, 0) == drawn for guess in public_guesses(ceremony))


def test_what_is_public_is_the_same_for_any_secret_but_for_hashes() -> None:
    """The terms, the nonces and their number say nothing; the rest is SHA-256 of the secret."""
    one, two = settled(CASE, 3, EVERYBODY), settled(CASE, 4, EVERYBODY)
    assert one.terms.options == two.terms.options
    assert (one.commitment, one.opening) != (two.commitment, two.opening)
    assert one.secret not in (one.commitment, one.opening)


def test_the_secret_is_told_only_when_the_game_has_ended() -> None:
    play, ceremony = begun(CASE), settled(CASE, 5, EVERYBODY)
    dealer = Dealer(ceremony.seed)
    play.act(dealer.next(play.position))
    with pytest.raises(NotLegal) as refusal:
        ceremony.sealed(play.record(), dealer.draws)
    assert reason(refusal.value) == "still-running"
    assert verify(CASE.game, ceremony.sealed(play.record(abandoned=True), dealer.draws))


# Another table's proof


def test_another_table_s_proof() -> None:
    here, there = dealt(CASE, 6, EVERYBODY), dealt(CASE, 7, EVERYBODY)
    grafted = msgspec.structs.replace(here, proof=there.proof)
    assert refused(grafted) == "other-table"
    moved = msgspec.structs.replace(grafted, table=there.table)
    assert refused(moved) in {"cut-short", "too-long", "chance-line", "line", "order"}
    assert refused(resealed(moved)) in {"chance-count", "chance", "total", "rules"}


def test_another_table_s_record() -> None:
    here, there = dealt(CASE, 6, EVERYBODY), dealt(CASE, 7, EVERYBODY)
    assert refused(there, hashes(here).opening) == "noted"


# A record cut short


def cut(record: Record, draws: int, outcome: Outcome | None) -> Record:
    """After its first line, and with as many of its draws."""
    assert record.proof is not None
    shorter = msgspec.structs.replace(record, moves=record.moves[:1], outcome=outcome)
    return spoilt_proof(shorter, draws=record.proof.draws[:draws])


def test_a_record_cut_short() -> None:
    record = dealt(CASE, 8, EVERYBODY)
    abandoned = Outcome(ABANDONED, [])
    assert record.proof is not None
    few, all_ = record.moves[0].count(", ") + 1, len(record.proof.draws)
    assert refused(cut(record, all_, abandoned)) == "cut-short"
    assert refused(resealed(cut(record, all_, abandoned))) == "chance-count"
    assert refused(resealed(cut(record, few, None))) == "unfinished"
    forged = resealed(cut(record, few, abandoned))
    assert verify(CASE.game, forged), "no different from a game that was given up then"
    assert refused(forged, hashes(record).seal) == "noted"


def test_refusals_change_nothing(case: Case) -> None:
    ceremony = opened(case, 9, range(case.seats))
    before = (dict(ceremony.committed), dict(ceremony.nonces))
    for seat in range(case.seats):
        with pytest.raises(Refusal):
            ceremony.commit(seat, bytes(32))
        with pytest.raises(Refusal):
            ceremony.reveal(seat, bytes(32))
    assert (ceremony.committed, ceremony.nonces) == before
