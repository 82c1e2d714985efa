"""Sleuth in the terminal: the information sheet, the players, and a menu of questions."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gaslamp.core.sentence import Sentence, say
from gaslamp.games.sleuth import actions, text
from gaslamp.games.sleuth.cards import COLOURS, ELEMENTS, GEM_TEXT, GEMS, TYPES
from gaslamp.games.sleuth.notation import SEATS
from gaslamp.games.sleuth.sheet import MISSING, OPEN, Sheet, fill
from gaslamp.games.sleuth.view import SleuthView
from gaslamp.terminal.boards import AnySight, Board, Offered, Way
from gaslamp.words import Words

SHAPES: Final = {"diamond": "◆", "pearl": "●", "opal": "◐"}
STYLES: Final = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}
STAR: Final = "★"
"""May be missing."""
_TALL: Final = 34
"""With so many lines there is room for everybody's search cards."""
_FEW: Final = 12
"""So many gems that may be missing are offered by name."""


class SleuthBoard(Board):
    def draw(self, sight: AnySight, words: Words, console: Console) -> None:
        if console.height >= _TALL:
            self.details(sight, words, console)
        else:
            console.print(_players_in_short(sight.view, words))
            console.print(_sheet(sight, words))

    def details(self, sight: AnySight, words: Words, console: Console) -> None:
        console.print(_players(sight.view, words))
        console.print()
        console.print(_sheet(sight, words))
        console.print(Text(words("sleuth-legend", star=STAR), "dim"))

    def ways(self, choices: Sequence[Offered], sight: AnySight) -> Iterator[tuple[Way, Offered]]:
        suspects = _suspects(choices, sight)
        for choice in choices:
            for way in _ways(choice, sight.view, suspects):
                yield way, choice

    def asks(self, offered: Sequence[Sentence], sight: AnySight) -> Sentence:
        if sight.view.naming == sight.viewer:
            return say("sleuth-which-gem", missing=sight.options.missing)
        if offered[0].id == "sleuth-pick-opponent":
            return say("sleuth-which-opponent")
        if offered[0].id in ("sleuth-question", "sleuth-alone"):
            return say("sleuth-which-question")
        return say("terminal-what-now")

    def warns(self, choice: Offered, sight: AnySight) -> Sentence | None:
        match choice.action:
            case actions.Announce():
                return say("sleuth-warn-announce")
            case actions.FinalQuestions(_, opponent):
                return say("sleuth-warn-final", opponent=text.seat(opponent))
        return None


# The players


def _players(view: SleuthView, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column()
    for heading in ("sleuth-column-player", "sleuth-column-gems", "sleuth-column-cards"):
        table.add_column(words(heading))
    for seat, player in enumerate(view.seats):
        cards = ", ".join(words.say(text.card(card)) for card in player.cards)
        turn = "▶" if seat == _turn(view) else ""
        table.add_row(turn, _player(view, seat, words), str(player.gems), cards)
    return table


def _players_in_short(view: SleuthView, words: Words) -> Text:
    players = (
        Text.assemble("▶ " * (seat == _turn(view)), _player(view, seat, words), f" {player.gems}")
        for seat, player in enumerate(view.seats)
    )
    return Text("  ").join([*players, Text(words("sleuth-pile", cards=view.pile), "dim")])


def _player(view: SleuthView, seat: int, words: Words) -> Text:
    player = view.seats[seat]
    name = words.say(text.seat(seat))
    state = ""
    if player.place is not None:
        state = words("sleuth-has-place", place=player.place)
    elif player.out:
        state = words("sleuth-is-out")
    style = "bold" if seat == _turn(view) else "dim" if state else ""
    return Text.assemble((f"{SEATS[seat]} {name}", style), state)


def _turn(view: SleuthView) -> int | None:
    """Whoever has announced a naming comes before whoever has the turn."""
    if view.over:
        return None
    return view.turn if view.naming is None else view.naming


# The sheet


def _sheet(sight: AnySight, words: Words) -> Table:
    sheet = _paper(sight)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words("sleuth-sheet"), header_style="bold")
    for colour in COLOURS:
        heading = Text.assemble(
            (words("sleuth-initial", colour=colour), f"bold {STYLES[colour]}"),
            f" {words.say(text.element(colour))}",
        )
        table.add_column(heading, min_width=9, no_wrap=True)
    for stone in GEMS:
        for kind in TYPES:
            row = Text(f"{SHAPES[stone] * (TYPES.index(kind) + 1):<3} ")
            row.append(words("sleuth-row", gem=stone, type=kind))
            gems = (GEM_TEXT.index(f"{colour} {stone} {kind}") for colour in COLOURS)
            table.add_row(row, *(_cell(gem, sheet, sight.view, words) for gem in gems))
    return table


def _paper(sight: AnySight) -> Sheet | None:
    """The sheet, as long as there is anything to work out: not in the deal, nor at the end."""
    view: SleuthView = sight.view
    return None if view.turn is None or view.hands is not None else fill(sight)


def _cell(gem: int, sheet: Sheet | None, view: SleuthView, words: Words) -> Text:
    place = _seen(GEM_TEXT[gem], view) if sheet is None else sheet.holder(gem)
    colour = STYLES[GEM_TEXT[gem].split()[0]]
    if place == MISSING:
        return Text(f"{STAR} {words('sleuth-cell-missing')}", f"bold {colour}")
    if place == OPEN:
        return Text(words("sleuth-cell-open"), "dim")
    if place is not None:
        return Text(f"= {SEATS[place]}", f"dim {colour}" if place == view.viewer else colour)
    return Text("") if sheet is None else _possible(sheet.possible(gem), view, colour)


def _seen(gem: str, view: SleuthView) -> int | None:
    """Where the viewer sees a gem lie."""
    if gem in view.open_gems:
        return OPEN
    if gem in (view.hand or ()):
        return view.viewer
    holders = (seat for seat, hand in enumerate(view.hands or ()) if gem in hand)
    return next(holders, MISSING if view.over else None)


def _possible(places: set[int], view: SleuthView, colour: str) -> Text:
    """One place a player, so that the eye can go down a column: `·B·D★`."""
    others = [seat for seat in range(len(view.seats)) if seat != view.viewer]
    signs = [SEATS[seat] if seat in places else "·" for seat in others]
    return Text("".join([*signs, STAR if MISSING in places else "·"]), f"bold {colour}")


# The menu


def _suspects(choices: Sequence[Offered], sight: AnySight) -> list[str]:
    """The gems that may be missing for all that the sheet says, if they are few."""
    if not any(isinstance(choice.action, actions.Name) for choice in choices):
        return []
    sheet = fill(sight)
    suspects = [text for gem, text in enumerate(GEM_TEXT) if MISSING in sheet.possible(gem)]
    return suspects if len(suspects) <= _FEW else []


def _ways(choice: Offered, view: SleuthView, suspects: Sequence[str]) -> Iterator[Way]:
    match choice.action:
        case actions.Ask(_, opponent, question, card):
            first = say("sleuth-pick-card", card=text.card(card))
            for way in _question_ways(question, card):
                yield (first, *way, _opponent(view, opponent))
        case actions.FinalQuestions(_, opponent):
            yield say("sleuth-pick-final"), _opponent(view, opponent)
        case actions.Question(_, question):
            yield from _question_ways(question, "?")
        case actions.Name(_, gem):
            yield from _gem_ways(gem, suspects)
        case _:
            yield (choice.label,)


def _opponent(view: SleuthView, seat: int) -> Sentence:
    gems = view.seats[seat].gems
    return say("sleuth-pick-opponent", letter=SEATS[seat], opponent=text.seat(seat), gems=gems)


def _question_ways(question: str, card: str) -> Iterator[Way]:
    """A printed question has no choice in it; a free one is put together, in either order."""
    if "?" not in card:
        yield ()
    elif card != "?":
        yield (text.question(question),)
    else:
        elements = [word for word in ELEMENTS if word in question.split()]
        for element in elements:
            alone = say("sleuth-alone", question=text.question(question))
            last = alone if len(elements) == 1 else text.question(question)
            yield text.question(element), last


def _gem_ways(gem: str, suspects: Sequence[str]) -> Iterator[Way]:
    """What may be missing stands first; whoever knows better finds the others behind it."""
    _, stone, _ = gem.split()
    if gem in suspects:
        yield (text.gem(gem),)
    elif suspects:
        yield say("sleuth-other-gem"), text.question(stone), text.gem(gem)
    else:
        yield text.question(stone), text.gem(gem)


BOARD = SleuthBoard()
