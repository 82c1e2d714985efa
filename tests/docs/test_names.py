"""One name, one thing: no class name is given twice, but for those that are listed here."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "gaslamp"
BOOKS = ("actions", "codes", "events", "view")
"""Where a game's own words are: the names are its book's, and other games have the same ones."""

EXCUSED = {
    "BotPlaced": "an entry, and the news of it",
    "Gone": "news of a seat; a visitor who has left, in the transport",
    "Line": "of a story; what a socket comes in by",
    "Mind": "what a beginner thinks of, in each game",
    "Muted": "an entry, and the wire's word for it",
    "Novice": "a beginner at each game",
    "Opened": "an entry, and the wire's word for it",
    "Renamed": "an entry, and the news of it",
    "Swapped": "an entry, and the news of it",
    "Told": "an event and who is told; what a watcher has been told",
}


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
