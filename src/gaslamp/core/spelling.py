"""What people may call themselves and say: names, account names, lines of talk.

Follows PRECIS (RFC 8264 to 8266). What cannot be seen and joins nothing is left out, spaces that
look alike become alike, and what is no writing is refused. Decision 21 says why, and where the
house goes further than the standard.
"""

import re
from typing import Final
from unicodedata import category, normalize

from precis_i18n import get_profile
from precis_i18n.context import context_rule_error
from precis_i18n.unicode import UnicodeData

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say

LONGEST_NAME: Final = 30
"""Signs, as a reader counts them."""
LONGEST_NAME_IN_CODE: Final = 60
"""Code points: a letter with its marks is several, a family of emoji seven."""
SHORTEST_ACCOUNT: Final = 3
LONGEST_ACCOUNT: Final = 30
LONGEST_TALK: Final = 500
MOST_MARKS: Final = 4
"""So many marks may stand above and below one letter, as UTS 39 has it."""

_NON_JOINER, _JOINER = "\u200c", "\u200d"
_SELECTORS: Final = "\ufe0e\ufe0f"
"""They say whether a sign is drawn as text or as a picture."""
_HELD: Final = _NON_JOINER + _JOINER + _SELECTORS
"""What cannot be seen, and stays where it does something to its neighbours."""
_ANY_HELD: Final = re.compile(f"[{_HELD}]")
_FLAG: Final = "(?<=\U0001f3f4)({})\U000e007f".format(
    "|".join(
        "".join(chr(0xE0000 + ord(letter)) for letter in place)
        for place in ("gbeng", "gbsct", "gbwls")
    )
)
"""The three flags that are spelt out in letters one cannot see."""
_INVISIBLE: Final = re.compile(
    f"({_FLAG})|"
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's default-ignorable characters, without those held."""
_ODD_SPACES: Final = re.compile("[\u1680\u2000-\u200a\u205f\u3000]")
_ALL_SPACES: Final = re.compile("[ \xa0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+")
_BLANK: Final = "\u2800\ufffc\U0001d159"
"""Signs by their class, but nothing is drawn."""
_MODIFIERS: Final = "\U0001f3fb-\U0001f3ff"
_PICTURES: Final = range(0x1F000, 0x1FB00)
"""Also those that a later Unicode than Python's will assign."""
_FLAG_LETTERS: Final = range(0xE0061, 0xE0080)
_PAIR: Final = re.compile("[\U0001f1e6-\U0001f1ff]{2}")
_ATTACHED: Final = re.compile(f"(?<=.)(?:{_JOINER}.|[{_HELD}{_MODIFIERS}\U000e0061-\U000e007f])")

_unicode = UnicodeData()
_username = get_profile("UsernameCaseMapped")


def nickname(text: str) -> str:
    """A name as others see it: one to thirty signs, no two spaces together."""
    if len(text) > 2 * LONGEST_NAME_IN_CODE:
        raise Unreadable(say("unreadable-long", most=LONGEST_NAME))
    name = _written(_ALL_SPACES.sub(" ", _INVISIBLE.sub(r"\1", text)).strip())
    name = _ALL_SPACES.sub(" ", name)  # what stood between two of them may have been left out
    if signs(name) > LONGEST_NAME or len(name) > LONGEST_NAME_IN_CODE:
        raise Unreadable(say("unreadable-long", most=LONGEST_NAME))
    return name


def line_of_talk(text: str) -> str:
    """One line. French needs its narrow spaces; the odd ones become plain."""
    if len(text) > LONGEST_TALK:
        raise Unreadable(say("unreadable-long", most=LONGEST_TALK))
    return _written(text)


def account_name(text: str) -> str:
    """By which an account is found, however it was typed: `UsernameCaseMapped`."""
    try:
        name = str(_username.enforce(text.casefold()))
    except UnicodeEncodeError:
        name = ""
    is_long_enough = SHORTEST_ACCOUNT <= len(name) <= LONGEST_ACCOUNT
    if not is_long_enough or _begins_with_mark(name) or not _has_few_marks(name):
        bounds = {"least": SHORTEST_ACCOUNT, "most": LONGEST_ACCOUNT}
        raise Unreadable(say("unreadable-account", **bounds))
    return name


def signs(text: str) -> int:
    """How many a reader counts: a letter and its marks, a flag, a family are one each."""
    plain = _ATTACHED.sub("", _PAIR.sub("⚑", text))
    return sum(category(letter)[0] != "M" for letter in plain)


def _written(text: str) -> str:
    written = _tidy(text)
    if _tidy(written) != written:
        # Leaving something out brought others together: then nothing is held.
        written = _tidy(_ANY_HELD.sub("", written))
    _check(written)
    return written


def _tidy(text: str) -> str:
    seen = _ODD_SPACES.sub(" ", _INVISIBLE.sub(r"\1", normalize("NFC", text)))
    joined = _joined(seen) if _ANY_HELD.search(seen) else seen
    return normalize("NFC", joined).strip()


def _joined(text: str) -> str:
    """Joiners and selectors, only where there is something for them to do."""
    kept: list[str] = []
    for place, letter in enumerate(text):
        if letter not in _HELD or _does_something(kept, text, place):
            kept.append(letter)
    return "".join(kept)


def _does_something(before: list[str], text: str, place: int) -> bool:
    here, last = text[place], before[-1] if before else " "
    if here in _SELECTORS:
        return category(last)[0] in "SPN" or last == "ℹ" or _is_picture(last)
    if last in _SELECTORS and len(before) > 1:
        last = before[-2]
    if here == _JOINER and _is_picture(last) and _is_picture(text[place + 1 : place + 2]):
        return True
    return not context_rule_error(text, place, _unicode)


def _is_picture(letter: str) -> bool:
    if not letter:
        return False
    return ord(letter) in _PICTURES or category(letter) == "So" or letter in "↔↕"


def _check(text: str) -> None:
    kinds = [category(letter) for letter in text]
    for letter, kind in zip(text, kinds, strict=True):
        if kind[0] == "C" or kind in ("Zl", "Zp"):
            _check_odd(letter, kind)
    if not any(map(_is_seen, text, kinds)):
        raise Unreadable(say("unreadable-nothing"))
    if _begins_with_mark(text) or not _has_few_marks(text):
        raise Unreadable(say("unreadable-marks", most=MOST_MARKS))


def _is_seen(letter: str, kind: str) -> bool:
    return (kind[0] in "LNPS" or ord(letter) in _PICTURES) and letter not in _BLANK


def _check_odd(letter: str, kind: str) -> None:
    """Controls, halves of characters, private and unassigned ones, new lines."""
    is_picture = kind == "Cn" and ord(letter) in _PICTURES
    if letter not in _HELD and ord(letter) not in _FLAG_LETTERS and not is_picture:
        raise Unreadable(say("unreadable-character", code=f"U+{ord(letter):04X}"))


def _begins_with_mark(text: str) -> bool:
    """Which would stand on whatever is written before it."""
    return category(text[0])[0] == "M"


def _has_few_marks(text: str) -> bool:
    marks = 0
    for letter in text:
        kind = category(letter)
        if kind in ("Mn", "Me"):
            marks += letter not in _SELECTORS
        elif kind != "Mc" and letter not in _HELD:
            marks = 0
        if marks > MOST_MARKS:
            return False
    return True
