"""Games to their end through the real client: every move and every step of the monster leaves exactly one picture,
and every walk a film."""

import random
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.runtime.client import Furunkulus
from bot.sandbox import Attachment, Channel, Message, Sandbox, World
from bot.table import Table
from bot.table.posts.custom_id import CustomId
from engine.core import SeededChance
from engine.fearsome_floors.events import CardRevealed, MonsterLooked, TokenEaten
from engine.fearsome_floors.moves import GameTurn, MoveToken
from engine.fearsome_floors.records import read_record
from engine.fearsome_floors.state import Over, State
from engine.fearsome_floors.tokens import COLOURS, colour_of
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, RandomPlayer, next_on, open_table
from tests.end_to_end.processes import ended, led
from tests.end_to_end.scenes import LATE_OF_TWO, go_on_from, public
from tests.length import length

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
SIZE = (1280, 816)

FOLD = """
import asyncio, sys
from pathlib import Path
import msgspec
from bot.host.program import PROGRAM
from bot.store import open_store
from bot.play.tables import load

async def fold(path, match_id):
    store = await open_store(Path(path))
    async with store.reading() as reader:
        table = await load(reader, await reader.match(int(match_id)), PROGRAM.games)
    sys.stdout.buffer.write(msgspec.json.encode(table.started_match.state))
    await store.close()

asyncio.run(fold(*sys.argv[1:]))
"""

LATE = (
    "ff1 monster=l7s stones=k2,c3,o4,k5,e7,h7,d8,e8,g8 pools=i3:2x2,e9:4x1 tokens=g1:eaten,g4:eaten,g5:eaten,r1:k11,"
    "r4:eaten,r5:m8,b1:n9,b4:m10,b5:o10,y1:eaten,y4:eaten,y5:eaten,e1:l9,e4:m9,e5:eaten,v1:eaten,v4:o6,v5:eaten,"
    "k1:h10,k4:p6,k5:n8 round=12 cards=7,8,1h,2h start=e turn=e"
)
"""A game of seven, three rounds before its end: the two hundred moves before are no others than those of two."""

PLAYED = [(2, 5, LATE_OF_TWO), (7, 3, LATE), (2, 1, None)][: length(1, long=3)]
"""The last rounds of a game of two; in the long form those of seven, and a game from its first move on, too.

All moves are like those of the last rounds of two; pictures of seven are looked at in `tests/render/fearsome_floors`.
"""


@pytest.mark.parametrize(("players", "seed", "position"), PLAYED)
async def test_a_game_is_played_to_its_end_and_every_move_and_step_is_shown_once(
    start: Start,
    at: At,
    sandbox: Sandbox,
    world: World,
    games: Channel,
    database: Path,
    players: int,
    seed: int,
    position: str | None,
) -> None:
    luck = random.Random(seed)
    names = NAMES[:players]
    by_id = {person.id: person.name for person in world.people.values()}
    async with start(SeededChance(seed)) as client:
        await open_table(at, names, COLOURS[:players])
        await client.outbox_worker.idle()
        if position is not None:
            go_on_from(database, position)
        watch = Watch(client, games)
        player = RandomPlayer(at, luck)
        while (called := next_on(board := watch.board())) is not None:
            if luck.random() < 0.1:
                await somebody_else_tries(at, luck, watch, [name for name in names if name != by_id[called]])
            await player.move(by_id[called], board)
            await client.outbox_worker.idle()
            await watch.check_new_turns()
        table = await watch.table()
    check_end(table, *public(games)[-2:])
    assert await folded_by_a_new_process(database, table.row.id) == table.started_match.state
    assert [record for record in sandbox.requests if record.problem] == []


class Watch:
    """Looks at the channel after each move, and remembers what it has seen."""

    def __init__(self, client: Furunkulus, channel: Channel) -> None:
        self._client = client
        self._channel = channel
        self._messages = len(channel.messages)
        self._turns = 0
        self._picture = decoded(self.board().attachments[0])

    def board(self) -> Message:
        """Return the newest message that everybody sees."""
        return [message for message in self._channel.messages if not message.is_ephemeral][-1]

    async def table(self) -> Table:
        table = await self._client.app.tables.table(self._channel.id, None)
        assert table is not None
        return table

    async def check_new_turns(self) -> None:
        """See that each new turn has its pictures, in order, and that each differs from the one before."""
        table = await self.table()
        turns = table.started_match.journal.turns[self._turns :]
        self._turns += len(turns)
        assert turns, "a legal move was not played"
        shown = [
            attachment
            for message in self._channel.messages[self._messages :]
            if not message.is_ephemeral
            for attachment in message.attachments
        ]
        self._messages = len(self._channel.messages)
        films = [attachment for attachment in shown if attachment.content_type == "image/gif"]
        pictures = [attachment for attachment in shown if attachment.content_type == "image/png"]
        walks = sum(turn.seat is None for turn in turns)  # every card is a walk, and every walk a film
        assert len(films) == walks + (table.standings is not None and moments_of(table.started_match.journal.turns) > 0)
        assert len(pictures) == sum(pictures_of(turn) for turn in turns)
        for attachment in pictures:
            picture = decoded(attachment)
            assert picture != self._picture  # every turn and every step changes something that is drawn
            assert attachment.description
            self._picture = picture


def moments_of(turns: Sequence[GameTurn]) -> int:
    """Count the turns that are shown again at the end: those in which somebody was eaten, three at most."""
    return min(3, sum(any(isinstance(event, TokenEaten) for event in turn.events) for turn in turns))


def pictures_of(turn: GameTurn) -> int:
    """Count the pictures that a turn must have: one for a move; for a walk one a step, and the board after it."""
    if isinstance(turn.move, MoveToken):
        return 1
    assert isinstance(turn.events[0], CardRevealed)
    return sum(isinstance(event, MonsterLooked) and not event.last for event in turn.events) + 1


def decoded(attachment: Attachment) -> bytes:
    """Decode a picture to its pixels."""
    with Image.open(BytesIO(attachment.content)) as picture:
        assert picture.format == "PNG"
        assert picture.size == SIZE or picture.width == picture.height, "a board, or a step"
        return picture.convert("RGB").tobytes()


async def somebody_else_tries(at: At, luck: random.Random, watch: Watch, others: list[str]) -> None:
    """Nobody but the player to move can move: by command, for any token, or by the board's button."""
    before = await watch.table()
    person = at(luck.choice(others))
    token = luck.choice(list(before.started_match.state.tokens))
    by_command = await person.slash("move", token=token, path="-")
    by_button = await person.click(watch.board(), str(CustomId("ff-pad", *before.board)))
    for reply in (by_command, by_button):
        assert reply.ephemeral
        assert reply.message is not None
        assert "turn" in reply.message.content or "belongs" in reply.message.content
    assert await watch.table() == before


def check_end(table: Table, last: Message, closing: Message) -> None:
    """The standings follow the rules, section 7, and stand in the last board's message; the record follows it."""
    (text,) = [attachment.content for attachment in closing.attachments if attachment.content_type != "image/gif"]
    assert read_record(text.decode()).match.state == table.started_match.state
    state: State = table.started_match.state
    assert isinstance(state.phase, Over)
    assert table.row.status == "over"
    out = {colour: sum(colour_of(token) == colour for token in state.escaped) for colour in state.colours}
    needed = len(state.tokens) // len(state.colours) - 1
    best = max(out.values())
    assert table.standings is not None
    assert [standing.score for standing in sorted(table.standings, key=lambda one: one.seat)] == list(out.values())
    if best == 0:
        assert state.phase.winner is None
    else:
        reached = [
            [index for index, token in enumerate(state.escaped) if colour_of(token) == colour][best - 1]
            if out[colour] == best
            else len(state.escaped)
            for colour in state.colours
        ]
        winner = state.colours[reached.index(min(reached))]
        assert state.phase.winner == winner
        assert table.names[state.colours.index(winner)] in last.content
    assert best == needed or state.round == 14 or set(state.tokens.values()) <= {"out", "eaten"}
    assert not last.components
    assert next_on(last) is None


async def folded_by_a_new_process(database: Path, match_id: int) -> State:
    async with led(str(database), str(match_id), program=FOLD, folder=database.parent) as running:
        code, output, _ = await ended(running)
    assert code == 0
    return msgspec.json.decode(output, type=State)
