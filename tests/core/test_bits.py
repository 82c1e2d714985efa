"""Sets as the bits of a number, and that nobody takes the number for the set."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gaslamp
from gaslamp.core import bits

HOUSE = Path(gaslamp.__file__).parent
SETS = st.sets(st.integers(0, 63))
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
OF_SETS = (ast.BitAnd, ast.BitOr, ast.BitXor)
TAKE_SETS = ("gained", "in_mask", "lowest", "members")


@given(before=SETS, after=SETS)
def test_what_is_gained_is_what_was_not_there(before: set[int], after: set[int]) -> None:
    masks = bits.mask_of(list(before)), bits.mask_of(list(after))
    assert set(bits.members(bits.gained(*masks))) == after - before


def rooms() -> dict[str, list[Path]]:
    """The modules that may mean the same thing by a name: those of a folder."""
    found: dict[str, list[Path]] = {}
    for path in sorted(HOUSE.rglob("*.py")):
        found.setdefault(str(path.parent.relative_to(HOUSE)), []).append(path)
    return found


def name_of(node: ast.expr, function: str = "") -> str | None:
    """`.pile` of `before.pile`, `.hands` of `self.hands[seat]`; a local name with its function."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute):
        agreed = isinstance(node.value, ast.Name) and node.value.id == "options"
        return f"options.{node.attr}" if agreed else f".{node.attr}"
    return f"{function} {node.id}" if isinstance(node, ast.Name) else None


def functions(room: str) -> Iterator[tuple[str, ast.AST]]:
    for path in rooms()[room]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.name}:{node.lineno}", node


def used_as_sets(tree: ast.AST) -> Iterator[ast.expr]:
    """Whatever something is put into, taken out of, asked for a member or counted."""
    for node in ast.walk(tree):
        match node:
            case ast.AugAssign(target, op, _) if isinstance(op, OF_SETS):
                yield target
            case ast.UnaryOp(ast.Invert(), operand):
                yield operand
            case ast.BinOp(ast.BinOp(asked, ast.RShift(), _), ast.BitAnd(), ast.Constant(1)):
                yield asked
            case ast.Call(ast.Attribute(counted, "bit_count"), []):
                yield counted
            case ast.Call(ast.Name(taker), args) if taker in TAKE_SETS:
                yield from args
            case ast.Call(ast.Attribute(ast.Name("bits")), args):
                yield from args


def ordered(tree: ast.AST) -> Iterator[tuple[str, list[ast.expr]]]:
    """What is compared as more or less, and with what."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left, ops, others) if any(isinstance(op, ORDER) for op in ops):
                yield ast.unparse(node), [left, *others]
            case ast.Call(ast.Name("max" | "min"), args):
                yield ast.unparse(node), args


@pytest.mark.parametrize("room", rooms())
def test_a_set_is_never_compared_as_a_number(room: str) -> None:
    """What is a set anywhere in a folder is nowhere in it more or less than something.

    Write `gained(before, after)`, count the members, or shift: `not named >> gem` says that every
    member lies below.
    """
    every = list(functions(room))
    sets = {name_of(node, where) for where, body in every for node in used_as_sets(body)} - {None}
    wrong = [
        f"{where}: {code}"
        for where, body in every
        for code, compared in ordered(body)
        if any(name_of(each, where) in sets for each in compared)
    ]
    assert wrong == []
