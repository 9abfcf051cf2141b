"""The pad: a private message with screens, on which a side chooses what it does, until it has done all; and the hand.

Nothing is remembered: which screen is shown, and what is played, stands in the ids of the controls.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.claustrophobia.move_notation import carried_move, carried_moves
from bot.games.claustrophobia.screens import Screen, Sight, rows_of, screen_of
from bot.games.claustrophobia.screens.screen import LEADS, PLAYS, Option, button_of
from bot.games.claustrophobia.screens.threat import placed
from bot.interactions.asker import at_seat, at_seat_reading
from bot.interactions.components.coach import coach, lines_told
from bot.interactions.components.component import Rows, in_rows, rows_view
from bot.interactions.components.game_buttons import confirmation, waits_line
from bot.interactions.components.program_buttons import hint_button
from bot.interactions.components.puzzle_pad import try_out
from bot.interactions.context import Context, Verb
from bot.interactions.errors import report
from bot.interactions.look import look
from bot.table import BoardId, TableView
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import TEXT_LIMIT, Button, Picture, picture_of
from bot.table.posts.replay_page import missed
from bot.table.puzzles import is_puzzle, task
from bot.table.texts import clipped
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.moves import AnyMove, Resign, SetGuard
from engine.claustrophobia.notation.actions import write_move
from engine.claustrophobia.reasons import KEY
from engine.claustrophobia.rounds.phases import Moment
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import NotAllowed, Reason, Refused, Seat
from render.claustrophobia.show import pad_frames
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.refusals import refusal
from render.claustrophobia.text.text_board import aim_sentence, besides_cards, cards_explained, may_guard
from render.claustrophobia.text.turn_text import caption, turn_line
from render.core import Words

COACHING: Final[Mapping[Side, tuple[str, ...]]] = {
    "humans": ("cl-coach-dice", "cl-coach-leaving", "cl-coach-odds"),
    "demons": ("cl-coach-slots", "cl-coach-summoning", "cl-coach-blocking"),
}
"""The keys of what each side is told on the first pads."""

COACHED: Final[tuple[Moment, ...]] = ("initiative", "human-action", "threat", "demon-action")
"""When it is told: advice about dice helps nobody who is to place a tile or to name hits."""


async def open_pad(context: Context, custom_id: CustomId) -> None:
    """Open the pad for whoever is to act, with what was missed first; it works until the next board is posted."""
    async with at_seat_reading(context, shown=custom_id.board, game=KEY) as (reader, table, seat):
        must_act(table, seat)
        lines_seen = await lines_told(reader, table, seat, "cl-pad")
    has_acted = any(turn.is_chosen for turn in table.started_match.journal.turns)
    lines = missed(table, seat, context.words).lines if has_acted else ()
    sight = sight_of(context, table, seat)
    to_tell = _coaching(context.words, sight) if moment_of(sight.state) in COACHED else ()
    coached = [f"{told}\n\n" for told in to_tell[lines_seen : lines_seen + 1]]  # a row of buttons more, too
    sight = sight._replace(above="\n".join(filter(None, (sight.above, *lines, *coached))))
    screen = screen_of(sight, "")
    view = rows_view(rows_below(sight, screen, ""))
    coaching = await coach(context, table, "cl-pad", to_tell, view, seat=seat, lines_seen=lines_seen)
    text = _text((task(context.words, table), *lines, screen.text, coaching))
    await context.show(text, view=view, pictures=_pictures(sight, screen))


def _coaching(words: Words, sight: Sight) -> Sequence[str]:
    """Return what a side is told on its first pads, the aim of the scenario first."""
    side = sight.state.side_at(sight.seat)
    first, *others = (words(key) for key in COACHING[side])
    return (words("cl-coach-aim", aim=aim_sentence(words, sight.state), side=side, told=first), *others)


async def show_pad(context: Context, custom_id: CustomId) -> None:
    """Show the screen that the button leads to."""
    await _show(context, custom_id, custom_id.rest)


async def choose(context: Context, custom_id: CustomId) -> None:
    """Play what was chosen in a menu, or show the screen that it leads to."""
    mark, rest = context.chosen[:1], context.chosen[1:]
    if mark == LEADS:
        await _show(context, custom_id, rest)
    elif mark == PLAYS:
        await do(context, custom_id._replace(rest=rest))
    else:
        raise unknown_component()


async def do(context: Context, custom_id: CustomId) -> None:
    """Play the move that the control names, and show the next screen if there is more to do.

    On the pad of a puzzle it is judged.
    """
    moves = carried_moves(custom_id.rest)
    if any(isinstance(move, Resign) for move in moves):
        raise unknown_component()
    if is_puzzle(custom_id.match):
        table, _ = await at_seat(context, board=custom_id.board, game=KEY)
        await try_out(context, table, moves)
        return
    sentence, after, seat = await play(context, moves, custom_id.board)
    if after.standings is None and seat in after.game.rules.to_act(after.started_match.state):
        await _go_on(context, after, seat, sentence)
        return
    waits, message = waits_line(context, after, "cl-pad-asked-here"), context.interaction.message
    if not waits and _has_answered(after, seat):
        waits = "\n" + context.words("cl-pad-asks-again")
    text, view = confirmation(context, after, f"{sentence}{waits}")
    await context.update(text, view=view, pictures=())
    if waits and message is not None:
        context.app.open_pads.wait(message.id, await context.channel_id(), lambda: _follow(context, after, sentence))


def _has_answered(after: TableView, seat: Seat) -> bool:
    """Whether a player has just answered within a turn of the other side, which may ask again, and the game goes on."""
    if after.standings is not None:
        return False
    (asked, _), *_ = after.started_match.played_since(after.last_turns[seat] - 1)
    return bool(after.game.rules.interrupts(asked))


async def _follow(context: Context, before: TableView, sentence: str) -> bool:
    """Show a player who waits the next screen, behind what they did and what came of it.

    Who waits for an answer sees it even if nothing is theirs to do then; who has answered waits to be asked again.
    Return whether there is nothing more to wait for.
    """
    try:
        table = await context.app.tables.running(await context.channel_id(), context.person.id, game=KEY)
        seat = table.must_seat(context.person.id)
    except Refused as refusal:  # the game is over
        await report(context, refusal)
        return True
    is_same, acts = table.row.id == before.row.id, seat in table.game.rules.to_act(table.started_match.state)
    if is_same and not acts and (table.is_interrupted or not before.is_interrupted):
        return False
    came = _since(context, before, table, seat) if is_same and table.turn > before.turn else ()
    lines = (sentence, *came) if came else ()
    if acts:
        await _go_on(context, table, seat, "\n".join(lines))
    else:
        await context.update(_text(lines or (context.words("cl-pad-closed"),)), view=None, pictures=())
    return True


def _since(context: Context, before: TableView, table: TableView, seat: Seat) -> Sequence[str]:
    """Tell what came of a move: the answers that it asked for, or in short what the other side has done since."""
    if not before.is_interrupted:
        return missed(table, seat, context.words).lines
    played = table.started_match.played_since(before.turn)
    return [turn_line(context.words, table.names, state, turn) for state, turn in played]


async def play(context: Context, moves: Sequence[AnyMove], board: BoardId) -> tuple[str, TableView, Seat]:
    """Play moves as far as they are legal; return what their player is told, the table then, and the seat.

    Raises Refused where the first one is not.
    """
    before, seat = await at_seat(context, game=KEY)
    move, *others = moves
    after = await context.app.tables.play(await context.channel_id(), context.person, move, board=board, then=others)
    if isinstance(move, SetGuard) and before.has_order(seat, move):
        return context.words("cl-guard-set", order=move.order), after, seat
    match, last = after.started_match, after.last_turns[seat]
    played = [*match.journal.turns[before.turn : last - 1], *match.told_with(last)[1]]
    sentence = placed(context.words, played) or caption(context.words, after.names, match.after(before.turn), played)
    left = moves[sum(turn.is_chosen for turn in match.journal.turns[before.turn : last]) :]
    return "\n".join(filter(None, (sentence, why_stopped(context.words, after, seat, left)))), after, seat


def why_stopped(words: Words, after: TableView, seat: Seat, left: Sequence[AnyMove]) -> str:
    """Say why some of the moves that were to be played at once are left, if any are."""
    if not left or after.standings is not None:
        return ""
    why: Reason | None = after.game.rules.why_not(after.started_match.state, seat, left[0])
    if why is None or after.is_interrupted:
        return words("cl-pad-rest-waits")
    return words("cl-pad-stops", why=refusal(words, why))


async def give_order(context: Context, custom_id: CustomId) -> None:
    """Give the standing order that the button names; nobody else is told."""
    sentence, after, seat = await play(context, [carried_move(custom_id.rest)], custom_id.board)
    await context.update(sentence, view=rows_view(order_buttons(context.words, after, seat)))


def sight_of(context: Context, table: TableView, seat: Seat) -> Sight:
    """Return what the screens of a player are made of."""
    state: State = table.started_match.state
    moves = tuple(table.game.rules.choices(state, seat))
    return Sight(context.words, table, state, seat, moves, task(context.words, table))


def must_act(table: TableView, seat: Seat) -> None:
    """See that a seat is to act. Raises NotAllowed."""
    state: State = table.started_match.state
    acting = table.game.rules.to_act(state)
    if seat not in acting:
        side = state.side_at(min(acting)) if acting else ""
        raise NotAllowed(KEY, Reason.of("not-your-turn", side=side))


async def _show(context: Context, custom_id: CustomId, path: str) -> None:
    table, seat = await at_seat(context, board=custom_id.board, game=KEY)
    must_act(table, seat)
    sight = sight_of(context, table, seat)
    screen = screen_of(sight, path)
    await context.update(
        _text((sight.above, screen.text)),
        view=rows_view(rows_below(sight, screen, path)),
        pictures=_pictures(sight, screen),
    )


async def _go_on(context: Context, after: TableView, seat: Seat, sentence: str) -> None:
    sight = sight_of(context, after, seat)._replace(above=sentence)
    screen = screen_of(sight, "")
    view = rows_view(rows_below(sight, screen, ""))
    await context.update(_text((sentence, screen.text)), view=view, pictures=_pictures(sight, screen))


def rows_below(sight: Sight, screen: Screen, path: str) -> Rows:
    """Return the rows of a screen, and below them the buttons that lead out of it, back before the last move, too."""
    words, board = sight.words, sight.table.board
    undo = [CustomId("takeback", *board).button(words("take-back"))] if _has_moved_last(sight) else []
    out = [] if screen.back is None else [button_of(sight, Option(words("cl-pad-back"), path=screen.back))]
    if is_puzzle(board.match) and board.revision and not out:
        out = [CustomId("cl-show", board.match, 0).button(words("cl-pad-back"))]
    leaving = [button_of(sight, option) for option in screen.leaving]
    return [*rows_of(sight, screen, path), *in_rows([*out, *leaving, *undo, *hint_button(words, sight.table)])]


def _has_moved_last(sight: Sight) -> bool:
    """Whether the player has made the last move that anybody chose; on the pad of a puzzle none is taken back."""
    chosen = (turn for turn in reversed(sight.table.started_match.journal.turns) if turn.is_chosen)
    last = next(chosen, None)
    return last is not None and last.seat == sight.seat and not is_puzzle(sight.table.row.id)


def _pictures(sight: Sight, screen: Screen) -> list[Picture]:
    """Return what a screen shows: the board, with a mark wherever its moves lead."""
    groups = (*screen.groups, *(kind.options for kind in screen.menus))
    moves = [option.move for group in groups for option in group if option.move is not None]
    frames = pad_frames(sight.state, sight.table.names, sight.words, moves)
    return [picture_of(sight.table.row.game, frame) for frame in frames]


def _text(lines: Sequence[str]) -> str:
    return clipped("\n".join(line for line in lines if line), TEXT_LIMIT)


VERBS: Final[Mapping[str, Verb]] = {
    "cl-pad": open_pad,
    "cl-show": show_pad,
    "cl-menu": choose,
    "cl-do": do,
    "cl-hand": lambda context, custom_id: show_hand(context, custom_id.board),
    "cl-order": give_order,
}


def hand_text(words: Words, table: TableView, seat: Seat) -> str:
    """Tell a player what they hold, from the table as they see it."""
    state: State = table.started_match.state
    side = state.side_at(seat)
    lines = [words("cl-hand-title", side=side), *cards_explained(words, state)]
    if len(lines) == 1:
        lines.append(words("cl-hand-empty"))
    return clipped("\n".join((*lines, *besides_cards(words, state))), TEXT_LIMIT)


def order_buttons(words: Words, table: TableView, seat: Seat) -> list[list[Button]]:
    """Return a button for each standing order that a player can give, where it could ever be for somebody."""
    state: State = table.started_match.state
    orders = list(table.game.rules.orders(state, seat)) if may_guard(state) else []
    buttons = [
        CustomId("cl-order", *table.board, write_move(order)).button(move_label(words, state, order))
        for order in orders
    ]
    return [buttons] if buttons else []


async def show_hand(context: Context, shown: BoardId | None = None) -> None:
    """Show their cards to a player, whoever is to act; of a button on the newest board alone."""
    table, seat = await at_seat(context, shown=shown, game=KEY)
    view = rows_view(order_buttons(context.words, table, seat))
    await context.answer(hand_text(context.words, table, seat), view=view)


HAND: Final = look("hand", show_hand)
