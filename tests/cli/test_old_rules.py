"""Files that were written under older rules, in the terminal."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.old_rules.test_old_rules import HERE, ONLY_NEW

from gaslamp.words import LANGUAGES

CROWDED = "mr_jack-1-crowded.json"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_goes_by_the_rules_of_the_file(gaslamp: Run, lang: str) -> None:
    position = str(HERE / "mr_jack-1-position.json")
    offered = json.loads(gaslamp("legal", "--position", position, "--json").out)["legal"]
    assert ONLY_NEW not in {each["notation"] for each in offered["Investigator"]}
    dealt = gaslamp("verify", str(HERE / "mr_jack-1-dealt.json"), "--lang", lang)
    assert (dealt.code, dealt.out.count("✓")) == (0, 8)
    for command in (
        ["replay", str(HERE / CROWDED), "--seat", "Jack"],
        ["deduce", str(HERE / CROWDED), "--seat", "Investigator"],
        ["deduce", "--sight", str(HERE / "mr_jack-1-sight.json")],
        ["count", "--position", position, "--depth", "2"],
    ):
        ran = gaslamp(*command, "--lang", lang)
        assert (ran.code, ran.err) == (0, "")


def test_the_same_position_under_newer_rules_offers_more(gaslamp: Run, tmp_path: Path) -> None:
    newer = tmp_path / "position.json"
    plain = json.loads((HERE / "mr_jack-1-position.json").read_text())
    newer.write_text(json.dumps(plain | {"rules": 2}))
    offered = json.loads(gaslamp("legal", "--position", str(newer), "--json").out)["legal"]
    assert ONLY_NEW in {each["notation"] for each in offered["Investigator"]}


def test_a_game_that_was_left_is_gone_on_with(gaslamp: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "gaslamp" / "saves"
    folder.mkdir(parents=True)
    left = folder / "2026-01-01-000000-000000-mr_jack.json"
    left.write_bytes((HERE / "mr_jack-1-left.json").read_bytes())
    ran = gaslamp("play", "--resume", typed="")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(left.read_text())["record"]["rules"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", [0, 3])
@pytest.mark.parametrize(
    ("name", "command"),
    [
        (CROWDED, ["replay"]),
        ("mr_jack-1-position.json", ["legal", "--position"]),
        ("mr_jack-1-sight.json", ["deduce", "--sight"]),
    ],
)
def test_rules_that_never_were_are_refused_in_one_sentence(
    gaslamp: Run, tmp_path: Path, name: str, command: list[str], rules: int, lang: str
) -> None:
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(json.loads((HERE / name).read_text()) | {"rules": rules}))
    ran = gaslamp(*command, str(changed), "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert f" {rules} " in ran.err
    assert "1, 2" in ran.err
