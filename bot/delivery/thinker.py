"""Thinks of the moves of opponents, in a process of its own: a move, or nothing where none could be thought of."""

from typing import Final

import structlog

from bot.delivery.studio_process import NotMadeError, Studio
from engine.thoughts import Order

PATIENCE: Final = 5.0
"""Seconds after which a thought is given up. It keeps its own time, so this is for a process that hangs or begins.

How long it waits for other thoughts does not count: a table that is one of many plays no worse.
"""

log = structlog.get_logger()


class Thinker:
    """Has moves thought of, one after the other; the process begins with the first one."""

    def __init__(self, module: str = "engine.thoughts", *, patience: float = PATIENCE) -> None:
        self.thoughts = Studio(module, longest=patience)

    async def think(self, order: Order) -> bytes | None:
        """Return what is asked for as JSON; None, with a line in the log, where there is nothing in time."""
        try:
            return await self.thoughts.make(order)
        except NotMadeError as failure:
            told = str(failure).strip().rpartition("\n")[2]
            log.warning("opponent failed", game=order.game, order=type(order).__name__, error=told)
            return None

    def close(self) -> None:
        """End the process; what is being thought of is lost."""
        self.thoughts.close()
