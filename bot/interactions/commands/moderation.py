"""`/table` undo, redo, stop, reset, restore, skip, replace, moderators, log: what moderators do, and who is one."""

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import MOST_OFFERS, Offers, completion
from bot.interactions.command_words import UNSAID
from bot.interactions.components.component import rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play.archive import stopped_games
from bot.play.moderation.configuration import set_moderator_role
from bot.play.moderation.lifecycle import blocking, reset, restore, stop
from bot.play.moderation.seat_changes import replace, replace_by_program, skip
from bot.play.moderation.seat_question import Asked
from bot.play.moderation.undo_redo import match_to_undo, redo, undo
from bot.table import Person
from bot.table.last_turns import turn_texts
from bot.table.posts.custom_id import NUMBER, CustomId, snowflake_in, unknown_component
from bot.table.posts.post import ButtonStyle
from bot.table.rows import MatchRow
from bot.table.seat_rules import level_offers
from bot.table.texts import plain
from engine.core import Reason, Refused
from render.core import words_in

table: Final = app_commands.Group(name="table", description=UNSAID)
"""What moderators can do at tables of every game."""

SHOWN_ACTS: Final = 20
LONGEST_ACT: Final = 75
"""How many acts are shown, and how many characters of each: one message takes them."""

NO_ROLE: Final = "none"
"""What the id of the button that takes the role away has in place of a role's id."""


@table.command(name="undo")
async def undo_turns(interaction: discord.Interaction, turns: str = "1") -> None:
    """Take turns back."""
    async with error_boundary(interaction) as context:
        if NUMBER.fullmatch(turns.strip()) is None:
            raise Refused(Reason.of("undo-how-many"))
        await undo(context.app.tables, await context.channel_id(), context.moderator, int(turns.strip()))
        await context.done()


@undo_turns.autocomplete("turns")
@completion
async def _complete_turns(asker: Asker, typed: str) -> Offers:
    async with asker.app.tables.store.reading() as reader:
        found = await match_to_undo(asker.app.tables, reader, await asker.channel_id(reader))
    turns = list(turn_texts(found.seen_by(asker.person.id), asker.words, last=2 * MOST_OFFERS))
    return [
        (asker.words("undo-offer", turns=number, what=what), str(number))
        for number, what in enumerate(reversed(turns), start=1)
        if str(number).startswith(typed.strip())
    ]


@table.command(name="redo")
async def redo_turn(interaction: discord.Interaction) -> None:
    """Play a turn again."""
    async with error_boundary(interaction) as context:
        await redo(context.app.tables, await context.channel_id(), context.moderator)
        await context.done()


@table.command(name="stop")
async def stop_match(interaction: discord.Interaction) -> None:
    """Close a lobby, or ask whether the end of the game is meant; the button that answers stops it."""
    async with error_boundary(interaction) as context:
        if await stop(context.app.tables, await context.channel_id(), context.moderator):
            await context.done()
            return
        async with context.app.tables.store.reading() as reader:
            row = await blocking(reader, await context.channel_id(reader))
        await _ask(context, "stop", row, question="stop-asked", answer="stop-sure")


@table.command(name="reset")
async def reset_match(interaction: discord.Interaction) -> None:
    """Ask whether that is meant; the button that answers resets."""
    async with error_boundary(interaction) as context:
        async with context.app.tables.store.reading() as reader:
            await context.moderator.must_moderate(reader)
            row = await blocking(reader, await context.channel_id(reader))
        await _ask(context, "reset", row, question="reset-asked", answer="reset-sure")


async def _ask(context: Context, verb: str, row: MatchRow, *, question: str, answer: str) -> None:
    """Ask whether an act upon a match is meant, above the button that does it."""
    sure = CustomId(verb, row.id, row.revision, row.status).button(context.words(answer), style="danger")
    await context.answer(context.words(question, status=row.status, number=row.id), view=rows_view([[sure]]))


async def stop_table(context: Context, custom_id: CustomId) -> None:
    """Stop the match: the second thought after `/table stop` has been had."""
    await stop(context.app.tables, await context.channel_id(), context.moderator, match_id=custom_id.match)
    await context.done()


async def reset_table(context: Context, custom_id: CustomId) -> None:
    """Begin anew: the second thought after `/table reset` has been had."""
    asked = (custom_id.match, custom_id.rest)
    await reset(context.app.tables, await context.channel_id(), context.moderator, asked=asked)
    await context.done()


@table.command(name="restore")
async def restore_match(interaction: discord.Interaction, game: str | None = None) -> None:
    """Let a stopped match go on."""
    async with error_boundary(interaction) as context:
        if game is not None and NUMBER.fullmatch(game.strip()) is None:
            raise Refused(Reason.of("restore-nothing"))
        number = None if game is None else int(game.strip())
        await restore(context.app.tables, context.own_channel_id, context.moderator, number)
        await context.done()


@restore_match.autocomplete("game")
@completion
async def _complete_game(asker: Asker, typed: str) -> Offers:
    offers = []
    for row, seats, turns in await stopped_games(asker.app.tables, asker.own_channel_id, limit=MOST_OFFERS, like=typed):
        names = asker.words.series([plain(seat.name) for seat in seats])
        at = f"{row.changed_at:%Y-%m-%d %H:%M}"
        label = asker.words("restore-offer", number=row.id, at=at, turns=turns, names=names)
        offers.append((label, str(row.id)))
    return offers


@table.command(name="skip")
async def skip_turn(interaction: discord.Interaction) -> None:
    """Play for somebody who is away."""
    async with error_boundary(interaction) as context:
        await skip(context.app.tables, await context.channel_id(), context.moderator)
        await context.done()


@table.command(name="log")
async def log(interaction: discord.Interaction) -> None:
    """List the last acts, the newest first."""
    async with error_boundary(interaction) as context:
        async with context.app.tables.store.reading() as reader:
            acts = await reader.acts_in(await context.channel_id(reader), limit=SHOWN_ACTS)
        lines = [
            context.words("log-act", at=f"<t:{act.at.timestamp():.0f}:R>", told=shortened(act.told)) for act in acts
        ]
        await context.answer("\n".join((context.words("log-shown" if lines else "log-empty"), *lines)))


def shortened(told: str) -> str:
    """Return the first words of what a channel was told of an act, without the advice behind a semicolon."""
    return textwrap.shorten(told.partition("; ")[0], LONGEST_ACT, placeholder=" …")


@table.command(name="replace")
async def replace_seat(
    interaction: discord.Interaction,
    old: discord.User | None = None,
    new: discord.User | None = None,
    program: str | None = None,
    level: str | None = None,
) -> None:
    """Give a seat away: from a person or a program, to a person or a program."""
    async with error_boundary(interaction) as context:
        leaves = program if old is None else old.id
        if leaves is None or (old and program is not None) or (new is None) is (level is None):
            raise Refused(Reason.of("replace-whom"))
        tables, moderator, asked = context.app.tables, context.moderator, Asked()
        if new is None:
            await replace_by_program(tables, await context.channel_id(), moderator, leaves, level or "")
        else:
            asked = await replace(tables, await context.channel_id(), moderator, leaves, player(new))
        await (context.answer(asked.text(context.words)) if asked.names else context.done())


@replace_seat.autocomplete("program")
@completion
async def _complete_program(asker: Asker, typed: str) -> Offers:
    found = await asker.app.tables.table(await asker.channel_id(), asker.person.id)
    seats = () if found is None else found.seats
    names = [seat.name for seat in seats if seat.is_program]
    return [(name, name) for name in names if typed.strip().lower() in name.lower()]


@replace_seat.autocomplete("level")
@completion
async def _complete_level(asker: Asker, typed: str) -> Offers:
    found = await asker.app.tables.table(await asker.channel_id(), asker.person.id)
    return () if found is None else level_offers(found.game, asker.words, typed)


def player(user: discord.User | discord.Member) -> Person:
    """Return somebody who can sit at a table here. Raises Refused for a bot and for who is not in this server."""
    if user.bot:
        raise Refused(Reason.of("replace-bot"))
    if not isinstance(user, discord.Member):
        raise Refused(Reason.of("replace-not-here", name=plain(user.display_name)))
    return Person(user.id, user.display_name)


def table_group(commands: Iterable[app_commands.Command[Any, ..., Any] | app_commands.Group]) -> app_commands.Group:
    """Return `/table` with these parts. Raises CommandAlreadyRegistered for two of a name."""
    group = app_commands.Group(name=table.name, description=UNSAID, guild_only=True)
    for command in commands:
        group.add_command(command)
    return group


@app_commands.command(name="moderators")
async def moderators(interaction: discord.Interaction, role: discord.Role | None = None) -> None:
    """Tell who moderates; or ask those who manage the server whether a role is meant."""
    async with error_boundary(interaction) as context:
        if role is None:
            await _tell_moderators(context)
            return
        must_manage_server(context)
        asked = context.words("moderators-asked", role=role.mention)
        await context.answer(asked, view=_role_button(context, str(role.id), "moderators-sure", style="primary"))


async def name_role(context: Context, custom_id: CustomId) -> None:
    """Set the moderators' role, or none: what the button does below the question of `moderators`."""
    must_manage_server(context)
    chosen = None if custom_id.rest == NO_ROLE else snowflake_in(custom_id.rest)
    guild = context.interaction.guild
    if chosen is not None and (guild is None or guild.get_role(chosen) is None):
        raise unknown_component()
    here = await context.channel_id()
    words = words_in(await context.posts_language(here))
    await set_moderator_role(context.app.tables, here, context.moderator, chosen, words=words)
    await context.done()


async def _tell_moderators(context: Context) -> None:
    async with context.app.tables.store.reading() as reader:
        role = await reader.moderator_role(context.guild_id)
    text = context.words("moderators-shown", role="none" if role is None else f"<@&{role}>")
    may_change = role is not None and context.interaction.permissions.manage_guild
    await context.answer(
        text, view=_role_button(context, NO_ROLE, "moderators-none", style="danger") if may_change else None
    )


def _role_button(context: Context, role: str, label: str, *, style: ButtonStyle) -> discord.ui.View:
    custom_id = CustomId("moderators", 0, 0, role)
    return rows_view([[custom_id.button(context.words(label), style=style)]])


def must_manage_server(context: Context) -> None:
    """See that the asker manages the server. Raises Refused."""
    if not context.interaction.permissions.manage_guild:
        raise Refused(Reason.of("moderators-managers-only"))


VERBS: Final[Mapping[str, Verb]] = {"moderators": name_role, "stop": stop_table, "reset": reset_table}
