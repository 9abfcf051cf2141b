"""People who play by random legal moves, given in every way that the bot offers: commands, completions, buttons."""

import random
import re
from collections.abc import Callable, Sequence

from bot.games.fearsome_floors.move_input import NO_PATH
from bot.sandbox import Message, Reply, UserClient
from tests.patience import until

At = Callable[[str], UserClient]


def ids(message: Message) -> list[str]:
    """Return the ids of all buttons and menus of a message."""
    return [part["custom_id"] for row in message.components for part in row["components"]]


def id_of(message: Message, verb: str) -> str:
    """Return the id of the message's one control with this verb."""
    (found,) = [custom_id for custom_id in ids(message) if custom_id.split(":")[1] == verb]
    return found


def next_on(board: Message) -> int | None:
    """Return the id of whom a board names as the next to act, whether that pings or not; None where it names nobody."""
    named = re.search(r"^(?:Next|Your call): <@(\d+)>", board.content, re.MULTILINE)
    return None if named is None else int(named[1])


async def open_table(at: At, names: Sequence[str], colours: Sequence[str]) -> None:
    """Open a table, seat people by command and by button, and start."""
    host = at(names[0])
    await host.slash("new fearsome-floors")
    for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
        if number % 2:
            await join_by_button(at(name), colour)
        else:
            await at(name).slash("join", colour=colour)
    await at(names[-1]).slash("table start")


async def join_by_button(person: UserClient, colour: str) -> Reply:
    """Press Join on the lobby's message and choose a colour."""

    def lobbies() -> list[Message]:
        messages = person.visible_messages
        return [message for message in messages if message.components and "join" in str(message.components)]

    await until(lambda: bool(lobbies()))
    lobby = lobbies()[0]
    asked = await person.click(lobby, id_of(lobby, "join"))
    assert asked.message is not None
    return await person.select(asked.message, id_of(asked.message, "side"), [colour])


class RandomPlayer:
    """Plays for whoever is called: moves drawn from what the bot itself offers, often towards the exit."""

    def __init__(self, at: At, luck: random.Random) -> None:
        self._at = at
        self._luck = luck
        self._ways = (self._by_command, self._by_letters, self._by_pad)

    async def move(self, name: str, board: Message) -> Reply:
        """Make one move for a person, in a way drawn by lot."""
        person = self._at(name)
        tokens = await person.complete("move", focus="token", token="")
        token = self._luck.choice(tokens)["value"]
        offered = await person.complete("move", focus="path", token=token, path="")
        paths = [path for path in offered if path["value"] != NO_PATH]
        path = paths[0 if self._luck.random() < 0.6 else self._luck.randrange(len(paths))]["value"]
        return await self._luck.choice(self._ways)(person, board, token, path)

    async def _by_command(self, person: UserClient, _board: Message, token: str, path: str) -> Reply:
        if path == "-" and self._luck.random() < 0.5:
            return await person.slash("stay", token=token)
        return await person.slash("move", token=token, path=path)

    async def _by_letters(self, person: UserClient, _board: Message, token: str, path: str) -> Reply:
        """Write the path with n e s w; where it can mean different things, press one of the buttons."""
        spelled = {"u": "n", "d": "s", "l": "w", "r": "e"}
        way = path.removeprefix("i") or path  # coming in goes without saying, and "in" would be no more than that
        reply = await person.slash("move", token=token, path="".join(spelled.get(letter, letter) for letter in way))
        assert reply.message is not None
        if reply.message.content.startswith("There are several ways"):
            return await person.click(reply.message, ids(reply.message)[0])
        return reply

    async def _by_pad(self, person: UserClient, board: Message, token: str, path: str) -> Reply:
        """Put the move together on the pad, point by point."""
        pad = await (await person.click(board, id_of(board, "ff-pad"))).finished()
        path = path.removeprefix("-")
        for length in range(len(path) + 1):
            wanted = f"{'ff-path' if length else 'ff-token'}:{':'.join(board_of(board))}:{token}.{path[:length]}"
            (button,) = [custom_id for custom_id in ids(pad) if custom_id.endswith(wanted)] or [""]
            if button:  # with one token left there is none to choose
                pad = await (await person.click(pad, button)).finished()
        return await person.click(pad, id_of(pad, "ff-go"))


def board_of(board: Message) -> list[str]:
    """Return what a board's controls carry to say which board it is."""
    return ids(board)[0].split(":")[2:5]
