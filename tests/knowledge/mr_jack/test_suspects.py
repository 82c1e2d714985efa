"""Who Jack may be, how likely, and why; from the Investigator's sight and from Jack's own."""

from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tests.contract.cases import Case
from tests.games.mr_jack.swapper import swap
from tests.knowledge.mr_jack.truth import truth
from tests.knowledge.watching import Watched, check_truth, watched

from gaslamp.core.dice import Dice
from gaslamp.core.errors import Unreadable
from gaslamp.core.numbering import kind_of
from gaslamp.core.position import Position
from gaslamp.games.mr_jack import codes, events, text
from gaslamp.games.mr_jack.board import CHARACTERS
from gaslamp.games.mr_jack.rules import MrJackPosition
from gaslamp.knowledge import Claim, Contradiction, knowledge_for
from gaslamp.knowledge.mr_jack import MrJackKnowledge
from gaslamp.words import LANGUAGES, Words

CASE = Case("mr_jack", 2)
KNOWLEDGE = knowledge_for("mr_jack")
assert isinstance(KNOWLEDGE, MrJackKnowledge)
FOLLOW = KNOWLEDGE.follow


def seen_by(viewer: int, seeds: range, every: int = 11) -> list[Watched]:
    return [
        seen
        for seed in seeds
        for seen in watched(CASE, seed, every=every)
        if seen.viewer == viewer and not seen.position.over and len(seen.actions) > 1
    ]


@pytest.mark.slow
def test_the_truth_is_always_among_the_possibilities() -> None:
    for seed in range(200):
        check_truth(KNOWLEDGE, truth, watched(CASE, seed, every=37))


def test_the_suspects_are_those_whose_card_lies_innocent_nowhere_and_who_are_no_own_alibi() -> None:
    for seen in seen_by(codes.INVESTIGATOR, range(12)):
        view = seen.sight.view
        innocent = {who for who, each in view.characters.items() if each.innocent}
        assert set(KNOWLEDGE.possibilities(seen.sight)["Jack"]) == (
            set(CHARACTERS) - innocent - set(view.alibis)
        )


def test_every_suspect_is_one_that_a_swap_can_make_jack() -> None:
    """The tests' own notion of what the Investigator cannot tell apart."""
    for seen in seen_by(codes.INVESTIGATOR, range(3), every=31):
        swapped = set()
        for seed in range(60):
            other = swap(CASE, seen.actions, seen.viewer, Dice(seed))
            if isinstance(other, list):
                swapped.add(CHARACTERS[other[0] >> 9])
        possible = set(KNOWLEDGE.possibilities(seen.sight)["Jack"])
        assert swapped <= possible


def test_jack_knows_himself_and_not_what_the_investigator_holds() -> None:
    for seen in seen_by(codes.JACK, range(6)):
        beliefs = KNOWLEDGE.beliefs(seen.sight)
        position = seen.position
        assert isinstance(position, MrJackPosition)
        assert beliefs.chances["Jack"] == {CHARACTERS[position.jack]: 1}
        held = position.alibis[codes.INVESTIGATOR].bit_count()
        chances = [each.get("alibi-investigator", Fraction(0)) for each in beliefs.chances.values()]
        assert sum(chances) == held


def test_an_escape_not_taken_changes_how_likely_and_never_who() -> None:
    def beliefs_differ(seen: Watched) -> bool:
        chances = KNOWLEDGE.beliefs(seen.sight).chances["Jack"]
        assert all(chance > 0 for chance in chances.values())
        return len(set(chances.values())) > 1

    assert any(beliefs_differ(seen) for seen in seen_by(codes.INVESTIGATOR, range(30), every=7))


class NeverLeaves:
    def weight(self, position: Position, action: int) -> int:
        return 0 if kind_of(action) == codes.LEAVE else 1


def test_a_better_model_of_jack_can_be_handed_in() -> None:
    """Whoever would never leave anyway tells nothing by staying."""
    for seen in seen_by(codes.INVESTIGATOR, range(6)):
        chances = KNOWLEDGE.beliefs(seen.sight, NeverLeaves()).chances["Jack"]
        assert len(set(chances.values())) == 1


def test_samples_come_as_often_as_they_are_believed() -> None:
    seen = next(
        seen
        for seen in seen_by(codes.INVESTIGATOR, range(40), every=7)
        if len(set(KNOWLEDGE.beliefs(seen.sight).chances["Jack"].values())) > 1
    )
    chances = KNOWLEDGE.beliefs(seen.sight).chances["Jack"]
    dice, draws = Dice(3), 400
    often: Counter[str] = Counter()
    for _ in range(draws):
        sample = KNOWLEDGE.sample(seen.sight, dice)
        often[truth(sample)["Jack"]] += 1
    assert set(often) == set(chances)
    squares = sum((often[w] - draws * c) ** 2 / (draws * c) for w, c in chances.items())
    assert squares < 26  # once in a thousand at eight suspects


def test_the_events_clear_whoever_is_innocent_and_none_of_them_in_vain() -> None:
    reasons = 0
    for seen in seen_by(codes.INVESTIGATOR, range(8)):
        masks = {str(text.tell(event, 1)): mask for event, mask in FOLLOW(seen.sight).cleared}
        for claim in KNOWLEDGE.certainties(seen.sight):
            wanted = 1 << CHARACTERS.index(claim.answer)
            wanted = codes.EVERYBODY & ~wanted if claim.holds else wanted
            why = [masks[str(reason)] for reason in KNOWLEDGE.why(seen.sight, claim)]
            reasons += len(why)
            assert not wanted & ~_union(why)
            for left_out in range(len(why)):
                assert wanted & ~_union(why[:left_out] + why[left_out + 1 :])
    assert reasons > 20


def _union(masks: list[int]) -> int:
    gone = 0
    for mask in masks:
        gone |= mask
    return gone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_words(lang: str) -> None:
    seen = seen_by(codes.INVESTIGATOR, range(3))[-1]
    words = Words(lang)
    claim = KNOWLEDGE.certainties(seen.sight)[0]
    assert all(words.say(reason) for reason in KNOWLEDGE.why(seen.sight, claim))
    for subject, answers in KNOWLEDGE.possibilities(seen.sight).items():
        assert words.say(KNOWLEDGE.say_subject(subject))
        assert all(words.say(KNOWLEDGE.say_answer(answer)) for answer in answers)


def test_what_is_open_has_no_reason() -> None:
    seen = seen_by(codes.INVESTIGATOR, range(3))[0]
    suspect = KNOWLEDGE.possibilities(seen.sight)["Jack"][0]
    with pytest.raises(Unreadable):
        KNOWLEDGE.why(seen.sight, Claim("Jack", suspect, holds=False))


def test_a_sight_that_contradicts_itself_names_the_facts_in_conflict() -> None:
    seen = seen_by(codes.INVESTIGATOR, range(3))[-1]
    for_all = [events.AlibiDrawn(codes.INVESTIGATOR, who) for who in CHARACTERS]
    twisted: Any = msgspec.structs.replace(seen.sight, events=[*seen.sight.events, *for_all])
    with pytest.raises(Contradiction) as refused:
        KNOWLEDGE.beliefs(twisted)
    assert refused.value.facts
