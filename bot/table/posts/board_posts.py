"""The post of a board: its headline, the call, and the controls by which people act, plan ahead and guess."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.table.game import AnyTableGame
from bot.table.last_turns import fresh_luck_text
from bot.table.post_rows import PostRole
from bot.table.posts.custom_id import CustomId, turn_name
from bot.table.posts.post import TEXT_LIMIT, Button, Post, picture_of
from bot.table.rows import PlanRow
from bot.table.table import Table, TableView
from bot.table.texts import as_called, clipped, code_block, gathered
from engine.core import AnyTurn, Reason, Refused, Seat
from render.core import Frame, Words

GUESS: Final = "guess"
"""The verb of the button by which people guess."""


MORE_TO_TELL: Final = "\n…"
"""What a text ends with that has no room for all its lines."""


def in_rounds(table: TableView) -> bool:
    """Whether moves are told on the board of their round."""
    return table.settings.posts == "round"


def board_post(table: TableView, *, heading: str = "") -> Post:
    """Show the board as it stands, with its headline below the heading, and call the next player."""
    frame = board_frame(table)
    text = "\n".join(line for line in (heading, frame.sentence) if line)
    board = text_board(table, table.started_match.state)
    role: PostRole = "round" if in_rounds(table) and not heading else "board"
    return with_call(table, Post(text=text, pictures=(picture_of(table.row.game, frame),), board=board, role=role))


def taken_back_post(before: TableView, after: TableView, seat: Seat, *, back: int) -> Post:
    """Show the board as it is again after the player at `seat` took back a turn, with which `back` turns went."""
    turn = before.started_match.journal.turns[-back]
    chapters = after.game.show.chapters(after.started_match.state, [turn], before.names, before.words)
    heading = after.words("taken-back", name=after.names[seat], what=chapters[0].caption)
    return board_post(after, heading=after.words.sentences((heading, fresh_luck_text(before, last=back))))


def text_board(table: TableView, state: Any) -> str:
    """Return what stands in a message in place of a position's picture: a grid, or as many sentences as it holds."""
    show = table.game.show
    if show.grid is not None:
        return code_block(show.grid(table.words, state))
    first, *more = gathered(show.text(table.words, table.names, state).split("\n"), TEXT_LIMIT - len(MORE_TO_TELL))
    return first + MORE_TO_TELL if more else first


def board_frame(table: TableView) -> Frame:
    """Return the picture of the position as it stands, with its headline."""
    return table.game.show.board(table.started_match.state, table.names, table.words)


def with_call(table: TableView, post: Post, *, ending: str = "") -> Post:
    """Return a post with an ending, and below it the call and the controls of who is to act now."""
    called = table.called
    call = ""
    if called is not None:
        key = "next-interrupt" if table.is_interrupted else "next" if len(table.to_act) == 1 else "next-several"
        side = table.side_name(called, table.words)
        who = as_called(called)
        call = table.words("next-program" if called.is_program else key, who=who, side=side)
    body = clipped("\n".join(line for line in (post.text, ending) if line), TEXT_LIMIT - len(call) - 1)
    return msgspec.structs.replace(
        post,
        text="\n".join(line for line in (body, call) if line),
        mention=None if called is None else called.account,
        ping="" if called is None else table.words("call", who=who, side=side),
        revision=table.row.revision,
        buttons=(*board_buttons(table), *plan_button(table), *question(table), *post.buttons),
    )


def board_buttons(table: TableView) -> tuple[Button, ...]:
    """Return the controls of the current board for people who are to act: none when nobody is.

    Who has finished no game yet learns beside them how to play.
    """
    if all(seat.is_program for seat in table.to_act):
        return ()
    acting = tuple(
        CustomId(verb, *table.board).button(table.words(label), style="primary" if number == 0 else "secondary")
        for number, (verb, label) in enumerate(table.game.acting.board_verbs(table.started_match.state))
    )
    return (*acting, *primer_button(table)) if any(seat.is_new for seat in table.to_act) else acting


def primer_button(table: Table) -> tuple[Button, ...]:
    """Return the button that teaches the game in a minute; none where there is nothing to page through."""
    if not table.game.teaching.primer:
        return ()
    return (CustomId("primer", *table.board, f"{table.row.game}.0").button(table.words("lobby-primer")),)


def lessons_button(words: Words, game: AnyTableGame) -> tuple[Button, ...]:
    """Return the button that teaches a game by playing; none where there are no lessons."""
    if game.puzzles is None:
        return ()
    return (CustomId("learn", 0, 0, game.rules.key).button(words("lobby-learn")),)


def may_be_asked(table: TableView) -> bool:
    """Whether programs say to everybody why they moved: reasons could tell what only their seat knows."""
    return table.game.rules.is_open


def why_button(table: TableView, first: int, stop: int) -> Button:
    """Return the button by which programs say why they played some turns, counted from 0."""
    rest = f"{first}.{turn_name(table, stop - 1)}"
    return CustomId("reasons", *table.board, rest).button(table.words("reasons-why"), is_lasting=True)


def question(table: TableView) -> tuple[Button, ...]:
    """Return the button by which people guess; none while there is nothing to guess."""
    guessing = table.game.waiting.guessing
    if guessing is None or not table.to_act or not guessable(table, table.words):
        return ()
    return (CustomId(GUESS, *table.board).button(table.words(guessing.question)),)


def may_plan(table: Table, person_id: int) -> bool:
    """Whether somebody waits at a table for a turn that they can plan now."""
    seat, planning = table.seat_of(person_id), table.game.waiting.planning
    if seat is None or planning is None or not table.to_act or table.seats[seat] in table.to_act:
        return False
    return planning.is_ahead(table.started_match.state, seat)


def plan_button(table: Table) -> tuple[Button, ...]:
    """Return the button by which those who wait plan ahead; none where nobody can."""
    planning = table.game.waiting.planning
    if planning is None or not any(may_plan(table, seat.person_id) for seat in table.seats if not seat.is_program):
        return ()
    return (CustomId(planning.verb, *table.board).button(table.words("plan-ahead")),)


def plan_notes(words: Words, table: TableView, plans: Sequence[PlanRow]) -> list[str]:
    """Say to who has planned what was played, and what was dropped and why, since they acted last."""
    planning = table.game.waiting.planning
    if planning is None:
        return []
    played = [planning.text(words, plan.body) for plan in plans if plan.played is not None]
    dropped = [plan for plan in plans if plan.dropped is not None]
    lines = [words("plan-was-played", moves=words.listing(played))] if played else []
    if dropped:
        reason = msgspec.json.decode(dropped[0].dropped or b"", type=Reason)
        moves = words.listing([planning.text(words, plan.body) for plan in dropped])
        lines.append(words("plan-was-dropped", moves=moves, why=table.game.show.refusal(words, reason)))
    return lines


def guessable(table: TableView, words: Words) -> Sequence[tuple[str, str]]:
    """Return what can be guessed now, values and labels; nothing about luck that was taken back, for it comes again."""
    guessing = table.game.waiting.guessing
    if guessing is None or table.started_match.journal.fate:
        return ()
    return guessing.choices(words, table.names, table.started_match.state)


def choices(table: TableView, words: Words) -> Sequence[tuple[str, str]]:
    """Return what can be guessed now: values and labels. Raises Refused."""
    if table.started_match.journal.fate:
        raise Refused(Reason.of("guess-seen"))
    offered = guessable(table, words)
    if not offered:
        raise Refused(Reason.of("guess-nothing"))
    return offered


def decided(table: TableView) -> int:
    """Count what has happened that could be guessed; what comes next has the number after that."""
    return sum(right_values(table, turn) is not None for turn in table.started_match.journal.turns)


def right_values(table: TableView, turn: AnyTurn) -> frozenset[str] | None:
    """Return the values that a turn has shown to be right; None for a turn that shows nothing."""
    return None if table.game.waiting.guessing is None else table.game.waiting.guessing.right(turn)
