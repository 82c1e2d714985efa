"""`gaslamp verify`: whether a record's deal was fair, and what was checked to say so."""

import sys
from typing import Any, Final, NamedTuple

import click

from gaslamp.cli.parts import Command, argument, option
from gaslamp.core.data import from_json, pretty
from gaslamp.core.dealing.verification import check_format, hashes, verify
from gaslamp.core.errors import Disproved, Refusal
from gaslamp.core.game import Game
from gaslamp.core.record import Record
from gaslamp.core.sentence import Sentence
from gaslamp.front.files import read_bytes
from gaslamp.games import game_named
from gaslamp.words import Words

DOES_NOT_HOLD: Final = 1
_PREFIX: Final = "dealing-"


class Verdict(NamedTuple):
    checked: list[Sentence]
    disproved: Sentence | None


def command(words: Words) -> Command:
    def verify_(record: str, noted: tuple[str, ...], as_json: bool) -> None:
        written: Record = from_json(read_bytes(record), Record)
        verdict = _judge(written, noted)
        spoken = words.bound(lambda seat: _seat_name(written, seat))
        if as_json:
            print(pretty(_in_data(written, verdict, spoken)), end="")
        else:
            _show(written, verdict, spoken)
        if verdict.disproved:
            raise click.exceptions.Exit(DOES_NOT_HOLD)

    params = [
        argument("record"),
        option("--noted", multiple=True, metavar="hash"),
        option("--json", "as_json", is_flag=True),
    ]
    return Command("verify", verify_, params, words)


def _judge(record: Record, noted: tuple[str, ...]) -> Verdict:
    try:
        return Verdict(verify(_game_of(record), record, noted), None)
    except Disproved as refusal:
        return Verdict([], refusal.sentence)


def _game_of(record: Record) -> Game[Any]:
    """A game or a version that is not played here may only be a word that was changed."""
    try:
        return game_named(record.game, record.rules)
    except Refusal:
        list(check_format(record))
        raise


def _seat_name(record: Record, seat: int) -> str:
    return game_named(record.game).name_of(seat, record.seats)


def _in_data(record: Record, verdict: Verdict, words: Words) -> dict[str, Any]:
    if verdict.disproved:
        reason = verdict.disproved.id.removeprefix(_PREFIX)
        return {"holds": False, "reason": reason, "sentence": words.say(verdict.disproved)}
    checked = {each.id.removeprefix(f"{_PREFIX}checked-"): each for each in verdict.checked}
    return {
        "holds": True,
        "checked": {name: words.say(sentence) for name, sentence in checked.items()},
        "hashes": hashes(record)._asdict(),
    }


def _show(record: Record, verdict: Verdict, words: Words) -> None:
    if verdict.disproved:
        print(words.say(verdict.disproved), file=sys.stderr)
        return
    print(words("dealing-holds"))
    for sentence in verdict.checked:
        print(f"  ✓ {words.say(sentence)}")
    print(words("dealing-compare"))
    for name, value in hashes(record)._asdict().items():
        print(f"  {words(f'dealing-hash-{name}'):<12}{value}")
