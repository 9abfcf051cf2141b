"""What a game gets by default that can list all its moves: a pad with a button for each, and a command that types them.

So few that a seat has at a time that they fit below a message (25). A move is called by its name in the list, such as
`play gold`; on its button by the words of its first word with the rest, as in `toy-do-play = Play { $what }`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.games.discord_game import DiscordGame
from bot.games.trial_game import TrialGame, TypedCommand
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, complete
from bot.interactions.components.component import in_rows, rows_view
from bot.interactions.components.game_buttons import confirmation
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.seat import at_seat, looking_on
from bot.table import AnyTableGame, BoardId, TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, picture_of
from bot.table.texts import code_block
from engine.core import Reason, Refused, Seat
from render.core import Words, words_in


@dataclass(frozen=True)
class ListedMoves:
    """The pad and the command of such a game."""

    table: AnyTableGame
    """The game."""
    prefix: str
    """What the verbs of its controls begin with."""
    moves: Mapping[str, Any]
    """All moves that somebody can choose, by their names."""

    async def open_pad(self, context: Context, custom_id: CustomId) -> None:
        """Show who pressed the board's button, which works until the next post, what they see and can do."""
        words, key = context.words, self.table.rules.key
        table, seat = await at_seat(context, shown=custom_id.board, game=key)
        state, show = table.started_match.state, self.table.show
        verb = f"{self.prefix}-do"
        buttons = [
            Button(id=str(CustomId(verb, *table.board, name)), label=self._label(words, name))
            for name in self._possible(table, seat)
        ]
        frame = show.board(state, table.names, words)
        text = f"{frame.sentence}\n{code_block(show.text(words, state))}"
        await context.show(text, view=rows_view(in_rows(buttons)), pictures=[picture_of(key, frame)])

    async def press(self, context: Context, custom_id: CustomId) -> None:
        """Play the move that a button names."""
        text, view = await self._play(context, custom_id.rest, custom_id.board)
        await context.update(text, view=view, pictures=())

    async def _play(self, context: Context, name: str, board: BoardId | None = None) -> tuple[str, discord.ui.View]:
        """Play a move, and return what its player is told. Raises Refused."""
        tables, words = context.app.tables, context.words
        before, seat = await at_seat(context, game=self.table.rules.key)
        if (move := self.moves.get(name)) is None:
            raise Refused(Reason.of("move-unknown"))
        after = await tables.play(await context.channel_id(), context.person, move, board=board)
        if before.has_order(seat, move):
            return words("order-given", order=self._label(words, name)), rows_view([])
        state, turn = next(after.started_match.played_since(after.last_turns[seat] - 1))
        chapters = self.table.show.chapters(state, [turn], after.names, words)
        return confirmation(context, after, "\n".join(chapter.caption for chapter in chapters))

    def _possible(self, table: TableView, seat: Seat) -> Iterator[str]:
        """Return the names of all that a seat can do, standing orders too."""
        rules, state = self.table.rules, table.started_match.state
        possible = {*rules.choices(state, seat), *rules.orders(state, seat)}
        return (name for name, move in self.moves.items() if move in possible)

    def _label(self, words: Words, name: str) -> str:
        first, _, rest = name.partition(" ")
        return words(f"{self.prefix}-do-{first}", what=rest)

    def command(self) -> app_commands.Group:
        """Return the command that types a move, with completion."""
        called = words_in("en")(self.table.rules.key)
        group = app_commands.Group(name=self.prefix, description=f"Play {called} by commands.", guild_only=True)

        @group.command(name="do", description="Make a move.")
        @app_commands.describe(move="What to do; what you can do now is offered")
        async def do(interaction: discord.Interaction, move: str) -> None:
            async with error_boundary(interaction) as context:
                text, view = await self._play(context, move.strip().lower())
                await context.answer(text, view=view)

        @do.autocomplete("move")
        async def _offered(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            async def offer(asker: Asker) -> Offers:
                table, seat = await looking_on(asker, game=self.table.rules.key)
                offers = [(self._label(asker.words, name), name) for name in self._possible(table, seat)]
                return [(label, name) for label, name in offers if typed.strip().lower() in f"{name} {label}".lower()]

            return await complete(interaction, offer)

        return group


def with_listed_moves(table: AnyTableGame, *, prefix: str, moves: Mapping[str, Any], players: int = 2) -> DiscordGame:
    """Return a game on Discord that is played by its list of moves. Its boards have the button `PREFIX-pad`."""
    listed, names = ListedMoves(table, prefix, moves), {move: name for name, move in moves.items()}
    return DiscordGame(
        table=table,
        prefix=prefix,
        commands=(listed.command(),),
        verbs={f"{prefix}-pad": listed.open_pad, f"{prefix}-do": listed.press},
        trial=TrialGame(typed=lambda move: TypedCommand(f"{prefix} do", {"move": names[move]}), players=players),
    )
