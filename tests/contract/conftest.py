from collections import Counter
from collections.abc import Iterator

import pytest
from tests.contract.cases import every_case

QUICK_EACH = 3
"""So many tables of each game are tried by `make check`; the others are for `make test`."""


def tables() -> Iterator[object]:
    seen: Counter[str] = Counter()
    for case in every_case():
        seen[case.name] += 1
        quick = seen[case.name] <= QUICK_EACH
        yield pytest.param(case, id=str(case), marks=[] if quick else [pytest.mark.slow])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", list(tables()))
