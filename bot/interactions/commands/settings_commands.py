"""`/table settings`: how a table is set; `/settings`: how somebody wants to be called, at every table and server."""

import asyncio
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, get_args

import discord
import msgspec
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.command_words import UNSAID, choices_told
from bot.interactions.commands.moderation import must_manage_server
from bot.interactions.components.component import Menu, rows_view
from bot.interactions.components.form import Field, changed_in_form, open_form
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play.languages import set_server_language
from bot.play.moderation.configuration import change_settings, table_to_set
from bot.store import Writer
from bot.table import AnyTableGame, Table
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.quiet_hours import OFF, cities_in, local, next_due, read_hour, read_quiet, read_zone, zones
from bot.table.rows import PersonRow, Pings, RegularPostRow, Shown, Visibility
from bot.table.table_settings import LANGUAGE, Group, Setting, choice_text, offered_by
from engine.core import Reason, Refused
from render.core import Words
from render.core.languages import LANGUAGES, offered

SERVER: Final = "server_language"
"""The option of `/settings` that is for a whole server."""

WANTED: Final = {"on": "here", "off": "none"}
"""Where somebody is told of tables that chooses this."""


def settings_command(games: Iterable[AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    """Make the command: discord.py reads options off a signature, and here every setting of a game is one.

    Discord knows one list of options, whatever a channel plays; a setting that its game does not have is refused.
    """
    offered = offered_by(game.options.settings for game in games)

    async def settings(interaction: discord.Interaction, **chosen: str | None) -> None:
        async with error_boundary(interaction) as context:
            await _settings(context, {name: choice for name, choice in chosen.items() if choice is not None})

    settings.__signature__ = inspect.Signature(list(_options(offered)))  # type: ignore[attr-defined]  # functions may have one
    app_commands.choices(**{name: _choices(name, setting) for name, setting in offered.items()})(settings)
    return app_commands.Command(name="settings", description=UNSAID, callback=settings)


async def _settings(context: Context, chosen: Mapping[str, str], match_id: int | None = None) -> None:
    """Show the settings, after changing those that are chosen; with buttons that open forms for who may change them.

    Raises Refused, also if the channel has another match by now than the one that is named.
    """
    tables, words = context.app.tables, context.words
    shown: Table | None = await tables.table(await context.channel_id(), context.person.id)
    _must_not_be_over(context, shown)
    if chosen:
        shown = await change_settings(tables, await context.channel_id(), context.moderator, chosen, match_id=match_id)
    if shown is None:
        raise Refused(Reason.of("table-no-game-here"))
    async with tables.store.reading() as reader:
        is_here = shown.row.channel_id == await context.channel_id(reader)  # else it is watched
        may_set = is_here and await context.moderator.may_moderate(reader, shown.row)
    buttons = [
        CustomId("settings", shown.row.id, 0, group).button(words("settings-group", group=group))
        for group in get_args(Group)
        if may_set and _fields(shown, group, words)
    ]
    text = words("settings-shown", settings="\n".join(_lines(shown, words)), may="yes" if may_set else "no")
    await (context.update if context.is_private else context.answer)(text, view=rows_view([buttons]))


def _must_not_be_over(context: Context, table: Table | None) -> None:
    """See that a table is not that of a thread whose game is over. Raises Refused."""
    over = None if table is None or table.row.status not in ("over", "stopped") else table.row
    if over is not None and over.parent_id is not None and over.channel_id == context.own_channel_id:
        raise Refused(Reason.of("settings-thread-over", channel=f"<#{over.parent_id}>"))


def _lines(table: Table, words: Words) -> Iterator[str]:
    """Put the settings into words, a line each below what they are about."""
    texts = table.settings.changed(table.frozen).texts(words)
    for group in get_args(Group):
        if names := _names(table, group):
            yield f"**{words('settings-group', group=group)}**"
        for name in names:
            line = words("setting", name=name, choice=texts[name])
            told = words("setting-until-over", setting=line) if name in table.frozen else line
            yield f"- {told}"


def _names(table: Table, group: str) -> list[str]:
    return [name for name, setting in table.settings.offered().items() if setting.group == group]


def _fields(table: Table, group: str, words: Words) -> list[Field]:
    """Return what the form of a group asks: each of its settings that can be changed now."""
    settings = table.settings
    return [
        Field(
            name,
            label=_label(name, words),
            note=words(f"command-table-settings.{name}"),
            given=getattr(settings, name),
            options=settings.choices_told(name, words),
        )
        for name in _names(table, group)
        if name not in table.frozen
    ]


async def open_settings(context: Context, custom_id: CustomId) -> None:
    """Open the form of a group of settings, for who may change them."""
    context.will_show_form()
    tables, words, group = context.app.tables, context.words, custom_id.rest
    async with tables.store.reading() as reader:
        place = await context.channel_id(reader)
        table = await table_to_set(tables, reader, place, context.moderator, match_id=custom_id.match)
    _must_not_be_over(context, table)
    fields = _fields(table, group, words)
    if not fields:
        raise unknown_component()
    title = words("settings-form", group=words("settings-group", group=group))
    await open_form(context, custom_id._replace(verb="set"), title=title, fields=fields)


async def set_by_form(context: Context, custom_id: CustomId) -> None:
    """Change what was changed in the form of a group."""
    await _settings(context, changed_in_form(context), custom_id.match)


def _options(names: Iterable[str]) -> Iterator[inspect.Parameter]:
    yield inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    for name in names:
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None)


def _choices(name: str, setting: Setting) -> list[app_commands.Choice[str]]:
    return choices_told(setting.choices, lambda words, choice: choice_text(words, name, choice))


def _label(name: str, words: Words) -> str:
    text = words("setting-name", name=name)
    return text[:1].upper() + text[1:]


def personal_command() -> app_commands.Command[Any, ..., Any]:
    """Make `/settings`; the language of a server is among its options where several are offered."""
    spoken = offered()
    chosen_of = {
        "pings": choices_told(get_args(Pings), lambda words, choice: words("personal-pings", choice=choice)),
        "standing": choices_told(get_args(Visibility), lambda words, choice: words("personal-standing", choice=choice)),
        "tables": choices_told(WANTED, lambda words, choice: words("personal-tables", where=WANTED[choice])),
        "hours": choices_told(get_args(Shown), lambda words, choice: words("personal-hours-shown", choice=choice)),
    }
    if len(spoken) > 1:
        chosen_of[SERVER] = choices_told(spoken, lambda words, choice: choice_text(words, LANGUAGE, choice))

    async def settings(interaction: discord.Interaction, **given: str | None) -> None:
        async with error_boundary(interaction) as context:
            chosen = {name: told for name, told in given.items() if told is not None}
            if (language := chosen.pop(SERVER, None)) is not None:
                await _set_server_language(context, language)
                return
            puzzle, tables = (chosen.pop(name, None) for name in ("puzzle", "tables"))
            await _personal(context, chosen, puzzle=puzzle, tables=tables)

    names = ["pings", "quiet", "zone", "puzzle", "standing", "tables", "hours"]
    names += [SERVER] if SERVER in chosen_of else []
    settings.__signature__ = inspect.Signature(list(_options(names)))  # type: ignore[attr-defined]  # functions may have one
    app_commands.choices(**chosen_of)(settings)
    command = app_commands.Command[Any, ..., Any](name="settings", description=UNSAID, callback=settings)
    command.autocomplete("zone")(_complete_zone)
    return command


async def _set_server_language(context: Context, language: str) -> None:
    """Choose in which language new tables of the server are, and say which ones. Raises Refused."""
    must_manage_server(context)
    async with context.app.tables.store.transaction() as writer:
        await set_server_language(writer, context.guild_id, language)
    await context.answer(context.words("server-language", language=LANGUAGES[language].name))


READ: Final[Mapping[str, Callable[[str], str]]] = {
    "pings": str,
    "quiet": read_quiet,
    "standing": str,
    "hours": str,
}
"""How each of somebody's own settings is read as it was chosen or typed, but for the time zone. Raises Refused."""


async def _personal(
    context: Context, chosen: Mapping[str, str], *, puzzle: str | None = None, tables: str | None = None
) -> None:
    """Show how the caller is called, after changing what is chosen, and what they are told of. Raises Refused."""
    words, change = context.words, {name: READ[name](told) for name, told in chosen.items() if name != "zone"}
    if "zone" in chosen:
        change["zone"] = read_zone(chosen["zone"], await asyncio.to_thread(cities_in, words.language))
    async with context.app.tables.store.transaction() as writer:
        person = await writer.person(context.person.id)
        if change or (len(offered()) > 1 and (puzzle, tables) != (None, None)):
            change["language"] = words.language
            person = msgspec.convert({**msgspec.structs.asdict(person), **change}, PersonRow)
            await writer.keep_person(person)
        reminded = await writer.regular_posts(place_id=context.person.id)
        if puzzle is None and reminded and reminded[0].zone != person.zone:
            puzzle = reminded[0].hour  # by the other clock now
        if puzzle is not None:
            await _remind(context, writer, person.zone, puzzle)
            reminded = await writer.regular_posts(place_id=context.person.id)
        if tables == "on":
            await writer.keep_wish(person.person_id, context.guild_id)
        elif tables is not None:
            await writer.drop_wish(person.person_id, context.interaction.guild_id)
        wishes = await writer.wishes_of(person.person_id)
    if puzzle is not None:
        context.app.regular_posts_due()
    here = local(person, context.app.tables.clock())
    text = words(
        "personal-shown",
        pings=words("personal-pings", choice=person.pings),
        quiet=person.quiet or "none",
        zone=person.zone,
        clock=f"{here:%H:%M}",
        puzzle=reminded[0].hour if reminded else "none",
        standing=words("personal-standing", choice=person.standing),
        tables=words("personal-tables", where=_told_where(wishes, context.interaction.guild_id)),
        hours=words("personal-hours-shown", choice=person.hours),
    )
    menu = Menu(
        CustomId("pings", 0, 0),
        words("personal-how"),
        [(choice, words("personal-pings", choice=choice)) for choice in get_args(Pings)],
        chosen=person.pings,
    )
    view = rows_view([menu, [CustomId("hours", 0, 0).button(words("personal-hours"))]])
    await (context.update if context.is_private else context.answer)(text, view=view)


def _told_where(wishes: frozenset[int], guild_id: int | None) -> str:
    """Say where somebody is told of tables: here, elsewhere alone, or nowhere."""
    return "here" if guild_id in wishes else "elsewhere" if wishes else "none"


async def _remind(context: Context, writer: Writer, zone: str, typed: str) -> None:
    """Remind the asker of the puzzle of each day at an hour by their clock, or no more. Raises Refused."""
    await writer.drop_regular_post(context.person.id, "puzzle")
    if typed.strip().lower() == OFF:
        return
    hour = read_hour(typed)
    due_at = next_due(hour, zone, context.app.tables.clock(), after_day=False)
    row = RegularPostRow(
        place_id=context.person.id,
        guild_id=None,
        hour=hour,
        zone=zone,
        language=context.words.language,
        due_at=due_at,
    )
    await writer.keep_regular_post(row)


async def choose_pings(context: Context, _custom_id: CustomId) -> None:
    """Change how the caller is called, to what was chosen in the menu."""
    if context.chosen not in get_args(Pings):
        raise unknown_component()
    await _personal(context, {"pings": context.chosen})


async def open_hours(context: Context, _custom_id: CustomId) -> None:
    """Open the form of the caller's quiet hours."""
    context.will_show_form()
    async with context.app.tables.store.reading() as reader:
        person = await reader.person(context.person.id)
    words = context.words
    fields = [
        Field(
            "quiet",
            label=words("personal-quiet"),
            note=words("personal-quiet-note"),
            given=person.quiet,
            example="22:00-07:00",
            required=False,
        ),
        Field(
            "zone",
            label=words("personal-zone"),
            note=words("personal-zone-note"),
            given=person.zone,
            example="Europe/Berlin",
        ),
    ]
    await open_form(context, CustomId("sethours", 0, 0), title=words("personal-hours"), fields=fields)


async def set_hours(context: Context, _custom_id: CustomId) -> None:
    """Change the quiet hours and the time zone to what was typed."""
    typed = changed_in_form(context)
    if not typed.keys() <= {"quiet", "zone"}:
        raise unknown_component()
    if typed.get("quiet") == "":
        typed["quiet"] = OFF
    await _personal(context, typed)


@completion
async def _complete_zone(asker: Asker, typed: str) -> Offers:
    wanted, city = typed.strip().replace(" ", "_").lower(), typed.strip().casefold()
    cities = await asyncio.to_thread(cities_in, asker.words.language)
    meant = {name for called, name in cities.items() if city in called}
    found = [name for name in zones() if wanted in name.lower() or name in meant]
    first = sorted(found, key=lambda name: not name.rpartition("/")[2].lower().startswith(wanted))
    return [(name, name) for name in first]


VERBS: Final[Mapping[str, Verb]] = {
    "settings": open_settings,
    "set": set_by_form,
    "pings": choose_pings,
    "hours": open_hours,
    "sethours": set_hours,
}
