"""Who is asked to take a seat, and games from files that wait for those who are to play in them."""

import msgspec
from sqlalchemy import delete, insert, select, update

from bot.store.columns import columns
from bot.store.schema import imports, matches, seat_offers, seats
from bot.store.table_access import TableAccess
from bot.table.rows import ImportRow, SeatOfferRow, SeatOfferStatus


class SeatOfferReader(TableAccess):
    """Reads who is asked."""

    async def seat_offer(self, match_id: int, person_id: int) -> SeatOfferRow | None:
        """Return the seat that a person is or was offered in a match."""
        offered = select(*columns(seat_offers, SeatOfferRow)).where(seat_offers.c.match_id == match_id)
        return await self._one(offered.where(seat_offers.c.person_id == person_id), SeatOfferRow)

    async def waiting_import(self, import_id: int) -> ImportRow | None:
        """Return a game from a file that waits; None for one that has begun or was refused."""
        waiting = select(*columns(imports, ImportRow)).where(imports.c.id == import_id)
        return await self._one(self._to_stay(waiting), ImportRow)

    async def matches_begun_from(
        self, start: bytes, *, guild_id: int | None, only_over: bool, seated: tuple[int, int] | None = None
    ) -> tuple[int, ...]:
        """Return the matches of a server that began from a position; `only_over` those that are over.

        `seated` are those with this person at this place in turn order.
        """
        found = select(matches.c.id).where(matches.c.guild_id == guild_id, matches.c.start == start)
        if only_over:
            found = found.where(matches.c.status == "over")
        if seated is not None:
            there = (seats.c.person_id == seated[0]) & (seats.c.position == seated[1])
            found = found.join(seats, seats.c.match_id == matches.c.id).where(there)
        return tuple(await self._connection.scalars(found))


class SeatOfferWriter(SeatOfferReader):
    """Writes who is asked, and what they answer."""

    async def offer_seat(self, row: SeatOfferRow) -> None:
        """Offer a seat; whoever was offered it before is not asked any more."""
        same_seat = (seat_offers.c.match_id == row.match_id) & (seat_offers.c.old_id == row.old_id)
        lapsing = update(seat_offers).where(same_seat, seat_offers.c.status == "open")
        await self._connection.execute(lapsing.values(status="lapsed"))
        await self._connection.execute(insert(seat_offers).values(**msgspec.structs.asdict(row)))

    async def end_seat_offer(self, row: SeatOfferRow, status: SeatOfferStatus) -> None:
        """Write down what has become of an offer."""
        of_person = (seat_offers.c.match_id == row.match_id) & (seat_offers.c.person_id == row.person_id)
        await self._connection.execute(update(seat_offers).where(of_person).values(status=status))

    async def keep_import(self, row: ImportRow) -> int:
        """Let a game from a file wait, instead of the one that waited in its channel; return its id."""
        await self._connection.execute(delete(imports).where(imports.c.channel_id == row.channel_id))
        keeping = insert(imports).values(**msgspec.structs.asdict(row)).returning(imports.c.id)
        import_id: int = (await self._connection.execute(keeping)).scalar_one()
        return import_id

    async def set_import_seats(self, import_id: int, seats: bytes) -> None:
        """Write down who has agreed."""
        await self._connection.execute(update(imports).where(imports.c.id == import_id).values(seats=seats))

    async def drop_import(self, import_id: int) -> None:
        """Forget a game from a file: it has begun, or somebody does not want to play in it."""
        await self._connection.execute(delete(imports).where(imports.c.id == import_id))
