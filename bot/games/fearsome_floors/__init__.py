"""Fearsome Floors on Discord: how tables are opened and people seated, and the commands and pads of draft and moves."""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.games.fearsome_floors import draft_pad, pad
from bot.games.fearsome_floors.forecast import VERBS as FORECAST_VERBS
from bot.games.fearsome_floors.forecast import forecast
from bot.games.fearsome_floors.layouts import layout
from bot.games.fearsome_floors.look import look, row, where
from bot.games.fearsome_floors.monster import monster
from bot.games.fearsome_floors.move import move, stay
from bot.games.fearsome_floors.new import new
from bot.games.fearsome_floors.place import place
from bot.games.fearsome_floors.record import record
from bot.games.fearsome_floors.table_game import FEARSOME_FLOORS_AT_TABLE
from bot.games.fearsome_floors.why import VERBS as WHY_VERBS
from bot.games.fearsome_floors.why import why
from bot.interactions.context import Verb

COMMANDS: Final[tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]] = (
    new,
    place,
    move,
    stay,
    layout,
    monster,
    record,
    why,
    where,
    look,
    row,
    forecast,
)
VERBS: Final[Mapping[str, Verb]] = {**pad.VERBS, **draft_pad.VERBS, **WHY_VERBS, **FORECAST_VERBS}

__all__ = ["COMMANDS", "FEARSOME_FLOORS_AT_TABLE", "VERBS"]
