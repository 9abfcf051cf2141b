"""What programs tell: *Hint* on the pads and `/hint`, where the table allows it, and why they moved as they did."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.interactions.asker import at_seat
from bot.interactions.components.component import rows_view
from bot.interactions.context import Context, Verb
from bot.play.archive import archived
from bot.table import TableView
from bot.table.game import Hints
from bot.table.post_rows import ToldRow
from bot.table.posts.board_posts import may_be_asked
from bot.table.posts.custom_id import CustomId, number_in, turn_named, unknown_component
from bot.table.posts.post import TEXT_LIMIT, Button, picture_of
from bot.table.rows import MotivesRow
from bot.table.texts import clipped
from engine.core import AnyOpponents, Motive, RatedMove, Reason, Refused
from engine.thoughts import AdviceJob
from render.core import Words

MOST_TOLD: Final = 8
"""How many turns are told at most of one message."""

TIME_TO_THINK: Final = 1.0
"""Seconds that the best moves are looked for."""


def hint_button(words: Words, table: TableView) -> tuple[Button, ...]:
    """Return the button that gives a hint to who is to move; nothing at a table that gives none now."""
    if isinstance(_given(table), Reason):
        return ()
    return (CustomId("hint", *table.board).button(words("hint-button")),)


async def show_hint(context: Context, table: TableView, *, on_pad: bool = False) -> None:
    """Show the asker's best moves at their table on a picture. Raises Refused where they get none now.

    On the pad it takes the pad's place, with the way back to it: a pad that stood above the hint would be out of date
    as soon as a move of it is played.
    """
    seat, given = table.must_seat(context.person.id), _given(table)
    if isinstance(given, Reason):
        raise Refused(given)
    if seat not in table.game.rules.to_act(table.started_match.state):
        raise Refused(Reason.of("hint-not-your-turn"))
    hints, opponents = given
    state = hints.known(table.started_match.state, table.started_match.journal.fate)
    job = AdviceJob(table.row.game, msgspec.to_builtins(state), seat, TIME_TO_THINK, hints.level)
    thought = await context.app.thinker.advise(job)
    if thought is None:
        raise Refused(Reason.of("hint-impossible"))
    advised = msgspec.json.decode(thought, type=tuple[RatedMove[table.game.rules.move], ...])  # type: ignore[name-defined]  # the type is the game's, known only here
    frame = hints.frame(context.words, table.names, state, seat, advised, opponents.level(hints.level))
    buttons = [
        CustomId(verb, *table.board, rest).button(context.words("hint-play", number=number), style="success")
        for number, (verb, rest) in enumerate((hints.plays(each.move) for each in advised), start=1)
    ]
    back = [CustomId(hints.back[0], *table.board, hints.back[1]).button(context.words("hint-back"))] if on_pad else []
    show = context.update if on_pad else context.show
    pictures, view = [picture_of(table.row.game, frame)], rows_view([buttons, back] if back else [buttons])
    await show(clipped(frame.sentence, TEXT_LIMIT), view=view, pictures=pictures)


async def press_hint(context: Context, custom_id: CustomId) -> None:
    """Show a hint in place of the pad. Raises StaleBoard or Refused."""
    table, _ = await at_seat(context, board=custom_id.board)
    await show_hint(context, table, on_pad=True)


def _given(table: TableView) -> tuple[Hints[Any, Any], AnyOpponents] | Reason:
    """Return how a table gives hints to who is to act, or why it gives none now."""
    hints, opponents, settings = table.game.programs.hints, table.game.rules.opponents, table.settings
    if hints is None or opponents is None:
        return Reason.of("hint-no-such-game", game=table.row.game)
    people = sum(not each.is_program for each in table.seats)
    if settings.hint == "never" or (settings.hint == "solo" and people > 1):
        return Reason.of("hint-forbidden", choice=settings.hint)
    reason = hints.why_not(settings, table.started_match.state)
    return (hints, opponents) if reason is None else reason


async def show_why(context: Context, custom_id: CustomId) -> None:
    """Say why programs played the turns that the button names, from the first one to the last."""
    number, _, name = custom_id.rest.partition(".")
    tables, first = context.app.tables, number_in(number)
    public = await archived(tables, await context.channel_id(), None, custom_id.match)
    if not may_be_asked(public):
        raise unknown_component()
    last = turn_named(public, name)
    await _must_foresee(context, await context.channel_id(), public, last)
    async with tables.store.reading() as reader:
        kept = await reader.motives(custom_id.match, first=first + 1, last=last + 1)
    lines = _lines(context.words, public, range(first, last + 1), kept)
    await context.answer(clipped("\n".join(lines), TEXT_LIMIT))


async def _must_foresee(context: Context, channel_id: int, public: TableView, last: int) -> None:
    """Raise Refused where reasons of turns up to the last would tell what luck that has not come can bring."""
    if public.standings is None and all(turn.seat is not None for turn in public.started_match.journal.turns[last:]):
        seen = await archived(context.app.tables, channel_id, context.person.id, public.row.id)
        seen.game.programs.must_foresee(seen, context.person.id)


async def tell_turns(context: Context, told: ToldRow) -> None:
    """Tell turns step by step, with the reasons of the programs that played them. Raises Refused where there are none.

    Of a board that is edited for long, those are told that fit into one message.
    """
    tables, here = context.app.tables, context.own_channel_id
    public = await archived(tables, here, None, told.match_id)
    numbers = range(max(told.first, told.last - MOST_TOLD), min(told.last, public.turn))
    if not numbers:
        raise Refused(Reason.of("message-without-turn"))
    kept: Sequence[MotivesRow] = ()
    if may_be_asked(public):
        await _must_foresee(context, here, public, numbers.stop - 1)
        async with tables.store.reading() as reader:
            kept = await reader.motives(told.match_id, first=numbers.start + 1, last=numbers.stop)
    lines = [
        line
        for number in numbers
        for line in (*_lines(context.words, public, range(number, number + 1), kept), *_steps(context, public, number))
    ]
    await context.answer(clipped("\n".join(dict.fromkeys(lines)), TEXT_LIMIT))


def _steps(context: Context, table: TableView, number: int) -> Iterator[str]:
    """Tell each step of a turn, but for a program's own move, which is told with its reasons."""
    match = table.started_match
    before, turn = next(iter(match.played_since(number)))
    chapters = table.game.show.chapters(before, [turn], table.names, context.words)
    is_programs = turn.seat is not None and table.seats[turn.seat].is_program
    for chapter in chapters[1 if is_programs and may_be_asked(table) else 0 :]:
        yield from filter(None, (chapter.caption, *(frame.sentence for frame in chapter.frames), chapter.outcome))


def _lines(words: Words, table: TableView, numbers: range, kept: Sequence[MotivesRow]) -> Iterator[str]:
    """Tell each of some turns, and why it was played."""
    match, programs = table.started_match, table.game.programs
    reasons = {(row.number - 1, row.at): row.motives for row in kept}
    for number, (before, turn) in enumerate(match.played_since(numbers.start), start=numbers.start):
        motives = reasons.get((number, turn.at))
        is_chosen = number in numbers and turn.is_chosen
        if is_chosen and turn.seat is not None and (motives or table.seats[turn.seat].is_program):
            chapter, *_ = table.game.show.chapters(before, [turn], table.names, words)
            kept_motives = () if motives is None else msgspec.json.decode(motives, type=tuple[Motive, ...])
            why = programs.motives_text(words, before, kept_motives) if kept_motives else words("reasons-none")
            yield words("reasons", move=chapter.caption, why=why)


VERBS: Final[Mapping[str, Verb]] = {"hint": press_hint, "reasons": show_why}
