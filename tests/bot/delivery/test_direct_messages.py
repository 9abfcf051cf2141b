"""Direct messages: owed when the board stands, called in the channel instead, and neither when the turn is over."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.delivery.direct_messages import call_instead, hand_over
from bot.store import Store, Work
from bot.table.posts.post import Call, Post, mirrored, to_row
from bot.table.rows import PostRow
from tests.bot.store.examples import BEN, CHANNEL, begin_match, play

CALL = Call(person=BEN, text="your turn:", otherwise="Ben, your turn:")
BOARD = Post(text="the board", call=CALL, revision=1)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "games.db")
    yield opened
    await opened.close()


async def board(work: Work) -> PostRow:
    """Owe the board after the first turn of a match."""
    match_id = await begin_match(work)
    await play(work, match_id, 1)
    (row,) = await work.owe(match_id=match_id, channel_id=CHANNEL, turn=1, new=[to_row(BOARD)])
    await work.mark_delivered(row.id, message_id=9)
    return row


async def owed(work: Work, channel_id: int) -> list[Post]:
    return [msgspec.json.decode(row.body, type=Post) for row in await work.owed(channel_id, limit=9)]


async def test_a_board_hands_its_call_over_with_a_link_to_itself(store: Store) -> None:
    async with store.transaction() as work:
        row = await board(work)
        await hand_over(work, row, BOARD, message_id=9)
        (direct,) = await owed(work, BEN)
        assert (direct.role, direct.text) == ("direct", f"your turn: https://discord.com/channels/1/{CHANNEL}/9")
        await call_instead(work, row, direct)
        (instead,) = await owed(work, CHANNEL)
        assert (instead.mention, instead.text) == (
            BEN,
            f"Ben, your turn: https://discord.com/channels/1/{CHANNEL}/9",
        )


async def test_a_board_that_could_not_be_posted_hands_its_call_over_with_a_link_to_the_channel(store: Store) -> None:
    async with store.transaction() as work:
        await hand_over(work, await board(work), BOARD, message_id=None)
        assert [post.text for post in await owed(work, BEN)] == [f"your turn: https://discord.com/channels/1/{CHANNEL}"]


async def test_nobody_is_called_to_a_turn_that_is_over(store: Store) -> None:
    async with store.transaction() as work:
        row = await board(work)
        assert row.match_id is not None
        await play(work, row.match_id, 2)
        await hand_over(work, row, BOARD, message_id=9)
        await call_instead(work, row, BOARD)
        assert await work.channels_owed() == ()


def test_who_watches_from_another_channel_calls_nobody() -> None:
    copy = mirrored(msgspec.structs.replace(BOARD, line="Mo has done it."), heading="Played elsewhere:")
    assert copy is not None
    assert copy.call is None
    assert not copy.line  # which is for the players
    assert copy.text == f"Played elsewhere:\n{BOARD.text}"
