"""What the bot must know of a game: one frozen record."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from discord import app_commands

from bot.interactions.context import Verb
from bot.interactions.look import Look
from bot.table import AnyTableGame
from bot.table.game import MoveNotation
from bot.table.posts.custom_id import VERB
from engine.core.notation import BadNotation

Command = app_commands.Command[Any, ..., Any]


class TypedCommand(NamedTuple):
    """A command as a person types it, with options by name."""

    command: str
    """Its name, with that of its subcommand."""
    options: Mapping[str, str] = {}
    """What is typed for each option."""


def typed_by_act(notation: MoveNotation[Any, Any]) -> Callable[[Any], TypedCommand]:
    """Return how moves are typed in a game that lists them."""
    return lambda move: TypedCommand("act", {"move": notation.write(move)})


def _no_text(_state: Any) -> None:
    return None


def _no_position(_text: str) -> Any:
    raise BadNotation("position: the game has no notation.")


@dataclass(frozen=True, kw_only=True)
class TrialGame:
    """A game as it is tried."""

    typed: Callable[[Any], TypedCommand]
    """Return the command for a move."""

    players: int = 2
    """How many are seated when a table is dealt."""

    chosen_sides: Sequence[str] = ()
    """The sides among which whoever is dealt a seat chooses; empty where the seat is dealt with its side."""

    written: Callable[[Any], str | None] = _no_text
    """Write a position as text; None for a game without a notation."""

    read: Callable[[str], Any] = _no_position
    """Read what `written` writes. Raises BadNotation."""

    start_from: Callable[[Any, Any], Any] = lambda position, _setup: position
    """Return a position as the start of a match with this setup."""


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


def merge_verbs(*tables: Mapping[str, Verb]) -> dict[str, Verb]:
    """Put tables of verbs together. Raises ValueError for a verb that two of them have."""
    merged: dict[str, Verb] = {}
    for table in tables:
        if taken := sorted(merged.keys() & table.keys()):
            raise ValueError(f"two tables of verbs have {', '.join(taken)}")
        merged |= table
    return merged


def with_games(shared: Mapping[str, Verb], games: Iterable[DiscordGame]) -> dict[str, Verb]:
    """Add the games' verbs to the shared ones. Raises ValueError for a collision or a wrong prefix."""
    return merge_verbs(shared, *map(_prefixed, games))


def _prefixed(game: DiscordGame) -> Mapping[str, Verb]:
    for verb in game.verbs:
        if VERB.fullmatch(verb) is None or not verb.startswith(f"{game.prefix}-"):
            raise ValueError(f"{game.key}: the verb {verb!r} is not written {game.prefix}-...")
    return game.verbs
