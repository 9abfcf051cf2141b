"""Games that are written to files, and brought from them."""

import re

from bot.runtime.client import Furunkulus
from bot.sandbox import Attachment, Channel, UserClient, World
from engine.core import AnyMatch, write_journal
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, answers_offer, begun, public, stops


async def imports(person: UserClient, file: Attachment, **options: object) -> str:
    """Import a file; return the private answer, which comes after some thought where the file has been read."""
    reply = await person.slash("table import", file=file, **options)
    return (await reply.finished()).content


async def brings(client: Furunkulus, at: At, world: World, games: Channel, match: AnyMatch) -> None:
    """Let Mo bring a match for Ada and Ben into a channel without any message, who agree to play in it."""
    people = {"seat1": world.people["Ada"], "seat2": world.people["Ben"]}
    await imports(at("Mo"), world.upload("match.json", write_journal(match.journal)), **people)
    await client.outbox_worker.idle()
    for name, question in zip(("Ada", "Ben"), public(games), strict=True):
        await at(name).click(question, id_of(question, "comein"))
    await client.outbox_worker.idle()


async def comes_in(at: At, file: Attachment) -> None:
    """Let Mo bring a file of a game of Ada and Ben with turns that nobody has played; both agree to play in it."""
    assert await imports(at("Mo"), file) == "Asked by a button in the channel: Ada and Ben."
    for name in ("Ada", "Ben"):
        await answers_offer(at(name), "comein")


async def exported(at: At) -> tuple[bytes, bytes]:
    """Play a little, to a revealed card, with a turn taken back; export, stop, and return the save and the record."""
    await begun(at, "Ada", "Ben")
    for name, token in (("Ada", "4"), ("Ben", "5"), ("Ada", "5"), ("Ben", "4")):
        await at(name).slash("stay", token=token)
    await at("Mo").slash("table undo")
    save, record = answer(await at("Mo").slash("table export")).attachments
    (same,) = answer(await at("Ada").slash("see record")).attachments
    assert re.fullmatch(r"fearsome-floors_[0-9]{4}-[0-9]{2}-[0-9]{2}_Ada-Ben_no1\.txt", record.filename)
    assert (save.filename, same.filename) == (record.filename.replace(".txt", ".json"), record.filename)
    await stops(at("Mo"))
    return save.content, record.content
