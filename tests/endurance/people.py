"""People at a table: they open it, play legal moves in every way the bot offers, and open the next one."""

import random
import re
from collections.abc import Awaitable, Sequence
from typing import Protocol, TypeVar

from bot.games.fearsome_floors.move_input import NO_PATH
from bot.sandbox import Channel, Message, Reply, Sandbox, UserClient, World
from engine.fearsome_floors.tokens import COLOURS
from tests.end_to_end.player import board_of, id_of, ids, next_on
from tests.end_to_end.scenes import clicks_late
from tests.endurance.ledger import Attempt, Known, Moved

Answer = TypeVar("Answer")

SAID_DONE = re.compile(r"\w+ [1-6] (from \w+ )?(to|stays|escapes)\b")
"""How the answer to a move that has been made begins: "green 4 from p9 to o9."."""

UNSURE = ("Something went wrong", "The bot cannot reach its database")
"""How answers begin after which a move may have been made or not."""

GOING_ON = frozenset({"join", "ff-pad", "cl-pad"})
"""What the controls do by which a table or a game goes on."""

TOWARDS_EXIT = 0.6
"""How often the best move is taken, so that games come to an end."""


PLANS = 0.4
"""How often somebody who waits plans, instead of a move by whom the board calls."""


class Waiting(Protocol):
    """How people wait for an answer, the first one or what it promised: it may raise that there will be none."""

    async def __call__(self, deed: Awaitable[Answer], *, is_first: bool = True) -> Answer: ...


class Party:
    """The people of one channel; `attempts` is where they write down what they tried and were told."""

    sides: Sequence[str] = COLOURS
    """What they play, in the order of their seats."""

    def __init__(
        self,
        people: Sequence[UserClient],
        luck: random.Random,
        *,
        attempts: list[Attempt],
        waiting: Waiting,
        programs: int = 0,
        plans: bool = False,
    ) -> None:
        self.people = people
        self.channel = people[0].channel
        self._luck = luck
        self._attempts = attempts
        self._waiting = waiting
        self._plans = plans
        self._options = {"opponents": programs, "level": "player"} if programs else {}

    async def open_table(self) -> None:
        """Open a table, with its programs if there are any; where a game is on, that is refused."""
        await self._waiting(self.people[0].slash("new fearsome-floors", **self._options))

    async def act(self, newest: Message) -> bool:
        """Do what the channel's newest message asks for; false where it asks for nothing."""
        verbs = verbs_of(newest)
        if "join" in verbs:
            await self._begin()
        elif not verbs.isdisjoint(GOING_ON):
            plans = self._plans and "ff-plan" in verbs and self._luck.random() < PLANS
            await (self._plan if plans else self._move)(newest)
        return not verbs.isdisjoint(GOING_ON)

    async def _begin(self) -> None:
        """Take seats and start; who sits already changes nothing by it."""
        for person, colour in zip(self.people, self.sides, strict=False):
            await self._waiting(person.slash("join", colour=colour))
        await self._waiting(self._luck.choice(self.people).slash("table start"))

    async def _move(self, board: Message) -> None:
        """Move for the person whom the board calls: a token and a path that the bot itself offers."""
        person = next(one for one in self.people if one.person.id == next_on(board))
        tokens = await self._waiting(person.complete("move", focus="token", token=""))
        if tokens:
            token = self._luck.choice(tokens)["value"]
            offered = await self._waiting(person.complete("move", focus="path", token=token, path=""))
            paths = [path for path in offered if path["value"] != NO_PATH]
            if not paths:  # the database has gone away in between
                return
            best = self._luck.random() < TOWARDS_EXIT
            path = (paths[0] if best else self._luck.choice(paths))["value"].removeprefix("-")
            await self._luck.choice((self._by_command, self._by_pad))(person, board, token, path)

    async def _by_command(self, person: UserClient, board: Message, token: str, path: str) -> None:
        match = int(board_of(board)[0])
        deed = person.slash("move", token=token, path=path) if path else person.slash("stay", token=token)
        attempt = Attempt(match, Moved(person.person.id, token, path))
        answer = await self._try(attempt, deed)
        ways = [custom_id for custom_id in ids(answer) if custom_id.split(":")[1] == "ff-go"]
        if ways:  # the bot asks which of several is meant
            self._attempts.remove(attempt)
            await self._press_go(person, answer, ways[0])

    async def _by_pad(self, person: UserClient, board: Message, token: str, path: str) -> None:
        """Put the move together on the pad, point by point, unless the board turns out to be old."""
        pad = await self._text(clicks_late(person, board, id_of(board, "ff-pad")))
        for length in range(len(path) + 1):
            wanted = f"{'ff-path' if length else 'ff-token'}:{':'.join(board_of(board))}:{token}.{path[:length]}"
            button = _button(pad, wanted)
            if button:  # with one token left there is none to choose
                pad = await self._text(person.click(pad, button))
        go = _button(pad, f"ff-go:{':'.join(board_of(board))}:{token}.{path}")
        if go:
            await self._press_go(person, pad, go)

    async def _plan(self, board: Message) -> None:
        """Plan a move for somebody who waits: one of the squares that the pad offers, or what it opens with."""
        waiting = [one for one in self.people if one.person.id != next_on(board)]
        person = self._luck.choice(waiting)
        pad = await self._text(clicks_late(person, board, id_of(board, "ff-plan")))
        squares = [custom_id for custom_id in ids(pad) if custom_id.split(":")[1] == "ff-square"]
        if squares and self._luck.random() < TOWARDS_EXIT:
            pad = await self._text(person.click(pad, self._luck.choice(squares)))
        keep = next((custom_id for custom_id in ids(pad) if custom_id.split(":")[1] == "ff-keep"), "")
        if keep:
            match, _, rest = keep.split(":")[2:]
            token, path, *_ = rest.split(".")
            attempt = Attempt(int(match), Moved(person.person.id, token, path), is_plan=True)
            self._attempts.append(attempt)
            answer = await self._text(person.click(pad, keep))
            attempt.known = Known.DONE if answer.content.startswith("**Planned:**") else Known.UNKNOWN

    async def _press_go(self, person: UserClient, pad: Message, go: str) -> None:
        match, revision, rest = go.split(":")[2:]
        token, _, path = rest.partition(".")
        attempt = Attempt(int(match), Moved(person.person.id, token, path), turn=int(revision) + 1)
        await self._try(attempt, person.click(pad, go))

    async def _try(self, attempt: Attempt, deed: Awaitable[Reply]) -> Message:
        self._attempts.append(attempt)
        answer = await self._text(deed)
        if not answer.content.startswith(UNSURE):
            attempt.known = Known.DONE if SAID_DONE.match(answer.content) else Known.REFUSED
        return answer

    async def _text(self, deed: Awaitable[Reply]) -> Message:
        """Return what a deed is answered with, also where that comes after a first answer."""
        reply = await self._waiting(deed)
        return await self._waiting(reply.finished(), is_first=False)


def channel_of(world: World, number: int) -> Channel:
    """Return the channel `table-{number}` of the server whose turn it is: tables are dealt to servers one by one."""
    return [*world.channels_of.values()][number % len(world.guilds)][f"table-{number}"]


def seated(  # the same as for who plays alone, and by name what is theirs only
    sandbox: Sandbox,
    number: int,
    luck: random.Random,
    attempts: list[Attempt],
    waiting: Waiting,
    *,
    plans: bool = False,
) -> Party:
    """Return the people of a table, two to four of them, and whether they plan ahead."""
    world = sandbox.world
    people = [world.people[name] for name in luck.sample(sorted(world.people), 2 + number % 3)]
    acting = [sandbox.as_person(person, channel_of(world, number)) for person in people]
    return Party(acting, luck, attempts=attempts, waiting=waiting, plans=plans)


def alone(sandbox: Sandbox, number: int, luck: random.Random, attempts: list[Attempt], waiting: Waiting) -> Party:
    """Return one person at a table, who plays with two programs."""
    world = sandbox.world
    person = world.people[luck.choice(sorted(world.people))]
    acting = [sandbox.as_person(person, channel_of(world, number))]
    return Party(acting, luck, attempts=attempts, waiting=waiting, programs=2)


def verbs_of(message: Message) -> set[str]:
    """Return what the controls of a message do."""
    return {custom_id.split(":")[1] for custom_id in ids(message)}


def _button(message: Message, ending: str) -> str:
    """Return the button of a private message whose id ends so, or nothing."""
    return next((custom_id for custom_id in ids(message) if custom_id.endswith(ending)), "")
