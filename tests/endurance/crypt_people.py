"""Two people who explore tunnels: they open Claustrophobia and make moves that `/act` offers."""

import random
from typing import Final

from bot.interactions.move_offers import ALL
from bot.sandbox import Message, Sandbox
from engine.claustrophobia.scenarios import SCENARIOS
from tests.end_to_end.player import board_of, ids, next_on
from tests.endurance.ledger import Attempt, Known, Moved
from tests.endurance.people import Party, Waiting, channel_of

CRYPT: Final = "/act"
"""Stands in the ledger where a token does in the other game."""

ENDS_AT_ONCE: Final = 0.2
"""How often a phase is ended first of all, so that rounds go by."""


class CryptParty(Party):
    """Whoever plays the humans, and whoever plays the demons."""

    sides = ("humans", "demons")

    async def open_table(self) -> None:
        """Open a table of a scenario drawn by lot; where a game is on, that is refused."""
        scenario = self._luck.choice(list(SCENARIOS))
        await self._waiting(self.people[0].slash("new claustrophobia", scenario=scenario))

    async def _move(self, board: Message) -> None:
        person = next(one for one in self.people if one.person.id == next_on(board))
        offered = await self._waiting(person.complete("act", focus="move", move=""))
        kinds: dict[str, list[str]] = {}
        for offer in offered:
            if not offer["value"].startswith((ALL, "guard")):  # an order is no turn
                kinds.setdefault(offer["value"].split()[0], []).append(offer["value"])
        if not kinds:  # the database has gone away in between
            return
        ends = "end" in kinds and self._luck.random() < ENDS_AT_ONCE
        kind = "end" if ends else self._luck.choice([kind for kind in kinds if kind != "end"] or ["end"])
        move = self._luck.choice(kinds[kind])
        attempt = Attempt(int(board_of(board)[0]), Moved(person.person.id, CRYPT, move))
        answer = await self._try(attempt, person.slash("act", move=move))
        # The end of a game offers no way back: it may be a refusal.
        is_done = any(custom_id.split(":")[1] == "takeback" for custom_id in ids(answer))
        attempt.known = Known.DONE if is_done else Known.UNKNOWN


def exploring(
    sandbox: Sandbox, number: int, luck: random.Random, attempts: list[Attempt], waiting: Waiting
) -> CryptParty:
    """Return two people at a table."""
    world = sandbox.world
    people = [world.people[name] for name in luck.sample(sorted(world.people), 2)]
    acting = [sandbox.as_person(person, channel_of(world, number)) for person in people]
    return CryptParty(acting, luck, attempts=attempts, waiting=waiting)
