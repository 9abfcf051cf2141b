"""What commands and components work with."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.delivery.studio_process import Painter, Thinker
from bot.interactions.in_flight import InFlight
from bot.interactions.open_pads import OpenPads
from bot.play.lobby import Opening
from bot.play.puzzle_ratings import PuzzleRatings
from bot.play.reviews import Reviewer
from bot.play.tables import Tables
from bot.table import AnyTableGame


@dataclass(frozen=True, kw_only=True)
class Application:
    """What commands and components work with."""

    games: Mapping[str, AnyTableGame]
    """The games that are played, by their keys."""

    tables: Tables
    """The service that loads, plays and saves."""
    painter: Painter
    """Makes pictures and films."""

    thinker: Thinker
    """Thinks of moves."""

    reviewer: Reviewer
    """Gives reviews of matches that are over."""

    puzzle_ratings: PuzzleRatings
    """Knows how hard puzzles are."""

    make_thread: Callable[..., Awaitable[int | None]]
    """Makes a thread (`bot.delivery.game_threads`)."""

    make_private_thread: Callable[..., Awaitable[int | None]]
    """Makes one that only one person sees."""

    puzzle_tried: Callable[[int], None]
    """Says that somebody of a server has tried the puzzle of a day."""

    board_puzzle_tried: Callable[[int], None]
    """Says that somebody has tried the puzzle of a board, by its number."""

    regular_posts_due: Callable[[], None]
    """Says that it has changed where, or when, puzzles are posted."""

    barred: Callable[[], Collection[int]]
    """The channels whose posts Discord last refused because the bot may not write there."""

    languages: dict[int, str] = field(default_factory=dict)
    """In which language people have used Discord since the start, by their accounts."""

    openings: dict[int, Opening] = field(default_factory=dict)
    """The tables that found a game on in their channel, by the interaction that offers them a thread by a button."""

    reading_files_for: set[int] = field(default_factory=set)
    """The servers for which a file is being read: one at a time for each."""

    in_flight: InFlight = field(default_factory=InFlight)
    """The interactions that are being answered."""

    open_pads: OpenPads = field(default_factory=OpenPads)
    """The pads that go on by themselves when somebody else has answered."""


def app_of(client: Any) -> Application:
    """Return the application that a Discord client of ours serves."""
    app: Application = client.app
    return app
