"""Two people who explore tunnels: they open Claustrophobia and give legal moves by commands with what is offered."""

import random
from typing import Any, Final

from bot.games.claustrophobia.typed_moves import VERBS, read
from bot.games.claustrophobia.written_moves import spelled
from bot.sandbox import Message, Sandbox, UserClient
from engine.claustrophobia.scenarios import SCENARIOS
from tests.end_to_end.player import board_of, ids, next_on
from tests.endurance.ledger import Attempt, Known, Moved
from tests.endurance.people import Party, Waiting, channel_of

CRYPT: Final = "/crypt"
"""Stands in the ledger where a token does in the other game."""

SAID: Final = ("assign", "go", "fight", "fight", "deed", "name", "tile", "hole", "destiny", "event", "summon")
"""The verbs that people try, in an order by lot, before they end a phase."""

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
        verbs = self._luck.sample(SAID, len(SAID))
        for verb in ("end", *verbs) if self._luck.random() < ENDS_AT_ONCE else (*verbs, "end"):
            given = await self._given(person, verb)
            if given is None:
                continue
            attempt = Attempt(int(board_of(board)[0]), Moved(person.person.id, CRYPT, spelled(read(verb, given))))
            answer = await self._try(attempt, person.slash(f"crypt {verb}", **given))
            # What nobody chooses follows the end of a phase, whose answer offers no way back: it may be a refusal.
            is_done = any(custom_id.split(":")[1] == "takeback" for custom_id in ids(answer))
            attempt.known = Known.DONE if is_done else Known.UNKNOWN
            if is_done or not answer.content.startswith("Not now"):
                return

    async def _given(self, person: UserClient, verb: str) -> dict[str, Any] | None:
        """Choose among what is offered for the options of a verb; None where nothing is."""
        given: dict[str, Any] = {}
        for option in (*VERBS[verb].options, *VERBS[verb].besides):
            offered = await self._waiting(person.complete(f"crypt {verb}", focus=option, **{**given, option: ""}))
            if offered:
                given[option] = self._luck.choice(offered)["value"]
            elif option in VERBS[verb].options:
                return None
        return given


def exploring(
    sandbox: Sandbox, number: int, luck: random.Random, attempts: list[Attempt], waiting: Waiting
) -> CryptParty:
    """Return two people at a table."""
    world = sandbox.world
    people = [world.people[name] for name in luck.sample(sorted(world.people), 2)]
    acting = [sandbox.as_person(person, channel_of(world, number)) for person in people]
    return CryptParty(acting, luck, attempts=attempts, waiting=waiting)
