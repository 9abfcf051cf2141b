"""Claustrophobia on Discord: how tables are opened, the pads of both sides, hands, and `/crypt`."""

from typing import Final

from bot.games.claustrophobia import pad
from bot.games.claustrophobia.crypt import crypt
from bot.games.claustrophobia.new import new
from bot.games.claustrophobia.table_game import CLAUSTROPHOBIA_AT_TABLE
from bot.games.claustrophobia.trial import CLAUSTROPHOBIA_TRIAL
from bot.games.discord_game import DiscordGame

CLAUSTROPHOBIA_ON_DISCORD: Final = DiscordGame(
    table=CLAUSTROPHOBIA_AT_TABLE,
    prefix="cl",
    new=new,
    commands=(crypt,),
    verbs=pad.VERBS,
    trial=CLAUSTROPHOBIA_TRIAL,
)

__all__ = ["CLAUSTROPHOBIA_AT_TABLE", "CLAUSTROPHOBIA_ON_DISCORD"]
