"""What happens in a game of Mr. Jack, and who may know it (MJ-80, MJ-81)."""

from gaslamp.core.bits import gained, members
from gaslamp.core.events import Event, Told, ended, only, to_all
from gaslamp.core.seats import SPECTATOR
from gaslamp.games.mr_jack import actions, codes, notation
from gaslamp.games.mr_jack.board import CELLS, CHARACTERS, LAMPS, TILES
from gaslamp.games.mr_jack.rules import MrJackPosition


class JackDrawn(Event):
    """Jack has drawn who he is; the card is told to Jack alone."""

    character: str | None = None


class TurnedUp(Event):
    """Cards of this turn lie face up: one by one, or the last four together."""

    turn: int
    characters: list[str]


class Activated(Event):
    seat: int
    character: str


class Moved(Event):
    seat: int
    character: str
    start: str
    to: str


class Stayed(Event):
    seat: int
    character: str


class LanternTurned(Event):
    seat: int
    direction: str


class LampMoved(Event):
    seat: int
    tile: str
    start: str
    to: str


class CordonMoved(Event):
    seat: int
    start: str
    to: str


class CoverMoved(Event):
    seat: int
    start: str
    to: str


class Whistled(Event):
    seat: int
    character: str
    way: list[str]


class Exchanged(Event):
    """Gull and another have changed places."""

    seat: int
    character: str


class AlibiDrawn(Event):
    """Somebody has an alibi card more; which one is told to that seat alone."""

    seat: int
    character: str | None = None


class Accused(Event):
    seat: int
    accuser: str
    accused: str
    right: bool


class Left(Event):
    seat: int
    character: str
    exit: str


class WitnessCalled(Event):
    """The call at the end of a turn, and who has become innocent by it."""

    turn: int
    witness: bool
    innocent: list[str]


class LampPutOut(Event):
    tile: str
    lamp: str


class Ended(Event):
    reason: str
    winners: list[int]


AnyEvent = (
    JackDrawn
    | TurnedUp
    | Activated
    | Moved
    | Stayed
    | LanternTurned
    | LampMoved
    | CordonMoved
    | CoverMoved
    | Whistled
    | Exchanged
    | AlibiDrawn
    | Accused
    | Left
    | WitnessCalled
    | LampPutOut
    | Ended
)


def events(before: MrJackPosition, action: int, after: MrJackPosition) -> list[Told]:
    told = _of(before, action)
    if after.turn > before.turn or after.ended == codes.DAWN:
        told += _turn_over(before, action, after)
    if after.over:
        told.append(ended(after, codes.End, Ended))
    return told


def _of(before: MrJackPosition, action: int) -> list[Told]:
    match actions.to_typed(action):
        case actions.DrawJack(who):
            return [
                only(JackDrawn(who), codes.JACK),
                only(JackDrawn(), codes.INVESTIGATOR, SPECTATOR),
            ]
        case actions.DrawAlibi(seat, who):
            others = {codes.JACK, codes.INVESTIGATOR, SPECTATOR} - {seat}
            return [only(AlibiDrawn(seat, who), seat), only(AlibiDrawn(seat), *others)]
        case actions.TurnUp(who):
            return [to_all(TurnedUp(before.turn, [who]))]
        case actions.Activate(seat, who):
            return [to_all(Activated(seat, who))]
        case public:
            return [to_all(_public(before, public))]


def _public(before: MrJackPosition, action: actions.Action) -> Event:
    active = CHARACTERS[before.active]
    match action:
        case actions.Move(seat, to):
            return Moved(seat, active, CELLS[before.at[before.active]], to)
        case actions.Stay(seat):
            return Stayed(seat, active)
        case actions.Leave(seat, way):
            return Left(seat, active, way)
        case actions.Accuse(seat, who):
            return Accused(seat, active, who, CHARACTERS[before.jack] == who)
        case actions.Exchange(seat, who):
            return Exchanged(seat, who)
        case actions.Whistle(seat, who, points, to):
            start = CELLS[before.at[CHARACTERS.index(who)]]
            return Whistled(seat, who, list(notation.way(start, points, to)))
        case piece:
            return _piece_moved(before, piece)


def _piece_moved(before: MrJackPosition, action: actions.Action) -> Event:
    match action:
        case actions.TurnLantern(seat, direction):
            return LanternTurned(seat, direction)
        case actions.MoveLamp(seat, start, to):
            return LampMoved(seat, TILES[before.tiles[LAMPS.index(start)]], start, to)
        case actions.MoveCordon(seat, start, to):
            return CordonMoved(seat, start, to)
        case actions.MoveCover(seat, start, to):
            return CoverMoved(seat, start, to)
    raise TypeError(f"no action of Mr. Jack: {action!r}")


def _turn_over(before: MrJackPosition, action: int, after: MrJackPosition) -> list[Told]:
    """MJ-14 to MJ-18."""
    innocent = _names(gained(before.innocent, after.innocent))
    told = [to_all(WitnessCalled(before.turn, bool(after.witness), innocent))]
    told += [to_all(LampPutOut(tile, lamp)) for tile, lamp in _put_out(before, action)]
    if after.turned_up and not after.over:
        told.append(to_all(TurnedUp(after.turn, _names(after.turned_up))))
    return told


def _put_out(before: MrJackPosition, action: int) -> list[tuple[str, str]]:
    """MJ-17: the tile of the turn, from where the turn's last action left it."""
    tiles = list(before.tiles)
    match actions.to_typed(action):
        case actions.MoveLamp(_, start, to):
            lit, unlit = LAMPS.index(start), LAMPS.index(to)
            tiles[lit], tiles[unlit] = tiles[unlit], tiles[lit]
    return [
        (TILES[tile], lamp)
        for tile, lamp in zip(tiles, LAMPS, strict=True)
        if tile == before.turn <= codes.LAST_NUMBERED_TILE
    ]


def _names(characters: int) -> list[str]:
    return [CHARACTERS[character] for character in members(characters)]
