import io
import ssl

import discord

from bot.sandbox import AnswerType, Sandbox, World
from tests.sandbox.clients import Client, running


async def test_a_slash_command_is_answered_with_a_file(
    sandbox: Sandbox, world: World, client_tls: ssl.SSLContext
) -> None:
    client = Client(sandbox, client_tls)

    @client.tree.command(description="Walk")
    async def move(interaction: discord.Interaction, piece: str, steps: int = 1) -> None:
        file = discord.File(io.BytesIO(b"picture"), "board.png", description="The board")
        await interaction.response.send_message(f"{piece} {steps} {interaction.user}", file=file)

    async with running(client, sandbox):
        reply = await sandbox.as_person(world.people["Ada"], world.channels["games"]).slash("move", piece="r4", steps=2)
    assert reply.kind is AnswerType.MESSAGE
    assert reply.message is not None
    assert reply.message.content == "r4 2 Ada"
    (attachment,) = reply.message.attachments
    assert (attachment.filename, attachment.content, attachment.description) == ("board.png", b"picture", "The board")
    assert not any(record.problem for record in sandbox.requests)
