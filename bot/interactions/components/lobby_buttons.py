"""The lobby's buttons: join (with a menu of the free sides), leave, start."""

from collections.abc import Mapping
from typing import Final

from bot.interactions.components.component import menu_view
from bot.interactions.context import Asking, Verb
from bot.play import lobby
from bot.table.posts.custom_id import ControlId
from bot.table.seats import free_sides, side_note


async def join(asking: Asking, control: ControlId) -> None:
    """Ask the person which side they want."""
    table = await lobby.find_lobby(asking.house.tables, asking.channel_id, board=control.board)
    others = [seat for seat in table.seats if seat.person_id != asking.person.id]
    options = [(side, table.played.side_name(side, asking.words)) for side in free_sides(table.played, others)]
    view = menu_view(
        ControlId("side", *control.board),
        placeholder=asking.words("lobby-choose-placeholder"),
        options=options,
        notes={side: side_note(table.played, asking.words, side) for side, _ in options},
    )
    await asking.answer(asking.words("lobby-choose"), view=view)


async def choose_side(asking: Asking, control: ControlId) -> None:
    """Seat the person with the chosen side."""
    tables = asking.house.tables
    table = await lobby.join(tables, asking.channel_id, asking.person, asking.chosen, board=control.board)
    seat = table.seats[table.must_seat(asking.person.id)]
    await asking.update(asking.words("joined", side=table.played.side_name(seat.side, asking.words)), view=None)


async def leave(asking: Asking, control: ControlId) -> None:
    """Take the person out of the lobby."""
    await lobby.leave(asking.house.tables, asking.channel_id, asking.person, board=control.board)
    await asking.answer(asking.words("left"))


async def start(asking: Asking, control: ControlId) -> None:
    """Begin the match."""
    await lobby.start(asking.house.tables, asking.channel_id, asking.person, board=control.board)
    await asking.answer(asking.words("started"))


VERBS: Final[Mapping[str, Verb]] = {"join": join, "side": choose_side, "leave": leave, "start": start}
