"""Mr. Jack has one table size and no variants, and two versions of its rules."""

from tests.contract.cases import Case

CASES = [Case("mr_jack", 2), Case("mr_jack", 2, rules=1)]

PLAYTHROUGHS = [
    ("mr_jack-escaped", Case("mr_jack", 2), 199),
    ("mr_jack-arrested", Case("mr_jack", 2), 17),
    ("mr_jack-wrong-accusation", Case("mr_jack", 2), 0),
    ("mr_jack-dawn", Case("mr_jack", 2), 5),
]
