"""What a browser fetches before the first table is there: no more than agreed."""

import gzip
import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest

from gaslamp.games import NAMES

KILOBYTES = 110
ASSETS = Path(str(files("gaslamp.server").joinpath("client", "assets")))
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["'`]\./([\w.-]+\.js)["'`]""")


def called(name: str) -> list[Path]:
    """The files of a chunk, which have its name and the hash of what is in them."""
    return [path for path in ASSETS.glob(f"{name}-*.js") if len(path.stem) == len(name) + 9]


def is_words(path: Path) -> bool:
    """What a game says has its name too, but needs nothing else."""
    return not IMPORTED.search(path.read_text("utf-8"))


def words_of(name: str) -> Path:
    """Whichever language says it at greater length."""
    return max(filter(is_words, called(name)), key=lambda path: path.stat().st_size)


def with_imports(*chunks: Path) -> set[Path]:
    found, left = set[Path](), list(chunks)
    while left:
        chunk = left.pop()
        if chunk not in found:
            found.add(chunk)
            left += (ASSETS / name for name in IMPORTED.findall(chunk.read_text("utf-8")))
    return found


def first_table(game: str) -> set[Path]:
    code = chain.from_iterable(map(called, ("house", "Table", game)))
    words = (game, f"client-{game}", "knowledge")
    house = max(called("en") + called("fr"), key=lambda path: path.stat().st_size)
    return with_imports(*(path for path in code if not is_words(path))) | {
        house,
        *map(words_of, words),
    }


@pytest.mark.parametrize("game", NAMES)
def test_the_script_of_the_first_table_is_light(game: str) -> None:
    chunks = {path.name: len(gzip.compress(path.read_bytes())) for path in first_table(game)}
    assert sum(chunks.values()) <= KILOBYTES * 1000, chunks
