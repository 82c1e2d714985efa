"""Who has the Culprit in a position, and how many of each card every place has."""

from gaslamp.core.position import Position
from gaslamp.games.culprit.cards import CARD_TEXT, spell
from gaslamp.games.culprit.codes import DEALING
from gaslamp.games.culprit.rules import CulpritPosition


def truth(position: Position) -> dict[str, str]:
    assert isinstance(position, CulpritPosition)
    if position.stage == DEALING:
        return {}
    hands = {letter: spell(position.hands[seat]) for seat, letter in enumerate("ABCDEFGH")}
    places = {place: hands[place] for place in "ABCDEFGH"[: position.seats]}
    places["pile"] = [
        card for card, n in zip(CARD_TEXT, position.rest, strict=True) for _ in range(n)
    ]
    if position.gathered:
        places["gathered"] = spell(position.gathered)
    answers = {
        f"{card} {place}": str(cards.count(card))
        for card, copies in zip(CARD_TEXT, position.copies, strict=True)
        for place, cards in places.items()
        if copies and card != "culprit"
    }
    guilty = [place for place, cards in places.items() if "culprit" in cards]
    return answers | {"culprit": guilty[0] if guilty else "table"}
