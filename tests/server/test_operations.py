"""What docs/cluster gives to whoever runs many nodes does what docs/operations.md says."""

import json
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path

import pytest
from tests.databases import PrivateCluster
from tests.server.nodes import Nodes
from tests.server.running import Player, Running, Visitor, wait_until
from tests.server.surviving import LOST

GIVEN = Path(__file__).parents[2] / "docs" / "cluster"


def free_port() -> int:
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return int(it.getsockname()[1])


@pytest.fixture(scope="module")
def house(databases: PrivateCluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    nodes = Nodes(tmp_path_factory.mktemp("nodes"), databases.new_database(), 2)
    yield nodes
    nodes.end()


@pytest.fixture
def proxy(house: Nodes, tmp_path: Path) -> Iterator[int]:
    """The example as it is, but for where it listens and where the nodes are."""
    port = free_port()
    given = (GIVEN / "haproxy.cfg").read_text("utf-8")
    given = re.sub(r"bind .*", f"bind 127.0.0.1:{port}", given)
    given = re.sub(r"\n +server .*", "", given)
    given = given.rstrip() + "".join(
        f"\n    server node{number} 127.0.0.1:{each}" for number, each in enumerate(house.ports)
    )
    (tmp_path / "haproxy.cfg").write_text(given + "\n", "utf-8")
    program = shutil.which("haproxy", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert program, "HAProxy is not installed: see scripts/system-packages"
    running = subprocess.Popen([program, "-db", "-f", str(tmp_path / "haproxy.cfg")])
    wait_until(lambda: answers(port))
    yield port
    running.kill()
    running.wait()


def answers(port: int) -> bool:
    try:
        return Visitor(port, cookie="?").ask("GET", "/healthz").status == 200
    except (*LOST, HTTPException):
        return False


def where(house: Nodes) -> list[float]:
    return [sockets(node) for node in house.nodes if node.process.poll() is None]


def sockets(node: Running) -> float:
    page = Visitor(node.port, cookie="?").ask("GET", "/metrics").body.decode()
    found = re.search(r"^gaslamp_sockets (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_behind_the_proxy_a_table_is_at_one_node_and_outlives_it(house: Nodes, proxy: int) -> None:
    anna = Visitor(proxy)
    opened = anna.open_table("sleuth", ["me", "bot", "bot"])
    players = [Player(anna, opened, 0), Player(Visitor(proxy), opened, None)]
    for each in players:
        each.connect().until(lambda m: m["type"] == "present")
    assert sorted(where(house)) == [0, 2]
    players[0].react()
    players[0].play(lambda it: len(it.acknowledged) > 2)
    house.nodes[0 if sockets(house[0]) else 1].kill()
    for each in players:
        each.close()
    players[0].pending = None
    wait_until(lambda: comes_back(players[0]))
    players[0].play()
    assert players[0].over


def comes_back(player: Player) -> bool:
    """As the browser does: until the proxy has noticed that a node is gone, it tries again."""
    try:
        player.connect()
    except LOST:
        return False
    return True


def test_what_is_watched_is_counted(house: Nodes) -> None:
    here = next(node for node in house.nodes if node.process.poll() is None)
    page = Visitor(here.port, cookie="?").ask("GET", "/metrics").body.decode()
    for name in ("grafana.json", "alerts.yml"):
        text = (GIVEN / name).read_text("utf-8")
        wanted = set(re.findall(r"gaslamp_[a-z_]+", text))
        assert wanted
        missing = {
            each for each in wanted if f"\n# HELP {each.removesuffix('_bucket')}" not in page
        }
        assert not missing
    assert json.loads((GIVEN / "grafana.json").read_text("utf-8"))["panels"]
