"""The page of what the house has learnt is made from an archive, which is gone on with."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def learnt(*given: str) -> str:
    command = [sys.executable, str(ROOT / "scripts" / "learnt.py"), *given]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def test_a_page_is_written_from_games_that_are_played_once(tmp_path: Path) -> None:
    archive = tmp_path / "games.jsonl"
    asked = ("play", str(archive), "--game", "mr_jack", "--level", "constable", "--games")
    learnt(*asked, "1")
    first = archive.read_text("utf-8")
    learnt(*asked, "2")
    assert archive.read_text("utf-8").startswith(first)
    assert len(archive.read_text("utf-8").splitlines()) == 2
    page = learnt("page", str(archive))
    assert "2 games of constables, 2 seats." in page
    assert "investigator: " in page
    assert "How long a Jack lives" in page
