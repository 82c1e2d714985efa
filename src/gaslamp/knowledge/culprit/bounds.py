"""What may be, found without any world: at first all that the counts of cards allow, then less and
less as a solver rules it out. It can be broken off at any time: what is left is never too little.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress

from gaslamp.core.errors import Unreadable
from gaslamp.core.sentence import say
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.codes import CULPRIT, FIRST
from gaslamp.knowledge import AnySight
from gaslamp.knowledge.culprit.completions import Deck
from gaslamp.knowledge.culprit.followed_round import deck_of
from gaslamp.knowledge.culprit.names import PLAYED, WHERE, name_of, places_in
from gaslamp.knowledge.culprit.solver import LONG, SHORT, Asking, asking_about
from gaslamp.knowledge.culprit.transcript import Reading
from gaslamp.knowledge.culprit.worlds import GATHERED, IN_PILE
from gaslamp.knowledge.deadline import OutOfTimeError, check

Known = Mapping[str, Collection[str]]
"""Of each subject, answers that are known to be possible."""


def read(sight: AnySight) -> tuple[Deck, Reading]:
    deck = deck_of(sight)
    reading = Reading(sight, deck.copies, deck.always)
    try:
        reading.read(None)
    except (IndexError, KeyError, AttributeError):
        raise Unreadable(say("knowledge-from-the-start")) from None
    return deck, reading


class Narrowing:
    """`possible`: of each subject the answers that have not been ruled out."""

    def __init__(
        self, sight: AnySight, deck: Deck, reading: Reading, known: Known | None = None
    ) -> None:
        self._sight = sight
        self._deck = deck
        self._reading = reading
        self._known = known or {}
        self._kinds = [
            kind for kind, copies in enumerate(deck.copies) if copies and kind != CULPRIT
        ]
        self.possible: dict[str, list[str]] = {}
        self._allow_all()
        with suppress(OutOfTimeError):
            self._narrow()

    def _allow_all(self) -> None:
        places = places_in(self._reading)
        holding = [name_of(place) for place in places if place != IN_PILE]
        self.possible[WHERE] = [*holding, PLAYED]
        for kind in self._kinds:
            for place in places:
                most = min(self._deck.copies[kind], self._room(place))
                counts = [str(number) for number in range(most + 1)]
                self.possible[f"{CARD_TEXT[kind]} {name_of(place)}"] = counts

    def _room(self, place: int) -> int:
        if place == GATHERED:
            return self._reading.gathered
        return self._deck.size if place == IN_PILE else self._reading.sizes[place]

    def _narrow(self) -> None:
        """What is easily ruled out first, of every subject."""
        check()
        with Asking(self._deck, self._reading, settled=True) as asking:
            open_kinds = self._narrow_kinds(asking, self._kinds, SHORT)
            self._narrow_kinds(asking, open_kinds, LONG)

    def _narrow_kinds(self, asking: Asking, kinds: Sequence[int], tries: int) -> list[int]:
        """The kinds about which questions were given up."""
        asking.tries, open_kinds = tries, []
        self.possible[WHERE] = asking.guilty(self._known.get(WHERE, ()))
        for kind in kinds:
            asking.undecided = False
            self._narrow_kind(asking, kind)
            if asking.undecided:
                open_kinds.append(kind)
        return open_kinds

    def _narrow_kind(self, asking: Asking, kind: int) -> None:
        """Asked first with few kinds told apart, which rules out much, and quickly."""
        with asking_about(self._sight, self._deck, kind) as simpler:
            simpler.tries = asking.tries
            for name, place in asking.places.items():
                subject = f"{CARD_TEXT[kind]} {name}"
                known = {int(answer) for answer in self._known.get(subject, ())}
                # First on the scene stands for the others there, so that says nothing about it.
                counts = None if kind == FIRST else simpler.counts(place, kind, known)
                if counts is None or len(counts) > len(known):
                    counts = asking.counts(place, kind, known, counts)
                self.possible[subject] = [str(number) for number in counts]
