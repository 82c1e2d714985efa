"""Who Jack is and where every card of a position is."""

from gaslamp.core.position import Position
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition


def truth(position: Position) -> dict[str, str]:
    assert isinstance(position, MrJackPosition)
    if position.jack < 0:
        return {}
    places = {"alibi-jack": position.alibis[0], "alibi-investigator": position.alibis[1]}
    places |= {"pile": position.pile, "is-jack": 1 << position.jack}
    cards = {
        name: place
        for number, name in enumerate(CHARACTERS)
        for place, mask in places.items()
        if mask >> number & 1
    }
    return cards | {"Jack": CHARACTERS[position.jack]}
