"""What the house says, in French and English.

The sentences are in `<language>/<file>.ftl`. `house.ftl` has what all games share; a message whose
name begins with another file's name is in that file, which is read when it is first needed:
`sleuth-gem` in `sleuth.ftl`, `mr-jack-title` in `mr_jack.ftl`.

Besides what its own `tell` and `describe` say, every game has `<game>-title`, `-about` (one
sentence), `-rules` (the rules in short), `-variant-<name>` for each variant, `-reason-<end>` for
each member of its `ends`, and `-seat-<name>` if its seats have names rather than letters.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from gaslamp.core.errors import Unreadable
from gaslamp.core.guests import guests
from gaslamp.core.sentence import Sentence, Word, say

LANGUAGES: Final = ("en", "fr")
HOUSE: Final = "house"
_GUESTS: Final = "*"
SEAT: Final = "seat"
"""The one message that is in no file: whoever knows who sits there says it."""

Names = Callable[[int], str]

MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?(?=\n|\Z))*", re.MULTILINE)
"""A message with all its lines: those that begin with a space or a brace, or are empty."""
_QUOTED: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")
_LONGEST: Final = 120
"""Text from outside is cut there, so that a refusal stays one sentence."""
_LARGEST: Final = 10**15


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """What was asked for, else what the locale says, else English."""
    if explicit is not None:
        if explicit not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Unreadable(say("unreadable-language", text=explicit, languages=known))
        return explicit
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in variables if environ.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def plain(text: str) -> str:
    """Text from outside made fit for a terminal: one line, no control characters, not endless."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: _LONGEST + 1])
    return shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1] + "…"


def _unnamed(seat: int) -> str:
    return str(seat + 1)


class Words:
    """One language. `say` turns a sentence into text; `bound` gives it the players' names."""

    def __init__(self, lang: str, names: Names = _unnamed) -> None:
        self.lang = lang
        self.names = names
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread = file_names(lang) | {_GUESTS}
        self._unparsed: dict[str, str] = {}
        """Messages as they stand in the files: parsing takes long, and most are never said."""
        self._read(HOUSE)

    def bound(self, names: Names) -> "Words":
        """The same words for a table where these people sit."""
        twin = Words.__new__(Words)
        twin.__dict__.update(self.__dict__, names=names)
        return twin

    def __call__(self, message: str, /, **words: Word) -> str:
        return self.say(Sentence(message, words))

    def say(self, sentence: Sentence, names: Names | None = None) -> str:
        names = names or self.names
        if sentence.id == SEAT:
            return names(_seat_of(sentence))
        words = {name: self._word(word, names) for name, word in sentence.words.items()}
        return self._format(sentence.id, words)

    def knows(self, message: str) -> bool:
        self._read_for(message)
        return self._has(message)

    def _word(self, word: Word, names: Names) -> str | int:
        match word:
            case Sentence():
                return self.say(word, names)
            case tuple():
                return self._list([self.say(each, names) for each in word])
            case int():
                return word if abs(word) < _LARGEST else _roughly(word)
        return plain(word)

    def _list(self, texts: list[str]) -> str:
        """Several things in one sentence: "a, b and c"."""
        if len(texts) < 2:
            return "".join(texts)
        *firsts, last = texts
        head = firsts[0]
        for each in firsts[1:]:
            head = self._format("list-more", {"first": head, "next": each})
        return self._format("list-end", {"first": head, "last": last})

    def _format(self, message: str, words: Mapping[str, str | int]) -> str:
        self._read_for(message)
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(words))
        if errors:
            raise errors[0]
        return str(text)

    def _read_for(self, message: str) -> None:
        """`client-sleuth-…` may be in `client-sleuth.ftl` and in `client.ftl`."""
        for name in sorted(self._unread):
            if message.startswith(name.replace("_", "-") + "-"):
                self._read(name)
        if _GUESTS in self._unread and not self._has(message):
            self._read_guests()

    def _has(self, message: str) -> bool:
        return message in self._unparsed or self._bundle.has_message(message)

    def read_all(self) -> None:
        """For who has no time for it later."""
        for name in sorted(self._unread - {_GUESTS}):
            self._read(name)
        self._read_guests()

    def _read_guests(self) -> None:
        """What the house cannot say, a game may that another package has brought."""
        self._unread.discard(_GUESTS)
        for name in guests():
            self._learn(guest_words(self.lang, name))

    def _read(self, name: str) -> None:
        self._learn((_folder(self.lang) / f"{name}.ftl").read_text("utf-8"))
        self._unread.discard(name)

    def _learn(self, source: str) -> None:
        self._unparsed |= {found[1]: found[0] for found in MESSAGE.finditer(source)}

    def _parse(self, message: str) -> None:
        """The message and those that it quotes. It stays among the unparsed until it is there:
        another thread may ask for it meanwhile, and twice is no harm."""
        source = self._unparsed.get(message)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for quoted in _QUOTED.findall(source):
                self._parse(quoted)
            self._unparsed.pop(message, None)


@cache
def speaking(lang: str) -> Words:
    """One language for all who need no more than its words: files are read once."""
    return Words(choose_language(lang, {}))


def in_english(sentence: Sentence) -> str:
    """What a program says that nobody has told a language.

    Whoever prints an error has trouble enough: what cannot be said is shown as it is.
    """
    try:
        return speaking("en").say(sentence)
    except (LookupError, ReferenceError, TypeError, ValueError):
        return repr(sentence)


def _folder(lang: str) -> Traversable:
    return files(__name__) / lang


def guest_words(lang: str, game: str) -> str:
    """All that a guest says, from `words/<language>/*.ftl` of its package."""
    folder = files(guests()[game]) / "words" / lang
    found = sorted(folder.iterdir(), key=lambda each: each.name)
    return "\n".join(each.read_text("utf-8") for each in found if each.name.endswith(".ftl"))


def file_names(lang: str) -> set[str]:
    """The files of a language, without their ending."""
    names = (each.name for each in _folder(lang).iterdir())
    return {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}


def _seat_of(sentence: Sentence) -> int:
    seat = sentence.words["seat"]
    if not isinstance(seat, int):
        raise TypeError(f"no seat: {seat!r}")
    return seat


def _roughly(number: int) -> str:
    return f"~10^{int(number.bit_length() * 0.30103)}"
