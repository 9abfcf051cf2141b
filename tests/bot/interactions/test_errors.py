"""Which refusals end a private message: every reason is decided, so that a new one cannot be forgotten."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import discord
import pytest

import bot
import engine.core
from bot.interactions.errors import STALE_REASONS, sentence_for
from bot.play.tables import NOT_RUNNING
from bot.store import ChannelTaken, DatabaseBusy
from render.core import words_in
from tests.engine.reasons import FEARSOME_FLOORS_REASONS as REASONS

KEEPS: Final = {
    "act-all": "another control of the same message may be known, and a command is typed anew",
    "act-not-your-turn": "another control of the same message may be known",
    "act-unknown": "another control of the same message may be known, and a command is typed anew",
    "act-which": "another control of the same message may be known, and a command is typed anew",
    "ff-forecast-after": "the move on the pad can still be made",
    "ff-forecast-never": "so it can here, and the table can be set anew",
    "ff-forecast-over": "so it can here",
    "ff-plan-no-forecast": "the move can be planned on the other condition",
    "form-late": "the button can be pressed again",
    "guess-nothing": "there will be something to guess once a token is on the board",
    "moderators-managers-only": "who asks can be given the permission",
    "opponent-none": "a program can be added",
    "opponent-unknown-level": "the menu has other levels",
    "nothing-to-undo": "a move can follow that can be taken back",
    "personal-no-hours": "the form can be opened again",
    "personal-no-zone": "the form can be opened again",
    "puzzle-game-on": "the puzzle can be tried once the game is over again",
    "puzzle-make-later": "the replay of which it is a page goes on",
    "puzzle-make-no-kind": "the replay of which it is a page goes on",
    "puzzle-make-none": "the replay of which it is a page goes on",
    "puzzle-make-over": "the replay of which it is a page goes on",
    "puzzle-sent-before": "the puzzle can still be tried there",
    "puzzle-of-no-day": "only a forged control names one, and a command is typed anew",
    "puzzle-none-such": "another kind or level can be asked for",
    "puzzle-try-first": "the puzzle can still be tried there",
    "setting-frozen": "the form has other settings",
    "setting-no-choice": "the form has other choices",
    "setting-unknown": "the form has other settings",
    "stats-may-not-write": "who presses may be allowed to write there",
    "table-full": "somebody can leave",
    "table-host-only": "who asks can become the host",
    "table-moderators-only": "who asks can become a moderator",
    "table-only-in-server": "there is no game to leave anything behind",
    "table-side-taken": "the menu has other sides",
    "table-no-thread": "a moderator can let the bot make threads",
    "table-unknown-control": "another control of the same message may be known",
    "table-unknown-side": "the menu has other sides",
    "consent-made": "a move can follow that can be taken back",
    "undo-request-no-turn": "a move can follow that can be taken back",
    "consent-open": "the other request will be answered",
}
"""Reasons that controls of private messages give, after which these messages stay as they are, and why."""

NOT_PRIVATE: Final = {
    "act-commands",
    *("message-of-no-game", "message-without-turn"),
    *("export-unreadable", "import-view", "again-players-only"),
    *("absence-nobody-stands-in", "export-nothing", "ff-no-row", "ff-no-walk", "import-no-game", "import-other-rules"),
    *("export-unreadable", "import-busy", "import-newer", "import-too-long", "import-view"),
    *("hint-no-such-game", "hint-forbidden", "hint-not-your-turn", "hint-impossible", "ff-hint-draft"),
    *("review-impossible", "review-later", "review-no-such-game", "review-not-over", "search-again"),
    *("import-players", "import-same-person", "import-seats", "import-too-large", "import-unknown-game", "import-who"),
    *("nothing-to-redo", "replace-already-seated"),
    *("replace-bot", "replace-not-here", "replace-not-seated", "restore-channel-playing", "restore-nothing"),
    *("replace-has-seen", "replace-keeps-seat", "replace-may-have-seen", "replace-no-program", "replace-whom"),
    *("skip-nobody", "table-channel-taken", "ff-layout-nameless", "ff-layout-of-another", "ff-layout-taken"),
    *("ff-layouts-full", "ff-no-such-layout", "table-several-topics", "table-unknown-command"),
    *("table-unknown-topic", "undo-how-many", "watch-itself", "watch-managers-only", "watch-nothing", "watch-unseen"),
    *("table-begun-leave", "table-join-first", "table-side-needs-others", "table-too-few-players"),
    *("seat-offer-made", "seat-offer-others", "seat-offer-over", "watch-bot-outside"),
    *("stats-bot", "stats-later", "stats-not-here", "stats-nothing"),
    *("duplicate-bad-word", "duplicate-none-here", "ff-duplicate-alone"),
    *("plan-restored", "plan-undone", "plan-unreadable"),  # which are told on the next pad, and refuse nothing
    *("cl-no-tile", "cl-no-warrior", "see-no-places"),
    *("puzzle-cannot-write", "puzzle-no-hour"),
    *("ff-which-tile", "consent-not-asked", "consent-over", "consent-own", "consent-players-only"),
}
"""Reasons that only commands give, and controls of the messages that everybody sees: of lobbies and undo requests."""


def given(tree: ast.AST) -> Iterator[ast.expr]:
    """Return the expressions by which a module names reasons."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called == "Reason.of":
                yield node.args[0]
            if called.endswith(("must_seat", "_find")):
                yield from (keyword.value for keyword in node.keywords if keyword.arg in ("otherwise", "begun"))
        if isinstance(node, ast.FunctionDef) and node.name == "must_seat":
            yield from (default for default in node.args.kw_defaults if default is not None)


def reasons() -> set[str]:
    """Return the keys of all reasons outside the rules of games, which have a sentence of their own."""
    rooms = (Path(room.__path__[0]) for room in (bot, engine.core))
    trees = [ast.parse(file.read_text(encoding="utf-8")) for room in rooms for file in room.rglob("*.py")]
    parts = (part for tree in trees for expression in given(tree) for part in ast.walk(expression))
    texts = {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return texts & sentences() | {*NOT_RUNNING.values()}


def sentences() -> set[str]:
    """Return the keys of all sentences."""
    files = (resources.files("render") / "locales/en").iterdir()
    return {key for file in files for key in re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)}


def test_of_every_reason_it_is_decided_whether_it_ends_the_private_message_whose_control_was_used() -> None:
    decided, found = (STALE_REASONS, set(KEEPS), NOT_PRIVATE), reasons()
    assert set().union(*decided) == found
    assert sum(map(len, decided)) == len(found), "none is decided twice"


@pytest.mark.parametrize("key", REASONS)
def test_what_the_rules_do_not_allow_ends_no_message(key: str) -> None:
    assert key not in STALE_REASONS


async def test_a_channel_that_somebody_else_takes_in_this_very_moment_is_no_fault_of_ours() -> None:
    context: Any = SimpleNamespace(words=words_in("en"))
    assert (await sentence_for(context, ChannelTaken())).startswith("A table is already open in this channel")


async def test_a_file_that_another_program_keeps_locked_is_no_fault_of_ours() -> None:
    context: Any = SimpleNamespace(words=words_in("en"))
    assert (await sentence_for(context, DatabaseBusy("The file is kept locked."))).startswith(
        "The bot cannot reach its database just now."
    )


@pytest.mark.parametrize(("status", "code"), [(413, 0), (400, 40005)])
async def test_an_answer_that_is_too_large_for_discord_is_told_as_that(status: int, code: int) -> None:
    context: Any = SimpleNamespace(words=words_in("en"), interaction=SimpleNamespace(id=1))
    answer: Any = SimpleNamespace(status=status, reason="")
    refused = discord.HTTPException(answer, {"code": code, "message": "Request entity too large"})
    assert (await sentence_for(context, refused)).startswith("This is too large for Discord to show here")
