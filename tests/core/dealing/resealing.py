"""What a careful forger does: seal the changed record anew, so that only the rules can tell."""

import msgspec

from gaslamp.core.dealing import proof
from gaslamp.core.dealing.verification import hashes
from gaslamp.core.record import Record


def resealed(record: Record) -> Record:
    held = record.proof
    assert held is not None
    secret, opening = bytes.fromhex(held.secret), bytes.fromhex(hashes(record).opening)
    outcome = msgspec.to_builtins(record.outcome)
    again = msgspec.structs.replace(
        held,
        marks=[proof.mark(secret, line) for line in record.moves],
        seal=proof.seal(opening, secret, record.moves, held.draws, outcome).hex(),
    )
    return msgspec.structs.replace(record, proof=again)
