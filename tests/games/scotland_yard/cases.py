"""Every form of Scotland Yard, at every number of seats it is played by."""

from tests.contract.cases import Case

CASES = [
    *(Case("scotland_yard", seats) for seats in (3, 4, 5, 6)),
    Case("scotland_yard", 2, {"form": "2014-two"}),
    *(Case("scotland_yard", seats, {"form": "1983"}) for seats in (3, 4, 5, 6)),
    *(
        Case("scotland_yard", seats, {"form": "1983", "voluntary_showing": True})
        for seats in (3, 5)
    ),
    *(Case("scotland_yard", seats, {"form": "beginners"}) for seats in (4, 5)),
    *(
        Case("scotland_yard", seats, {"small": name})
        for name, seats in (("square", 2), ("mews", 3), ("wharf", 2), ("soho", 3), ("borough", 2))
    ),
]

PLAYTHROUGHS = [
    ("scotland-yard-2014-3", Case("scotland_yard", 3), 4),
    ("scotland-yard-2014-6", Case("scotland_yard", 6), 4),
    ("scotland-yard-two", Case("scotland_yard", 2, {"form": "2014-two"}), 4),
    (
        "scotland-yard-1983-showing",
        Case("scotland_yard", 3, {"form": "1983", "voluntary_showing": True}),
        4,
    ),
    ("scotland-yard-beginners", Case("scotland_yard", 5, {"form": "beginners"}), 4),
]
