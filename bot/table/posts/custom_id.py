"""The ids of buttons and menus: `v1:verb:match:revision[:rest]`, which works after a restart and shows its own age.

A turn stands in them by its number and a mark of what happened, so that another one is not taken for it.
"""

import re
from typing import Final, NamedTuple
from zlib import crc32

import msgspec

from bot.table.posts.post import Button, ButtonStyle
from bot.table.table import BoardId, TableView
from engine.core import Reason, Refused

VERB = re.compile(r"(?:[a-z]{1,5}-)?[a-z]{1,10}")
"""What a control does; that of a game begins with the game's prefix."""

LONGEST_REST: Final = 50
"""How many characters a control carries besides its verb and its board."""

PATTERN = re.compile(
    rf"v1:(?P<verb>{VERB.pattern}):(?P<match>[0-9]{{1,18}}):(?P<revision>[0-9]{{1,9}})(?::(?P<rest>.{{0,{LONGEST_REST}}}))?"
)
"""Every id of ours; also the longest one fits into the 100 characters that Discord allows."""

NUMBER = re.compile(r"[0-9]{1,9}")

SNOWFLAKE = re.compile(r"[0-9]{1,19}")
"""An id of Discord's, which fits into 63 bits."""

TURN_NAME: Final = re.compile(r"[0-9]{1,9}\.[0-9a-f]{8}")
"""A turn's number, and a mark of what happened in it."""


class CustomId(NamedTuple):
    """What a control does, as it is written in its id."""

    verb: str
    """What it does."""
    match: int
    """The match of its board (`bot.table.table.BoardId`)."""
    revision: int
    """That of its board."""
    rest: str = ""
    """What else it needs: a token, a path."""

    @property
    def board(self) -> BoardId:
        """The board that the control belongs to."""
        return BoardId(self.match, self.revision)

    def __str__(self) -> str:
        """Write the custom_id."""
        stem = f"v1:{self.verb}:{self.match}:{self.revision}"
        return f"{stem}:{self.rest}" if self.rest else stem

    def button(self, label: str, *, style: ButtonStyle = "secondary", **traits: bool) -> Button:
        """Return the button with this id; `traits` are more fields of `Button`."""
        return Button(id=str(self), label=label, style=style, **traits)

    @classmethod
    def read(cls, match: re.Match[str]) -> "CustomId":
        """Read a custom_id that PATTERN matched."""
        return cls(match["verb"], int(match["match"]), int(match["revision"]), match["rest"] or "")


def unknown_component() -> Refused:
    """Make the refusal of a control that carries what none of ours does."""
    return Refused(Reason.of("table-unknown-control"))


def number_in(text: str) -> int:
    """Read a number that a control carries. Raises Refused for what no control of ours carries."""
    if NUMBER.fullmatch(text) is None:
        raise unknown_component()
    return int(text)


def snowflake_in(text: str) -> int:
    """Read an id of Discord's that a control carries. Raises Refused for what no control of ours carries."""
    if SNOWFLAKE.fullmatch(text) is None:
        raise unknown_component()
    return int(text)


def turn_name(table: TableView, turn: int) -> str:
    """Return the name by which a control carries a turn, counted from 0: what takes its place has another name."""
    return f"{turn}.{crc32(msgspec.json.encode(table.started_match.journal.turns[turn])):08x}"


def turn_named(table: TableView, name: str) -> int:
    """Return the turn that a control names. Raises Refused, also where it has been taken back since."""
    if TURN_NAME.fullmatch(name) is None:
        raise unknown_component()
    turn = int(name.partition(".")[0])
    if turn >= table.turn or turn_name(table, turn) != name:
        raise Refused(Reason.of("turn-taken-back"))
    return turn
