"""What whoever tries a bot can do beside what Discord offers; put in by the program that knows the bot."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sandbox.world.channels import Channel
from bot.sandbox.world.people import Person


@dataclass(frozen=True, kw_only=True)
class ProgramHooks:
    """Functions of the program that serves the page; each raises `ImpossibleError` with the sentence to show.

    `deal` seats a person and others at a table and begins a game, `begin_from` one from a position as text, with the
    person to move; both give the channel in which it is played. `position` is the game's position as text, None where
    no game is played. `move_other` makes one random legal move for somebody who is not among the given people, if one
    of them is to move. `start` and `kill` let the bot begin, and end it in the middle of whatever it does.
    """

    deal: Callable[[Person, Channel], Awaitable[Channel]]
    begin_from: Callable[[Person, Channel, str], Awaitable[Channel]]
    position: Callable[[Channel], Awaitable[str | None]]
    move_other: Callable[[Channel, frozenset[int]], Awaitable[None]]
    start: Callable[[], Awaitable[None]]
    kill: Callable[[], Awaitable[None]]
    is_running: Callable[[], bool]
