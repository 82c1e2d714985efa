"""Mr. Jack has one table size and no variants."""

from tests.contract.cases import Case

CASES = [Case("mr_jack", 2)]
