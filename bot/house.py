"""The house: what commands and controls work with, put together once when the bot starts."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.posts.ids import ControlId
from bot.posts.painter import Painter
from bot.tables import PlayedGame
from bot.tables.service import Tables

if TYPE_CHECKING:  # the two know each other: an asking is asked of a house
    from bot.answers import Asking

Verb = Callable[["Asking", ControlId], Awaitable[None]]
"""What a control does; what was chosen in a menu is in the asking."""


@dataclass(frozen=True, kw_only=True)
class House:
    """The games that are played here, the tables they are played at, the painter, and what each control's verb does."""

    games: Mapping[str, PlayedGame]
    tables: Tables
    painter: Painter
    verbs: Mapping[str, Verb]


def house_of(client: Any) -> House:
    """Give the house that a Discord client of ours serves."""
    house: House = client.house
    return house
