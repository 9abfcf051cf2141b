"""A screen of a pad as data: its text, what can be chosen on it, and how that is laid out in rows.

An option plays a move or leads to another screen, which is told by its path: words such as `R` or `slot sounds`.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.claustrophobia.move_notation import write_moves
from bot.interactions.components.component import IN_A_MENU, IN_A_ROW, ROWS, Menu, Rows, in_rows
from bot.table import TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import LONGEST_LABEL, Button, ButtonStyle
from bot.table.texts import clipped
from engine.claustrophobia.moves import AnyMove, End
from engine.claustrophobia.state import State
from engine.core import Seat
from render.claustrophobia.text.move_text import move_label
from render.core import Words

PAGE: Final = re.compile(r"[0-9]{1,4}")
"""What a path ends with behind `@`: how many options of a menu come before those that are shown."""

LEGEND_ROUNDS: Final = 2
"""So many rounds it is said what the three numbers are."""

PLAYS: Final = "="
LEADS: Final = ">"
"""What the value of a menu's option begins with: a move, or the path of a screen."""


class Sight(NamedTuple):
    """What a screen is made of: the table as a player sees it."""

    words: Words
    """The player's language."""
    table: TableView
    """The table."""
    state: State
    """Its position."""
    seat: Seat
    """Where the player sits."""
    moves: tuple[AnyMove, ...]
    """All that the player can do now."""
    above: str = ""
    """What the pad says besides the screen's own text."""


class Option(NamedTuple):
    """Something that can be chosen."""

    label: str
    """What stands on it."""
    move: AnyMove | None = None
    """What it plays."""
    then: tuple[AnyMove, ...] = ()
    """What it plays after that, as far as it can."""
    path: str = ""
    """The screen to which it leads if it plays nothing."""
    style: ButtonStyle = "secondary"
    """Its colour."""
    note: str = ""
    """What stands below its label in a menu."""
    brief: str = ""
    """What stands on its button instead of the label, if that is too long there."""

    @property
    def plays(self) -> str:
        """What it plays, as controls carry it; nothing for what leads on."""
        return "" if self.move is None else write_moves((self.move, *self.then))


class Kind(NamedTuple):
    """What is chosen from one menu."""

    placeholder: str
    """What stands on the menu."""
    options: Sequence[Option]
    """What can be chosen."""


class Screen(NamedTuple):
    """What a pad shows."""

    text: str
    """What it says."""
    groups: Sequence[Sequence[Option]]
    """What can be chosen, in groups, the most important first."""
    back: str | None = None
    """The path of the screen before; None where there is none."""
    menus: Sequence[Kind] = ()
    """What is chosen from menus, below the groups."""
    leaving: Sequence[Option] = ()
    """What stands beside the buttons that lead out."""


END: Final = "end"
"""The path of the screen that asks whether a phase is to end although something could still be done."""


def end_options(sight: Sight, left: str) -> list[Option]:
    """Return the end of the phase: at once where nothing is left to do, else by a screen that says what is `left`."""
    ends = [Option(move_label(sight.words, sight.state, move), move) for move in sight.moves if isinstance(move, End)]
    if left:
        return [end._replace(move=None, path=END) for end in ends]
    return [end._replace(style="success") for end in ends]


def end_screen(sight: Sight, left: str, *, back: str) -> Screen:
    """Ask once more."""
    ends = [end._replace(style="danger") for end in end_options(sight, "")]
    return Screen("\n".join((left, sight.words("cl-pad-end"))), (ends,), back=back)


def legend(sight: Sight) -> str:
    """Say what the three numbers of a warrior are, while that may be new."""
    return sight.words("cl-pad-legend") if sight.state.round <= LEGEND_ROUNDS else ""


def has_room(groups: Sequence[Sequence[Option]]) -> bool:
    """Whether all groups have room as buttons, so that none is a menu, which takes two taps."""
    return sum(map(_height, groups)) <= ROWS - 1


def rows_of(sight: Sight, screen: Screen, path: str) -> Rows:
    """Lay the groups of a screen out: buttons as long as there is room, and menus for the largest groups."""
    groups = [group for group in screen.groups if group]
    room = ROWS - 1
    as_menus: set[int] = set()
    while sum(1 if number in as_menus else _height(group) for number, group in enumerate(groups)) > room - len(
        screen.menus
    ):
        left = [number for number in range(len(groups)) if number not in as_menus]
        as_menus.add(max(left, key=lambda number: len(groups[number])))
        if len(as_menus) == len(groups):
            break
    rows: list[Sequence[Button] | Menu] = []
    for number, group in enumerate(groups):
        buttons = [button_of(sight, option) for option in group]
        rows += (
            [_menu(sight, group, path, number, sight.words("cl-pad-choose"))]
            if number in as_menus
            else in_rows(buttons)
        )
    first = len(groups)
    rows += [
        _menu(sight, kind.options, path, number, kind.placeholder) for number, kind in enumerate(screen.menus, first)
    ]
    return rows[:room]


def _height(group: Sequence[Option]) -> int:
    return -(-len(group) // IN_A_ROW)


def button_of(sight: Sight, option: Option) -> Button:
    """Return the button of an option."""
    verb, rest = ("cl-show", option.path) if option.move is None else ("cl-do", option.plays)
    custom_id = CustomId(verb, *sight.table.board, rest)
    return custom_id.button(clipped(option.brief or option.label, LONGEST_LABEL), style=option.style)


def _menu(sight: Sight, group: Sequence[Option], path: str, number: int, placeholder: str) -> Menu:
    """Return a menu of a group; of very many options a page, with one that leads to the next."""
    stem, _, page = path.partition("@")
    first = int(page) if PAGE.fullmatch(page) and int(page) < len(group) else 0
    shown = list(group[first : first + IN_A_MENU])
    if len(group) > IN_A_MENU:
        shown = list(group[first : first + IN_A_MENU - 1])
        following = first + IN_A_MENU - 1 if first + IN_A_MENU - 1 < len(group) else 0
        shown.append(Option(sight.words("cl-pad-more"), path=f"{stem}@{following}"))
    options = [(_value(option), clipped(option.label, LONGEST_LABEL)) for option in shown]
    notes = {_value(option): clipped(option.note, LONGEST_LABEL) for option in shown if option.note}
    custom_id = CustomId("cl-menu", *sight.table.board, str(number))
    return Menu(custom_id, placeholder, options, notes)


def _value(option: Option) -> str:
    return f"{LEADS}{option.path}" if option.move is None else f"{PLAYS}{option.plays}"
