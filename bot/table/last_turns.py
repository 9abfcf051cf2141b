"""The last turns of a match as people count them: what somebody chose, together with what came of it by itself."""

from collections.abc import Iterator
from typing import Final

from bot.table.table import Table, TableView
from bot.table.texts import clipped
from engine.core import Reason, Refused
from render.core import Words

LONGEST_ROW: Final = 800
"""Characters; the sentence around the row has its own, and the board below it too: a message holds 2000 of them."""


def journal_turns(table: Table, chosen: int) -> int:
    """Return how many turns of the journal go with the last ones that people chose. Raises Refused for too many."""
    turns = table.started_match.journal.turns
    numbers = [number for number, turn in enumerate(turns) if turn.is_chosen]
    if not 1 <= chosen <= len(numbers):
        raise Refused(Reason.of("nothing-to-undo"))
    return len(turns) - numbers[-chosen]


def turn_texts(table: TableView, words: Words, *, last: int) -> Iterator[str]:
    """Put the last turns of the journal into words, the oldest first; what came of a turn by itself is told with it."""
    chosen = ""
    for state, turn in table.started_match.played_since(max(table.turn - last, 0)):
        what = table.game.show.chapters(state, [turn], table.names, words)[0].caption
        if not turn.is_chosen:
            chosen = words.sentences((chosen, what)) if chosen else ""
        else:
            if chosen:
                yield chosen
            chosen = what
    if chosen:
        yield chosen


def last_turns_text(table: TableView, words: Words, *, last: int) -> str:
    """Put what `turn_texts` gives of the last turns in a row; a long row is clipped."""
    row, *others = turn_texts(table, words, last=last)
    for what in others:
        if len(row) > LONGEST_ROW:
            break
        row = words.sentences((row, what))
    return clipped(row, LONGEST_ROW)


def fresh_luck_text(table: TableView, *, last: int) -> str:
    """Say that luck of the last turns will not come again if they are taken back; nothing where all of it will."""
    turns = table.started_match.journal.turns[-last:]
    return table.words("undo-afresh") if any(turn.luck and not turn.owes for turn in turns) else ""
