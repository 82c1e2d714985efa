"""`deduce` at a table of The Culprit."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from tests.cli.conftest import CERTAIN, Run
from tests.knowledge.culprit.truth import truth

from gaslamp.core.data import pretty
from gaslamp.core.dice import Dice
from gaslamp.core.play import Play
from gaslamp.core.random_play import random_action
from gaslamp.games.culprit import GAME
from gaslamp.words import LANGUAGES

PLY = 24


def played(actions: int | None = None) -> Play:
    options = GAME.options({"flash": True})
    play, dice = Play(GAME, options, GAME.start(4, options)), Dice(2)
    while not play.position.over and len(play.actions) != actions:
        play.act(random_action(play.position, dice))
    return play


@pytest.fixture
def record_of_a_round(tmp_path: Path) -> str:
    path = tmp_path / "round.json"
    path.write_text(pretty(played().record()))
    return str(path)


def test_exact_fractions_that_leave_the_truth_open(gaslamp: Run, record_of_a_round: str) -> None:
    ran = gaslamp("deduce", record_of_a_round, "--seat", "B", "--ply", str(PLY), "--why", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert (found["game"], found["seat"], found["effective"]) == ("culprit", "B", None)
    for subject, answer in truth(played(PLY).position).items():
        chances = {each: Fraction(text) for each, text in found["chances"][subject].items()}
        assert sum(chances.values()) == 1
        assert chances[answer] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_cards_and_seats(gaslamp: Run, record_of_a_round: str, lang: str) -> None:
    argv = ("--seat", "B", "--ply", str(PLY), "--lang", lang)
    ran = gaslamp("deduce", record_of_a_round, *argv)
    assert (ran.code, ran.err) == (0, "")
    assert ("pile" if lang == "en" else "pioche") in ran.out
    assert ran.out.count(CERTAIN[lang]) >= 2


def test_a_sight_alone_is_enough(gaslamp: Run, record_of_a_round: str) -> None:
    ran = gaslamp("deduce", "--sight", "-", "--json", typed=pretty(played(PLY).sight(1)))
    argv = ("--seat", "B", "--ply", str(PLY), "--json")
    assert json.loads(ran.out) == json.loads(gaslamp("deduce", record_of_a_round, *argv).out)
