"""What the bot must know of a game: one frozen record, with what is played, typed, pressed and tried."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.games.trial_game import TrialGame
from bot.interactions.context import Verb
from bot.interactions.look import Look
from bot.table import AnyTableGame

Command = app_commands.Command[Any, ..., Any]


@dataclass(frozen=True, kw_only=True)
class DiscordGame:
    """A game on Discord."""

    table: AnyTableGame
    """The game as it is played at tables."""

    prefix: str
    """The letters that its verbs begin with, before a hyphen, so that no game answers another one's controls."""

    new: Command | None = None
    """Opens a table with the game's own options: its subcommand of `/new`; None for one without options."""

    commands: Sequence[Command | app_commands.Group] = ()
    """Its other slash commands: the moves of a game that does not list them for `/act`."""

    looks: Sequence[Look] = ()
    """Its own subcommands of `/see`."""

    at_table: Sequence[Command | app_commands.Group] = ()
    """Its own subcommands of `/table`."""

    verbs: Mapping[str, Verb]
    """What its buttons and menus do, by the verbs in their ids."""

    trial: TrialGame
    """The game as it is tried with `furunkulus try`."""

    @property
    def key(self) -> str:
        """The game's key in the engine."""
        return self.table.rules.key
