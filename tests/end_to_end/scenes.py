"""Situations that many tests begin with, and what they look at."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
from structlog.typing import EventDict

from bot.play.statistics import VERSION
from bot.sandbox import Channel, Message, Reply, UserClient, World
from bot.sandbox.interactions import InteractionType
from bot.sandbox.world.messages import ComponentType, Json
from engine.core import ScriptedChance
from engine.fearsome_floors.kit import Kit, write_kit
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import COLOURS, Colour, TokenName
from render.core.composition import UNCUT, Shape
from render.studio import PictureJob
from tests.end_to_end.player import At, id_of
from tests.patience import until

GUILD = World().guild.id
"""The server's id, which is the same in every world."""

NOTHING: Final = ""
"""What is answered where a line in the channel tells what has been done."""

POST = "POST /channels/{channel_id}/messages"
ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


def forged_command(world: World, line: str, options: Sequence[Json]) -> Json:
    """Return the use of a registered command ("see row") as no client of Discord need have made it."""
    name, *branches = line.split()
    (known,) = [command for command in world.commands[None] if command["name"] == name]
    sent = list(options)
    for depth, branch in enumerate(reversed(branches)):
        sent = [{"name": branch, "type": 1 if depth == 0 else 2, "options": sent}]
    return {"id": known["id"], "name": name, "type": 1, "options": sent}


async def seated(at: At, *names: str) -> None:
    """Open a table, and seat people with the colours in their order."""
    await at(names[0]).slash("new fearsome-floors")
    for name, colour in zip(names, COLOURS, strict=False):
        await at(name).slash("join", colour=colour)


def begins(colour: Colour) -> tuple[str, ...]:
    """Return the luck of a table: the parts of the monster when it is opened, and who begins."""
    return (*write_kit(Kit()).split("-"), colour)


async def begun(at: At, *names: str) -> None:
    """Open a table, seat people and start; script the chance so that green, who is seated first, begins."""
    await seated(at, *names)
    await at(names[0]).slash("table start")


async def walked(at: At) -> None:
    """Let Ada and Ben, at the first turn of their game, play a round in which nobody moves, and the monster walk."""
    for name, token in (("Ada", "4"), ("Ben", "4"), ("Ada", "5"), ("Ben", "5")):
        await at(name).slash("stay", token=token)


def public(channel: Channel) -> list[Message]:
    """Return what everybody sees, oldest first."""
    return [message for message in channel.messages if not message.is_ephemeral]


def with_pictures(channel: Channel) -> list[Message]:
    """Return what everybody sees that has pictures or a film, oldest first; the last one is the board."""
    return [message for message in public(channel) if message.attachments]


def texts(messages: Sequence[Message]) -> list[str]:
    return [message.content for message in messages]


def heads(messages: Sequence[Message]) -> list[str]:
    """Return the beginnings of messages, by which they are told apart: "Ada: green 3"."""
    return [" ".join(message.content.split()[:3]) for message in messages]


def link_to(channel: Channel, message: Message) -> str:
    """Return the address of a message on Discord."""
    return f"https://discord.com/channels/{GUILD}/{channel.id}/{message.id}"


def said(reply: Reply) -> str:
    """Return the private answer."""
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message.content


def answer(reply: Reply) -> Message:
    """Return the private message of an answer."""
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


def labels(message: Message) -> list[str]:
    """Return what stands on a message's buttons."""
    return [part["label"] for row in message.components for part in row["components"] if "label" in part]


def uncoached(text: str) -> str:
    """Return what is told on a pad without the line for who opens one for the first times."""
    return "\n".join(line for line in text.split("\n") if not line.startswith("💡"))


def options_of(message: Message) -> list[list[str]]:
    """Return what can be chosen in each of a message's menus."""
    parts = [part for row in message.components for part in row["components"]]
    return [[option["label"] for option in part["options"]] for part in parts if "options" in part]


def labelled(message: Message, label: str) -> str:
    """Return the id of the button with this label."""
    (found,) = [
        part["custom_id"] for row in message.components for part in row["components"] if part.get("label") == label
    ]
    return str(found)


async def clicks_late(person: UserClient, message: Message, custom_id: str) -> Reply:
    """Press a control that the message had when this person's client last heard of it, and may not have any more."""
    payload = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
    return await person.send(InteractionType.COMPONENT, payload, message=message)


async def asks(person: UserClient, command: str, **options: object) -> str:
    """Use a command and return the private answer."""
    return said(await person.slash(command, **options))


async def stops(person: UserClient) -> str:
    """End a game by `/table stop`, and mean it, or close a lobby; return the private answer."""
    told = answer(await person.slash("table stop"))
    return said(await person.click(told, id_of(told, "stop"))) if told.components else told.content


async def resigns(person: UserClient) -> str:
    """Resign, and mean it; return the private answer."""
    asked = answer(await person.slash("resign"))
    return said(await person.click(asked, id_of(asked, "resign")))


def forgive(quiet: list[EventDict], event: str) -> list[EventDict]:
    """Take an expected entry out of the log, and return it."""
    found = [entry for entry in quiet if entry["event"] == event]
    quiet[:] = [entry for entry in quiet if entry["event"] != event]
    return found


def is_cropped(message: Message) -> bool:
    """Whether Discord would not show all pictures of a message whole."""
    sizes = [(one.width, one.height) for one in message.attachments if one.width is not None]
    shapes: set[Shape] = {"square" if width == height else "wide" for width, height in sizes}
    return len(shapes) > 1 or any(len(sizes) not in UNCUT[shape] for shape in shapes)


def unpaintable(game: str, *_: object) -> PictureJob:
    """Return a job that no studio can do."""
    return PictureJob(game, 7)


def rows(database: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    """Read or change the database behind the bot's back."""
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def stored(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return all that the database holds of matches: nothing of it may change where something is refused."""
    return {
        table: rows(database, f"SELECT * FROM {table} ORDER BY 1, 2")  # noqa: S608 - four names of our own
        for table in ("matches", "seats", "turns", "posts")
    }


BEGIN_FROM = "UPDATE matches SET start = ?, changed_at = strftime('%Y-%m-%d %H:%M:%f000', changed_at, '+1 second')"
"""The bot keeps what it has read until a match looks changed, also if that was done behind its back."""


def set_up(database: Path, **changes: object) -> None:
    """Let the only match begin anew from its start with these changes, told in the state's own fields."""
    ((text,),) = rows(database, "SELECT start FROM matches")
    state = msgspec.json.decode(str(text), type=State)
    changed = msgspec.structs.replace(state, **changes)
    rows(database, BEGIN_FROM, msgspec.json.encode(changed).decode())
    rows(database, "DELETE FROM turns")


LATE_OF_TWO = (
    "ff1 monster=e2s stones=f4,l4,n4,h5,k6,k7,l7,f8,i8,f10,o10 pools=i3:2x2,e9:4x1 tokens=g1:p6,g3:n7,g4:o8,g5:j10,"
    "r1:d9,r3:eaten,r4:in,r5:e4 round=12 cards=7,8,10,2h start=g turn=g"
)
"""Three rounds before the end of a game of green and red: what is not on the floor yet, runs, is eaten or escapes."""


def go_on_from(database: Path, ffn: str) -> None:
    """Let the only match begin from a position of as many players, of whom the one who was called is to move."""
    state = read_position(ffn)
    set_up(database, **{name: getattr(state, name) for name in state.__struct_fields__ if name != "kit"})


def begin_late(database: Path, number: int) -> None:
    """Let the only match of Claustrophobia, in which nobody has acted yet, be in a round with this number."""
    ((start,),) = rows(database, "SELECT json_set(start, '$.round', ?) FROM matches", number)
    rows(database, BEGIN_FROM, start)


def start_tokens(database: Path) -> dict[TokenName, str]:
    """Return where the only match's tokens were at its start."""
    ((text,),) = rows(database, "SELECT start FROM matches")
    return dict(msgspec.json.decode(str(text), type=State).tokens)


def green_begins() -> ScriptedChance:
    return ScriptedChance([*begins("green")])


def private(world: World, name: str) -> list[Message]:
    """Return the direct messages that a person has got from the bot."""
    return world.dm_channel(world.people[name]).messages


def pings(messages: list[Message]) -> list[frozenset[int]]:
    return [message.pinged for message in messages]


async def answers_offer(person: UserClient, verb: str) -> str:
    """Answer the newest question whether this person takes a seat, once it stands in the channel."""

    def asked() -> list[Message]:
        mine = f":{person.person.id}"
        return [
            each
            for each in person.visible_messages
            if f":{verb}:" in str(each.components) and mine in str(each.components)
        ]

    await until(lambda: bool(asked()))
    return said(await person.click(asked()[-1], id_of(asked()[-1], verb)))


async def replaces(at: At, world: World, old: str, new: str, *, by: str = "Mo") -> None:
    """Give somebody's seat to somebody else, who takes it."""
    people = world.people
    assert await asks(at(by), "table replace", old=people[old], new=people[new]) == (
        f"Asked by a button in the channel: {new}."
    )
    assert await answers_offer(at(new), "sit") == NOTHING


async def erases(at: At, name: str) -> str:
    """Erase oneself, and mean it; return the private answer."""
    told = answer(await at(name).slash("privacy"))
    asked = answer(await at(name).click(told, id_of(told, "eraseme")))
    assert asked.content.startswith("Do you mean it?")
    return said(await at(name).click(asked, id_of(asked, "erasesure")))


FLOORS = ("fearsome-floors", "", ("green", "red"))
AIR = ("claustrophobia", "air", ("humans", "demons"))
"""A game, what is played of it, and the sides."""


def won_by_the_first(
    database: Path, people: tuple[int, int], *, games: int, of: tuple[str, str, tuple[str, str]] = FLOORS
) -> None:
    """Write that two people have played so many games, one each day, behind the bot's back."""
    game, topic, sides = of
    for number in range(100 * (of != FLOORS), 100 * (of != FLOORS) + games):
        seats = [
            {"place": place, "score": 2 - place, "side": side, "turns": 9, "seconds": 20.0}
            for place, side in enumerate(sides, start=1)
        ]
        ended = f"2026-05-{number % 100 + 1:02}T11:00:00Z"
        summary = msgspec.json.encode(
            {"ended": ended, "rounds": 9, "topic": topic, "seats": seats, "mark": game + ended}
        ).decode()
        match = (
            "INSERT INTO matches (id, guild_id, channel_id, game, status, host_id, setup, undone, fate, language, "
            "revision, created_at, changed_at) "
            "VALUES (?, ?, 5, ?, 'over', 1, '{}', '[]', '{}', 'en', 3, '2026-05-01', '2026-05-01')"
        )
        rows(database, match, number + 100, GUILD, game)
        rows(database, "INSERT INTO summaries VALUES (?, 3, ?, ?)", number + 100, VERSION, summary)
        for position, (who, name, side) in enumerate(zip(people, ("Ada", "Ben"), sides, strict=True)):
            seat = "INSERT INTO seats (match_id, person_id, position, name, side) VALUES (?, ?, ?, ?, ?)"
            rows(database, seat, number + 100, who, position, name, side)
