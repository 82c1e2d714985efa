"""One name, one thing: no class name is given twice, but for those that are listed here; and what
stands in the bits of an action has a name."""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "gaslamp"
BOOKS = ("actions", "codes", "events", "view")
"""Where a game's own words are: the names are its book's, and another game's may be the same."""

EXCUSED = {"Novice": "a beginner at each game, and the same for each: who never changes"}
BESIDE_BOOKS = {
    "Changed": "a message of the wire, whose schema has its name",
    "Done": "a message of the wire, whose schema has its name",
    "Move": "a message of the wire, whose schema has its name",
    "Play": "a card of The Culprit, promised to others; and of the house any game under way",
}
"""Words of a game's book that the house has too."""


def _is_of_a_book(path: Path) -> bool:
    return path.parent.parent.name == "games" and path.stem in BOOKS


def classes(of_books: bool) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        if _is_of_a_book(path) == of_books:
            tree = ast.parse(path.read_text("utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(str(path.relative_to(ROOT)))
    return found


def test_a_class_name_means_one_thing() -> None:
    twice = {name for name, places in classes(of_books=False).items() if len(places) > 1}
    assert twice == set(EXCUSED)


def test_the_house_has_words_of_its_own() -> None:
    """What a book calls something is that, and nothing of the house's."""
    both = classes(of_books=True).keys() & classes(of_books=False).keys()
    assert both == set(BESIDE_BOOKS)


BY_NUMBER = re.compile(r"(<<|>>) [59]\b|>> 1[37]\b|& 31\b")
"""As one would have to write it who does not know `core.layout` and the games' `codes`."""
PACKED = re.compile(r"(<<|>>) 4 \*")
"""The same of a hand of The Culprit."""


def by_number(layout: re.Pattern[str], *rooms: str, but_for: str = "") -> list[tuple[str, str]]:
    """Lines where bits are not called by their names."""
    every = [path for room in rooms for path in (ROOT / room).rglob("*")]
    sources = [path for path in every if path.suffix in (".py", ".pyx", ".pxd")]
    lines = [(path, line) for path in sources for line in path.read_text("utf-8").splitlines()]
    return [(str(p), line) for p, line in lines if layout.search(line) and p.name != but_for]


def test_the_bits_of_an_action_are_named() -> None:
    assert not by_number(BY_NUMBER, "")


def test_the_bits_of_a_packed_hand_are_named() -> None:
    """`multiset` is compiled, and says itself what is where."""
    assert not by_number(PACKED, "games", "knowledge", but_for="multiset.py")
