"""Claustrophobia on Discord: how tables are opened, the pads of both sides, hands, and their moves as text."""

from typing import Final

from bot.games.claustrophobia import pad
from bot.games.claustrophobia.move_notation import CLAUSTROPHOBIA_NOTATION
from bot.games.claustrophobia.new import new
from bot.games.claustrophobia.pad import HAND
from bot.games.claustrophobia.table_game import CLAUSTROPHOBIA_AT_TABLE
from bot.games.discord_game import DiscordGame, TrialGame, typed_by_act
from engine.claustrophobia.notation.position import read_position, write_position

CLAUSTROPHOBIA_ON_DISCORD: Final = DiscordGame(
    table=CLAUSTROPHOBIA_AT_TABLE,
    prefix="cl",
    new=new,
    looks=(HAND,),
    verbs=pad.VERBS,
    trial=TrialGame(
        chosen_sides=("humans", "demons"),
        typed=typed_by_act(CLAUSTROPHOBIA_NOTATION),
        written=write_position,
        read=read_position,
    ),
)

__all__ = ["CLAUSTROPHOBIA_AT_TABLE", "CLAUSTROPHOBIA_ON_DISCORD"]
