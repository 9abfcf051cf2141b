"""A channel shows the games of another one, as long as nobody can read it who cannot read the other one.

Those do not count of whom that was so when it began.
"""

from bot.play.outbox import mirror, owe_line
from bot.play.places import NOBODY
from bot.play.tables import Tables
from bot.store import Reader
from bot.table.posts.board_posts import board_post
from bot.table.rows import WatchRow
from render.core import Words, words_in


async def begin(tables: Tables, watch: WatchRow, *, who: str, words: Words) -> None:
    """Show the games of a channel and of its threads in another one from now on, and at once those that are on."""
    async with tables.writing() as writer:
        await writer.watch(watch)
        rows = [row for place in await _places(writer, watch) if (row := await writer.match_in(place)) is not None]
        running = [row for row in rows if row.status == "running"]
        status = "running" if running else "lobby" if rows else "none"
        sentence = words("watch-begun", who=who, channel=f"<#{watch.source_id}>", status=status)
        await owe_line(writer, watch.channel_id, sentence)
        for row in running:
            table = await tables.load(writer, row)
            await mirror(writer, table, [board_post(table.public)], channel_id=watch.channel_id)


async def _places(reader: Reader, watch: WatchRow) -> list[int]:
    """Return where the tables are that a channel shows from now on, those of the source's threads too; not its own."""
    places = [place.channel_id for place in await reader.places(watch.source_id, NOBODY)]
    return [place for place in places if place != watch.channel_id]


async def end_hidden(tables: Tables, watch: WatchRow) -> None:
    """Show nothing more of a channel that has become hidden from readers of the other one, and tell these so."""
    async with tables.writing() as writer:
        if await writer.watched_in(watch.channel_id) != watch.source_id:
            return
        await writer.unwatch(watch.channel_id)
        await writer.withdraw_copies(watch.channel_id, source_id=watch.source_id)
        row = await writer.latest_match_in(watch.source_id)
        words = words_in("en" if row is None else row.language)
        await owe_line(writer, watch.channel_id, words("watch-hidden"))
