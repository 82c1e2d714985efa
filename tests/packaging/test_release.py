"""What `make release` does with what it has built; that it can be built is tested beside this."""

import json
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import release
from release import INSIDE, STEPPED, ReleaseError, cut_off, faults, notes, others, run

import gaslamp

ROOT = Path(__file__).parents[2]
CHANGES = """# Changes

## 0.3.0, not yet released

- To come.

## 0.2.0, 2027-01-01

- **New.** Something
  on two lines.
- More.

## 0.1.0
- First.
"""


def test_notes_are_the_section_of_the_version() -> None:
    told = "# Gaslamp 0.2.0\n\n- **New.** Something\n  on two lines.\n- More.\n"
    assert notes(CHANGES, "0.2.0") == told
    assert notes(CHANGES, "0.1.0") == "# Gaslamp 0.1.0\n\n- First.\n"


@pytest.mark.parametrize("version", ["0.2", "0.4.0", "0.2x0"])
def test_a_version_that_nobody_has_described_is_not_released(version: str) -> None:
    with pytest.raises(ReleaseError, match="no section for"):
        notes(CHANGES, version)


def test_this_version_has_notes() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert len(notes(changes, gaslamp.__version__)) > 1000


def package(path: Path, names: list[str]) -> Path:
    with ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, "")
    return path


def whole() -> list[str]:
    return [name + "x.sql" if name.endswith("/") else name for name in INSIDE]


def test_a_whole_package_has_no_faults(tmp_path: Path) -> None:
    assert not faults(package(tmp_path / "gaslamp-1-py3-none-any.whl", whole()))


def test_what_is_missing_or_does_not_belong_is_named(tmp_path: Path) -> None:
    page, *others = sorted(whole(), key=lambda name: "index.html" not in name)
    made = package(tmp_path / "gaslamp-1-py3-none-any.whl", [*others, "tests/test_it.py"])
    assert faults(made) == [f"missing: {page}", "strange: tests/test_it.py"]


def test_a_wheel_for_one_system_is_compiled_and_one_for_all_is_not(tmp_path: Path) -> None:
    said = ["what it is compiled for"]
    assert faults(package(tmp_path / "gaslamp-1-cp311-cp311-linux_x86_64.whl", whole())) == said
    built = [*whole(), "gaslamp/core/position.so"]
    assert faults(package(tmp_path / "gaslamp-1-py3-none-any.whl", built)) == said


@pytest.mark.slow
def test_the_wheel_that_make_built_is_whole() -> None:
    [wheel] = (ROOT / "dist").glob("*.whl")
    assert not faults(wheel)


NETWORK = """
import socket
house = socket.create_server(("127.0.0.1", 0))
socket.create_connection(house.getsockname())
print([name for _, name in socket.if_nameindex()])
"""


def test_what_is_tried_has_its_own_machine_and_no_network() -> None:
    if not (lonely := cut_off()):
        pytest.skip("this system lets nobody have a network of their own")
    assert run(*lonely, sys.executable, "-c", NETWORK) == "['lo']\n"


def test_where_the_network_cannot_be_cut_it_is_tried_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(release, "SYSTEM", str(tmp_path))
    assert cut_off() == []


def python(version: str, path: str, **other: str) -> dict[str, Any]:
    major, minor, patch = map(int, version.split("."))
    parts = {"major": major, "minor": minor, "patch": patch}
    usual = {"implementation": "cpython", "variant": "default"}
    return usual | {"version_parts": parts, "path": path} | other


def test_other_pythons_are_those_that_are_there_one_of_each_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 11, 9, "final", 0))
    found = [
        python("3.13.2", "/a/python3.13"),
        python("3.13.0", "/b/python3.13"),
        python("3.13.2", "/a/python3.13t", variant="freethreaded"),
        python("3.12.1", "/a/pypy", implementation="pypy"),
        python("3.12.1", "/a/python3.12"),
        python("3.11.2", "/a/python3.11"),
        python("3.10.9", "/a/python3.10"),
    ]
    assert others(json.dumps(found)) == ["/a/python3.12", "/a/python3.13"]


def test_the_pythons_that_uv_names_are_there() -> None:
    assert all(Path(path).exists() for path in others(release.installed()))


def test_environments_can_be_stepped_as_a_release_does() -> None:
    pytest.importorskip("pyspiel", reason="the extra `research` is not installed")
    exec(STEPPED, {})


def test_every_place_names_the_same_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "citing.md").read_text(encoding="utf-8")
    assert f"version: {gaslamp.__version__}\n" in cited
    assert f"version = {{{gaslamp.__version__}}}" in page


def test_a_citation_has_a_day_when_there_has_been_a_release() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "citing.md").read_text(encoding="utf-8")
    coming = f"## {gaslamp.__version__}, not yet released\n" in changes
    assert coming == (f"{gaslamp.__version__} is not released yet" in page)
    assert coming == ("\ndate-released: " not in cited)
