"""A guided first game: a real game against patient bots, with a voice that says what to do next.

A lesson is data, `games/<game>/lesson.json`: how the table is set up, how the game opens, steps.
What the voice says is in `words/<language>/learn-<game>.ftl`. Nothing is kept between two calls:
the house and the bots do the same every time, so a lesson is where its pupil's actions have
brought it, and going back is leaving the last of them out.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

from msgspec import Meta, field

from gaslamp.bots import bot_for
from gaslamp.core.data import Data, from_json, from_plain, to_json
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.events import seen_by
from gaslamp.core.play import Play
from gaslamp.core.record import read_line
from gaslamp.core.seats import in_mask
from gaslamp.core.sentence import Sentence, say
from gaslamp.games import game_named
from gaslamp.table.faces import Choice

LONGEST_PATIENCE: Final = 30
"""So many actions in a row without the pupil, who must be out of the game: then bots may end it."""


class LessonStep(Data, frozen=True):
    voice: str
    """The message that the voice says."""
    do: list[dict[str, Any]] = field(default_factory=list)
    """What the pupil may do: actions that have one of these sets of fields. Empty: only listen."""
    repeat: bool = False
    """Again and again, until the game is over."""
    as_long_as: dict[str, Any] = field(default_factory=dict)
    """Again, as long as the pupil's view has these fields; true stands for anything but nothing."""
    script: list[str] = field(default_factory=list)
    """What the house and the others do afterwards, in lines of a record; then they are free."""


class Lesson(Data, frozen=True):
    game: str
    seats: int
    seat: int
    """The pupil's."""
    steps: list[LessonStep]
    """The last is about the end of the game, and comes when the game is over."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    """From which the house deals and the bots choose."""
    opening: list[str] = field(default_factory=list)
    """How the game begins, in lines of a record."""
    patience: list[str] = field(default_factory=list)
    """Types of actions that the bots leave to the pupil."""


class LessonFace(Data, frozen=True):
    """Where a lesson is."""

    at: int
    of: int
    voice: Sentence
    listening: bool
    """Whether the pupil only has to go on: by adding null to what they did."""
    view: Any
    choices: list[Choice]
    events: list[Any]
    said: list[Sentence | None]
    """Each event as the pupil is told of it."""
    names: list[str]
    """How notation calls the seats."""
    seat: int
    options: dict[str, Any]
    finished: bool


Done = Annotated[list[Any], Meta(max_length=500)]
"""What the pupil did: actions, and null for having listened."""


@cache
def lesson_for(game: str) -> Lesson:
    found = files("gaslamp.games") / game_named(game).name / "lesson.json"
    lesson: Lesson = from_json(found.read_bytes(), Lesson)
    return lesson


class Course:
    """A lesson under way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = game_named(lesson.game)
        options = self.game.options(lesson.options)
        self.play = Play(self.game, options, self.game.start(lesson.seats, options))
        self._dealer = Dealer(lesson.seed.to_bytes(32, "big"))
        self._dice = Dice(lesson.seed)
        self._bots_in_a_row = 0
        self.at = 0
        self._follow(lesson.opening)

    @property
    def step(self) -> LessonStep | None:
        """The step that the pupil is at; None after the last."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    def take(self, done: Any) -> None:
        """The pupil has listened, or done something."""
        step = self.step
        if step is None:
            raise NotLegal(say("table-lesson-over"))
        if step.do:
            typed = from_plain(done, self.game.action_type)
            if typed not in self.offered():
                raise NotLegal(say("table-lesson-not-now"))
            self.play.act(self.game.from_typed(typed))
        elif done is not None:
            raise NotLegal(say("table-lesson-listen"))
        self._follow(step.script)
        if self.play.position.over:
            self.at = max(self.at + 1, len(self.lesson.steps) - 1)
        elif not (step.repeat or self._stays(step)):
            self.at += 1

    def _stays(self, step: LessonStep) -> bool:
        if not step.as_long_as:
            return False
        seen = from_json(to_json(self.game.view(self.play.position, self.lesson.seat)), dict)
        return all(
            bool(seen[name]) if value is True else seen[name] == value
            for name, value in step.as_long_as.items()
        )

    def offered(self) -> list[Any]:
        """The legal actions that fit the step."""
        step, position = self.step, self.play.position
        if step is None or not step.do:
            return []
        legal = [self.game.to_typed(action) for action in position.legal(self.lesson.seat)]
        return [action for action in legal if any(_fits(action, wanted) for wanted in step.do)]

    def _follow(self, script: list[str]) -> None:
        """First what is written, then as they like, until the pupil is waited for."""
        for line in script:
            for action in read_line(self.game, line, self.play.position):
                self.play.act(action)
        self._bots_in_a_row = 0
        while (chosen := self._next()) is not None:
            self.play.act(chosen)

    def _next(self) -> int | None:
        """What the house or a bot does now."""
        position = self.play.position
        if position.chance_awaited:
            return self._dealer.next(position)
        others = [seat for seat in in_mask(position.awaited) if seat != self.lesson.seat]
        if position.over or not others or position.awaited >> self.lesson.seat & 1:
            return None
        return self._chosen(others[0])

    def _chosen(self, seat: int) -> int:
        """What the bot would do, or if that is the pupil's, something else."""
        legal = [self.game.to_typed(action) for action in self.play.position.legal(seat)]
        chosen = bot_for(self.game.name).choose(self.play.sight(seat), legal, self._dice)
        patient = [each for each in legal if _type(each) not in self.lesson.patience]
        self._bots_in_a_row += 1
        waits = self._bots_in_a_row < LONGEST_PATIENCE
        if waits and patient and _type(chosen) in self.lesson.patience:
            chosen = patient[self._dice.below(len(patient))]
        return self.game.from_typed(chosen)

    def face(self) -> LessonFace:
        lesson, step, seat = self.lesson, self.step, self.lesson.seat
        position = self.play.position
        choices = [
            Choice(action, self.game.describe(self.game.from_typed(action), position))
            for action in self.offered()
        ]
        events = seen_by(self.play.told, seat)
        return LessonFace(
            at=self.at,
            of=len(lesson.steps),
            voice=say(step.voice if step else lesson.steps[-1].voice),
            listening=step is not None and not step.do,
            view=self.game.view(position, seat),
            choices=choices,
            events=events,
            said=[self.game.tell(event, seat) for event in events],
            names=list(self.game.seat_names(lesson.seats)),
            seat=seat,
            options=lesson.options,
            finished=step is None,
        )


def _fits(action: Any, wanted: dict[str, Any]) -> bool:
    plain = from_json(to_json(action), dict[str, Any])
    return all(plain.get(field) == value for field, value in wanted.items())


def _type(action: Any) -> str:
    return str(from_json(to_json(action), dict[str, Any])["type"])


def learn(game: str, done: list[Any]) -> LessonFace:
    """Where the lesson is after all that the pupil did."""
    try:
        course = Course(lesson_for(game))
    except FileNotFoundError:
        raise Unreadable(say("table-lesson-none", name=game)) from None
    for each in done:
        course.take(each)
    return course.face()
