"""The button and the menu by which spectators guess."""

from collections.abc import Mapping
from typing import Final

from bot.asking import Asking, Verb
from bot.controls.control import menu_view
from bot.guessing import choices, guess
from bot.posts.ids import ControlId


async def open_guess(asking: Asking, _control: ControlId) -> None:
    """Ask a spectator what will happen; a button of an earlier board asks for the current one."""
    table = await asking.house.tables.running(asking.channel_id)
    offered = choices(table, asking.person.id, asking.words)
    menu = ControlId("guessed", *table.board)
    view = menu_view(menu, placeholder=asking.words("guess-choose"), options=offered)
    await asking.answer(asking.words("guess-asked"), view=view)


async def note(asking: Asking, control: ControlId) -> None:
    """Note what was chosen."""
    table = await guess(asking.house.tables, asking.channel_id, asking.person, asking.chosen, board=control.board)
    labels = dict(choices(table, asking.person.id, asking.words))
    await asking.update(asking.words("guess-noted", choice=labels[asking.chosen]), view=None)


VERBS: Final[Mapping[str, Verb]] = {"guess": open_guess, "guessed": note}
