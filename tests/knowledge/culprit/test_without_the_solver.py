"""Without the extra `culprit`: what takes no solver is known, the rest is refused."""

import subprocess
import sys

import pytest
from tests.knowledge.culprit.test_why import certain

from gaslamp.bots import RANKS, bot_for
from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.games.culprit import GAME
from gaslamp.knowledge.culprit import CulpritKnowledge
from gaslamp.words import LANGUAGES, Words

PARTS = ("pysat", "pysat.card", "pysat.formula", "pysat.solvers")


@pytest.fixture
def _without_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PARTS:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("_without_the_solver")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_refused_in_a_sentence_and_chances_are_not(lang: str) -> None:
    sight, claim = next(certain())
    found = CulpritKnowledge().look(sight)
    assert found.beliefs.effective is None
    assert claim in found.certainties
    with pytest.raises(Unreadable) as refused:
        found.why(claim)
    assert 'pip install "gaslamp[culprit]"' in Words(lang).say(refused.value.sentence)


@pytest.mark.usefixtures("_without_the_solver")
@pytest.mark.parametrize("level", RANKS[:3])
def test_bots_need_none(level: str) -> None:
    sight = next(sight for sight, _ in certain() if sight.view.awaited == [sight.viewer])
    position = next(iter(CulpritKnowledge().look(sight).samples(1, Dice(1)))).position
    legal = [GAME.to_typed(action) for action in position.legal(sight.viewer)]
    assert bot_for("culprit", level).choose(sight, legal, Dice(1)) in legal


def test_it_is_not_loaded_before_something_is_asked_of_it() -> None:
    program = "import sys, gaslamp.bots.culprit, gaslamp.mysteries.proofs.sleuth as _; "
    program += "sys.exit('pysat' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
