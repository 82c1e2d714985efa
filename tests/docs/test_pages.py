"""What the pages for newcomers tell people to type works, all of it, in the order of the page."""

import importlib.util
import os
import re
import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from bench.__main__ import PARTS

import gaslamp

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted((DOCS / "start").glob("*.md")), DOCS / "knowledge.md", DOCS / "secrecy.md"]
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```", flags=re.S | re.M)
COMMAND = [sys.executable, "-m", "gaslamp"]
NEEDS_RESEARCH = ("researchers.md",)
ELSEWHERE = ("make ", "pip install ")
"""`make release` and the other targets try these."""


def blocks(page: Path, language: str) -> list[str]:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [text for kind, text in found if kind == language]


def commands(page: Path) -> list[str]:
    return [line for block in blocks(page, "sh") for line in block.splitlines() if line]


def surroundings(folder: Path) -> dict[str, str]:
    """A person's own machine, with nothing of Gaslamp's on it yet."""
    source = os.pathsep.join([str(Path(gaslamp.__file__).parents[1]), str(ROOT)])
    homes = {name: str(folder / name) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return os.environ | homes | {"PYTHONPATH": source, "LC_ALL": "C.UTF-8"}


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env=surroundings(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def open_and_ask(words: list[str], folder: Path) -> None:
    """A house at a port that is free; it may go when it has answered."""
    if "--port" in words:
        words[words.index("--port") + 1] = "0"
    with subprocess.Popen(
        [*COMMAND, *words],
        cwd=folder,
        env=surroundings(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as house:
        try:
            assert house.stdout is not None
            port = re.search(r":(\d+)", house.stdout.readline())
            assert port
            health = f"http://127.0.0.1:{port[1]}/healthz"
            assert urllib.request.urlopen(health, timeout=60).status == 200
        finally:
            house.terminate()
    assert house.returncode == 0


def assert_known(words: list[str]) -> None:
    """Measurements go on where they were left; tests/cli/test_bench.py runs them."""
    helped = run([*COMMAND, *words[:2], "--help"], ROOT)
    assert all(word in helped for word in words if word.startswith("--"))


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_works_from_top_to_bottom(page: Path, tmp_path: Path) -> None:
    if page.name in NEEDS_RESEARCH and importlib.util.find_spec("pyspiel") is None:
        pytest.skip("the extra `research` is not installed")
    if program := "\n".join(blocks(page, "python")):
        run([sys.executable, "-c", program], tmp_path)
    for line in commands(page):
        words = shlex.split(line)
        if line.startswith(ELSEWHERE):
            continue
        assert words.pop(0) == "gaslamp", line
        if words[0] == "bench":
            assert_known(words)
        elif words[0] == "serve":
            open_and_ask(words, tmp_path)
        else:
            run([*COMMAND, *words], tmp_path)


def test_make_targets_of_the_pages_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    made = {
        line.split()[1] for page in PAGES for line in commands(page) if line.startswith("make ")
    }
    assert "play" in made
    assert all(re.search(rf"^{target}:", makefile, flags=re.M) for target in made)


def test_every_figure_is_listed_with_its_command() -> None:
    listed = (DOCS / "figures" / "README.md").read_text(encoding="utf-8")
    rows = [row for row in listed.splitlines() if row.startswith("| [")]
    assert all(row.count("`") >= 2 for row in rows)
    pages = {page.name for page in (DOCS / "figures").glob("*.md")} - {"README.md"}
    assert {re.findall(r"\((\w+\.md)\)", row)[0] for row in rows} == pages
    for part in re.findall(r"`(?:python -m bench|gaslamp bench) (\w+)", listed):
        assert (ROOT / "bench" / f"{part}.py").exists(), part
    assert {f"{part}.md" for part in PARTS} <= pages


def test_every_schema_is_listed() -> None:
    listed = (DOCS / "schemas" / "README.md").read_text(encoding="utf-8")
    schemas = {path.name for path in (DOCS / "schemas").glob("*.json")}
    assert set(re.findall(r"\(([\w.]+\.json)\)", listed)) == schemas
