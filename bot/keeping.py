"""What those who look after a table can do to it. Every act is told in the channel in one line: who, what."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from bot.posts.post import told_once
from bot.service import Tables
from bot.store import Work
from bot.tables import Person, Table
from bot.tables.texts import plain
from engine.core import Reason, Refused


@dataclass(frozen=True)
class Keeper:
    """Somebody who wants to change a table; `manages` is whether Discord lets this person manage the channel."""

    person: Person
    manages: bool

    def must_keep(self, table: Table) -> None:
        """See that this person may change the table: its host, or who manages the channel. Raises Refused."""
        if not self.manages and self.person.id != table.row.host_id:
            raise Refused(Reason.of("table-keepers-only"))


async def change_settings(tables: Tables, channel_id: int, keeper: Keeper, chosen: Mapping[str, str]) -> Table:
    """Change settings of the channel's table, by name; of the last one, for the next to inherit, where none is open."""
    async with tables.acting() as work:
        table = await tables.newest(work, channel_id)
        keeper.must_keep(table)
        settings = table.settings.changed(chosen)
        if settings == table.settings:
            return table
        await work.set_settings(table.row.id, msgspec.json.encode(settings))
        changes = table.words.series(settings.told(table.words, unlike=table.settings))
        await _tell(work, table, table.words("settings-changed", who=plain(keeper.person.name), changes=changes))
        return await tables.newest(work, channel_id)


async def _tell(work: Work, table: Table, sentence: str) -> None:
    """Owe the channel a line. It belongs to no turn of the match: undo does not withdraw it, no link leads to it."""
    await work.owe(match_id=None, channel_id=table.row.channel_id, turn=table.turn, bodies=[told_once(sentence)])
