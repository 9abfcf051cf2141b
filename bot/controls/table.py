"""Controls that every game has while it is played."""

from collections.abc import Mapping
from typing import Final

from bot.asking import Asking, Verb
from bot.posts.ids import ControlId


async def resign(asking: Asking, control: ControlId) -> None:
    """Leave the game for good: the second thought after `/resign` has been had."""
    await asking.house.tables.resign(asking.channel_id, asking.person, match_id=control.match)
    await asking.update(asking.words("resigned"), view=None)


VERBS: Final[Mapping[str, Verb]] = {"resign": resign}
