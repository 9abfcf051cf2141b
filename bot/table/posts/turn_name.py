"""Turns as controls name them: by a number, and by a mark of what happened, so that another one is not taken for it."""

import re
from typing import Final
from zlib import crc32

import msgspec

from bot.table.posts.custom_id import unknown_component
from bot.table.table import TableView
from engine.core import Reason, Refused

NAME: Final = re.compile(r"[0-9]{1,9}\.[0-9a-f]{8}")
"""A turn's number, and a mark of what happened in it."""


def turn_name(table: TableView, turn: int) -> str:
    """Return the name by which a control carries a turn, counted from 0: what takes its place has another name."""
    return f"{turn}.{crc32(msgspec.json.encode(table.started_match.journal.turns[turn])):08x}"


def turn_named(table: TableView, name: str) -> int:
    """Return the turn that a control names. Raises Refused, also where it has been taken back since."""
    if NAME.fullmatch(name) is None:
        raise unknown_component()
    turn = int(name.partition(".")[0])
    if turn >= table.turn or turn_name(table, turn) != name:
        raise Refused(Reason.of("turn-taken-back"))
    return turn
