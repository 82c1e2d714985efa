"""Generated pages are not older than what they are generated from."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_pages_are_fresh_and_every_clause_has_its_tests() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "docs.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
