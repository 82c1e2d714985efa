"""The rooms as the pages list and draw them are the rooms that are there, and who imports whom."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "gaslamp"
ROOMS = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
OUTSIDE = {"web", "tests", "bench", "baselines", "scripts", "docs"}
ROW = re.compile(r"^\| `(\w+)(?:/<game>)?` \| .* \| (.*) \|$", re.MULTILINE)
IMPORTED = re.compile(r"^\s*(?:from|import) gaslamp\.(\w+)", re.MULTILINE)
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def imports() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for path in HOUSE.glob("*/**/*.py"):
        room = path.relative_to(HOUSE).parts[0]
        found[room] |= set(IMPORTED.findall(path.read_text("utf-8"))) - {room}
    return found


def test_every_room_is_listed_and_none_that_is_not() -> None:
    listed = {room for room, _ in ROW.findall(CONTRIBUTING)}
    listed |= set(re.findall(r"^\| `(\w+)` \|", CONTRIBUTING, re.MULTILINE))
    assert listed == ROOMS | OUTSIDE
    assert all((ROOT / folder).is_dir() for folder in OUTSIDE)


def test_a_room_imports_what_the_list_says() -> None:
    for room, may in ROW.findall(CONTRIBUTING):
        named = set(re.findall(r"`(\w+)`", may))
        if room in ROOMS and named <= ROOMS and "every" not in may and "all of" not in may:
            assert imports()[room] <= named, room


def test_the_drawing_has_every_room() -> None:
    drawing = ARCHITECTURE.partition("```mermaid\nflowchart BT\n")[2].partition("```")[0]
    drawn = set(re.findall(r"^  (\w+)\[", drawing, re.MULTILINE))
    assert drawn == ROOMS | {"web"}
    known = {room for pair in re.findall(r"(\w+)(?:\[.*?\])? --> (\w+)", drawing) for room in pair}
    assert known <= ROOMS


def test_what_the_drawings_name_is_there() -> None:
    named = re.findall(r"`((?:\w+/)+\w+\.py)`", ARCHITECTURE)
    named += re.findall(r"participant \w+ as (\w+/\w+)$", ARCHITECTURE, re.MULTILINE)
    assert named
    for name in named:
        places = [folder / name for folder in (HOUSE, HOUSE / "server", ROOT)]
        assert any(each.exists() or each.with_suffix(".py").exists() for each in places), name
