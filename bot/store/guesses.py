"""What spectators think will happen, and how often they were right."""

from collections.abc import Collection

from sqlalchemy import Integer, delete, func, insert, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Score
from bot.store.schema import OPEN, guesses


class Guesses:
    """The guesses of all matches, within the transaction that gave this."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def make(self, match_id: int, *, person_id: int, name: str, choice: str) -> None:
        """Note what a person thinks will happen next, in place of what they thought before."""
        mine = (guesses.c.match_id == match_id) & (guesses.c.person_id == person_id) & OPEN
        await self._connection.execute(delete(guesses).where(mine))
        await self._connection.execute(
            insert(guesses).values(match_id=match_id, person_id=person_id, name=name, choice=choice)
        )

    async def decide(self, match_id: int, *, turn: int, right: Collection[str]) -> bool:
        """Let a turn decide all open guesses of a match; false where there were none."""
        deciding = update(guesses).where(guesses.c.match_id == match_id, OPEN)
        decided = await self._connection.execute(deciding.values(turn=turn, right=guesses.c.choice.in_(right)))
        return decided.rowcount > 0

    async def forget(self, match_id: int, *, after_turn: int) -> None:
        """Drop the guesses that turns after this one have decided: those turns have been taken back."""
        undone = (guesses.c.match_id == match_id) & (guesses.c.turn > after_turn)
        await self._connection.execute(delete(guesses).where(undone))

    async def scores(self, match_id: int) -> tuple[Score, ...]:
        """List who has guessed in a match, the best first."""
        right, made = func.sum(type_coerce(guesses.c.right, Integer)), func.count()  # a sum of booleans is read as one
        decided = select(guesses.c.person_id, func.max(guesses.c.name), right, made).where(
            guesses.c.match_id == match_id, guesses.c.turn.is_not(None)
        )
        found = await self._connection.execute(
            decided.group_by(guesses.c.person_id).order_by(right.desc(), made, guesses.c.person_id)
        )
        return tuple(Score(person_id=who, name=name, right=hits, guesses=count) for who, name, hits, count in found)
