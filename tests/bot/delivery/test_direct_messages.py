"""Direct messages: owed when the board stands, called in the channel instead, and neither when the turn is over."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.delivery.due_calls import call_instead, owe_direct_message
from bot.store import Store, Writer, open_store
from bot.table.post_rows import PostRow
from bot.table.posts.post import Call, Post, mirrored, to_row
from tests.bot.store.examples import BEN, CHANNEL, begin_match, play
from tests.new_database import put_new_database

CALL = Call(person=BEN, text="your turn:", otherwise="Ben, your turn:")
BOARD = Post(text="the board", call=CALL, revision=1)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    put_new_database(tmp_path / "games.db")
    opened = await open_store(tmp_path / "games.db")
    yield opened
    await opened.close()


async def board(writer: Writer) -> PostRow:
    """Owe the board after the first turn of a match."""
    match_id = await begin_match(writer)
    await play(writer, match_id, 1)
    (row,) = await writer.owe(match_id=match_id, channel_id=CHANNEL, turn=1, new=[to_row(BOARD)])
    await writer.mark_delivered(row, message_id=9)
    return row


async def owed(writer: Writer, channel_id: int) -> list[Post]:
    return [msgspec.json.decode(row.body, type=Post) for row in await writer.owed(channel_id, limit=9)]


async def test_a_board_hands_its_call_over_with_a_link_to_itself(store: Store) -> None:
    async with store.transaction() as writer:
        row = await board(writer)
        await owe_direct_message(writer, row, BOARD, message_id=9)
        (direct,) = await owed(writer, BEN)
        assert (direct.role, direct.text) == ("direct", f"your turn: https://discord.com/channels/1/{CHANNEL}/9")
        await call_instead(writer, row, direct)
        (instead,) = await owed(writer, CHANNEL)
        assert (instead.mention, instead.text) == (
            BEN,
            f"Ben, your turn: https://discord.com/channels/1/{CHANNEL}/9",
        )


async def test_a_board_that_could_not_be_posted_hands_its_call_over_with_a_link_to_the_channel(store: Store) -> None:
    async with store.transaction() as writer:
        await owe_direct_message(writer, await board(writer), BOARD, message_id=None)
        assert [post.text for post in await owed(writer, BEN)] == [
            f"your turn: https://discord.com/channels/1/{CHANNEL}"
        ]


async def test_nobody_is_called_to_a_turn_that_is_over(store: Store) -> None:
    async with store.transaction() as writer:
        row = await board(writer)
        assert row.match_id is not None
        await play(writer, row.match_id, 2)
        await owe_direct_message(writer, row, BOARD, message_id=9)
        await call_instead(writer, row, BOARD)
        assert await writer.channels_owed() == ()


def test_who_watches_from_another_channel_calls_nobody() -> None:
    (copy,) = mirrored(
        [msgspec.structs.replace(BOARD, line="Mo has done it.")], heading="Played elsewhere:", left_out=""
    )
    assert copy.call is None
    assert not copy.line  # which is for the players
    assert copy.text == f"Played elsewhere:\n{BOARD.text}"
