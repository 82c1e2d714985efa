"""One short line that a bot says at a table: which sentence it is, and whom or what it is about."""

from gaslamp.core.data import Data
from gaslamp.core.sentence import Sentence, Word, say


class Utterance(Data):
    says: str
    """A message of the game's words."""
    seat: int | None = None
    station: int | None = None
    aside: bool = False
    """Whether it is for the bot's own side alone."""

    @property
    def sentence(self) -> Sentence:
        words: dict[str, Word] = {}
        if self.seat is not None:
            words["target"] = say("seat", seat=self.seat)
        if self.station is not None:
            words["station"] = self.station
        return Sentence(self.says, words)
