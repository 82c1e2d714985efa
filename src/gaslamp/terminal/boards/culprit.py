"""The Culprit in the terminal: who has what in front of them, and one's own hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gaslamp.core.sentence import Sentence, say
from gaslamp.games.culprit import actions, text
from gaslamp.games.culprit.cards import CARD_TEXT
from gaslamp.games.culprit.notation import SEATS
from gaslamp.games.culprit.view import CulpritView, SeatView
from gaslamp.terminal.boards import AnySight, Board, Offered, Way
from gaslamp.words import Words

_QUESTIONS: Final = {
    "culprit-pick-card": "culprit-which-card",
    "culprit-pick-player": "culprit-which-player",
    "culprit-may-give": "culprit-which-gift",
    "culprit-may-discard": "culprit-which-discard",
    "culprit-may-decline": "culprit-will-you-trade",
    "culprit-may-suspect-nobody": "culprit-which-culprit",
    "culprit-may-conclude": "culprit-which-accomplices",
}


class CulpritBoard(Board):
    def draw(self, sight: AnySight, words: Words, console: Console) -> None:
        console.print(_players(sight.view, words))
        for line in _lines(sight.view, words):
            console.print(line)

    def ways(self, choices: Sequence[Offered], sight: AnySight) -> Iterator[tuple[Way, Offered]]:
        for choice in choices:
            yield _way(choice, sight.view), choice

    def asks(self, offered: Sequence[Sentence], sight: AnySight) -> Sentence:
        return say(_QUESTIONS.get(offered[0].id, "terminal-what-now"))


# The table


def _players(view: CulpritView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column()
    for heading in ("culprit-column-player", "culprit-column-cards", "culprit-column-points"):
        table.add_column(words(heading), no_wrap=True)
    table.add_column(words("culprit-column-played"), overflow="ellipsis", no_wrap=True)
    for seat, player in enumerate(view.seats):
        table.add_row(
            "▶" if seat == view.turn and not view.over else "",
            _player(view, seat, words),
            "▮" * player.cards,
            str(player.points),
            Text.assemble((_marks(player, words), "bold"), _cards(player.played, words)),
        )
    return table


def _player(view: CulpritView, seat: int, words: Words) -> Text:
    style = "bold" if seat in view.awaited else ""
    return Text(f"{SEATS[seat]} {words.say(text.seat(seat))}", style)


def _marks(player: SeatView, words: Words) -> str:
    """What everybody knows of a player beyond the cards: in words, since colour is not enough."""
    held = {
        "culprit-mark-accomplice": player.accomplice,
        "culprit-mark-handcuffs": player.handcuffed,
        "culprit-mark-maid": player.maid,
        "culprit-mark-governess": player.governess,
    }
    marks = [words(mark) for mark, there in held.items() if there]
    return f"[{', '.join(marks)}] " if marks else ""


def _cards(cards: list[str], words: Words) -> str:
    """Cards in the order of the book, several of a kind as `2 × Alibi`."""
    numbers = Counter(cards)
    return ", ".join(
        f"{numbers[card]} × {name}" if numbers[card] > 1 else name
        for card in CARD_TEXT
        if numbers[card] and (name := words.say(text.name(card)))
    )


def _lines(view: CulpritView, words: Words) -> Iterator[Text]:
    pile = words("culprit-pile", cards=view.pile)
    thrown = _cards(view.discarded, words)
    yield Text(f"{pile} · {words('culprit-discards')} {thrown}" if thrown else pile, "dim")
    if view.hands is not None:
        for seat, hand in enumerate(view.hands):
            yield Text(f"{SEATS[seat]}: {_cards(hand, words) or '–'}")
    elif view.hand is not None:
        own = _cards(view.hand, words) or words("culprit-empty")
        yield Text.assemble((words("culprit-hand"), "dim"), " ", (own, "bold"))
        for card in dict.fromkeys(view.hand):
            yield Text(f"  {words.say(text.explained(card))}", "dim")
    if view.shown is not None and view.target is not None:
        seen = words("culprit-shown", target=text.seat(view.target))
        yield Text.assemble((seen, "dim"), " ", _cards(view.shown, words) or words("culprit-empty"))


# The menu


def _way(choice: Offered, view: CulpritView) -> Way:
    match choice.action:
        case actions.Play(_, card, None):
            return (say("culprit-pick-card", card=text.name(card)),)
        case actions.Play(_, card, int(target)):
            return say("culprit-pick-card", card=text.name(card)), _target(view, target)
    return (choice.label,)


def _target(view: CulpritView, seat: int) -> Sentence:
    cards = view.seats[seat].cards
    return say("culprit-pick-player", letter=SEATS[seat], target=text.seat(seat), cards=cards)


BOARD = CulpritBoard()
