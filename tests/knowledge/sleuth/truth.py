"""Where every gem of a position is."""

from gaslamp.core.position import Position
from gaslamp.games.sleuth.cards import GEM_TEXT
from gaslamp.games.sleuth.rules import SleuthPosition


def truth(position: Position) -> dict[str, str]:
    assert isinstance(position, SleuthPosition)
    places = {letter: position.hands[seat] for seat, letter in enumerate("ABCDEFG")}
    places |= {"open": position.open_gems, "missing": position.undealt}
    return {
        text: place
        for gem, text in enumerate(GEM_TEXT)
        for place, gems in places.items()
        if gems >> gem & 1
    }
