"""Setting up a game: who plays, how the dungeon comes about, and the variants (rules, sections 3 and 8)."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Final, Literal, get_args

from msgspec.structs import replace

from engine.core import Chance, Reason, Value
from engine.fearsome_floors.board import CORNERS, ENTRANCE, EXIT, Square
from engine.fearsome_floors.cards import full_bag
from engine.fearsome_floors.draft import placed_by_chance
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.kit import Kit, kit_by_lot
from engine.fearsome_floors.notation import BadNotation, read_position
from engine.fearsome_floors.notation.position import read_line
from engine.fearsome_floors.reasons import refuse
from engine.fearsome_floors.state import DraftPhase, Monster, State, TilesATurn, TokenPhase
from engine.fearsome_floors.supply import SUPPLY, DraftTile
from engine.fearsome_floors.tiles import Patch, Tile, floors_by_square
from engine.fearsome_floors.tokens import FEWEST_PLAYERS, MOST_PLAYERS, WAITING, Colour, colours_for, token_names

STONES: Final = ("c3", "m4", "h5", "i6", "n6", "g7", "e8", "m8", "o9", "f10", "i10")
POOLS: Final = (Patch("i3", 2, 2), Patch("e9", 4, 1))
BASIC_TILES: Final[Mapping[Square, Tile]] = dict.fromkeys(STONES, "stone")

FEWEST_FOR_LONGER: Final = 6

Dungeon = Literal["basic", "advanced", "quick"]
"""The rules' own layout; the players place the tiles; chance places them."""

DUNGEONS: Final[tuple[Dungeon, ...]] = get_args(Dungeon)


class Setup(Value, frozen=True):
    """What the players choose before a game."""

    colours: tuple[Colour, ...]
    """Theirs, seat by seat in turn order."""
    dungeon: Dungeon = "basic"
    """How the dungeon comes about."""
    tiles_a_turn: TilesATurn = 1
    """How many tiles a player places before the next one does, where the players place them."""
    longer: bool = False
    """Whether the card 5 is played as 3 hits."""
    layout: str | None = None
    """An FFN line whose tiles, floors and monster take the place of the basic ones."""
    kit: Kit | None = None
    """What the monster is made of; None: it comes by lot."""
    start: Colour | None = None
    """Who starts, if that is one of the players; None: that is drawn by lot."""


def begin(setup: Setup, chance: Chance) -> State:
    """Set up a game; chance says who starts, then what is left to it. Raises NotAllowed for what cannot be played.

    In the advanced game the first position is that before the draft, and `start` the player who places first.
    """
    refuse(why_no_game(setup))
    colours = setup.colours
    start = setup.start if setup.start in colours else colours[colours.index(chance.pick("start", colours))]
    empty = State(
        colours=colours,
        monster=Monster(EXIT, "e"),
        tokens=dict.fromkeys(token_names(colours), WAITING),
        phase=TokenPhase(start),
        start=start,
        cards=full_bag(longer=setup.longer),
        tiles_a_turn=setup.tiles_a_turn,
        longer=setup.longer,
        kit=setup.kit or kit_by_lot(chance),
    )
    return _BUILT[setup.dungeon](empty, chance) if setup.layout is None else _own(empty, setup.layout)


def why_no_game(setup: Setup) -> Reason | None:
    """Return what keeps a game from beginning, or None."""
    return _why_no_table(setup.colours) or _why_no_variant(setup)


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


def _why_no_variant(setup: Setup) -> Reason | None:
    if setup.longer and len(setup.colours) < FEWEST_FOR_LONGER:
        return Reason.of("too-few-for-longer", players=len(setup.colours), fewest=FEWEST_FOR_LONGER)
    if setup.layout is None:
        return None
    if setup.dungeon != "basic":
        return Reason.of("layout-or-draft", dungeon=setup.dungeon)
    return why_no_layout(setup.layout)


def why_no_layout(layout: str) -> Reason | None:
    """Return what keeps an FFN line from being the layout of a game, or None. Tokens, round and cards do not matter.

    **[ruling]** The monster does not begin on the entrance, where it would keep everybody out.
    """
    try:
        if "draft" in read_line(layout):
            return Reason.of("layout-unfinished")
        state = read_position(layout)
    except BadNotation as error:
        return Reason.of("layout-unreadable", problem=str(error))
    if state.monster.square == ENTRANCE:
        return Reason.of("layout-monster-at-entrance", square=ENTRANCE)
    covered = state.tiles.keys() | floors_by_square(state.patches, state.teleporters).keys()
    for square in sorted(CORNERS & covered):
        return Reason.of("layout-on-corner", square=square)
    return None


def _quick(empty: State, chance: Chance) -> State:
    def placed(state: State, tile: DraftTile) -> State:
        return evolve(state, placed_by_chance(state, tile, chance))

    return reduce(placed, SUPPLY, replace(empty, draft=SUPPLY))


def _own(empty: State, layout: str) -> State:
    own = read_position(layout)
    return replace(empty, tiles=own.tiles, patches=own.patches, teleporters=own.teleporters, monster=own.monster)


_BUILT: Final[Mapping[Dungeon, Callable[[State, Chance], State]]] = {
    "basic": lambda empty, _: replace(empty, tiles=BASIC_TILES, patches=POOLS),
    "advanced": lambda empty, _: replace(empty, draft=SUPPLY, phase=DraftPhase(empty.start)),
    "quick": _quick,
}
