"""People who play Claustrophobia: by the screens of their pads, or by commands with what is offered for them."""

import random
from collections.abc import Sequence

from bot.interactions.move_offers import ALL
from bot.sandbox import Channel, Message, Reply, UserClient
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import asks, public

SIDES = {"Ada": "humans", "Ben": "demons"}

WAYS_OUT = ("takeback",)
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


async def offered(person: UserClient, *words: str) -> list[str]:
    """Return the moves that are offered to whoever types these words after `/act`."""
    offers = await person.complete("act", focus="move", move=" ".join(words))
    return [offer["value"] for offer in offers if not offer["value"].startswith(ALL)]


async def acts(person: UserClient, *words: str) -> str:
    """Make the first move that is offered to whoever types these words; return the private answer."""
    return await asks(person, "act", move=(await offered(person, *words))[0])


async def acts_by_lot(person: UserClient, luck: random.Random, *, only: Sequence[str] = ()) -> str:
    """Make one of the moves that are offered, of each kind, or of these, as often; return the private answer."""
    kinds: dict[str, list[str]] = {}
    for move in await offered(person):
        kind = move.split()[0]
        if not only or kind in only:
            kinds.setdefault(kind, []).append(move)
    return await asks(person, "act", move=luck.choice(luck.choice(list(kinds.values()))))
