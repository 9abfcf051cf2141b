"""What one person sees of the world, as JSON for the page: nothing else of the world reaches a tab."""

from bot.sandbox.serializer import Serializer
from bot.sandbox.world import changes
from bot.sandbox.world.guild import Channel
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

PAGE = 50
"""How many messages of a channel are sent at once; a tab that scrolls up requests the ones before."""


class PersonView:
    """What one person sees; messages are Discord's JSON, with attachments at this server."""

    def __init__(self, world: World, person: Person) -> None:
        self._world = world
        self._person = person
        self._serializer = Serializer(world)

    def world(self) -> Json:
        """Return everything that the person sees now."""
        person = self._person
        return {
            "type": "world",
            "guild": self._world.guild.name,
            "you": {"id": str(person.id), "name": person.name, "roles": [str(role) for role in person.roles]}
            | {"locale": self._world.locales[person.id]},
            "people": [
                {"id": str(each.id), "name": each.name, "bot": each.is_bot}
                for each in (*self._world.people.values(), self._world.bot)
            ],
            "roles": [{"id": str(role.id), "name": role.name} for role in self._world.guild.roles],
            "channels": self._channels(),
            "messages": [message for channel in self._world.all_channels for message in self.earlier(channel)],
        }

    def earlier(self, channel: Channel, *, before: int | None = None) -> list[Json]:
        """Return a page of the channel's messages, oldest first: the newest ones, or those before an id."""
        seen = [
            message
            for message in self._world.visible_to(self._person, channel)
            if before is None or message.id < before
        ]
        return [self._message(message) for message in seen[-PAGE:]]

    def change(self, change: changes.Change) -> Json | None:
        """Return the event that shows a change to the person, or None if they do not see it."""
        match change:
            case changes.MessageChange(channel=channel, message=message):
                if message.ephemeral_to not in (None, self._person.id) or not self._world.sees(self._person, channel):
                    return None
                if isinstance(change, changes.MessageDeleted):
                    return {"type": "message_deleted", "channel_id": str(channel.id), "id": str(message.id)}
                return {"type": "message", "message": self._message(message)}
            case changes.ChannelChange() | changes.RoleChanged() | changes.RoleMade():
                return {"type": "channels", "channels": self._channels()}
            case changes.CommandsReplaced() | changes.GuildReached():
                return {"type": "commands"}
            case changes.GuildChange():
                return None  # the bot has other roles

    def _channels(self) -> list[Json]:
        return [
            {
                "id": str(channel.id),
                "name": channel.name if channel.recipient is None else self._world.bot.name,
                "type": int(channel.type),
                "parent_id": None if channel.parent is None else str(channel.parent.id),
            }
            for channel in self._world.all_channels
            if self._world.sees(self._person, channel)
        ]

    def _message(self, message: Message) -> Json:
        shown = self._serializer.message(message)
        if message.cause is not None and message.cause.name is not None:
            shown["used"] = {"by": message.cause.person.name, "name": message.cause.name}
        return shown


def said_in(part: Json, locale: str) -> Json:
    """Return a command, or what is below it, as Discord says it in a language; `label` is what it is called there."""
    said: Json = {"label": _said(part, "name", locale), "description": _said(part, "description", locale)}
    if part.get("options"):
        said["options"] = [said_in(each, locale) for each in part["options"]]
    if part.get("choices"):
        said["choices"] = [each | {"name": _said(each, "name", locale)} for each in part["choices"]]
    return part | said


def _said(part: Json, key: str, locale: str) -> str:
    told: dict[str, str] = part.get(f"{key}_localizations") or {}
    return told.get(locale, str(part.get(key, "")))
