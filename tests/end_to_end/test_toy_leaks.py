"""Two tables of the toy game that look alike to Ben and to who watches: nothing that they get differs."""

import re
from collections.abc import Sequence
from typing import Any

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, Sandbox, UserClient, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, labelled, public
from tests.end_to_end.test_toy_game import lounge, painter
from tests.end_to_end.toy_scenes import ALL_ON_DISCORD, changed, pad_of, toy_begun

__all__ = ["lounge", "painter"]

BENS = ("bomb", "gold")
ONE = ScriptedChance(["gold", "thief", *BENS, "6", "gold", "1302"])
OTHER = ScriptedChance(["bomb", "bomb", *BENS, "6", "thief", "1302"])
"""What Ada is dealt and draws differs; Ben's cards, the die and the tile do not."""

KEPT = ("gold", "bomb")
"""The card of hers that Ada keeps at each table."""


class TwoChances:
    """One luck after the other."""

    def __init__(self) -> None:
        self.now = ONE

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        return self.now.pick(kind, bag)


def masked(told: Any) -> str:
    """Return what was told without the numbers by which Discord and the database tell tables and messages apart."""
    text = re.sub(r"\d{17,20}", "ID", repr(told))
    text = re.sub(r"(v1:[a-z-]+):\d+:", r"\1:MATCH:", text)
    text = re.sub(r"<t:\d+:R>", "TIME", text)
    return re.sub(r"(toy-game-)\w+(-\d+\.\w+)|_no\d+", r"\1FILE\2", text)


def seen(message: Message) -> str:
    files = [(file.filename, file.description, file.content) for file in message.attachments]
    return masked((message.content, message.components, files))


def people_in(sandbox: Sandbox, world: World, channel: Channel) -> At:
    """Return what a person can do in a channel."""
    return lambda name: sandbox.as_person(world.people[name], channel, patient=True)


async def played(client: Furunkulus, people: At, kept: str) -> None:
    """Let Ada play what looks alike, and a moderator take some of it back and play it again."""
    await toy_begun(people)
    for move in ("draw", f"keep {kept}", "dig"):
        await people("Ada").slash("act", move=move)
    await client.outbox_worker.idle()  # what is taken back before it is posted is not told
    await people("Mo").slash("table undo", turns="2")
    await people("Mo").slash("table redo")
    await people("Ada").slash("act", move="dig")
    await people("Ben").slash("act", move="guard on")


async def got(person: UserClient) -> list[str]:
    """Return what somebody gets who asks for all that there is."""
    commands = ("see board", "see text", "see catch-up", "undo", "table export", "table log")
    told = [seen(answer(await person.slash(command))) for command in commands]
    told += [seen(answer(await person.slash("act", move=move))) for move in ("draw", "keep bomb", "play gold")]
    page = answer(await person.slash("see replay"))
    for _ in range(int(labelled(page, "Last").rpartition(":")[2].partition(".")[0])):
        page = changed(await person.click(page, labelled(page, "Forward")))
        told.append(seen(page))
    for command, focus in (("act", "move"), ("table undo", "turns")):
        offers = await person.complete(command, focus=focus, **{focus: ""})
        told.append(
            masked([(offer["name"].replace("No. 2", "No. 1"), offer["value"]) for offer in offers if focus != "game"])
        )
    return told


async def test_ben_and_spectators_get_the_same_at_two_tables_that_look_alike_to_them(
    start: Start, sandbox: Sandbox, world: World, games: Channel, lounge: Channel
) -> None:
    chance = TwoChances()
    async with start(chance, program=ALL_ON_DISCORD) as client:
        transcripts = []
        for channel, luck, kept in ((games, ONE, KEPT[0]), (lounge, OTHER, KEPT[1])):
            chance.now = luck
            people = people_in(sandbox, world, channel)
            await played(client, people, kept)
            await client.outbox_worker.idle()
            pad = seen(await pad_of(people("Ben")))
            asked = [await got(people(name)) for name in ("Ben", "Mo")]
            await client.outbox_worker.idle()
            transcripts.append([pad, *asked[0], *asked[1], *map(seen, public(channel))])
        one, other = transcripts
        assert len(one) == len(other) > 30
        for first, second in zip(one, other, strict=True):
            assert first == second
        adas = [people_in(sandbox, world, channel)("Ada") for channel in (games, lounge)]
        hers = [seen(answer(await ada.slash("see board"))) for ada in adas]
        assert hers[0] != hers[1]
