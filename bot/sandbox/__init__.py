"""A stand-in for Discord on loopback: enough of its REST API and gateway for an unmodified client.

It knows nothing of the bot that it serves. `World` is what exists (people, channels, messages), `Sandbox` serves it.
"""

from bot.sandbox.channels import Channel, ChannelType
from bot.sandbox.messages import Attachment, Message, MessageFlag
from bot.sandbox.people import Permission, Person
from bot.sandbox.world import World

__all__ = ["Attachment", "Channel", "ChannelType", "Message", "MessageFlag", "Permission", "Person", "World"]
