"""How the documentation site is made of the project's own files; `make site` does it.

The repository itself is the source, so that a link which leads somewhere in the files leads to the
same place on the site.
"""

import os
import sys
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "src"))
os.environ["PYTHONPATH"] = str(ROOT / "src")  # notebooks run in processes of their own

from gaslamp import __version__  # noqa: E402 - the sources, not what is installed

project = "Gaslamp"
author = "The Gaslamp authors"
copyright = "The Gaslamp authors, MIT licence"  # noqa: A001 - Sphinx's name for it
release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "baselines/README.md",
    "web/README.md",
    "docs/**.md",
    "docs/notebooks/*.ipynb",
]
exclude_patterns = ["docs/rules/notes", "web/node_modules", "**/.*"]
FOLDERS = {f"docs/{name}/README" for name in ("decisions", "figures", "notebooks", "rules")}
default_role = "literal"  # docstrings write code between single backticks

myst_enable_extensions = ["colon_fence"]
myst_fence_as_directive = ["mermaid"]
myst_heading_anchors = 4
suppress_warnings = ["myst.header"]  # pages that begin below a title are parts of others

autodoc_typehints = "signature"
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "exclude-members": "__init__"}

# Notebooks are kept without what they print: the site shows what this version prints.
nb_execution_mode = "force"
nb_execution_in_temp = True
nb_execution_timeout = 300
nb_execution_raise_on_error = True

html_theme = "furo"
html_title = f"Gaslamp {release}"
html_static_path = ["static", "../../web/node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js"]
html_extra_path = ["index.html"]
html_favicon = "../../web/public/icon.svg"
html_show_sourcelink = False
html_copy_source = False


class Diagram(SphinxDirective):  # type: ignore[misc]
    """A fence of `mermaid`, drawn by the reader's browser with a script of the site's own."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        text = "\n".join(self.content)
        return [nodes.container("", nodes.literal_block(text, text), classes=["diagram"])]


def add_scripts(app: Sphinx, *asked: Any) -> None:
    """Only pages with a diagram load what draws it."""
    tree = asked[-1]
    boxes = tree.findall(nodes.container) if tree is not None else ()
    if any("diagram" in box["classes"] for box in boxes):
        app.add_js_file("mermaid.tiny.js")
        app.add_js_file("diagrams.js")


def add_contents(_: Sphinx, page: str, source: list[str]) -> None:
    """Where a folder has a README, its pages come after it in the list of pages."""
    if page in FOLDERS:
        source[0] += "\n```{toctree}\n:hidden:\n:glob:\n\n*\n```\n"


def setup(app: Sphinx) -> None:
    app.connect("source-read", add_contents)
    app.add_directive("mermaid", Diagram)
    app.connect("html-page-context", add_scripts)
