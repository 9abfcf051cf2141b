"""The rules of the games. Pure: no I/O, no clock, no luck of its own, no Discord, no pictures.

`GAMES` has every game by its key, `COMMAND_LINES` what it answers on the command line. A new one is a folder here with
a `Game` record, and a place in `GAMES`; in both, if its positions have a notation.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.commands import COMMAND_LINE as CLAUSTROPHOBIA_COMMAND_LINE
from engine.claustrophobia.puzzles.search import puzzles_in as claustrophobia_puzzles_in
from engine.core import AnyGame, CommandLine
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.commands import COMMAND_LINE as FEARSOME_FLOORS_COMMAND_LINE
from engine.fearsome_floors.puzzles.search import puzzles_in as fearsome_floors_puzzles_in

GAMES: Final[Mapping[str, AnyGame]] = {game.key: game for game in (FEARSOME_FLOORS, CLAUSTROPHOBIA)}
COMMAND_LINES: Final[Mapping[str, CommandLine]] = {
    FEARSOME_FLOORS.key: FEARSOME_FLOORS_COMMAND_LINE,
    CLAUSTROPHOBIA.key: CLAUSTROPHOBIA_COMMAND_LINE,
}
PUZZLE_SEARCHES: Final[Mapping[str, Callable[[Any], Iterable[int]]]] = {
    FEARSOME_FLOORS.key: fearsome_floors_puzzles_in,
    CLAUSTROPHOBIA.key: claustrophobia_puzzles_in,
}
"""What finds the puzzles in a position of a game, the best first: each has a number there."""
