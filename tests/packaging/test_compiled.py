"""Compiled and uncompiled, the same games come from the same seeds, action by action."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DIGEST = """
import hashlib, sys
sys.path.append({root!r})
from gaslamp.core import position
from gaslamp.core.seats import CHANCE, SPECTATOR
from tests.contract.cases import every_case, wander
print("extension" if not position.__file__.endswith(".py") else "plain")
for case in every_case():
    digest = hashlib.sha256()
    for seed in range(4):
        now = case.start()
        for action in wander(case, seed):
            legal = [now.legal(seat) for seat in (*range(case.seats), CHANCE)]
            seen = [now.seen_as(action, viewer) for viewer in range(-1, case.seats)]
            digest.update(repr((now.awaited, now.may_act, legal, seen, action)).encode())
            now.apply(action)
        digest.update(repr((now.ended, now.winners, now.returns())).encode())
    print(case, digest.hexdigest())
"""


def digests(path: str | None) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    code = DIGEST.format(root=str(ROOT))
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.slow
def test_the_same_games_from_the_same_seeds() -> None:
    compiled, plain = digests(None), digests(str(ROOT / "src"))
    assert (compiled[0], plain[0]) == ("extension", "plain")
    assert compiled[1:] == plain[1:]
    assert len(plain) > 1
