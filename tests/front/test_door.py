"""What `import gaslamp` gives, and what it costs."""

import doctest
import subprocess
import sys
from importlib import import_module
from inspect import getdoc, getmembers_static, isfunction
from types import ModuleType

import pytest

import gaslamp

EXAMPLES = (
    "gaslamp",
    "gaslamp.bots",
    "gaslamp.front.match",
    "gaslamp.front.sources",
    "gaslamp.front.so_far",
    "gaslamp.front.written",
    "gaslamp.knowledge",
)
COUNT = """
import sys
before = set(sys.modules)
import gaslamp
print(*sorted(set(sys.modules) - before))
"""


def test_the_door_loads_nothing_but_itself() -> None:
    ran = subprocess.run([sys.executable, "-c", COUNT], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["gaslamp"]


def test_everything_that_is_listed_is_there() -> None:
    assert len(set(gaslamp.__all__)) == len(gaslamp.__all__)
    for name in gaslamp.__all__:
        assert getattr(gaslamp, name) is getattr(gaslamp, name)
        assert name in dir(gaslamp)


def test_everything_in_the_room_is_listed() -> None:
    """But for modules and what Python puts there."""
    front = vars(import_module("gaslamp.front"))
    things = {name for name, thing in front.items() if not isinstance(thing, ModuleType)}
    public = {name for name in things if not name.startswith("_")}
    assert public - {"NAMES"} <= set(gaslamp.__all__)


def test_what_is_not_listed_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'random_action'"):
        _ = gaslamp.random_action  # type: ignore[attr-defined]


def test_each_game_has_its_actions() -> None:
    for name in gaslamp.GAMES:
        assert getattr(gaslamp, name).Action


@pytest.mark.parametrize("module", EXAMPLES)
def test_examples_do_what_they_say(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted
    assert not result.failed


def test_every_function_has_an_example() -> None:
    functions = [thing for name in gaslamp.__all__ if isfunction(thing := getattr(gaslamp, name))]
    assert len(functions) == 8
    assert not [each.__name__ for each in functions if ">>>" not in (each.__doc__ or "")]


def test_every_method_of_a_match_has_an_example() -> None:
    told = {name: getdoc(thing) or "" for name, thing in getmembers_static(gaslamp.Match)}
    public = {name: doc for name, doc in told.items() if not name.startswith("_")}
    assert len(public) == 30
    assert not [name for name, doc in public.items() if ">>>" not in doc]


def test_what_can_be_called_is_explained() -> None:
    for name in gaslamp.__all__:
        thing = getattr(gaslamp, name)
        if callable(thing) and getattr(thing, "__module__", "").startswith("gaslamp.front"):
            assert thing.__doc__, name
