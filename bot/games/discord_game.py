"""What the bot must know of a game: one frozen record. A game whose moves are few and have names gets it by default.

So few that a seat has at a time that they fit below a message (25). A move is called by its name in the list, such as
`play gold`; on its button by the words of its first word with the rest, as in `toy-do-play = Play { $what }`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from discord import app_commands

from bot.interactions.asker import at_seat
from bot.interactions.components.component import in_rows, rows_view
from bot.interactions.components.game_buttons import play_move
from bot.interactions.context import Context, Verb
from bot.interactions.look import Look
from bot.interactions.move_offers import meant_move, possible_moves
from bot.table import AnyTableGame
from bot.table.game import MoveNotation
from bot.table.posts.custom_id import VERB, CustomId
from bot.table.posts.post import picture_of
from engine.core.notation import BadNotation
from render.core import Words

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


def named_moves(moves: Mapping[str, Any], *, prefix: str) -> MoveNotation[Any, Any]:
    """Return the notation of a game in which all that can be chosen has a name."""
    names = {move: name for name, move in moves.items()}

    def read(text: str) -> Any:
        name = " ".join(text.split()).lower()
        if name not in moves:
            raise BadNotation("move: there is none of this name.")
        return moves[name]

    def label(words: Words, _state: Any, move: Any) -> str:
        first, _, rest = names[move].partition(" ")
        return words(f"{prefix}-do-{first}", what=rest)

    return MoveNotation(write=names.__getitem__, read=read, label=label, long_label=label)


@dataclass(frozen=True)
class ListedMoves:
    """The pad of such a game."""

    table: AnyTableGame
    """The game."""
    prefix: str
    """What the verbs of its controls begin with."""

    async def open_pad(self, context: Context, custom_id: CustomId) -> None:
        """Show who pressed the board's button, which works until the next post, what they see and can do."""
        words, key = context.words, self.table.rules.key
        table, seat = await at_seat(context, shown=custom_id.board, game=key)
        state, show = table.started_match.state, self.table.show
        verb = f"{self.prefix}-do"
        buttons = [
            CustomId(verb, *table.board, each.notation).button(each.label)
            for each in possible_moves(words, table, seat)
        ]
        frame = show.board(state, table.names, words)
        text = f"{frame.sentence}\n{show.text(words, table.names, state)}"
        await context.show(text, view=rows_view(in_rows(buttons)), pictures=[picture_of(key, frame)])

    async def press(self, context: Context, custom_id: CustomId) -> None:
        """Play the move that a button names."""
        table, seat = await at_seat(context, game=self.table.rules.key)
        move = meant_move(context.words, table, seat, custom_id.rest)
        text, view = await play_move(context, table, seat, move, board=custom_id.board)
        await context.update(text, view=view, pictures=())


def with_listed_moves(table: AnyTableGame, *, prefix: str, players: int = 2) -> DiscordGame:
    """Return a game on Discord that is played by its list of moves. Its boards have the button `PREFIX-pad`."""
    listed = ListedMoves(table, prefix)
    if table.acting.notation is None:
        raise ValueError(f"{table.rules.key}: its moves have no names")
    return DiscordGame(
        table=table,
        prefix=prefix,
        verbs={f"{prefix}-pad": listed.open_pad, f"{prefix}-do": listed.press},
        trial=TrialGame(typed=typed_by_act(table.acting.notation), players=players),
    )
