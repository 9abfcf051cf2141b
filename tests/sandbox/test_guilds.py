"""Several servers: what each has of its own, and which shard is told of what."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.sandbox import UNLIMITED, NoAnswerError, Overwrite, Permission, Reach, Sandbox, TimeLimits, World
from bot.sandbox.interactions import InteractionType
from bot.sandbox.user_client import usable_commands
from bot.sandbox.world.guild import Channel
from bot.sandbox.world.moderation import give_bot_roles, make_role, set_permissions, set_reach
from tests.sandbox.clients import Shard, rest_of, shard_of

GUILDS, MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


@pytest.fixture
def world() -> World:
    return World(guilds=2)


@pytest.fixture
def there(world: World) -> Channel:
    """A channel of the second server."""
    return world.channels_of[[*world.guilds][1]]["games"]


@pytest.fixture
async def plain(world: World) -> AsyncIterator[Sandbox]:
    limits = TimeLimits(first_answer=0.05, patience=0.05)  # nobody answers here
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=limits) as sandbox:
        yield sandbox


@pytest.fixture
async def shards(plain: Sandbox) -> AsyncIterator[list[Shard]]:
    async with AsyncExitStack() as stack:
        shards = [await stack.enter_async_context(shard_of(plain)) for _ in range(2)]
        for number, shard in enumerate(shards):
            await shard.identify(plain.token, shard=[number, 2], intents=GUILDS | MESSAGES | DIRECT_MESSAGES)
        yield shards


async def heard(shard: Shard, *, until: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the shard's events up to the channel that a test opens last."""
    events = list[tuple[str, dict[str, Any]]]()
    while not events or events[-1][1].get("name") != until:
        frame = await shard.frame(0)
        events.append((frame["t"], frame["d"]))
    return events[:-1]


async def names(shards: list[Shard], world: World) -> list[list[str]]:
    """Return the names of the events that each shard has heard since its servers came."""
    for guild_id in world.guilds:
        world.open_thread(name="last", parent=world.channels_of[guild_id]["games"], owner=world.bot)
    told = [await heard(shard, until="last") for shard in shards]
    return [[name for name, _ in events if name not in ("READY", "GUILD_CREATE")] for events in told]


def test_the_first_server_is_the_same_with_others_beside_it() -> None:
    alone, again, many = World(), World(guilds=3), World(guilds=3)
    assert (alone.guild, alone.bot) == (many.guild, many.bot)
    assert {name: person.id for name, person in alone.people.items()} == {
        name: person.id for name, person in many.people.items()
    }
    assert [channel.id for channel in alone.channels.values()] == [channel.id for channel in many.channels.values()]
    assert again.guilds == many.guilds
    assert [channel.id for channel in again.all_channels] == [channel.id for channel in many.all_channels]
    assert len({channel.id for channel in many.all_channels}) == 6
    assert [(guild_id >> 22) % 3 for guild_id in many.guilds] == [0, 1, 2]


def test_each_server_has_roles_and_channels_of_its_own(world: World, there: Channel) -> None:
    here, mo, ada = world.channels["games"], world.people["Mo"], world.people["Ada"]
    first, second = world.guilds.values()
    assert all(Permission.MANAGE_CHANNELS in world.permissions(mo, channel) for channel in (here, there))
    set_permissions(world, second.moderators, Permission(0))
    set_permissions(world, first.everyone, Permission(0))
    world.set_overwrites(there, Overwrite(target_id=ada.id, deny=Permission.SEND_MESSAGES))
    assert Permission.MANAGE_CHANNELS in world.permissions(mo, here)
    assert Permission.MANAGE_CHANNELS not in world.permissions(mo, there)
    assert [world.sees(ada, channel) for channel in (here, there)] == [False, True]
    assert Permission.SEND_MESSAGES not in world.permissions(ada, there)
    world.remove(there)
    assert world.channel(there.id) is None
    assert [list(named) for named in world.channels_of.values()] == [["games", "lounge"], ["lounge"]]


def test_a_thread_belongs_to_the_server_of_its_channel(world: World, there: Channel) -> None:
    thread = world.open_thread(name="a game", parent=there, owner=world.bot)
    assert world.guild_of(thread) == world.guild_of(there) != world.guild
    assert world.guild_of(world.dm_channel(world.people["Ada"])) is None


async def test_a_shard_is_given_its_own_servers(shards: list[Shard], world: World) -> None:
    for shard, guild in zip(shards, world.guilds.values(), strict=True):
        assert [each["id"] for each in (await shard.event("READY"))["d"]["guilds"]] == [str(guild.id)]
        told = (await shard.event("GUILD_CREATE"))["d"]
        assert (told["id"], told["name"]) == (str(guild.id), guild.name)
        assert {channel["guild_id"] for channel in told["channels"]} == {str(guild.id)}
        assert [role["id"] for role in told["roles"]] == [str(role.id) for role in guild.roles]


async def test_a_shard_hears_of_what_happens_in_its_own_servers(
    shards: list[Shard], plain: Sandbox, world: World, there: Channel
) -> None:
    _, second = world.guilds.values()
    async with rest_of(plain) as rest:
        await rest("POST", f"/channels/{there.id}/messages", {"content": "x"})
    set_permissions(world, second.everyone, second.everyone.permissions)
    role = make_role(world, "Helpers", Permission(0), guild=second)
    give_bot_roles(world, role)
    world.set_overwrites(there)
    of_second = ["MESSAGE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_CREATE", "GUILD_MEMBER_UPDATE", "CHANNEL_UPDATE"]
    assert await names(shards, world) == [[], of_second]


async def test_a_server_that_is_lost_is_told_to_its_shard(shards: list[Shard], world: World, there: Channel) -> None:
    _, second = world.guilds.values()
    for reach in (Reach.UNAVAILABLE, Reach.MEMBER, Reach.OUTSIDE):
        set_reach(world, reach, guild=second)
    world.set_overwrites(there)  # of which nobody is told
    assert not world.sees(world.bot, there)
    assert world.sees(world.bot, world.channels["games"])
    set_reach(world, Reach.MEMBER, guild=second)
    first, second_heard = await names(shards, world)
    assert (first, second_heard) == ([], ["GUILD_DELETE", "GUILD_DELETE"])


async def test_direct_messages_are_told_to_the_first_shard_alone(
    shards: list[Shard], plain: Sandbox, world: World
) -> None:
    ada = world.people["Ada"]
    conversation = world.dm_channel(ada)
    async with rest_of(plain) as rest:
        await rest("POST", f"/channels/{conversation.id}/messages", {"content": "x"})
    await presses(plain, world, conversation)
    assert await names(shards, world) == [["MESSAGE_CREATE", "INTERACTION_CREATE"], []]


async def test_what_people_do_is_told_to_the_shard_of_their_server(
    shards: list[Shard], plain: Sandbox, world: World, there: Channel
) -> None:
    await presses(plain, world, there)
    thread = world.open_thread(name="a game", parent=there, owner=world.bot)
    await presses(plain, world, thread)
    world.open_thread(name="last", parent=world.channels["games"], owner=world.bot)
    world.open_thread(name="last", parent=there, owner=world.bot)
    of_first, of_second = [await heard(shard, until="last") for shard in shards]
    told = [event for name, event in of_second if name == "INTERACTION_CREATE"]
    assert "INTERACTION_CREATE" not in dict(of_first)
    assert [event["channel_id"] for event in told] == [str(there.id), str(thread.id)]
    assert {event["guild_id"] for event in told} == {str(there.guild_id)}


async def presses(sandbox: Sandbox, world: World, channel: Channel) -> None:
    """Let somebody press something, which nobody answers."""
    person = sandbox.as_person(world.people["Ada"], channel)
    with pytest.raises(NoAnswerError):
        await person.send(InteractionType.COMPONENT, {"custom_id": "x", "component_type": 2})


async def test_members_have_the_roles_of_the_server_that_is_asked(plain: Sandbox, world: World) -> None:
    mo = world.people["Mo"]
    async with rest_of(plain) as rest:
        for guild in world.guilds.values():
            assert (await rest("GET", f"/guilds/{guild.id}"))[1]["name"] == guild.name
            _, member = await rest("GET", f"/guilds/{guild.id}/members/{mo.id}")
            assert member["roles"] == [str(guild.moderators.id)]
        assert (await rest("GET", "/guilds/1"))[0] == 404


async def test_a_server_can_have_commands_of_its_own(plain: Sandbox, world: World, there: Channel) -> None:
    command = {"name": "here", "description": "x"}
    async with rest_of(plain) as rest:
        path = f"/applications/{world.bot.id}/guilds/{there.guild_id}/commands"
        assert (await rest("PUT", path, [command]))[0] == 200
        assert (await rest("PUT", path.replace(str(there.guild_id), "1"), [command]))[0] == 404
    ada = world.people["Ada"]
    offered = [[each["name"] for each in usable_commands(world, ada, at)] for at in (world.channels["games"], there)]
    assert offered == [[], ["here"]]
