"""Fearsome Floors on Discord: how tables are opened and people seated, and the commands and pads of draft and moves."""

from typing import Final

from bot.games.discord_game import DiscordGame, merge_verbs
from bot.games.fearsome_floors import draft, looks, pad, plan_pad
from bot.games.fearsome_floors.draft import place
from bot.games.fearsome_floors.looks import FORECAST, MONSTER, ROW, WHY
from bot.games.fearsome_floors.move import move, stay
from bot.games.fearsome_floors.new import layout, new
from bot.games.fearsome_floors.notation import FEARSOME_FLOORS_TRIAL, RECORD
from bot.games.fearsome_floors.table_game import FEARSOME_FLOORS_AT_TABLE

FEARSOME_FLOORS_ON_DISCORD: Final = DiscordGame(
    table=FEARSOME_FLOORS_AT_TABLE,
    prefix="ff",
    new=new,
    commands=(place, move, stay),
    looks=(WHY, FORECAST, MONSTER, RECORD, ROW),
    at_table=(layout,),
    verbs=merge_verbs(pad.VERBS, plan_pad.VERBS, draft.VERBS, looks.VERBS),
    trial=FEARSOME_FLOORS_TRIAL,
)

__all__ = ["FEARSOME_FLOORS_AT_TABLE", "FEARSOME_FLOORS_ON_DISCORD"]
