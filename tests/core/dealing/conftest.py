import pytest
from tests.contract.cases import every_case


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", every_case(), ids=str)
