"""Functions that the program lends to the page: games and the bot's process, which the page cannot know."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.sandbox.world.channels import Channel
from bot.sandbox.world.people import Person


class Offer(NamedTuple):
    """A game in which a person can be dealt a seat."""

    key: str
    """Names it to `ProgramHooks.deal`."""
    name: str
    """What people call it, with the side that they play if they choose one."""
    levels: Sequence[tuple[str, str]]
    """The levels of its programs, each with its name, weakest first."""


@dataclass(frozen=True, kw_only=True)
class ProgramHooks:
    """Functions of the program; each raises `ImpossibleError` with the sentence to show."""

    deal: Callable[[Person, Channel, str | None, str | None], Awaitable[Channel]]
    """Seats a person at a table of a game, with programs of a level or else with others, and starts it.

    The game is the key of an offer, or else the first one; a lobby that waits in the channel is filled whatever it is.
    Returns the channel in which it is played.
    """
    offers: Sequence[Offer]
    """The games, the one to begin with first."""
    begin_from: Callable[[Person, Channel, str], Awaitable[Channel]]
    """Starts a game from a position as text, with the person to move; returns the channel in which it is played."""
    position: Callable[[Channel], Awaitable[str | None]]
    """Returns the position of the channel's game as text, None where no game is played."""
    move_other: Callable[[Channel, frozenset[int]], Awaitable[None]]
    """Makes one random legal move for somebody who is to move and not among the given people, if there is anybody."""
    start: Callable[[], Awaitable[None]]
    """Starts the bot."""
    kill: Callable[[], Awaitable[None]]
    """Ends the bot in the middle of whatever it does."""
    is_running: Callable[[], bool]
    """Whether the bot runs."""
