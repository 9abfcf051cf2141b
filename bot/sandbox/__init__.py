"""An imitation of Discord on loopback: enough of its REST API and gateway for an unmodified client.

It knows nothing of the bot that it serves. `World` is what exists (people, channels, messages), `Sandbox` serves it,
`Sandbox.as_person` lets somebody act in it, `Faults` make it fail, `loopback.connector` leads a client to it.
"""

from bot.sandbox.faults import Blocked, LostResponse, RateLimited, Refusal, ServerError, SlowResponse
from bot.sandbox.interactions import AnswerType, InteractionType, NoAnswerError, Reply, TimeLimits
from bot.sandbox.rest.api import RecordedRequest
from bot.sandbox.rest.rate_limits import UNLIMITED, RateLimit, RateLimits
from bot.sandbox.server import TOKEN, Sandbox
from bot.sandbox.user_client import ImpossibleError, UserClient
from bot.sandbox.world.changes import (
    Change,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
)
from bot.sandbox.world.guild import Channel, ChannelType, Reach
from bot.sandbox.world.messages import Attachment, Message, MessageFlag
from bot.sandbox.world.people import Overwrite, Permission, Person
from bot.sandbox.world.world import World

__all__ = [
    "TOKEN",
    "UNLIMITED",
    "AnswerType",
    "Attachment",
    "Blocked",
    "Change",
    "Channel",
    "ChannelType",
    "ImpossibleError",
    "InteractionType",
    "LostResponse",
    "Message",
    "MessageDeleted",
    "MessageEdited",
    "MessageFlag",
    "MessagePosted",
    "NoAnswerError",
    "Overwrite",
    "Permission",
    "Person",
    "RateLimit",
    "RateLimited",
    "RateLimits",
    "Reach",
    "RecordedRequest",
    "Refusal",
    "Reply",
    "Sandbox",
    "ServerError",
    "SlowResponse",
    "TimeLimits",
    "UserClient",
    "World",
]
