"""The move pad: a private board on which a move is put together, seen, and only then played.

Nothing is remembered: the path so far stands in the ids of the controls, so a pad works after a restart, and one of an
earlier board says so.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

import discord

from bot.games.fearsome_floors.attempt import Attempt, chosen_first, goals_at, goals_of_all, pad_view, pages
from bot.games.fearsome_floors.move_input import must_act, must_move
from bot.games.fearsome_floors.pad_rows import group_name, group_rows, opening_rows, pad_rows
from bot.games.fearsome_floors.plan_pad import planner, show_plan
from bot.interactions.asker import at_seat, at_seat_reading
from bot.interactions.components.coach import coach, lines_told
from bot.interactions.components.component import rows_view
from bot.interactions.components.game_buttons import confirmation, offered_plan
from bot.interactions.components.puzzle_pad import try_out
from bot.interactions.context import Context, Verb
from bot.table import TableView
from bot.table.posts.board_posts import plan_notes
from bot.table.posts.calls import is_there
from bot.table.posts.custom_id import CustomId, number_in, unknown_component
from bot.table.posts.post import Button
from bot.table.posts.replay_page import missed
from bot.table.puzzles import is_puzzle, puzzle_at, task
from engine.core import NotAllowed, Refused, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import EXIT
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation.position import STAYS
from engine.fearsome_floors.state import State
from render.core import Words
from render.fearsome_floors.labels import move_text, token_label
from render.fearsome_floors.refusals import seen

GOES_ON: Final = "on"
"""What the id of *Move* carries on a pad that goes on to the next move: it becomes the pad again."""

COACHING: Final = ("ff-coach-move", "ff-coach-sides", "ff-coach-lure")
"""The keys of what somebody is told on the first pads."""


async def open_pad(context: Context, custom_id: CustomId) -> None:
    """Open the pad for the player to move, with what was missed first; who waits is told how to plan ahead."""
    async with at_seat_reading(context, board=custom_id.board, game=FEARSOME_FLOORS.key) as (reader, table, seat):
        plans = await reader.plans(table.row.id, context.person.id)
        lines_seen = await lines_told(reader, table, seat, "ff-pad")
    if await offered_plan(context, table):
        return
    must_act(table.started_match.state, seat)
    goals = goals_of_all(table, seat)
    is_far = is_puzzle(table.row.id) and puzzle_at(table)[0].series != "lesson"  # tokens count wherever they stand
    attempt = Attempt(chosen_first(goals), whole=is_far)
    others = [its for token, its in goals.items() if token != attempt.token]
    lines = missed(table, seat, context.words).lines
    notes = plan_notes(context.words, table, plans)
    line, picture = pad_view(context.words, table, attempt, goals[attempt.token], *others)
    view = rows_view(opening_rows(context.words, table, seat, attempt, goals))
    told = coaching_lines(context.words, table.started_match.state, seat)
    coaching = await coach(context, table, "ff-pad", told, view, seat=seat, lines_seen=lines_seen)
    show = context.update if custom_id.rest == GOES_ON else context.show
    asked = task(context.words, table)
    await show("\n".join(filter(None, (asked, *notes, *lines, line, coaching))), view=view, pictures=[picture])


def coaching_lines(words: Words, state: State, seat: Seat) -> Sequence[str]:
    """Return what a player is told on their first pads; the aim stands in the first line."""
    tokens = len(state.tokens_of(state.colours[seat]))
    return [words(key, tokens=tokens, wanted=tokens - 1, exit=EXIT) for key in COACHING]


async def show_pad(context: Context, custom_id: CustomId) -> None:
    """Show the pad with the token and the path that the control names."""
    await _show(context, custom_id, Attempt.read(custom_id))


async def choose_goal(context: Context, custom_id: CustomId) -> None:
    """Show the pad with the control's token on the path that was chosen in the menu."""
    wanted = Attempt.read(custom_id).along("" if context.chosen == STAYS else context.chosen)
    await _show(context, custom_id, Attempt.read(custom_id._replace(rest=str(wanted))))


async def show_group(context: Context, custom_id: CustomId) -> None:
    """Show the squares of one page as buttons, below the pad's picture."""
    number, _, written = custom_id.rest.partition(".")
    attempt = Attempt.read(custom_id._replace(rest=written))
    if attempt.plan is None:
        table, seat = await seated(context, custom_id)
    else:
        ahead = await planner(context, custom_id)
        table, seat = ahead.view, ahead.seat
    state: State = table.started_match.state
    must_move(state, seat, attempt.token)
    goals = goals_at(table, attempt.token)
    found = dict(enumerate(pages(state, attempt.token, goals))).get(number_in(number))
    if found is None:
        raise unknown_component()
    token = token_label(context.words, state, attempt.token)
    text = context.words("ff-pad-group-wanted", token=token, group=group_name(context.words, found, goals))
    await context.update(text, view=rows_view(group_rows(context.words, table, attempt, goals, found)))


async def go(context: Context, custom_id: CustomId) -> None:
    """Play the move that the control names; the pad waits for the player's next turn, and then leads on.

    On the pad of a puzzle the move is judged.
    """
    table, _ = await seated(context, custom_id)
    if is_puzzle(table.row.id):
        with _as_seen(table):
            await try_out(context, table, [Attempt.read(custom_id).move])
        return
    text, view = await play_move(context, table, Attempt.read(custom_id).move)
    shown, message, channel_id = asyncio.Event(), context.interaction.message, await context.channel_id()

    async def follow() -> bool:
        await shown.wait()
        return await _follow(context, table, text.partition("\n")[0])

    if message is not None:  # before the answer is shown: a program may play meanwhile
        context.app.open_pads.wait(message.id, channel_id, follow, at_once=context.words("your-turn-again") in text)
    await context.update(text, view=view, pictures=())
    shown.set()


async def _follow(context: Context, before: TableView, sentence: str) -> bool:
    """Show a player whose turn it is again, behind what they did, what has happened since, and the way to move.

    Return whether there is nothing more to wait for.
    """
    try:
        table = await context.app.tables.running(
            await context.channel_id(), context.person.id, game=FEARSOME_FLOORS.key
        )
        seat = table.must_seat(context.person.id)
    except Refused:  # the game is over, and the channel tells that
        return True
    if table.row.id != before.row.id:
        return True
    if seat not in table.game.rules.to_act(table.started_match.state):
        return False
    lines = missed(table, seat, context.words).lines
    text = "\n".join((sentence, *lines, context.words("your-turn-again")))
    move = CustomId("ff-pad", *table.board, GOES_ON)
    buttons = [Button(id=str(move), label=context.words("ff-board-move"), style="primary")]
    if is_there(table):
        buttons.append(Button(id=str(CustomId("takeback", *table.board)), label=context.words("take-back")))
    await context.update(text, view=rows_view([buttons]), pictures=())
    return True


async def play_move(context: Context, table: TableView, move: MoveToken) -> tuple[str, discord.ui.View]:
    """Play a move that was made for the table as it stood, and give what its player is told. Raises Refused."""
    with _as_seen(table):
        after = await context.app.tables.play(await context.channel_id(), context.person, move, board=table.board)
    before, events = table.started_match.state, after.started_match.journal.turns[table.turn].events
    sentence = move_text(context.words, before, move, events, is_played=True)
    return confirmation(context, after, sentence)


@contextmanager
def _as_seen(table: TableView) -> Iterator[None]:
    """Refuse a move with a reason that calls tokens by what they show."""
    try:
        yield
    except NotAllowed as refused:
        raise NotAllowed(refused.game, seen(table.started_match.state, refused.reason)) from None


async def cancel(context: Context, custom_id: CustomId) -> None:  # noqa: ARG001 - every verb is given its control
    """Put the pad away."""
    await context.update(context.words("ff-pad-cancelled"), view=None, pictures=())


async def seated(context: Context, custom_id: CustomId) -> tuple[TableView, Seat]:
    """Return the running table and the seat of the asker, whose turn it must be. Raises StaleBoard or Refused."""
    table, seat = await at_seat(context, board=custom_id.board, game=FEARSOME_FLOORS.key)
    must_act(table.started_match.state, seat)
    return table, seat


async def _show(context: Context, custom_id: CustomId, attempt: Attempt) -> None:
    if attempt.plan is not None:
        await show_plan(context, custom_id, attempt)
        return
    table, seat = await seated(context, custom_id)
    must_move(table.started_match.state, seat, attempt.token)
    goals = goals_at(table, attempt.token)
    line, picture = pad_view(context.words, table, attempt, goals)
    text = "\n".join(filter(None, (task(context.words, table), line)))
    await context.update(text, view=rows_view(pad_rows(context.words, table, seat, attempt, goals)), pictures=[picture])


VERBS: Final[Mapping[str, Verb]] = {
    "ff-pad": open_pad,
    "ff-path": show_pad,
    "ff-token": show_pad,
    "ff-square": show_pad,
    "ff-group": show_group,
    "ff-view": show_pad,
    "ff-goal": choose_goal,
    "ff-go": go,
    "ff-cancel": cancel,
}
