"""A game as somebody plays it who sees no picture: by what messages, alt texts and private answers say."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, UserClient, World
from engine.core import SeededChance
from engine.fearsome_floors.forecast import forecast
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import WAITING, TokenName, colour_of
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import LATE_OF_TWO, answer, asks, begun, go_on_from, labelled, labels, public
from tests.length import length
from tests.told_steps import told_steps

Token = tuple[str, int, str]
"""A token as words name it: its colour, the number that it shows, its place."""

GONE: Final = ("out", "eaten")
PLAYER: Final = re.compile(r"^\w+ \((\w+)\): (.*)\.$", re.MULTILINE)
PLACED: Final = re.compile(r"((?:\d(?: \(moved\))?(?:, | and )?)+) (?:on )?([a-p]\d+|outside|out|eaten)")
NUMBERED: Final = re.compile(r"(\d)( \(moved\))?")
DANGER: Final = re.compile(r"(\w+) (\d) on (\w+) is .* with (?:(\d+) of (\d+) cards|every card)")
CALL: Final = re.compile(r"^Next: <@(\d+)> \((\w+)\)$", re.MULTILINE)
LOOKED_AT: Final = 3
"""How many goals are tried with "What if?" before the first one that is safe is taken, or else the safest."""


class TextBoard:
    """A position as `/see text` tells it: where every token and the monster are, which have moved, who is next."""

    def __init__(self, text: str) -> None:
        self.tokens = list[Token]()
        self.moved = list[Token]()
        for colour, tokens in PLAYER.findall(text):
            for numbers, place in PLACED.findall(tokens):
                for number, moved in NUMBERED.findall(numbers):
                    self.tokens.append((colour, int(number), place))
                    if moved:
                        self.moved.append(self.tokens[-1])
        (self.monster,) = re.findall(r"^Monster on (\w+), facing", text, re.MULTILINE)
        (self.next,) = re.findall(r"^\w+ \((\w+)\) to move\.$", text, re.MULTILINE)

    def able(self, colour: str) -> list[Token]:
        """Return the tokens of a colour that can still be moved in this round."""
        own = Counter(token for token in self.tokens if token[0] == colour and token[2] not in GONE)
        return list((own - Counter(self.moved)).elements())


def told_of(state: State, token: TokenName) -> Token:
    """Return how words name a token of a position."""
    place = state.tokens[token]
    return colour_of(token), state.number_of(token), "outside" if place == WAITING else place


def called(token: Token) -> str:
    """Return what one's own token is called, on buttons and in commands: "3 on h7", "3 outside"."""
    _, number, place = token
    return f"{number} outside" if place == "outside" else f"{number} on {place}"


class Heard(NamedTuple):
    """What somebody is told who is to move."""

    board: TextBoard
    forecast: str
    """The sentences of `/see forecast`."""

    @property
    def dangers(self) -> Mapping[Token, float]:
        """How likely which token is eaten."""
        return dangers_in(self.forecast)


class Listener:
    """Somebody who plays by ear: nothing is known but words that were written to all, or to this person."""

    def __init__(self, person: UserClient, colour: str) -> None:
        self.person = person
        self.colour = colour

    async def listens(self) -> Heard:
        """Hear how things stand, once in a turn."""
        board = TextBoard(await asks(self.person, "see text"))
        return Heard(board, (await (await self.person.slash("see forecast")).finished()).content)

    def wanted(self, heard: Heard) -> Token:
        """Choose a token by words: one in danger rather than another one, then the one that has come farthest."""
        board, dangers = heard.board, heard.dangers
        return max(board.able(self.colour), key=lambda token: (dangers.get(token, 0), -_distance(token[2])))

    async def check_where(self, token: Token) -> None:
        """See that a token is where it was told to be, by the words that name it."""
        told = (await asks(self.person, "see where", who=called(token))).split("\n")
        _, number, place = token
        shown = place if place == "outside" else f"on {place}"
        said = f" is {shown} and has not moved in this round; its other side shows {7 - number}."
        assert any(f"{self.colour} {number} (" in line and said in line for line in told), told

    async def move_by_command(self, heard: Heard) -> str:
        """Move as far towards the exit as is offered; return what is said to that."""
        token = self.wanted(heard)
        await self.check_where(token)
        offers = await self.person.complete("move", focus="path", token=called(token), path="")
        told = answer(await self.person.slash("move", token=called(token), path=offers[0]["value"]))
        left = f"{token[1] - len(offers[0]['value'].strip('-'))} point"
        assert left in offers[0]["name"].replace("no points", "0 point")
        if token[2] != "outside":
            assert "green" not in await asks(self.person, "see square", square=token[2]) or self.colour == "green"
        return told.content

    async def move_by_pad(self, heard: Heard, board: Message) -> str:
        """Put a move together on the pad, listening to "What if?"; return what is said when it is played."""
        token = self.wanted(heard)
        await self.check_where(token)
        pad = await (await self.person.click(board, labelled(board, "Move"))).finished()
        label = called(token)
        if label in labels(pad):  # with one token left there is none to choose
            pad = await (await self.person.click(pad, labelled(pad, label))).finished()
        assert f"**{label}**: {token[1]} point" in pad.content
        risks: dict[str, float] = {}
        for square in [each for each in ids(pad) if ":ff-square:" in each][:LOOKED_AT]:
            pad = await (await self.person.click(pad, square)).finished()
            place = named(pad, square).split(" ")[0]
            assert f" to {place}" in pad.content or place == "Out"
            risks[square] = await self._risk(pad, place, token)
            if risks[square] == 0:
                break
        if risks:
            pad = await (await self.person.click(pad, min(risks, key=risks.__getitem__))).finished()
        return answer(await self.person.click(pad, id_of(pad, "ff-go"))).content

    async def _risk(self, pad: Message, place: str, token: Token) -> float:
        """Return how likely a token is eaten after the move on the pad, as "What if?" says it."""
        told = (await (await self.person.click(pad, labelled(pad, "What if?"))).finished()).content
        if told.startswith("The game ends with this move"):
            return 0
        assert told.split("\n")[0].removesuffix(f" Then it shows {7 - token[1]}.") in pad.content.split("\n")
        return dangers_in(told).get((token[0], 7 - token[1], place), 0)


def named(message: Message, custom_id: str) -> str:
    """Return what stands on a button."""
    parts = (part for row in message.components for part in row["components"])
    return next(str(part["label"]) for part in parts if part["custom_id"] == custom_id)


def dangers_in(told: str) -> Mapping[Token, float]:
    """Read a forecast's sentences: the chance of each token that can be eaten."""
    found = [match for line in told.splitlines() if (match := DANGER.match(line))]
    assert bool(found) != ("Nobody is eaten, whichever card comes." in told)
    return {(match[1], int(match[2]), match[3]): int(match[4] or 1) / int(match[5] or 1) for match in found}


def _distance(place: str) -> int:
    return 30 if place == "outside" else ord(place[0]) - ord("a") + int(place[1:])


async def test_two_people_who_see_no_picture_play_a_game_to_its_end_by_words(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    people = {str(world.people[name].id): name for name in ("Ada", "Ben")}
    async with start(SeededChance(5)) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        if not length(0, long=1):
            go_on_from(database, LATE_OF_TWO)
        listeners = {name: Listener(at(name), colour) for name, colour in (("Ada", "green"), ("Ben", "red"))}
        shown = 0
        while call := CALL.search(public(games)[-1].content):
            board, listener = public(games)[-1], listeners[people[call[1]]]
            heard = await listener.listens()
            assert call[2] == listener.colour == heard.board.next
            check_words(public(games)[shown:])
            shown = len(public(games))
            await check_against_the_position(client, games, listener, heard)
            by_pad = people[call[1]] == "Ada"
            told = await (listener.move_by_pad(heard, board) if by_pad else listener.move_by_command(heard))
            await client.outbox_worker.idle()
            move, *walk = public(games)[shown:]
            colour, number, *_ = told.split(" ")
            now = re.search(r"It shows (\d) now", told)  # none where it has left
            assert f": {colour} {now[1] if now else number} " in move.content
            if len(walk) > 1:
                await check_walk(listener, walk)
        check_words(public(games)[shown:])
        last = next(message for message in reversed(public(games)) if "Place 1: " in message.content)
        assert re.search(r"(Ada|Ben) wins!|the monster wins!", last.content)
        assert "Place 2: " in last.content


def check_words(messages: list[Message]) -> None:
    """See that everything shown has words: a text above, and for each picture and film what it shows."""
    for message in messages:
        assert message.content
        assert all(attachment.description for attachment in message.attachments)


async def check_against_the_position(client: Furunkulus, channel: Channel, listener: Listener, heard: Heard) -> None:
    """See that what the words say is so, and that they leave nothing out."""
    table = await client.app.tables.table(channel.id, None)
    assert table is not None
    state: State = table.started_match.state
    board, foreseen = heard.board, forecast(state)
    assert sorted(board.tokens) == sorted(told_of(state, token) for token in state.tokens)
    assert sorted(board.moved) == sorted(
        told_of(state, token) for token in state.moved if state.tokens[token] not in GONE
    )
    assert board.monster == state.monster.square
    assert heard.dangers == {told_of(state, danger.token): float(danger.chance) for danger in foreseen.dangers}
    for square in foreseen.ends:
        assert f" {square} (" in heard.forecast
    assert f"on {board.monster}, facing " in await asks(listener.person, "see where", who="monster")
    row = await asks(listener.person, "see row", row=state.monster.square[1:])
    assert f"{state.monster.square} the monster, facing " in row
    column = await asks(listener.person, "see row", row=state.monster.square[0])
    assert f"{state.monster.square} the monster, facing " in column
    assert "the monster, facing " in await asks(listener.person, "see square", square=state.monster.square)


async def check_walk(listener: Listener, walk: list[Message]) -> None:
    """See that all steps of a walk are told in the channel, and those told by themselves by `/see why` the same way."""
    told = "\n".join(message.content for message in walk)
    steps = re.findall(r"^Step \d+: .*$", told, re.MULTILINE)
    why = await listener.person.slash("see why")
    explained = "\n".join(message.content for message in [answer(why), *why.followups])
    explained_steps = re.findall(r"^Step \d+: .*$", explained, re.MULTILINE)
    assert told_steps(told) == list(range(1, len(explained_steps) + 1))
    assert [step for step in explained_steps if step in steps] == steps
    menu = why.followups[-1] if why.followups else answer(why)
    shown = (await (await listener.person.select(menu, ids(menu)[0], ["1"])).finished()).content
    assert [side for side in ("- ahead (", "- to its left (", "- to its right (") if side not in shown] == []
