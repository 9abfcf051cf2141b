"""What a channel is shown that watches another one's game: a message for each round."""

from collections import Counter
from itertools import chain, takewhile
from pathlib import Path

import msgspec

from bot.table.posts.post import Post
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.core import AnyMatch, Match
from tests.engine.claustrophobia.opponents.balance import whole_game
from tests.every_game.at_tables import THERE, at_table

ROUNDS = 3


def is_asked(match: AnyMatch, number: int) -> bool:
    """Whether somebody is asked for what comes after so many turns."""
    state = match.after(number)
    return CLAUSTROPHOBIA.due(state) is None and CLAUSTROPHOBIA.forced(state) is None


async def test_a_round_of_claustrophobia_is_one_message_with_both_its_rolls(tmp_path: Path) -> None:
    played = whole_game(Setup(), 0)
    first, *turns = played.journal.turns
    begun = Match.fold(CLAUSTROPHOBIA, msgspec.structs.replace(played.journal, turns=(first,)))
    async with at_table(tmp_path / "games.db", begun) as at:
        for number, turn in enumerate(turns, 1):
            if played.after(number).round > ROUNDS:
                break
            if is_asked(played, number) and turn.seat is not None:
                following = takewhile(lambda place: not is_asked(played, place), range(number + 1, len(turns) + 1))
                luck = chain(turn.luck, *(turns[place - 1].luck for place in following))
                await at.play(turn.seat, turn.move, list(luck))
        async with at.tables.store.reading() as reader:
            owed = [
                (played.after(row.turn).round, msgspec.json.decode(row.body, type=Post))
                for row in await reader.owed(THERE, limit=1000)
            ]
    before = [None, *(post.role for _, post in owed)]
    messages = Counter(
        number for (number, post), newest in zip(owed, before, strict=False) if newest not in post.traits.edits
    )
    assert messages == dict.fromkeys(range(1, ROUNDS + 2), 1)
    assert sum("Destiny dice" in post.text for _, post in owed) >= ROUNDS
