"""What `make release` does with what it has built; that it can be built is tested beside this."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from release import INSIDE, ReleaseError, faults, notes

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


def test_every_place_names_the_same_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "citing.md").read_text(encoding="utf-8")
    assert f"version: {gaslamp.__version__}\n" in cited
    assert f"version = {{{gaslamp.__version__}}}" in page
