"""Fearsome Floors on Discord: how tables are opened and people seated, and the commands and pads of draft and moves."""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.asking import Verb
from bot.fearsome_floors import draft_pad, explaining, forecasting, pad
from bot.fearsome_floors.commands import move, stay
from bot.fearsome_floors.explaining import why
from bot.fearsome_floors.forecasting import forecast
from bot.fearsome_floors.layouts import layout
from bot.fearsome_floors.looking import look, row, where
from bot.fearsome_floors.monster import monster
from bot.fearsome_floors.opening import new
from bot.fearsome_floors.placing import place
from bot.fearsome_floors.recording import record
from bot.fearsome_floors.seating import FEARSOME_FLOORS_AT_TABLE

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
VERBS: Final[Mapping[str, Verb]] = {**pad.VERBS, **draft_pad.VERBS, **explaining.VERBS, **forecasting.VERBS}

__all__ = ["COMMANDS", "FEARSOME_FLOORS_AT_TABLE", "VERBS"]
