"""How a basic game begins: who plays, and where everything stands (rules, section 3)."""

from collections.abc import Mapping
from typing import Final

from engine.core import Chance, Reason, Refused, Value
from engine.fearsome_floors.board import EXIT, Square
from engine.fearsome_floors.state import Monster, State, TokenPhase
from engine.fearsome_floors.tiles import Pool, Tile
from engine.fearsome_floors.tokens import FEWEST_PLAYERS, MOST_PLAYERS, WAITING, Colour, colours_for, token_names

STONES: Final = ("c3", "m4", "h5", "i6", "n6", "g7", "e8", "m8", "o9", "f10", "i10")
POOLS: Final = (Pool("i3", 2, 2), Pool("e9", 4, 1))
LAYOUT: Final[Mapping[Square, Tile]] = dict.fromkeys(STONES, "stone")


class Setup(Value, frozen=True):
    """What the players choose before a game: their colours, seat by seat in turn order."""

    colours: tuple[Colour, ...]


def begin(setup: Setup, chance: Chance) -> State:
    """Set up the basic game; chance says who starts. Raises Refused for a table that cannot play."""
    colours = setup.colours
    reason = _why_no_table(colours)
    if reason is not None:
        raise Refused(reason)
    start = colours[colours.index(chance.pick(colours))]
    return State(
        colours=colours,
        monster=Monster(EXIT, "e"),
        tokens=dict.fromkeys(token_names(colours), WAITING),
        phase=TokenPhase(start),
        start=start,
        tiles=LAYOUT,
        pools=POOLS,
    )


def _why_no_table(colours: tuple[Colour, ...]) -> Reason | None:
    if len(colours) < FEWEST_PLAYERS:
        return Reason.of("too-few-players", players=len(colours), fewest=FEWEST_PLAYERS)
    if len(colours) > MOST_PLAYERS:
        return Reason.of("too-many-players", players=len(colours), most=MOST_PLAYERS)
    for index, colour in enumerate(colours):
        if colour in colours[:index]:
            return Reason.of("colour-taken", colour=colour)
        if colour not in colours_for(len(colours)):
            return Reason.of("colour-not-open", colour=colour, players=len(colours))
    return None
