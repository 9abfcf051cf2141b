"""The last turns as people count them, in words that fit into a message however many there are."""

import random

import pytest

from bot.table import Table
from bot.table.last_turns import journal_turns, last_turns_text, turn_texts
from bot.table.posts.post import TEXT_LIMIT
from engine.core import Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from render.core import words_in
from tests.bot.table.tables import seats, table
from tests.every_game.matches import new_match, random_turn

WORDS = words_in("en")


def played(turns: int) -> Table:
    """Return a table of seven with the longest names after so many turns of the journal."""
    match = new_match(FEARSOME_FLOORS, 7, 5)
    names = ["*" * 32] * 7
    given = table(match.state, seats(*zip(names, match.state.colours, strict=True)))
    luck = random.Random(2)
    for _ in range(turns):
        match = random_turn(match, luck)
    return Table(given.row, given.game, given.seats, match)


def test_what_came_of_itself_belongs_to_what_was_chosen_before_it() -> None:
    whole = played(60)
    turns = whole.started_match.journal.turns
    chosen = sum(turn.seat is not None for turn in turns)
    assert journal_turns(whole, chosen) == len(turns)
    for count in range(1, chosen + 1):
        taken = turns[-journal_turns(whole, count) :]
        assert taken[0].seat is not None
        assert sum(turn.seat is not None for turn in taken) == count
    for wrong in (0, -1, chosen + 1):
        with pytest.raises(Refused):
            journal_turns(whole, wrong)


def test_however_many_turns_there_are_their_row_leaves_room_in_a_message() -> None:
    whole = played(150)
    sentences = list(turn_texts(whole.public, WORDS, last=150))
    assert len(sentences) > 100
    row = last_turns_text(whole.public, WORDS, last=150)
    assert row.endswith("…")
    assert len(WORDS("moderation-undo", who="*" * 64, turns=150, what=row)) < TEXT_LIMIT / 2
    assert last_turns_text(whole.public, WORDS, last=journal_turns(whole, 1)) == sentences[-1]
