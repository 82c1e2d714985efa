"""The two languages say the same things, and nothing that nobody asks for."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gaslamp
from gaslamp.core.game import Game
from gaslamp.core.position import Position
from gaslamp.games import NAMES, game_named
from gaslamp.terminal.menu import spoken
from gaslamp.terminal.session import COMMANDS
from gaslamp.words import LANGUAGES, MESSAGE, SEAT, Words, file_names

SOURCE = Path(gaslamp.__file__).parent
WEB = Path(__file__).parents[2] / "web"
ENGLISH, FRENCH = LANGUAGES


CHAPTERS = re.compile(r"const words = '(client-[a-z-]+)'")
"""How the names of all messages of a guide begin."""


class Inside(Visitor):
    """The variables and the other messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, Inside]:
    found = {}
    for name in sorted(file_names(lang)):
        for entry in FluentParser().parse(source(lang, name)).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = inside(entry)
    return found


def source(lang: str, name: str) -> str:
    return (SOURCE / "words" / lang / f"{name}.ftl").read_text("utf-8")


def inside(entry: ftl.Message) -> Inside:
    visitor = Inside()
    visitor.visit(entry)
    return visitor


def variables(lang: str, message: str) -> set[str]:
    """Those of the message and of all that it refers to."""
    found = messages(lang)[message]
    return found.variables.union(*(variables(lang, each) for each in found.messages))


def modules() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


@cache
def texts() -> set[str]:
    """Every string in the source, and every name of a message in the browser client's."""
    found = {
        node.value
        for module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    voices = {said for lesson in lessons() for said in spoken_in(lesson)}
    said = {each for text in client_sources() for each in re.findall(r"\bclient-[a-z0-9-]+", text)}
    starts = {start for text in client_sources() for start in CHAPTERS.findall(text)}
    return (found | voices | said) - starts


def lessons() -> Iterator[Any]:
    for path in sorted(SOURCE.glob("games/*/lesson*.json")):
        yield json.loads(path.read_text("utf-8"))


def spoken_in(lesson: Any) -> Iterator[str]:
    yield lesson["title"]
    for step in lesson["steps"]:
        yield step["voice"]
        if "otherwise" in step:
            yield step["otherwise"]


def client_sources() -> Iterator[str]:
    yield (WEB / "index.html").read_text("utf-8")
    for path in sorted((WEB / "src").rglob("*")):
        if path.suffix in {".svelte", ".ts"} and not path.name.endswith(".test.ts"):
            yield path.read_text("utf-8")


@cache
def families() -> tuple[re.Pattern[str], ...]:
    """Names of messages that are put together when they are needed: f"sleuth-ended-{…}"."""
    found = set()
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and (shape := pattern(node)):
                found.add(shape)
    for text in client_sources():
        for start in re.findall(r"`(client-[a-z-]+-)\$\{", text):
            found.add(re.escape(start) + "[a-z0-9-]+")
        for start in CHAPTERS.findall(text):
            found.add(f"{re.escape(start)}-[a-z0-9-]+")
    return tuple(re.compile(shape) for shape in sorted(found))


def pattern(text: ast.JoinedStr) -> str | None:
    parts = [
        re.escape(part.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        else "[a-z0-9-]+"
        for part in text.values
    ]
    fixed = "".join(part for part in parts if not part.startswith("["))
    looks_like_a_message = re.fullmatch(r"[a-z\\-]{4,}", fixed) and "\\-" in fixed
    return "".join(parts) if looks_like_a_message else None


CLAUSE = re.compile(r"[A-Z]{2}-\d\d")
"""The rules themselves, in `<game>-rules.ftl`: the pages of docs/rules are made of all of them."""


def is_asked_for(message: str) -> bool:
    families_and_clauses = (*families(), CLAUSE)
    return message in texts() or any(each.fullmatch(message) for each in families_and_clauses)


def needed_by(game: Game[Position]) -> Iterator[str]:
    """The members of the families that every game has."""
    prefix = game.name.replace("_", "-")
    yield from (f"{prefix}-{each}" for each in ("title", "about", "rules"))
    yield from (f"{prefix}-variant-{name}" for name in game.variants)
    for end in game.ends:
        yield f"{prefix}-reason-{end.name.lower().replace('_', '-')}"


def called_for() -> set[str]:
    """What the source says outright: in `say("…")`, or with the name of a file in front."""
    stems = {name.replace("_", "-") for lang in LANGUAGES for name in file_names(lang)}
    named = re.compile(rf"({'|'.join(sorted(stems))})-[a-z0-9-]*[a-z0-9]")
    found = {text for text in texts() if named.fullmatch(text)}
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("say", "words"):
                found |= first_words(node)
    return found - {SEAT} - stems


def first_words(call: ast.Call) -> set[str]:
    if not call.args:
        return set()
    first = call.args[0]
    options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    return {
        each.value
        for each in options
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    games = {each for name in NAMES for each in needed_by(game_named(name))}
    missing = (called_for() | games) - messages(lang).keys()
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_message_refers_to_is_there(lang: str) -> None:
    referred = {each for found in messages(lang).values() for each in found.messages}
    missing = referred - messages(lang).keys()
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_used_nowhere(lang: str) -> None:
    referred = {each for found in messages(lang).values() for each in found.messages}
    unused = {each for each in messages(lang) if each not in referred and not is_asked_for(each)}
    assert not unused


def test_both_languages_have_what_is_asked_for() -> None:
    asked = [{each for each in messages(lang) if is_asked_for(each)} for lang in LANGUAGES]
    assert asked[0] == asked[1]


@pytest.mark.parametrize("message", sorted(messages(ENGLISH).keys() & messages(FRENCH).keys()))
def test_both_languages_use_the_same_variables(message: str) -> None:
    assert variables(ENGLISH, message) == variables(FRENCH, message)


def test_an_unused_message_would_be_noticed() -> None:
    assert not is_asked_for("sleuth-nobody-says-this")
    assert not is_asked_for("terminal-nobody-says-this")
    assert is_asked_for("sleuth-ended-solved")


@pytest.mark.parametrize("name", sorted(file_names(FRENCH)))
def test_french_typography(name: str) -> None:
    """Narrow no-break spaces before ; ! ? » and after «, a wide one before :, curved quotes."""
    text = source(FRENCH, name)
    spoken = [line for line in text.splitlines() if not line.startswith("#")]
    for line in spoken:
        assert not re.search(r"(?<=\S)[ \t\u00a0](?=[;!?»])", line), line
        assert not re.search(r"(?<=\S)[ \t\u202f](?=:)", line), line
        assert not re.search(r"«(?!\u202f)", line), line
        assert not re.search(r"\{ \" \" \}[:;!?»]", line), line
        assert "'" not in line, line
        assert not re.search(r"\w[;!?»](\s|$)", line), line


def test_no_page_puts_its_own_punctuation_between_words() -> None:
    """A colon has a space before it in one language and none in the other."""
    by_hand = re.compile(r"[)\w`']\}[:;!?] ?\$?\{(?! )")
    found = [each for text in client_sources() for each in by_hand.findall(text)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_alone_is_the_message_of_its_file(lang: str) -> None:
    """Messages are cut out of their files before anybody parses them."""
    for name in file_names(lang):
        whole = FluentParser().parse(source(lang, name)).body
        told = {each.id.name: each for each in whole if isinstance(each, ftl.Message)}
        cut = {found[1]: found[0] for found in MESSAGE.finditer(source(lang, name))}
        assert told.keys() == cut.keys()
        for message, text in cut.items():
            alone = FluentParser().parse(text).body[0]
            assert told[message].equals(alone, ignored_fields=["span", "comment"]), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_s_words_are_read_when_they_are_needed(lang: str) -> None:
    words = Words(lang)
    assert "sleuth" in words._unread
    words("sleuth-title")
    assert "sleuth" not in words._unread
    assert "terminal" in words._unread


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["yes", "language", *COMMANDS])
def test_every_command_of_the_table_can_be_typed(lang: str, command: str) -> None:
    assert command in spoken(Words(lang), command)


def rules_named(lang: str) -> dict[str, str]:
    """The clauses that refusals rest on: their attribute `rule`."""
    found = {}
    for name in sorted(file_names(lang)):
        entries = FluentParser().parse(source(lang, name)).body
        for entry in (each for each in entries if isinstance(each, ftl.Message)):
            for attribute in entry.attributes:
                text = attribute.value.elements[0]
                if attribute.id.name == "rule" and isinstance(text, ftl.TextElement):
                    found[str(entry.id.name)] = str(text.value)
    return found


def test_refusals_name_clauses_that_exist() -> None:
    assert rules_named(ENGLISH) == rules_named(FRENCH)
    assert rules_named(ENGLISH)
    assert set(rules_named(ENGLISH).values()) <= messages(ENGLISH).keys()
