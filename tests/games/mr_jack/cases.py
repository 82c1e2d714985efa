"""Mr. Jack has one table size and no variants, two versions of its rules, and small forms."""

from tests.contract.cases import Case

CASES = [
    Case("mr_jack", 2),
    Case("mr_jack", 2, rules=1),
    *(Case("mr_jack", 2, {"small": name}) for name in ("two", "four", "six")),
]

PLAYTHROUGHS = [
    ("mr_jack-escaped", Case("mr_jack", 2), 199),
    ("mr_jack-arrested", Case("mr_jack", 2), 17),
    ("mr_jack-wrong-accusation", Case("mr_jack", 2), 0),
    ("mr_jack-dawn", Case("mr_jack", 2), 5),
]
