"""Random play: everything alike, but where one can accuse, one does it once in twenty times."""

from collections import Counter

from tests.games.mr_jack.table import INVESTIGATOR, JACK, activated

from gaslamp.core.dice import Dice
from gaslamp.core.numbering import kind_of
from gaslamp.games.mr_jack import codes
from gaslamp.games.mr_jack.rules import MrJackPosition

ROLLS = 40_000


def taken(position: MrJackPosition, seat: int) -> tuple[list[int], Counter[int]]:
    legal = position.legal(seat)
    dice = Dice(5)
    return legal, Counter(position.random_index(seat, legal, dice.roll()) for _ in range(ROLLS))


def test_one_in_twenty_is_an_accusation() -> None:
    legal, counts = taken(activated("Holmes"), INVESTIGATOR)
    accusing = [i for i, action in enumerate(legal) if kind_of(action) == codes.ACCUSE]
    assert accusing == list(range(len(legal) - len(accusing), len(legal)))
    assert len(accusing) > 1
    share = sum(counts[i] for i in accusing) / ROLLS
    assert 0.045 < share < 0.055
    each = [counts[i] for i in accusing]
    assert min(each) > 0.8 * max(each)


def test_everything_else_is_alike() -> None:
    for seat in (JACK, INVESTIGATOR):
        legal, counts = taken(activated("Holmes", seat), seat)
        calm = [i for i, action in enumerate(legal) if kind_of(action) != codes.ACCUSE]
        each = [counts[i] for i in calm]
        assert min(each) > 0.85 * max(each)
    assert sum(counts.values()) == ROLLS


def test_the_roll_decides() -> None:
    """The upper half chooses, the lower half says whether it is an accusation."""
    position = activated("Holmes")
    legal = position.legal(INVESTIGATOR)
    calm = sum(kind_of(action) != codes.ACCUSE for action in legal)
    top = 0xFFFFFFFF << 32
    assert position.random_index(INVESTIGATOR, legal, 1) == 0
    assert position.random_index(INVESTIGATOR, legal, top | 1) == calm - 1
    assert position.random_index(INVESTIGATOR, legal, 0) == calm
    assert position.random_index(INVESTIGATOR, legal, top | 20) == len(legal) - 1
    assert position.random_index(INVESTIGATOR, legal, 0x10000000) == calm
