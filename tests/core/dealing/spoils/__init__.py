"""All the ways to spoil a record that docs/fairness.md has a reason for, rules aside."""

from tests.core.dealing.spoils import moves, proofs, reading, terms
from tests.core.dealing.spoils.ways import WAYS, Plain

__all__ = ["WAYS", "Plain", "moves", "proofs", "reading", "terms"]
