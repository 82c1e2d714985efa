"""Builds what is published, tries it as a stranger would, and writes what is new in it.

python scripts/release.py [PYTHON ...]

Into `dist/release`: the source package; from that alone, without node, a compiled wheel for this
Python and an uncompiled one for any; and NOTES.md. Each package is installed into an empty
environment that gets the locked dependencies and nothing else, and played from without a network;
the uncompiled one also with the other PYTHONs, which are all that uv finds if none is named. From
the compiled one the extra `research` is installed as well, and its environments are stepped. The
compiled wheel is what takes minutes.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Final
from zipfile import ZipFile

ROOT: Final = Path(__file__).parent.parent
INTO: Final = ROOT / "dist" / "release"
UV: Final = str(Path(sys.executable).parent / "uv")
LOCKED: Final = ROOT / "requirements"
BUILD: Final = ("--build-constraints", str(LOCKED / "build.txt"), "--require-hashes")
SYSTEM: Final = "/usr/bin:/bin"
"""Where compilers are. The node that builds the client is in this project's own environment."""
HOMES: Final = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
KEPT: Final = ("HOME", "PIP_", "SSL_", "UV_")
"""How this machine gets its packages."""
NOTHING: Final = MappingProxyType[str, str]({})
PURE: Final = {"GASLAMP_PURE": "1"}

INSIDE: Final = (
    "gaslamp/__init__.py",
    "gaslamp/py.typed",
    "gaslamp/server/client/index.html",
    "gaslamp/server/client/manifest.webmanifest",
    "gaslamp/store/migrations/",
    "gaslamp/games/scotland_yard/map/stations.csv",
    *(
        f"gaslamp/words/{lang}/{game}.ftl"
        for lang in ("en", "fr")
        for game in ("sleuth", "culprit")
    ),
)
"""What nobody can do without, and a mistake in a pattern would leave out."""
OUTSIDE: Final = re.compile(r"(^|/)(tests|bench|node_modules|__pycache__)/|\.(pyc|map)$")
CHOICES: Final = "1\n" * 500
"""Enough to play a round of The Culprit by always taking the first that is offered."""
OLDEST: Final = (3, 11)
TRYING: Final = "--try"
"""How this script calls itself where there is no network."""
ALONE: Final = """
import fcntl, os, socket, struct, sys
SET_FLAGS, UP_AND_RUNNING = 0x8914, 0x41
with socket.socket() as asked:
    fcntl.ioctl(asked, SET_FLAGS, struct.pack("16sh14x", b"lo", UP_AND_RUNNING))
os.execv(sys.argv[1], sys.argv[1:])
"""
"""In a new network there is nothing, and even the machine's own address has to be switched on."""
STEPPED: Final = """
import gymnasium, numpy, pettingzoo, pyspiel
import gaslamp.research.gymnasium, gaslamp.research.openspiel, gaslamp.research.pettingzoo
from gaslamp.research.batch import Batch

env = pettingzoo.make("aec", "gaslamp/mr_jack-v1", render_mode="rgb_array")
env.reset(seed=1)
for agent in env.agent_iter():
    seen, _, over, cut, _ = env.last()
    env.step(None if over or cut else int(seen["action_mask"].argmax()))
seen, _ = gymnasium.make("gaslamp/sleuth-v1", opponents="novice").reset(seed=1)
state = pyspiel.load_game("gaslamp_scotland_yard").new_initial_state()
state.apply_action(state.legal_actions()[0])
batch = Batch("culprit", 64, seed=1)
for _ in range(100):
    batch.step(batch.random())
print(env.render().shape, seen["observation"].shape, batch.observations.shape)
"""


class ReleaseError(Exception):
    """What is built must not be published."""


def run(
    *command: str | Path,
    home: Path | None = None,
    said: str | None = None,
    also: Mapping[str, str] = NOTHING,
) -> str:
    """With nothing of this project in reach, and in `home` as somebody who has just come."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(KEPT)}
    mine = {} if home is None else dict.fromkeys(HOMES, str(home))
    done = subprocess.run(
        command,
        cwd=home or ROOT,
        env={**kept, "PATH": SYSTEM, "LC_ALL": "C.UTF-8", **mine, **also},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ReleaseError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


# Building


def build(*what: str | Path, also: Mapping[str, str] = NOTHING) -> Path:
    before = set(INTO.iterdir())
    run(UV, "build", "--python", sys.executable, *BUILD, "--out-dir", INTO, *what, also=also)
    [made] = {path for path in INTO.iterdir() if path.name != ".gitignore"} - before
    print(f"built      {made.name}, {made.stat().st_size // 1024} kB", flush=True)
    return made


# Looking inside


def names(package: Path) -> list[str]:
    """What is in it, as it is called once installed."""
    if package.suffix == ".whl":
        return ZipFile(package).namelist()
    with tarfile.open(package) as archive:
        inside = [member.name.partition("/")[2] for member in archive.getmembers()]
    return [name.removeprefix("src/") for name in inside]


def faults(package: Path) -> list[str]:
    found = names(package)
    missing = [each for each in INSIDE if not any(name.startswith(each) for name in found)]
    strange = [name for name in found if OUTSIDE.search(name)]
    compiled = any(name.endswith((".so", ".pyd")) for name in found)
    odd = [] if compiled == is_compiled(package) else ["what it is compiled for"]
    return [
        *(f"missing: {each}" for each in missing),
        *(f"strange: {each}" for each in strange),
        *odd,
    ]


def is_compiled(package: Path) -> bool:
    return package.suffix == ".whl" and not package.stem.endswith("none-any")


def inspect(package: Path) -> None:
    run(sys.executable, "-m", "twine", "check", "--strict", package)
    if found := faults(package):
        raise ReleaseError(f"{package.name}: {'; '.join(found)}")
    print(f"inspected  {package.name}", flush=True)


# Trying it


def cut_off() -> list[str]:
    """How a command begins that has this machine and no network; nothing where that cannot be."""
    lonely = ["unshare", "-rn", sys.executable, "-c", ALONE]
    try:
        run(*lonely, sys.executable, "-c", "")
    except (OSError, ReleaseError):
        return []
    return lonely


def empty(python: str, folder: Path) -> tuple[str, ...]:
    """An environment with nothing in it, as uv wants to hear of it."""
    run(UV, "venv", "--quiet", "--python", python, folder / "venv")
    return ("--quiet", "--python", str(folder / "venv"))


def install(package: Path, python: str, folder: Path) -> Path:
    """The package with its locked dependencies; where a source package is built, uncompiled."""
    into = empty(python, folder)
    run(UV, "pip", "install", *into, "--require-hashes", "-r", LOCKED / "runtime.txt")
    build = ("--build-constraints", LOCKED / "build.txt")
    run(UV, "pip", "install", *into, "--no-deps", "--no-cache", *build, package, also=PURE)
    return folder / "venv" / "bin" / "gaslamp"


def serve(gaslamp: Path, folder: Path) -> None:
    """A house opens, is well, and has the page that people play on."""
    command = [str(gaslamp), "serve", "--port", "0", "--database", f"sqlite:///{folder}/house.db"]
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True
        ) as house,
    ):
        try:
            assert house.stdout is not None
            address = re.findall(r"http://\S+", house.stdout.readline())[0].rstrip("/")
            for path, expected in (("/healthz", b"ok"), ("/", b"<script")):
                answer = urllib.request.urlopen(address + path, timeout=60).read()
                if expected not in answer:
                    raise ReleaseError(f"{path} answers {answer[:200]!r}")
        finally:
            house.terminate()


def play(gaslamp: Path, folder: Path, compiled: bool) -> None:
    for game in ("sleuth", "mr_jack", "scotland_yard", "culprit"):
        told = run(gaslamp, "simulate", game, "--games", "2", "--seed", "1", "--json", home=folder)
        if json.loads(told)["compiled"] != compiled:
            raise ReleaseError(f"{game} is not compiled as it should be: {told}")
    alone = ("culprit", "--seats", "3", "--variant", "flash", "--level", "novice", "--pace", "0")
    run(gaslamp, "play", *alone, home=folder, said=CHOICES)
    [record] = folder.rglob("records/*.json")
    run(gaslamp, "verify", record, home=folder)
    run(gaslamp, "deduce", record, "--seat", "A", home=folder)


def attempt(package: Path, python: str = sys.executable) -> None:
    lonely = cut_off()
    with TemporaryDirectory() as name:
        folder = Path(name)
        gaslamp = install(package, python, folder)
        version = run(gaslamp, "--version", home=folder).split()[-1]
        if version not in package.name:
            raise ReleaseError(f"{package.name} says that it is {version}")
        compiled = str(is_compiled(package))
        run(*lonely, sys.executable, __file__, TRYING, gaslamp, folder, compiled)
    where = "without a network" if lonely else "with a network, which cannot be cut here"
    print(f"played     {package.name} with {_version_of(python)}, {where}", flush=True)


def try_out(gaslamp: Path, folder: Path, compiled: bool) -> None:
    """What is done where there is no network."""
    play(gaslamp, folder, compiled)
    serve(gaslamp, folder)


def step(package: Path) -> None:
    """The extra, by what the package says that it needs, in an environment of its own."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        into = empty(sys.executable, folder)
        locked = [f"--constraints={LOCKED / each}.txt" for each in ("runtime", "research")]
        wanted = f"gaslamp[research] @ {package.as_uri()}"
        run(UV, "pip", "install", *into, *locked, wanted)
        told = run(*cut_off(), folder / "venv" / "bin" / "python", "-c", STEPPED, home=folder)
    print(f"stepped    {package.name} with the extra research: {told.strip()}", flush=True)


def others(found: str) -> list[str]:
    """Of the Pythons that uv has found, one for each version that is not this one."""
    paths: dict[tuple[int, int], str] = {}
    for each in json.loads(found):
        version = (each["version_parts"]["major"], each["version_parts"]["minor"])
        usual = (each["implementation"], each["variant"]) == ("cpython", "default")
        if usual and version >= OLDEST and version != sys.version_info[:2]:
            paths.setdefault(version, each["path"])
    return [paths[version] for version in sorted(paths)]


def installed() -> str:
    asked = ("python", "list", "--only-installed", "--output-format", "json")
    return run(UV, *asked, also={"PATH": os.environ["PATH"]})


def _version_of(python: str) -> str:
    return run(python, "-c", "import platform; print(platform.python_version())").strip()


# Saying what is new


def notes(changes: str, version: str) -> str:
    """The section of a version, without its heading."""
    found = re.search(
        rf"^## {re.escape(version)}(?:,[^\n]*)?\n(.*?)(?=^## |\Z)", changes, re.S | re.M
    )
    if found is None:
        raise ReleaseError(f"CHANGELOG.md has no section for {version}")
    return f"# Gaslamp {version}\n\n{found[1].strip()}\n"


def elsewhere() -> list[str]:
    """The wheels that `cibuildwheel` would build where there are such systems."""
    asked = ("--print-build-identifiers", "--platform")
    told = [run(sys.executable, "-m", "cibuildwheel", *asked, on) for on in ("linux", "macos")]
    return "".join(told).split()


def release(pythons: list[str]) -> None:
    shutil.rmtree(INTO, ignore_errors=True)
    INTO.mkdir(parents=True)
    source = build("--sdist")
    anywhere = build("--wheel", source, also=PURE)
    compiled = build("--wheel", source)
    for package in (source, anywhere, compiled):
        inspect(package)
        attempt(package)
    step(compiled)
    for python in pythons or others(installed()):
        attempt(anywhere, python)
    version = source.name.removeprefix("gaslamp-").removesuffix(".tar.gz")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (INTO / "NOTES.md").write_text(notes(changes, version), encoding="utf-8")
    print(f"to build   {len(elsewhere())} wheels with cibuildwheel, on their own systems")
    print(f"written    {INTO.relative_to(ROOT) / 'NOTES.md'}")


if __name__ == "__main__":
    try:
        if TRYING in sys.argv:
            try_out(Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4] == str(True))
        else:
            release(sys.argv[1:])
    except ReleaseError as error:
        sys.exit(str(error))
