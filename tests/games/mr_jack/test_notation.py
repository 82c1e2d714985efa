import pytest
from tests.games.mr_jack.table import INVESTIGATOR, JACK, activated, play, stand

from gaslamp.core.data import from_json, to_json
from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal, Unreadable
from gaslamp.core.numbering import seat_of
from gaslamp.core.record import write_lines
from gaslamp.core.seats import CHANCE
from gaslamp.games.mr_jack import GAME, actions
from gaslamp.games.mr_jack.actions import Move, Whistle
from gaslamp.games.mr_jack.notation import way
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJackPosition

GAME_SO_FAR = [
    "house: jack Smith",
    "house: card Goodley, card Holmes, card Gull, card Lestrade",
    "Investigator: Goodley, m10-l10, whistle Bert i8-i9-j10, whistle Watson a3-b3, lantern S",
    "Jack: Gull, exchange Watson, lantern N",
    "Jack: Lestrade, cordon SW-NW, e5-e6",
    "Investigator: Holmes, g5-g6",
    "house: alibi Investigator Stealthy",
    "Jack: Smith, lamp f5-f9, g8-g7",
    "Investigator: Bert, j10-k9, cover c2-a5",
    "Investigator: Stealthy, i4-l7",
]


def test_a_record_reads_like_a_score() -> None:
    position = GAME.start(2, MrJackOptions())
    done: list[int] = []
    for line in GAME_SO_FAR:
        seat, _, parts = line.partition(": ")
        for part in parts.split(", "):
            action = GAME.read(part, GAME.seat_named(seat, 2), position)
            assert action in position.legal(seat_of(action))
            done.append(action)
            position.apply(action)
    assert write_lines(GAME, GAME.start(2, MrJackOptions()), done) == GAME_SO_FAR


@pytest.mark.parametrize(
    ("part", "error", "message"),
    [
        ("", Unreadable, "unreadable-action"),
        ("e9", Unreadable, "mr-jack-no-such-character"),
        ("e9-", Unreadable, "unreadable-action"),
        ("e9-z9", Unreadable, "mr-jack-no-such-cell"),
        ("z9-e9", Unreadable, "mr-jack-no-such-cell"),
        ("e8-e7", Unreadable, "mr-jack-not-there"),
        ("e9-m12", NotLegal, "not-legal"),
        ("e9-b8", NotLegal, "not-legal"),
        ("accuse Moriarty", Unreadable, "mr-jack-no-such-character"),
        ("accuse Smith", NotLegal, "not-legal"),
        ("exchange Gull", NotLegal, "not-legal"),
        ("exit north", Unreadable, "mr-jack-no-such-exit"),
        ("exit NW", NotLegal, "not-legal"),
        ("lantern up", Unreadable, "mr-jack-no-such-direction"),
        ("lantern N", NotLegal, "not-legal"),
        ("lamp a1-f9", Unreadable, "mr-jack-no-such-lamp"),
        ("lamp f5-f9", NotLegal, "not-legal"),
        ("cover a1-a5", Unreadable, "mr-jack-no-such-manhole"),
        ("cover c2-a5", NotLegal, "not-legal"),
        ("cordon NW-N", Unreadable, "mr-jack-no-such-exit"),
        ("cordon SW-NW", NotLegal, "not-legal"),
        ("whistle Bert i8", Unreadable, "unreadable-action"),
        ("whistle Bert i8-i7-i6-i5-i4", Unreadable, "unreadable-action"),
        ("whistle Bert i7-i8", Unreadable, "mr-jack-not-there"),
        ("whistle Bert i8-j9", Unreadable, "mr-jack-no-way"),
        ("whistle Bert i8-j8", NotLegal, "not-legal"),
        ("stay", NotLegal, "not-legal"),
        ("Gull", NotLegal, "not-legal"),
        ("jack Smith", NotLegal, "not-legal"),
        ("alibi Smith Bert", Unreadable, "unreadable-seat"),
    ],
)
def test_what_cannot_be_played_is_refused(part: str, error: type[Refusal], message: str) -> None:
    position = activated("Gull", JACK)
    kept = position.copy()
    with pytest.raises((error, NotYourDecision)) as refused:
        play(position, f"Jack: {part}")
    if not isinstance(refused.value, NotYourDecision):
        assert refused.value.sentence.id == message
    assert position.same_as(kept)


def test_moves_outside_an_activation_are_refused() -> None:
    for part in ("e9-e8", "whistle Bert i8-j8", "stay", "accuse Bert"):
        with pytest.raises(NotLegal):
            play(stand(), f"Investigator: {part}")


def test_a_way_is_as_long_as_its_points_and_the_first_there_is() -> None:
    assert way("i8", 1, "j8") == ("i8", "j8")
    assert way("i8", 2, "j8") == ("i8", "i7", "j8")
    assert way("i8", 3, "m12") == ("i8", "m12")
    assert way("b8", 1, "b7") == ("b8", "b7")


def test_typed_actions_are_checked() -> None:
    for text in (
        '{"type":"whistle","seat":0,"character":"Bert","points":4,"to":"j8"}',
        '{"type":"move","seat":2,"to":"j8"}',
        '{"type":"move","seat":0}',
        '{"type":"fly","seat":0}',
    ):
        with pytest.raises(Unreadable):
            from_json(text.encode(), actions.Action)
    assert from_json(to_json(Move(1, "j8")), actions.Action) == Move(1, "j8")
    with pytest.raises(Unreadable):
        GAME.from_typed("j8")
    assert repr(Whistle(1, "Bert", 2, "j8")) == (
        "Whistle(seat=1, character='Bert', points=2, to='j8')"
    )


def test_one_line_an_activation_and_one_for_the_four_cards() -> None:
    def joined(position: MrJackPosition) -> set[bool]:
        seat = next(i for i in (JACK, INVESTIGATOR, CHANCE) if position.awaited >> i & 1)
        return {GAME.continues(action, position) for action in position.legal(seat)}

    position = GAME.start(2, MrJackOptions())
    assert joined(position) == {False}
    position = play(position, "house: jack Smith")
    assert joined(position) == {False}
    position = play(position, "house: card Holmes")
    assert joined(position) == {True}
    position = play(position, "house: card Gull, card Bert, card Smith")
    assert joined(position) == {False}
    position = play(position, "Investigator: Holmes")
    assert joined(position) == {True}
    assert joined(play(position, "Investigator: g5-g6")) == {False}
