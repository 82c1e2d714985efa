"""Every command, with everything that can be wrong with each of its parameters.

What there is comes from the commands themselves, so that a new one is tried too.
"""

import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click
import pytest
from tests.cli.conftest import Ran, Run
from tests.cli.test_refusals import check

from gaslamp.arena.results import VERSION, Arena
from gaslamp.cli.command import build
from gaslamp.core.data import to_json
from gaslamp.store.migration import scripts
from gaslamp.store.opening import open_store
from gaslamp.words import LANGUAGES, Words

LONG = 30
"""Seconds after which a command is taken to have begun something."""
Path_ = tuple[str, ...]


def leaves(group: click.Group, path: Path_ = ()) -> Iterator[tuple[Path_, click.Command]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from leaves(command, (*path, name))
        else:
            yield (*path, name), command


COMMANDS = dict(leaves(build(Words("en"))))
GAME_WANTED: Path_ = ("play",)
NO_NUMBERS = ["", "x", "-1", "1.5", "٣", "9" * 400, "1e3", " 1", "\x00"]
NO_TEXTS = ["", "nonsense", "\x00", "\x1b[2J", "x" * 5000, "\udcff", "\u202e"]
BAD_FILES = ["missing", "folder", "in a file/below", "binary", "empty", "latin-1", "deep", "list"]
BAD_STORES = ["missing", "folder", "in a file/below", "binary", "newer", "other"]
BAD = {
    "account": NO_TEXTS,
    "address": ["", "no.such.host.invalid", "256.256.256.256", "\x00", "x" * 300, "..", "a b"],
    "file": [f"file:{kind}" for kind in BAD_FILES] + ["\x00", "x" * 5000],
    "folder": ["", "nowhere", "binary", "in a file/below", "\x00", "x" * 5000],
    "game": NO_TEXTS,
    "hash": [],  # one that does not fit is what `verify` is for: it answers no
    "json": ["", "nonsense", "[1]", "1", '{"nonsense": 1}', "\x00", "[" * 100_000],
    "lang": NO_TEXTS,
    "level": NO_TEXTS,
    "name": NO_TEXTS,
    "names": ["", "nonsense", "novice,nonsense", "\x00", ","],
    "number": NO_NUMBERS,
    "numbers": ["", "x", "1,,2", "0", "-1", "9" * 400, "1,x", "\x00"],
    "person": NO_TEXTS,
    "record": [f"file:{kind}" for kind in BAD_FILES] + ["\x00", "x" * 5000],
    "results": [f"file:{kind}" for kind in BAD_FILES if kind not in ("missing", "empty")]
    + ["", "\x00", "x" * 5000],
    "role": NO_TEXTS,
    "seat": NO_TEXTS,
    "shares": ["", "x", "0.5", "0.6,0.5", "0,1", "nan,nan", "0.1,0.2,0.3", "\x00"],
    "table": NO_TEXTS,
    "url": ["", "nonsense", "sqlite:///", "postgres://x", "sqlite:///\x00"]
    + [f"store:{kind}" for kind in BAD_STORES],
}
FINE = {
    ("backup", "file"): ["empty", "missing"],
    ("serve", "url"): ["missing"],
    ("move", "url"): ["missing"],
}
"""Not wrong there: a backup and a new house are written where there is nothing yet."""
WHAT_IT_NEEDS: dict[str, list[str]] = {
    "play": ["sleuth"],
    "simulate": ["sleuth", "--games=1"],
    "replay": ["record.json"],
    "verify": ["record.json"],
    "deduce": ["record.json"],
    "legal": ["--position=position.json"],
    "count": ["--position=position.json", "--depth=1"],
    "close": ["a-table"],
    "people": ["an-account"],
    "ban": ["a-person"],
    "unban": ["a-person"],
    "export": ["a-person"],
    "delete": ["a-person"],
    "backup": ["copy.db"],
    "move": ["--from=sqlite:///good.db", "--to=sqlite:///new.db"],
    "match": ["mr_jack", "--for=novice", "--against=random", "--games=1"],
    "ladder": ["mr_jack", "--levels=random,novice", "--games=1"],
    "round-robin": ["mr_jack", "--levels=random,novice", "--games=1"],
    "run": ["programme.toml"],
    "page": ["results.jsonl"],
}
PROGRAMME = """
[[match]]
game = "mr_jack"
for = "novice"
against = "random"
games = 1
"""


@pytest.fixture(autouse=True)
def _bounded() -> Iterator[None]:
    """What should have been refused and begins instead is a failure, not a wait."""

    def too_long(*_: object) -> None:
        signal.raise_signal(signal.SIGTERM)
        raise AssertionError("it began")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LONG)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def place(
    tmp_path: Path, record_file: Path, position_file: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """A folder with a good record, position and store, and all kinds of bad ones."""
    assert (record_file.parent, position_file.parent) == (tmp_path, tmp_path)
    monkeypatch.chdir(tmp_path)
    open_store("sqlite:///good.db").close()
    (tmp_path / "programme.toml").write_text(PROGRAMME)
    (tmp_path / "results.jsonl").write_bytes(to_json(Arena(VERSION)) + b"\n")
    (tmp_path / "folder").mkdir()
    (tmp_path / "in a file").write_text("a file")
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "latin-1").write_bytes('{"game": "é"}'.encode("latin-1"))
    (tmp_path / "deep").write_text('{"game":' + "[" * 100_000)
    (tmp_path / "list").write_text("[1, 2, 3]")
    with closing(sqlite3.connect(tmp_path / "newer")) as newer:
        newer.execute(f"PRAGMA user_version = {len(scripts()) + 1}")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE entries (recipe TEXT)")
    return tmp_path


def bad_values(path: Path_, parameter: click.Parameter) -> list[str]:
    fine = FINE.get((path[-1], parameter.metavar or ""), [])
    kinds = [] if isinstance(parameter, click.Option) and parameter.is_flag else BAD
    if not kinds:
        return []
    assert parameter.metavar in BAD, f"what is wrong for a {parameter.metavar}?"
    values = BAD[parameter.metavar]
    return [each for each in values if each.partition(":")[2] not in fine or ":" not in each]


def real(value: str) -> str:
    kind, colon, name = value.partition(":")
    if colon and kind == "store":
        return f"sqlite:///{name}"
    return name if colon and kind == "file" else value


def line(path: Path_, parameter: click.Parameter, value: str) -> list[str]:
    """The command as it should be, but for one parameter."""
    command = COMMANDS[path]
    needed = WHAT_IT_NEEDS.get(path[-1], [])
    options = [each for each in needed if each.startswith("--")]
    arguments = [each for each in needed if not each.startswith("--")]
    names = {each.name for each in command.params}
    if "database" in names and path[0] == "admin" and parameter.name != "database":
        options.append("--database=sqlite:///good.db")
    if path == ("serve",):
        options += ["--port=0"] if parameter.name != "port" else []
    if isinstance(parameter, click.Argument):
        return [*path, *options, "--", value]
    name = parameter.opts[0]
    kept = [each for each in options if not each.startswith(f"{name}=")]
    return [*path, *kept, f"{name}={value}", *arguments]


CASES = [
    pytest.param(path, parameter, id=f"{' '.join(path)} {parameter.opts[0]}")
    for path, command in COMMANDS.items()
    for parameter in command.params
    if bad_values(path, parameter)
]


@pytest.mark.parametrize(("path", "parameter"), CASES)
def test_a_bad_value_is_one_sentence(
    gaslamp: Run, place: Path, path: Path_, parameter: click.Parameter
) -> None:
    for value in bad_values(path, parameter):
        ran = gaslamp(*line(path, parameter, real(value)))
        assert ran.code == 2, (value, ran)
        check(ran)
    assert not (place / "missing").exists()


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_what_a_command_needs_is_asked_for(gaslamp: Run, path: Path_) -> None:
    if any(each.required for each in COMMANDS[path].params) or path == GAME_WANTED:
        check(gaslamp(*path))
    check(gaslamp(*path, "--nonsense"))
    check(gaslamp(*path, *["x"] * 9))


SETTINGS = {
    "no JSON": "port = 8000",
    "a list": "[]",
    "an unknown field": '{"colour": "red"}',
    "a field of a wrong type": '{"port": "8000"}',
    "a port that cannot be": '{"port": 65536}',
    "a negative port": '{"port": -1}',
    "no host": '{"host": ""}',
    "a host that cannot be": '{"host": "no.such.host.invalid"}',
    "no threads at all": '{"thoughts": 0}',
    "fewer than none": '{"thinkers": -1}',
    "an unknown limit": '{"limits": {"dances": {"burst": 1, "rate": 1}}}',
    "a limit that never grows back": '{"limits": {"requests": {"burst": 1, "rate": 0}}}',
    "half a limit": '{"limits": {"requests": {"burst": 1}}}',
    "no database": '{"database": "nonsense"}',
    "a proxy that is none": '{"trusted_proxy": "nonsense"}',
    "origins that are no list": '{"origins": "https://house.example"}',
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_settings(gaslamp: Run, place: Path, lang: str) -> None:
    for kind, content in SETTINGS.items():
        (place / "settings.json").write_text(content, encoding="utf-8")
        given = [f"--lang={lang}", "--settings=settings.json"]
        given += [] if "port" in content else ["--port=0"]
        ran = gaslamp("serve", *given)
        assert ran.code == 2, (kind, ran)
        check(ran)


@pytest.mark.usefixtures("place")
def test_a_port_that_is_taken(gaslamp: Run) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        ran = gaslamp("serve", f"--port={port}", "--database=sqlite:///good.db")
    check(ran)
    assert str(port) in ran.err


def test_a_store_is_not_made_by_looking_after_it(gaslamp: Run, place: Path) -> None:
    for path, command in COMMANDS.items():
        if path[0] == "admin":
            needed = WHAT_IT_NEEDS.get(path[-1], [])
            ran = gaslamp(*path, *needed, "--database=sqlite:///folder/new.db")
            check(ran)
            assert "folder/new.db" in ran.err
            assert not list((place / "folder").iterdir()), command


def test_a_store_is_not_copied_onto_itself(gaslamp: Run, place: Path) -> None:
    (place / "link.db").symlink_to("good.db")
    for name in ("good.db", "link.db"):
        check(gaslamp("admin", "backup", name, "--database=sqlite:///good.db"))
    assert gaslamp("admin", "tables", "--database=sqlite:///good.db").code == 0


def test_a_fault_of_our_own_is_a_sentence_too(
    gaslamp: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gaslamp.cli.games.every_name", None)
    ran: Ran = gaslamp("games")
    assert ran.code == 70
    assert ran.err.count("\n") == 1
    assert "TypeError" in ran.err
    assert "Traceback" not in ran.err
