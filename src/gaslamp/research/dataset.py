"""Games that bots have played, as compressed records, and as arrays to learn from.

A data set is a folder: files of some games each, `<game>-<number>.jsonl.xz`, one game a line, and
`hashes.json` with the digest of every file and of what is in it. `baselines/dataset.py` makes one,
and a small one is in `baselines/sample`.

>>> from gaslamp.research import dataset
>>> first = next(dataset.games("baselines/sample", "mr_jack"))
>>> first.seed, first.players, first.record.outcome
(0, ['novice', 'novice'], Outcome(reason='escaped', winners=[0]))

`arrays` has the decisions of a few games at once:

>>> decided = dataset.arrays("baselines/sample", "mr_jack", most=10)
>>> decided.observations.shape, decided.masks.shape, decided.actions.shape
((536, 662), (536, 1679), (536,))

All of a large data set would not fit into memory: `batches` has the same rows in the same order, so
many at a time, and reads no further than it must.

>>> sum(len(some.actions) for some in dataset.batches("baselines/sample", "mr_jack", 256))
5328
"""

import lzma
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from gaslamp.core.data import Data, from_json, to_json
from gaslamp.core.errors import Unreadable
from gaslamp.core.numbering import seat_of
from gaslamp.core.record import Record, replay
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.games import NAMES, game_named
from gaslamp.research.refusals import least_one
from gaslamp.research.spec import Spec, spec_of

HASHES: Final = "hashes.json"


class ArenaGame(Data):
    seed: int
    players: list[str]
    """The rank at every seat."""
    record: Record


class FileHashes(Data):
    sha256: str
    contents: str
    """The same of what is in the file, whatever has compressed it."""


class Decisions(NamedTuple):
    """Every decision of some games, one a row, in the numbers of docs/research.md."""

    observations: Any
    masks: Any
    seats: Any
    actions: Any
    returns: Any
    """What the game was worth in the end to who decided."""
    games: Any
    """Which game it was."""


def hashes(folder: Path) -> dict[str, FileHashes]:
    if not (file := folder / HASHES).exists():
        return {}
    found: dict[str, FileHashes] = from_json(file.read_bytes(), dict[str, FileHashes])
    return found


def write(folder: Path, name: str, played: list[ArenaGame]) -> None:
    """A file of games, and its digest; what is half written is never taken for a file."""
    contents = b"".join(to_json(each) + b"\n" for each in played)
    packed = lzma.compress(contents, preset=9)
    _put(folder / name, packed)
    known = hashes(folder) | {name: FileHashes(_digest(packed), _digest(contents))}
    ordered = dict(sorted(known.items()))
    _put(folder / HASHES, msgspec.json.format(to_json(ordered), indent=1) + b"\n")


def _put(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def is_whole(folder: Path, name: str) -> bool:
    """Whether the file is there and is what its digest says."""
    known, path = hashes(folder).get(name), folder / name
    return known is not None and path.exists() and _digest(path.read_bytes()) == known.sha256


def games(folder: Path | str, game: str) -> Iterator[ArenaGame]:
    """All games of one kind, in order; a file that is not what its digest says is refused."""
    if game not in NAMES:
        raise Unreadable(say("unreadable-game", name=str(game), games=", ".join(NAMES)))
    folder = Path(folder)
    if not (folder / HASHES).exists():
        raise Unreadable(say("research-no-data-set", folder=str(folder), file=HASHES))
    for name in sorted(hashes(folder)):
        if name.startswith(f"{game}-"):
            if not is_whole(folder, name):
                raise Unreadable(say("research-file-changed", name=name))
            for line in lzma.decompress((folder / name).read_bytes()).splitlines():
                yield from_json(line, ArenaGame)


def arrays(folder: Path | str, game: str, most: int | None = None) -> Decisions:
    """The decisions of all games, or of the first so many, replayed by the rules."""
    return _in_columns(list(_rows(folder, game, most)))


def batches(folder: Path | str, game: str, size: int) -> Iterator[Decisions]:
    """The decisions of all games, `size` at a time; what is left over comes last.

    Those and one file of games are all that is in memory, however many games there are.
    """
    [size] = least_one(size=size)
    rows = _rows(folder, game)
    return map(_in_columns, iter(lambda: list(islice(rows, size)), []))


def _rows(folder: Path | str, game: str, most: int | None = None) -> Iterator[tuple[Any, ...]]:
    for number, each in enumerate(islice(games(folder, game), most)):
        yield from ((*row, number) for row in _decided(each.record))


def _in_columns(rows: list[tuple[Any, ...]]) -> Decisions:
    columns = list(zip(*rows, strict=True)) or [()] * len(Decisions._fields)
    kinds = (np.uint8, np.uint8, np.int8, np.int32, np.float32, np.int32)
    return Decisions(*(np.array(c, kind) for c, kind in zip(columns, kinds, strict=True)))


def _decided(record: Record) -> Iterator[tuple[Any, ...]]:
    spec = spec_of(record.game, record.seats, record.options)
    steps = list(replay(game_named(record.game, record.rules), record))
    worth = steps[-1].after.returns() if steps and steps[-1].after.over else [0] * record.seats
    for step in steps:
        seat = seat_of(step.action)
        if seat != CHANCE:
            seen, mask = _looked(spec, step.before, seat)
            yield seen, mask, seat, spec.number_of(step.action), worth[seat]


def _looked(spec: Spec, position: Any, seat: int) -> tuple[Any, Any]:
    encoder = spec.encoder(position)
    seen, mask = np.zeros(spec.layout.size, np.uint8), np.zeros(spec.actions, np.uint8)
    encoder.observe(seat, seen)
    encoder.mask(seat, mask)
    return seen, mask
