"""The duel has one table."""

from tests.contract.cases import Case

CASES = [Case("duel", 2)]
