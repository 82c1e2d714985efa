"""The second verifier, in one node process for many questions."""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

NODE = Path(sys.executable).parent / "node"
SCRIPT = Path(__file__).with_suffix(".mjs")


def ask(questions: Iterable[dict[str, Any]]) -> list[Any]:
    lines = "\n".join(json.dumps(question) for question in questions)
    done = subprocess.run(
        [NODE, SCRIPT], input=lines, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def second_opinions(records: Iterable[Any]) -> list[dict[str, Any]]:
    """What it says of records that are given as plain JSON."""
    return ask({"ask": "verify", "record": record} for record in records)
