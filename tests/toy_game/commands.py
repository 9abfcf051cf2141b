"""`/new toy-game`, and `/toy`: the group of the toy game's commands."""

from typing import Final, Literal

import discord
from discord import app_commands

from bot.interactions.autocomplete import Offers, complete
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.lobby import open_lobby
from bot.table.rows import NewMatch
from tests.toy_game import TOY_GAME
from tests.toy_game.move_texts import spelled
from tests.toy_game.pad import play, show_pad
from tests.toy_game.tell import card_name
from tests.toy_game.values import AnyMove, Dig, Draw, End, KeepCard, PlayCard, SetGuard, TurnTile

toy: Final = app_commands.Group(name="toy", description="Play the toy game.", guild_only=True)


@app_commands.command(name="toy-game", description="Open a table for the toy game in this channel.")
async def new(interaction: discord.Interaction) -> None:
    async with error_boundary(interaction) as context:
        table = NewMatch(
            guild_id=context.guild_id,
            channel_id=context.own_channel_id,
            game=TOY_GAME.key,
            host_id=context.person.id,
            setup=b"{}",
            language=context.words.language,
        )
        await open_lobby(context.app.tables, table, context.person)
        await context.answer(context.words("lobby-opened"))


@toy.command(name="hand", description="See your cards, and all that you can do.")
async def hand(interaction: discord.Interaction) -> None:
    async with error_boundary(interaction) as context:
        table = await context.app.tables.running(context.channel_id, context.person.id, game=TOY_GAME.key)
        await show_pad(context, table, table.must_seat(context.person.id))


def _add(move: AnyMove, description: str) -> None:
    @toy.command(name=spelled(move), description=description)
    async def make(interaction: discord.Interaction) -> None:
        await _play(interaction, move)


_add(Dig(), "Dig up a tile; the next player turns it.")
_add(Draw(), "Draw a card.")
_add(End(), "End your turn.")


@toy.command(name="turn", description="Turn the tile that was dug up.")
async def turn(interaction: discord.Interaction, side: app_commands.Range[int, 0, 3]) -> None:
    await _play(interaction, TurnTile(side))


@toy.command(name="play", description="Play a card of your hand.")
async def play_card(interaction: discord.Interaction, card: str) -> None:
    await _play(interaction, PlayCard(card))


@toy.command(name="keep", description="Keep a card of your hand, face down.")
async def keep(interaction: discord.Interaction, card: str) -> None:
    await _play(interaction, KeepCard(card))


@toy.command(name="guard", description="A standing order: let no thief take anything from you.")
async def guard(interaction: discord.Interaction, order: Literal["on", "off"]) -> None:
    await _play(interaction, SetGuard(order == "on"))


async def _play(interaction: discord.Interaction, move: AnyMove) -> None:
    async with error_boundary(interaction) as context:
        text, view = await play(context, move)
        await context.answer(text, view=view)


@play_card.autocomplete("card")
@keep.autocomplete("card")
async def _complete_card(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    async def offer(context: Context) -> Offers:
        table = await context.app.tables.running(context.channel_id, context.person.id, game=TOY_GAME.key)
        cards = table.started_match.state.hands[table.must_seat(context.person.id)]
        return [(card_name(context.words, card), card) for card in sorted(set(cards)) if typed.lower() in card]

    return await complete(interaction, offer)
