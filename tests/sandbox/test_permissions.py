from collections.abc import AsyncIterator

import pytest

from bot.sandbox import UNLIMITED, Channel, ImpossibleError, Overwrite, Permission, Person, Sandbox, World
from tests.sandbox.clients import Rest, rest_of


@pytest.fixture
async def plain(world: World) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED) as sandbox:
        yield sandbox


@pytest.fixture
async def rest(plain: Sandbox) -> AsyncIterator[Rest]:
    async with rest_of(plain) as rest:
        yield rest


def deny(channel: Channel, person: Person, permission: Permission) -> None:
    channel.overwrites = (Overwrite(target_id=person.id, deny=permission),)


async def test_the_bot_sends_only_where_it_may(rest: Rest, world: World, games: Channel) -> None:
    path = f"/channels/{games.id}/messages"
    deny(games, world.bot, Permission.SEND_MESSAGES)
    assert (await rest("POST", path, {"content": "x"}))[1]["code"] == 50013
    deny(games, world.bot, Permission.VIEW_CHANNEL)
    assert (await rest("POST", path, {"content": "x"}))[1]["code"] == 50001
    deny(games, world.bot, Permission.ATTACH_FILES)
    assert (await rest("POST", path, {"content": "x"}, files=[("a.png", b"a")]))[1]["code"] == 50013
    assert (await rest("POST", path, {"content": "x"}))[0] == 200


async def test_unknown_places_and_messages_are_told_apart(rest: Rest, games: Channel) -> None:
    assert await rest("GET", "/channels/1") == (404, {"message": "Unknown Channel", "code": 10003})
    assert (await rest("PATCH", f"/channels/{games.id}/messages/1", {"content": "x"}))[1]["code"] == 10008
    assert (await rest("DELETE", f"/channels/{games.id}/messages/1"))[1]["code"] == 10008
    assert (await rest("GET", "/users/1"))[1]["code"] == 10013
    assert (await rest("GET", "/guilds/1"))[1]["code"] == 10004
    assert (await rest("POST", "/interactions/1/x/callback", {"type": 4}))[1]["code"] == 10062
    assert (await rest("POST", "/webhooks/1/x", {"content": "x"}))[1]["code"] == 10015
    assert (await rest("GET", "/never/heard/of"))[0] == 404
    assert (await rest("GET", f"/channels/{games.id}x"))[1]["code"] == 50035


async def test_people_see_and_use_only_what_they_may(plain: Sandbox, world: World, games: Channel) -> None:
    ada, ben = world.people["Ada"], world.people["Ben"]
    deny(games, ada, Permission.VIEW_CHANNEL)
    async with rest_of(plain) as rest:
        await rest("POST", f"/channels/{games.id}/messages", {"content": "secret"})
    assert [message.content for message in world.visible_to(ben, games)] == ["secret"]
    assert world.visible_to(ada, games) == []
    deny(games, ada, Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(ImpossibleError, match="may not use commands"):
        await plain.as_person(ada, games).slash("new")


PINGS: tuple[tuple[str, dict[str, list[str]] | None, set[str]], ...] = (
    ("<@{Ada}> and <@!{Ben}>", None, {"Ada", "Ben"}),
    ("<@{Ada}> and <@{Ben}>", {"parse": []}, set()),
    ("<@{Ada}> and <@{Ben}>", {"parse": [], "users": ["{Ben}"]}, {"Ben"}),
    ("nobody", {"parse": [], "users": ["{Ben}"]}, set()),
    ("<@{Ada}>", {"parse": ["users"]}, {"Ada"}),
    ("<@{Ada}>", {"parse": ["roles", "everyone"]}, set()),
    ("`<@{Ada}>`", {"parse": ["users"]}, set()),
    ("@everyone", None, set()),
    ("<@1>", None, set()),
)


@pytest.mark.parametrize("case", PINGS)
async def test_a_message_pings_whom_it_names_and_may(
    rest: Rest, world: World, games: Channel, case: tuple[str, dict[str, list[str]] | None, set[str]]
) -> None:
    content, allowed, expected = case
    ids = {name: str(person.id) for name, person in world.people.items()}
    payload: dict[str, object] = {"content": content.format(**ids)}
    if allowed is not None:
        payload["allowed_mentions"] = {key: [each.format(**ids) for each in given] for key, given in allowed.items()}
    await rest("POST", f"/channels/{games.id}/messages", payload)
    (message,) = games.messages
    assert message.pinged == {world.people[name].id for name in expected}


async def test_text_components_ping_and_edits_do_not(rest: Rest, world: World, games: Channel) -> None:
    path, ada, ben = f"/channels/{games.id}/messages", world.people["Ada"].id, world.people["Ben"].id
    text = {"flags": 1 << 15, "components": [{"type": 10, "content": f"<@{ada}>"}]}
    _, posted = await rest("POST", path, text)
    text["components"] = [{"type": 10, "content": f"<@{ben}>"}]
    await rest("PATCH", f"{path}/{posted['id']}", text)
    (message,) = games.messages
    assert message.pinged == {ada}
    assert message.components == ({"type": 10, "content": f"<@{ben}>"},)
