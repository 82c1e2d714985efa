import pytest
from tests.games.sleuth.sitting import Sitting, sitting, viewer

from gaslamp.core.seats import SPECTATOR
from gaslamp.games.sleuth import GAME
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.events import Dealt
from gaslamp.games.sleuth.options import SleuthOptions

GEM = "green opal pair"


def secrets_in(text: str, at: Sitting, seat: str | None) -> set[str]:
    """Gems that the text names and that the viewer has no business to know."""
    me = viewer(seat)
    known = set(at.view(seat).open_gems) | set(at.view(seat).hand or [])
    shown = {gem for event in at.told(seat) for gem in getattr(event, "gems", None) or []}
    assert me == SPECTATOR or known
    return {gem for gem in GEM_TEXT if gem in text} - known - shown


@pytest.mark.rule("SL-80")
def test_nothing_names_a_gem_one_may_not_know() -> None:
    at = sitting(cards={"A": ["pearl pair"], "B": ["red opal"]}, missing=(GEM,))
    at.do("A: ask B pearl pair [pearl pair]", "B: ask C red opal [red opal]", "C: exchange")
    for seat in ("A", "B", "C", "D", None):
        assert not secrets_in(f"{at.view(seat)} {at.told(seat)}", at, seat)


@pytest.mark.rule("SL-80")
def test_only_the_hand_it_goes_to_sees_a_dealt_gem() -> None:
    at = Sitting(SleuthOptions(), GAME.start(3, SleuthOptions()))
    at.play.act(GAME.read("deal A red pearl pair", 30, at.position))
    assert at.told("A") == [Dealt(0, "red pearl pair")]
    for seat in ("B", "C", None):
        assert at.told(seat) == [Dealt(0)]


@pytest.mark.rule("SL-80")
def test_whoever_has_named_knows_the_missing_gems() -> None:
    at = sitting(missing=(GEM,), winners=2)
    at.do("B: announce", f"B: name {GEM}", "C: announce", "C: name red pearl pair")
    assert [at.view(seat).missing for seat in "ABCD"] == [None, [GEM], [GEM], None]
    assert at.view(None).missing is None
