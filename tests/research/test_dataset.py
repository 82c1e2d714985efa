"""The sample of a data set: games as records and as arrays."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gaslamp.core.errors import Unreadable
from gaslamp.games import NAMES
from gaslamp.research import dataset
from gaslamp.research.spec import spec_of

SAMPLE = Path("baselines/sample")


@pytest.mark.parametrize("game", NAMES)
def test_the_sample_has_games_of_every_kind(game: str) -> None:
    found = list(dataset.games(SAMPLE, game))
    assert len(found) == 100
    assert len({each.seed for each in found}) == 100
    assert all(len(each.players) == each.record.seats for each in found)
    assert {each.record.game for each in found} == {game}
    assert len({rank for each in found for rank in each.players}) > 1


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_read_into_arrays(game: str) -> None:
    decided = dataset.arrays(SAMPLE, game, most=3)
    spec, rows = spec_of(game), len(decided.actions)
    assert decided.observations.shape == (rows, spec.layout.size)
    assert decided.masks.shape == (rows, spec.actions)
    assert decided.masks[np.arange(rows), decided.actions].all(), "what was done was legal"
    assert set(decided.games) == {0, 1, 2}
    assert set(decided.returns) <= {-1, 0, 1}
    assert (decided.observations[np.arange(rows), decided.seats] == 1).all(), "the viewer's plane"


def test_a_file_that_was_changed_is_refused(tmp_path: Path) -> None:
    shutil.copytree(SAMPLE, tmp_path / "sample")
    file = next((tmp_path / "sample").glob("mr_jack-*.xz"))
    file.write_bytes(file.read_bytes()[:-1] + b"x")
    with pytest.raises(Unreadable, match="is not what its digest says"):
        next(dataset.games(tmp_path / "sample", "mr_jack"))
    assert not dataset.is_whole(tmp_path / "sample", file.name)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    first = list(dataset.games(SAMPLE, "mr_jack"))[:2]
    dataset.write(tmp_path, "mr_jack-00000.jsonl.xz", first)
    assert list(dataset.games(tmp_path, "mr_jack")) == first
    assert dataset.is_whole(tmp_path, "mr_jack-00000.jsonl.xz")
    assert list(dataset.games(tmp_path, "sleuth")) == []
    assert len(dataset.arrays(tmp_path, "sleuth").actions) == 0


def test_batches_are_the_same_rows_so_many_at_a_time(tmp_path: Path) -> None:
    some = list(dataset.games(SAMPLE, "mr_jack"))[:6]
    dataset.write(tmp_path, "mr_jack-00000.jsonl.xz", some[:3])
    dataset.write(tmp_path, "mr_jack-00001.jsonl.xz", some[3:])
    found = list(dataset.batches(tmp_path, "mr_jack", 100))
    *full, last = [len(each.actions) for each in found]
    assert set(full) == {100}
    assert 0 < last <= 100
    joined = map(np.concatenate, zip(*found, strict=True))
    for ours, whole in zip(joined, dataset.arrays(tmp_path, "mr_jack"), strict=True):
        assert ours.dtype == whole.dtype
        assert np.array_equal(ours, whole)


def test_a_batch_is_there_before_the_next_file_is_read(tmp_path: Path) -> None:
    """All of a large data set would not fit into memory."""
    first = list(dataset.games(SAMPLE, "sleuth"))[:2]
    dataset.write(tmp_path, "sleuth-00000.jsonl.xz", first)
    dataset.write(tmp_path, "sleuth-00001.jsonl.xz", first)
    (tmp_path / "sleuth-00001.jsonl.xz").write_bytes(b"")
    found = dataset.batches(tmp_path, "sleuth", 10)
    assert len(next(found).actions) == 10
    with pytest.raises(Unreadable, match=r"“sleuth-00001\.jsonl\.xz” is not what its digest says"):
        list(found)


@pytest.mark.parametrize(
    ("size", "said"), [(0, "“size” must be at least 1"), (1.5, "“size” must be a whole number")]
)
def test_a_batch_without_a_size_is_refused_at_once(size: Any, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        dataset.batches(SAMPLE, "mr_jack", size)


def test_of_a_kind_that_is_not_there_there_is_no_batch(tmp_path: Path) -> None:
    dataset.write(tmp_path, "mr_jack-00000.jsonl.xz", [])
    assert list(dataset.batches(tmp_path, "sleuth", 10)) == []
