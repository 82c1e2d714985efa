"""Table talk, its channels, and not listening."""

import pytest
from tests.contract.cases import Case
from tests.table.sitting import PEOPLE, Sitting, setup_for, sitting, told

from gaslamp.core.errors import NotLegal, NotYourDecision, Refusal
from gaslamp.core.seats import SPECTATOR
from gaslamp.table import mutes, requests
from gaslamp.table.channels import GALLERY, SIDE_TALK, TABLE_TALK, THE_GALLERY
from gaslamp.table.news import Talk
from gaslamp.table.setup import Setup
from gaslamp.table.state import load

ANNA, BERT, CLEO = PEOPLE[:3]
GINA = PEOPLE[6]
SLEUTH = Case("sleuth", 3)


def with_side_talk(case: Case) -> Setup:
    setup = setup_for(case)
    return Setup(setup.game, setup.seats, setup.options, side_talk=True)


def heard(here: Sitting, text: str) -> list[bool]:
    """Who was told something: the gallery first, then the seats."""
    viewers = (SPECTATOR, *range(here.table.seats))
    return [text.encode() in b"".join(told(here.table, viewer)) for viewer in viewers]


def speakers(here: Sitting, viewer: int) -> list[str]:
    lines = here.table.story.lines(viewer, 0, here.table.story.count(viewer))
    return [line.item.speaker for line in lines if isinstance(line.item, Talk)]


def test_talk_has_its_channels() -> None:
    here = Sitting(with_side_talk(SLEUTH)).begin()
    here.append(requests.talk(here.table, ANNA, TABLE_TALK, "it was Bert", "t1"))
    here.append(requests.talk(here.table, GINA, GALLERY, "it was Anna", "t1"))
    here.append(requests.talk(here.table, BERT, SIDE_TALK, "note to self", None))
    assert heard(here, "it was Bert") == [True] * 4
    assert heard(here, "it was Anna") == [True, False, False, False]
    assert heard(here, "note to self") == [False, False, True, False]
    assert requests.talk(here.table, ANNA, TABLE_TALK, "it was Bert", "t1") == []


@pytest.mark.rule("CU-03")
def test_players_talk_at_any_time_and_say_what_they_like() -> None:
    """Before the deal, in and out of turn, and after the end; nothing said changes the game."""
    here = sitting(Case("culprit", 4, {"flash": True}))
    said = 0
    here.append(requests.sit(here.table, ANNA, 0, True, here.random))
    here.append(requests.talk(here.table, ANNA, TABLE_TALK, "lie 0", None))
    here.begin()
    while here.table.outcome is None:
        for seat in range(4):
            before = here.hand.position.copy()
            said += 1
            words = f"lie {said}: I have never seen the culprit"
            here.append(requests.talk(here.table, PEOPLE[seat], TABLE_TALK, words, None))
            assert here.hand.position.same_as(before)
            assert heard(here, words) == [True] * 5
        here.move(here.turn)
    assert said > 10
    here.append(requests.talk(here.table, CLEO, TABLE_TALK, "it was me", None))
    assert heard(here, "it was me") == [True] * 5


@pytest.mark.rule("SY-82")
def test_detectives_confer_before_mister_x_unless_they_have_a_channel() -> None:
    case = Case("scotland_yard", 4)
    here = sitting(case).begin()
    here.append(requests.talk(here.table, BERT, TABLE_TALK, "he must be near 67", None))
    assert heard(here, "he must be near 67") == [True] * 5
    with pytest.raises(NotYourDecision):
        requests.talk(here.table, BERT, SIDE_TALK, "he must be near 89", None)
    apart = Sitting(with_side_talk(case)).begin()
    apart.append(requests.talk(apart.table, BERT, SIDE_TALK, "he must be near 89", None))
    assert heard(apart, "he must be near 89") == [False, False, True, True, True]


def test_talk_out_of_place_is_refused() -> None:
    here = sitting(SLEUTH).begin()
    for who, channel, text in [
        (GINA, TABLE_TALK, "psst"),
        (ANNA, GALLERY, "psst"),
        (ANNA, SIDE_TALK, "psst"),
        (ANNA, TABLE_TALK, ""),
        (ANNA, TABLE_TALK, "x" * 501),
        (ANNA, TABLE_TALK, "two\nlines"),
        (ANNA, "whisper", "psst"),
    ]:
        with pytest.raises(Refusal):
            requests.talk(here.table, who, channel, text, None)


def test_the_host_silences_a_seat_a_spectator_or_the_whole_gallery() -> None:
    here = sitting(SLEUTH).begin()
    here.append(mutes.silence(here.table, ANNA, 1))
    with pytest.raises(NotLegal):
        requests.talk(here.table, BERT, TABLE_TALK, "but …", None)
    here.append(requests.talk(here.table, GINA, GALLERY, "boo", None))
    (gina,) = speakers(here, SPECTATOR)
    with pytest.raises(NotYourDecision):
        mutes.mute(here.table, BERT, gina, True, True)
    here.append(mutes.mute(here.table, ANNA, gina, True, True))
    with pytest.raises(NotLegal):
        requests.talk(here.table, GINA, GALLERY, "boo!", None)
    assert requests.talk(here.table, PEOPLE[7], GALLERY, "let her", None)
    here.append(mutes.mute(here.table, ANNA, THE_GALLERY, True, True))
    with pytest.raises(NotLegal):
        requests.talk(here.table, PEOPLE[7], GALLERY, "let her", None)
    here.append(mutes.mute(here.table, ANNA, THE_GALLERY, False, True))
    here.append(mutes.mute(here.table, ANNA, gina, False, True))
    assert requests.talk(here.table, GINA, GALLERY, "thank you", None)


def test_muting_for_oneself_is_kept_and_nobody_else_is_told() -> None:
    here = sitting(SLEUTH).begin()
    here.append(requests.talk(here.table, BERT, TABLE_TALK, "la la la", None))
    (bert,) = set(speakers(here, 0))
    before = [b"".join(told(here.table, viewer)) for viewer in (-1, 0, 1, 2)]
    here.append(mutes.mute(here.table, CLEO, bert, True, False))
    here.append(mutes.mute(here.table, CLEO, THE_GALLERY, True, False))
    assert mutes.mute(here.table, CLEO, bert, True, False) == []
    assert [b"".join(told(here.table, viewer)) for viewer in (-1, 0, 1, 2)] == before
    again = load(here.list)
    assert again.muted_by(CLEO.person) == {bert, THE_GALLERY}
    assert again.muted_by(ANNA.person) == set()
    here.append(mutes.mute(here.table, CLEO, bert, False, False))
    assert here.table.muted_by(CLEO.person) == {THE_GALLERY}
    assert requests.talk(here.table, BERT, TABLE_TALK, "la la la", None)
    with pytest.raises(NotLegal):
        mutes.mute(here.table, CLEO, "nobody", True, False)


def test_a_speaker_is_the_same_under_another_name_and_another_at_another_table() -> None:
    here = sitting(SLEUTH).begin()
    here.append(requests.talk(here.table, BERT, TABLE_TALK, "I am Bert", None))
    here.append(
        requests.talk(here.table, BERT._replace(name="Anna"), TABLE_TALK, "I am Anna", None)
    )
    here.append(requests.talk(here.table, ANNA, TABLE_TALK, "no", None))
    first, second, third = speakers(here, 2)
    assert first == second != third
    here.table.id = "another"
    assert here.table.speaker(BERT.person) != first
