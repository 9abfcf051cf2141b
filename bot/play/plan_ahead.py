"""Somebody who waits plans a move for a turn to come, sees what they have planned, and takes it back."""

from dataclasses import replace

from bot.play.stale_board import StaleBoard
from bot.play.tables import Tables
from bot.table import BoardId, Person
from bot.table.rows import NewPlan


async def plan_ahead(tables: Tables, channel_id: int, person: Person, board: BoardId, body: bytes) -> None:
    """Keep a planned move behind earlier ones; its person is there again. Raises Refused, or StaleBoard if changed."""
    async with tables.writing() as writer:
        table = await tables.running_in(writer, channel_id, board)
        if table.seats[table.must_seat(person.id)] in table.to_act:
            raise StaleBoard(table)
        await writer.keep_plan(NewPlan(match_id=table.row.id, person_id=person.id, turn=table.turn, body=body))
        await writer.attend(table.row.id, person.id)
        if table.waits:
            await tables.owe(writer, replace(table, seats=await writer.seats(table.row.id)))


async def take_back_plans(tables: Tables, channel_id: int, person: Person, match_id: int) -> None:
    """Forget what a person has planned. Raises Refused, or StaleBoard if none of it waits any more."""
    async with tables.writing() as writer:
        table = await tables.running_in(writer, channel_id)
        if table.row.id != match_id or not await writer.take_back_plans(match_id, person.id):
            raise StaleBoard(table)
