"""The button and the menu by which spectators guess."""

from collections.abc import Mapping
from typing import Final

from bot.asking import Asking, Verb
from bot.controls.control import menu_view
from bot.guessing import choices, guess
from bot.posts.ids import ControlId, number_in
from bot.tables.guessable import decided


async def open_guess(asking: Asking, _control: ControlId) -> None:
    """Ask a spectator what will happen; a button of an earlier board asks for the current one."""
    table = await asking.house.tables.running(asking.channel_id)
    offered = choices(table, asking.person.id, asking.words)
    menu = ControlId("guessed", *table.board, str(decided(table) + 1))
    view = menu_view(menu, placeholder=asking.words("guess-choose"), options=offered)
    await asking.answer(asking.words("guess-asked"), view=view)


async def note(asking: Asking, control: ControlId) -> None:
    """Note what was chosen."""
    tables, chosen, number = asking.house.tables, asking.chosen, number_in(control.rest)
    table = await guess(tables, asking.channel_id, asking.person, chosen, match_id=control.match, number=number)
    labels = dict(choices(table, asking.person.id, asking.words))
    await asking.update(asking.words("guess-noted", choice=labels[chosen]), view=None)


VERBS: Final[Mapping[str, Verb]] = {"guess": open_guess, "guessed": note}
