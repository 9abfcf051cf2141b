"""Thinks of the moves of opponents, in a process of its own: a move, or nothing where none could be thought of."""

import asyncio
from typing import Final

import structlog

from bot.delivery.studio_process import NotMadeError, Studio
from engine.thoughts import ThoughtOrder

PATIENCE: Final = 5.0
"""Seconds after which a thought is given up. It keeps its own time, so this is for a process that hangs or begins."""

log = structlog.get_logger()


class Thinker:
    """Has moves thought of, one after the other; the process begins with the first one."""

    def __init__(self, module: str = "engine.thoughts") -> None:
        self.thoughts = Studio(module)

    async def think(self, order: ThoughtOrder) -> bytes | None:
        """Return a `Choice` as JSON; None, with a line in the log, where there is none in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.thoughts.make(order)
        except (NotMadeError, TimeoutError) as failure:
            told = str(failure).strip().rpartition("\n")[2] or f"no answer in {PATIENCE:g} s"
            log.warning("opponent failed", game=order.game, level=order.level, error=told)
            return None

    def close(self) -> None:
        """End the process; what is being thought of is lost."""
        self.thoughts.close()
