"""Names and talk: what is written in any script stays, what cannot be seen goes."""

import json
from collections.abc import Callable
from unicodedata import bidirectional, category, normalize

import pytest
from hypothesis import example, given
from hypothesis.strategies import SearchStrategy, characters, lists, sampled_from, text
from precis_i18n.unicode import UnicodeData

from gaslamp.core import spelling
from gaslamp.core.errors import Unreadable
from gaslamp.core.spelling import account_name, line_of_talk, nickname, signs
from gaslamp.words import LANGUAGES, Words

STEERING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
WRITTEN = {
    "French": "Bonjour\u00a0! Ça va\u202f? Œuf, naïf, «\u00a0élan\u00a0»",
    "Persian": "می‌خواهم بازی کنم",
    "Hindi": "क्‍ष नमस्ते, क्या हाल है?",
    "Malayalam": "നന്ദി, അവന്‍",
    "Sinhala": "ශ්‍රී ලංකා",
    "Thai": "สวัสดีครับ น้ำ",
    "Arabic": "مرحبا يا أصدقاء",
    "pointed Hebrew": "בְּרֵאשִׁ֖ית",
    "Vietnamese": "Nguyễn Thị Ngọc",
    "Japanese": "こんにちは、元気？",
    "Korean": "안녕하세요",
    "Burmese": "မင်္ဂလာပါ ကျွန်ုပ်",
    "Tibetan": "བཀྲ་ཤིས་བདེ་ལེགས",
    "a family": "👨‍👩‍👧‍👦",
    "a couple": "👩🏽‍❤️‍💋‍👨🏻",
    "a rainbow": "🏳️‍🌈",
    "a pirate": "🏴‍☠️",
    "a flag": "🇫🇷🇮🇷",
    "Scotland": "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "keycaps": "1️⃣ #️⃣",
    "skin": "👍🏽",
    "a nod": "🙂‍↕️",
    "a heart": "I ❤️ it, ℹ️ ‼️ ™️",
    "an emoji of tomorrow": "\U0001fae9",
    "mathematics": "½ + ¼ ≤ 𝕳",
}
NAMES = {name: text for name, text in WRITTEN.items() if len(text) <= 25 and "\u00a0" not in text}
SIGNS = {"a family": 1, "a couple": 1, "a rainbow": 1, "a flag": 2, "Scotland": 1, "skin": 1}
STACK = "a" + "\u0316\u0317" * 20


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN.keys())
def test_talk_is_said_as_it_was_written(written: str) -> None:
    assert line_of_talk(written) == normalize("NFC", written)


@pytest.mark.parametrize("written", NAMES.values(), ids=NAMES.keys())
def test_a_name_is_shown_as_it_was_written(written: str) -> None:
    assert nickname(written) == normalize("NFC", written)


@pytest.mark.parametrize("kind", SIGNS)
def test_a_reader_counts_signs(kind: str) -> None:
    assert signs(WRITTEN[kind]) == SIGNS[kind]


LEFT_OUT = {
    "an override": ("\u202ekcaJ rM", "kcaJ rM"),
    "isolates": ("\u2066Anna\u2069", "Anna"),
    "marks of direction": ("Anna\u200f\u061c", "Anna"),
    "no width": ("An\u200bna\ufeff\u2060", "Anna"),
    "a joiner that joins nothing": ("An\u200dna", "Anna"),
    "a non-joiner among Latin letters": ("An\u200cna", "Anna"),
    "soft hyphens": ("An\u00adna", "Anna"),
    "hidden letters": ("Anna" + "".join(chr(0xE0000 + ord(each)) for each in "evil"), "Anna"),
    "hidden letters behind a flag": ("🏴" + chr(0xE0061) * 5 + chr(0xE007F), "🏴"),
    "selectors": ("Anna\ufe0f\ufe0f\ufe00\U000e0100", "Anna"),
    "a filler": ("Anna\u3164", "Anna"),
    "spaces of all kinds": ("\u2003Anna\u3000\u2009 \u00a0Berta\u2800", "Anna Berta"),
    "a decomposed letter": ("Ire\u0300ne", "Irène"),
    "a joiner between a letter and its mark": ("Ire\u200c\u0300ne", "Irène"),
}


@pytest.mark.parametrize(("given_", "shown"), LEFT_OUT.values(), ids=LEFT_OUT.keys())
def test_what_cannot_be_seen_is_left_out_of_a_name(given_: str, shown: str) -> None:
    assert nickname(given_) == shown


REFUSED = {
    "nothing": "",
    "a space": " ",
    "spaces of all kinds": "\u00a0\u2003\u3000",
    "nothing but invisible": "\u200b\u200d\u2060\ufeff",
    "fillers": "\u3164\u115f\u1160\uffa0",
    "an empty braille cell": "\u2800",
    "a mark on nothing": "\u0301a",
    "a stack of marks": STACK,
    "a stack with joiners between": "a" + "\u0316\u200d" * 20,
    "a new line": "a\nb",
    "a line separator": "a\u2028b",
    "a tab": "a\tb",
    "a zero": "a\x00b",
    "an escape": "\x1b[31mred",
    "half a character": "a\ud83d",
    "private use": "\ue000",
    "not assigned": "a\u0378",
    "no character": "a\ufdd0",
    "a note between the lines": "a\ufff9b",
}


@pytest.mark.parametrize("read", [nickname, line_of_talk])
@pytest.mark.parametrize("bad", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_no_writing_is_refused_in_one_sentence(
    read: Callable[[str], str], bad: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        read(bad)
    for lang in LANGUAGES:
        said = Words(lang).say(refused.value.sentence)
        assert said.endswith(".")
        assert said.replace("\u00a0", " ").isprintable()


def test_lengths_are_bounded_in_signs_and_in_code() -> None:
    assert signs(nickname("é" * 30)) == 30
    assert nickname("e\u0301" * 30) == "é" * 30
    for bad in ("é" * 31, "a" * 10_000, "👨‍👩‍👧‍👦" * 9, "क्" * 31):
        with pytest.raises(Unreadable):
            nickname(bad)
    assert len(line_of_talk("é" * 500)) == 500
    with pytest.raises(Unreadable):
        line_of_talk("é" * 501)


def test_an_account_is_found_however_it_is_typed() -> None:
    for typed in ("Irène", "IRÈNE", "ire\u0300ne", "\uff29rène"):
        assert account_name(typed) == "irène"
    assert account_name("STRASSE") == account_name("straße")
    assert account_name("a.b-c_d@e") == "a.b-c_d@e"


@pytest.mark.parametrize(
    "bad",
    [
        "ab",
        "a" * 31,
        "a b c",
        "abc\u202e",
        "ab\u200b",
        "abc\ud800",
        "½½½",
        STACK,
        "😀😀😀",
        "אabcd",
    ],
)
def test_what_is_no_account_name(bad: str) -> None:
    with pytest.raises(Unreadable):
        account_name(bad)


TRICKY = (
    "aé e\u0301\u0316\u094d\u093c\u0915\u0937\u0644\u064b\u0628\u06cc\u200b\u200c\u200d\u200e"
    "\u202e\u2066\ufe0f\ufe0e\u00a0\u202f\u2003\u3164\u2800\u1100\u1161\u11a8"
    "1#👩👧❤🏽🏴🇫🇷↔\U000e0067\U000e0062\U000e007f\U0001fae9"
)


def any_text(most: int) -> SearchStrategy[str]:
    """Of all there is, and of what gets in each other's way."""
    tricky = lists(sampled_from(TRICKY), max_size=most).map("".join)
    return text(max_size=most) | tricky | text(characters(codec=None), max_size=most)


def check_clean(read: Callable[[str], str], given_: str) -> None:
    try:
        written = read(given_)
    except Unreadable:
        return
    assert read(written) == written
    assert normalize("NFC", written) == written
    assert written.strip() == written != ""
    assert not {bidirectional(letter) for letter in written} & STEERING
    assert any(category(each)[0] in "LNPS" or each > "\U0001f000" for each in written)
    assert json.loads(json.dumps(written).encode()) == written
    assert written.encode("utf-8").decode("utf-8") == written
    assert 1 <= signs(written) <= len(written)


@given(any_text(spelling.LONGEST_NAME_IN_CODE))
@example("\u0644\u064b\u094d\u200d\u0937")
@example("0 \u200c 0")
@example("👩\u200d\u200d👧")
def test_any_name_is_clean_or_refused(given_: str) -> None:
    check_clean(nickname, given_)


@given(any_text(100))
@example("\u093c\u064b\u094d\u200d")
def test_any_talk_is_clean_or_refused(given_: str) -> None:
    check_clean(line_of_talk, given_)


@given(any_text(40))
@example("\u0300\u0300\u0300")
def test_any_account_name_is_clean_or_refused(given_: str) -> None:
    check_clean(account_name, given_)


def test_the_invisible_are_those_of_unicode() -> None:
    unicode = UnicodeData()
    for code in range(0x110000):
        letter = chr(code)
        if unicode.default_ignorable(code) and letter not in spelling._HELD:
            assert not spelling._INVISIBLE.sub(r"\1", letter), hex(code)
        elif category(letter) != "Cn":
            assert spelling._INVISIBLE.sub(r"\1", letter), hex(code)
