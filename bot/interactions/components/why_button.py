"""The button below moves of programs by which they say why: what they thought when they moved, kept since then."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from bot.interactions.context import Context, Verb
from bot.play.archive import archived
from bot.table import TableView
from bot.table.posts.board_posts import may_be_asked
from bot.table.posts.custom_id import CustomId, number_in, turn_named, unknown_component
from bot.table.posts.post import TEXT_LIMIT
from bot.table.rows import MotivesRow
from bot.table.texts import clipped
from engine.core import Motive
from render.core import Words


async def show_why(context: Context, custom_id: CustomId) -> None:
    """Say why programs played the turns that the button names, from the first one to the last."""
    number, _, name = custom_id.rest.partition(".")
    tables, first = context.app.tables, number_in(number)
    public = await archived(tables, await context.channel_id(), None, custom_id.match)
    if not may_be_asked(public):
        raise unknown_component()
    last = turn_named(public, name)
    if public.standings is None and all(turn.seat is not None for turn in public.started_match.journal.turns[last:]):
        seen = await archived(tables, await context.channel_id(), context.person.id, custom_id.match)
        # Until luck has come, reasons tell what it could bring.
        seen.game.programs.must_foresee(seen, context.person.id)
    async with tables.store.reading() as reader:
        kept = await reader.motives(custom_id.match, first=first + 1, last=last + 1)
    lines = _lines(context.words, public, range(first, last + 1), kept)
    await context.answer(clipped("\n".join(lines), TEXT_LIMIT))


def _lines(words: Words, table: TableView, numbers: range, kept: Sequence[MotivesRow]) -> Iterator[str]:
    """Tell each of some turns, and why it was played."""
    match, programs = table.started_match, table.game.programs
    reasons = {(row.number - 1, row.at): row.motives for row in kept}
    for number, (before, turn) in enumerate(match.played_since(numbers.start), start=numbers.start):
        motives = reasons.get((number, turn.at))
        if number in numbers and turn.seat is not None and (motives or table.seats[turn.seat].is_program):
            chapter, *_ = table.game.show.chapters(before, [turn], table.names, words)
            kept_motives = () if motives is None else msgspec.json.decode(motives, type=tuple[Motive, ...])
            why = programs.motives_text(words, before, kept_motives) if kept_motives else words("reasons-none")
            yield words("reasons", move=chapter.caption, why=why)


VERBS: Final[Mapping[str, Verb]] = {"reasons": show_why}
