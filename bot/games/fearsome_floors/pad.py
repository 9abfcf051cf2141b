"""The move pad: a private board on which a move is put together, seen, and only then played.

Nothing is remembered: the path so far stands in the ids of the controls, so a pad works after a restart, and one of an
earlier board says so.
"""

from collections.abc import Mapping
from typing import Final

import discord

from bot.games.fearsome_floors.attempt import Attempt
from bot.games.fearsome_floors.move_input import must_act, must_move
from bot.games.fearsome_floors.pad_rows import pad_rows
from bot.interactions.components.component import rows_view
from bot.interactions.components.game_buttons import confirmation
from bot.interactions.context import Asking, Verb
from bot.play.absence import at_seat
from bot.table import Table
from bot.table.posts.catch_up import missed
from bot.table.posts.custom_id import ControlId
from bot.table.posts.post import Button, Picture, picture_of
from engine.core import Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation.signs import STAYS
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from render.core import Words
from render.fearsome_floors.attempt import attempt_frame
from render.fearsome_floors.attempt_told import attempt_told, closed_told
from render.fearsome_floors.labels import move_done, token_label


async def open_pad(asking: Asking, control: ControlId) -> None:
    """Open the pad for the player to move, with the first token that can be moved; first of all, what was missed."""
    table, seat = await seated(asking, control)
    state: State = table.begun.state
    attempt = Attempt(unmoved(state, state.colours[seat])[0])
    lines, film, _ = missed(table, seat, asking.words)
    line, picture = _shown(asking.words, table, attempt)
    rows = pad_rows(asking.words, table, seat, attempt)
    if film is not None:
        control = ControlId("catchup", *table.board)
        rows.append([Button(id=str(control), label=asking.words("ff-pad-missed"))])
    await asking.show("\n".join((*lines, line)), view=rows_view(rows), pictures=[picture])


async def show_pad(asking: Asking, control: ControlId) -> None:
    """Show the pad with the token and the path that the control names."""
    await _show(asking, control, Attempt.read(control))


async def choose_goal(asking: Asking, control: ControlId) -> None:
    """Show the pad with the control's token on the path that was chosen in the menu."""
    wanted = Attempt.read(control).along("" if asking.chosen == STAYS else asking.chosen)
    await _show(asking, control, Attempt.read(control._replace(rest=str(wanted))))


async def go(asking: Asking, control: ControlId) -> None:
    """Play the move that the control names."""
    table, _ = await seated(asking, control)
    text, view = await played(asking, table, Attempt.read(control).move)
    await asking.update(text, view=view, pictures=())


async def played(asking: Asking, table: Table, move: MoveToken) -> tuple[str, discord.ui.View]:
    """Play a move that was made for the table as it stood, and give what its player is told. Raises Refused."""
    after = await asking.house.tables.play(asking.channel_id, asking.person, move, board=table.board)
    told = move_done(asking.words, table.begun.state, move, after.begun.journal.turns[table.turn].events)
    return confirmation(asking, after, told)


async def cancel(asking: Asking, control: ControlId) -> None:  # noqa: ARG001 - every verb is given its control
    """Put the pad away."""
    await asking.update(asking.words("ff-pad-cancelled"), view=None, pictures=())


async def seated(asking: Asking, control: ControlId) -> tuple[Table, Seat]:
    """Give the running table and the seat of the asker, whose turn it must be. Raises StaleBoard or Refused."""
    tables, board = asking.house.tables, control.board
    table, seat = await at_seat(tables, asking.channel_id, asking.person, board=board, game=FEARSOME_FLOORS.key)
    must_act(table.begun.state, seat)
    return table, seat


def way_line(words: Words, table: Table, attempt: Attempt) -> str:
    """Say which token has been led where, and what is left to it. Raises NotAllowed where no move leads there."""
    state: State = table.begun.state
    token = words("ff-pad-token", token=token_label(words, state, attempt.token))
    return attempt_told(words, state, attempt.move, token=token)


async def _show(asking: Asking, control: ControlId, attempt: Attempt) -> None:
    table, seat = await seated(asking, control)
    must_move(table.begun.state, seat, attempt.token)
    text, picture = _shown(asking.words, table, attempt)
    await asking.update(text, view=rows_view(pad_rows(asking.words, table, seat, attempt)), pictures=[picture])


def _shown(words: Words, table: Table, attempt: Attempt) -> tuple[str, Picture]:
    """Give the pad's lines, and its picture."""
    state: State = table.begun.state
    lines = way_line(words, table, attempt), closed_told(words, state, attempt.move)
    told = attempt_told(words, state, attempt.move, token=token_label(words, state, attempt.token))
    frame = attempt_frame(words, table.names, state, attempt.move, sentence=told, whole=attempt.whole)
    return "\n".join(line for line in lines if line), picture_of(table.row.game, frame)


VERBS: Final[Mapping[str, Verb]] = {
    "pad": open_pad,
    "way": show_pad,
    "token": show_pad,
    "view": show_pad,
    "goal": choose_goal,
    "go": go,
    "cancel": cancel,
}
