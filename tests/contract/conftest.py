from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import nullcontext

import pytest
from tests.contract.cases import Case, every_case, guest_cases
from tests.guests.visit import NAME as GUEST
from tests.guests.visit import visiting

QUICK_EACH = 3
"""So many tables of each game are tried by `make check`; the others are for `make test`."""


def tables(cases: Sequence[Case]) -> Iterator[object]:
    seen: Counter[str] = Counter()
    for case in cases:
        seen[case.name] += 1
        quick = seen[case.name] <= QUICK_EACH
        marks = [] if quick else [pytest.mark.slow]
        yield pytest.param(case, id=str(case), marks=marks)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", list(tables([*every_case(), *guest_cases()])))


@pytest.fixture(autouse=True)
def guests(request: pytest.FixtureRequest) -> Iterator[None]:
    """The fifth game is there for its own tests and no others."""
    case = request.node.callspec.params.get("case") if hasattr(request.node, "callspec") else None
    with visiting() if isinstance(case, Case) and case.name == GUEST else nullcontext():
        yield
