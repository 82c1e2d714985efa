"""Both verifiers agree with the frozen vectors of the documentation, step by step."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.core.dealing.second import ask, second_opinions

from gaslamp.core.data import from_plain
from gaslamp.core.dealing import commitment, proof
from gaslamp.core.dealing.commitment import Terms
from gaslamp.core.dealing.encoding import canonical, digest, pack
from gaslamp.core.dealing.generator import accepted, draw, raw
from gaslamp.core.dealing.verification import verify
from gaslamp.core.errors import Unreadable
from gaslamp.core.record import Record
from gaslamp.games import game_named

FILE = Path(__file__).parents[3] / "docs" / "fairness-vectors.json"
VECTORS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
DEAL = VECTORS["deal"]
HOUSE, SECRET = bytes.fromhex(DEAL["commitment"]), bytes.fromhex(DEAL["secret"])
OPENING, SEED = bytes.fromhex(DEAL["opening"]), bytes.fromhex(DEAL["seed"])


def in_bytes(fields: list[str]) -> list[bytes]:
    return [bytes.fromhex(field) for field in fields]


def test_packing() -> None:
    for each in VECTORS["pack"]:
        assert pack(*in_bytes(each["fields"])).hex() == each["packed"]
    assert ask({"ask": "pack"} | each for each in VECTORS["pack"]) == [
        each["packed"] for each in VECTORS["pack"]
    ]


def test_canonical_json() -> None:
    for each in VECTORS["canonical"]:
        assert canonical(each["value"]).decode() == each["text"]
    assert ask({"ask": "canonical"} | each for each in VECTORS["canonical"]) == [
        each["text"] for each in VECTORS["canonical"]
    ]


@pytest.mark.parametrize("value", [1.5, 2**53, -(2**53), {"a": [0.5]}])
def test_json_that_has_no_canonical_form(value: Any) -> None:
    with pytest.raises(Unreadable):
        canonical(value)


def test_json_that_is_too_deep() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Unreadable):
        canonical(deep)


def test_hashing() -> None:
    for each in VECTORS["hash"]:
        assert digest(each["kind"], *in_bytes(each["fields"])).hex() == each["hash"]
    assert ask({"ask": "hash"} | each for each in VECTORS["hash"]) == [
        each["hash"] for each in VECTORS["hash"]
    ]


def test_from_the_commitment_to_the_seed() -> None:
    terms = from_plain(DEAL["terms"], Terms)
    nonces = {each["seat"]: bytes.fromhex(each["nonce"]) for each in DEAL["nonces"]}
    assert commitment.house_commitment(terms, bytes.fromhex(DEAL["salt"]), SECRET) == HOUSE
    for each in DEAL["nonces"]:
        made = commitment.nonce_commitment(HOUSE, each["seat"], nonces[each["seat"]])
        assert made.hex() == each["commitment"]
    assert commitment.opening(HOUSE, nonces) == OPENING
    assert commitment.seed(SECRET, OPENING) == SEED


def test_from_the_commitment_to_the_seed_again() -> None:
    questions = [{"ask": step} | DEAL for step in ("commitment", "opening", "seed")]
    seats = [{"ask": "nonce", "house": DEAL["commitment"]} | each for each in DEAL["nonces"]]
    assert ask([*questions, *seats]) == [
        DEAL["commitment"],
        DEAL["opening"],
        DEAL["seed"],
        *(each["commitment"] for each in DEAL["nonces"]),
    ]


def test_the_generator() -> None:
    for each in VECTORS["draws"]:
        assert draw(SEED, each["k"], each["total"]) == (each["number"], each["total"])
        limit, last = accepted(each["total"]), each["attempts"] - 1
        assert raw(SEED, each["k"], last) < limit
        assert all(raw(SEED, each["k"], attempt) >= limit for attempt in range(last))
    questions = ({"ask": "draw", "seed": DEAL["seed"]} | each for each in VECTORS["draws"])
    assert ask(questions) == [each["number"] for each in VECTORS["draws"]]
    assert max(each["attempts"] for each in VECTORS["draws"]) > 1


def test_marks() -> None:
    for each in VECTORS["marks"]:
        assert proof.mark(SECRET, each["line"]) == each["mark"]
    questions = ({"ask": "mark", "secret": DEAL["secret"]} | each for each in VECTORS["marks"])
    assert ask(questions) == [each["mark"] for each in VECTORS["marks"]]


def test_the_seal() -> None:
    each = VECTORS["seal"]
    draws = [(number, total) for number, total in each["draws"]]
    made = proof.seal(OPENING, SECRET, each["moves"], draws, each["outcome"])
    assert made.hex() == each["seal"]
    question = {"ask": "seal", "record": each, "draws": each["draws"]}
    assert ask([question | {"opening": DEAL["opening"], "secret": DEAL["secret"]}]) == [
        each["seal"]
    ]


@cache
def record() -> Record:
    written: Record = from_plain(VECTORS["record"], Record)
    return written


def test_the_record() -> None:
    assert verify(game_named("sleuth"), record())
    [opinion] = second_opinions([VECTORS["record"]])
    assert opinion["holds"]
    assert opinion["hashes"]["opening"] == DEAL["opening"]
    assert len(opinion["unchecked"]) == 3
