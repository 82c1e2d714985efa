"""The wheel that `make` built, and the one a machine without a C compiler would build."""

import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from release import faults

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
LOCKED = ROOT / "requirements"

pytestmark = pytest.mark.slow


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        command, env=os.environ | environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def built_wheel(folder: Path) -> Path:
    [wheel] = folder.glob("*.whl")
    return wheel


def modules(wheel: Path, suffix: str) -> set[str]:
    names = (Path(name) for name in ZipFile(wheel).namelist())
    return {str(name.parent / name.name.split(".")[0]) for name in names if name.suffix == suffix}


def build(folder: Path, **environment: str) -> Path:
    constraints = ("--build-constraints", LOCKED / "build.txt", "--require-hashes")
    run(BIN / "uv", "build", "--wheel", "--out-dir", folder, *constraints, **environment)
    return built_wheel(folder)


def install(wheel: Path, folder: Path) -> Path:
    run(BIN / "uv", "venv", "--python", sys.executable, folder)
    into = ("--python", folder, "--quiet")
    run(BIN / "uv", "pip", "install", *into, "--require-hashes", "-r", LOCKED / "runtime.txt")
    run(BIN / "uv", "pip", "install", *into, "--no-deps", wheel)
    return folder / "bin"


def test_every_module_with_types_is_compiled() -> None:
    wheel = built_wheel(ROOT / "dist")
    typed = {name for name in modules(wheel, ".pxd") if Path(name).name != "__init__"}
    source = ROOT / "src"
    typed |= {str(path.relative_to(source).with_suffix("")) for path in source.rglob("*.pyx")}
    assert modules(wheel, ".so") == typed & modules(wheel, ".py")


def test_the_wheel_runs_without_being_installed() -> None:
    wheel = built_wheel(ROOT / "dist")
    locked = ("--constraints", LOCKED / "runtime.txt")
    assert "sleuth" in run(BIN / "uvx", "--isolated", *locked, "--from", wheel, "gaslamp", "games")


def test_without_a_compiler_everything_works_uncompiled(tmp_path: Path) -> None:
    nothing = tmp_path / "empty"
    nothing.mkdir()
    wheel = build(tmp_path / "dist", CC="/bin/false", PATH=str(nothing))
    assert not modules(wheel, ".so")
    gaslamp = install(wheel, tmp_path / "venv") / "gaslamp"
    report = run(gaslamp, "simulate", "sleuth", "--games", "2", "--seed", "1", "--json")
    assert json.loads(report)["compiled"] is False


def test_gaslamp_pure_leaves_the_compiler_alone_and_the_source_package_needs_no_node(
    tmp_path: Path,
) -> None:
    """The wheel is built from the source package, with nothing else in reach."""
    constraints = ("--build-constraints", LOCKED / "build.txt", "--require-hashes")
    apart: dict[str, str] = {"GASLAMP_PURE": "1", "PATH": str(tmp_path)}
    run(
        BIN / "uv",
        "build",
        "--python",
        sys.executable,
        "--out-dir",
        tmp_path,
        *constraints,
        **apart,
    )
    wheel = built_wheel(tmp_path)
    assert not modules(wheel, ".so")
    assert wheel.name.endswith("-none-any.whl")
    [source] = tmp_path.glob("*.tar.gz")
    assert not [fault for package in (wheel, source) for fault in faults(package)]
