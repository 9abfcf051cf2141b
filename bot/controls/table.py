"""Controls that every game has while it is played: resigning, taking back, wishes to do so, a reset that is meant."""

from collections.abc import Mapping
from typing import Final

from bot.asking import Asking, Verb
from bot.keeping.ending import reset
from bot.posts.ids import SNOWFLAKE, ControlId
from bot.posts.post import Button
from bot.service import StaleBoard
from bot.tables import Table
from bot.undoing import agree, refuse, undo
from engine.core import NotAllowed, Reason, Refused
from render.core import Words


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


def take_back_buttons(words: Words, table: Table) -> tuple[Button, ...]:
    """Give the button by which a player takes back the turn just played, where nobody else has a say in that."""
    if table.standings is not None or table.begun.journal.turns[-1].seat is None:
        return ()
    return (Button(id=str(ControlId("takeback", *table.board)), label=words("take-back")),)


async def take_back(asking: Asking, control: ControlId) -> None:
    """Take back the turn that the private message told of."""
    try:
        await undo(asking.house.tables, asking.channel_id, asking.person, board=control.board)
    except StaleBoard:
        raise Refused(Reason.of("taken-back-too-late")) from None
    await asking.update(asking.words("take-back-done"), view=None)


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
