"""What nobody expected is one private sentence with a reference, and the log has the rest under that reference."""

import asyncio
import logging
from typing import Any

import discord
import pytest
from discord import app_commands
from structlog.typing import EventDict

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.components.component import rows_view
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.redaction import unquote
from bot.runtime.client import Furunkulus
from bot.sandbox import Blocked, NoAnswerError, Refusal, Sandbox, TimeLimits
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button
from engine.core import Reason, Refused
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import ANSWER, answer, asks, forgive, said
from tests.patience import until

AN_INSTANT = 0.01
"""Seconds that people wait for an answer that does not come."""


class Oops(Exception):  # noqa: N818 - a cry
    """What nobody expected."""


@app_commands.command(description="Fail where answers are given.")
async def fail(interaction: discord.Interaction) -> None:
    async with error_boundary(interaction):
        raise Oops("secret detail")


@app_commands.command(description="Fail after a first answer.")
async def think(interaction: discord.Interaction) -> None:
    async with error_boundary(interaction) as context:
        await context.promise()
        raise Oops("secret detail")


@app_commands.command(description="Fail outside of everything.")
@app_commands.describe(option="Anything")
async def crash(_interaction: discord.Interaction, option: str = "") -> None:
    raise Oops(f"secret detail {option}")


@crash.autocomplete("option")
@completion
async def _crash(_asker: Asker, _typed: str) -> Offers:
    raise Oops("secret detail")


@app_commands.command(description="Refuse for a reason for which nobody has words.")
async def mumble(interaction: discord.Interaction) -> None:
    async with error_boundary(interaction):
        raise Refused(Reason.of("mumble"))


@app_commands.command(description="Show a button that fails.")
async def show(interaction: discord.Interaction) -> None:
    async with error_boundary(interaction) as context:
        button = Button(id=str(CustomId("fail", 1, 0)), label="Fail")
        forgotten = Button(id=str(CustomId("forgotten", 1, 0)), label="Of an older version")
        await context.answer("Here.", view=rows_view([[button, forgotten]]))


async def press(_asking: Context, _custom_id: CustomId) -> None:
    raise Oops("secret detail")


def prepared(client: Furunkulus) -> None:
    """Give the client commands and a verb that fail."""
    commands: tuple[app_commands.Command[Any, ..., Any], ...] = (fail, think, crash, mumble, show)
    for command in commands:
        client.tree.add_command(command)
    client.verbs = {**client.verbs, "fail": press}


def check(text: str, quiet: list[EventDict]) -> None:
    """See that the sentence tells the reference of what was logged, and nothing of what happened."""
    (logged,) = forgive(quiet, "interaction failed")
    assert logged["reference"] in text
    assert text.startswith("Something went wrong on our side and has been logged as ")
    assert "secret" not in text
    error = logged["exc_info"]
    assert isinstance(getattr(error, "original", error), Oops)


async def test_a_command_that_fails_is_told_with_a_reference(start: Start, at: At, quiet: list[EventDict]) -> None:
    async with start(prepare=prepared):
        check(await asks(at("Ada"), "fail"), quiet)
        check(await asks(at("Ada"), "crash"), quiet)
        reply = await at("Ada").slash("think")
        message = await reply.finished()
        assert message.is_ephemeral
        check(message.content, quiet)


async def test_what_was_typed_into_a_command_is_kept_out_of_what_is_logged_of_it(start: Start, at: At) -> None:
    @app_commands.command(description="Say what an error would be logged as.")
    @app_commands.describe(option="Anything")
    async def quote(interaction: discord.Interaction, option: str) -> None:
        async with error_boundary(interaction) as context:
            logged = unquote(None, "error", {"error": f"no such thing: {option!r}"})
            await context.answer(logged["error"])

    async with start(prepare=lambda client: client.tree.add_command(quote)):
        assert await asks(at("Ada"), "quote", option="dear diary") == "no such thing: '[typed]'"


async def test_a_failing_button_is_told_with_a_reference_and_a_forgotten_one_as_such(
    start: Start, at: At, quiet: list[EventDict]
) -> None:
    async with start(prepare=prepared):
        shown = answer(await at("Ada").slash("show"))
        failing, forgotten = ids(shown)
        check(said(await at("Ada").click(shown, failing)), quiet)
        assert "another version" in said(await at("Ada").click(shown, forgotten))


async def test_a_completion_that_fails_is_logged(
    start: Start, at: At, time_limits: TimeLimits, caplog: pytest.LogCaptureFixture
) -> None:
    def failures() -> list[logging.LogRecord]:
        return [record for record in caplog.records if record.levelname == "ERROR"]

    async with start(prepare=prepared):
        time_limits.patience = AN_INSTANT
        with pytest.raises(NoAnswerError):
            await at("Ada").complete("crash", focus="option", option="")
        await until(lambda: bool(failures()))
    (record,) = failures()
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], Oops)
    caplog.clear()


async def test_an_answer_that_comes_too_late_is_a_warning_and_no_more(
    start: Start, at: At, time_limits: TimeLimits, quiet: list[EventDict]
) -> None:
    go_on, done = asyncio.Event(), asyncio.Event()

    @app_commands.command(description="Answer when it is too late.")
    async def dawdle(interaction: discord.Interaction) -> None:
        async with error_boundary(interaction) as context:
            await go_on.wait()
            await context.answer("At last.")
        done.set()

    async with start(prepare=lambda client: client.tree.add_command(dawdle)):
        time_limits.patience = AN_INSTANT
        with pytest.raises(NoAnswerError):
            await at("Ada").slash("dawdle")
        go_on.set()
        await until(done.is_set)
    assert len(forgive(quiet, "interaction expired before it was answered")) == 1
    assert len(forgive(quiet, "refused")) == 1


@pytest.mark.parametrize("command", ["crawl", "forgotten"])
async def test_offers_that_come_too_late_are_a_line_for_developers_and_no_more(
    start: Start, at: At, time_limits: TimeLimits, quiet: list[EventDict], sandbox: Sandbox, command: str
) -> None:
    go_on = asyncio.Event()

    def late() -> list[EventDict]:
        return [entry for entry in quiet if entry["event"] == "offers came too late"]

    @app_commands.command(description="Complete when it is too late.")
    @app_commands.describe(option="Anything")
    async def crawl(_interaction: discord.Interaction, option: str = "") -> None:
        raise Oops(option)

    @crawl.autocomplete("option")
    @completion
    async def _crawl(_asker: Asker, _typed: str) -> Offers:
        await go_on.wait()
        return [("late", "late")]

    async with start(prepare=lambda client: client.tree.add_command(crawl)) as client:
        if command == "forgotten":  # as after an update; the answer waits until nobody waits for it
            client.tree.remove_command("crawl")
            fault = Blocked()
            sandbox.faults.add(fault, route=ANSWER)
        time_limits.patience = AN_INSTANT
        with pytest.raises(NoAnswerError):
            await at("Ada").complete("crawl", focus="option", option="")
        if command == "forgotten":
            await fault.reached.wait()
            fault.release()
        go_on.set()
        await until(lambda: bool(late()))
    assert [entry["log_level"] for entry in late()] == ["debug"]
    assert len(forgive(quiet, "refused")) == 1


async def test_an_error_that_cannot_be_told_is_logged(
    start: Start, at: At, time_limits: TimeLimits, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail_too(_asking: Context, _text: str) -> str:
        raise Oops("the database, too")

    async with start(prepare=prepared):
        time_limits.patience = AN_INSTANT
        monkeypatch.setattr(Context, "_with_warning", fail_too)
        with pytest.raises(NoAnswerError):
            await at("Ada").slash("crash")
        await until(lambda: "could not answer" in [entry["event"] for entry in quiet])
    assert len(forgive(quiet, "interaction failed")) == len(forgive(quiet, "could not answer")) == 1


async def test_an_error_that_cannot_be_put_into_words_is_answered_and_logged(
    start: Start, at: At, quiet: list[EventDict]
) -> None:
    async with start(prepare=prepared):
        assert await asks(at("Ada"), "mumble") == (
            "Something went wrong on our side, and it has been logged; `/see board` shows what has been done."
        )
    (logged,) = forgive(quiet, "could not tell what went wrong")
    assert isinstance(logged["exc_info"], Refused)


async def test_offers_that_discord_refuses_are_a_warning_and_no_more(
    start: Start, at: At, sandbox: Sandbox, time_limits: TimeLimits, quiet: list[EventDict]
) -> None:
    async with start():
        time_limits.patience = AN_INSTANT
        sandbox.faults.add(Refusal(status=403, code=None), route=ANSWER)
        with pytest.raises(NoAnswerError):
            await at("Ada").complete("see where", focus="who", who="")
        await until(lambda: "could not offer" in [entry["event"] for entry in quiet])
    (refused,) = forgive(quiet, "could not offer")
    assert refused["log_level"] == "warning"
    assert "exc_info" not in refused
