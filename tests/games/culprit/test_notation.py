"""What cannot be read is refused with its reason."""

import pytest
from tests.games.culprit.scene import table

from gaslamp.core.data import from_json
from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal, Unreadable
from gaslamp.games.culprit import GAME


@pytest.mark.parametrize(
    ("line", "kind", "reason"),
    [
        ("A: play", Unreadable, "unreadable-action"),
        ("A: play butler", Unreadable, "culprit-no-such-card"),
        ("A: play butler B", Unreadable, "culprit-no-such-card"),
        ("A: suspect Z", Unreadable, "unreadable-seat"),
        ("A: accomplice nobody", Unreadable, "unreadable-seat"),
        ("house: take alibi from Z", Unreadable, "unreadable-seat"),
        ("house: return alibi to me", Unreadable, "unreadable-seat"),
        ("H: play alibi", Unreadable, "unreadable-seat"),
        ("A: play detective H", NotLegal, "not-legal"),
        ("A: play detective A", NotLegal, "not-legal"),
        ("A: play detective", NotLegal, "not-legal"),
        ("A: play alibi B", NotLegal, "not-legal"),
        ("A: trade", NotLegal, "not-legal"),
        ("A: show alibi", NotYourDecision, "not-your-decision"),
        ("B: play culprit", NotYourDecision, "not-your-decision"),
        ("house: show alibi", NotYourDecision, "not-your-decision"),
    ],
)
def test_a_line_that_does_not_belong(line: str, kind: type[Refusal], reason: str) -> None:
    scene = table("detective + alibi", "culprit", "maid")
    kept = scene.position.copy()
    with pytest.raises(kind) as refused:
        scene.do(line)
    assert refused.value.sentence.id == reason
    assert scene.position.same_as(kept)


@pytest.mark.parametrize(
    "action",
    [
        b'{"type":"play","seat":9,"card":"alibi"}',
        b'{"type":"play","seat":0,"card":"alibi","target":40}',
        b'{"type":"suspect","seat":0,"suspect":-1}',
        b'{"type":"wander","seat":0}',
        b'{"type":"give","seat":0}',
    ],
)
def test_an_action_that_is_none(action: bytes) -> None:
    with pytest.raises(Unreadable):
        from_json(action, GAME.action_type)


def test_a_composed_move_is_one_line() -> None:
    scene = table("divining hat + witness", "culprit", "maid + alibi")
    scene.do("A: play divining hat, suspect C, accomplice B, done")
    scene.do("B: play culprit")
    moves = scene.play.record(abandoned=True).moves
    assert moves[0] == "A: play divining hat, suspect C, accomplice B, done"
    assert moves[1] == "B: play culprit"
