"""What the modules' own words show does happen."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
REFERENCE = re.findall(
    r"auto(?:module|function):: gaslamp\.research\.(\w+)", PAGE.read_text("utf-8")
)
WITHOUT = {"spec"}
"""Where the words say enough; the others show it."""


@pytest.mark.parametrize("name", REFERENCE)
def test_examples_in_the_words_of_a_module(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"gaslamp.research.{name}"))
    assert (tried == 0) == (name in WITHOUT)
    assert failed == 0


def test_the_page_has_all_that_others_call() -> None:
    assert {"batch", "dataset", "gymnasium", "pettingzoo", "ranked", "recall"} <= set(REFERENCE)
