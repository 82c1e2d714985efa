"""Every combination of Sleuth's variants, over all table sizes."""

from itertools import product

from tests.contract.cases import Case

SMALL = [
    Case("sleuth", 2, {"small": "four"}),
    Case("sleuth", 3, {"small": "six"}),
    Case("sleuth", 3, {"small": "eight", "missing": 2, "extra_interrogations": True}),
]
CASES = [Case("sleuth", seats) for seats in (4, 7, 3, 5, 6)] + [
    Case(
        "sleuth",
        3 + number % 5,
        {
            "missing": missing,
            "winners": winners,
            "extra_interrogations": extra,
            "super_sleuth": super_sleuth,
        },
    )
    for number, (missing, winners, extra, super_sleuth) in enumerate(
        product((1, 2, 3), (1, 2), (False, True), (False, True))
    )
]
CASES += SMALL

PLAYTHROUGHS = [
    ("sleuth-4", Case("sleuth", 4), 3),
    ("sleuth-3-super", Case("sleuth", 3, {"super_sleuth": True, "winners": 2}), 5),
    ("sleuth-7-extra", Case("sleuth", 7, {"extra_interrogations": True, "missing": 2}), 8),
]
