"""One of something *is*, two of it *are*: every message that counts, said of one and of two."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.words.test_files import source

from gaslamp.words import LANGUAGES, file_names

SUBJECT: Final = {
    ("en", 1): r"(?<!each of )\b(?:this|one|1) (?:other |black )?\w+[^s\W] (?:together )?",
    ("en", 2): r"(?<!each of the house’s )\b(?:these|2|these 2|all 2) \w+s (?:together )?",
    ("fr", 1): r"\b(?:ce|cet|cette|une?|seule?) \w+ (?:seule? )?",
    ("fr", 2): r"\b(?:ces|les|2|ces 2|les 2) \w+[sx] (?:ensemble )?",
}
"""What is spoken of, up to its verb."""
VERBS: Final = {
    "en": "is are, was were, has have, does do, goes go, leaves leave, wins win, fits fit, "
    "tells tell, contradicts contradict, follows follow, holds hold, keeps keep, makes make, "
    "needs need, reaches reach, remains remain, says say, solves solve, stands stand, waits wait",
    "fr": "est sont, était étaient, a ont, avait avaient, va vont, peut peuvent, doit doivent, "
    "pouvait pouvaient, fait font, tient tiennent, dit disent, reste restent, laisse laissent, "
    "gagne gagnent, manque manquent, contredit contredisent, résout résolvent, suffit suffisent",
}
"""Of one, and of two."""


class Choices(Visitor):
    """What the variables of a message may be, as far as something is chosen by them."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = defaultdict(set)
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
            self.keys[node.selector.id.name] |= keys
        self.generic_visit(node)

    def said_of(self, number: int) -> Iterator[dict[str, str | int]]:
        given: dict[str, list[str | int]] = {
            name: [number] if "one" in keys else sorted(keys)
            for name, keys in self.keys.items()
            if keys
        }
        rest: dict[str, str | int] = dict.fromkeys(self.variables - given.keys(), "…")
        for values in product(*given.values()):
            yield rest | dict(zip(given, values, strict=True))


@cache
def counting(lang: str) -> dict[str, Choices]:
    found = {}
    for name in sorted(file_names(lang)):
        for entry in FluentParser().parse(source(lang, name)).body:
            if isinstance(entry, ftl.Message):
                choices = Choices()
                choices.visit(entry)
                found[entry.id.name] = choices
    return {
        name: each for name, each in found.items() if any("one" in k for k in each.keys.values())
    }


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for name in sorted(file_names(lang)):
        made.add_resource(FluentResource(source(lang, name)))
    return made


def said(lang: str, name: str, number: int) -> Iterator[str]:
    pattern = bundle(lang).get_message(name).value
    assert pattern is not None
    for given in counting(lang)[name].said_of(number):
        text, _ = bundle(lang).format_pattern(pattern, given)
        yield " ".join(str(text).split())


def misfits(lang: str, number: int) -> set[str]:
    """Verbs in the number that does not fit."""
    return {pair.split()[number == 1] for pair in VERBS[lang].split(", ")}


def faults(lang: str, number: int, text: str) -> list[str]:
    found = re.finditer(rf"({SUBJECT[lang, number]})(\w+)", text, re.I)
    return [each[0] for each in found if each[2] in misfits(lang, number)]


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verb_has_the_number_of_its_subject(lang: str, number: int) -> None:
    found = {
        name: wrong
        for name in counting(lang)
        for text in said(lang, name, number)
        if (wrong := faults(lang, number, text))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("lang", "number", "text"),
    [
        ("en", 1, "This fact leave 4 possible."),
        ("en", 2, "These 2 facts together leaves 4 possible."),
        ("en", 2, "All 2 lines is as it was."),
        ("fr", 1, "Ce fait laissent 4 possibilités."),
        ("fr", 2, "Ces 2 faits ensemble laisse 4 possibilités."),
        ("fr", 2, "Il y a 2 places et 2 places est libres."),
    ],
)
def test_a_verb_in_the_wrong_number_would_be_noticed(lang: str, number: int, text: str) -> None:
    assert faults(lang, number, text)
