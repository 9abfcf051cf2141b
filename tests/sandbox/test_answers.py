"""First answers in all types, by a bot in bare JSON: what its gateway tells it is answered over REST."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.sandbox import UNLIMITED, Channel, Reply, Sandbox, TimeLimits, UserClient, World
from tests.sandbox.clients import Rest, Shard, rest_of, shard_of

Json = dict[str, Any]
COMMAND: Json = {
    "name": "move",
    "description": "x",
    "options": [{"type": 3, "name": "path", "description": "x", "autocomplete": True}],
}


class Scene:
    """A person who acts, and the bot's side of it in bare REST."""

    def __init__(self, rest: Rest, shard: Shard, ada: UserClient) -> None:
        self._rest = rest
        self._shard = shard
        self.ada = ada

    async def answer(self, action: asyncio.Task[Any], payload: Json) -> tuple[int, Any]:
        """Answer what the person does, and answer properly should that be refused, so that the action ends."""
        interaction = (await self._shard.event("INTERACTION_CREATE"))["d"]
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        answered = await self._rest("POST", path, payload)
        if answered[0] != 204:
            proper = {"type": 8} if interaction["type"] == 4 else {"type": 4, "data": {"content": "x"}}
            assert (await self._rest("POST", path, proper))[0] == 204
        await action
        return answered

    async def asked(self) -> Json:
        """Return the interaction that the bot receives."""
        interaction: Json = (await self._shard.event("INTERACTION_CREATE"))["d"]
        return interaction

    async def send(self, method: str, path: str, payload: Json, *, size: int) -> int:
        """Send a file of so many bytes; return Discord's code, 0 where it is taken."""
        status, answer = await self._rest(method, path, payload, files=[("a.png", bytes(size))])
        if status in (200, 204):
            return 0
        assert status == 413
        return int(answer["code"])


@pytest.fixture
async def scene(world: World, games: Channel, time_limits: TimeLimits) -> AsyncIterator[Scene]:
    async with (
        Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox,
        rest_of(sandbox) as rest,
        shard_of(sandbox) as shard,
    ):
        await rest("PUT", f"/applications/{world.bot.id}/commands", [COMMAND])
        await shard.identify(sandbox.token)
        await shard.event("GUILD_CREATE")
        yield Scene(rest, shard, sandbox.as_person(world.people["Ada"], games))


def modal(**changes: object) -> Json:
    field = {"type": 4, "custom_id": "a", "style": 1}
    part = {"type": 18, "label": "Name", "component": field}
    return {"type": 9, "data": {"title": "Team", "custom_id": "team", "components": [part], **changes}}


def parts(size: int, *, label: int = 1) -> list[Json]:
    return [
        {"type": 18, "label": "x" * label, "component": {"type": 4, "custom_id": str(n), "style": 1}}
        for n in range(size)
    ]


ANSWERS: dict[str, tuple[Json, int]] = {
    "a message": ({"type": 4, "data": {"content": "x"}}, 204),
    "an empty message": ({"type": 4, "data": {}}, 400),
    "too long a message": ({"type": 4, "data": {"content": "x" * 2001}}, 400),
    "deferred": ({"type": 5}, 204),
    "an update of no message": ({"type": 7, "data": {"content": "x"}}, 400),
    "completion of a command": ({"type": 8, "data": {"choices": []}}, 400),
    "an unknown type": ({"type": 99}, 400),
    "a modal": (modal(), 204),
    "a modal's title": (modal(title="x" * 45), 204),
    "too long a title": (modal(title="x" * 46), 400),
    "five fields": (modal(components=parts(5)), 204),
    "six fields": (modal(components=parts(6)), 400),
    "no field": (modal(components=[]), 400),
    "a label": (modal(components=parts(1, label=45)), 204),
    "too long a label": (modal(components=parts(1, label=46)), 400),
}


@pytest.mark.parametrize("case", ANSWERS.values(), ids=ANSWERS)
async def test_a_command_is_answered_within_the_limits(scene: Scene, case: tuple[Json, int]) -> None:
    payload, expected = case
    status, answer = await scene.answer(asyncio.create_task(scene.ada.slash("move")), payload)
    assert status == expected, answer


COMPLETIONS: dict[str, tuple[Json, int]] = {
    "25 choices": ({"type": 8, "data": {"choices": [{"name": "x", "value": str(n)} for n in range(25)]}}, 204),
    "26 choices": ({"type": 8, "data": {"choices": [{"name": "x", "value": str(n)} for n in range(26)]}}, 400),
    "a name of 100": ({"type": 8, "data": {"choices": [{"name": "x" * 100, "value": "x"}]}}, 204),
    "a name of 101": ({"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}}, 400),
    "a value of 101": ({"type": 8, "data": {"choices": [{"name": "x", "value": "x" * 101}]}}, 400),
    "a wait": ({"type": 5}, 400),
}


@pytest.mark.parametrize("case", COMPLETIONS.values(), ids=COMPLETIONS)
async def test_a_completion_is_answered_with_choices_within_the_limits(scene: Scene, case: tuple[Json, int]) -> None:
    payload, expected = case
    action = asyncio.create_task(scene.ada.complete("move", focus="path", path="u"))
    status, answer = await scene.answer(action, payload)
    assert status == expected, answer


async def test_a_refused_answer_is_no_answer(scene: Scene) -> None:
    action: asyncio.Task[Reply] = asyncio.create_task(scene.ada.slash("move"))
    status, answer = await scene.answer(action, {"type": 4, "data": {"content": "x" * 2001}})
    assert (status, list(answer["errors"])) == (400, ["content"])
    assert [message.content for message in scene.ada.visible_messages] == ["x"]


async def test_an_interaction_tells_how_large_a_file_of_its_answers_may_be_and_larger_ones_are_refused(
    scene: Scene, world: World
) -> None:
    world.file_limit = 1000
    action: asyncio.Task[Reply] = asyncio.create_task(scene.ada.slash("move"))
    asked = await scene.asked()
    assert asked["attachment_size_limit"] == 1000
    callback = f"/interactions/{asked['id']}/{asked['token']}/callback"
    followups = f"/webhooks/{world.bot.id}/{asked['token']}"
    for method, path, payload in (
        ("POST", callback, {"type": 4, "data": {"content": "x"}}),
        ("PATCH", f"{followups}/messages/@original", {"content": "x"}),
        ("POST", followups, {"content": "x"}),
    ):
        assert await scene.send(method, path, payload, size=1001) == 40005
        assert await scene.send(method, path, payload, size=1000) == 0
    await action
