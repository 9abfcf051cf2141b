"""Discord's client of a person in a channel: the commands it offers, and what it lets a person send, and sends."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.sandbox.backend import Backend
from bot.sandbox.gateway.websocket import Gateway
from bot.sandbox.interactions import DEFERRALS, SUBCOMMAND_TYPES, Interaction, InteractionType, Modal, Reply
from bot.sandbox.serializer import permission_bits, without_user
from bot.sandbox.world.guild import Channel, Reach
from bot.sandbox.world.messages import SELECTS, Attachment, ComponentType, Json, Message, walk
from bot.sandbox.world.people import Permission, Person, Role
from bot.sandbox.world.world import World


class UserClient:
    """A person's client in one channel. Each action returns a `Reply`, or raises `NoAnswerError` or `ImpossibleError`.

    A `patient` person waits, where the bot has promised an answer, until it is there.
    """

    def __init__(
        self, backend: Backend, gateway: Gateway, *, person: Person, channel: Channel, patient: bool = False
    ) -> None:
        self._backend = backend
        self._world = backend.world
        self._gateway = gateway
        self.person = person
        self.channel = channel
        self._patient = patient

    @property
    def visible_messages(self) -> list[Message]:
        """The channel's messages as this person sees them."""
        return self._world.visible_to(self.person, self.channel)

    async def slash(self, command: str, /, **options: object) -> Reply:
        """Use a command ("move", "table undo") with options by name."""
        payload = command_data(self._usable_commands(), command, options) | self._resolved(options.values())
        return await self.send(InteractionType.COMMAND, payload)

    async def use_on(self, message: Message, command: str) -> Reply:
        """Use a command on a message, from the menu *Apps*."""
        if not any(each.id == message.id for each in self.visible_messages) or message.is_ephemeral:
            raise ImpossibleError(f"{self.person.name} cannot use commands on that message")
        known = (each for each in self._usable_commands() if (each["name"], each.get("type")) == (command, ON_MESSAGE))
        if (found := next(known, None)) is None:
            raise ImpossibleError(f"there is no {command!r} for messages here")
        shown = self._backend.serializer.message(message)
        payload = {"id": found["id"], "name": command, "type": ON_MESSAGE, "target_id": str(message.id)}
        payload["resolved"] = {"messages": {str(message.id): shown}}
        return await self.send(InteractionType.COMMAND, payload)

    async def complete(self, command: str, /, *, focus: str, **options: object) -> list[Json]:
        """Type into the option `focus` and return the choices offered, each with `name` and `value`."""
        payload = command_data(self._usable_commands(), command, options, focus=focus)
        reply = await self.send(InteractionType.AUTOCOMPLETE, payload | self._resolved(options.values()))
        return reply.choices

    async def click(self, message: Message, custom_id: str) -> Reply:
        """Press a button."""
        button = self._part(message, custom_id)
        if button["type"] != ComponentType.BUTTON:
            raise ImpossibleError(f"{custom_id!r} is not a button")
        payload = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
        return await self.send(InteractionType.COMPONENT, payload, message=message)

    async def select(self, message: Message, custom_id: str, values: Sequence[object]) -> Reply:
        """Choose from a select: the options' values, or people, roles or channels where it lists these."""
        part = self._part(message, custom_id)
        if part["type"] not in SELECTS:
            raise ImpossibleError(f"{custom_id!r} is not a select")
        payload = {"custom_id": custom_id, "component_type": part["type"], **self._chosen(part, values)}
        return await self.send(InteractionType.COMPONENT, payload, message=message)

    async def submit(self, modal: Modal | None, texts: Mapping[str, object]) -> Reply:
        """Fill in a modal by the custom ids of its fields and send it."""
        if modal is None:
            raise ImpossibleError("there is no modal to fill in")
        fields = {part["custom_id"]: part for part, _ in walk(modal.components) if "custom_id" in part}
        if unknown := texts.keys() - fields.keys():
            raise ImpossibleError(f"the modal has no {', '.join(sorted(unknown))}")
        payload = {
            "custom_id": modal.custom_id,
            "components": [self._modal_data(part, texts) for part in modal.components],
        }
        return await self.send(InteractionType.MODAL, payload, message=modal.message)

    def _modal_data(self, part: Json, texts: Mapping[str, object]) -> Json:
        shown: Json = {"type": part["type"], "id": part.get("id", 0)}
        if "components" in part:
            return shown | {"components": [self._modal_data(inner, texts) for inner in part["components"]]}
        if "component" in part:
            return shown | {"component": self._modal_data(part["component"], texts)}
        if "custom_id" not in part:
            return shown
        given = texts.get(part["custom_id"], _given(part))
        return shown | {"custom_id": part["custom_id"]} | self._chosen(part, given)

    def _chosen(self, part: Json, given: object) -> Json:
        return component_data(part, given) | (self._resolved(given) if isinstance(given, Sequence) else {})

    def _resolved(self, values: Iterable[object]) -> Json:
        """Return what is told beside the ids of what is named; nothing where all is text or numbers."""
        world, serializer = self._world, self._backend.serializer
        guild = world.guild_of(self.channel)
        found: Json = {"users": {}, "members": {}, "channels": {}, "roles": {}, "attachments": {}}
        for each in values:
            match each:
                case Person():
                    found["users"][str(each.id)] = serializer.user(each)
                    if guild is not None:
                        found["members"][str(each.id)] = without_user(serializer.member(each, guild))
                case Channel():
                    granted = permission_bits(world.permissions(self.person, each))
                    found["channels"][str(each.id)] = serializer.channel(each) | {"permissions": granted}
                case Role():
                    found["roles"][str(each.id)] = serializer.role(each, position=1)
                case Attachment():
                    found["attachments"][str(each.id)] = serializer.attachment(each)
                case _:
                    pass
        return {"resolved": found} if any(found.values()) else {}

    def _usable_commands(self) -> list[Json]:
        granted = self._world.permissions(self.person, self.channel)
        if not self._world.sees(self.person, self.channel) or Permission.USE_APPLICATION_COMMANDS not in granted:
            raise ImpossibleError(f"{self.person.name} may not use commands in {self.channel.name}")
        return usable_commands(self._world, self.person, self.channel)

    def _part(self, message: Message, custom_id: str) -> Json:
        """Return the component as the message has it now."""
        current = next((each for each in self.visible_messages if each.id == message.id), None)
        if current is None:
            raise ImpossibleError(f"{self.person.name} does not see that message")
        for part, _ in walk(current.components):
            if part.get("custom_id") == custom_id:
                if part.get("disabled"):
                    raise ImpossibleError(f"{custom_id!r} is disabled")
                return part
        raise ImpossibleError(f"the message has no {custom_id!r}")

    async def send(self, interaction_type: InteractionType, payload: Json, *, message: Message | None = None) -> Reply:
        """Send an interaction as it is, also one that Discord's client would not let a person send."""
        interaction = Interaction(
            self._world, interaction_type, payload, person=self.person, channel=self.channel, message=message
        )
        self._backend.interactions.add(interaction)
        self._gateway.send_interaction(interaction)
        reply = Reply(interaction, self._backend.time_limits)
        await reply.arrives()
        if self._patient and reply.kind in DEFERRALS:
            await reply.finished()
        return reply


SLASH, ON_MESSAGE = 1, 3
"""Discord's numbers for the types of commands."""

_GUILD, _BOT_DM, _PRIVATE_CHANNEL = 0, 1, 2
"""Discord's numbers for where a command can be used; it calls them interaction contexts."""

_IN_GUILD, _BY_USER = 0, 1
"""Discord's numbers for how an application is installed; it calls them integration types."""


def usable_commands(world: World, person: Person, channel: Channel) -> list[Json]:
    """Return the commands that Discord offers this person there, a guild's own before global ones of that name."""
    guild = world.guild_of(channel)
    scopes = (None,) if guild is None else (None, guild.id)
    found = {
        (command.get("type", SLASH), command["name"]): command
        for scope in scopes
        for command in world.commands.get(scope, ())
    }
    granted = world.permissions(person, channel)
    place = _BOT_DM if guild is None else _GUILD
    guilds = world.guilds.values() if guild is None else (guild,)
    installs = {_IN_GUILD} if any(each.reach is not Reach.OUTSIDE for each in guilds) else set()
    installs |= {_BY_USER} if person.id in world.user_installs else set()
    return [
        command
        for command in found.values()
        if Permission(int(command.get("default_member_permissions") or 0)) in granted
        and place in _declared(command, "contexts", (_GUILD, _BOT_DM, _PRIVATE_CHANNEL))
        and not installs.isdisjoint(_declared(command, "integration_types", (_IN_GUILD, _BY_USER)))
    ]


def _declared(command: Json, key: str, otherwise: Collection[int]) -> Collection[int]:
    """Return what a command says of where it is; one that says nothing is everywhere."""
    declared: Collection[int] | None = command.get(key)
    return otherwise if declared is None else declared


TEXT_LIMIT = 6000
"""Characters of a text option."""


class ImpossibleError(Exception):
    """Discord's client would not let a person do this."""


_BOOLEAN = 5
_TYPES: dict[int, type | tuple[type, ...]] = {3: str, 4: int, _BOOLEAN: bool, 6: Person, 7: Channel, 8: Role}
_TYPES |= {9: (Person, Role), 10: (int, float), 11: Attachment}
"""What the value of an option is, by Discord's numbers for their types."""

_NAMED = (Person, Channel, Role, Attachment)
"""What an option sends by its id."""


def command_data(
    commands: Sequence[Json], line: str, options: Mapping[str, object], *, focus: str | None = None
) -> Json:
    """Return the `data` of a person's use of a command, with its subcommands ("table undo") and options by name.

    With `focus` the command is still being typed: that option may hold anything and required ones may be missing.
    Raises `ImpossibleError` for what Discord's client would not send.
    """
    name, *branches = line.split() or [""]
    command = next((each for each in commands if each["name"] == name and each.get("type", 1) == 1), None)
    if command is None:
        raise ImpossibleError(f"there is no /{name} here")
    path = [command]
    for word in branches:
        inner = [
            each for each in path[-1].get("options", ()) if each["name"] == word and each["type"] in SUBCOMMAND_TYPES
        ]
        if not inner:
            raise ImpossibleError(f"/{name} has no {word!r}")
        path.append(inner[0])
    sent = _sent_options(path[-1].get("options", ()), options, focus=focus)
    for branch in reversed(path[1:]):
        sent = [{"name": branch["name"], "type": branch["type"], "options": sent}]
    return {"id": command["id"], "name": name, "type": 1, "options": sent}


def _sent_options(declared: Sequence[Json], given: Mapping[str, object], *, focus: str | None) -> list[Json]:
    known = {option["name"]: option for option in declared}
    if any(option["type"] in SUBCOMMAND_TYPES for option in declared):
        raise ImpossibleError(f"choose one of {', '.join(sorted(known))}")
    if unknown := given.keys() - known.keys():
        raise ImpossibleError(f"there is no option {', '.join(sorted(unknown))}")
    missing = [name for name, option in known.items() if option.get("required") and name not in given]
    if missing and focus is None:
        raise ImpossibleError(f"required: {', '.join(missing)}")
    if focus is not None and not known.get(focus, {}).get("autocomplete"):
        raise ImpossibleError(f"{focus!r} does not complete")
    return [_sent_option(known[name], value, is_focused=name == focus) for name, value in given.items()]


def _sent_option(option: Json, value: object, *, is_focused: bool) -> Json:
    sent: Json = {"name": option["name"], "type": option["type"]}
    if is_focused:
        return sent | {"value": str(value), "focused": True}
    is_flag = isinstance(value, bool) and option["type"] != _BOOLEAN
    if is_flag or not isinstance(value, _TYPES[option["type"]]):
        raise ImpossibleError(f"{option['name']!r} cannot be {value!r}")
    kinds = option.get("channel_types") or ()
    if isinstance(value, Channel) and kinds and value.type not in kinds:
        raise ImpossibleError(f"{option['name']!r} cannot be a channel of the type {value.type.name}")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise ImpossibleError(f"{option['name']!r} is one of {choices}")
    _check_bounds(option, value)
    return sent | {"value": str(value.id) if isinstance(value, _NAMED) else value}


def _check_bounds(option: Json, value: object) -> None:
    match value:
        case str():
            size: float = len(value)
            low, high = option.get("min_length") or 0, option.get("max_length") or TEXT_LIMIT
        case int() | float():
            size = value
            low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
        case _:
            return
    if not low <= size <= high:
        raise ImpossibleError(f"{option['name']!r} must be between {low} and {high}")


def _given(part: Json) -> object:
    """Return what a modal's field sends that nobody touches."""
    chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
    return chosen or part.get("value", "")


def component_data(part: Json, given: object) -> Json:
    """Return what a select or a modal's field sends; raises `ImpossibleError` for what it does not take."""
    if part["type"] == ComponentType.TEXT_INPUT:
        text = str(given)
        least = part.get("min_length") or (1 if part.get("required", True) else 0)
        if (text or part.get("required", True)) and not least <= len(text) <= (part.get("max_length") or 4000):
            raise ImpossibleError(f"{part['custom_id']!r} does not take a text of {len(text)} characters")
        return {"value": text}
    if part["type"] not in SELECTS:
        raise ImpossibleError(f"nothing can be entered into a component of type {part['type']}")
    values = given if isinstance(given, Sequence) and not isinstance(given, str) else ()
    if not part.get("min_values", 1) <= len(values) <= part.get("max_values", 1):
        raise ImpossibleError(f"{part['custom_id']!r} does not take {len(values)} values")
    if part["type"] != ComponentType.STRING_SELECT:
        return {"values": [str(each.id) for each in values if isinstance(each, _NAMED)]}
    offered = [option["value"] for option in part["options"]]
    if not set(values) <= set(offered):
        raise ImpossibleError(f"{part['custom_id']!r} offers {offered}")
    return {"values": list(values)}
