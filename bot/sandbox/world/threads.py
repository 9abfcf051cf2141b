"""What happens to threads: they are closed, locked and opened again, and people come to private ones and go."""

from bot.sandbox.world.changes import ChannelChanged, ThreadJoined, ThreadLeft
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.people import Permission, Person
from bot.sandbox.world.world import World


def may_post(world: World, person: Person, channel: Channel) -> bool:
    """Whether no lock keeps this person from posting there."""
    return not channel.is_locked or Permission.MANAGE_THREADS in world.permissions(person, channel)


def archive(world: World, thread: Channel, *, is_locked: bool = False) -> None:
    """Close a thread, as Discord does where nobody has written for some time; moderators can lock it at once."""
    thread.is_archived, thread.is_locked = True, is_locked
    world.notify(ChannelChanged(channel=thread))


def reopen(world: World, thread: Channel) -> None:
    """Open a thread again, whether it was closed or locked."""
    thread.is_archived = thread.is_locked = False
    world.notify(ChannelChanged(channel=thread))


def lock(world: World, thread: Channel) -> None:
    """Let only those post in a thread who manage threads; it stays open."""
    thread.is_locked = True
    world.notify(ChannelChanged(channel=thread))


def change_thread(
    world: World,
    thread: Channel,
    *,
    name: str | None = None,
    is_archived: bool | None = None,
    is_locked: bool | None = None,
    minutes: int | None = None,
) -> None:
    """Change what is given of a thread."""
    thread.name, thread.minutes_open = name or thread.name, minutes or thread.minutes_open
    thread.is_archived = thread.is_archived if is_archived is None else is_archived
    thread.is_locked = thread.is_locked if is_locked is None else is_locked
    world.notify(ChannelChanged(channel=thread))


def add_member(world: World, thread: Channel, person: Person) -> None:
    """Take somebody, or the bot, into a thread."""
    if person.id not in thread.member_ids:
        thread.member_ids.add(person.id)
        world.notify(ThreadJoined(channel=thread, person=person))


def remove_member(world: World, thread: Channel, person: Person) -> None:
    """Put somebody, or the bot, out of a thread."""
    if person.id in thread.member_ids:
        thread.member_ids.discard(person.id)
        world.notify(ThreadLeft(channel=thread, person=person))
