"""Walks every table and every page at every size and says where it does not fit the screen.

python scripts/fit.py [word ...] [--again]

A word limits the walk to cases that have it in their name: a game, a seat, a page, a size, a
language, a theme ("sleuth 390x844"). Several may walk at once, by words that share no case.
Pictures and what was found go to `.fit_cache`; `.fit_cache/index.html` shows them. A walk that was
stopped goes on where it was; `--again` begins anew. When nothing is left to do, the table of what
was found is written to `docs/figures/fit.md`.
"""

import json
import sys
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from shutil import rmtree
from typing import Final

from browsing import browsing
from tests.browser.fitting import (
    LANGUAGES,
    MOMENTS,
    READ,
    SITTINGS,
    SIZES,
    THEMES,
    Case,
    Found,
    every_case,
    in_pairs,
    walk,
)
from tests.browser.pages import Person
from tests.browser.places import PLACES, visit

ROOT: Final = Path(__file__).parent.parent
CACHE: Final = ROOT / ".fit_cache"
PAGE: Final = ROOT / "docs/figures/fit.md"
ABOUT: Final = """# Every table and every page at every size

What `make fit` found: how much is wrong at each table and size, in {languages} languages and
{themes} themes each, as it is asked and when a move is composed; and on each page, where every two
of page, size, language and theme occur together ({measured} measurements). What is measured stands
in [0034](../decisions/0034-fit.md),
[0047](../decisions/0047-the-greeting.md) and [0064](../decisions/0064-every-page.md).

"""
ROWS: Final = (*SITTINGS, *PLACES)
WANTED: Final = (
    *every_case(SITTINGS, SIZES),
    *sorted(in_pairs(list(every_case(PLACES, SIZES))), key=lambda case: case.sitting),
)
"""Every table in every case; the pages beside them so that every two values occur together."""
RESULTS: Final = CACHE / "found.jsonl"
STYLE: Final = (
    "body{background:#0a111f;color:#f4ead5;font:16px sans-serif;margin:2rem}"
    "figure{display:inline-block;margin:.5rem;vertical-align:top;max-width:40rem}"
    "img{height:22rem;display:block}figcaption.bad{color:#ff9484}"
)


def kept() -> dict[str, list[str]]:
    """What was found until now, by case and moment."""
    if not RESULTS.exists():
        return {}
    lines = RESULTS.read_text("utf-8").splitlines()
    return {each["name"]: each["faults"] for each in map(json.loads, lines)}


def keep(found: Found) -> None:
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"name": found.name, "faults": found.faults}) + "\n")
    if found.picture is not None:
        (CACHE / f"{found.name}.jpg").write_bytes(found.picture)


def left_to_do(words: list[str]) -> list[Case]:
    done = {name.removesuffix(f" {last}") for name in kept() for last in (MOMENTS[-1], READ)}
    named = [case for case in WANTED if all(word in f" {case.name} " for word in words)]
    return [case for case in named if case.name not in done]


def measure(cases: list[Case]) -> None:
    """One table or page after the other, each in all its sizes, languages and themes."""
    with browsing() as (browser, house):
        done = 0
        for _, group in groupby(cases, key=lambda case: case.sitting):
            people = [Person(browser, house.port) for _ in range(2)]
            for found in looked_at(people, list(group)):
                keep(found)
                done += found.last
                print(f"\r{done}/{len(cases)} {found.name[:60]:60}", end="", flush=True)
            for person in people:
                person.leave()
    print()


def looked_at(people: list[Person], cases: list[Case]) -> Iterator[Found]:
    host, guest = people
    name = cases[0].sitting
    if name in PLACES:
        return visit(host, cases, pictures=True)
    return walk(host, guest, SITTINGS[name], cases, pictures=True)


def table(found: dict[str, list[str]]) -> str:
    """A row a table, a column a size: how much is wrong there."""
    lines = [" " * 32 + "".join(f"{size:>10}" for size in SIZES)]
    for sitting in ROWS:
        counts = [faults_at(found, sitting, size) for size in SIZES]
        lines.append(f"{sitting:32}" + "".join(f"{count:>10}" for count in counts))
    return "\n".join(lines)


def page_of_figures(found: dict[str, list[str]]) -> str:
    languages, themes = len(LANGUAGES), len(THEMES)
    about = ABOUT.format(languages=languages, themes=themes, measured=len(found))
    rows = [["", *SIZES], ["---", *("---:" for _ in SIZES)]]
    rows += [[each, *(faults_at(found, each, size) for size in SIZES)] for each in ROWS]
    return about + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def faults_at(found: dict[str, list[str]], sitting: str, size: str) -> str:
    here = [faults for name, faults in found.items() if name.startswith(f"{sitting} {size} ")]
    return str(sum(map(len, here)) or "fits") if here else "-"


def page_of(found: dict[str, list[str]]) -> str:
    """Every picture, with what is wrong under it."""
    lines = ["<!doctype html>", '<html lang="en"><meta charset="utf-8">', "<title>Fit</title>"]
    lines.append(f"<style>{STYLE}</style><pre>{escape(table(found))}</pre>")
    for name, faults in sorted(found.items(), key=lambda each: (not each[1], each[0])):
        said = "<br>".join(map(escape, faults)) or "fits"
        lines.append(
            f'<figure><img src="{escape(name)}.jpg" alt="" loading="lazy">'
            f'<figcaption class="{"bad" if faults else ""}">{escape(name)}<br>{said}</figcaption>'
            "</figure>"
        )
    return "\n".join([*lines, "</html>", ""])


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--again"]
    if "--again" in sys.argv:
        rmtree(CACHE, ignore_errors=True)
    CACHE.mkdir(exist_ok=True)
    measure(left_to_do(words))
    found = kept()
    (CACHE / "index.html").write_text(page_of(found), encoding="utf-8")
    print(table(found))
    if not left_to_do([]):
        PAGE.write_text(page_of_figures(found), encoding="utf-8")
    wrong = {name: faults for name, faults in found.items() if faults}
    for name, faults in wrong.items():
        print(f"\n{name}", *faults, sep="\n  ")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
