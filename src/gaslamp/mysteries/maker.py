"""Making mysteries: games of the house against itself, looked at move by move.

The same seed makes the same mysteries, on however many cores: games are numbered, each has its own
dice, and what they give is taken in the order of their numbers.
"""

from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from typing import Final

from gaslamp.bots import bot_for
from gaslamp.core.data import to_plain
from gaslamp.core.dice import Dice
from gaslamp.core.errors import NotLegal, Unreadable
from gaslamp.core.numbering import seat_of
from gaslamp.core.play import Play
from gaslamp.core.random_play import CAP, random_action
from gaslamp.core.seats import CHANCE
from gaslamp.core.sentence import say
from gaslamp.core.turns import Asked, Turns
from gaslamp.games import NAMES, game_named
from gaslamp.mysteries.answers import stood_up
from gaslamp.mysteries.draft import HURRY, Casebook, Draft, Juncture
from gaslamp.mysteries.mystery import Measured, Mystery, Origin, sealed
from gaslamp.mysteries.proofs import prove

_LIKENESS_LENGTH: Final = 16


def casebook_of(game: str) -> Casebook:
    if game not in NAMES:
        raise Unreadable(say("mystery-no-such-game", text=game, games=", ".join(NAMES)))
    book: Casebook = import_module(f"gaslamp.mysteries.{game}").CASEBOOK
    return book


def kinds_of(game: str, kind: str | None = None) -> list[str]:
    """All of a game's, or the one that is wanted."""
    kinds = list(casebook_of(game).finders)
    if kind is not None and kind not in kinds:
        raise Unreadable(say("mystery-no-such-kind", text=kind, kinds=", ".join(kinds)))
    return kinds if kind is None else [kind]


def search(game: str, kinds: list[str], seed: int, number: int) -> list[Mystery]:
    """What one game of self-play gives, at most one of each kind."""
    book = casebook_of(game)
    wanted = {kind: book.finders[kind] for kind in kinds}
    found = []
    for moment in _moments(game, book, _dice(seed, number)):
        for kind, finder in list(wanted.items()):
            mystery = _proved(finder(moment), Origin(seed, number, len(moment.play.actions)))
            if mystery is not None:
                del wanted[kind]
                found.append(mystery)
        if not wanted:
            break
    return found


def played_until(mystery: Mystery) -> Play:
    """The game of self-play that a mystery is from, up to its moment; or the position alone, where
    it is not quite as it was there. Refused where the house's bots have changed since, and would
    have come to another."""
    name, origin = mystery.game, mystery.origin
    for moment in _moments(name, casebook_of(name), _dice(origin.seed, origin.game)):
        if len(moment.play.actions) == origin.ply:
            if to_plain(moment.play.sight(mystery.viewer).view) == mystery.view:
                return moment.play
            break
    if "position" not in mystery.given:
        raise NotLegal(say("mystery-not-again"))
    options = mystery.rulebook.options(mystery.options)
    return Play(mystery.rulebook, options, stood_up(mystery))


def _proved(draft: Draft | None, origin: Origin) -> Mystery | None:
    """What the other road cannot prove is left out, also if it takes it too long."""
    if draft is None:
        return None
    mystery = _finished(draft, origin)
    try:
        prove(mystery)
    except Unreadable:
        return None
    return mystery


def _dice(seed: int, number: int) -> Dice:
    """Dice of its own for each game of each seed."""
    return Dice(Dice(Dice(seed).roll() ^ number).roll())


def _moments(name: str, book: Casebook, dice: Dice) -> Iterator[Juncture]:
    game = game_named(name)
    seats, plain = book.tables[dice.below(len(book.tables))]
    options = game.options(plain)
    play = Play(game, options, game.start(seats, options))
    levels = [book.levels[dice.below(len(book.levels))] for _ in range(seats)]
    turns = Turns(play, {s: bot_for(name, each) for s, each in enumerate(levels)}, None, dice)
    while not play.position.over and len(play.actions) < CAP:
        action = random_action(play.position, dice)
        seat = seat_of(action)
        if seat != CHANCE:
            yield Juncture(play, seat, Dice(dice.roll()))
            action = turns.ask(Asked(seat, True)) or action
        play.act(action)


def _finished(draft: Draft, origin: Origin) -> Mystery:
    sight = draft.sight
    return sealed(
        Mystery(
            game=sight.game,
            kind=draft.kind,
            rules=sight.rules,
            seats=sight.seats,
            options=to_plain(sight.options),
            viewer=sight.viewer,
            view=to_plain(sight.view),
            facts=draft.facts,
            given=draft.given,
            accepted=draft.accepted,
            chain=draft.chain,
            measured=Measured(len(draft.facts) + draft.size, len(draft.chain), _rank(draft)),
            origin=origin,
            likeness=sha256(repr(draft.key).encode()).hexdigest()[:_LIKENESS_LENGTH],
        )
    )


def _rank(draft: Draft) -> str | None:
    """Which rank finds it; they are hurried by looks, never by time, so that it is repeatable."""
    if draft.solves is None:
        return ""
    return next((rank for rank in HURRY if draft.solves(rank)), None)
