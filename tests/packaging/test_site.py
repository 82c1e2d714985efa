"""The site that `make site` built: every link leads somewhere, and nothing comes from elsewhere."""

import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import gaslamp

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "site"
LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}
PAGES_OF_EVERYTHING = ("README", "CONTRIBUTING", "CHANGELOG", "docs/fairness", "docs/rules/sleuth")

pytestmark = pytest.mark.slow


class PageReader(HTMLParser):
    """What a page links to, what it loads, and what can be linked to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value is not None}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        elif LOADED.get(tag) in given:
            self.loads.add(given[LOADED[tag]])


@cache
def read(page: Path) -> PageReader:
    reader = PageReader()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


def pages() -> list[Path]:
    found = sorted(SITE.rglob("*.html"))
    assert len(found) > 50, "`make site` builds it"
    return [page for page in found if "_static" not in page.parts]


def is_elsewhere(address: str) -> bool:
    return bool(urlsplit(address).scheme or urlsplit(address).netloc)


def fault_of(page: Path, address: str) -> str | None:
    parts = urlsplit(address)
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not target.exists():
        return f"{page.relative_to(SITE)} → {address}"
    if parts.fragment and target.suffix == ".html" and parts.fragment not in read(target).anchors:
        return f"{page.relative_to(SITE)} → {address}: no such place"
    return None


def test_every_link_leads_somewhere() -> None:
    links = [(page, link) for page in pages() for link in read(page).links | read(page).loads]
    inside = [(page, link) for page, link in links if not is_elsewhere(link)]
    assert len(inside) > 1000
    assert not [fault for page, link in inside if (fault := fault_of(page, link))]


def test_nothing_is_loaded_from_elsewhere() -> None:
    loads = {load for page in pages() for load in read(page).loads}
    assert not {load for load in loads if is_elsewhere(load) and not load.startswith("data:")}
    styles = "".join(sheet.read_text(encoding="utf-8") for sheet in SITE.rglob("*.css"))
    fetched = re.findall(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')\s]*)", styles)
    assert not fetched


def test_the_projects_own_files_are_pages() -> None:
    assert all((SITE / f"{name}.html").exists() for name in PAGES_OF_EVERYTHING)
    assert (SITE / "index.html").read_text(encoding="utf-8").count("docs/index.html") == 2


def test_every_public_name_is_in_the_reference() -> None:
    reference = (SITE / "docs" / "library.html").read_text(encoding="utf-8")
    assert not [name for name in gaslamp.__all__ if f"gaslamp.{name}" not in reference]


def test_the_notebooks_have_been_run() -> None:
    for notebook in (ROOT / "docs" / "notebooks").glob("*.ipynb"):
        kept = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in kept if cell["cell_type"] == "code"]
        assert not any(cell["outputs"] or cell["execution_count"] for cell in code), notebook.name
        page = (SITE / "docs" / "notebooks" / notebook.name).with_suffix(".html")
        assert "cell_output" in page.read_text(encoding="utf-8")
