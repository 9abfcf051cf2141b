"""What a table owes once it has become what it is: posts to channels, and alarms."""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime

from bot.store import Store, Writer
from bot.table import Person, Table
from bot.table.deadlines import alarms_of
from bot.table.post_rows import PostRow
from bot.table.posts.calls import as_wished
from bot.table.posts.lobby_post import result_post, summary_post
from bot.table.posts.post import Post, mirrored, to_row
from bot.table.rows import MatchRow


@asynccontextmanager
async def writing(
    store: Store, *, wake: Callable[[int], None], think: Callable[[int], None], reschedule: Callable[[datetime], None]
) -> AsyncIterator[Writer]:
    """Write in one transaction; once that is kept, deliver what channels are owed, let programs think, set alarms."""
    async with store.transaction() as writer:
        yield writer
    for channel_id in writer.to_wake:
        wake(channel_id)
    for channel_id in writer.to_think:
        think(channel_id)
    if writer.soonest is not None:
        reschedule(writer.soonest)


async def owe(
    writer: Writer,
    table: Table,
    posts: Sequence[Post],
    now: datetime,
    *,
    by: int | None = None,
    in_rounds: Callable[[], Sequence[Post]] | None = None,
) -> None:
    """Promise posts to the table's channel, and what spectators may see of them to those that watch it.

    `in_rounds` makes the posts with a board for each round, by which these channels are told, where it is not `posts`.

    A person whom the table calls is called as they wish, and not by what they have done themselves: `by` is who has
    done what is told. What is due from now on is set; a program that is to act thinks at once, or after its pause.
    """
    to_call = None if table.called is None or table.called.is_program else table.called
    called = None if to_call is None else await writer.person(to_call.person_id)
    alarms = alarms_of(table, called, now)
    if table.row.status == "lobby":  # its only alarm is written over
        for alarm in alarms:
            await writer.set_alarm(alarm)
    else:
        await writer.set_alarms(table.row.id, alarms)
    if table.thinks is not None and table.pause is None:
        writer.to_think.add(table.row.channel_id)
    if called is not None:
        posts = [as_wished(table, post, called, now, by=by) for post in posts]
    shown = {post.traits.shows for post in posts}
    if "lobby" in shown:
        await writer.withdraw_lobbies(table.row.id)
    if shown - {"lobby"}:
        await writer.withdraw_calls(table.row.id)
    here, parent_id = table.row.channel_id, table.row.parent_id
    await _owe_home(writer, table, posts)
    if parent_id is not None and table.match is not None:
        await _owe_parent(writer, table, parent_id=parent_id, is_over=bool(posts) and table.standings is not None)
    watchers = [watcher for watcher in await writer.watchers_of(here, parent_id) if watcher != here]
    copied = posts if in_rounds is None or not watchers else in_rounds()
    for watcher in watchers:
        await mirror(writer, table, copied, channel_id=watcher)


async def _owe_home(writer: Writer, table: Table, posts: Sequence[Post]) -> None:
    """Promise posts to where a table is; its lobby to the whole channel, also where it will be played in a thread."""
    here = table.row.channel_id
    for post in posts:
        home = table.row.parent_id if post.role == "lobby" else here
        await _owe(writer, table, [post], channel_id=here if home is None else home)


async def _owe_parent(writer: Writer, table: Table, *, parent_id: int, is_over: bool) -> None:
    """Promise the channel of a game's thread its summary; at the end also the result, and the thread that it closes."""
    await writer.withdraw_summaries(table.row.id)
    await _owe(writer, table, [summary_post(table.public)], channel_id=parent_id)
    if is_over:
        await _owe(writer, table, [result_post(table.public)], channel_id=parent_id)
        await owe_archive(writer, table.row, turn=table.turn)


async def owe_archive(writer: Writer, row: MatchRow, *, turn: int = 0) -> None:
    """Let the thread of a game be closed once all that it is owed stands, unless the turn is taken back before that.

    Nothing is done for a game that is not in a thread made for it.
    """
    if row.parent_id is None:
        return
    new = [to_row(Post(text="", role="archive"))]
    await writer.owe(match_id=row.id, channel_id=row.channel_id, turn=turn, new=new)


async def mirror(writer: Writer, table: Table, posts: Iterable[Post], *, channel_id: int) -> None:
    """Promise what spectators may see of posts to a channel that watches the table's."""
    heading = table.words("watch-from", channel=f"<#{table.row.channel_id}>")
    await _owe(
        writer, table, mirrored(posts, heading=heading, left_out=table.words("round-left-out")), channel_id=channel_id
    )


async def _owe(writer: Writer, table: Table, posts: Iterable[Post], *, channel_id: int) -> None:
    for post in posts:
        turn = table.turn if post.turn is None else post.turn
        await writer.owe(match_id=table.row.id, channel_id=channel_id, turn=turn, new=[to_row(post)])


async def owe_line(
    writer: Writer, channel_id: int, sentence: str, *, guild_id: int | None = None, of: Iterable[Person] = ()
) -> None:
    """Promise a channel a line, as `owe_beside` does a post."""
    await owe_beside(writer, channel_id, Post(text=sentence), guild_id=guild_id, of=of)


async def owe_beside(
    writer: Writer, channel_id: int, post: Post, *, guild_id: int | None = None, of: Iterable[Person] = ()
) -> PostRow:
    """Promise a channel a post that belongs to no match: undo does not withdraw it.

    The server is told where there may be no game either; `of` are people in it who may sit at no table.
    """
    if guild_id is not None:
        await writer.note_channel(channel_id, guild_id)
    (owed,) = await writer.owe(match_id=None, channel_id=channel_id, turn=0, new=[to_row(post)])
    for person in of:
        await writer.note_name(person.id, person.name, guild_id or 0)
    return owed
