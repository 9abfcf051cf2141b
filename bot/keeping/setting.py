"""Changing how a table is set."""

from collections.abc import Mapping

import msgspec

from bot.keeping.keeper import Act, Keeper, tell
from bot.service import Tables
from bot.tables import Table


async def change_settings(tables: Tables, channel_id: int, keeper: Keeper, chosen: Mapping[str, str]) -> Table:
    """Change settings of the channel's table, by name; of the last one, for the next to inherit, where none is open."""
    async with tables.writing() as work:
        table = await tables.newest(work, channel_id)
        await keeper.must_keep(work, table.row)
        settings = table.settings.changed(chosen)
        if settings == table.settings:
            return table
        await work.set_settings(table.row.id, msgspec.json.encode(settings))
        changes = table.words.series(settings.told(table.words, unlike=table.settings))
        sentence = table.words("settings-changed", who=keeper.name, changes=changes)
        await tell(work, table.row, Act(keeper.person, "settings", sentence))
        changed = await tables.newest(work, channel_id)
        if settings.timing != table.settings.timing:  # what is due at a time counts from now on
            await tables.owe(work, changed)
        return changed
