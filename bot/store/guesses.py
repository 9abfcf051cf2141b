"""What spectators think will happen, and how often they were right."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Integer, bindparam, cast, func, select, update

from bot.store.schema import guesses
from bot.store.table_access import TableAccess
from bot.table.rows import Score

COUNT: Final = (
    select(func.count())
    .select_from(guesses)
    .where(guesses.c.match_id == bindparam("match"), guesses.c.number == bindparam("number"))
)
"""What is asked at every turn: built once."""


class GuessReader(TableAccess):
    """Reads who was right."""

    async def guess_scores(self, match_id: int, *, until: int) -> tuple[Score, ...]:
        """Return who has guessed in a match up to a number, the best first."""
        right, made = func.sum(cast(guesses.c.right, Integer)), func.count()
        decided = select(guesses.c.person_id, func.max(guesses.c.name), right, made).where(
            guesses.c.match_id == match_id, guesses.c.number <= until, guesses.c.right.is_not(None)
        )
        found = await self._connection.execute(
            decided.group_by(guesses.c.person_id).order_by(right.desc(), made, guesses.c.person_id)
        )
        return tuple(Score(person_id=who, name=name, right=hits, guesses=count) for who, name, hits, count in found)

    async def count_guesses(self, match_id: int, number: int) -> int:
        """Return how many people have guessed in a match what comes with a number."""
        return await self._connection.scalar(COUNT, {"match": match_id, "number": number}) or 0


class GuessWriter(GuessReader):
    """Writes guesses.

    What can be guessed in a match is counted from 1. A guess stays with its `number` whatever is taken back, and is
    decided again when that comes again.
    """

    async def make_guess(self, match_id: int, number: int, *, person_id: int, name: str, choice: str) -> None:
        """Note what a person thinks will happen, in place of what they thought before."""
        key = {"match_id": match_id, "number": number, "person_id": person_id}
        await self._upsert(guesses, {**key, "name": name, "choice": choice}, key=tuple(key))

    async def decide_guesses(self, match_id: int, number: int, *, right: Collection[str]) -> tuple[str, ...] | None:
        """Decide all guesses of a number.

        Return the names of those who were right, the first to guess first; None where nobody has guessed.
        """
        of_number = (guesses.c.match_id == match_id) & (guesses.c.number == number)
        decided = await self._connection.execute(
            update(guesses).where(of_number).values(right=guesses.c.choice.in_(right))
        )
        names = select(guesses.c.name).where(of_number, guesses.c.right).order_by(guesses.c.id)
        return tuple(await self._connection.scalars(names)) if decided.rowcount else None
