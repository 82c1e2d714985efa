import pytest
from tests.contract.cases import every_case
from tests.contract.conftest import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        newest = [case for case in every_case() if case.rules is None]
        metafunc.parametrize("case", list(tables(newest)))
