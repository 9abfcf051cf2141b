"""What hostile people send: commands, completions, presses and forms, of which every part may be anything.

The frame that Discord itself puts around it (who, where, which kind, and what an id that is named means) is right.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.host.program import PROGRAM
from bot.sandbox import InteractionType, Message, MessageFlag, Person, Reply, UserClient, World
from bot.sandbox.world.messages import Json
from tests.end_to_end.player import ids
from tests.endurance.named import Named

TEXTS: Final = (
    "",
    " ",
    "\n\n\r\t",
    "\x00",
    "\x00\x01\x1b[31m\x7f",
    "\u202egnp.exe\u202c",
    "\u200b\u200d\u2060\ufeff",
    "\u0627\u0644\u0633\u0644\u0627\u0645 \u05e9\u05dc\u05d5\u05dd",
    "👩‍👩‍👧‍👦🏳️‍🌈" * 9,
    "Z̸̢̛͔̀͂a̶͇͝l̷̰̈́g̵̱̈́o̷̧͂",
    "\ud7ff\uffff\U0010ffff",
    "x" * 6000,
    "ß" * 100,
    "🜏" * 2000,
    "@everyone",
    "@here **bold** ||spoiler|| `code`",
    "<@1191168914227200005> <@&1191168914227200001> <#1191168914227200010> </new:1>",
    "[link](https://evil.example) https://evil.example",
    "```\n@everyone\n```",
    "'; DROP TABLE turns; --",
    "{0.__class__} %s {name} ${jndi:x}",
    '{"move":"MoveToken","token":"g4"}',
    '[[[[[[[[[[{"a":' + "[" * 1500,
    "../../etc/passwd",
    "null",
    "None",
    "NaN",
    "-1",
    "1e309",
    "0x10",
    "٤",
    "9" * 400,
    "v1:ff-go:1:0:g4.uu",
    "green",
    "g4",
    "green 4",
    "4",
    "uu",
    "u" * 300,
    "i" + "ldru" * 60,
    "k5",
    "l3 u1",
    "↑↑←←",
    "x",
    "ff1 monster=j8e stones=n6",
    "monster=" + "j8e" * 500,
    "ff1 monster=j8e stones=@everyone",
    "ff1 monster=j8e stones=<@1191168914227200005>",
    "ff1 monster=j8e stones=n6" + "x" * 5000,
    "basic",
    "advanced",
    "pool4x1.k5.crosswise",
    "cl1 scenario=air humans=R@0:4 tiles=@everyone",
    "R",
    "n",
    "T0",
    "R4 B15 K12 K23",
    "B1+T0+line4",
    "troglodyte",
    "trap",
    "135",
)
"""Texts that have broken programs before, and some that mean something here."""

VALUES: Final[tuple[Any, ...]] = (None, True, False, 0, -1, 2**63, 1.5, 1e308, [], ["x"], {}, {"value": "x"})
"""What is no text."""

RESTS: Final = (
    *("", "g4.uu", "r4.", "g1.i", "pool4x1.k5.crosswise", "pool4x1.k", ".", ".."),
    *("go R n", "end", "resign", "give R=9", "name R 99", "slot trap", "summon x@99", "card haste B9", "guard always"),
)
"""What stands at the end of real ids."""

MENU: Final = 3
"""Discord's number for a select; a button is 2."""


class Rubbish(msgspec.Struct, frozen=True):
    """One interaction that is to be sent."""

    kind: InteractionType
    payload: Json
    message: Message | None = None
    row: Json | None = None
    """What a private message is made to have before it is pressed."""


class Heap:
    """Draws interactions by lot, from what is registered, what lies in the channels, and what nobody ever made."""

    def __init__(self, luck: random.Random, commands: Sequence[Json], named: Named) -> None:
        self._luck = luck
        self._commands = commands
        self._named = named
        self.newest_match = 0
        self._ways = (
            self._command,
            self._command,
            self._unknown,
            self._completion,
            self._press,
            self._press,
            self._form,
        )

    def draw(self, messages: Sequence[Message], person: Person) -> Rubbish:
        """Draw one for a person, with a message that presses and forms pretend to come from."""
        drawn = self._luck.choice(self._ways)(self._luck.choice(messages) if messages else None)
        resolved = self._named.fill(drawn.payload.get("options", []), person)
        return msgspec.structs.replace(drawn, payload=drawn.payload | {"resolved": resolved}) if resolved else drawn

    def text(self) -> str:
        """Draw a text, or two put together."""
        one, other = self._luck.choice(TEXTS), self._luck.choice(TEXTS)
        return (one if self._luck.random() < 0.8 else one + other)[:6000]

    def _value(self) -> Any:
        return self._luck.choice(VALUES) if self._luck.random() < 0.15 else self.text()

    def _command(self, _message: Message | None, *, kind: InteractionType = InteractionType.COMMAND) -> Rubbish:
        """A command that there is, with options that fit, are missing, or are unknown."""
        command = self._luck.choice(self._commands)
        return Rubbish(
            kind, {"id": command["id"], "name": command["name"], "type": 1, "options": self._options(command)}
        )

    def _options(self, declared: Json) -> list[Json]:
        options = declared.get("options") or ()
        branches = [option for option in options if option["type"] in (1, 2)]
        if branches:
            branch = self._luck.choice(branches)
            return [{"name": branch["name"], "type": branch["type"], "options": self._options(branch)}]
        names = [(option["name"], option["type"]) for option in options if self._luck.random() < 0.85]
        if self._luck.random() < 0.05:
            names.append((self.text()[:32] or "?", 3))
        choices = {option["name"]: option["choices"] for option in options if option.get("choices")}
        return [{"name": name, "type": kind, "value": self._chosen(choices.get(name))} for name, kind in names]

    def _chosen(self, choices: Sequence[Json] | None) -> Any:
        """Draw one of an option's choices, or more often than not anything else."""
        return self._luck.choice(choices)["value"] if choices and self._luck.random() < 0.4 else self._value()

    def _unknown(self, _message: Message | None) -> Rubbish:
        name = self._luck.choice(("nosuch", "table", "layout", self.text()[:32]))
        payload: Json = {"id": "1", "name": name, "type": self._luck.choice((1, 1, 1, 2, 3)), "options": []}
        if self._luck.random() < 0.5:
            payload["options"] = [{"name": "nosuch", "type": 1, "options": []}]
        return Rubbish(InteractionType.COMMAND, payload | {"target_id": "1"})

    def _completion(self, message: Message | None) -> Rubbish:
        drawn = self._command(message, kind=InteractionType.AUTOCOMPLETE)
        level = drawn.payload["options"]
        while level and "options" in level[0]:
            level = level[0]["options"]
        for option in level[:1]:
            option |= {"value": self.text(), "focused": True}
        return drawn

    def _press(self, message: Message | None) -> Rubbish:
        """A button or a menu: one of the message's own, one on a message made for it, or one that is nowhere."""
        kind, own = self._luck.choice((2, 3)), [] if message is None else ids(message)
        custom_id = self._luck.choice(own) if own and self._luck.random() < 0.3 else self._custom_id()
        payload: Json = {"custom_id": custom_id, "component_type": kind}
        if kind == MENU:
            payload["values"] = [self.text()[:100] for _ in range(self._luck.choice((0, 1, 1, 1, 3)))]
        made = custom_id not in own and self._luck.random() < 0.8
        return Rubbish(InteractionType.COMPONENT, payload, message, row_of(custom_id, kind) if made else None)

    def _custom_id(self) -> str:
        if self._luck.random() < 0.2:
            return self.text()[:100] or "?"
        verb = self._luck.choice((*PROGRAM.verbs, "nosuch"))
        match = self._luck.choice((*range(self.newest_match + 2), 10**17))
        revision = self._luck.randrange(12)
        return f"v1:{verb}:{match}:{revision}:{self._luck.choice((*RESTS, self.text()))}"[:100]

    def _form(self, message: Message | None) -> Rubbish:
        field = {"type": 4, "id": 2, "custom_id": self.text()[:100] or "?", "value": self.text()[:4000]}
        values = [self.text()[:100] for _ in range(self._luck.choice((0, 1, 1, 2)))]
        named = self._luck.choice(("time:none", "quiet:", "zone:UTC", ":", self.text()[:100] or "?"))
        menu = {"type": MENU, "id": 2, "custom_id": named, "values": values}
        label = {"type": 18, "id": 1, "component": self._luck.choice((menu, field | {"custom_id": named}))}
        rows = [self._luck.choice((label, {"type": 1, "id": 1, "components": [field]}))]
        return Rubbish(InteractionType.MODAL, {"custom_id": self._custom_id(), "components": rows}, message)


def row_of(custom_id: str, kind: int) -> Json:
    """Return a row with one component, as a message carries it."""
    part: Json = {"type": kind, "id": 2, "custom_id": custom_id}
    more: Json = {"options": [{"label": "x", "value": "x"}]} if kind == MENU else {"style": 1, "label": "x"}
    return {"type": 1, "id": 1, "components": [part | more]}


async def throw(world: World, person: UserClient, rubbish: Rubbish) -> Reply:
    """Send it, and wait for the answer."""
    message = rubbish.message
    if rubbish.row is not None:
        message = Message(
            id=world.snowflakes.next(),
            channel_id=person.channel.id,
            author=world.bot,
            content="A message of nobody knows which version.",
            components=(rubbish.row,),
            created_at=world.clock(),
            flags=MessageFlag.EPHEMERAL,
            ephemeral_to=person.person.id,
        )
        world.post(message)
    return await person.send(rubbish.kind, rubbish.payload, message=message)
