"""The button and the menu by which spectators guess; what can be guessed is in `bot.table.guesses`."""

from collections.abc import Mapping
from typing import Final

from bot.interactions.components.component import menu_view
from bot.interactions.context import Asking, Verb
from bot.table.guesses import choices, decided
from bot.table.posts.custom_id import ControlId, number_in
from engine.core import Reason, Refused


async def open_guess(asking: Asking, _control: ControlId) -> None:
    """Ask a spectator what will happen; a button of an earlier board asks for the current one."""
    table = await asking.house.tables.running(asking.channel_id)
    offered = choices(table, asking.person.id, asking.words)
    menu = ControlId("guessed", *table.board, str(decided(table) + 1))
    view = menu_view(menu, placeholder=asking.words("guess-choose"), options=offered)
    await asking.answer(asking.words("guess-asked"), view=view)


async def note(asking: Asking, control: ControlId) -> None:
    """Note what was chosen, in place of what the spectator thought so far.

    The menu says what came next when it was opened: a guess is good until that has happened.
    """
    tables, person, chosen, number = asking.house.tables, asking.person, asking.chosen, number_in(control.rest)
    async with tables.writing() as work:
        table = await tables.running_in(work, asking.channel_id)
        if (table.row.id, decided(table) + 1) != (control.match, number):
            raise Refused(Reason.of("guess-too-late"))
        labels = dict(choices(table, person.id, asking.words))
        if chosen not in labels:
            raise Refused(Reason.of("guess-too-late"))
        await work.guesses.make(control.match, number, person_id=person.id, name=person.name, choice=chosen)
    await asking.update(asking.words("guess-noted", choice=labels[chosen]), view=None)


VERBS: Final[Mapping[str, Verb]] = {"guess": open_guess, "guessed": note}
