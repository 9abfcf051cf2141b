"""People who play Claustrophobia: by the screens of their pads, or by commands with what is offered for them."""

import random
from collections.abc import Sequence
from typing import Any

from bot.games.claustrophobia.typed_moves import VERBS
from bot.sandbox import Channel, Message, Reply, UserClient
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import public

SIDES = {"Ada": "humans", "Ben": "demons"}

WAYS_OUT = ("cl-close", "takeback")
"""The controls that do not lead on."""


async def crypt_begun(at: At, **options: object) -> None:
    """Let Ada open a table and play the humans, and Ben the demons."""
    await at("Ada").slash("new claustrophobia", side="humans", **options)
    await at("Ben").slash("join", colour="demons")
    await at("Ben").slash("table start")


def controls(message: Message) -> list[tuple[str, list[str]]]:
    """Return the ids of all controls that lead on, with the values of those that are menus."""
    parts = [part for row in message.components for part in row["components"]]
    return [
        (part["custom_id"], [option["value"] for option in part.get("options", ())])
        for part in parts
        if part["custom_id"].split(":")[1] not in WAYS_OUT
    ]


def newest_board(channel: Channel) -> Message:
    """Return the last message that everybody sees with the button of the pad."""
    return [message for message in public(channel) if "cl-pad" in str(message.components)][-1]


async def pad_of(person: UserClient, channel: Channel) -> Message:
    """Open the pad from the newest board."""
    board = newest_board(channel)
    return await (await person.click(board, id_of(board, "cl-pad"))).finished()


async def chosen(person: UserClient, pad: Message, luck: random.Random) -> Message:
    """Press one of a pad's controls by lot, and return what the private message is then."""
    custom_id, values = luck.choice(controls(pad))
    reply: Reply
    if values:
        reply = await person.select(pad, custom_id, [luck.choice(values)])
    else:
        reply = await person.click(pad, custom_id)
    return await reply.finished()


async def typed_by_lot(person: UserClient, luck: random.Random, verbs: Sequence[str]) -> str:
    """Use one of the commands for which something is offered, with values by lot; return its private answer."""
    for verb in luck.sample(verbs, len(verbs)):
        given: dict[str, Any] = {}
        for option in VERBS[verb].options:
            offered = await person.complete(f"crypt {verb}", focus=option, **{**given, option: ""})
            if not offered:
                break
            given[option] = luck.choice(offered)["value"]
        if len(given) < len(VERBS[verb].options):
            continue
        for option in VERBS[verb].besides:
            offered = await person.complete(f"crypt {verb}", focus=option, **{**given, option: ""})
            if offered:
                given[option] = luck.choice(offered)["value"]
        told = (await (await person.slash(f"crypt {verb}", **given)).finished()).content
        if not told.startswith("Not now"):
            return told
    raise AssertionError("nothing was offered")
