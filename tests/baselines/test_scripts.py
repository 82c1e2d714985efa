"""The baselines run as their own words say, each in a few seconds here."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

SCRIPTS = sorted(Path("baselines").glob("*.py"))


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_is_short(script: Path) -> None:
    assert len(script.read_text(encoding="utf-8").splitlines()) < 150


@pytest.mark.parametrize(
    ("policy", "against"), [("random", "novice"), ("novice", "random"), ("ismcts:2", "random")]
)
def test_a_policy_is_measured_with_an_interval(policy: str, against: str) -> None:
    words = ["--seat", "Investigator", "--policy", policy, "--against", against, "--games", "2"]
    found = json.loads(run("baselines/evaluation.py", "mr_jack", *words))
    assert 0 <= found["low"] <= found["won"] / 2 <= found["high"] <= 1


def test_small_forms_are_solved() -> None:
    told = run(
        "baselines/cfr.py", "scotland_yard", "square", "--seats", "2", "--iterations", "5", "10"
    )
    assert "876 nodes, 228 information sets" in told
    assert "10 iterations: NashConv 0.0" in told


def test_a_data_set_is_gone_on_with(tmp_path: Path) -> None:
    words = ["baselines/dataset.py", str(tmp_path), "--size", "1", "--ranks", "novice"]
    assert "(4 of 4)" in run(*words, "--games", "4")
    assert "(4 of 4)" in run(*words, "--games", "8"), "those that are there are not made again"
    assert run(*words, "--games", "8") == ""


def test_what_is_learnt_can_be_played(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason="the group `baselines` is not installed")
    run("baselines/ppo.py", "--minutes", "0", "--into", str(tmp_path))
