"""What somebody's choices were worth against the best ones, as far as their games were analysed."""

import zlib
from collections import Counter
from collections.abc import Mapping, Sequence

from gaslamp.core.data import Data, from_json
from gaslamp.history.sheet import GamePart
from gaslamp.store import PlayedGame


class WorthThen(Data):
    """One game."""

    ended: int
    questions: int
    told: float
    """Bits that its questions told, all together."""
    best: float
    """Bits that the best questions would have told."""


class Worth(Data):
    games: int
    """So many of the games were analysed."""
    choices: int
    grades: dict[str, int]
    """How many choices were called what."""
    questions: list[WorthThen]
    """Of games in which a question is worth what it tells; oldest first."""


class _Judged(Data, forbid_unknown_fields=False):
    seat: int
    unit: str | None
    before: float | None
    after: float | None
    grade: str | None


class _Found(Data, forbid_unknown_fields=False):
    decisions: list[_Judged]


class _Kept(Data, forbid_unknown_fields=False):
    analysis: _Found


def worth(rows: Sequence[PlayedGame], analyses: Mapping[str, bytes]) -> Worth | None:
    """`rows`: the last ones first; `analyses`: those that there are, as they are kept."""
    games = [
        (part, _own(analyses[row.table], part))
        for row, part in ((row, from_json(row.body, GamePart)) for row in reversed(rows))
        if row.table in analyses
    ]
    if not games:
        return None
    grades = Counter(each.grade for _, own in games for each in own if each.grade)
    asked = [_asked(part, own) for part, own in games]
    return Worth(
        games=len(games),
        choices=sum(grades.values()),
        grades=dict(sorted(grades.items())),
        questions=[each for each in asked if each.questions],
    )


def _own(packed: bytes, part: GamePart) -> list[_Judged]:
    kept: _Kept = from_json(zlib.decompress(packed), _Kept)
    return [each for each in kept.analysis.decisions if each.seat in part.seats]


def _asked(part: GamePart, own: Sequence[_Judged]) -> WorthThen:
    """Where nothing could be learnt any more, nothing is lost."""
    asked = [each for each in own if each.unit == "bits" and each.before]
    told, best = (sum(value or 0.0 for value in values) for values in _columns(asked))
    return WorthThen(part.ended, len(asked), round(told, 3), round(best, 3))


def _columns(asked: Sequence[_Judged]) -> tuple[list[float | None], list[float | None]]:
    return [each.after for each in asked], [each.before for each in asked]
