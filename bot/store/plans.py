"""Moves that people have planned for turns to come."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from bot.store.schema import plans
from bot.store.table_access import TableAccess, columns
from bot.table.rows import NewPlan, PlanRow

PLANS: Final = select(*columns(plans, PlanRow)).where(plans.c.match_id == bindparam("match")).order_by(plans.c.id)
PLANS_OF: Final = PLANS.where(plans.c.person_id == bindparam("person"))
FORGET: Final = delete(plans).where(plans.c.match_id == bindparam("match"), plans.c.person_id == bindparam("person"))
"""What is asked at every pad or turn: built once."""


class PlanReader(TableAccess):
    """Reads plans."""

    async def plans(self, match_id: int, person_id: int | None = None) -> tuple[PlanRow, ...]:
        """Return what a person has planned in a match, or everybody, in the order in which it is to be played."""
        if person_id is None:
            return await self._all(PLANS, PlanRow, match=match_id)
        return await self._all(PLANS_OF, PlanRow, match=match_id, person=person_id)


class PlanWriter(PlanReader):
    """Writes plans."""

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
