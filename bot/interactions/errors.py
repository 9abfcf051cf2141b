"""Whatever goes wrong while somebody is answered ends in one private sentence, and in the log if the fault is ours."""

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

import aiohttp
import discord
import structlog

from bot.delivery.refusals import is_too_large
from bot.interactions.application import app_of
from bot.interactions.context import ACKNOWLEDGED, Context
from bot.play.stale_board import StaleBoard, link, looks_of
from bot.play.tables import NOT_RUNNING
from bot.store import ChannelTaken, DatabaseAway, DatabaseBusy, DatabaseReplaced, DatabaseUnusable
from bot.table.texts import harmless
from engine.core import CorruptSave, NotAllowed, Refused
from render.core.languages import offered

log = structlog.get_logger()

STALE_REASONS: Final = frozenset(
    {
        *NOT_RUNNING.values(),
        "catch-up-players-only",
        "guess-seen",
        "guess-too-late",
        "moderation-other-game",
        "plan-nothing",
        "play-on-no-programs",
        "play-on-over",
        "play-on-own",
        "puzzle-game-gone",
        "resigned-already",
        "settings-thread-over",
        "table-already-begun",
        "table-no-such-game",
        "table-opening-gone",
        "table-not-at-table",
        "table-other-game",
        "table-other-lobby",
        "taken-back-too-late",
        "turn-taken-back",
    }
)
"""Reasons for which a private message's controls do nothing any more, as on an earlier board."""

GAMES: Final = ("game", "other")
"""The facts of reasons that can be keys of games."""

UNANSWERABLE: Final = {
    10062: "interaction expired before it was answered",
    # Discord took the answer, its reply was lost on the way, and discord.py sent the same answer once more.
    ACKNOWLEDGED: "reply to an answer was lost",
}
"""Discord's codes for what can be answered no more, and what the log says of them."""


@asynccontextmanager
async def error_boundary(interaction: discord.Interaction) -> AsyncIterator[Context]:
    """Answer an interaction; whatever is raised ends in one private sentence, and in the log if the fault is ours."""
    context = Context(interaction, app_of(interaction.client))
    async with context.in_time():
        try:
            yield context
            await _note_language(context)
        except Exception as error:  # noqa: BLE001 - the last place that can tell the asker; `sentence_for` logs what it does not know
            await report(context, error)


MOST_LANGUAGES: Final = 10_000
"""Of how many people it is kept in mind which language was noted."""


async def _note_language(context: Context) -> None:
    """Note the asker's language once, and when it is another one: direct messages are in it.

    This comes after the answer, since it waits for what others write.
    """
    person_id, language, noted = context.person.id, context.words.language, context.app.languages
    if len(offered()) == 1 or noted.get(person_id) == language:
        return
    with suppress(DatabaseUnusable):  # told where it is needed
        async with context.app.tables.store.transaction() as writer:
            await writer.note_language(person_id, language)
        if len(noted) >= MOST_LANGUAGES:
            noted.clear()
        noted[person_id] = language


async def report(context: Context, error: Exception) -> None:
    """Tell the asker what went wrong, if there is still a way to.

    A private message that the game has left behind becomes the sentence: it keeps no buttons that look alive.
    """
    try:
        sentence = await sentence_for(context, error)
    except Exception:
        log.exception("could not tell what went wrong", exc_info=error)
        sentence = context.words("table-our-fault-untold")
    if not sentence:
        return
    try:
        if isinstance(error, DatabaseAway) and await context.is_answered_elsewhere():
            log.warning("answered by another process", interaction=context.interaction.id)
        elif context.is_private and _is_stale(error):
            await context.update(sentence, view=None, pictures=())
        else:
            await context.answer(sentence)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as refusal:
        log.warning("could not answer", interaction=context.interaction.id, error=str(refusal))
    except Exception:  # the database's, say, which is asked whether a warning is to be added
        log.exception("could not answer", interaction=context.interaction.id)


def _is_stale(error: Exception) -> bool:
    """Whether the game has gone on without the message whose control was used, so that none of them works there."""
    return isinstance(error, StaleBoard) or (isinstance(error, Refused) and error.reason.key in STALE_REASONS)


async def sentence_for(context: Context, error: Exception) -> str:  # noqa: PLR0911 - one case for each kind of error
    """Put what went wrong into one sentence for the asker."""
    match error:
        case NotAllowed(game=game, reason=reason):
            return context.app.games[game].show.refusal(context.words, harmless(reason))
        case Refused(reason=reason):
            return context.words(reason.key, **_with_games(context, reason.facts))
        case StaleBoard(table=table):
            return context.words("table-stale-board", link=await link(context.app.tables.store, table))
        case CorruptSave() | DatabaseReplaced() | DatabaseAway() | DatabaseBusy() | ChannelTaken():
            return context.words(_unreadable(context, error))
        case discord.HTTPException(code=code) if code in UNANSWERABLE:
            log.warning(UNANSWERABLE[code], interaction=context.interaction.id)
            return ""
        case discord.HTTPException() if is_too_large(error):
            log.warning("an answer is too large", interaction=context.interaction.id)
            return context.words("table-too-large")
        case _:
            reference = secrets.token_hex(4)
            log.error("interaction failed", reference=reference, exc_info=error)
            return context.words("table-our-fault", reference=reference)


def _with_games(context: Context, facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Name the games of a reason, which has their keys; of that of a channel also what is used there."""
    words, games = context.words, context.app.games
    named = {name: words(games[str(key)].rules.key) for name, key in facts.items() if name in GAMES and key in games}
    if "other" in named:
        game = games[str(facts["game"])]
        for name, commands in (("moves", game.acting.commands or ("act",)), ("looks", looks_of(game))):
            named[name] = words.listing([f"`/{command}`" for command in commands])
    return {**facts, **named}


def _unreadable(
    context: Context, error: CorruptSave | DatabaseReplaced | DatabaseAway | DatabaseBusy | ChannelTaken
) -> str:
    """Return the name of the sentence that says why there is no game to be had, and log what has not been logged."""
    if isinstance(error, DatabaseReplaced):  # by the store, once
        return "table-database-replaced"
    if isinstance(error, DatabaseAway | DatabaseBusy):  # likewise
        return "table-database-away"
    if isinstance(error, ChannelTaken):  # by somebody else in this very moment
        return "table-channel-taken"
    where = {} if context.interaction.guild_id is None else {"channel": context.interaction.channel_id}
    log.error("corrupt save", **where, error=str(error))
    return "table-corrupt-save"
