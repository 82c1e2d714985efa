"""One word for one thing: `docs/glossary.md` says which, and no message uses another."""

import re
from pathlib import Path
from typing import Final

import pytest

from gaslamp.words import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
COLUMNS: Final = {"en": 4, "fr": 5}
"""Where the table has the words that a language does not use."""
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
NAME: Final = re.compile(r"^[a-z][a-z0-9-]* =|\$[a-z_]+|\[[a-z -]+\]", re.MULTILINE)


def never(language: str) -> list[str]:
    table = (ROOT / "docs/glossary.md").read_text("utf-8").splitlines()
    rows = [line.split("|") for line in table if line.startswith("|")][2:]
    cells = [row[COLUMNS[language]] for row in rows]
    return [word.strip() for cell in cells for word in cell.split(",") if word.strip()]


def spoken(path: Path) -> str:
    """What a person reads of a file: neither comments nor names."""
    text = NAME.sub("", COMMENT.sub("", path.read_text("utf-8")))
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_another_word(language: str) -> None:
    banned = {
        word: re.compile(rf"(?<!\w){re.escape(word)}s?(?!\w)", re.I) for word in never(language)
    }
    assert len(banned) > 5
    files = sorted((ROOT / "src/gaslamp/words" / language).glob("*.ftl"))
    found = [
        f"{path.name}: {word}"
        for path in files
        for word, pattern in banned.items()
        if pattern.search(spoken(path))
    ]
    assert found == []
