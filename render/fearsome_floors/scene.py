"""A scene: all that one picture shows, as plain data. The painter needs nothing else, so a scene can be stored."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import field

from engine.core import Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.floors import Patch, Teleporter
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import DraftPhase, Monster, Over, State, TokenPhase
from engine.fearsome_floors.supply import DraftTile
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import EATEN, OUT, WAITING, Colour, Place, TokenName, colour_of, shown_number
from render.fearsome_floors.prospect import Prospect

Where = Literal["board", "in", "out", "eaten"]
"""Where a token is, as the panel shows it."""


_OFF_BOARD: Final[Mapping[Place, Where]] = {WAITING: "in", OUT: "out", EATEN: "eaten"}


class Piece(Value, frozen=True):
    """A token as it looks; `ready` marks one that the player to move may move.

    `name` is the light number, by which sentences call it, where another number shows.
    """

    colour: Colour
    number: int
    turned: bool = False
    ready: bool = False
    name: int | None = None


class Trail(Value, frozen=True):
    """One square of the last move's trail; `direction` is where it went (through a wall, too)."""

    origin: Square
    direction: Direction
    mover: Literal["token", "monster", "pushed"]
    slide: bool = False


class Sight(Value, frozen=True):
    """One of the three looks, and what it ended at; `chosen` marks the one that the monster turned to.

    `now` is where the token that was seen stands since, if it is still on the board: it may have been pushed on.
    """

    origin: Square
    direction: Direction
    until: Square
    distance: int
    hit: Literal["token", "stone", "wall"]
    chosen: bool = False
    now: Square | None = None


class Bite(Value, frozen=True):
    """A token eaten at a square; `fell` where it was pushed over the edge."""

    square: Square
    piece: Piece
    fell: bool = False


class Passage(Value, frozen=True):
    """The monster went out through the wall at a square and came in at the other wall of the same letter."""

    square: Square
    direction: Direction


class Turned(Value, frozen=True):
    """A turning stone turned the monster on a square; it lies `towards`, perhaps behind a wall."""

    square: Square
    towards: Direction
    tile: Tile


class Jump(Value, frozen=True):
    """The monster went in at one teleporter of a pair and came out at the other."""

    origin: Square
    target: Square


class Halt(Value, frozen=True):
    """The monster could not go on from a square: boxed in by turning stones, or going round and round on blood."""

    square: Square
    cause: Literal["boxed-in", "round"]


class Action(Value, frozen=True):
    """What happened last, as far as it can be drawn.

    `moved` are the squares of what was moved, pushed or placed, `lost` those where a tile left the game. `entered` says
    that a token came in, `escaped` is the token that left, `outside` the one that is meant and has not come in yet.
    """

    trail: tuple[Trail, ...] = ()
    moved: tuple[Square, ...] = ()
    lost: tuple[Square, ...] = ()
    sights: tuple[Sight, ...] = ()
    bites: tuple[Bite, ...] = ()
    passages: tuple[Passage, ...] = ()
    turns: tuple[Turned, ...] = ()
    jumps: tuple[Jump, ...] = ()
    halt: Halt | None = None
    entered: bool = False
    escaped: Piece | None = None
    outside: Piece | None = None


class Slot(Value, frozen=True):
    """One token of a player in the panel."""

    piece: Piece
    where: Where


class Line(Value, frozen=True):
    """One player in the panel."""

    colour: Colour
    slots: tuple[Slot, ...]
    to_move: bool = False
    resigned: bool = False
    won: bool = False


class Walk(Value, frozen=True):
    """The card being played and the number of the step, from 1; 0 before the first one."""

    card: Card
    step: int


class Panel(Value, frozen=True):
    """What stands beside the board. `cards` are left in the bag; `monster_won` is the end that nobody wanted.

    In the draft the tiles that are left to place take the cards' room; `longer` says that 3 hits are played for the 5.
    """

    round: int
    second_half: bool
    cards: tuple[Card, ...]
    start: Colour
    lines: tuple[Line, ...]
    walk: Walk | None = None
    monster_won: bool = False
    draft: tuple[DraftTile, ...] = ()
    longer: bool = False


class Scene(Value, frozen=True):
    """One picture of Fearsome Floors; of the whole board, or only of the part with the squares of its `view`.

    `apart` are the squares of another part, as high as the first one, to be shown beside it.
    """

    monster: Monster
    tokens: Mapping[Square, Piece]
    tiles: Mapping[Square, Tile]
    patches: tuple[Patch, ...] = field(name="pools")
    panel: Panel
    action: Action = Action()
    teleporters: tuple[Teleporter, ...] = ()
    kit: Kit = Kit()
    view: tuple[Square, ...] = ()
    apart: tuple[Square, ...] = ()
    prospect: Prospect | None = None


def piece_of(state: State, token: TokenName) -> Piece:
    """Return a token as it looks in a position.

    Turned tokens look turned only while somebody still moves: when the monster comes, all have been turned.
    """
    colour, turned = colour_of(token), token in state.moved
    number, light = shown_number(token, round_number=state.round, turned=turned), int(token[1:])
    name = None if number == light else light
    if not isinstance(state.phase, TokenPhase):
        return Piece(colour, number, name=name)
    ready = state.phase.colour == colour and token in unmoved(state, colour)
    return Piece(colour, number, turned=turned, ready=ready, name=name)


def scene_of(state: State, action: Action | None = None, walk: Walk | None = None) -> Scene:
    """Show a position, with what has just happened in it and the card being played if there is one."""
    over = state.phase if isinstance(state.phase, Over) else None
    return Scene(
        monster=state.monster,
        tokens={place: piece_of(state, token) for token, place in state.tokens.items() if _where(place) == "board"},
        tiles=dict(state.tiles),
        patches=state.patches,
        panel=Panel(
            round=state.round,
            second_half=state.second_half,
            cards=state.cards,
            start=state.start,
            lines=tuple(_line(state, colour) for colour in state.colours),
            walk=walk,
            monster_won=over is not None and over.winner is None,
            draft=state.draft,
            longer=state.longer,
        ),
        action=action or Action(),
        teleporters=state.teleporters,
        kit=state.kit,
    )


def board_scene(state: State) -> Scene:
    """Show a position as it stands."""
    return scene_of(state)


def _where(place: Place) -> Where:
    return _OFF_BOARD.get(place, "board")


def _line(state: State, colour: Colour) -> Line:
    phase = state.phase
    return Line(
        colour,
        slots=tuple(Slot(piece_of(state, token), _where(state.tokens[token])) for token in state.tokens_of(colour)),
        to_move=isinstance(phase, DraftPhase | TokenPhase) and phase.colour == colour,
        resigned=colour in state.resigned,
        won=isinstance(phase, Over) and phase.winner == colour,
    )
