"""The kill test in short, and the judge of the long one: it must see what is lost and what is there twice."""

from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.sandbox import Channel, Message, World
from bot.table.posts.post import Post
from tests.endurance.kill import run
from tests.endurance.ledger import Attempt, Known, Moved, judge
from tests.endurance.remembered import Promise
from tests.endurance.soundness import channel_problems
from tests.patience import patient
from tests.postgresql import PostgresqlServer

A, B, C = Moved(1, "g4", "uu"), Moved(2, "r4", ""), Moved(1, "g4", "u")


async def test_a_bot_that_is_killed_again_and_again_loses_and_repeats_nothing(tmp_path: Path) -> None:
    figures = await run(tmp_path, kills=5, tables=3, seed=1, time_limits=patient())
    assert figures.problems == []
    assert figures.kills.total() == 5
    assert figures.known["DONE"] > 0
    assert figures.books.moves >= figures.known["DONE"]
    assert figures.books.thoughts > 0
    assert figures.books.plans > 0
    assert 0 < figures.books.explored < figures.books.moves
    assert figures.books.pictures > figures.books.moves


async def test_three_processes_that_are_killed_in_turn_on_a_server_that_crashes_lose_and_repeat_nothing(
    tmp_path: Path, postgresql_server: PostgresqlServer, postgresql_url: URL
) -> None:
    figures = await run(
        tmp_path,
        database=postgresql_url,
        server=postgresql_server,
        server_restarts=1,
        processes=3,
        kills=3,
        tables=3,
        seed=2,
        time_limits=patient(),
    )
    assert figures.problems == []
    assert figures.kills.total() == 3
    assert figures.server_restarts == 1
    assert figures.known["DONE"] > 0
    assert figures.books.moves >= figures.known["DONE"]


@pytest.mark.parametrize(
    ("attempts", "journal", "lost", "duplicates"),
    [
        ([], [], 0, 0),
        ([(A, Known.DONE), (B, Known.DONE)], [A, B], 0, 0),
        ([(A, Known.UNKNOWN), (A, Known.DONE)], [A], 0, 0),
        ([(A, Known.UNKNOWN), (A, Known.REFUSED)], [A], 0, 0),
        ([(A, Known.UNKNOWN), (B, Known.DONE)], [B], 0, 0),
        ([(A, Known.DONE), (B, Known.DONE)], [A], 1, 0),
        ([(A, Known.DONE)], [], 1, 0),
        ([(A, Known.DONE)], [C], 1, 1),
        ([(A, Known.DONE)], [A, A], 0, 1),
        ([(A, Known.UNKNOWN)], [A, A], 0, 1),
        ([(A, Known.REFUSED)], [A], 0, 1),
        ([(A, Known.UNKNOWN), (A, Known.DONE)], [A, A, A], 0, 1),
    ],
)
def test_attempts_are_held_against_the_journal(
    attempts: list[tuple[Moved, Known]], journal: list[Moved], lost: int, duplicates: int
) -> None:
    tried = [Attempt(1, move, told) for move, told in attempts]
    assert judge(tried, list(enumerate(journal, start=1))) == (lost, duplicates)


def test_a_button_says_which_turn_it_was() -> None:
    assert judge([Attempt(1, A, Known.DONE, turn=1)], [(1, A)]) == (0, 0)
    assert judge([Attempt(1, A, Known.DONE, turn=1)], [(3, A)]) == (1, 1)


@pytest.mark.parametrize(
    ("shown", "is_good"), [("abc", True), ("ab", False), ("acb", False), ("abbc", False), ("abcd", False)]
)
def test_a_channel_is_held_against_what_it_was_promised(shown: str, *, is_good: bool) -> None:
    world = World()
    channel = world.channels["games"]
    ids = {text: put(world, channel, text).id for text in shown}
    promises = [
        Promise(
            id=number, match=1, channel=channel.id, turn=0, post=Post(text=text), message=ids.get(text), failed=None
        )
        for number, text in enumerate("abc")
    ]
    assert (list(channel_problems(channel, promises)) == []) == is_good


@pytest.mark.parametrize("is_followed", [True, False])
def test_a_lobby_may_be_given_up_for_a_newer_one_alone(*, is_followed: bool) -> None:
    world = World()
    channel = world.channels["games"]
    standing = put(world, channel, "new" if is_followed else "old").id
    facts = {"match": 1, "channel": channel.id, "turn": 0}
    told = {"old": "withdrawn", "new": None} if is_followed else {"old": None, "new": "withdrawn"}
    promises = [
        Promise(
            id=number,
            post=Post(text=text, role="lobby"),
            message=None if failed else standing,
            failed=failed,
            **facts,
        )
        for number, (text, failed) in enumerate(told.items())
    ]
    assert (list(channel_problems(channel, promises)) == []) == is_followed


def put(world: World, channel: Channel, text: str) -> Message:
    """Post a message of the bot."""
    message = Message(
        id=world.snowflakes.next(), channel_id=channel.id, author=world.bot, content=text, created_at=world.clock()
    )
    world.post(message)
    return message
