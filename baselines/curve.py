"""How what `ppo.py` has kept does against a rank: a page, a table and a picture.

    python baselines/curve.py .bench_cache/ppo --games 200 --into docs/figures

Every policy that was kept plays so many games, with the same dice for all. What has been measured
is kept beside the policies and not measured again, so it can be stopped and gone on with.
"""

import argparse
import csv
import json
import sys
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))
from baselines.evaluation import evaluated

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 56, 24, 44, 40
LETTERS = 'font-family="sans-serif" font-size="13" role="img"'
INK, FAINT, LAMP = "#26303c", "#c9c2b3", "#b4690e"
COLUMNS = ("updates", "decisions", "seconds", "learnt_against", "games", "won", "low", "high")
PAGE = """\
# PPO

Written by `python baselines/curve.py`: how often what `baselines/ppo.py` learnt won {games} games
of `{game}` as {seat} against a {against}, who thought by {thought}, after how long, and
Wilson's interval of 95 %. A policy {plays}. Seconds are the processors', of
all who learn and think. The same is in [ppo.csv](ppo.csv).

![The share of games won, by seconds of processor](ppo.svg)

| seconds | decisions | learnt against | won | interval |
| --- | --- | --- | --- | --- |
"""
PLAYS = {"best": "takes its likeliest action", "ppo": "draws its actions from its chances"}


class CurvePoint(NamedTuple):
    updates: int
    decisions: int
    seconds: float
    learnt_against: str
    games: int
    won: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.won / self.games


def measured(folder: Path, every: int, cores: int, how: dict[str, Any]) -> list[CurvePoint]:
    """Every so many policies, and the last; what was measured before comes from a file."""
    kept = folder / "measured.jsonl"
    lines = kept.read_text().splitlines() if kept.exists() else []
    known = {json.dumps(key): found for key, found in map(json.loads, lines)}
    rows = [json.loads(row) for row in (folder / "curve.jsonl").read_text().splitlines()]
    wanted = [row for at, row in enumerate(rows, 1) if at % every == 0 or at == len(rows)]
    left = [r["updates"] for r in wanted if json.dumps([r["updates"], how]) not in known]
    with get_context("spawn").Pool(cores) as pool:
        for at, found in pool.imap(partial(_evaluated, folder, how), left):
            known[json.dumps([at, how])] = found
            with kept.open("a") as file:
                file.write(json.dumps([[at, how], found]) + "\n")
            print(at, found["won"], flush=True)
    return [_point(row, known[json.dumps([row["updates"], how])]) for row in wanted]


def _evaluated(folder: Path, how: dict[str, Any], at: int) -> tuple[int, dict[str, Any]]:
    return at, evaluated(**how | {"policy": f"{how['policy']}:{folder}/policy-{at}.npz"})


def _point(row: dict[str, Any], found: dict[str, Any]) -> CurvePoint:
    spent = [row["updates"], row["decisions"], round(row["seconds"]), row["against"]]
    return CurvePoint(*spent, *(found[name] for name in COLUMNS[4:]))


def picture(points: list[CurvePoint], title: str) -> str:
    highest = max(0.5, *(each.high for each in points))
    across = (WIDTH - LEFT - RIGHT) / points[-1].seconds
    up = (HEIGHT - TOP - BOTTOM) / highest

    def at(seconds: float, share: float) -> str:
        return f"{LEFT + across * seconds:.1f} {HEIGHT - BOTTOM - up * share:.1f}"

    line = " L".join(at(each.seconds, each.share) for each in points)
    ends = [(at(each.seconds, each.low), at(each.seconds, each.high)) for each in points]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {LETTERS}>',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f7f3ea"/>',
        _text(12, 24, title),
        *(_level(each, HEIGHT - BOTTOM - up * each / 10) for each in range(int(highest * 10) + 1)),
        *(f'<path d="M{low} L{high}" stroke="{INK}"/>' for low, high in ends),
        f'<path d="M{line}" stroke="{LAMP}" stroke-width="2" fill="none"/>',
        _text(LEFT, HEIGHT - 12, f"{points[-1].seconds / 60:.1f} minutes of one processor"),
        "</svg>\n",
    ]
    return "\n".join(lines)


def _level(tenths: int, y: float) -> str:
    line = f'<path d="M{LEFT} {y:.1f} H{WIDTH - RIGHT}" stroke="{FAINT}"/>'
    return line + _text(8, y + 4, f"{10 * tenths} %")


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}">{words}</text>'


def write(into: Path, points: list[CurvePoint], how: dict[str, Any]) -> None:
    rows = [
        f"| {each.seconds} | {each.decisions:,} | {each.learnt_against} | {each.won} "
        f"| {100 * each.low:.0f} to {100 * each.high:.0f} % |"
        for each in points
    ]
    thought = f"{how['iterations']} iterations" if how["iterations"] else "the clock"
    page = PAGE.format(thought=thought, plays=PLAYS[how["policy"]], **how)
    (into / "ppo.md").write_text(page + "\n".join(rows) + "\n")
    (into / "ppo.svg").write_text(picture(points, f"{how['seat']} against {how['against']}"))
    with (into / "ppo.csv").open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *points])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, help="what ppo.py wrote into")
    asked.add_argument("--game", default="mr_jack")
    asked.add_argument("--seat", default="Investigator")
    asked.add_argument("--against", default="sergeant")
    asked.add_argument("--policy", choices=PLAYS, default="ppo", help="likeliest, or drawn")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--iterations", type=int, help="of the rank's thought, instead of a clock")
    asked.add_argument("--every", type=int, default=1, help="not every policy, to be quicker")
    asked.add_argument("--cores", type=int, default=1)
    asked.add_argument("--into", type=Path, default=Path("docs/figures"))
    given = vars(asked.parse_args())
    folder, into = given.pop("folder"), given.pop("into")
    every, cores = given.pop("every"), given.pop("cores")
    write(into, measured(folder, every, cores, given), given)


if __name__ == "__main__":
    main()
