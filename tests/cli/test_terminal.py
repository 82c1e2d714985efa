"""What only a real process and a real terminal show: pipes, keys, Ctrl-C, and going on."""

import json
import os
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import CERTAIN

import gaslamp
from gaslamp.games import NAMES

COMMAND = [sys.executable, "-c", "from gaslamp.cli import main; main()"]
_PATIENCE = 30.0


def environment(home: Path, **more: str) -> dict[str, str]:
    """The house as it is being tested, with a data folder of its own."""
    source = str(Path(gaslamp.__file__).parents[1])
    plain = {"XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"}
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return kept | plain | {"PYTHONPATH": source} | more


class Sitting:
    """A person at a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, home: Path, *argv: str, **more: str) -> None:
        self.master, self.slave = os.openpty()
        termios.tcsetwinsize(self.slave, (24, 80))
        self.before = termios.tcgetattr(self.slave)
        self.seen = ""
        self.process = subprocess.Popen(
            [*COMMAND, *argv],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=environment(home, **more),
            start_new_session=True,
        )

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def read(self) -> None:
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if ready:
            self.seen += os.read(self.master, 65536).decode("utf-8", "replace")

    def wait_for(self, text: str) -> str:
        """Everything up to a text that must come; what was read is not read again."""
        deadline = time.monotonic() + _PATIENCE
        while text not in self.seen:
            assert time.monotonic() < deadline, self.seen
            self.read()
        until, _, self.seen = self.seen.partition(text)
        return until

    def interrupt(self) -> None:
        """Ctrl-C, as late after the prompt as a person would be at the earliest."""
        time.sleep(0.3)
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """The exit code, when all that was written has been read."""
        deadline = time.monotonic() + _PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        self.read()
        return self.process.wait(1)

    def in_order(self) -> bool:
        """Whether the terminal's settings are what they were before."""
        return termios.tcgetattr(self.slave) == self.before

    def wait_for_keys(self) -> None:
        """Until single keys are being read."""
        deadline = time.monotonic() + _PATIENCE
        while self.in_order():
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    sittings: list[Sitting] = []

    def sit_down(*argv: str, **more: str) -> Sitting:
        sittings.append(Sitting(tmp_path, *argv, **more))
        return sittings[-1]

    yield sit_down
    for sitting in sittings:
        sitting.close()


def the_save(home: Path) -> dict[str, Any]:
    [path] = (home / "gaslamp" / "saves").glob("*.json")
    saved: dict[str, Any] = json.loads(path.read_text())
    return saved


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


def while_the_others_play(playing: Sitting) -> None:
    """Whoever begins: on to the first moment at which a bot has moved."""
    deadline = time.monotonic() + _PATIENCE
    while "break in" not in playing.seen and "\n> " not in playing.seen:
        assert time.monotonic() < deadline
        playing.read()
    if "break in" not in playing.seen:
        playing.type("exchange\n")
    playing.wait_for("Space: break in")


def test_ctrl_c_at_the_prompt_saves_and_resume_goes_on_there(sit: Any, tmp_path: Path) -> None:
    playing = sit("play", "sleuth", "--pace", "0")
    playing.wait_for("> ")
    playing.type("exchange\n")
    playing.wait_for("You exchange all your search cards")
    sheet = without_colours(playing.wait_for("What do you do?")).split("information sheet")[1]
    playing.wait_for("> ")
    before = the_save(tmp_path)
    playing.interrupt()
    assert playing.end() == 130
    assert "gaslamp play --resume" in playing.seen
    assert "Traceback" not in playing.seen
    assert playing.in_order()
    assert the_save(tmp_path) == before

    again = sit("play", "--resume", "--pace", "0")
    shown = without_colours(again.wait_for("What do you do?"))
    assert shown.split("information sheet")[1] == sheet
    again.wait_for("> ")
    assert the_save(tmp_path) == before
    again.type("quit\n")
    assert again.end() == 0
    assert again.in_order()


def test_ctrl_c_while_the_others_play(sit: Any, tmp_path: Path) -> None:
    playing = sit("play", "sleuth", "--pace", "60")
    while_the_others_play(playing)
    playing.wait_for_keys()
    playing.interrupt()
    assert playing.end() == 130
    assert playing.in_order()
    assert "Traceback" not in playing.seen
    assert the_save(tmp_path)["record"]["outcome"] is None


def test_space_breaks_in_between_two_moves_of_the_others(sit: Any, tmp_path: Path) -> None:
    playing = sit("play", "sleuth", "--pace", "60")
    while_the_others_play(playing)
    playing.type(" ")
    playing.wait_for("You break in")
    playing.wait_for("> ")
    playing.type("1\n")
    playing.wait_for("(y/n)")
    playing.type("y\n")
    playing.wait_for("Which gem is missing?")
    assert the_save(tmp_path)["record"]["moves"][-1].endswith(": announce")
    assert playing.process.poll() is None


def test_enter_hurries_on(sit: Any) -> None:
    playing = sit("play", "sleuth", "--pace", "60")
    while_the_others_play(playing)
    playing.type("\n")
    playing.wait_for("What do you do?")


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [("en", "know", "Hidden states that fit"), ("fr", "savoir", "États cachés")],
)
def test_what_the_seat_can_know_is_one_word_away(
    sit: Any, tmp_path: Path, lang: str, word: str, told: str
) -> None:
    playing = sit("play", "mr_jack", "--pace", "0", "--lang", lang)
    playing.wait_for("> ")
    before = the_save(tmp_path)
    playing.type(f"{word}\n")
    playing.wait_for(told)
    playing.wait_for(CERTAIN[lang])
    playing.wait_for("> ")
    assert the_save(tmp_path) == before
    playing.type("quit\n")
    assert playing.end() == 0


def test_alone_in_a_terminal_it_asks_what_to_play(sit: Any) -> None:
    house = sit(LANG="fr_FR.UTF-8")
    house.wait_for("À quoi voulez-vous jouer")
    house.wait_for("> ")
    house.type("english\n")
    house.wait_for("What shall it be?")
    house.wait_for("> ")
    house.type(f"{NAMES.index('sleuth') + 1}\n")
    house.wait_for("Which variants?")
    house.wait_for("> ")
    house.type("1 5\n")
    house.wait_for("How many players")
    house.wait_for("> ")
    house.type("9\n3\n")
    house.wait_for("3 players. You are Agatha")
    house.type("quit\n")
    assert house.end() == 0
    again = sit()
    again.wait_for("Go on: Sleuth, 3 players")
    again.wait_for("> ")
    again.type(f"{len(NAMES) + 1}\n")
    again.wait_for("You are Agatha")
    again.interrupt()
    assert again.end() == 130


def test_replay_steps_by_keys(sit: Any, record_file: Path) -> None:
    watching = sit("replay", str(record_file), "--seat", "B")
    watching.wait_for("Action 52 of")
    watching.wait_for("q: quit")
    watching.type("n")
    watching.wait_for("Action 53 of")
    watching.wait_for("q: quit")
    watching.type("\x1b[D")
    watching.wait_for("Action 52 of")
    watching.wait_for("q: quit")
    watching.type("j")
    watching.wait_for("To which action")
    watching.type("40\n")
    watching.wait_for("Action 40 of")
    watching.wait_for("q: quit")
    watching.type("q")
    assert watching.end() == 0
    assert watching.in_order()


def test_an_interrupted_simulation_gives_what_it_has(sit: Any) -> None:
    running = sit("simulate", "sleuth", "--games", "1000000000")
    running.wait_for("Playing")
    running.interrupt()
    assert running.end() == 130
    assert "average." in running.seen
    assert "everybody out" in running.seen
    assert "Traceback" not in running.seen
    assert running.in_order()


@pytest.mark.parametrize("argv", [["games"], ["games", "--json"], ["--help"]])
def test_a_closed_pipe_is_no_trouble(tmp_path: Path, argv: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    running = subprocess.run(
        [*COMMAND, *argv],
        stdout=writer,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        check=False,
    )
    os.close(writer)
    assert running.stderr == b""
    assert running.returncode == 141


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_exit_codes_and_streams_of_the_real_process(tmp_path: Path, lang: str) -> None:
    def ran(*argv: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *argv, "--lang", lang],
            capture_output=True,
            text=True,
            env=environment(tmp_path, PYTHONIOENCODING="ascii"),
            check=False,
        )

    bad = ran("play", "cluedo")
    assert (bad.returncode, bad.stdout, bad.stderr.count("\n")) == (2, "", 1)
    assert ran("games").returncode == 0
