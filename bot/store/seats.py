"""The people at a table: their order and sides, who is absent, and who is asked to sit there or play on from a file."""

from collections.abc import Collection, Mapping
from functools import cache
from itertools import groupby
from typing import Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    and_,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    not_,
    null,
    or_,
    select,
    update,
)

from bot.store.errors import AlreadySeated, NoSuchMatch, SideTaken
from bot.store.schema import former_seats, imports, matches, seat_offers, seats
from bot.store.table_access import Dialect, TableAccess, change_match, columns, insert_if_free, read
from bot.table.rows import ImportRow, SeatOfferRow, SeatOfferStatus, SeatRow

SEATS: Final = select(*columns(seats, SeatRow)).where(seats.c.match_id == bindparam("match")).order_by(seats.c.position)


class SeatReader(TableAccess):
    """Reads who sits where, and who is asked to."""

    async def seats(self, match_id: int) -> tuple[SeatRow, ...]:
        """Return the people at the table in turn order."""
        return await self._all(SEATS, SeatRow, match=match_id)

    async def seats_of(self, match_ids: Collection[int]) -> Mapping[int, tuple[SeatRow, ...]]:
        """Return the people at several tables by match, each table in turn order."""
        at_tables = select(*columns(seats, SeatRow)).where(seats.c.match_id.in_(match_ids))
        found = await self._all(at_tables.order_by(seats.c.match_id, seats.c.position), SeatRow)
        return {match_id: tuple(there) for match_id, there in groupby(found, key=lambda seat: seat.match_id)}

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
        """Return a server's matches begun from a position; those over with `only_over`, with a person at a place."""
        found = select(matches.c.id).where(matches.c.guild_id == guild_id, matches.c.start == start)
        if only_over:
            found = found.where(matches.c.status == "over")
        if seated is not None:
            there = (seats.c.person_id == seated[0]) & (seats.c.position == seated[1])
            found = found.join(seats, seats.c.match_id == matches.c.id).where(there)
        return tuple(await self._connection.scalars(found))

    async def former_seats(self, match_id: int, person_id: int) -> frozenset[int]:
        """Return the places in turn order that a person has had in a game, and given to somebody else."""
        theirs = (former_seats.c.match_id == match_id) & (former_seats.c.person_id == person_id)
        return frozenset(await self._connection.scalars(select(former_seats.c.position).where(theirs)))

    async def erased_seats(self, match_id: int) -> frozenset[int]:
        """Return the places that people have had and given up who were erased since."""
        theirs = (former_seats.c.match_id == match_id) & (former_seats.c.person_id < 0)
        return frozenset(await self._connection.scalars(select(former_seats.c.position).where(theirs)))


THEIRS: Final = seats.c.person_id == bindparam("person")
ATTENDING: Final = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"))
    .values(
        missed=false(),
        stand_in=case((THEIRS, false()), else_=seats.c.stand_in),
        stand_in_level=case((THEIRS, null()), else_=seats.c.stand_in_level),
    )
)
ATTEND: Final = ATTENDING.where(or_(seats.c.missed, and_(THEIRS, seats.c.stand_in)))
ACT: Final = ATTENDING.where(or_(seats.c.missed, THEIRS)).values(
    acted=case((THEIRS, bindparam("turn")), else_=seats.c.acted)
)
NOTE_ACTED: Final = update(seats).where(seats.c.match_id == bindparam("match"), THEIRS).values(acted=bindparam("turn"))


NOBODY_ABSENT: Final = {"missed": False, "stand_in": False, "stand_in_level": None}
LAPSE: Final = (
    update(seat_offers)
    .where(
        seat_offers.c.match_id == bindparam("match"),
        seat_offers.c.old_id == bindparam("old"),
        seat_offers.c.status == "open",
    )
    .values(status="lapsed")
)
"""An offer ends with the seat of who has it: a program that comes later may have the same number."""


def _is_new() -> ColumnElement[bool]:
    """Return whether who is named has finished no game of the kind of a match."""
    theirs, played = seats.alias("theirs"), matches.alias("played")
    game = select(matches.c.game).where(matches.c.id == bindparam("match")).scalar_subquery()
    finished = select(theirs.c.match_id).join(played, played.c.id == theirs.c.match_id)
    return not_(
        finished.where(
            theirs.c.person_id == bindparam("person"), played.c.status == "over", played.c.game == game
        ).exists()
    )


IS_NEW: Final = _is_new()


@cache
def _seating(dialect: Dialect) -> Executable:
    """Return the statement that gives the last place to who is named, unless they or their side have one."""
    last = select(func.coalesce(func.max(seats.c.position) + 1, 0)).where(seats.c.match_id == bindparam("match"))
    seating = insert_if_free(dialect, seats).values(position=last.scalar_subquery(), is_new=IS_NEW)
    statement: Executable = seating.returning(*columns(seats, SeatRow))
    return statement


class SeatWriter(SeatReader):
    """Writes who comes and goes, who acts, and what those answer who are asked."""

    async def add_seat(
        self,
        match_id: int,
        *,
        person_id: int,
        name: str,
        side: str,
        level: str | None = None,
        brought: int | None = None,
    ) -> SeatRow:
        """Seat a person, or a program of a level, last in order. Raises AlreadySeated, SideTaken or NoSuchMatch."""
        named = {"match_id": match_id, "person_id": person_id, "name": name, "side": side, "level": level}
        async with self._refusing(NoSuchMatch, unless=match_id):
            seating = await self._connection.execute(
                _seating(self._dialect), {"match": match_id, "person": person_id, "brought": brought, **named}
            )
        seated = seating.mappings().first()
        if seated is None:
            is_seated = any(seat.person_id == person_id for seat in await self.seats(match_id))
            raise AlreadySeated if is_seated else SideTaken
        await self.note_name(person_id, name)
        await change_match(self._connection, match_id)
        return read(seated, SeatRow)

    async def change_side(self, match_id: int, *, person_id: int, side: str) -> None:
        """Give a seated person another side; the seat keeps its place. Raises SideTaken or NoSuchMatch."""
        changing = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        async with self._refusing(AlreadySeated, SideTaken):
            await self._connection.execute(changing.values(side=side))
        await change_match(self._connection, match_id)

    async def remove_seat(self, match_id: int, *, person_id: int) -> bool:
        """Take a person from the table; false if they had no seat. Raises NoSuchMatch."""
        leaving = delete(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        left = await self._connection.execute(leaving)
        await self._connection.execute(LAPSE, {"match": match_id, "old": person_id})
        await change_match(self._connection, match_id)
        return left.rowcount == 1

    async def replace_person(
        self, match_id: int, person_id: int, *, by: int, name: str, level: str | None = None
    ) -> None:
        """Give a seat with its place to another person or a program. Raises AlreadySeated or NoSuchMatch."""
        seat = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        async with self._refusing(AlreadySeated, SideTaken):
            await self._connection.execute(
                seat.values(person_id=by, name=name, level=level, acted=None, is_new=IS_NEW, **NOBODY_ABSENT),
                {"match": match_id, "person": by},
            )
        await self.note_name(by, name)
        await self._connection.execute(LAPSE, {"match": match_id, "old": person_id})
        await change_match(self._connection, match_id)

    async def note_former_seat(self, seat: SeatRow) -> None:
        """Note that a person has sat there in a game that is on."""
        await self._upsert(
            former_seats,
            {"match_id": seat.match_id, "person_id": seat.person_id, "position": seat.position},
            key=("match_id", "person_id", "position"),
        )

    async def rename(self, match_id: int, person_id: int, name: str) -> None:
        """Write down what a person is called now."""
        theirs = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        await self._connection.execute(theirs.values(name=name))
        await self.note_name(person_id, name)

    async def attend(self, match_id: int, person_id: int) -> None:
        """Note that a person has come to the table: the seat is theirs, and nobody has missed anything since."""
        await self._connection.execute(ATTEND, {"match": match_id, "person": person_id})

    async def act(self, match_id: int, person_id: int, turn: int) -> None:
        """Note that a person has come to the table, as above, and plays a turn."""
        await self._connection.execute(ACT, {"match": match_id, "person": person_id, "turn": turn})

    async def note_acted(self, match_id: int, person_id: int, turn: int | None) -> None:
        """Note which turn is the last that a person has played, and nobody for them; None for none."""
        await self._connection.execute(NOTE_ACTED, {"match": match_id, "person": person_id, "turn": turn})

    async def miss(self, match_id: int, person_id: int, *, stand_in: str | None) -> None:
        """Note that a person's turn was played for them: by a stand-in of a level, who goes on, or None for none."""
        missing = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        is_there = stand_in is not None
        await self._connection.execute(missing.values(missed=True, stand_in=is_there, stand_in_level=stand_in))

    async def call_stand_in(self, match_id: int, person_id: int) -> None:
        """Let a stand-in play for a person from now on, who finds its level itself."""
        absent = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        await self._connection.execute(absent.values(stand_in=True, stand_in_level=None))

    async def offer_seat(self, row: SeatOfferRow) -> None:
        """Offer a seat; whoever was offered it before is not asked any more."""
        same_seat = (seat_offers.c.match_id == row.match_id) & (seat_offers.c.old_id == row.old_id)
        lapsing = update(seat_offers).where(same_seat, seat_offers.c.status == "open")
        await self._connection.execute(lapsing.values(status="lapsed"))
        await self._connection.execute(insert(seat_offers).values(**msgspec.structs.asdict(row)))
        await self.note_name(row.person_id, row.name)
        await self.note_name(row.giver_id, row.giver_name)

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
