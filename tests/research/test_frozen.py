"""What has been published stays as it is: the numbers of actions, the layout of observations.

    python -m tests.research.test_frozen

adds tables that are new to `frozen.json`. What stands there already stays: for a game that has got
a new VERSION its lines are taken out by hand first.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.contract.cases import Case, every_case
from tests.research.tables import moments, seen_by, spec_for

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


def test_what_was_published_is_unchanged(case: Case) -> None:
    frozen = json.loads(FILE.read_text(encoding="utf-8"))
    assert vector(case) == frozen[str(case)]


def write() -> None:
    frozen = json.loads(FILE.read_text(encoding="utf-8"))
    newest = [case for case in every_case() if case.rules is None]
    made = {str(case): frozen.get(str(case)) or vector(case) for case in newest}
    FILE.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
