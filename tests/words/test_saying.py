"""How sentences are said: names, lists, numbers, gems, and text from outside."""

import pytest
from fluent.runtime.errors import FluentReferenceError

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games.sleuth import events, text
from gaslamp.games.sleuth.cards import GEM_TEXT, QUESTION_TEXT
from gaslamp.games.sleuth.codes import End
from gaslamp.words import LANGUAGES, Words, choose_language

EN, FR = (Words(lang) for lang in ("en", "fr"))
NAMES = ["Ada", "Ben", "Cleo"]


def in_french(gem: str) -> str:
    return FR.say(text.gem(gem))


@pytest.mark.parametrize(
    ("gem", "french"),
    [
        ("red diamond solitaire", "le diamant rouge solitaire"),
        ("blue diamond solitaire", "le diamant bleu solitaire"),
        ("green pearl solitaire", "la perle verte solitaire"),
        ("blue opal solitaire", "l’opale bleue solitaire"),
        ("green diamond pair", "la paire de diamants verts"),
        ("blue pearl pair", "la paire de perles bleues"),
        ("yellow opal pair", "la paire d’opales jaunes"),
        ("blue diamond cluster", "le groupe de diamants bleus"),
        ("red pearl cluster", "le groupe de perles rouges"),
        ("green opal cluster", "le groupe d’opales vertes"),
    ],
)
def test_gems_agree_in_french(gem: str, french: str) -> None:
    assert in_french(gem) == french


@pytest.mark.parametrize(
    ("question", "french", "english"),
    [
        ("pearl", "perles", "pearls"),
        ("pair", "paires", "pairs"),
        ("green", "joyaux verts", "green gems"),
        ("blue opal", "opales bleues", "blue opals"),
        ("blue diamond", "diamants bleus", "blue diamonds"),
        ("green pair", "paires vertes", "green pairs"),
        ("green cluster", "groupes verts", "green clusters"),
        ("opal cluster", "groupes d’opales", "opal clusters"),
        ("diamond solitaire", "diamants solitaires", "diamond solitaires"),
    ],
)
def test_questions_are_in_the_plural(question: str, french: str, english: str) -> None:
    assert FR.say(text.question(question)) == french
    assert EN.say(text.question(question)) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_gems_or_questions_are_called_alike(lang: str) -> None:
    words = Words(lang)
    assert len({words.say(text.gem(gem)) for gem in GEM_TEXT}) == len(GEM_TEXT)
    assert len({words.say(text.question(each)) for each in QUESTION_TEXT}) == len(QUESTION_TEXT)


def test_lists_end_with_and() -> None:
    seats = [text.seat(number) for number in range(3)]
    winners = [say("sleuth-ended-places-filled", winners=tuple(seats[:n])) for n in (1, 2, 3)]
    said = [EN.say(each, NAMES.__getitem__) for each in winners]
    assert [each.split(": ")[1] for each in said] == ["Ada.", "Ada and Ben.", "Ada, Ben and Cleo."]
    assert "Ada, Ben et Cleo" in FR.say(winners[2], NAMES.__getitem__)


def test_bound_words_know_the_names() -> None:
    bound = EN.bound(NAMES.__getitem__)
    assert bound.say(text.seat(1)) == "Ben"
    assert EN.say(text.seat(1)) == "2"


def test_a_number_of_zero_one_or_more_is_said_rightly() -> None:
    def answer(words: Words, number: int) -> str:
        about = text.question("red")
        asked = {"asker": text.seat(0), "opponent": text.seat(1), "question": about}
        sentence = say("sleuth-answered", me="asker", final="no", number=number, **asked)
        return words.say(sentence, NAMES.__getitem__)

    assert answer(EN, 0) == "You ask Ben about red gems: Ben has none."
    assert answer(EN, 1) == "You ask Ben about red gems: Ben has one."
    assert answer(FR, 0) == "Vous interrogez Ben sur les joyaux rouges\u00a0: Ben n’en a pas."
    assert answer(FR, 4) == "Vous interrogez Ben sur les joyaux rouges\u00a0: Ben en a 4."


def test_text_from_outside_stays_one_harmless_line() -> None:
    said = EN("unreadable-action", text="a\nb\x1b[31m" + "x" * 1000)
    assert "\n" not in said
    assert "\x1b" not in said
    assert len(said) < 200


def test_a_number_from_outside_may_be_of_any_size() -> None:
    assert "10^" in EN("unreadable-format", format=10**5000, known=1)


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(FluentReferenceError):
        EN("unreadable-action")


@pytest.mark.parametrize(
    ("explicit", "environ", "lang"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        (None, {"LANG": "en_GB", "LC_MESSAGES": "fr_CA"}, "fr"),
        (None, {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language(explicit: str | None, environ: dict[str, str], lang: str) -> None:
    assert choose_language(explicit, environ) == lang


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(Unreadable):
        choose_language("de", {})


@pytest.mark.parametrize("end", End)
def test_every_end_of_sleuth_is_told(end: End) -> None:
    sentence = text.tell(events.Ended(end.name.lower(), [1]), 0)
    assert sentence is not None
    said = {words.say(sentence, NAMES.__getitem__) for words in (EN, FR)}
    assert len(said) == 2


def test_a_sentence_and_a_refusal_print_as_what_they_say() -> None:
    sentence = say("unreadable-line", line="x")
    spoken = "“x” does not say who moves: a line begins with a seat, a colon and a space."
    assert str(sentence) == str(Unreadable(sentence)) == f"{sentence}" == spoken
    assert repr(sentence) == "Sentence(id='unreadable-line', words={'line': 'x'})"


def test_what_cannot_be_said_is_shown_as_it_is() -> None:
    for wrong in (say("no-such-message"), say("unreadable-line"), say("seat", seat="x")):
        assert str(wrong) == repr(wrong)
