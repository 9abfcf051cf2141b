"""A new match in a channel, which is set like the channel's last one of its game."""

from collections.abc import Mapping

import msgspec
import structlog

from bot.play.tables import Tables
from bot.store import Writer
from bot.table.rows import MatchRow, NewMatch
from bot.table.table_settings import TableSettings

log = structlog.get_logger()


async def open_match(
    tables: Tables, writer: Writer, new: NewMatch, *, chosen: Mapping[str, str] | None = None
) -> MatchRow:
    """Open a lobby, set like the channel's last table of its game but for what is chosen; all settings are written.

    Raises ChannelTaken.
    """
    last = await writer.last_table_of(new.channel_id, new.game)
    settings = _settings_like(last, tables.games[new.game].options.settings)
    return await writer.open_match(new, settings=msgspec.json.encode(settings.changed(chosen or {})))


def _settings_like(last: MatchRow | None, kind: type[TableSettings]) -> TableSettings:
    """Return what the last table is set to; the game's defaults where there was none, or it cannot be read."""
    if last is None:
        return kind()
    try:
        return msgspec.json.decode(last.settings, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        log.warning("unreadable settings", match=last.id, error=str(error))
        return kind()
