"""How likely what was seen later is, worked out for one kind of card at a time."""

from gaslamp.games.culprit.codes import ALIBI
from gaslamp.knowledge.culprit.completions import Deck
from gaslamp.knowledge.culprit.hindsight import OneKind, RoundInHindsight
from gaslamp.knowledge.culprit.steps import Moving
from gaslamp.knowledge.culprit.worlds import TABLE, World, dealt_worlds

COPIES = tuple(5 if kind == ALIBI else 1 for kind in range(16))
DECK = Deck(COPIES, (0,) * 16)
SHOWN = Moving(0, TABLE, ALIBI, COPIES[ALIBI])
OPEN = next(world for world in dealt_worlds(3) if world[2][0] < world[0][0])


def test_a_share_of_the_open_cards_is_not_cut_off() -> None:
    # Compiled with the build's settings, `/` of two C integers leaves no fraction.
    kind = OneKind(ALIBI, [SHOWN], DECK)
    assert kind.chance(0, kind.projected(OPEN)) == 0.25
    assert DECK.size == 20


def test_worlds_weigh_by_what_was_seen_later() -> None:
    settled = (bytes([ALIBI]) + OPEN[0][1:], *OPEN[1:])
    elsewhere: World = (OPEN[0], bytes([ALIBI]) + OPEN[1][1:], *OPEN[2:])
    found = RoundInHindsight([SHOWN], DECK).weights(0, [settled, elsewhere])
    assert list(found) == [settled, elsewhere]
    assert found[settled] > found[elsewhere]
