"""What the modules' own words show does happen."""

import doctest
from importlib import import_module

import pytest

pytest.importorskip("pyspiel", reason="the extra `research` is not installed")


@pytest.mark.parametrize("name", ["batch", "gymnasium", "openspiel", "pettingzoo", "ranked"])
def test_examples_in_the_words_of_a_module(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"gaslamp.research.{name}"))
    assert tried > 0
    assert failed == 0
