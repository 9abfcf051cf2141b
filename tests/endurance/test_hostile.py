"""Hostile input in short, and the judges of the long form: they must see what is wrong."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import InteractionType, RecordedRequest
from tests.endurance.evidence import calls
from tests.endurance.hostile import run

POST = "/channels/{channel_id}/messages"
ANSWER = "/interactions/{interaction_id}/{interaction_token}/callback"


async def test_hostile_input_is_answered_and_changes_logs_and_calls_nothing(tmp_path: Path) -> None:
    figures = await run(tmp_path, count=150, seed=7)
    assert figures.problems == []
    assert set(figures.sent) == {kind.name for kind in InteractionType}
    assert figures.moves > 3  # the games went on meanwhile


@pytest.mark.parametrize(
    ("route", "text", "allowed", "is_good"),
    [
        (POST, "Next: <@7> (red)", {"parse": [], "users": ["7"]}, True),
        (POST, "Next: <@7> (red)", {"parse": [], "users": ["8"]}, False),
        (POST, "<@8> Next: <@7> (red)", {"parse": [], "users": ["7"]}, False),
        (POST, "Hello", {"parse": ["users"]}, False),
        (POST, "Hello", None, False),
        (POST, "\\@everyone", {"parse": []}, True),
        (POST, "@everyone", {"parse": []}, False),
        (ANSWER, "Next: <@7> (red)", {"parse": []}, True),
        (ANSWER, "Next: <@7> (red)", {"parse": [], "users": ["7"]}, False),
        (ANSWER, "see https://evil.example", {"parse": []}, False),
    ],
)
def test_messages_are_held_against_whom_they_may_call(
    route: str, text: str, allowed: dict[str, Any] | None, *, is_good: bool
) -> None:
    form = {"content": text} | ({} if allowed is None else {"allowed_mentions": allowed})
    payload = form if route == POST else {"type": 4, "data": form}
    record = RecordedRequest(method="POST", route=route, path="", query={}, payload=payload, status=200)
    assert (list(calls([record])) == []) == is_good
