"""What players ask to take back, and who agrees."""

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.columns import columns, read
from bot.store.schema import consents, wishes
from bot.store.session import Session
from bot.table.rows import WishRow, WishStatus


class UndoRequestReader(Session):
    """Reads requests, and who has agreed."""

    async def undo_requests(self, match_id: int, revision: int) -> tuple[WishRow, ...]:
        """List the wishes on one board, open or not."""
        on_board = (wishes.c.match_id == match_id) & (wishes.c.revision == revision)
        found = await self._connection.execute(select(*columns(wishes, WishRow)).where(on_board))
        return tuple(read(values, WishRow) for values in found.mappings())

    async def consents(self, wish: WishRow) -> frozenset[int]:
        """Return who has agreed to a wish."""
        to_wish = (
            (consents.c.match_id == wish.match_id)
            & (consents.c.revision == wish.revision)
            & (consents.c.asker_id == wish.person_id)
        )
        return frozenset(await self._connection.scalars(select(consents.c.person_id).where(to_wish)))


class UndoRequestWriter(UndoRequestReader):
    """Writes requests, and what is answered to them."""

    async def make_undo_request(self, wish: WishRow) -> None:
        """Write down a wish; those on other boards of the match are over."""
        still_open = (wishes.c.match_id == wish.match_id) & (wishes.c.status == "open")
        elsewhere = update(wishes).where(still_open, wishes.c.revision != wish.revision)
        await self._connection.execute(elsewhere.values(status="lapsed"))
        await self._connection.execute(insert(wishes).values(**msgspec.structs.asdict(wish)))

    async def consent(self, wish: WishRow, person_id: int) -> None:
        """Write down that a person agrees to a wish; once more changes nothing."""
        agreeing = upsert(consents).values(
            match_id=wish.match_id, revision=wish.revision, asker_id=wish.person_id, person_id=person_id
        )
        await self._connection.execute(agreeing.on_conflict_do_nothing())

    async def end_undo_request(self, wish: WishRow, status: WishStatus) -> None:
        """Write down what has become of a wish."""
        made = (wishes.c.match_id == wish.match_id) & (wishes.c.revision == wish.revision)
        await self._connection.execute(
            update(wishes).where(made, wishes.c.person_id == wish.person_id).values(status=status)
        )
