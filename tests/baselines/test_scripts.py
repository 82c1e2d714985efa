"""The baselines run as their own words say, each in a few seconds here."""

import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from baselines.dataset import RANKS, played, unhurried

from gaslamp.bots import LEVELS, bot_for
from gaslamp.games import NAMES
from gaslamp.research.dataset import games
from gaslamp.research.spec import spec_of
from gaslamp.search.budget import Budget

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


@pytest.mark.parametrize("game", ["mr_jack", "scotland_yard", "sleuth"])
def test_the_sample_is_the_beginning_of_the_data_set(game: str) -> None:
    """Among novices, who never change; a rank may become stronger."""
    kept = [each for each in games(Path("baselines/sample"), game) if {*each.players} == {"novice"}]
    assert played(game, kept[0].seed, RANKS) == kept[0]


def test_nobody_in_the_data_set_looks_at_the_clock() -> None:
    for game, level in product(NAMES, LEVELS):
        bot = unhurried(bot_for(game, level))
        assert getattr(bot, "milliseconds", None) is None
        assert getattr(bot, "usual", Budget()).milliseconds is None


def test_what_is_learnt_can_be_played(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason="the group `baselines` is not installed")
    run("baselines/ppo.py", "--minutes", "0", "--into", str(tmp_path))


@pytest.mark.parametrize("policy", ["best", "ppo"])
def test_a_curve_is_drawn_of_what_was_kept_and_nothing_is_measured_twice(
    tmp_path: Path, policy: str
) -> None:
    spec, random = spec_of("mr_jack"), np.random.default_rng(1)
    widths = [(spec.layout.size, 4), (4, 3), (3, spec.actions)]
    net: dict[str, Any] = {f"w{i}": random.normal(size=each) for i, each in enumerate(widths)}
    net |= {f"b{i}": np.zeros(each[1]) for i, each in enumerate(widths)}
    for updates in (20, 40):
        np.savez(tmp_path / f"policy-{updates}.npz", **net)
        row = {"updates": updates, "decisions": 9 * updates, "seconds": 30.4, "against": "itself"}
        with (tmp_path / "curve.jsonl").open("a") as file:
            file.write(json.dumps(row) + "\n")
    words = ["--against", "random", "--games", "2", "--into", str(tmp_path), "--policy", policy]
    assert run("baselines/curve.py", str(tmp_path), *words).splitlines()[1].startswith("40 ")
    assert run("baselines/curve.py", str(tmp_path), *words) == ""
    header, *rows = (tmp_path / "ppo.csv").read_text().splitlines()
    assert header.startswith("updates,decisions,seconds,learnt_against,games,won")
    assert [row.split(",")[:5] for row in rows][1] == ["40", "360", "30", "itself", "2"]
    assert "</svg>" in (tmp_path / "ppo.svg").read_text()
    assert "| 30 | 360 | itself |" in (tmp_path / "ppo.md").read_text()
