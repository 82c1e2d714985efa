"""What a fair deal costs, as JSON on the terminal. `bench.fairness` makes a page of it.

Run with the compiled house or, with `src` in front of the path, with the uncompiled one.
"""

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from time import process_time
from typing import Any

from gaslamp.core.dealing.ceremony import Ceremony, terms_of
from gaslamp.core.dealing.commitment import nonce_commitment
from gaslamp.core.dealing.dealer import Dealer
from gaslamp.core.dealing.generator import draw
from gaslamp.core.dealing.verification import verify
from gaslamp.core.dice import Dice
from gaslamp.core.game import Game
from gaslamp.core.play import Play
from gaslamp.core.position import Position
from gaslamp.core.random_play import random_action
from gaslamp.core.record import Record
from gaslamp.games import NAMES, game_named

GAMES = 30


def made_up(what: str, number: int) -> bytes:
    return sha256(f"{what} {number}".encode()).digest()


def begun(game: Game[Any]) -> Play:
    options = game.options({})
    return Play(game, options, game.start(game.usual_seats, options))


def settled(play: Play, number: int) -> Ceremony:
    """A table where a person sits on every seat."""
    seats = range(play.start.seats)
    terms = terms_of(play.record(), f"table-{number}", seats)
    ceremony = Ceremony(terms, made_up("salt", number), made_up("secret", number))
    nonces = [made_up(f"nonce {seat}", number) for seat in seats]
    for seat in seats:
        ceremony.commit(seat, nonce_commitment(ceremony.commitment, seat, nonces[seat]))
    for seat in seats:
        ceremony.reveal(seat, nonces[seat])
    return ceremony


def dealt(game: Game[Any], number: int) -> tuple[Record, list[Position]]:
    """A game played at random to its end, and the positions in which chance acted."""
    play = begun(game)
    ceremony = settled(play, number)
    dealer, dice, asked = Dealer(ceremony.seed), Dice(number), []
    while not play.position.over:
        if play.position.chance_awaited:
            asked.append(play.position.copy())
            play.act(dealer.next(play.position))
        else:
            play.act(random_action(play.position, dice))
    return ceremony.sealed(play.record(), dealer.draws), asked


def deal_again(asked: list[Position], seed: bytes) -> None:
    dealer = Dealer(seed)
    for position in asked:
        dealer.next(position)


def deal_out(start: Position, seed: bytes) -> Dealer:
    """Chance acts until it is a player's turn."""
    position, dealer = start.copy(), Dealer(seed)
    while position.chance_awaited:
        position.apply(dealer.next(position))
    return dealer


def seconds(work: Callable[[], object], times: int = 1) -> float:
    best = float("inf")
    for _ in range(5):
        began = process_time()
        for _ in range(times):
            work()
        best = min(best, process_time() - began)
    return best / times


def costs(name: str) -> dict[str, Any]:
    game = game_named(name)
    start = begun(game).start
    played = [dealt(game, number) for number in range(GAMES)]
    longest = max((record for record, _ in played), key=lambda record: len(record.moves))
    seed = made_up("seed", 1)
    return {
        "game": name,
        "compiled": start.size() > 0,
        "draws": sum(len(asked) for _, asked in played) / GAMES,
        "first_deal": seconds(lambda: deal_out(start, seed), 20),
        "first_draws": len(deal_out(start, seed).draws),
        "whole_game": sum(seconds(partial(deal_again, asked, seed)) for _, asked in played) / GAMES,
        "generator": seconds(lambda: draw(seed, 1, 54), 1000),
        "verify": sum(seconds(partial(verify, game, record)) for record, _ in played[:10]) / 10,
        "longest": len(longest.moves),
        "verify_longest": seconds(lambda: verify(game, longest)),
    }


if __name__ == "__main__":
    print(json.dumps([costs(name) for name in NAMES]))
