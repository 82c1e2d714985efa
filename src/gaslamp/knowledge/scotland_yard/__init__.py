"""What a seat of Scotland Yard can know: the stations where Mister X may be, and may have been.

Subjects are `X`, for where he is now, and `start`, `place 1`, `place 2` … for his log; answers are
stations. His start card is drawn uniformly; where he chose in secret, each of his legal choices
counts alike, or as the model weighs it.
"""

from collections.abc import Collection, Mapping
from fractions import Fraction
from math import gcd
from typing import Final

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.scotland_yard.events import Started
from gaslamp.knowledge import UNIFORM, AnySight, Beliefs, Claim, Contradiction, Model, pick
from gaslamp.knowledge.memory import FollowingKnowledge, FollowingLook, Kept
from gaslamp.knowledge.scotland_yard.reasons import at_odds, impossible, reasons
from gaslamp.knowledge.scotland_yard.trace import Layer, NowhereError, Trace

NOW: Final = "X"
START: Final = "start"


class ScotlandYardLook(FollowingLook[Trace]):
    def _positions(self, following: Trace, number: int, dice: Dice) -> list[Position]:
        return [_track(following, dice) for _ in range(number)]

    def _why(self, claim: Claim) -> list[Sentence]:
        subjects = [subject_of(place) for place in range(len(self.sight.view.log) + 1)]
        subject = subjects[-1] if claim.subject == NOW else claim.subject
        if subject not in subjects or not claim.answer.isdecimal():
            raise Unreadable(say("knowledge-open"))
        return reasons(self.sight, subjects.index(subject), int(claim.answer), claim.holds)


def _check_from_the_start(sight: AnySight) -> None:
    """A position that somebody set up has no past: nothing is at odds, but nothing follows."""
    started = sum(isinstance(event, Started) for event in sight.events)
    if started < len(sight.view.pawns):
        raise Unreadable(say("knowledge-from-the-start"))


class ScotlandYardKnowledge(FollowingKnowledge[Trace]):
    look_type = ScotlandYardLook

    def __init__(self) -> None:
        self._kept = Kept(Trace)

    def follow(self, sight: AnySight, model: Model = UNIFORM) -> Trace:
        try:
            return self.track(sight, model)
        except NowhereError as nowhere:
            _check_from_the_start(sight)
            facts = at_odds(sight) or impossible(sight, *nowhere.args)
            raise Contradiction(facts) from None

    def track(self, sight: AnySight, model: Model = UNIFORM) -> Trace:
        """The same for those who do not ask why it cannot be, if it cannot."""
        return self._kept.look(sight, model)

    def believed(self, following: Trace) -> Beliefs:
        places = _looking_back(following)
        chances = {subject_of(place): _chances(layer) for place, layer in enumerate(places)}
        if places:
            chances = {NOW: _chances(places[-1])} | chances
        tracks = following.tracks[-1] if places else {}
        alive = following.layers[-1] if places else {}
        return Beliefs(max(1, sum(tracks[station] for station in alive)), chances)

    def settled(self, sight: AnySight, possible: Mapping[str, Collection[str]]) -> list[Claim]:
        """The places of the log that follow from what was seen and were not seen themselves."""
        seen = {subject_of(place) for place in self.follow(sight).known}
        claims = super().settled(sight, possible)
        return [c for c in claims if c.subject != NOW and c.subject not in seen]

    def left(self, possible: Mapping[str, Collection[str]]) -> int:
        """The stations where Mister X may be now."""
        return len(possible.get(NOW, ()))

    def say_subject(self, subject: str) -> Sentence:
        kind, _, number = subject.partition(" ")
        return say("knowledge-scotland-yard-place", kind=kind, place=int(number or 0))

    def say_answer(self, answer: str) -> Sentence:
        return say("knowledge-scotland-yard-station", station=answer)


def _track(following: Trace, dice: Dice) -> Position:
    """A way that Mister X may have come, drawn back from where he may be."""
    if not following.layers:
        return following.board.copy()
    stations = [drawn(following.layers[-1], dice)]
    for place in range(len(following.layers) - 2, -1, -1):
        steps, to = following.steps[place], stations[-1]
        before = following.layers[place].items()
        came = {s: weight * steps[s][to] for s, weight in before if to in steps[s]}
        stations.append(drawn(came, dice))
    position = following.board.copy()
    track = list(position.track)
    track[: len(stations)] = reversed(stations)
    position.track = track
    return position


def subject_of(place: int) -> str:
    return f"place {place}" if place else START


def _looking_back(following: Trace) -> list[Layer]:
    """Each layer in the light of all that came after it."""
    if not following.layers:
        return []
    onward = dict.fromkeys(following.layers[-1], 1)
    found = [dict(following.layers[-1])]
    for place in range(len(following.layers) - 2, -1, -1):
        layer, steps = following.layers[place], following.steps[place]
        back = {
            station: sum(share * onward[to] for to, share in steps[station].items() if to in onward)
            for station in layer
        }
        common = gcd(*back.values())
        onward = {station: weight // common for station, weight in back.items() if weight}
        found.append({station: layer[station] * weight for station, weight in onward.items()})
    return found[::-1]


def _chances(layer: Layer) -> dict[str, Fraction]:
    total = sum(layer.values())
    return {str(station): Fraction(layer[station], total) for station in sorted(layer)}


def drawn(layer: Layer, dice: Dice) -> int:
    """A station, as often as it weighs."""
    return list(layer)[pick(list(layer.values()), dice)]


KNOWLEDGE = ScotlandYardKnowledge()
