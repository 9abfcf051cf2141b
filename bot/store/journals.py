"""Journals of matches: where they began, their turns, what is left to redo, and what players ask to take back."""

from collections.abc import Collection, Mapping
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update

from bot.store.errors import NoSuchMatch, StaleTurn
from bot.store.schema import consent_requests, consents, matches, turns
from bot.store.table_access import CHANGE, TableAccess, change_match, columns, read
from bot.table.rows import ConsentRequestRow, ConsentRequestStatus, StoredJournal

JOURNAL: Final = select(*(matches.c[part] for part in ("game", "schema", "start", "undone", "fate", "orders"))).where(
    matches.c.id == bindparam("match"), matches.c.start.is_not(None)
)
TURNS: Final = select(turns.c.body).where(turns.c.match_id == bindparam("match")).order_by(turns.c.number)


class JournalReader(TableAccess):
    """Reads journals, the requests to take turns back, and who has agreed."""

    async def journal(self, match_id: int) -> StoredJournal | None:
        """Return the journal; None if there is no such match or it has not begun."""
        match = (await self._connection.execute(JOURNAL, {"match": match_id})).mappings().first()
        if match is None:
            return None
        bodies = await self._connection.scalars(TURNS, {"match": match_id})
        return StoredJournal(turns=tuple(bodies), **match)

    async def turns_played_in(self, match_ids: Collection[int]) -> Mapping[int, int]:
        """Return how many turns each match has; the last one's number is found at once, however long they are."""
        last = select(func.coalesce(func.max(turns.c.number), 0)).where(turns.c.match_id == matches.c.id)
        counted = select(matches.c.id, last.scalar_subquery().label("played")).where(matches.c.id.in_(match_ids))
        return {match.id: match.played for match in await self._connection.execute(counted)}

    async def consent_requests(self, match_id: int, revision: int) -> tuple[ConsentRequestRow, ...]:
        """Return the requests on one board, open or not."""
        on_board = (consent_requests.c.match_id == match_id) & (consent_requests.c.revision == revision)
        found = await self._connection.execute(select(*columns(consent_requests, ConsentRequestRow)).where(on_board))
        return tuple(read(values, ConsentRequestRow) for values in found.mappings())

    async def consents(self, request: ConsentRequestRow) -> frozenset[int]:
        """Return who has agreed to a request."""
        of_request = (
            (consents.c.match_id == request.match_id)
            & (consents.c.revision == request.revision)
            & (consents.c.asker_id == request.person_id)
        )
        return frozenset(await self._connection.scalars(select(consents.c.person_id).where(of_request)))


_turn: Final = {"match": turns.c.match_id, "turn": turns.c.number, "written": turns.c.body}
_count: Final = select(func.count()).select_from(turns).where(turns.c.match_id == bindparam("match")).scalar_subquery()
APPEND: Final = (
    insert(turns)
    .from_select(
        list(_turn.values()),
        select(*(bindparam(name, type_=column.type) for name, column in _turn.items())).where(
            _count == bindparam("turn", type_=turns.c.number.type) - 1
        ),
    )
    .execution_options(preserve_rowcount=True)
)
"""The turn after the last one, and no other: built once."""

ADVANCE: Final = CHANGE.values(revision=matches.c.revision + 1)


class JournalWriter(JournalReader):
    """Writes turns and takes them away, and writes what is asked and answered about that."""

    async def append_turn(
        self, match_id: int, number: int, body: bytes, *, undone: bytes, fate: bytes, orders: bytes = b"[]"
    ) -> None:
        """Write the turn after the last one, with what is left to redo and of fate. Raises StaleTurn or NoSuchMatch."""
        turn = {"match": match_id, "turn": number, "written": body}
        async with self._refusing(NoSuchMatch, StaleTurn, unless=match_id):
            written = await self._connection.execute(APPEND, turn)
        if written.rowcount != 1:
            raise StaleTurn
        left = {"undone": undone, "fate": fate, "orders": orders}
        await change_match(self._connection, match_id, ADVANCE, **left)

    async def drop_turns(self, match_id: int, *, keep: int, undone: bytes, fate: bytes, orders: bytes = b"[]") -> None:
        """Drop every turn after the first `keep`, with what is left then. Raises NoSuchMatch."""
        left = {"undone": undone, "fate": fate, "orders": orders}
        await change_match(self._connection, match_id, ADVANCE, **left)
        await self._connection.execute(delete(turns).where(turns.c.match_id == match_id, turns.c.number > keep))

    async def set_orders(self, match_id: int, orders: bytes) -> None:
        """Write the standing orders that were given since the last turn; all controls stay true. Raises NoSuchMatch."""
        await change_match(self._connection, match_id, orders=orders)

    async def make_consent_request(self, request: ConsentRequestRow) -> None:
        """Write down a request; those on other boards of the match are over."""
        still_open = (consent_requests.c.match_id == request.match_id) & (consent_requests.c.status == "open")
        elsewhere = update(consent_requests).where(still_open, consent_requests.c.revision != request.revision)
        await self._connection.execute(elsewhere.values(status="lapsed"))
        await self._connection.execute(insert(consent_requests).values(**msgspec.structs.asdict(request)))

    async def consent(self, request: ConsentRequestRow, person_id: int) -> None:
        """Write down that a person agrees to a request; once more changes nothing."""
        consent = {
            "match_id": request.match_id,
            "revision": request.revision,
            "asker_id": request.person_id,
            "person_id": person_id,
        }
        await self._upsert(consents, consent, key=tuple(consent))

    async def end_consent_request(self, request: ConsentRequestRow, status: ConsentRequestStatus) -> None:
        """Write down what has become of a request."""
        made = (consent_requests.c.match_id == request.match_id) & (consent_requests.c.revision == request.revision)
        await self._connection.execute(
            update(consent_requests)
            .where(made, consent_requests.c.person_id == request.person_id)
            .values(status=status)
        )
