"""One life of the bot after the other, as the people at the tables notice it."""

import asyncio
from collections.abc import Awaitable

from bot.sandbox import Change, MessageEdited, MessagePosted, NoAnswerError
from tests.endurance.bots import Bots
from tests.endurance.people import Answer
from tests.patience import patience


class Died(Exception):  # noqa: N818 - what happened
    """The bot was killed before it answered."""


class Lives:
    """Lets people wait for answers until the bot dies, and for the next bot then."""

    def __init__(self, guild_id: int) -> None:
        """People are those of one server, which one process hears of."""
        self._guild_id = guild_id
        self._up = asyncio.Event()
        self._death = asyncio.Event()
        self._doomed: Bots | None = None
        self._left = 0
        self.unanswered = 0
        self.over = False
        """Whether nobody is to begin anything any more."""

    async def __call__(self, deed: Awaitable[Answer], *, is_first: bool = True) -> Answer:  # noqa: ARG002 - the bot may die before either
        """Wait for an answer. Raises Died when there will be none."""
        answer, death = asyncio.ensure_future(deed), asyncio.ensure_future(self._death.wait())
        try:
            await asyncio.wait({answer, death}, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                return answer.result()
            raise Died
        except (NoAnswerError, TimeoutError):
            self.unanswered += 1
            raise Died from None
        finally:
            answer.cancel()
            death.cancel()

    async def alive(self) -> bool:
        """Wait until a bot is there; false when nobody is to begin anything any more."""
        await self._up.wait()
        return not self.over

    def begin(self) -> None:
        """Say that a bot is there."""
        self._death.clear()
        self._up.set()

    def end(self, bots: Bots) -> None:
        """Kill the bot."""
        bots.kill()
        self._doomed = None
        self._up.clear()
        self._death.set()

    async def doom(self, bots: Bots, *, messages: int) -> None:
        """Let the bot die in the moment in which Discord has taken so many messages more; wait for that."""
        self._doomed, self._left = bots, messages
        async with patience(f"{messages} messages of a living bot"):
            await self._death.wait()

    def heard(self, change: Change) -> None:
        """Count what Discord takes from a bot that is doomed."""
        if self._doomed is None or not isinstance(change, MessagePosted | MessageEdited):
            return
        if change.channel.guild_id == self._guild_id:
            self._left -= 1
            if self._left == 0:
                self.end(self._doomed)
