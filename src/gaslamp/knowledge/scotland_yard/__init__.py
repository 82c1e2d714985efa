"""What a seat of Scotland Yard can know: the stations where Mister X may be, and may have been.

Subjects are `X`, for where he is now, and `start`, `place 1`, `place 2` … for his log; answers are
stations. His start card is drawn uniformly; where he chose in secret, each of his legal choices
counts alike, or as the model weighs it.
"""

from fractions import Fraction
from math import lcm
from typing import Final

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.position import Position
from gaslamp.core.sentence import Sentence, say
from gaslamp.knowledge import UNIFORM, AnySight, Beliefs, Claim, Knowledge, Model, below
from gaslamp.knowledge.scotland_yard.following import Following, Layer
from gaslamp.knowledge.scotland_yard.reasons import reasons

NOW: Final = "X"
START: Final = "start"


class ScotlandYardKnowledge(Knowledge):
    def follow(self, sight: AnySight, model: Model = UNIFORM) -> Following:
        return Following(sight, model)

    def possibilities(self, sight: AnySight) -> dict[str, list[str]]:
        chances = self.beliefs(sight).chances
        return {subject: list(answers) for subject, answers in chances.items()}

    def beliefs(self, sight: AnySight, model: Model = UNIFORM) -> Beliefs:
        following = self.follow(sight, model)
        places = _looking_back(following)
        chances = {
            subject_of(place): _named(_normalised(layer)) for place, layer in enumerate(places)
        }
        if places:
            chances = {NOW: _named(_normalised(places[-1]))} | chances
        tracks = following.tracks[-1] if places else {}
        alive = following.layers[-1] if places else {}
        return Beliefs(max(1, sum(tracks[station] for station in alive)), chances)

    def sample(self, sight: AnySight, dice: Dice, model: Model = UNIFORM) -> Position:
        following = self.follow(sight, model)
        if not following.layers:
            return following.board
        stations = [drawn(following.layers[-1], dice)]
        for place in range(len(following.layers) - 2, -1, -1):
            came = following.steps[place][stations[-1]]
            before = following.layers[place]
            stations.append(drawn({s: before[s] * came[s] for s in came if s in before}, dice))
        position = following.board.copy()
        track = list(position.track)
        track[: len(stations)] = reversed(stations)
        position.track = track
        return position

    def why(self, sight: AnySight, claim: Claim) -> list[Sentence]:
        subjects = [subject_of(place) for place in range(len(sight.view.log) + 1)]
        subject = subjects[-1] if claim.subject == NOW else claim.subject
        if subject not in subjects or not claim.answer.isdecimal():
            raise Unreadable(say("knowledge-open"))
        return reasons(sight, subjects.index(subject), int(claim.answer), claim.holds)

    def certainties(self, sight: AnySight) -> list[Claim]:
        """The places of the log that follow from what was seen and were not seen themselves."""
        following = self.follow(sight)
        seen = {subject_of(place) for place in following.known}
        claims = super().certainties(sight)
        return [c for c in claims if c.subject != NOW and c.subject not in seen]

    def say_subject(self, subject: str) -> Sentence:
        kind, _, number = subject.partition(" ")
        return say("knowledge-scotland-yard-place", kind=kind, place=int(number or 0))

    def say_answer(self, answer: str) -> Sentence:
        return say("knowledge-scotland-yard-station", station=answer)


def subject_of(place: int) -> str:
    return f"place {place}" if place else START


def _looking_back(following: Following) -> list[Layer]:
    """Each layer in the light of all that came after it."""
    if not following.layers:
        return []
    onward = dict.fromkeys(following.layers[-1], Fraction(1))
    found = [dict(following.layers[-1])]
    for place in range(len(following.layers) - 2, -1, -1):
        layer = following.layers[place]
        back: Layer = dict.fromkeys(layer, Fraction(0))
        for to, came in following.steps[place].items():
            for station, share in came.items():
                if station in back and to in onward:
                    back[station] += share * onward[to]
        onward = {station: weight for station, weight in back.items() if weight}
        found.append({station: layer[station] * weight for station, weight in onward.items()})
    return found[::-1]


def _normalised(layer: Layer) -> Layer:
    total = sum(layer.values())
    return {station: layer[station] / total for station in sorted(layer)}


def _named(layer: Layer) -> dict[str, Fraction]:
    return {str(station): chance for station, chance in layer.items()}


def drawn(layer: Layer, dice: Dice) -> int:
    """A station, as often as it weighs."""
    common = lcm(*(weight.denominator for weight in layer.values()))
    shares = {station: int(weight * common) for station, weight in layer.items()}
    index = below(dice, sum(shares.values()))
    for station, share in shares.items():
        index -= share
        if index < 0:
            return station
    raise AssertionError("the shares add up")


KNOWLEDGE = ScotlandYardKnowledge()
