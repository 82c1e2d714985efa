"""The front door: the house for programs, in typed actions, notation and sentences.

Nobody outside imports from here. `import gaslamp` is the door, its `__all__` lists what is behind
it, and each name is fetched from this room when it is first used.
"""

from gaslamp.bots import LEVELS as LEVELS
from gaslamp.bots import bot_for as bot_for
from gaslamp.core.dice import Dice as Dice
from gaslamp.core.errors import NotLegal as NotLegal
from gaslamp.core.errors import NotYourDecision as NotYourDecision
from gaslamp.core.errors import Refusal as Refusal
from gaslamp.core.errors import Unreadable as Unreadable
from gaslamp.core.events import Event as Event
from gaslamp.core.events import Told as Told
from gaslamp.core.explicit import PositionFile as PositionFile
from gaslamp.core.game import HOUSE as HOUSE
from gaslamp.core.outcome import Outcome as Outcome
from gaslamp.core.record import Record as Record
from gaslamp.core.seats import CHANCE as CHANCE
from gaslamp.core.seats import OPEN as OPEN
from gaslamp.core.seats import SPECTATOR as SPECTATOR
from gaslamp.core.sentence import Sentence as Sentence
from gaslamp.core.sight import Sight as Sight
from gaslamp.core.turns import Player as Player
from gaslamp.front.match import Match as Match
from gaslamp.front.match import start as start
from gaslamp.front.so_far import Action as Action
from gaslamp.front.so_far import Seat as Seat
from gaslamp.front.sources import Source as Source
from gaslamp.front.sources import dumps as dumps
from gaslamp.front.sources import load_sight as load_sight
from gaslamp.front.sources import save as save
from gaslamp.front.written import Replayed as Replayed
from gaslamp.front.written import load as load
from gaslamp.front.written import replay as replay
from gaslamp.games import NAMES
from gaslamp.knowledge import UNIFORM as UNIFORM
from gaslamp.knowledge import Beliefs as Beliefs
from gaslamp.knowledge import Claim as Claim
from gaslamp.knowledge import Contradiction as Contradiction
from gaslamp.knowledge import Look as Look
from gaslamp.knowledge import Model as Model
from gaslamp.knowledge import Sample as Sample
from gaslamp.knowledge import look as look

GAMES = NAMES
