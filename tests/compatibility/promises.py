"""What others may rely on, written out flat: a name, a parameter, a field or a value each.

    python -m tests.compatibility.promises

writes `promised.json` anew: at a release, so that what has been added is promised from then on, and
before a version that may take something away (docs/compatibility.md says which may).
"""

import inspect
import json
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import click

import gaslamp
from gaslamp.cli.command import build
from gaslamp.words import speaking

ROOT = Path(__file__).parents[2]
SCHEMAS = ROOT / "docs" / "schemas"
REFERENCE = ROOT / "docs" / "environments.md"
FILE = Path(__file__).parent / "promised.json"
RESEARCH = "research"
MADE_BY_OTHERS = ("batch.Batch", "ranked.RankedBatch", "trees.WholeTree")
"""Classes that others call themselves; what we make may be made of more in the next version."""


class Promise(NamedTuple):
    offered: list[str]
    """What is there for others: none of it may go."""
    demanded: list[str]
    """What others have to give: none may be added."""


def broken(promise: Promise, now: Promise) -> list[str]:
    missing = set(promise.offered) - set(now.offered)
    added = set(now.demanded) - set(promise.demanded)
    # What is new as a whole may demand what it likes of those who use it.
    known = {*promise.offered, *map(_whole, promise.offered)}
    demanded = {each for each in added if _whole(each) in known}
    return sorted(
        [f"gone: {each}" for each in missing] + [f"demanded: {each}" for each in demanded]
    )


def _whole(part: str) -> str:
    """What a parameter, a field or an option belongs to."""
    if part.endswith(")"):
        return part.partition("(")[0]
    return part.rpartition("." if part.startswith(".") else " ")[0]


# The front door


def front_door() -> Promise:
    offered, demanded = set[str](), set[str]()
    for name in gaslamp.__all__:
        _add(offered, demanded, _parts(name, getattr(gaslamp, name)))
    return Promise(sorted(offered), sorted(demanded))


def _add(offered: set[str], demanded: set[str], parts: "Parts") -> None:
    for path, parameter in parts:
        offered.add(path)
        if parameter is not None and parameter.default is parameter.empty:
            demanded.add(path)


Parts = Iterator[tuple[str, inspect.Parameter | None]]


def _parts(name: str, thing: Any) -> Parts:
    """A name, what can be called or read in it, and what that is called with."""
    yield name, None
    if isinstance(thing, ModuleType):
        actions = [each for each in vars(thing).values() if _is_of(each, thing)]
        for action in actions:
            yield from _parts(f"{name}.{action.__name__}", action)
    elif inspect.isclass(thing):
        if _may_be_compiled(thing):
            return  # compiled and uncompiled classes do not show the same of themselves
        for member in sorted(_members(thing)):
            yield from _parts(f"{name}.{member}", inspect.getattr_static(thing, member, None))
    elif inspect.isfunction(thing):
        yield from _given_to(name, thing)


def _given_to(name: str, thing: Any) -> Parts:
    for parameter in inspect.signature(thing).parameters.values():
        if parameter.name != "self" and parameter.kind not in _GATHERING:
            yield f"{name}({parameter.name})", parameter


_GATHERING = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)


def _is_of(thing: Any, module: ModuleType) -> bool:
    return inspect.isclass(thing) and thing.__module__ == module.__name__


def _may_be_compiled(kind: type) -> bool:
    return (ROOT / "src" / kind.__module__.replace(".", "/")).with_suffix(".pxd").exists()


def _members(kind: type) -> set[str]:
    ours = [each for each in kind.__mro__ if each.__module__.startswith("gaslamp.")]
    named = {
        name for each in ours for name in (*vars(each), *vars(each).get("__annotations__", ()))
    }
    return {name for name in named if not name.startswith("_")}


# What researchers use


def research() -> Promise:
    """The names of the reference, and those by which other libraries find our games."""
    offered, demanded = set(_registered()), set[str]()
    for name, thing in _referred_to():
        _add(offered, demanded, _parts(name, thing))
        if name in MADE_BY_OTHERS:
            _add(offered, demanded, _given_to(name, thing))
        if inspect.isclass(thing):
            offered |= {f"{name}.{attribute}" for attribute in _attributes(thing)}
    return Promise(sorted(offered), sorted(demanded))


def _referred_to() -> Iterator[tuple[str, Any]]:
    """What the page has of each module, or of each function that it names alone."""
    page = REFERENCE.read_text(encoding="utf-8")
    for path, but in re.findall(r"automodule:: (\S+)(?:\n +:exclude-members: (.*))?", page):
        module = import_module(path)
        for name, thing in vars(module).items():
            ours = getattr(thing, "__module__", "") == path and not name.startswith("_")
            if ours and name not in but.split(", ") and callable(thing):
                yield f"{path.removeprefix('gaslamp.research.')}.{name}", thing
    for path in re.findall(r"autofunction:: (\S+)", page):
        module, _, name = path.rpartition(".")
        short = path.removeprefix("gaslamp.research.")
        yield short, getattr(import_module(module), name)


def _attributes(kind: type) -> list[str]:
    """What one of it has from the moment that it is made."""
    made = vars(kind).get("__init__")
    source = inspect.getsource(made) if inspect.isfunction(made) else ""
    return re.findall(r"^ +self\.([a-z]\w*)(?:: .*)? = ", source, flags=re.M)


def _registered() -> Iterator[str]:
    gymnasium, pyspiel = import_module("gymnasium"), import_module("pyspiel")
    pettingzoo = import_module("pettingzoo")
    for name in ("pettingzoo", "gymnasium", "openspiel"):
        import_module(f"gaslamp.research.{name}")
    yield from (f"gymnasium {name}" for name in gymnasium.registry if "gaslamp" in name)
    yield from (f"openspiel {name}" for name in pyspiel.registered_names() if "gaslamp" in name)
    for kind in ("aec", "parallel"):
        names = getattr(pettingzoo, f"{kind}_registry")
        yield from (f"pettingzoo {kind} {name}" for name in names if "gaslamp" in name)


# The command


def commands() -> Promise:
    offered, demanded = set[str](), set[str]()
    for command, parameter in _parameters(build(speaking("en")), "gaslamp"):
        written = {f"{command} {name}" for name in parameter.opts}
        offered |= {command} | written
        if parameter.required:
            demanded |= written
    return Promise(sorted(offered), sorted(demanded))


def _parameters(command: click.Command, name: str) -> Iterator[tuple[str, click.Parameter]]:
    for parameter in command.params:
        yield name, parameter
    if isinstance(command, click.Group):
        context = click.Context(command)
        for each in command.list_commands(context):
            below = command.get_command(context, each)
            assert below is not None
            yield from _parameters(below, f"{name} {each}")


# What is written in JSON


def schema(document: Any) -> Promise:
    offered, demanded = set(), set()
    for path, node in _nodes(document, ""):
        for name in node.get("properties", {}):
            offered.add(f"{path}.{name}")
        if isinstance(required := node.get("required"), list):
            demanded |= {f"{path}.{name}" for name in required}
        offered |= {f"{path}={json.dumps(value)}" for value in node.get("enum", ())}
        for tag in (node["const"],) if "const" in node else ():
            offered.add(f"{path}={json.dumps(tag)}")
    return Promise(sorted(offered), sorted(demanded))


def _nodes(node: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object of a schema; which of several it is, or one of a list, says nothing."""
    if isinstance(node, list):
        for each in node:
            yield from _nodes(each, path)
    elif isinstance(node, dict):
        yield path, node
        for key, value in node.items():
            if key in ("properties", "$defs", "schemas", "paths"):
                for name, below in value.items():
                    yield from _nodes(below, f"{path}.{name}")
            elif key not in ("required", "enum", "const", "default", "examples"):
                yield from _nodes(value, path if key in _CHOICES else f"{path}/{key}")


_CHOICES = ("anyOf", "oneOf", "allOf", "items", "additionalProperties", "components")


def asked(document: Any) -> list[Any]:
    """Where a schema of both ways says what clients send; of the others, all is what they write."""
    if "incoming" in document:
        return [document["incoming"]]
    if "paths" in document:
        verbs = [verb for path in document["paths"].values() for verb in path.values()]
        return [verb["requestBody"] for verb in verbs if "requestBody" in verb]
    return [document]


def _named(node: Any) -> set[str]:
    """The definitions that something refers to, by itself."""
    return {
        found.rpartition("/")[2] for found in re.findall(r'"\$ref": "([^"]*)"', json.dumps(node))
    }


def reached(document: Any) -> set[str]:
    """The definitions of what others write."""
    defined = document.get("$defs") or document.get("components", {}).get("schemas", {})
    found, open_ = set[str](), {name for root in asked(document) for name in _named(root)}
    while open_:
        found |= open_
        open_ = {name for each in open_ for name in _named(defined[each])} - found
    return found


def agreed(document: Any) -> Promise:
    promise, written = schema(document), reached(document)
    demanded = [path for path in promise.demanded if path.split(".")[1] in written]
    return promise._replace(demanded=demanded)


def everything() -> dict[str, Promise]:
    files = {path.stem: json.loads(path.read_bytes()) for path in sorted(SCHEMAS.glob("*.json"))}
    found = {name: agreed(document) for name, document in files.items()}
    paths = files["openapi"]["paths"].items()
    offered = sorted(f"{path} {verb}" for path, verbs in paths for verb in verbs)
    found |= {"paths": Promise(offered, [])}
    found |= {"command": commands(), "front door": front_door()}
    return found | ({RESEARCH: research()} if find_spec("pyspiel") else {})


def promised() -> dict[str, Promise]:
    written = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: Promise(**promise) for name, promise in written.items()}


def write() -> None:
    if RESEARCH not in (found := everything()):
        raise SystemExit("the extra `research` is not installed, whose names are promised too")
    plain = {name: promise._asdict() for name, promise in found.items()}
    FILE.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
