"""What options of commands name by an id: people, channels, roles and files, with what Discord tells of them."""

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.sandbox import Attachment, Channel, Message, Person, World
from bot.sandbox.serializer import Serializer, permission_bits
from bot.sandbox.world.messages import Json

NESTED: Final = 100_000
"""How deep the deepest file is."""

FILES: Final[Mapping[str, bytes]] = {
    "empty.json": b"",
    "large.json": b'{"schema":1,"journal":{"game":"' + b"x" * 10_000_000 + b'"}}',
    "large.txt": b'[Event "x"]\n' * 80_000,
    "deep.json": b'{"schema":1,"journal":' + b"[" * NESTED + b"]" * NESTED + b"}",
    "deeper.json": b'{"a":' * NESTED + b"1" + b"}" * NESTED,
    "halved.json": b'{"schema":1,"journal":{"game":"fearsome-floors","start":{"round":',
    "numbers.json": b'{"schema":1e999,"journal":{"game":1},"seats":[{"person":' + b"9" * 4000 + b"}]}",
    "wrong.json": b'{"schema":1,"journal":{"game":"fearsome-floors","start":null,"turns":[null],"undone":{}}}',
    "bytes.txt": bytes(range(256)) * 40,
    "zeros.bin": b"\x00" * 900_000,
    "@everyone ../../<@1>.json": b'[Event "@everyone"]\n[Site "<@1191168914227200005>"]\n\n1. g4 uu *',
}
"""What people put where a saved game is asked for, by name."""


class Named:
    """Draws by lot what an option can name; Discord itself looks each one up, so that is always true."""

    def __init__(self, world: World, luck: random.Random, *, cdn: str) -> None:
        self._world = world
        self._luck = luck
        self._wire = Serializer(world, cdn=cdn)
        self._files = self._uploaded()
        self._kinds: Mapping[int, Callable[[Person], tuple[int, Json]]] = {
            6: self._somebody,
            7: self._place,
            8: self._role,
            11: self._file,
        }
        """By Discord's number for the type of an option."""

    def _uploaded(self) -> tuple[Attachment, ...]:
        """Lay the files into a conversation, from where they can be fetched."""
        world = self._world
        owner = world.people["Gus"]
        channel = world.dm_channel(owner)
        files = tuple(
            Attachment(
                id=world.snowflakes.next(),
                channel_id=channel.id,
                filename=name,
                content_type="application/octet-stream",
                content=content,
            )
            for name, content in FILES.items()
        )
        number = world.snowflakes.next()
        world.post(Message(id=number, channel_id=channel.id, author=owner, attachments=files, created_at=world.clock()))
        return files

    def fill(self, options: list[Json], person: Person) -> Json:
        """Let most options that name something name something; return what Discord adds to the command for that."""
        resolved: Json = {}
        while options and "options" in options[0]:
            options = options[0]["options"]
        for option in options:
            draw = self._kinds.get(option["type"])
            if draw is not None and self._luck.random() < 0.8:
                number, told = draw(person)
                option["value"] = str(number)
                for kind, thing in told.items():
                    resolved.setdefault(kind, {})[str(number)] = thing
        return resolved

    def _somebody(self, _person: Person) -> tuple[int, Json]:
        chosen = self._luck.choice([*self._world.people.values(), self._world.bot])
        member = {key: value for key, value in self._wire.member(chosen, self._world.guild).items() if key != "user"}
        return chosen.id, {"users": self._wire.user(chosen), "members": member}

    def _place(self, person: Person) -> tuple[int, Json]:
        chosen: Channel = self._luck.choice(list(self._world.channels.values()))
        granted = permission_bits(self._world.permissions(person, chosen))
        return chosen.id, {"channels": self._wire.channel(chosen) | {"permissions": granted}}

    def _role(self, _person: Person) -> tuple[int, Json]:
        chosen = self._luck.choice((self._world.guild.everyone, self._world.guild.moderators))
        return chosen.id, {"roles": self._wire.role(chosen, position=1)}

    def _file(self, _person: Person) -> tuple[int, Json]:
        chosen = self._luck.choice(self._files)
        told: dict[str, Any] = self._wire.attachment(chosen)
        if self._luck.random() < 0.3:
            told["size"] = 10  # a size that is not true: what is read counts
        return chosen.id, {"attachments": told}
