"""`/review`: what decided a game that is over, in private first; made once, kept, and made anew for another end."""

import asyncio
import re
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image
from structlog.typing import EventDict

from bot.delivery.studio_process import Studio, Thinker
from bot.play import reviews
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, MessageEdited, Overwrite, Permission, World
from engine.core import ScriptedChance
from engine.fearsome_floors.state import Monster
from engine.thoughts import THOROUGH, ReviewJob
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    answer,
    asks,
    begins,
    begun,
    forgive,
    labels,
    pings,
    public,
    rows,
    said,
    set_up,
    start_tokens,
)
from tests.patience import until

ACCOUNT = re.compile(r"(Ada|Ben): 50 % at the start, [+−]\d+ by the cards, [+−]\d+ by the moves: (0|100) %")  # noqa: RUF001 - it stands there
LATER = "The review takes a while. A line in this channel will say when it is done."
BRIEF = "It took long, so fewer moves were looked at than usual."
NOBODY = "Only games played to the end can be reviewed."


class Slow:
    """Makes a review piece by piece, so many of them, and goes on when it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[ReviewJob] = []
        self.stops_after = 3
        self.goes_on = asyncio.Event()
        original = Thinker.review

        async def noted(thinker: Thinker, job: ReviewJob) -> bytes | None:
            self.jobs.append(job)
            if len(self.jobs) > self.stops_after:
                await self.goes_on.wait()
            return await original(thinker, job)

        monkeypatch.setattr(Thinker, "review", noted)
        monkeypatch.setattr(reviews, "SLICE", 0.0)
        monkeypatch.setattr(reviews, "LOOK_EVERY", 0.05)

    async def stopped(self) -> None:
        """Wait until so many pieces are kept."""
        await until(lambda: len(self.jobs) > self.stops_after)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


def waiting(database: Path) -> list[tuple[object, ...]]:
    return rows(database, "SELECT person_id FROM review_askers")


async def ended(at: At, client: Furunkulus, database: Path) -> None:
    """Let Ada and Ben play a short game, which Ada wins."""
    await begun(at, "Ada", "Ben")
    await client.outbox_worker.idle()
    tokens = start_tokens(database) | {"g1": "a1", "g3": "out", "g4": "out", "g5": "d4", "r1": "h3", "r3": "eaten"}
    set_up(
        database,
        tokens=tokens | {"r4": "out", "r5": "eaten"},
        monster=Monster("m9", "e"),
        tiles={},
        patches=(),
        round=13,
        cards=("5", "7"),
        escaped=("g4", "r4", "g3"),
    )
    await at("Ada").slash("stay", token="5")
    await at("Ben").slash("stay", token="1")
    await at("Ada").slash("move", token="1", path="x")
    await client.outbox_worker.idle()


async def shown(at: At, name: str) -> list[Message]:
    """Return what somebody is shown who asks for the review."""
    before = len(at(name).visible_messages)
    await at(name).slash("review")
    await until(lambda: len(at(name).visible_messages) == before + 2)
    return at(name).visible_messages[before:]


async def test_a_game_that_is_over_is_reviewed_with_a_chart_and_pictures_for_the_asker_alone(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        before = public(games)
        chart, points = await shown(at, "Ada")
        heading, *lines = chart.content.split("\n")
        assert heading.startswith("**Review of game No. ")
        assert len(lines) == 2
        assert points.content.startswith("**Turning points**\n**1.** Round ")
        with Image.open(BytesIO(chart.attachments[0].content)) as image:
            assert image.size == (1280, 816)
        for picture in points.attachments:
            with Image.open(BytesIO(picture.content)) as image:
                assert image.width == image.height
        assert public(games) == before
        assert labels(chart) == ["Show everybody"]


async def test_a_review_is_kept_and_after_a_restart_nothing_is_thought_again(
    start: Start, at: At, games: Channel, database: Path, monkeypatch: pytest.MonkeyPatch, broken_studio: Studio
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        first = [message.content for message in await shown(at, "Ada")]
    async with start() as client:
        monkeypatch.setattr(client.app.thinker, "reviews", broken_studio)
        assert [message.content for message in await shown(at, "Eve")] == first
        assert len(rows(database, "SELECT review FROM reviews")) == 1
        last = public(games)[-1]
        assert labels(last) == ["Play again", "Replay", "Review"]
        assert answer(await at("Ben").click(last, id_of(last, "review"))).content == first[0]


async def test_a_review_that_an_older_version_has_made_is_made_anew(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        first = [message.content for message in await shown(at, "Ada")]
        await asyncio.to_thread(rows, database, "UPDATE reviews SET review = ?", '{"type": "review", "begin": 1}')
        assert [message.content for message in await shown(at, "Ben")] == first


async def test_a_player_shows_a_review_to_everybody_once_if_they_may_write_there_and_nobody_else_does(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        chart, points = await shown(at, "Ben")
        assert labels((await shown(at, "Eve"))[0]) == []
        before = len(public(games))
        world.set_overwrites(games, Overwrite(target_id=at("Ben").person.id, deny=Permission.SEND_MESSAGES))
        told = said(await at("Ben").click(chart, id_of(chart, "showreview")))
        assert told == "You may not write in this channel, so nothing of yours is shown here."
        world.set_overwrites(games)
        press = partial(at("Ben").click, chart, id_of(chart, "showreview"))
        await asyncio.gather(press(), press())
        await client.outbox_worker.idle()
        posted = public(games)[before:]
        assert [message.content for message in posted] == [chart.content, points.content]
        assert [len(message.attachments) for message in posted] == [1, len(points.attachments)]


async def test_there_is_no_review_before_the_end(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "review") == NOBODY


async def test_where_no_review_can_be_made_the_asker_and_the_log_are_told(
    start: Start, at: At, database: Path, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch, broken_studio: Studio
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        with monkeypatch.context() as failing:
            failing.setattr(client.app.thinker, "reviews", broken_studio)
            assert await asks(at("Ada"), "review") == "No review is possible now. Try again in a moment."
        forgive(quiet, "review failed")
        forgive(quiet, "studio failed")
        assert waiting(database) == []
        assert len(await shown(at, "Ada")) == 2


async def test_a_review_that_takes_long_says_how_far_it_is_and_then_takes_the_place_of_that(
    start: Start, at: At, world: World, database: Path, slow: Slow
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        told = list[str]()
        world.subscribe(
            lambda change: told.append(change.message.content) if isinstance(change, MessageEdited) else None
        )
        before = len(at("Ada").visible_messages)
        await at("Ada").slash("review")
        await slow.stopped()
        await until(lambda: any("The review is being made: " in each for each in told))
        assert len(waiting(database)) == 1
        slow.goes_on.set()
        await until(lambda: len(at("Ada").visible_messages) == before + 2)
        chart, points = at("Ada").visible_messages[before:]
        assert chart.content.startswith("**Review of game No. ")
        assert BRIEF not in chart.content
        assert points.content.startswith("**Turning points**")
        await until(lambda: waiting(database) == [])
        pieces = [len(job.begun.pieces) for job in slow.jobs]
        assert pieces == list(range(len(pieces)))


async def test_a_review_is_gone_on_with_after_a_restart_and_its_asker_is_told_in_the_channel_once(
    start: Start, at: At, games: Channel, database: Path, slow: Slow
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        asked = await at("Ada").slash("review")
        await slow.stopped()
    assert answer(asked).content == LATER
    before = len(public(games))
    slow.goes_on.set()
    async with start() as client:
        await until(lambda: len(public(games)) == before + 1)
        assert waiting(database) == []
        (told,) = public(games)[before:]
        assert re.fullmatch(r"<@\d+>, the review of game No. \d+ is ready\.", told.content)
        assert pings([told]) == [frozenset({at("Ada").person.id})]
        assert [len(job.begun.pieces) for job in slow.jobs[:6]] == [0, 1, 2, 3, 3, 4]
        assert answer(await at("Ada").click(told, id_of(told, "review"))).content.startswith("**Review of game")
    async with start() as client:
        await client.outbox_worker.idle()
        assert public(games)[before:] == [told]


async def test_a_review_for_which_discord_takes_no_answer_any_more_is_told_in_the_channel(
    start: Start, at: At, games: Channel, database: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LOOKS", 1)
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        before = len(public(games))
        await at("Ada").slash("review")
        await until(lambda: at("Ada").visible_messages[-1].content == LATER)
        slow.goes_on.set()
        await until(lambda: len(public(games)) == before + 1)
        assert public(games)[-1].content.endswith(" is ready.")
        assert waiting(database) == []


async def test_a_review_that_looked_at_fewer_moves_says_so(
    start: Start, at: At, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = Thinker.review

    async def late(thinker: Thinker, job: ReviewJob) -> bytes | None:
        return await original(thinker, replace(job, begun=replace(job.begun, seconds=THOROUGH)))

    monkeypatch.setattr(Thinker, "review", late)
    async with start(ScriptedChance([*begins("green"), "5", "7"])) as client:
        await ended(at, client, database)
        chart, _ = await shown(at, "Ada")
        heading, brief, *_ = chart.content.split("\n")
        assert heading.endswith("round by round**")
        assert brief == BRIEF
