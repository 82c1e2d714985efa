"""The baselines run as their own words say, each in a few seconds here."""

import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from baselines.dataset import RANKS, Job, make, page, played, unhurried
from baselines.dataset import decided as decisions_of

from gaslamp.bots import LEVELS, bot_for
from gaslamp.games import NAMES
from gaslamp.research.dataset import arrays, games, hashes, write
from gaslamp.research.spec import spec_of
from gaslamp.search.budget import Budget

pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

SAMPLE = Path("baselines/sample")
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
    kept = [each for each in games(SAMPLE, game) if {*each.players} == {"novice"}]
    assert played(game, kept[0].seed, RANKS) == kept[0]


def test_nobody_in_the_data_set_looks_at_the_clock() -> None:
    for game, level in product(NAMES, LEVELS):
        bot = unhurried(bot_for(game, level))
        assert getattr(bot, "milliseconds", None) is None
        assert getattr(bot, "usual", Budget()).milliseconds is None


@pytest.mark.parametrize("game", ["mr_jack", "sleuth"])
def test_what_is_learnt_can_be_gone_on_with_and_played(tmp_path: Path, game: str) -> None:
    seat = spec_of(game).game.seat_names(spec_of(game).seats)[1]
    words = ["--game", game, "--minutes", "0", "--games", "8", "--into", str(tmp_path)]
    run("baselines/ppo.py", *words)
    told = json.loads(run("baselines/ppo.py", *words, "--against", "random", "--seat", seat))
    assert (told["updates"], told["decisions"], told["against"]) == (2, 1024, "random")
    policy = ["--policy", f"best:{tmp_path}/policy-2.npz", "--against", "random", "--games", "1"]
    assert json.loads(run("baselines/evaluation.py", game, "--seat", seat, *policy))["games"] == 1


def test_a_page_tells_what_is_in_a_data_set(tmp_path: Path) -> None:
    page(SAMPLE, tmp_path)
    told = {}
    for row in (tmp_path / "dataset.md").read_text().splitlines()[-4:]:
        game, *numbers, digest = row.strip("| ").split(" | ")
        told[game.strip("`")] = [*numbers[:3], digest.strip("`")]
    for game in NAMES:
        decided, known = arrays(SAMPLE, game, most=2), hashes(SAMPLE)[f"{game}-00000.jsonl.xz"]
        first = [each.record for each in games(SAMPLE, game)][:2]
        assert sum(map(decisions_of, first)) == len(decided.actions)
        assert told[game][:2] == ["1", "100"]
        assert told[game][3] == known.contents
        listed = f"{known.contents}  {game}-00000.jsonl\n"
        assert listed in (tmp_path / "dataset.sha256").read_text()


@pytest.mark.parametrize("game", NAMES)
def test_the_digests_that_are_published_begin_with_the_samples(game: str) -> None:
    published = Path("docs/figures/dataset.sha256").read_text().splitlines()
    known = hashes(SAMPLE)[f"{game}-00000.jsonl.xz"]
    assert f"{known.contents}  {game}-00000.jsonl" in published


@pytest.mark.slow
def test_a_file_of_the_sample_is_made_again_to_the_byte(tmp_path: Path) -> None:
    """One with novices, constables and sergeants; none of these changes any more."""
    name, found = make(Job(tmp_path, "culprit", 0, 100, RANKS))
    write(tmp_path, name, found)
    assert hashes(tmp_path)[name].contents == hashes(SAMPLE)[name].contents


@pytest.mark.parametrize("policy", ["best", "ppo"])
def test_a_curve_is_drawn_of_what_was_kept_and_nothing_is_measured_twice(
    tmp_path: Path, policy: str
) -> None:
    spec, random = spec_of("mr_jack"), np.random.default_rng(1)
    widths = [(spec.layout.size, 4), (4, 3), (3, spec.actions), (3, 1)]
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
