"""What the README and the page for hosts tell people to type works as it says."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import gaslamp
from gaslamp.cli.command import run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, flags=re.S)


def commands() -> list[str]:
    """In blocks of their own, and in the middle of a sentence."""
    shown = [*blocks("sh"), *blocks("sh", OPERATIONS)]
    lines = [line.partition("#")[0].strip() for block in shown for line in block.splitlines()]
    said = re.findall(r"`(gaslamp [a-z][^`…]*)`", README + OPERATIONS)
    return sorted({line for line in lines + said if line.startswith("gaslamp")})


def test_the_program_runs(tmp_path: Path) -> None:
    [code] = blocks("python")
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(Path(gaslamp.__file__).parents[1])},
    )
    first, *claims, last = done.stdout.splitlines()
    assert first.startswith("Ask(seat=")
    assert claims
    assert re.fullmatch(r"\d+ actions later: Outcome\(reason=.*\)", last)
    assert len([line for line in code.splitlines() if line]) == 10
    assert gaslamp.load(tmp_path / "game.json").over


@pytest.mark.parametrize("command", commands())
def test_every_command_has_its_options(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is asked for help with the options it is shown with."""
    words = shlex.split(command)[1:]
    named = [word for word in words[:2] if not word.startswith("--")]
    assert run([*named, "--help"]) == 0
    helped = capsys.readouterr().out
    assert all(word in helped for word in words if word.startswith("--"))


def test_the_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^make (\w+)", README, flags=re.M)
    assert targets[:2] == ["play", "test"]
    assert all(re.search(rf"^{target}:", makefile, flags=re.M) for target in targets)


def test_links_lead_somewhere() -> None:
    """But for the notes, which are read as parts of the rules pages."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for page in (page for page in pages if page.parent.name != "notes"):
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} → {target}"
