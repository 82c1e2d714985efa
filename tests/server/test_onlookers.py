"""For whom `/metrics` is, and which settings a house does not start with."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.server.houses import Start
from tests.server.running import Running, Visitor

from gaslamp.server.onlookers import may_measure
from gaslamp.server.settings import Settings


def status(house: Running, **headers: str) -> int:
    return Visitor(house.port, cookie="?").ask("GET", "/metrics", **headers).status


def test_by_default_the_figures_are_for_this_machine(house: Running) -> None:
    assert status(house) == 200
    refused = Visitor(house.port, cookie="?").ask("GET", "/metrics", X_Forwarded_For="192.0.2.1")
    assert refused.status == 404
    assert refused.data["code"] == "no-such-thing"
    assert b"gaslamp_" not in refused.body


@pytest.mark.parametrize(
    ("metrics", "own", "forwarded"),
    [
        ("local", 200, 404),
        ("all", 200, 200),
        ("none", 404, 404),
        (["192.0.2.0/24"], 404, 200),
        (["127.0.0.1", "2001:db8::/32"], 200, 404),
        ([], 404, 404),
    ],
)
def test_the_operator_says_for_whom_they_are(
    start: Start, metrics: Any, own: int, forwarded: int
) -> None:
    house = start(metrics=metrics, trusted_proxy="127.0.0.1")
    assert status(house) == own
    assert status(house, X_Forwarded_For="192.0.2.1") == forwarded


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
def test_this_machine_has_many_names(host: str) -> None:
    scope = {"type": "http", "headers": [], "client": (host, 1)}
    assert may_measure(Settings(), HTTPConnection(scope))


@pytest.mark.parametrize("host", ["", "192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1", "localhost"])
def test_others_are_not_this_machine(host: str) -> None:
    scope = {"type": "http", "headers": [], "client": (host, 1)}
    assert not may_measure(Settings(), HTTPConnection(scope))


@pytest.mark.parametrize(
    "settings",
    [
        {"metrics": "some"},
        {"metrics": ["192.0.2.0/99"]},
        {"metrics": ["nobody"]},
        {"trusted_proxy": "localhost"},
        {"trusted_proxy": "127.0.0.1,192.0.2.1/24"},
        {"stop_seconds": 0},
        {"transport": {"head_seconds": -1}},
        {"transport": {"head_bytes": 0}},
        {"transport": {"headers": 1000}},
        {"transport": {"bytes": {"burst": 1, "rate": 0}}},
        {"transport": {"heads": 1}},
    ],
    ids=json.dumps,
)
def test_a_house_does_not_start_with_settings_that_mean_nothing(
    settings: dict[str, Any], tmp_path: Path
) -> None:
    given = tmp_path / "settings.json"
    given.write_text(json.dumps(settings), encoding="utf-8")
    start = [sys.executable, "-c", "from gaslamp.cli import main; main()", "serve"]
    said = subprocess.run(
        [*start, "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db", "--settings", given],
        capture_output=True,
        check=False,
    )
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1
    assert not (tmp_path / "x.db").exists()
