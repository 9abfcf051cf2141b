"""What came of trying to deliver a post; and what Discord means by refusing one: wait, ask again, or give it up."""

from http import HTTPStatus
from typing import Final, Literal, NamedTuple

import aiohttp
import discord
import structlog

from bot.table.post_rows import PostRow
from bot.table.posts.post import Post

Verdict = Literal["barred", "transient", "gone", "unknown", "final"]
"""Why a post was not taken: `barred`, the bot may not write there now; `transient`, Discord or the way to it is at
fault; `gone`, there is no such channel, which is to be asked again; `unknown`, it was refused, and we do not know that
it always will be; `final`, no try will ever do."""

OUTDATED: Final = "outdated"
"""Why a call is not sent: it is no longer true, or it would disturb, and then another one comes later."""

Outcome = Literal["nothing", "last", "done", "paced", "later", "unknown", "barred"]
"""What came of it.

`nothing`: nothing was owed; `last`: the post was delivered, and nothing more is owed; `done`: it was delivered or given
up; `paced`: it was delivered, and people need a pause to look at it. The others have it tried again: `later` after a
fault, `unknown` after a refusal for an unknown reason, `barred` where the bot may not write.
"""

NO_MORE: Final[frozenset[Outcome]] = frozenset({"nothing", "last"})
"""The outcomes after which nothing is owed."""

log = structlog.get_logger()

BARRED: Final = frozenset({50001, 50013, 50083, 160005})
"""Discord's codes where the bot cannot see a channel or lacks a permission there, or a thread is closed or locked."""

GONE: Final = 10003
"""Discord's code for a channel that does not exist, or no longer."""

TOO_LARGE: Final = 40005
"""Discord's code for what it does not take, as it is too large there; or its front door says so by a status."""

FINAL: Final = frozenset(
    {
        10013,  # there is no such person
        20009,  # the recipient takes nothing explicit
        TOO_LARGE,
        50006,  # empty
        50007,  # the person takes no direct messages
        50008,  # a voice channel or a category
        50024,  # a kind of channel that takes none of this
        50033,  # no recipient
        50035,  # the form is wrong
        50046,  # the file is wrong
        50109,  # no JSON
        50278,  # no server in common any more
        200000,  # the server's AutoMod blocks the text
        240000,  # a link that Discord blocks
    }
)
"""Discord's codes with which it will refuse this post however often it is sent: it is given up at once."""

MOST_REFUSALS: Final = 35
"""After how many refusals for an unknown reason a post is given up; with the pauses in between that takes a day."""

TRANSIENT: Final = frozenset({HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS})
"""Statuses that are no fault of the post: a token that was reset is soon replaced."""


def verdict_on(error: Exception) -> Verdict:
    """Say why a post was not taken. What is no answer of Discord's own (a page of its front door, say) has no code."""
    if not isinstance(error, discord.HTTPException):
        return "transient"
    if error.code in BARRED:
        return "barred"
    if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status in TRANSIENT:
        return "transient"
    if error.code == GONE:
        return "gone"
    return "final" if error.code in FINAL else "unknown"


def is_too_large(error: discord.HTTPException) -> bool:
    """Whether something was refused for its size."""
    return error.code == TOO_LARGE or error.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE


async def is_gone(client: discord.Client, channel_id: int) -> bool:
    """Ask Discord for a channel; whether it says that there is none. In doubt it is there: its game would end."""
    try:
        await client.fetch_channel(channel_id)
    except discord.NotFound as error:
        return error.code == GONE
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("could not look for a channel", channel=channel_id, error=str(error))
    return False


class Taken(NamedTuple):
    """A post that Discord has taken."""

    row: PostRow
    """Its row, as it was when it was sent."""
    post: Post
    """What it says and shows."""
    message_id: int
    """The last message of it, which has its controls."""
    before: tuple[PostRow, ...] = ()
    """The posts before it that the same message shows."""
