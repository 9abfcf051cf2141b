"""What takes longer than a moment is promised, so that nobody is told that the bot does not respond."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest
from discord import app_commands
from structlog.typing import EventDict

import bot.interactions.context
from bot.delivery.message_parts import Upload
from bot.interactions.components.component import rows_view
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.runtime.client import Furunkulus
from bot.sandbox import AnswerType, Channel, LostResponse, Message, Reply, Sandbox, World
from bot.store import DatabaseAway
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, Picture
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import ANSWER, answer, begins, begun, forgive, labelled, public, said, uncoached
from tests.end_to_end.test_database_away import AWAY
from tests.patience import until

ORIGINAL = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"

CHANGE, TELL = (str(CustomId("slow", 1, 0, rest)) for rest in ("change", "tell"))


class SlowResponse:
    """A command and two buttons that answer once they may: one changes the private message, one tells something."""

    def __init__(self, client: Furunkulus) -> None:
        self.may = asyncio.Event()
        client.tree.add_command(app_commands.Command(name="slow", description="Answer.", callback=self.show))
        client.verbs = {"slow": self.press}

    async def show(self, interaction: discord.Interaction) -> None:
        async with error_boundary(interaction) as context:
            await self.may.wait()
            buttons = [Button(id=CHANGE, label="Change"), Button(id=TELL, label="Tell")]
            await context.answer("Here.", view=rows_view([buttons]))

    async def press(self, context: Context, custom_id: CustomId) -> None:
        await self.may.wait()
        if custom_id.rest == "change":
            await context.update("Changed.", view=None)
        else:
            await context.answer("Told.")

    async def answers(self, reply: Reply) -> str:
        """Let it answer, and return what is seen first."""
        self.may.set()
        message = await reply.finished()
        assert message.is_ephemeral
        self.may.clear()
        return message.content


async def test_a_slow_answer_is_promised_privately_and_given_later(
    start: Start, sandbox: Sandbox, world: World, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.interactions.context, "PATIENCE", 0.0)
    prepared: list[SlowResponse] = []
    ada = sandbox.as_person(world.people["Ada"], games)
    async with start(prepare=lambda client: prepared.append(SlowResponse(client))):
        (slow,) = prepared
        promised = await ada.slash("slow")
        assert promised.kind is AnswerType.DEFERRED
        assert await slow.answers(promised) == "Here."
        shown = promised.message
        assert shown is not None
        assert ids(shown) == [CHANGE, TELL]

        told = await ada.click(shown, TELL)
        assert told.kind is AnswerType.DEFERRED_UPDATE
        assert await slow.answers(told) == "Told."
        assert [message.content for message in ada.visible_messages] == ["Here.", "Told."]

        changed = await ada.click(shown, CHANGE)
        assert changed.kind is AnswerType.DEFERRED_UPDATE
        assert await slow.answers(changed) == "Changed."
        assert [message.content for message in ada.visible_messages] == ["Changed.", "Told."]


@pytest.mark.parametrize("lost", [LostResponse(status=502), LostResponse(status=503), LostResponse(status=None)])
async def test_a_promise_that_discord_took_is_kept_also_if_its_reply_to_it_was_lost(
    start: Start,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
    lost: LostResponse,
) -> None:
    monkeypatch.setattr(bot.interactions.context, "PATIENCE", 0.0)
    prepared: list[SlowResponse] = []
    ada = sandbox.as_person(world.people["Ada"], games)
    async with start(prepare=lambda client: prepared.append(SlowResponse(client))):
        (slow,) = prepared
        acts: tuple[Callable[[], Awaitable[Reply]], ...] = (
            lambda: ada.slash("slow"),
            lambda: ada.click(ada.visible_messages[0], TELL),
            lambda: ada.click(ada.visible_messages[0], CHANGE),
        )
        for act in acts:
            sandbox.faults.add(lost, route=ANSWER)
            promised = await act()
            assert promised.kind in (AnswerType.DEFERRED, AnswerType.DEFERRED_UPDATE)
            await until(lambda: bool(forgive(quiet, "refused")))  # the promise, made once more
            await slow.answers(promised)
    assert [message.content for message in ada.visible_messages] == ["Changed.", "Told."]


async def test_a_promised_answer_whose_reply_is_lost_is_given_once(
    start: Start, sandbox: Sandbox, world: World, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.interactions.context, "PATIENCE", 0.0)
    prepared: list[SlowResponse] = []
    ada = sandbox.as_person(world.people["Ada"], games)
    async with start(prepare=lambda client: prepared.append(SlowResponse(client))):
        (slow,) = prepared
        promised = await ada.slash("slow")
        for route in ("POST /webhooks/{webhook_id}/{webhook_token}", ORIGINAL):
            sandbox.faults.add(LostResponse(status=502), route=route)
        assert await slow.answers(promised) == "Here."
        await until(lambda: answered(sandbox) == [502, 200])  # discord.py asks again by itself
    assert [message.content for message in ada.visible_messages] == ["Here."]


def answered(sandbox: Sandbox) -> list[int]:
    """Return the answers to all requests by which the bot said what it had promised."""
    return [record.status for record in sandbox.requests if record.route.startswith("/webhooks/")]


async def test_what_answers_in_time_promises_nothing(
    start: Start, sandbox: Sandbox, world: World, games: Channel
) -> None:
    async with start():
        assert (
            await sandbox.as_person(world.people["Ada"], games).slash("new fearsome-floors")
        ).kind is AnswerType.MESSAGE


async def test_an_answer_with_a_picture_is_promised_while_it_is_painted_and_the_picture_comes_with_it(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.interactions.context, "PATIENCE", 0.0)
    may, ada = asyncio.Event(), sandbox.as_person(world.people["Ada"], games)

    def paint_slowly(client: Furunkulus) -> None:
        paint = client.app.painter.paint

        async def painted(picture: Picture, *, is_answer: bool = False) -> Upload:
            await may.wait()
            return await paint(picture, is_answer=is_answer)

        monkeypatch.setattr(client.app.painter, "paint", painted)

    async def shown(reply: Reply) -> Message:
        may.set()
        message = await reply.finished()
        may.clear()
        return message

    async with start(ScriptedChance(begins("green")), prepare=paint_slowly) as client:
        may.set()
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        may.clear()
        promised = await ada.click(board, id_of(board, "ff-pad"))
        assert promised.kind is AnswerType.DEFERRED
        pad = await shown(promised)
        told = "**1 outside**: 1 point, enough to come in."
        legend = "-# The number before a square says which token goes there. ○ pushes something."
        assert uncoached(pad.content) == f"{told}\n{legend}"
        (before,) = pad.attachments
        pressed = await ada.click(pad, labelled(pad, "1 → p11"))
        assert pressed.kind is AnswerType.DEFERRED_UPDATE
        changed = await shown(pressed)
        assert (changed.id, changed.is_ephemeral) == (pad.id, True)
        (after,) = changed.attachments  # in the place of the one before, not beside it
        assert after.content != before.content
        assert after.description
        played = await ada.click(changed, id_of(changed, "ff-go"))
        done = await shown(played)
        assert (done.id, done.attachments) == (pad.id, ())
        may.set()


class Thawed:
    """A command and a button of a process that was frozen: another one has its share, and its database is away."""

    def __init__(self, client: Furunkulus, sandbox: Sandbox, quiet: list[EventDict]) -> None:
        self._sandbox, self._quiet = sandbox, quiet
        self.the_other_answers = True
        client.tree.add_command(app_commands.Command(name="thawed", description="Answer.", callback=self.use))
        client.verbs = {"slow": self.press}

    async def use(self, interaction: discord.Interaction) -> None:
        async with error_boundary(interaction) as context:
            await self.press(context)

    async def press(self, context: Context, _: object = None) -> None:
        the_others = discord.InteractionResponse(context.interaction)
        if not self.the_other_answers:
            self._sandbox.faults.add(LostResponse(status=None), route=ANSWER)
        elif context.is_private:
            await the_others.edit_message(content="Done.")
        else:
            button = Button(id=TELL, label="Tell")
            await the_others.send_message("Done.", view=rows_view([[button]]), ephemeral=True)
        await until(lambda: bool(forgive(self._quiet, "refused")))  # the promise, as there is an answer
        raise DatabaseAway("It is away.")


async def test_a_process_without_its_database_says_nothing_where_another_one_has_answered(
    start: Start,
    at: At,
    sandbox: Sandbox,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot.interactions.context, "PATIENCE", 0.0)
    prepared: list[Thawed] = []
    silent = "answered by another process"
    async with start(prepare=lambda client: prepared.append(Thawed(client, sandbox, quiet))):
        shown = answer(await at("Ada").slash("thawed"))
        await until(lambda: bool(forgive(quiet, silent)))
        await at("Ada").click(shown, TELL)
        await until(lambda: bool(forgive(quiet, silent)))
        assert [message.content for message in at("Ada").visible_messages] == ["Done."]
        prepared[0].the_other_answers = False  # and it was its own promise, whose reply was lost
        assert said(await at("Ada").slash("thawed")) == AWAY
