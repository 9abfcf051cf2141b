"""Controls that every game has while it is played: resigning, taking back, wishes to do so, a reset that is meant."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.interactions.components.component import rows_view
from bot.interactions.context import Asking, Verb
from bot.play.moderation.lifecycle import reset
from bot.play.tables import StaleBoard
from bot.play.undo import agree, refuse, undo
from bot.table import Table
from bot.table.posts.custom_id import SNOWFLAKE, ControlId
from bot.table.posts.post import Button
from engine.core import NotAllowed, Reason, Refused


async def resign(asking: Asking, control: ControlId) -> None:
    """Leave the game for good: the second thought after `/resign` has been had."""
    try:
        table = await asking.house.tables.resign(asking.channel_id, asking.person, match_id=control.match)
    except NotAllowed:
        raise Refused(Reason.of("resigned-already")) from None
    revealed = table.begun.journal.turns[-1].seat is None  # what nobody chooses came after it, and stays
    after = "over" if table.standings is not None else "revealed" if revealed else "on"
    await asking.update(asking.words("resigned", after=after), view=None)


async def consent(asking: Asking, control: ControlId) -> None:
    """Agree to what somebody wishes to take back."""
    asker_id = _asker(control)
    done = await agree(asking.house.tables, asking.channel_id, asking.person, control.board, asker_id)
    await asking.answer(asking.words("done" if done else "wish-agreed"))


async def object_to(asking: Asking, control: ControlId) -> None:
    """Refuse what somebody wishes to take back."""
    await refuse(asking.house.tables, asking.channel_id, asking.person, control.board, _asker(control))
    await asking.answer(asking.words("done"))


async def reset_table(asking: Asking, control: ControlId) -> None:
    """Begin anew: the second thought after `/table reset` has been had."""
    await reset(asking.house.tables, asking.channel_id, asking.keeper, match_id=control.match)
    await asking.update(asking.words("done"), view=None)


def confirmation(asking: Asking, after: Table, told: str) -> tuple[str, discord.ui.View]:
    """Give what a player is told who has just made a move, and the button that takes it back.

    There is none where others have a say in that. Whoever is to act again learns it here: no post calls them for it.
    """
    called, lines = after.called, [told]
    if called is not None and called.person_id == asking.person.id and not after.stands_in:
        lines.append(asking.words("your-turn-again"))
    buttons = []
    if after.standings is None and after.begun.journal.turns[-1].seat is not None:
        buttons.append(Button(id=str(ControlId("takeback", *after.board)), label=asking.words("take-back")))
    return "\n".join(lines), rows_view([buttons])


async def take_back(asking: Asking, control: ControlId) -> None:
    """Take back the turn that the private message told of; if others have a say in that after all, they are asked."""
    try:
        asked = await undo(asking.house.tables, asking.channel_id, asking.person, board=control.board)
    except StaleBoard:
        raise Refused(Reason.of("taken-back-too-late")) from None
    told = asking.words("wish-sent", asked=asking.words.listing(asked)) if asked else asking.words("take-back-done")
    await asking.update(told, view=None)


def _asker(control: ControlId) -> int:
    if SNOWFLAKE.fullmatch(control.rest) is None:
        raise Refused(Reason.of("table-unknown-control"))
    return int(control.rest)


VERBS: Final[Mapping[str, Verb]] = {
    "resign": resign,
    "takeback": take_back,
    "agree": consent,
    "refuse": object_to,
    "reset": reset_table,
}
