"""One name, one thing: no class name is given twice, but for those that are listed here; and what
stands in the bits of an action has a name."""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "gaslamp"
BOOKS = ("actions", "codes", "events", "view")
"""Where a game's own words are: the names are its book's, and other games have the same ones."""

EXCUSED = {"Novice": "a beginner at each game, and the same for each: who never changes"}


def _is_of_a_book(path: Path) -> bool:
    return path.parent.parent.name == "games" and path.stem in BOOKS


def classes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        if not _is_of_a_book(path):
            tree = ast.parse(path.read_text("utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(str(path.relative_to(ROOT)))
    return found


def test_a_class_name_means_one_thing() -> None:
    twice = {name for name, places in classes().items() if len(places) > 1}
    assert twice == set(EXCUSED)


BY_NUMBER = re.compile(r"(<<|>>) [59]\b|>> 1[37]\b|& 31\b")
"""As one would have to write it who does not know `core.layout` and the games' `codes`."""


def test_the_bits_of_an_action_are_named() -> None:
    sources = [path for path in ROOT.rglob("*") if path.suffix in (".py", ".pyx", ".pxd")]
    lines = [(path, line) for path in sources for line in path.read_text("utf-8").splitlines()]
    assert not [(str(path), line) for path, line in lines if BY_NUMBER.search(line)]
