"""Controls that every game has while it is played: resigning, taking back, requests to do so, a reset that is meant."""

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.interactions.components.component import buttons_view, rows_view
from bot.interactions.components.lobby_buttons import IN_THREAD, new_thread, offered_thread
from bot.interactions.context import Context, Verb
from bot.play.consent import agree, decide_together, refuse, undo
from bot.play.lobby import match_to_repeat, play_again
from bot.play.stale_board import StaleBoard
from bot.table import BoardId, TableView
from bot.table.posts.board_posts import may_plan, plan_button
from bot.table.posts.custom_id import CustomId, snowflake_in
from bot.table.posts.post import Button
from bot.table.texts import plain
from engine.core import NotAllowed, Reason, Refused, Seat
from render.core import Words


async def resign(context: Context, custom_id: CustomId) -> None:
    """Leave the game for good: the second thought after `/resign` has been had."""
    try:
        table = await context.app.tables.resign(await context.channel_id(), context.person, match_id=custom_id.match)
    except NotAllowed:
        raise Refused(Reason.of("resigned-already")) from None
    revealed = table.started_match.journal.turns[-1].seat is None  # what nobody chooses came after it, and stays
    after = "over" if table.standings is not None else "revealed" if revealed else "on"
    await context.update(context.words("resigned", after=after), view=None)


async def consent(context: Context, custom_id: CustomId) -> None:
    """Agree to what somebody asks for."""
    asker_id = snowflake_in(custom_id.rest)
    done = await agree(context.app.tables, await context.channel_id(), context.person, custom_id.board, asker_id)
    await (context.done() if done else context.answer(context.words("consent-agreed")))


async def object_to(context: Context, custom_id: CustomId) -> None:
    """Refuse what somebody asks for."""
    await refuse(
        context.app.tables, await context.channel_id(), context.person, custom_id.board, snowflake_in(custom_id.rest)
    )
    await context.done()


def confirmation(context: Context, after: TableView, sentence: str) -> tuple[str, discord.ui.View]:
    """Return what a player is told who has just made a move, and the buttons that take it back and plan the next one.

    The first is not there where others have a say in that. Whoever is to act again learns it here: no post calls them.
    """
    called, lines = after.called, [sentence]
    if called is not None and called.person_id == context.person.id and not after.stands_in:
        lines.append(context.words("your-turn-again"))
    buttons = []
    if after.standings is None and after.started_match.journal.turns[-1].seat is not None:
        buttons.append(CustomId("takeback", *after.board).button(context.words("take-back")))
    if may_plan(after, context.person.id):
        buttons += plan_button(after.told_in(context.words))
    return "\n".join(lines), rows_view([buttons])


async def play_move(
    context: Context, before: TableView, seat: Seat, move: Any, *, board: BoardId | None = None
) -> tuple[str, discord.ui.View]:
    """Play a move at a table as its player sees it; return what they are told, and the buttons. Raises Refused."""
    after, words = (
        await context.app.tables.play(await context.channel_id(), context.person, move, board=board),
        context.words,
    )
    notation = before.game.acting.notation
    if notation is not None and before.has_order(seat, move):
        label = notation.label(words, before.started_match.state, move)
        return words("order-given", order=label), rows_view([])
    state, turns = after.started_match.told_with(after.last_turns[seat])
    chapters = after.game.show.chapters(state, turns, after.names, words)
    sentence = "\n".join(chapter.caption for chapter in chapters)
    return confirmation(context, after, sentence + waits_line(context, after, "answer-awaited"))


def waits_line(context: Context, after: TableView, key: str) -> str:
    """Return the line that says who is to answer before its player goes on, if somebody is."""
    if not after.is_interrupted or after.called is None or after.called.person_id == context.person.id:
        return ""
    return "\n" + context.words(key, name=plain(after.called.name))


async def take_back(context: Context, custom_id: CustomId) -> None:
    """Take back the turn that the private message told of; if others have a say in that after all, they are asked."""
    try:
        asked = await undo(context.app.tables, await context.channel_id(), context.person, board=custom_id.board)
    except StaleBoard:
        raise Refused(Reason.of("taken-back-too-late")) from None
    sentence = (
        context.words("undo-request-sent", asked=context.words.listing(asked))
        if asked
        else context.words("take-back-done")
    )
    await context.update(sentence, view=None)


async def propose(context: Context, custom_id: CustomId) -> None:
    """Have what all decide together in a position; the others are asked first, if there are any."""
    asked = await decide_together(context.app.tables, await context.channel_id(), context.person, board=custom_id.board)
    if not asked:
        await context.done()
        return
    sentence = context.words("common-move-sent", asked=context.words.listing(asked))
    await context.update(sentence, view=None, pictures=())


def common_button(words: Words, table: TableView, seat: Seat) -> list[Button]:
    """Return the button by which a seat asks for what all decide together now; none where there is nothing."""
    state = table.started_match.state
    common = table.game.acting.common_move(state)
    if common is None or table.game.rules.why_not(state, seat, common.move) is not None:
        return []
    return [CustomId("propose", *table.board).button(words(common.label))]


async def again(context: Context, custom_id: CustomId) -> None:
    """Open a table for those who have played the game that is over."""
    tables, here, thread = context.app.tables, context.own_channel_id, None
    if custom_id.rest == IN_THREAD:
        before = await match_to_repeat(tables, here, context.person, custom_id.match)
        names = [seat.name for seat in before.seats]
        thread = await new_thread(context, before.row.parent_id or before.row.channel_id, before.row.game, names)
    try:
        missing = await play_again(tables, here, context.person, custom_id.match, thread=thread)
    except Refused as refused:
        if not await offered_thread(context, refused, custom_id._replace(rest=IN_THREAD)):
            raise
        return
    sentence = context.words("again-opened")
    if missing:
        without = context.words("again-without", names=context.words.listing(missing), count=len(missing))
        sentence = context.words.sentences((sentence, without))
    await (context.answer(sentence) if thread is None else context.update(sentence, view=None))


async def offered_plan(context: Context, table: TableView) -> bool:
    """Tell who waits whose turn it is, with the button by which they plan; False where they cannot plan now."""
    called = table.called
    if called is None or not may_plan(table, context.person.id):
        return False
    side = table.side_name(called, context.words)
    text = context.words("plan-instead", who=plain(called.name), side=side)
    await context.answer(text, view=buttons_view(plan_button(table.told_in(context.words))))
    return True


VERBS: Final[Mapping[str, Verb]] = {
    "resign": resign,
    "takeback": take_back,
    "agree": consent,
    "refuse": object_to,
    "propose": propose,
    "again": again,
}
