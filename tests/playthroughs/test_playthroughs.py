"""Whole games as every viewer saw them, kept as text: a leak or a changed rule shows in the diff.

`python -m tests.playthroughs.test_playthroughs` writes them anew.
"""

from importlib import import_module
from pathlib import Path

import pytest
from tests.contract.cases import Case, wander

from gaslamp.core.data import to_json
from gaslamp.core.events import seen_by
from gaslamp.core.record import write_lines
from gaslamp.core.seats import SPECTATOR
from gaslamp.games import NAMES

HERE = Path(__file__).parent


def playthroughs() -> list[tuple[str, Case, int]]:
    """Name, table and seed of every golden game, from the games' own tests."""
    return [
        (name, case, seed)
        for game in NAMES
        for name, case, seed in import_module(f"tests.games.{game}.cases").PLAYTHROUGHS
    ]


def transcript(case: Case, seed: int) -> str:
    game, before = case.game, case.start()
    viewers = (*range(case.seats), SPECTATOR)
    lines = [f"# {case}, seed {seed}"]
    for action in wander(case, seed):
        after = before.copy()
        after.apply(action)
        lines += ["", write_lines(game, before, [action])[0]]
        told = game.events(before, action, after)
        for viewer in viewers:
            seen = to_json(seen_by(told, viewer)).decode()
            lines.append(f"  {_name(case, viewer)} {seen}")
        before = after
    lines += ["", "# what is seen at the end"]
    lines += [
        f"  {_name(case, viewer)} {to_json(game.view(before, viewer)).decode()}"
        for viewer in viewers
    ]
    return "\n".join(lines) + "\n"


def _name(case: Case, viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else case.game.seat_names(case.seats)[viewer]


@pytest.mark.parametrize(("name", "case", "seed"), playthroughs(), ids=str)
def test_the_game_is_still_the_same(name: str, case: Case, seed: int) -> None:
    assert transcript(case, seed) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, case, seed in playthroughs():
        (HERE / f"{name}.txt").write_text(transcript(case, seed), encoding="utf-8")
