"""`/board`, `/undo`, `/resign`, `/rules`: what can be asked at every table while a game is played."""

import discord
from discord import app_commands

from bot.asking import Asking
from bot.commands.topics import topic_meant
from bot.completing import Offers, complete
from bot.controls.control import buttons_view, rows_view
from bot.posts.compose import board_buttons, board_post, lobby_post, question
from bot.posts.ids import ControlId
from bot.posts.post import Button, picture_of
from bot.reporting import reporting
from bot.tables import PlayedGame, Table
from bot.undoing import undo as take_back
from engine.core import Reason, Refused


@app_commands.command(description="Show the board as it stands now, for your eyes only.")
@app_commands.guild_only()
async def board(interaction: discord.Interaction) -> None:
    """Show the board, with its controls if it is the caller's turn, and to spectators with what they can guess."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.table(asking.channel_id)
        if table is None:
            raise Refused(Reason.of("table-no-game-here"))
        if table.match is None:
            await asking.answer(lobby_post(table).text)
            return
        post = board_post(table, heading=asking.words("board-stopped") if table.row.status == "stopped" else "")
        await asking.show(post.text, view=buttons_view(_controls(asking, table)), pictures=post.pictures)


def _controls(asking: Asking, table: Table) -> tuple[Button, ...]:
    """Give what the asker can do on the board: nothing where it is only watched from another channel."""
    if table.row.channel_id != asking.channel_id:
        return ()
    if table.seat_of(asking.person.id) is None:
        return question(table)
    return board_buttons(table) if any(seat.person_id == asking.person.id for seat in table.to_act) else ()


@app_commands.command(description="Take back your own last move; once others have acted, they are asked to agree.")
@app_commands.guild_only()
async def undo(interaction: discord.Interaction) -> None:
    """Take back the caller's last turn, or ask those who have a say in it."""
    async with reporting(interaction) as asking:
        asked = await take_back(asking.house.tables, asking.channel_id, asking.person)
        names = asking.words.listing(asked)
        await asking.answer(asking.words("wish-sent", asked=names) if asked else asking.words("done"))


@app_commands.command(description="Leave the running game for good.")
@app_commands.guild_only()
async def resign(interaction: discord.Interaction) -> None:
    """Ask the caller whether that is meant; the button that answers resigns."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.running(asking.channel_id)
        table.must_seat(asking.person.id)
        sure = Button(id=str(ControlId("resign", *table.board)), label=asking.words("resign-sure"), style="danger")
        await asking.answer(asking.words("resign-asked"), view=rows_view([[sure]]))


@app_commands.command(description="Read the rules of the game.")
@app_commands.describe(topic="What you want to know; the list of topics if you name none")
async def rules(interaction: discord.Interaction, topic: str | None = None) -> None:
    """Tell the rules, topic by topic."""
    async with reporting(interaction) as asking:
        played = await _played(asking)
        topics = dict(played.topics(asking.words))
        if topic is None:
            titles = "\n".join(f"- {title}" for title in topics.values())
            await asking.answer(asking.words("rules-topics", titles=titles))
        else:
            key = topic_meant(asking.words, topics, topic)
            await _explain(asking, played, key, topics[key])


@rules.autocomplete("topic")
async def _complete_topic(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    async def offer(asking: Asking) -> Offers:
        played = await _played(asking)
        return [(title, key) for key, title in played.topics(asking.words) if typed.lower() in title.lower()]

    return await complete(interaction, offer)


async def _explain(asking: Asking, played: PlayedGame, topic: str, title: str) -> None:
    """Tell a topic of the rules, with its picture and the sentence to it if it has one."""
    text = f"**{title}**\n{played.topic(asking.words, topic)}"
    frame = played.picture(asking.words, topic)
    if frame is None:
        await asking.answer(text)
        return
    await asking.show(f"{text}\n\n{frame.sentence}", view=None, pictures=[picture_of(played.game.key, frame)])


async def _played(asking: Asking) -> PlayedGame:
    """Give the game of the channel's table, or the first one where there is no table."""
    channel_id = asking.interaction.channel_id  # the rules can be read anywhere, also in a conversation with the bot
    table = None if channel_id is None else await asking.house.tables.table(channel_id)
    return next(iter(asking.house.games.values())) if table is None else table.played
