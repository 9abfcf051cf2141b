"""The database's server, stopped as if it had crashed and started again while people play."""

import asyncio
import random
from typing import NamedTuple

from tests.postgresql import PostgresqlServer


class ServerRestarts(NamedTuple):
    """How often a server is to be stopped in a run, evenly over the lives of the bot, at moments drawn by lot."""

    server: PostgresqlServer
    times: int
    lives: int
    """How many lives the bot has in this run."""
    luck: random.Random

    async def during(self, life: int) -> None:
        """Stop and start the server as often as is this life's part, counted from 0."""
        for _ in range((life + 1) * self.times // self.lives - life * self.times // self.lives):
            await asyncio.sleep(self.luck.uniform(0.0, 1.0))
            await asyncio.to_thread(self.server.stop, "immediate")
            await asyncio.sleep(self.luck.uniform(0.0, 1.5))
            await asyncio.to_thread(self.server.start)
