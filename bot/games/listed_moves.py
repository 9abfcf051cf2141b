"""What a game gets by default whose moves are few and have names: its notation, and a pad with a button for each.

So few that a seat has at a time that they fit below a message (25). A move is called by its name in the list, such as
`play gold`; on its button by the words of its first word with the rest, as in `toy-do-play = Play { $what }`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.discord_game import DiscordGame, TrialGame, typed_by_act
from bot.interactions.asker import at_seat
from bot.interactions.components.component import in_rows, rows_view
from bot.interactions.components.game_buttons import play_move
from bot.interactions.context import Context
from bot.interactions.move_offers import meant_move, possible_moves
from bot.table import AnyTableGame
from bot.table.game import MoveNotation
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, picture_of
from bot.table.texts import code_block
from engine.core.notation import BadNotation
from render.core import Words


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
            Button(id=str(CustomId(verb, *table.board, each.notation)), label=each.label)
            for each in possible_moves(words, table, seat)
        ]
        frame = show.board(state, table.names, words)
        text = f"{frame.sentence}\n{code_block(show.text(words, state))}"
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
