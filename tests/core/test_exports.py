"""What may be imported from where, and what must not be in the heart of the house."""

import ast
from pathlib import Path

import gaslamp

SOURCE = Path(gaslamp.__file__).parent
FORBIDDEN = {"random", "secrets", "time", "datetime", "os", "sys", "socket", "asyncio"}


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_no_clock_no_chance_and_no_environment_in_core_and_games() -> None:
    files = [*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]
    assert files
    assert not {str(path): found for path in files if (found := imports(path) & FORBIDDEN)}


def test_the_house_says_its_version() -> None:
    assert gaslamp.__version__.count(".") == 2
