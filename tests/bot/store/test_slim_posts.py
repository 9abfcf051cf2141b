"""Posts from before they were slim: what is torn is taken for a board, and a lobby's message is edited to its end."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.delivery.messages import Messenger
from bot.store import open_store
from bot.table.posts.post import Post
from tests.bot.store.examples import CHANNEL
from tests.bot.store.test_upgrade import AT, file_of, insert_old, reopened


@pytest.mark.parametrize(
    ("torn", "kept"),
    [
        ({"role": 5}, ("board", "", None)),
        ({"role": "x", "line": 7, "revision": "soon"}, ("board", "", None)),
        ({"role": ["lobby"], "line": ["told"], "revision": 2.5}, ("board", "", None)),
        ({"role": None, "line": None, "revision": True}, ("board", "", None)),
        ({"role": "call", "line": "Mo redoes.", "revision": 3}, ("call", "Mo redoes.", 3)),
        ([1], ("board", "", None)),
    ],
)
async def test_what_no_post_could_be_is_not_believed(path: Path, torn: object, kept: Sequence[object]) -> None:
    with file_of(path, "0012") as file:
        insert_old(file, (3, msgspec.json.encode(torn).decode(), None, None, None, 0))
    async with reopened(path) as writer:
        (post,) = await writer.owed(CHANNEL, limit=9)
        assert (post.id, post.body) == (3, msgspec.json.encode(torn))
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT role, line, revision FROM posts").fetchall() == [kept]


class Line:
    """Stands in for a client, a channel of its and a message there; notes what is edited and sent."""

    def __init__(self) -> None:
        self.id = 0
        self.told: list[tuple[str, str]] = []

    def get_channel(self, _channel_id: int) -> None:
        return None

    def get_partial_messageable(self, _channel_id: int) -> "Line":
        return self

    def get_partial_message(self, _message_id: int) -> "Line":
        return self

    async def edit(self, *, content: str, **_others: object) -> None:
        self.told.append(("edited", content))

    async def send(self, content: str, **_others: object) -> "Line":
        self.told.append(("sent", content))
        return self


def no_view(_buttons: object) -> Any:
    return None


@pytest.mark.parametrize("status", ["lobby", "running", "stopped"])
async def test_the_message_of_a_lobby_that_has_just_begun_or_closed_is_edited(path: Path, status: str) -> None:
    shown: Mapping[str, object] = {"role": "lobby", "pictures": [{"game": "some_game", "scene": 1, "alt": "a toad"}]}
    open_lobby, last = (msgspec.json.encode({"text": text, **shown}).decode() for text in ("open", "the last"))
    message_id = discord.utils.time_snowflake(discord.utils.utcnow())
    with file_of(path, "0012") as file:
        file.execute("UPDATE matches SET status = ?, lobby_message_id = ?", (status, message_id))
        insert_old(file, (3, open_lobby, message_id, AT, None, 0), (4, last, None, None, None, 0))
    store, line = await open_store(path), Line()
    messenger = Messenger(client=line, store=store, painter=None, view_of=no_view)  # type: ignore[arg-type]  # nothing is painted, and the client does what is needed of one
    async with store.reading() as reader:
        (row,) = await reader.owed(CHANNEL, limit=9)
    post = msgspec.json.decode(row.body, type=Post)
    sent = await messenger.send(row, post, await messenger.paint(row, post))
    await store.close()
    assert (sent, line.told) == (message_id, [("edited", "the last")])


async def test_what_a_lobby_showed_is_not_kept_when_it_is_not_edited_any_more(path: Path) -> None:
    with file_of(path, "0012") as file:
        file.execute("UPDATE matches SET lobby_message_id = 70")
        insert_old(file, (3, '{"text":"open","role":"lobby","pictures":[]}', 70, AT, None, 0))
        insert_old(file, (4, '{"text":"a board"}', None, None, None, 0), (5, "torn", None, None, None, 0))
    async with reopened(path) as writer:
        assert await writer.lobby_message(1) is None
