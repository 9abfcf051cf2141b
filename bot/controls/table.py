"""Controls that every game has while it is played."""

from collections.abc import Mapping
from typing import Final

from bot.asking import Asking, Verb
from bot.posts.ids import ControlId


async def resign(asking: Asking, control: ControlId) -> None:
    """Leave the game for good: the second thought after `/resign` has been had."""
    table = await asking.house.tables.resign(asking.channel_id, asking.person, match_id=control.match)
    revealed = table.begun.journal.turns[-1].seat is None  # what nobody chooses came after it, and stays
    after = "over" if table.standings is not None else "revealed" if revealed else "on"
    await asking.update(asking.words("resigned", after=after), view=None)


VERBS: Final[Mapping[str, Verb]] = {"resign": resign}
