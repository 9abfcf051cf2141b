"""How a table is set, and which role keeps the tables of a server."""

from collections.abc import Mapping

import msgspec

from bot.play.moderation.moderator import Act, Moderator, tell
from bot.play.outbox import owe_line
from bot.play.tables import Tables
from bot.store import Reader
from bot.table import Table
from bot.table.posts.lobby_post import lobby_post
from bot.table.table_settings import TableSettings
from engine.core import Reason, Refused
from render.core import Words, words_in


async def table_to_set(
    tables: Tables, reader: Reader, channel_id: int, moderator: Moderator, *, match_id: int | None = None
) -> Table:
    """Return the channel's table, or its last one, that this person may set. Raises Refused, also for another match."""
    table = await tables.newest(reader, channel_id)
    if match_id not in (None, table.row.id):
        raise Refused(Reason.of("moderation-other-game"))
    await moderator.must_moderate(reader, table.row)
    return table


async def change_settings(
    tables: Tables, channel_id: int, moderator: Moderator, chosen: Mapping[str, str], *, match_id: int | None = None
) -> Table:
    """Change settings of the table that `table_to_set` returns. Raises Refused, also for frozen ones."""
    async with tables.writing() as writer:
        table = await table_to_set(tables, writer, channel_id, moderator, match_id=match_id)
        frozen = table.frozen
        for name in chosen:
            if name in frozen:
                raise Refused(Reason.of("setting-frozen", name=name))
        settings = table.settings.changed(chosen)
        if settings == table.settings:
            return table
        await writer.set_settings(table.row.id, msgspec.json.encode(settings))
        if settings.language != table.row.language:
            await writer.set_language(table.row.id, settings.language)
        before, now = (each.changed(frozen) for each in (table.settings, settings))
        words = words_in(settings.language)
        changes = words.series(now.phrases(words, unlike=before))
        sentence = words("settings-changed", who=moderator.name, changes=changes)
        await tell(writer, table.row, Act(moderator.person, "settings", sentence))
        changed = await tables.newest(writer, channel_id)
        if settings.timing != table.settings.timing:  # what is due at a time counts from now on
            await tables.owe(writer, changed)
        if changed.row.status == "lobby" and _shown(settings) != _shown(table.settings):
            await tables.owe(writer, changed, [lobby_post(changed)])
        return changed


def _shown(settings: TableSettings) -> tuple[str, ...]:
    """Return those settings by which a lobby looks otherwise."""
    return (settings.place, settings.language)


async def set_moderator_role(
    tables: Tables, channel_id: int, moderator: Moderator, role_id: int | None, *, words: Words
) -> None:
    """Let the members of a role keep the server's tables, or nobody but who manages channels, and say so."""
    sentence = words("moderation-role", who=moderator.name, role="none" if role_id is None else f"<@&{role_id}>")
    async with tables.writing() as writer:
        await writer.set_moderator_role(moderator.guild_id, role_id)
        await writer.note(
            match_id=None,
            channel_id=channel_id,
            person_id=moderator.person.id,
            name=moderator.person.name,
            act="moderators",
            told=sentence,
        )
        await owe_line(writer, channel_id, sentence, guild_id=moderator.guild_id, of=[moderator.person])
