"""Nothing that others rely on has gone, and nothing more is asked of them."""

import copy
import json
from typing import Any

import pytest
from tests.compatibility.promises import (
    RESEARCH,
    SCHEMAS,
    Promise,
    broken,
    everything,
    front_door,
    promised,
    schema,
)


@pytest.fixture(scope="module")
def now() -> dict[str, Promise]:
    return everything()


@pytest.mark.parametrize("name", sorted(promised()))
def test_what_was_promised_is_kept(name: str, now: dict[str, Promise]) -> None:
    if name == RESEARCH:
        pytest.importorskip("pyspiel", reason="the extra `research` is not installed")
    assert not broken(promised()[name], now[name])


def test_something_is_promised_of_what_is_published(now: dict[str, Promise]) -> None:
    assert set(promised()) - {RESEARCH} <= set(now)
    assert len([promise for promise in promised().values() if promise.offered]) >= 20
    assert {"Match.act(action)", "start(seed)", "sleuth.Ask.opponent", "Outcome.winners"} <= set(
        promised()["front door"].offered
    )
    assert {
        "pettingzoo.env(seats)",
        "pettingzoo.raw_env(recall)",
        "pettingzoo.parallel_env",
        "gymnasium.make(opponents)",
        "batch.Batch(threads)",
        "batch.Batch.observations",
        "ranked.RankedBatch.step(actions)",
        "trees.WholeTree.solved(iterations)",
        "spec.spec_of(options)",
        "dataset.games",
        "dataset.arrays(most)",
        "dataset.Decisions.masks",
        "recall.bits",
        "openspiel gaslamp_mr_jack",
        "gymnasium gaslamp/sleuth-v1",
        "pettingzoo parallel gaslamp/culprit-v1",
    } <= set(promised()[RESEARCH].offered)
    assert {"gaslamp arena match --json", "gaslamp verify record"} <= set(
        promised()["command"].offered
    )


def test_of_messages_only_what_clients_send_is_demanded(now: dict[str, Promise]) -> None:
    assert ".Move.decision" in now["messages"].demanded
    assert ".Welcome.type" not in now["messages"].demanded
    assert ".Welcome.type" in now["messages"].offered


def record() -> Any:
    return json.loads((SCHEMAS / "record.json").read_bytes())


def test_a_field_that_goes_is_noticed() -> None:
    less: Any = copy.deepcopy(record())
    del less["$defs"]["Record"]["properties"]["moves"]
    assert "gone: .Record.moves" in broken(schema(record()), schema(less))


def test_a_field_that_has_to_be_given_is_noticed() -> None:
    more: Any = copy.deepcopy(record())
    more["$defs"]["Record"]["required"].append("proof")
    more["$defs"]["Record"]["properties"]["weather"] = {"type": "string"}
    more["$defs"]["Record"]["required"].append("weather")
    found = ["demanded: .Record.proof", "demanded: .Record.weather"]
    assert broken(schema(record()), schema(more)) == found


def test_what_is_added_breaks_nothing() -> None:
    more: Any = copy.deepcopy(record())
    more["$defs"]["Record"]["properties"]["weather"] = {"type": "string"}
    assert not broken(schema(record()), schema(more))


def test_a_parameter_that_goes_or_has_to_be_given_is_noticed() -> None:
    door = front_door()
    less = door._replace(offered=[each for each in door.offered if each != "start(seed)"])
    more = door._replace(demanded=[*door.demanded, "start(seats)", "start(colour)", "end(why)"])
    assert broken(door, less) == ["gone: start(seed)"]
    assert broken(door, more) == ["demanded: start(colour)", "demanded: start(seats)"]
