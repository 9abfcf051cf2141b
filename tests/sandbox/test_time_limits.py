import asyncio
import ssl
from collections.abc import AsyncIterator

import discord
import pytest

from bot.sandbox import UNLIMITED, Channel, NoAnswerError, Sandbox, TimeLimits, UserClient, World
from tests.patience import PATIENCE
from tests.sandbox.clients import Client, Interaction, running
from tests.sandbox.conftest import ManualClock


@pytest.fixture
def world(clock: ManualClock) -> World:
    return World(clock=clock)


@pytest.fixture
async def impatient(world: World, server_tls: ssl.SSLContext) -> AsyncIterator[Sandbox]:
    time_limits = TimeLimits(first_answer=0.05)
    async with Sandbox(world, tls=server_tls, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


async def test_an_answer_after_three_seconds_is_unknown(
    client: Client, sandbox: Sandbox, ada: UserClient, clock: ManualClock, time_limits: TimeLimits
) -> None:
    codes, time_limits.first_answer = [], TimeLimits().first_answer

    @client.tree.command(description="Late")
    async def late(interaction: Interaction) -> None:
        clock.now += 3.1
        with pytest.raises(discord.NotFound) as refusal:
            await interaction.response.send_message("late")
        codes.append(refusal.value.code)

    async with running(client, sandbox):
        with pytest.raises(NoAnswerError, match="too late"):
            await ada.slash("late")
        await client.http.get_user(sandbox.world.bot.id)
    assert codes == [10062]
    assert ada.visible_messages == []


async def test_a_bot_that_says_nothing_has_not_responded(
    impatient: Sandbox, client_tls: ssl.SSLContext, games: Channel
) -> None:
    client = Client(impatient, client_tls)
    given_up = asyncio.Event()
    code: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @client.tree.command(description="Silent")
    async def silent(interaction: Interaction) -> None:
        await given_up.wait()
        with pytest.raises(discord.NotFound) as refusal:
            await interaction.response.send_message("late")
        code.set_result(refusal.value.code)

    async with running(client, impatient):
        with pytest.raises(NoAnswerError, match="no answer"):
            await impatient.as_person(impatient.world.people["Ada"], games).slash("silent")
        given_up.set()
        assert await asyncio.wait_for(code, PATIENCE) == 10062


async def test_nobody_answers_twice(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    code: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @client.tree.command(description="Twice")
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        again = discord.InteractionResponse(interaction)
        with pytest.raises(discord.HTTPException) as refusal:
            await again.send_message("twice")
        code.set_result(refusal.value.code)

    async with running(client, sandbox):
        await ada.slash("twice")
        assert await asyncio.wait_for(code, PATIENCE) == 40060
    assert [message.content for message in ada.visible_messages] == ["once"]


async def test_a_token_lives_for_fifteen_minutes(
    client: Client, sandbox: Sandbox, ada: UserClient, clock: ManualClock
) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    @client.tree.command(description="Slow")
    async def slow(interaction: Interaction) -> None:
        await interaction.response.send_message("first")
        clock.now += 899
        await interaction.followup.send("second")
        clock.now += 2
        for late in (interaction.followup.send("third"), interaction.edit_original_response(content="changed")):
            with pytest.raises(discord.HTTPException) as refusal:
                await late
            codes.put_nowait(refusal.value.code)

    async with running(client, sandbox):
        await ada.slash("slow")
        assert [await asyncio.wait_for(codes.get(), PATIENCE) for _ in range(2)] == [50027, 50027]
    assert [message.content for message in ada.visible_messages] == ["first", "second"]


async def test_an_interaction_is_forgotten_some_time_after_its_token_has_died(
    client: Client, sandbox: Sandbox, ada: UserClient, clock: ManualClock
) -> None:
    asked: list[Interaction] = []

    @client.tree.command(description="Say hello")
    async def hello(interaction: Interaction) -> None:
        await interaction.response.send_message("hello")
        asked.append(interaction)

    async with running(client, sandbox):
        await ada.slash("hello")
        clock.now += 1801
        await ada.slash("hello")
        with pytest.raises(discord.NotFound) as refusal:
            await asked[0].followup.send("much too late")
    assert refusal.value.code == 10015


async def test_a_message_older_than_an_hour_is_not_edited(
    client: Client, sandbox: Sandbox, games: Channel, clock: ManualClock
) -> None:
    async with running(client, sandbox):
        channel = client.get_channel(games.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("board")
        clock.now += 3599
        await message.edit(content="new board")
        clock.now += 2
        with pytest.raises(discord.HTTPException) as refusal:
            await message.edit(content="newest board")
    assert refusal.value.code == 30046
    assert [message.content for message in games.messages] == ["new board"]


async def test_the_same_nonce_makes_no_second_message(
    client: Client, sandbox: Sandbox, games: Channel, clock: ManualClock
) -> None:
    async with running(client, sandbox):
        channel = client.get_channel(games.id)
        assert isinstance(channel, discord.TextChannel)
        first = await channel.send("turn 1", nonce="turn-1")
        again = await channel.send("turn 1", nonce="turn-1")
        other = await channel.send("turn 2", nonce="turn-2")
        clock.now += 3600
        much_later = await channel.send("turn 1", nonce="turn-1")
    assert again.id == first.id
    assert [message.id for message in games.messages] == [first.id, other.id, much_later.id]
