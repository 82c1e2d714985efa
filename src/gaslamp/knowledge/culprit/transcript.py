"""A round of The Culprit, read from what a viewer was told, as steps from world to world.

The story of who did what is public and always kept. What was seen in it (a card's face, an answer,
a hand) are facts; a fact that is left out turns its card face down, so that one can ask what would
still be certain without it.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from gaslamp.core.events import Event
from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import actions, events, text
from gaslamp.games.culprit.actions import card_number
from gaslamp.games.culprit.cards import CARD_TEXT, HAND
from gaslamp.games.culprit.codes import ACCOMPLICE, ALIBI, FIRST
from gaslamp.knowledge import AnySight, Contradiction
from gaslamp.knowledge.culprit.labels import FLAG, LATE, OPEN, Labels
from gaslamp.knowledge.culprit.oblivion import Forgetting
from gaslamp.knowledge.culprit.steps import (
    Answering,
    Choosing,
    Drawing,
    Guilty,
    Looking,
    Moving,
    Naming,
    Passing,
    Saying,
    Searching,
    Witnessing,
    WorldStep,
)
from gaslamp.knowledge.culprit.worlds import GATHERED, ON_ITS_WAY, TABLE

FACTS: Final = (
    events.Dealt,
    events.PickedUp,
    events.Played,
    events.Answered,
    events.Looked,
    events.Recognised,
    events.WasRecognised,
    events.WitnessAnswered,
    events.Discarded,
    events.Drew,
    events.Showed,
    events.Chose,
    events.Received,
    events.Gathered,
    events.HandedBack,
    events.Took,
)
"""The events by which something is seen; some of them only if they have a card."""


class SeenFact(NamedTuple):
    at: int
    """Which event of the round it is."""
    sentence: Sentence


class HandShown(Event, tag="laid-open"):
    """When the game is over everybody sees every hand."""

    seat: int
    cards: list[str]


def this_round(sight: AnySight) -> list[Any]:
    """What happened since the last deal; nothing, if the next one is under way."""
    told, view = sight.events, sight.view
    for at in range(len(told) - 1, -1, -1):
        if isinstance(told[at], events.RoundEnded) and not view.over:
            return []
        if isinstance(told[at], events.Dealt):
            hands = enumerate(view.hands or [])
            return [*told[at:], *(HandShown(seat, hand) for seat, hand in hands)]
    return []


def tell(event: Event, viewer: int) -> Sentence | None:
    if isinstance(event, HandShown):
        return say(
            "knowledge-culprit-laid-open",
            seat=text.seat(event.seat),
            cards=text.names(event.cards),
            number=len(event.cards),
        )
    return text.tell(event, viewer)


def facts_of(story: Sequence[Any], viewer: int) -> list[SeenFact]:
    found = []
    for at, event in enumerate(story):
        sentence = tell(event, viewer)
        seen = isinstance(event, (*FACTS, HandShown)) and getattr(event, "card", "") is not None
        if seen and sentence is not None:
            found.append(SeenFact(at, sentence))
    return found


class PutDown(NamedTuple):
    """A card that somebody has put down to part with."""

    at: int
    card: str | None
    fact: int
    """The event by which it was seen."""


class Reading:
    """Turns events into steps, and follows what everybody can see of the round meanwhile."""

    def __init__(
        self,
        sight: AnySight,
        copies: Sequence[int],
        always: Sequence[int],
        kinds: Sequence[int] = range(16),
    ) -> None:
        self.kinds = kinds
        """As what each kind is taken; kinds that are taken for another are not told apart."""
        self.story = this_round(sight)
        self.seats = sight.seats
        self.viewer = sight.viewer
        self.copies = copies
        self.always = always
        self.sizes = [HAND] * self.seats
        self.player = self.target = self.at = -1
        self.played = ""
        self.waiting: set[int] = set()
        self.choices: dict[int, PutDown] = {}
        self.gathered = 0
        """How many cards of a Panic have not been handed back."""
        self.flagged = self.late = False
        self.steps: list[WorldStep] = []
        self.lasting = 0
        """So many steps stay; those after them are of cards put down, which move later."""

    def read(self, known: Collection[int] | None) -> None:
        """`known`: the events whose facts may be used; all of them, if it is None."""
        del self.steps[self.lasting :]
        for at in range(self.at + 1, len(self.story)):
            self.at = at
            event, fact = self.story[at], known is None or at in known
            before = len(self.steps)
            self._on_the_table(event, fact)
            self._among_hands(event, fact, known)
            if fact:
                self._learn(event)
            self._forget(self.steps[before:])
        self.lasting = len(self.steps)
        for seat, choice in self.choices.items():
            self._put_down(seat, choice)

    def goes_on_in(self, story: Sequence[Any]) -> bool:
        """Not if it was broken off between cards that change hands, which are told of at once."""
        count = len(self.story)
        broken_off = any(isinstance(event, events.Received) for event in story[count : count + 1])
        return not broken_off and story[:count] == self.story

    def _forget(self, new: Sequence[WorldStep]) -> None:
        """Only where open cards have been marked is there something to forget."""
        self.flagged |= any(isinstance(step, Searching) for step in new)
        self.late |= any(isinstance(step, Drawing) for step in new)
        settled = b"".join([step.settles for step in new])
        flagged = self.flagged and any(kind in settled for kind in FLAG)
        if flagged or (self.late and settled):
            self._add(Forgetting(self.copies, self.always, flagged))

    def _learn(self, event: Event) -> None:
        """What is seen without any card moving."""
        match event:
            case events.Dealt(first):
                self._move(self._seat(first), first, CARD_TEXT[FIRST])
            case events.PickedUp(seat, cards) | HandShown(seat, cards):
                self._add(Looking(self._seat(seat), self._packed(cards), in_sight=True))
            case events.Looked(_, target, cards):
                self._add(Looking(self._seat(target), self._packed(cards), in_sight=False))
            case events.Answered(_, asked, guilty) if self.kinds[ALIBI] == ALIBI:
                self._add(Answering(self._seat(asked), guilty, self.copies))
            case events.Recognised(_, culprit):
                self._add(Guilty(self._seat(culprit)))
            case events.WasRecognised():
                self._add(Guilty(self._seat(self.viewer)))
            case events.Gathered(_, cards):
                self._add(Looking(GATHERED, self._packed(cards), in_sight=False))

    def _on_the_table(self, event: Event, fact: bool) -> None:
        match event:
            case events.Played():
                self._play(event, fact)
            case events.Discarded(seat, card):
                self._leave(event)
                step = self._move(seat, TABLE, card if fact else None)
                step.chosen_in_the_open = seat != self.viewer
                step.action = lambda _: actions.Discard(seat, card)
            case events.Drew(seat, drawn):
                self.sizes[self._seat(seat)] += 1
                kind = self._kind(drawn if fact else None)
                unseen_as = OPEN | LATE if any(self.always) else OPEN
                self._add(Drawing(seat, kind, self._copies(kind), unseen_as), actions.Draw)
            case events.Showed(seat, card) if fact:
                self._move(self._seat(seat), seat, card).action = actions.Show
            case events.WitnessAnswered(seat, trades):
                self._witness(self._seat(seat), trades, fact)
            case events.Suspected(seat, suspect):
                self._add(Saying(), lambda _: actions.Suspect(seat, suspect))
            case events.SuspectedAccomplice(seat, suspect):
                self._add(Saying(), lambda _: actions.SuspectAccomplice(seat, suspect))
            case events.Concluded(seat):
                self._add(Saying(), lambda _: actions.Done(seat))

    def _among_hands(self, event: Event, fact: bool, known: Collection[int] | None) -> None:
        match event:
            case events.Chose(seat, card):
                self.choices[self._seat(seat)] = PutDown(self.at, card if fact else None, self.at)
            case events.Changed():
                for at in range(self.at + 1, len(self.story)):
                    later = self.story[at]
                    if not isinstance(later, events.Received):
                        break
                    if known is None or at in known:
                        put_down = self.choices[later.giver]
                        self.choices[later.giver] = put_down._replace(card=later.card, fact=at)
                self._change_hands()
            case events.Took(_, giver, card):
                self.choices[self._seat(giver)] = PutDown(self.at, card if fact else None, self.at)
                if self.waiting <= set(self.choices):
                    self._change_hands()
            case events.HandedBack(seat, card):
                self.sizes[self._seat(seat)] += 1
                self.gathered -= 1
                step = self._move(GATHERED, seat, card if fact else None)
                step.action = lambda card: actions.HandBack(seat, card)

    # Steps

    def _add(self, step: WorldStep, action: Naming | None = None) -> None:
        step.at, step.fact, step.action = self.at, self.at, action
        self.steps.append(step)

    def _kind(self, card: str | None) -> int | None:
        return None if card is None else self.kinds[card_number(card)]

    def _packed(self, cards: Sequence[str]) -> Labels:
        return bytes(sorted(self.kinds[card_number(card)] for card in cards))

    def _copies(self, kind: int | None) -> int:
        return 0 if kind is None else self.copies[kind]

    def _move(self, place: int, to: int, card: str | None) -> Moving:
        kind = self._kind(card)
        step = Moving(place, to, kind, self._copies(kind))
        self._add(step)
        return step

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise IndexError(seat)
        return seat

    # Plays

    def _leave(self, event: events.Played | events.Discarded) -> None:
        """A card leaves a hand in the open: there must be one."""
        self.sizes[self._seat(event.seat)] -= 1
        if self.sizes[event.seat] < 0:
            sentence = text.tell(event, self.viewer)
            raise Contradiction([] if sentence is None else [sentence])

    def _play(self, event: events.Played, fact: bool) -> None:
        self._leave(event)
        seat, card, target = event.seat, event.card, event.target
        step = self._move(seat, TABLE, card if fact else None)
        step.chosen_in_the_open = seat != self.viewer and card_number(card) != FIRST
        step.action = lambda _: actions.Play(seat, card, target)
        self.player, self.target, self.played = seat, -1 if target is None else target, card
        self.waiting = {each for each in range(self.seats) if self.sizes[each]}

    def _witness(self, seat: int, trades: bool, fact: bool) -> None:
        """CU-24: it tells something only if the Witness had a card left to exchange."""
        tells = seat != self.viewer and self.sizes[seat] > 0
        if fact and tells and self.kinds[ACCOMPLICE] == ACCOMPLICE:
            self._add(Witnessing(self._seat(self.target), trades, self.copies))
        verb = actions.Trade if trades else actions.Decline
        self._add(Saying(), lambda _: verb(seat))

    # Cards that change hands

    def _change_hands(self) -> None:
        """Hand by hand, so that at most one card is on its way, and none of it is held twice."""
        givers = self._in_order()
        if self.played == "panic":
            for giver in givers:
                self.sizes[giver] -= 1
                self.gathered += 1
                self._give(giver, GATHERED)
        else:
            self._give(givers[0], ON_ITS_WAY)
            for giver in givers[1:]:
                self._give(giver, self._receiver(giver))
            self._add(Passing(ON_ITS_WAY, self._receiver(givers[0])))
        if self.played in ("sharing", "rumour"):
            for giver in givers:
                self.sizes[giver] -= 1
                self.sizes[self._receiver(giver)] += 1
        self.choices = {}

    def _in_order(self) -> list[int]:
        """Whoever receives has given before: clockwise backwards, if one can from the viewer."""
        first = self.viewer if self.viewer in self.choices else min(self.choices)
        around = ((first - steps) % self.seats for steps in range(self.seats))
        return [seat for seat in around if seat in self.choices]

    def _receiver(self, giver: int) -> int:
        if self.played in ("sharing", "rumour"):
            return (giver + 1) % self.seats
        return self.target if giver == self.player else self.player

    def _give(self, giver: int, to: int) -> None:
        step = self._move(giver, to, self.choices[giver].card)
        self._name(step, giver)

    def _put_down(self, seat: int, choice: PutDown) -> None:
        """Nothing has moved yet, so nothing has to be known of it."""
        kind = self._kind(choice.card)
        step = Choosing(seat, kind, self._copies(kind))
        self.steps.append(step)
        self._name(step, seat)

    def _name(self, step: WorldStep, giver: int) -> None:
        verb = actions.Take if self.played == "rumour" else actions.Give
        choice = self.choices[giver]
        step.at, step.fact = choice.at, choice.fact
        step.action = lambda card: verb(giver, card)
