"""Draws the icons of the installed page from `web/public/icon.svg`, with the system's chromium.

PYTHONPATH=src:. .venv/bin/python scripts/icons.py
"""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

CHROMIUM = "/usr/bin/chromium"
PUBLIC = Path(__file__).parents[1] / "web/public"
NIGHT = "#0a111f"


class Icon(NamedTuple):
    name: str
    size: int
    part: float
    """How much of the square the lamp takes: what is masked needs a margin."""
    ground: str = NIGHT
    look: str = ""


ICONS = [
    Icon("icon-192.png", 192, 0.84),
    Icon("icon-512.png", 512, 0.84),
    Icon("icon-mask.png", 512, 0.6),
    Icon("apple-touch-icon.png", 180, 0.78),
    # A badge is a silhouette: browsers paint it in one colour.
    Icon("badge-96.png", 96, 0.92, "transparent", "filter: brightness(0) invert(1)"),
]


def draw(page: Page, svg: str, icon: Icon) -> None:
    side = icon.size * icon.part
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(
        f'<body style="margin:0;display:grid;place-items:center;width:{icon.size}px;'
        f'height:{icon.size}px;background:{icon.ground}">'
        f'<div style="width:{side}px;height:{side}px;{icon.look}">{svg}</div>'
    )
    page.screenshot(path=PUBLIC / icon.name, omit_background=icon.ground == "transparent")
    print(icon.name)


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for icon in ICONS:
            draw(page, svg, icon)
        browser.close()


if __name__ == "__main__":
    main()
