"""A ladder as a picture: each level's rating in each role, with its interval."""

from collections.abc import Sequence
from typing import Final

from gaslamp.arena.ratings import Rating

WIDTH: Final = 640
ROW: Final = 26
LEFT: Final = 210
RIGHT: Final = 24
TOP: Final = 44
STEP: Final = 200
"""Points between two lines of the grid."""
_SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
    'font-family="sans-serif" font-size="13" role="img">'
)
INK, FAINT, LAMP = "#26303c", "#c9c2b3", "#b4690e"


def picture(title: str, ratings: Sequence[Rating]) -> str:
    """The best at the top of each role."""
    rows = sorted(ratings, key=lambda each: (str(each.item.role), -each.rating))
    low = min(0, *(each.low for each in rows)) - STEP / 4
    high = max(0, *(each.high for each in rows)) + STEP / 4
    height = TOP + ROW * len(rows) + 30
    scale = Scale(low, high)
    inside = [*_grid(scale, height), *(_row(scale, n, each) for n, each in enumerate(rows))]
    return "\n".join(
        [
            _SVG.format(width=WIDTH, height=height),
            f"<title>{title}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#f7f3ea"/>',
            f'<text x="12" y="24" font-size="16" fill="{INK}">{title}</text>',
            *inside,
            "</svg>\n",
        ]
    )


class Scale:
    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def at(self, rating: float) -> float:
        return round(
            LEFT + (WIDTH - LEFT - RIGHT) * (rating - self.low) / (self.high - self.low), 1
        )


def _grid(scale: Scale, height: int) -> list[str]:
    first = int(scale.low // STEP + 1) * STEP
    lines = []
    for rating in range(first, int(scale.high) + 1, STEP):
        x = scale.at(rating)
        lines.append(
            f'<line x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - 24}" stroke="{FAINT}"/>'
        )
        lines.append(
            f'<text x="{x}" y="{height - 8}" text-anchor="middle" fill="{INK}">{rating}</text>'
        )
    return lines


def _row(scale: Scale, number: int, each: Rating) -> str:
    y = TOP + ROW * number + 8
    name = each.item.level if each.item.role is None else f"{each.item.role}, {each.item.level}"
    low, middle, high = scale.at(each.low), scale.at(each.rating), scale.at(each.high)
    return (
        f'<text x="12" y="{y + 4}" fill="{INK}">{name.replace("_", " ")}</text>'
        f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{middle}" cy="{y}" r="5" fill="{LAMP}"/>'
    )
