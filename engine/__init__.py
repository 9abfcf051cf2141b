"""The rules of the games. Pure: no I/O, no clock, no luck of its own, no Discord, no pictures.

`GAMES` has every game by its key. A new one is a folder here with a `Game` record, and a line below.
"""

from collections.abc import Mapping
from typing import Final

from engine.core import AnyGame
from engine.fearsome_floors import FEARSOME_FLOORS

GAMES: Final[Mapping[str, AnyGame]] = {game.key: game for game in (FEARSOME_FLOORS,)}
