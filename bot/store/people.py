"""People: how they want to be called, what they have been told about pads, what they plan, and what they guess."""

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Integer, bindparam, case, cast, delete, func, insert, select, true, update

from bot.store.schema import coached, guesses, matches, people, plans, regular_posts, wishes
from bot.store.table_access import TableAccess, columns
from bot.table.rows import NewPlan, PersonRow, PlanRow, Score

PERSON: Final = select(*columns(people, PersonRow)).where(people.c.person_id == bindparam("person"))
PLANS: Final = select(*columns(plans, PlanRow)).where(plans.c.match_id == bindparam("match")).order_by(plans.c.id)
PLANS_OF: Final = PLANS.where(plans.c.person_id == bindparam("person"))
FORGET: Final = delete(plans).where(plans.c.match_id == bindparam("match"), plans.c.person_id == bindparam("person"))
COUNT: Final = (
    select(func.count())
    .select_from(guesses)
    .where(guesses.c.match_id == bindparam("match"), guesses.c.number == bindparam("number"))
)
"""What is asked at every pad or turn: built once."""


class PersonReader(TableAccess):
    """Reads what people have chosen, planned and guessed, and what they have been told."""

    async def person(self, person_id: int) -> PersonRow:
        """Return how a person wants to be called."""
        return await self._one(PERSON, PersonRow, person=person_id) or PersonRow(person_id=person_id)

    async def wishers(self, guild_id: int) -> tuple[int, ...]:
        """Return who wants to be told of tables in a server that look for players."""
        asked = select(wishes.c.person_id).where(wishes.c.guild_id == guild_id)
        return tuple(await self._connection.scalars(asked.order_by(wishes.c.person_id)))

    async def wishes_of(self, person_id: int) -> frozenset[int]:
        """Return of which servers' tables a person wants to be told."""
        return frozenset(
            await self._connection.scalars(select(wishes.c.guild_id).where(wishes.c.person_id == person_id))
        )

    async def coached(self, person_id: int, pad: str, since: str) -> int:
        """Return how many lines a person has been told about a pad before their last move, which is at `since`."""
        told_before = coached.c.lines - case((coached.c.since == since, 1), else_=0)
        query = select(told_before).where(coached.c.person_id == person_id, coached.c.pad == pad)
        return await self._connection.scalar(query) or 0

    async def plans(self, match_id: int, person_id: int | None = None) -> tuple[PlanRow, ...]:
        """Return what a person has planned in a match, or everybody, in the order in which it is to be played."""
        if person_id is None:
            return await self._all(PLANS, PlanRow, match=match_id)
        return await self._all(PLANS_OF, PlanRow, match=match_id, person=person_id)

    async def guess_scores(self, match_id: int, *, until: int = 2**31 - 1) -> tuple[Score, ...]:
        """Return who has guessed in a match up to a number, the best first."""
        right, made = func.sum(cast(guesses.c.right, Integer)), func.count()
        decided = select(guesses.c.person_id, func.max(guesses.c.name), right, made).where(
            guesses.c.match_id == match_id, guesses.c.number <= until, guesses.c.right.is_not(None)
        )
        found = await self._connection.execute(
            decided.group_by(guesses.c.person_id).order_by(right.desc(), made, guesses.c.person_id)
        )
        return tuple(Score(person_id=who, name=name, right=hits, guesses=count) for who, name, hits, count in found)

    async def hidden_people(self, person_ids: Collection[int]) -> frozenset[int]:
        """Return who of some people wants nobody to see what they have come to."""
        hidden = select(people.c.person_id).where(people.c.person_id.in_(person_ids), people.c.standing == "hidden")
        return frozenset(await self._connection.scalars(hidden))

    async def score_of(self, person_id: int, guild_id: int | None = None) -> tuple[int, int]:
        """Return how many guesses of a person were right, of how many, in a server or everywhere."""
        right, made = func.sum(cast(guesses.c.right, Integer)), func.count(guesses.c.right)
        theirs = select(right.label("right"), made.label("guesses")).where(guesses.c.person_id == person_id)
        if guild_id is not None:
            there = matches.c.id == guesses.c.match_id
            theirs = theirs.join(matches, there).where(matches.c.guild_id == guild_id)
        found = (await self._connection.execute(theirs)).mappings().one()
        return found["right"] or 0, found["guesses"]

    async def count_guesses(self, match_id: int, number: int) -> int:
        """Return how many people have guessed in a match what comes with a number."""
        return await self._connection.scalar(COUNT, {"match": match_id, "number": number}) or 0


class PersonWriter(PersonReader):
    """Writes what people choose, plan and guess, and what they are told.

    What can be guessed in a match is counted from 1. A guess stays with its `number` whatever is taken back, and is
    decided again when that comes again.
    """

    async def keep_person(self, row: PersonRow) -> None:
        """Write how a person wants to be called over what was there."""
        await self._upsert(people, msgspec.structs.asdict(row), key=("person_id",))

    async def keep_wish(self, person_id: int, guild_id: int) -> None:
        """Note that a person wants to be told of tables in a server."""
        wish = {"guild_id": guild_id, "person_id": person_id}
        await self._upsert(wishes, wish, key=tuple(wish))

    async def drop_wish(self, person_id: int, guild_id: int | None) -> None:
        """Note that a person no longer wants to be told of a server's tables; without a server, of any."""
        theirs = wishes.c.person_id == person_id
        theirs &= true() if guild_id is None else wishes.c.guild_id == guild_id
        await self._connection.execute(delete(wishes).where(theirs))

    async def note_language(self, person_id: int, language: str) -> None:
        """Note in which language somebody uses Discord, if they have settings or are reminded of puzzles."""
        for table, column in ((people, people.c.person_id), (regular_posts, regular_posts.c.place_id)):
            await self._connection.execute(update(table).where(column == person_id).values(language=language))

    async def keep_coached(self, person_id: int, pad: str, lines: int, since: str = "") -> None:
        """Note how many lines a person has been told about a pad, the last of them when their last move was `since`."""
        noted = {"person_id": person_id, "pad": pad, "lines": lines, "since": since}
        await self._upsert(coached, noted, key=("person_id", "pad"))

    async def keep_plan(self, new: NewPlan) -> None:
        """Keep a planned move behind those that its player has planned before; why others were dropped is told."""
        of_person = (plans.c.match_id == new.match_id) & (plans.c.person_id == new.person_id)
        await self._connection.execute(delete(plans).where(of_person, plans.c.dropped.is_not(None)))
        await self._connection.execute(insert(plans).values(**msgspec.structs.asdict(new)))

    async def mark_plan_played(self, plan_id: int, turn: int) -> None:
        """Note by which turn a plan was played."""
        await self._connection.execute(update(plans).where(plans.c.id == plan_id).values(played=turn))

    async def drop_plan(self, plan_id: int, reason: bytes) -> None:
        """Note why a plan is not played, nor any more if it was."""
        await self._connection.execute(update(plans).where(plans.c.id == plan_id).values(played=None, dropped=reason))

    async def forget_plans(self, match_id: int, person_id: int) -> None:
        """Forget all that a person has planned in a match, and what became of it."""
        await self._connection.execute(FORGET, {"match": match_id, "person": person_id})

    async def take_back_plans(self, match_id: int, person_id: int) -> bool:
        """Forget what a person has planned that still waits; false if nothing does."""
        of_person = (plans.c.match_id == match_id) & (plans.c.person_id == person_id)
        waiting = of_person & plans.c.played.is_(None) & plans.c.dropped.is_(None)
        return (await self._connection.execute(delete(plans).where(waiting))).rowcount > 0

    async def make_guess(self, match_id: int, number: int, *, person_id: int, name: str, choice: str) -> None:
        """Note what a person thinks will happen, in place of what they thought before."""
        key = {"match_id": match_id, "number": number, "person_id": person_id}
        await self._upsert(guesses, {**key, "name": name, "choice": choice}, key=tuple(key))
        await self.note_name(person_id, name)

    async def decide_guesses(self, match_id: int, number: int, *, right: Collection[str]) -> tuple[str, ...] | None:
        """Decide all guesses of a number; return who was right, the first to guess first, None without any guess."""
        of_number = (guesses.c.match_id == match_id) & (guesses.c.number == number)
        decided = await self._connection.execute(
            update(guesses).where(of_number).values(right=guesses.c.choice.in_(right))
        )
        names = select(guesses.c.name).where(of_number, guesses.c.right).order_by(guesses.c.id)
        return tuple(await self._connection.scalars(names)) if decided.rowcount else None
