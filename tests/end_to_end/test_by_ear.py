"""A whole game as somebody plays it who sees no picture: by what messages, alt texts and private answers say."""

import re
from collections.abc import Mapping
from typing import Final

from bot.interactions.client import Furunkulus
from bot.sandbox import Channel, Message, UserClient, World
from engine.core import SeededChance
from engine.fearsome_floors.forecast import forecast
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import COLOUR_OF_LETTER, OUT, WAITING
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of, ids
from tests.end_to_end.scenes import answer, asks, begun, labelled, labels, public
from tests.told_steps import told_steps

PLACES: Final = {"at the entrance": WAITING, "waiting": WAITING, "out": OUT, "eaten": "eaten"}
MONSTER: Final = re.compile(r"M[\^>v<]")
TOKEN: Final = re.compile(r"[grby][1345]")
DANGER: Final = re.compile(r"(\w+ \d) is .* with (?:(\d+) of (\d+) cards|every card)")
CALL: Final = re.compile(r"^Next: <@(\d+)> \((\w+)\)$", re.MULTILINE)
LOOKED_AT: Final = 3
"""How many goals are tried with "What if?" before the first one that is safe is taken, or else the safest."""


class TextBoard:
    """A board as `/see text` tells it: where every token and the monster are, which tokens have moved, who is next."""

    def __init__(self, text: str) -> None:
        lines = text.removeprefix("```\n").splitlines()
        columns = {line_at: name for line_at, name in enumerate(lines[0]) if name != " "}
        self.places: dict[str, str] = {}
        self.moved = set[str]()
        self.monster = ""
        for line in lines[1:12]:
            row = int(line[:2])
            for line_at, column in columns.items():
                cell = line[line_at - 1 : line_at + 1]
                if MONSTER.fullmatch(cell):
                    self.monster = f"{column}{row}"
                if TOKEN.fullmatch(cell):
                    self.places[cell] = f"{column}{row}"
        for line in lines[12:]:
            what, _, tokens = line.partition(": ")
            if what in PLACES:
                self.places |= dict.fromkeys(tokens.split(), PLACES[what])
            if what == "moved":
                self.moved.update(tokens.split())
        (self.next,) = (line.removeprefix("next: ") for line in lines if line.startswith("next: "))


class Listener:
    """Somebody who plays by ear: nothing is known but words that were written to all, or to this person."""

    def __init__(self, person: UserClient, colour: str) -> None:
        self.person = person
        self.colour = colour

    async def board(self) -> TextBoard:
        return TextBoard(await asks(self.person, "see text"))

    async def dangers(self) -> Mapping[str, float]:
        """Return how likely which token is eaten, as `/see forecast` says it."""
        return dangers_in((await (await self.person.slash("see forecast")).finished()).content)

    async def wanted(self) -> str:
        """Choose a token by words: one in danger rather than another one, then the one that has come farthest."""
        board, dangers = await self.board(), await self.dangers()
        own = [token for token, place in board.places.items() if COLOUR_OF_LETTER[token[0]] == self.colour]
        able = [token for token in own if token not in board.moved and board.places[token] not in (OUT, "eaten")]
        return max(able, key=lambda token: (dangers.get(token, 0), -_distance(board.places[token])))

    async def where(self, token: str) -> tuple[str, int]:
        """Return where a token is, and how many points it has."""
        told = await asks(self.person, "see where", token=token)
        found = re.search(r" is (?:on )?(.*), shows (\d) and has not moved in this round\.$", told)
        assert found is not None, told
        return PLACES.get(found[1], found[1]), int(found[2])

    async def move_by_command(self) -> str:
        """Move as far towards the exit as is offered; return what is said to that."""
        token = await self.wanted()
        place, points = await self.where(token)
        offers = await self.person.complete("move", focus="path", token=token, path="")
        told = answer(await self.person.slash("move", token=token, path=offers[0]["value"]))
        assert f"{points - len(offers[0]['value'].strip('-'))} point" in offers[0]["name"].replace(
            "no points", "0 point"
        )
        if place not in PLACES.values():
            assert "green" not in await asks(self.person, "see square", square=place) or self.colour == "green"
        return told.content

    async def move_by_pad(self, board: Message) -> str:
        """Put a move together on the pad, listening to "What if?"; return what is said when it is played."""
        token = await self.wanted()
        place, points = await self.where(token)
        pad = await (await self.person.click(board, labelled(board, "Move"))).finished()
        place_told = "at the entrance" if place == WAITING else f"on {place}"
        light = f" ({self.colour} {token[1:]})" if str(points) != token[1:] else ""
        label = f"{points} {place_told}{light}"
        if label in labels(pad):  # with one token left there is none to choose
            pad = await (await self.person.click(pad, labelled(pad, label))).finished()
        assert f"**{label}**: {points} point" in pad.content
        risks: dict[str, float] = {}
        for square in [each for each in ids(pad) if ":ff-square:" in each][:LOOKED_AT]:
            pad = await (await self.person.click(pad, square)).finished()
            place = named(pad, square).split(" ")[0]
            assert f" to {place}" in pad.content or place == "Out"
            risks[square] = await self._risk(pad, token)
            if risks[square] == 0:
                break
        if risks:
            pad = await (await self.person.click(pad, min(risks, key=risks.__getitem__))).finished()
        return answer(await self.person.click(pad, id_of(pad, "ff-go"))).content

    async def _risk(self, pad: Message, token: str) -> float:
        """Return how likely a token is eaten after the move on the pad, as "What if?" says it."""
        told = (await (await self.person.click(pad, labelled(pad, "What if?"))).finished()).content
        if told.startswith("The game ends with this move"):
            return 0
        assert told.split("\n")[0] in pad.content.split("\n")
        return dangers_in(told).get(token, 0)


def named(message: Message, custom_id: str) -> str:
    """Return what stands on a button."""
    parts = (part for row in message.components for part in row["components"])
    return next(str(part["label"]) for part in parts if part["custom_id"] == custom_id)


def dangers_in(told: str) -> Mapping[str, float]:
    """Read a forecast's sentences: the chance of each token that can be eaten."""
    found = [match for line in told.splitlines() if (match := DANGER.match(line))]
    assert bool(found) != ("Nobody is eaten, whichever card comes." in told)
    return {_token(match[1]): int(match[2] or 1) / int(match[3] or 1) for match in found}


def _token(name: str) -> str:
    """Return the letter and number of a token that is named in full."""
    colour, number = name.split()
    return next(letter for letter, known in COLOUR_OF_LETTER.items() if known == colour) + number


def _distance(place: str) -> int:
    return 30 if place == WAITING else ord(place[0]) - ord("a") + int(place[1:])


async def test_two_people_who_see_no_picture_play_a_whole_game_by_words(
    start: Start, at: At, world: World, games: Channel
) -> None:
    people = {str(world.people[name].id): name for name in ("Ada", "Ben")}
    async with start(SeededChance(5)) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        listeners = {name: Listener(at(name), colour) for name, colour in (("Ada", "green"), ("Ben", "red"))}
        heard = 0
        while call := CALL.search(public(games)[-1].content):
            board, listener = public(games)[-1], listeners[people[call[1]]]
            assert call[2] == listener.colour == (await listener.board()).next
            check_words(public(games)[heard:])
            heard = len(public(games))
            await check_against_the_position(client, games, listener)
            by_pad = people[call[1]] == "Ada"
            told = await (listener.move_by_pad(board) if by_pad else listener.move_by_command())
            await client.outbox_worker.idle()
            move, *walk = public(games)[heard:]
            assert f": {told.split(' to ')[0].split(' ')[0]}" in move.content
            if len(walk) > 1:
                await check_walk(listener, walk)
        check_words(public(games)[heard:])
        last = next(message for message in reversed(public(games)) if "Place 1: " in message.content)
        assert re.search(r"(Ada|Ben) wins!|the monster wins!", last.content)
        assert "Place 2: " in last.content


def check_words(messages: list[Message]) -> None:
    """See that everything shown has words: a text above, and for each picture and film what it shows."""
    for message in messages:
        assert message.content
        assert all(attachment.description for attachment in message.attachments)


async def check_against_the_position(client: Furunkulus, channel: Channel, listener: Listener) -> None:
    """See that what the words say is so, and that they leave nothing out."""
    table = await client.app.tables.table(channel.id, None)
    assert table is not None
    state: State = table.started_match.state
    board, foreseen = await listener.board(), forecast(state)
    assert board.places == state.tokens
    assert board.moved == {token for token in state.moved if state.tokens[token] not in (OUT, "eaten")}
    assert board.monster == state.monster.square
    assert await listener.dangers() == {danger.token: float(danger.chance) for danger in foreseen.dangers}
    told = (await (await listener.person.slash("see forecast")).finished()).content
    for square in foreseen.ends:
        assert f" {square} (" in told
    assert f"on {board.monster}, " in await asks(listener.person, "see where", token="monster")
    row = await asks(listener.person, "see row", row=int(state.monster.square[1:]))
    assert f"{state.monster.square} the monster, facing " in row
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
