"""A guided first game: a real game on a real table, with a voice that says what to do next.

A lesson is data, `games/<game>/lesson.json`: how the table is set up, how the game opens, steps.
A game may have more of them, `lesson-<name>.json`. What the voice says is in
`words/<language>/learn-<game>.ftl`. Nothing is kept between two calls: the house and the others do
the same every time, so a lesson is where its pupil's actions have brought it, and going back is
leaving the last of them out.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final

from msgspec import Meta, field

from gaslamp.bots import bot_for
from gaslamp.core.data import Data, from_json, from_plain, to_plain
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.events import seen_by
from gaslamp.core.game import FIRST_LESSON, lesson_file
from gaslamp.core.play import Play
from gaslamp.core.record import read_line
from gaslamp.core.seats import bit
from gaslamp.core.sentence import Sentence, Word, say
from gaslamp.core.sight import Sight
from gaslamp.core.turns import Turns
from gaslamp.games import game_named
from gaslamp.table.faces import Choice

FIRST: Final = FIRST_LESSON
SEAT: Final = "seat"
_VIEW: Final = "view."


class LessonStep(Data):
    voice: str
    """The message that the voice says."""
    about: dict[str, str] = field(default_factory=dict)
    """The words of that message: a type of event, for what the pupil was last told of that type,
    or `view.` and the way to a number or a name in what the pupil sees."""
    do: list[dict[str, Any]] = field(default_factory=list)
    """What the pupil may do: actions that have one of these sets of fields. Empty: only listen."""
    beside: list[dict[str, Any]] = field(default_factory=list)
    """What is offered besides, for the pupil to tell it from what is to be done."""
    otherwise: str = "table-lesson-not-now"
    """What the voice says to that; nothing has happened then."""
    script: list[str] = field(default_factory=list)
    """What the house and the others do afterwards, in lines of a record."""
    free: bool = False
    """Whether they go on as they like then, until the pupil is waited for."""


class Lesson(Data):
    game: str
    title: str
    """The message that is over the lesson."""
    seats: int
    seat: int
    """The pupil's."""
    steps: list[LessonStep]
    """The last is about what was done; nothing comes after it."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    """From which the house deals and the bots choose where nothing is written."""
    opening: list[str] = field(default_factory=list)
    """How the game begins, in lines of a record."""
    patience: list[str] = field(default_factory=list)
    """Types of actions that the bots leave to the pupil."""


class LessonTitle(Data):
    name: str
    title: Sentence


class LessonFace(Data):
    """Where a lesson is."""

    lesson: str
    lessons: list[LessonTitle]
    """All lessons of the game."""
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
    sheet: dict[str, list[str]]
    """What the pupil can note on paper; empty in games without a sheet."""
    names: list[str]
    """How notation calls the seats."""
    seat: int
    options: dict[str, Any]
    finished: bool


Done = Annotated[list[Any], Meta(max_length=500)]
"""What the pupil did: actions, null for having listened, true for having been shown how."""


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """By name; the first comes first."""
    rulebook = game_named(game)
    return {
        name: from_json((rulebook.room / lesson_file(name)).read_bytes(), Lesson)
        for name in rulebook.lessons()
    }


def lesson_for(game: str, name: str = FIRST) -> Lesson:
    try:
        return lessons_of(game)[name]
    except KeyError:
        raise Unreadable(say("table-lesson-none", name=name)) from None


class Patient:
    """A bot that leaves to the pupil what is the pupil's, and never speaks up."""

    def __init__(self, lesson: Lesson) -> None:
        self._bot = bot_for(lesson.game)
        self._leaves = lesson.patience

    def choose(self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice) -> Any:
        patient = [each for each in legal if to_plain(each)["type"] not in self._leaves]
        return self._bot.choose(sight, patient or legal, dice)

    def speaks_up(self, sight: Sight[Any, Any, Any], legal: Sequence[Any], dice: Dice) -> None:
        return None


class Course:
    """A lesson under way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = game_named(lesson.game)
        options = self.game.options(lesson.options)
        self.play = Play(self.game, options, self.game.start(lesson.seats, options))
        dealer = Dealer(lesson.seed.to_bytes(32, "big"))
        others = [seat for seat in range(lesson.seats) if seat != lesson.seat]
        players = dict.fromkeys(others, Patient(lesson))
        self._turns = Turns(self.play, players, dealer.next, Dice(lesson.seed))
        self.at = 0
        self._follow(lesson.opening)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    @property
    def finished(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    def take(self, done: Any) -> None:
        """The pupil has listened, or done something."""
        step = self.step
        if self.finished:
            raise NotLegal(say("table-lesson-over"))
        if step.do:
            self._act(step, done)
        elif done is not None:
            raise NotLegal(say("table-lesson-listen"))
        self._follow(step.script)
        while step.free and self._turns.step(waits_for=bit(self.lesson.seat)):
            pass
        self.at += 1

    def _act(self, step: LessonStep, done: Any) -> None:
        typed = self.wanted()[0] if done is True else from_plain(done, self.game.action_type)
        if typed not in self._legal(step.do):
            offered = typed in self._legal(step.beside)
            message = step.otherwise if offered else "table-lesson-not-now"
            raise NotLegal(say(message, **self._people()))
        self.play.act(self.game.from_typed(typed))

    def wanted(self) -> list[Any]:
        """The actions that bring the pupil on."""
        return self._legal(self.step.do)

    def offered(self) -> list[Any]:
        """The actions that the pupil chooses from."""
        return self._legal([*self.step.do, *self.step.beside])

    def _legal(self, fields: list[dict[str, Any]]) -> list[Any]:
        legal = self.play.position.legal(self.lesson.seat) if fields else []
        typed = [self.game.to_typed(action) for action in legal]
        return [action for action in typed if any(_fits(action, each) for each in fields)]

    def _follow(self, script: list[str]) -> None:
        for line in script:
            for action in read_line(self.game, line, self.play.position):
                self.play.act(action)

    def voice(self) -> Sentence:
        """What is said now, with what is on the table now; the seats are $a, $b and so on."""
        words = {name: self._word(path) for name, path in self.step.about.items()}
        return say(self.step.voice, **self._people(), **words)

    def _people(self) -> dict[str, Word]:
        return {chr(ord("a") + seat): say(SEAT, seat=seat) for seat in range(self.lesson.seats)}

    def _word(self, path: str) -> Word:
        if path.startswith(_VIEW):
            return self._seen(path.removeprefix(_VIEW).split("."))
        told = seen_by(self.play.told, self.lesson.seat)
        last = [event for event in told if to_plain(event)["type"] == path][-1]
        return self.game.tell(last, self.lesson.seat) or ""

    def _seen(self, path: list[str]) -> Word:
        found = to_plain(self.game.view(self.play.position, self.lesson.seat))
        for name in path:
            found = found[int(name)] if isinstance(found, list) else found[name]
        return found if isinstance(found, int) else str(found)

    def face(self) -> LessonFace:
        lesson, seat, sight = self.lesson, self.lesson.seat, self.play.sight(self.lesson.seat)
        position, lessons = self.play.position, lessons_of(lesson.game)
        choices = [
            Choice(action, self.game.describe(self.game.from_typed(action), position))
            for action in self.offered()
        ]
        return LessonFace(
            lesson=next((name for name, each in lessons.items() if each is lesson), FIRST),
            lessons=[LessonTitle(name, say(each.title)) for name, each in lessons.items()],
            at=self.at,
            of=len(lesson.steps),
            voice=self.voice(),
            listening=not (self.step.do or self.finished),
            view=sight.view,
            choices=choices,
            events=sight.events,
            said=[self.game.tell(event, seat) for event in sight.events],
            sheet=self.game.sheet(sight),
            names=list(self.game.seat_names(lesson.seats)),
            seat=seat,
            options=lesson.options,
            finished=self.finished,
        )


def _fits(action: Any, wanted: dict[str, Any]) -> bool:
    plain = to_plain(action)
    return all(plain.get(field) == value for field, value in wanted.items())


def learn(game: str, done: list[Any], lesson: str = FIRST) -> LessonFace:
    """Where the lesson is after all that the pupil did."""
    course = Course(lesson_for(game, lesson))
    for each in done:
        course.take(each)
    return course.face()
