"""A game in which each kind of press comes, for who wants to know what it asks of the database."""

from collections.abc import AsyncIterator, Mapping

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel
from tests.counted_queries import Cost, Count
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, public
from tests.patience import until

Costs = Mapping[str, Cost]
"""What was asked, by who has asked."""


async def presses(client: Furunkulus, at: At, games: Channel, count: Count) -> AsyncIterator[tuple[str, Costs]]:
    """Press, and give the name of each press with what it has asked until all stands that follows from it.

    Green is to begin.
    """
    ada, ben = at("Ada"), at("Ben")

    async def taken() -> Costs:
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        costs = dict(count.costs)
        count.costs.clear()
        return costs

    for person in (ada, ben):
        await person.slash("help")  # after a person's first answer of a process their language is noted, once
    await until(lambda: len(client.app.languages) == len((ada, ben)))
    await taken()
    await ada.slash("new fearsome-floors")
    yield "/new", await taken()
    await ada.slash("join", colour="green")
    await taken()
    await ben.slash("join", colour="red")
    yield "/join", await taken()
    await ada.slash("table start")
    yield "/table start", await taken()
    pad = answer(await ada.click(public(games)[-1], id_of(public(games)[-1], "ff-pad")))
    await ada.click(pad, id_of(pad, "nocoach"))
    await taken()
    pad = answer(await ada.click(public(games)[-1], id_of(public(games)[-1], "ff-pad")))
    yield "Move, the pad", await taken()
    pad = answer(await ada.click(pad, next(one for one in ids(pad) if ":ff-square:" in one)))
    yield "a square on it", await taken()
    await ada.click(pad, id_of(pad, "ff-go"))
    yield "Go", await taken()
    (token, *_) = await ben.complete("move", focus="token", token="")
    yield "completion", await taken()
    (path, *_) = await ben.complete("move", focus="path", token=token["value"], path="")
    await taken()
    await ben.slash("move", token=token["value"], path=path["value"])
    yield "/move", await taken()
    await ben.slash("see board")
    yield "/see board", await taken()
    await ben.slash("help")
    yield "/help", await taken()
