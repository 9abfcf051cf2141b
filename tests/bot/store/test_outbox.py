"""The outbox: what is owed goes out in order, once, and not for turns that were undone."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from bot.store import Store
from bot.store.schema import posts
from bot.table.post_rows import BoardRow, CallRow, NewPost
from tests.bot.store.examples import ADA, BEN, CHANNEL, begin_match, boards, journal_of

OTHER = CHANNEL + 1
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


async def test_posts_are_owed_in_the_order_in_which_they_were_promised(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        first = await writer.owe(match_id=match, channel_id=CHANNEL, turn=1, new=boards(b'"a"', b'"b"'))
        await writer.owe(match_id=None, channel_id=OTHER, turn=0, new=boards(b'"elsewhere"'))
        second = await writer.owe(match_id=match, channel_id=CHANNEL, turn=2, new=boards(b'"c"'))
    async with store.reading() as reader:
        assert await reader.owed(CHANNEL, limit=9) == first + second
        assert [post.body for post in await reader.owed(CHANNEL, limit=2)] == [b'"a"', b'"b"']
        assert [post.body for post in await reader.owed(OTHER, limit=9)] == [b'"elsewhere"']


async def test_the_channel_that_waits_longest_comes_first(store: Store) -> None:
    async with store.transaction() as writer:
        (early,) = await writer.owe(match_id=None, channel_id=OTHER, turn=0, new=boards(b"1"))
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(b"2"))
        await writer.owe(match_id=None, channel_id=OTHER, turn=0, new=boards(b"3"))
        assert await writer.channels_owed() == (OTHER, CHANNEL)
        await writer.mark_delivered(early, message_id=1)
        assert await writer.channels_owed() == (CHANNEL, OTHER)


async def test_delivered_and_failed_posts_are_owed_no_more(store: Store) -> None:
    async with store.transaction() as writer:
        one, two, three = await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(b"1", b"2", b"3"))
        await writer.owe(match_id=None, channel_id=OTHER, turn=0, new=boards(b"4"))
        assert await writer.mark_delivered(one, message_id=2**62) == "more"
        await writer.mark_failed(two.id, reason="unknown channel")
        assert await writer.owed(CHANNEL, limit=9) == (three,)
        assert await writer.mark_delivered(three, message_id=5) == "last"
        assert await writer.mark_delivered(three, message_id=5) == "already"
        assert await writer.channels_owed() == (OTHER,)


async def bodies(store: Store) -> list[bytes | None]:
    async with store.reading() as reader:
        return list(await reader._connection.scalars(select(posts.c.body).order_by(posts.c.id)))  # noqa: SLF001 - they show nowhere else


async def test_what_a_post_says_is_kept_until_it_is_delivered_or_withdrawn_and_where_it_was_refused(
    store: Store,
) -> None:
    call = NewPost(body=b"5", role="call", revision=3)
    async with store.transaction() as writer:
        match = await begin_match(writer)
        one, two, three, _ = await writer.owe(
            match_id=match, channel_id=CHANNEL, turn=1, new=boards(b"1", b"2", b"3", b"4")
        )
        (called,) = await writer.owe(match_id=match, channel_id=CHANNEL, turn=0, new=[call])
        await writer.owe(match_id=match, channel_id=CHANNEL, turn=0, new=boards(b"6"))
        await writer.mark_delivered(one, message_id=1)
        await writer.mark_failed(two.id, reason="no such file")
        await writer.mark_sent(three.id, message_id=2)
        assert await writer.owed_of(match, 3) == (called,)
        await writer.withdraw(match, after_turn=0)
        await writer.mark_sent(three.id, message_id=3)  # it was under way
        await writer.mark_delivered(three, message_id=4)
        await writer.withdraw_calls(match)
        assert [post.body for post in await writer.owed(CHANNEL, limit=9)] == [b"6"]
    assert await bodies(store) == [None, b"2", None, None, None, b"6"]


async def test_of_a_lobby_that_waits_the_newest_is_owed_behind_the_first_which_may_be_under_way(store: Store) -> None:
    lobbies = [NewPost(body=b"%d" % number, role="lobby") for number in range(5)]
    async with store.transaction() as writer:
        match = await begin_match(writer)
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=[NewPost(body=b"another", role="lobby")])
        (stands,) = await writer.owe(match_id=match, channel_id=CHANNEL, turn=0, new=lobbies[:1])
        await writer.withdraw_lobbies(match)
        await writer.mark_delivered(stands, message_id=1)
        await writer.owe(match_id=match, channel_id=CHANNEL, turn=0, new=[*lobbies[1:4], *boards(b"board")])
        await writer.withdraw_lobbies(match)
        await writer.owe(match_id=match, channel_id=CHANNEL, turn=0, new=lobbies[4:])
        assert [post.body for post in await writer.owed(CHANNEL, limit=9)] == [b"another", b"1", b"board", b"4"]


async def test_every_nonce_is_unique_and_fits_discord(store: Store) -> None:
    async with store.transaction() as writer:
        owed = await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(*[b"1"] * 50))
    nonces = {post.nonce for post in owed}
    assert len(nonces) == 50
    assert max(map(len, nonces)) <= 25


async def test_the_undelivered_posts_of_undone_turns_are_withdrawn(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        bodies = {turn: (b"%d" % turn, b"%d" % -turn) for turn in (1, 2, 3)}
        owed = {
            turn: await writer.owe(match_id=match, channel_id=CHANNEL, turn=turn, new=boards(*bodies[turn]))
            for turn in bodies
        }
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=9, new=boards(b'"news"'))
        await writer.mark_delivered(owed[1][0], message_id=11)
        assert await writer.withdraw(match, after_turn=1) == 4
        assert [post.body for post in await writer.owed(CHANNEL, limit=9)] == [b"-1", b'"news"']


async def test_a_line_is_still_owed_at_its_place_when_its_post_is_withdrawn_unless_it_stands(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        redone = NewPost(body=b'{"text":"Mo redoes. A board"}', line="Mo redoes.", revision=2)
        new = [redone, *boards(b'{"text":"a board"}'), redone]
        told, _, begun = await writer.owe(match_id=match, channel_id=CHANNEL, turn=2, new=new)
        (news,) = await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=boards(b'"news"'))
        await writer.mark_sent(begun.id, message_id=11)
        await writer.leave_lines(match, after_turn=1)
        assert await writer.withdraw(match, after_turn=1) == 2
        await writer.leave_lines(match, after_turn=0)
        assert await writer.withdraw(match, after_turn=0) == 0
        line, last = await writer.owed(CHANNEL, limit=9)
        assert (line.id, line.nonce, line.match_id, line.body) == (told.id, told.nonce, None, b'{"text":"Mo redoes."}')
        assert last == news


async def test_the_newest_board_is_the_last_post_at_home_that_holds_and_is_no_call(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        assert await writer.newest_board(match) is None
        one, two, three = await writer.owe(match_id=match, channel_id=CHANNEL, turn=1, new=boards(b"1", b"2", b"3"))
        await writer.mark_delivered(one, message_id=11)
        await writer.mark_delivered(two, message_id=12, at=NOON)
        await writer.owe(match_id=match, channel_id=CHANNEL, turn=1, new=[NewPost(body=b"4", role="call")])
        await writer.owe(match_id=match, channel_id=OTHER, turn=1, new=boards(b"{}"))
        still_to_come = BoardRow(message_id=None, failed=None, revision=None, since=None)
        assert await writer.newest_board(match) == still_to_come
        await writer.withdraw(match, after_turn=0)
        await writer.mark_delivered(three, message_id=13)  # it was under way when its turn was undone
        assert await writer.newest_board(match) == BoardRow(message_id=12, failed=None, revision=None, since=NOON)


async def test_the_last_call_is_the_last_one_that_has_reached_somebody(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        one, two, three = await writer.owe(match_id=match, channel_id=CHANNEL, turn=4, new=boards(b"1", b"2", b"3"))
        assert await writer.last_call(match) is None
        await writer.mark_delivered(one, message_id=11, called=ADA)
        await writer.mark_delivered(two, message_id=12, called=BEN)
        await writer.mark_delivered(three, message_id=13)
        last = await writer.last_call(match)
        assert last is not None
        assert (last.called, last.turn) == (BEN, 4)


async def test_the_first_message_of_a_long_post_calls_though_its_last_one_never_comes_or_calls_nobody(
    store: Store,
) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        (post,) = await writer.owe(match_id=match, channel_id=CHANNEL, turn=4, new=boards(b"1"))
        await writer.mark_sent(post.id, message_id=11, called=BEN)
        called = CallRow(called=BEN, turn=4, since=post.created_at)
        assert await writer.last_call(match) == called
        await writer.withdraw(match, after_turn=3)
        assert await writer.last_call(match) == called
        await writer.mark_delivered(post, message_id=12, at=NOON)
        assert await writer.last_call(match) == CallRow(called=BEN, turn=4, since=NOON)


async def test_a_turn_and_its_posts_are_kept_together_or_not_at_all(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)

    async def fail() -> None:
        async with store.transaction() as writer:
            await writer.append_turn(match, 1, b"{}", undone=b"[]", fate=b"[]")
            await writer.owe(match_id=match, channel_id=CHANNEL, turn=1, new=boards(b"1"))
            raise KeyError("after all that")

    with pytest.raises(KeyError):
        await fail()
    async with store.reading() as reader:
        journal = await journal_of(reader, match)
        assert journal.turns == ()
        assert await reader.channels_owed() == ()


async def test_facts_are_remembered_over_what_was_there(store: Store) -> None:
    async with store.transaction() as writer:
        assert await writer.recall("commands") is None
        await writer.remember("commands", "one")
        await writer.remember("commands", "two")
        await writer.remember("other", "three")
    async with store.reading() as reader:
        assert (await reader.recall("commands"), await reader.recall("other")) == ("two", "three")
