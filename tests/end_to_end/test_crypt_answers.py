"""A question within the other side's turn and its answer are one message, if the answer comes while both are there."""

import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel, LostResponse, Message, Sandbox, World
from engine.core import SeededChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.crypt_player import acts, crypt_begun
from tests.end_to_end.player import At
from tests.end_to_end.scenes import EDIT, NOTHING, asks, forgive, labels, public
from tests.end_to_end.test_crypt_reactions import explored
from tests.patience import until


async def places(at: At) -> str:
    """Let Ben place the tile as is offered first; return what he is told."""
    return await acts(at("Ben"), "tile")


def files(message: Message) -> list[bytes]:
    return [each.content for each in message.attachments]


@pytest.fixture
def lounge(world: World) -> Channel:
    """Return another channel of the server."""
    return next(channel for channel in world.channels.values() if channel.name != "games")


async def test_an_answer_at_once_is_told_on_the_message_that_asked_in_each_channel_that_shows_the_game(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    async with start(SeededChance(4)) as client:
        await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("table watch start", channel=games)
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        asked, shown = public(games)[-1], public(lounge)[-1]
        assert asked.pinged == {world.people["Ben"].id}
        before, last_line = asked.content.splitlines()[:-1], asked.content.splitlines()[-1]
        assert last_line == f"Your call: <@{world.people['Ben'].id}> (👹 Demons)"
        told = await places(at)
        await client.outbox_worker.idle()
        answered = public(games)[-1]
        assert answered.id == asked.id
        assert answered.content.splitlines() == [
            *before,
            *told.splitlines(),
            f"Next: <@{world.people['Ada'].id}> (🕯️ Humans)",
        ]
        assert len(answered.attachments) == 1
        assert files(answered) != files(asked)
        assert labels(answered) == ["Act", "My hand", "How to play"]
        assert public(lounge)[-1].id == shown.id
        assert told.splitlines()[0] in public(lounge)[-1].content


async def test_an_answer_that_comes_later_is_a_message_of_its_own_which_calls_who_goes_on(
    start: Start, at: At, world: World, games: Channel, bot_clock: Clock
) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        asked = public(games)[-1]
        await bot_clock.passes(client, minutes=10)
        told = await places(at)
        await client.outbox_worker.idle()
        answered = public(games)[-1]
        assert answered.id != asked.id
        assert answered.content.startswith(told.splitlines()[0])
        assert answered.pinged == {world.people["Ada"].id}


async def test_an_answer_to_a_question_that_was_deleted_is_posted_with_what_led_to_it(
    start: Start, at: At, world: World, games: Channel, quiet: list[EventDict]
) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        asked = public(games)[-1]
        world.delete(asked)
        told = await places(at)
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("\n".join(asked.content.splitlines()[:-1]))
        assert told.splitlines()[0] in public(games)[-1].content
    assert forgive(quiet, "refused")


async def test_an_answer_is_not_written_over_what_has_been_told_since_the_question(
    start: Start, at: At, games: Channel
) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await explored(at)
        told = await places(at)
        assert await asks(at("Ben"), "undo") == NOTHING
        await client.outbox_worker.idle()
        back = public(games)[-1]
        assert back.content.startswith("Taken back: T")
        assert await places(at) == told
        await client.outbox_worker.idle()
        assert public(games)[-1].id != back.id
        assert told.splitlines()[0] in public(games)[-1].content


async def test_the_next_question_of_a_turn_is_a_message_of_its_own(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)) as client:
        await crypt_begun(at)
        await explored(at)
        await places(at)
        await client.outbox_worker.idle()
        answered = public(games)[-1]
        await asks(at("Ada"), "act", move="end")
        await client.outbox_worker.idle()
        assert public(games)[-1].id != answered.id
        assert "Your call" not in public(games)[-1].content


async def test_an_answer_whose_word_is_lost_is_told_once_also_by_the_bot_that_is_started_next(
    start: Start, at: At, games: Channel, sandbox: Sandbox, quiet: list[EventDict]
) -> None:
    async with start(SeededChance(4), cut_short=True) as client:
        await crypt_begun(at)
        await explored(at)
        await client.outbox_worker.idle()
        before = public(games)
        sandbox.faults.add(LostResponse(), route=EDIT, times=2)
        told = await places(at)
        await until(lambda: told.splitlines()[0] in public(games)[-1].content)
    sandbox.faults.clear()
    async with start(SeededChance(4)) as client:
        await client.outbox_worker.idle()
    assert [message.id for message in public(games)] == [message.id for message in before]
    assert public(games)[-1].content.count(told.splitlines()[0]) == 1
    forgive(quiet, "post delayed")
    forgive(quiet, "refused")


async def test_whoever_asks_by_what_they_do_is_told_who_is_to_answer(start: Start, at: At) -> None:
    async with start(SeededChance(4)):
        await crypt_begun(at)
        assert (await explored(at)).splitlines()[-1].startswith("Ben has to answer now. Then you go on.")
