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
from gaslamp.knowledge.culprit.solver import FEW, LONG, QUICK, SHORT, TELLING, Asking, asking_about
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
        self._narrow_guilt()
        with Asking(self._deck, self._reading, settled=True) as asking:
            asking.only_guilty(self.possible[WHERE])
            left = self._narrow_kinds(asking, self._kinds, QUICK)
            left = self._narrow_kinds(asking, left, SHORT)
            self._narrow_kinds(asking, left, LONG)

    def _narrow_guilt(self) -> None:
        """With only the Culprit told apart an answer takes no time, and is mostly the last word."""
        if set(self.possible[WHERE]) <= set(self._known.get(WHERE, ())):
            return
        with asking_about(self._sight, self._deck, CULPRIT, beside=FEW) as simplest:
            simplest.tries = SHORT
            self._narrow_guilty(simplest)

    def _narrow_guilty(self, asking: Asking) -> None:
        self.possible[WHERE] = asking.guilty(self._known.get(WHERE, ()), self.possible[WHERE])

    def _narrow_kinds(self, asking: Asking, kinds: Sequence[int], tries: int) -> list[int]:
        """The kinds about which questions were given up."""
        asking.tries, open_kinds = tries, []
        self._narrow_guilty(asking)
        for kind in kinds:
            # First on the scene stands for the others there, so that says nothing about it.
            if tries == QUICK or kind == FIRST:
                given_up = self._narrow_kind(asking, kind)
            else:
                given_up = self._narrow_hard_kind(asking, kind)
            if given_up:
                open_kinds.append(kind)
        return open_kinds

    def _narrow_hard_kind(self, asking: Asking, kind: int) -> bool:
        """Asked first with few kinds told apart, which rules out much; to tell a solver of them
        takes longer than most of its answers."""
        for beside in (FEW, TELLING):
            with asking_about(self._sight, self._deck, kind, beside=beside) as simpler:
                simpler.tries = asking.tries
                if self._narrow_kind(simpler, kind):
                    return True
            if not any(self._open(kind, name) for name in asking.places):
                return False
        return self._narrow_kind(asking, kind)

    def _narrow_kind(self, asking: Asking, kind: int) -> bool:
        """Whether a question was given up."""
        asking.undecided = False
        for name, place in asking.places.items():
            if self._open(kind, name):
                subject = f"{CARD_TEXT[kind]} {name}"
                left = {int(answer) for answer in self.possible[subject]}
                counts = asking.counts(place, kind, self._counts(subject), left)
                self.possible[subject] = [str(number) for number in counts]
        return asking.undecided

    def _counts(self, subject: str) -> set[int]:
        """Numbers that are known to be possible."""
        return {int(answer) for answer in self._known.get(subject, ())}

    def _open(self, kind: int, name: str) -> bool:
        """Whether there are numbers in a place of which that is not known."""
        subject = f"{CARD_TEXT[kind]} {name}"
        return len(self.possible[subject]) > len(self._counts(subject))
