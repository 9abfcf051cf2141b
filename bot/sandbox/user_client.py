"""Discord's client of a person in a channel: the commands it offers, autocomplete, buttons, selects and modals."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.sandbox.backend import Backend
from bot.sandbox.gateway.websocket import Gateway
from bot.sandbox.interaction_data import ImpossibleError, command_data, component_data, resolved
from bot.sandbox.interactions import DEFERRALS, Interaction, InteractionType, Modal, Reply
from bot.sandbox.world.guild import Channel, Reach
from bot.sandbox.world.messages import SELECTS, ComponentType, Json, Message, walk
from bot.sandbox.world.people import Permission, Person
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
        given = texts.get(part["custom_id"], part.get("value", ""))
        return shown | {"custom_id": part["custom_id"]} | self._chosen(part, given)

    def _chosen(self, part: Json, given: object) -> Json:
        return component_data(part, given) | (self._resolved(given) if isinstance(given, Sequence) else {})

    def _resolved(self, values: Iterable[object]) -> Json:
        return resolved(self._backend, self.person, self.channel, values)

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


_GUILD, _BOT_DM, _PRIVATE_CHANNEL = 0, 1, 2
"""Discord's numbers for where a command can be used; it calls them interaction contexts."""

_IN_GUILD, _BY_USER = 0, 1
"""Discord's numbers for how an application is installed; it calls them integration types."""


def usable_commands(world: World, person: Person, channel: Channel) -> list[Json]:
    """Return the commands that Discord offers this person there, a guild's own before global ones of that name."""
    guild = world.guild_of(channel)
    scopes = (None,) if guild is None else (None, guild.id)
    found = {command["name"]: command for scope in scopes for command in world.commands.get(scope, ())}
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
