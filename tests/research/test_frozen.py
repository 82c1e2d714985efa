"""What has been published stays as it is: the numbers of actions, the layout of observations.

    python -m tests.research.test_frozen

adds tables that are new to `frozen.json`. What stands there already stays: for a game that has got
a new VERSION its lines are taken out by hand first.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.contract.cases import Case
from tests.contract.conftest import tables
from tests.research.tables import all_tables, moments, seen_by, spec_for

from gaslamp.research.spec import Spec

FILE = Path(__file__).parent / "frozen.json"


def digest(numbers: Any) -> str:
    return sha256(json.dumps(numbers).encode()).hexdigest()[:16]


def vector(case: Case) -> dict[str, Any]:
    spec = spec_for(case)
    planes = [(plane.name, plane.shape, plane.most) for plane in spec.layout.planes]
    return {
        "version": spec.version,
        "actions": spec.actions,
        "some": {str(number): repr(spec.typed(number, 1)) for number in _some(spec)},
        "all": digest([repr(spec.typed(number, 1)) for number in range(spec.actions)]),
        "draws": digest([repr(spec.typed(number, 30)) for number in range(len(spec.draws))]),
        "size": spec.layout.size,
        "planes": digest(planes),
        "seen": _seen(case, spec),
        "bound": list(spec.bound),
    }


def _some(spec: Spec) -> list[int]:
    return [spec.actions * part // 5 for part in range(5)]


def _seen(case: Case, spec: Spec) -> str:
    """Everything that everybody sees in a game."""
    found = sha256()
    for position, _ in moments(case, seed=5):
        encoder = spec.encoder(position)
        for viewer in range(case.seats):
            found.update(seen_by(spec, encoder, viewer).tobytes())
    return found.hexdigest()[:16]


def frozen() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("table", list(tables(all_tables())))
def test_what_was_published_is_unchanged(table: Case) -> None:
    assert vector(table) == frozen()[str(table)]


def test_everything_that_was_published_is_still_looked_at() -> None:
    assert set(frozen()) == {str(table) for table in all_tables()}


def write() -> None:
    found = frozen()
    for table in all_tables():
        if str(table) not in found:
            found[str(table)] = vector(table)
    FILE.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
