"""What players ask to take back, and who agrees."""

import msgspec
from sqlalchemy import insert, select, update

from bot.store.columns import columns, read
from bot.store.schema import consents, undo_requests
from bot.store.table_access import TableAccess
from bot.table.rows import UndoRequestRow, UndoRequestStatus


class UndoRequestReader(TableAccess):
    """Reads requests, and who has agreed."""

    async def undo_requests(self, match_id: int, revision: int) -> tuple[UndoRequestRow, ...]:
        """Return the requests on one board, open or not."""
        on_board = (undo_requests.c.match_id == match_id) & (undo_requests.c.revision == revision)
        found = await self._connection.execute(select(*columns(undo_requests, UndoRequestRow)).where(on_board))
        return tuple(read(values, UndoRequestRow) for values in found.mappings())

    async def consents(self, request: UndoRequestRow) -> frozenset[int]:
        """Return who has agreed to a request."""
        of_request = (
            (consents.c.match_id == request.match_id)
            & (consents.c.revision == request.revision)
            & (consents.c.asker_id == request.person_id)
        )
        return frozenset(await self._connection.scalars(select(consents.c.person_id).where(of_request)))


class UndoRequestWriter(UndoRequestReader):
    """Writes requests, and what is answered to them."""

    async def make_undo_request(self, request: UndoRequestRow) -> None:
        """Write down a request; those on other boards of the match are over."""
        still_open = (undo_requests.c.match_id == request.match_id) & (undo_requests.c.status == "open")
        elsewhere = update(undo_requests).where(still_open, undo_requests.c.revision != request.revision)
        await self._connection.execute(elsewhere.values(status="lapsed"))
        await self._connection.execute(insert(undo_requests).values(**msgspec.structs.asdict(request)))

    async def consent(self, request: UndoRequestRow, person_id: int) -> None:
        """Write down that a person agrees to a request; once more changes nothing."""
        consent = {
            "match_id": request.match_id,
            "revision": request.revision,
            "asker_id": request.person_id,
            "person_id": person_id,
        }
        await self._upsert(consents, consent, key=tuple(consent))

    async def end_undo_request(self, request: UndoRequestRow, status: UndoRequestStatus) -> None:
        """Write down what has become of a request."""
        made = (undo_requests.c.match_id == request.match_id) & (undo_requests.c.revision == request.revision)
        await self._connection.execute(
            update(undo_requests).where(made, undo_requests.c.person_id == request.person_id).values(status=status)
        )
