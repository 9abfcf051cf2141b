"""A scene: all that one picture shows, as plain data. The painter needs nothing else, so a scene can be stored."""

import re
from collections.abc import Collection, Mapping
from typing import Final, Literal

from msgspec import field
from msgspec.structs import replace

from engine.core import Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.draft import KEPT_FREE, places
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.path import Result, results
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import DraftPhase, Monster, Over, State, TokenPhase
from engine.fearsome_floors.supply import ORIENTATIONS, DraftTile
from engine.fearsome_floors.tiles import Patch, Teleporter, Tile
from engine.fearsome_floors.tokens import EATEN, OUT, WAITING, Colour, Place, TokenName, colour_of, shown_number
from render.core import Names
from render.core.composition import Shape


class Piece(Value, frozen=True):
    """A token as it looks."""

    colour: Colour
    """Its player's."""
    number: int
    """What it shows."""
    turned: bool = False
    """Whether it has moved in this round."""
    ready: bool = False
    """Whether the player to move may move it."""
    name: int | None = None
    """The number of its light side, while it shows the dark one."""


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


class Trail(Value, frozen=True):
    """One square of the last move's trail."""

    origin: Square
    """The square that was left."""
    direction: Direction
    """Where it went, through a wall, too."""
    mover: Literal["token", "monster", "pushed"]
    """Who or what went."""
    slide: bool = False
    """Whether it slid."""


class Sight(Value, frozen=True):
    """One of the three looks."""

    origin: Square
    """Where the monster stood."""
    direction: Direction
    """Where it looked."""
    until: Square
    """The last square that it saw."""
    distance: int
    """The squares as far as that."""
    hit: Literal["token", "stone", "wall"]
    """What the look ended at."""
    chosen: bool = False
    """Whether the monster turned there."""
    now: Square | None = None
    """Where the token that was seen stands since, if it is still on the board: it may have been pushed on."""


class Bite(Value, frozen=True):
    """A token that was eaten."""

    square: Square
    """Where."""
    piece: Piece
    """The token."""
    fell: bool = False
    """Whether it was pushed over the edge."""


class Passage(Value, frozen=True):
    """The monster went out through a wall and came in at the other wall of the same letter."""

    square: Square
    """Where it went out."""
    direction: Direction
    """Where the wall lies."""


class Turned(Value, frozen=True):
    """A turning stone turned the monster."""

    square: Square
    """Where the monster stood."""
    towards: Direction
    """Where the stone lies, perhaps behind a wall."""
    tile: Tile
    """The kind of the stone."""


class Jump(Value, frozen=True):
    """The monster went in at one teleporter of a pair and came out at the other."""

    origin: Square
    """Where it went in."""
    target: Square
    """Where it came out."""


class Halt(Value, frozen=True):
    """The monster could not go on."""

    square: Square
    """Where."""
    cause: Literal["boxed-in", "round"]
    """Boxed in by turning stones, or going round and round on blood."""


class Action(Value, frozen=True):
    """What happened last, as far as it can be drawn."""

    trail: tuple[Trail, ...] = ()
    """Where something went."""
    moved: tuple[Square, ...] = ()
    """The squares of what was moved, pushed or placed."""
    lost: tuple[Square, ...] = ()
    """Where a tile left the game."""
    sights: tuple[Sight, ...] = ()
    """What the monster saw."""
    bites: tuple[Bite, ...] = ()
    """Whom it ate."""
    passages: tuple[Passage, ...] = ()
    """The walls that it went through."""
    turns: tuple[Turned, ...] = ()
    """The stones that turned it."""
    jumps: tuple[Jump, ...] = ()
    """The teleporters that it took."""
    halt: Halt | None = None
    """Where it could not go on, if so."""
    entered: bool = False
    """Whether a token came in."""
    escaped: Piece | None = None
    """The token that left, if one did."""
    outside: Piece | None = None
    """The token that is meant and has not come in yet, if so."""


class Leg(Value, frozen=True):
    """One square of the monster's route to come, perhaps through a wall."""

    origin: Square
    """Where it leaves."""
    direction: Direction
    """Where it goes."""
    hunted: bool = False
    """Whether only hits cards lead it on there."""


class End(Value, frozen=True):
    """Where the monster would stand at last if one of some cards were drawn."""

    square: Square
    """Where."""
    cards: tuple[Card, ...]
    """Those cards."""


class Threat(Value, frozen=True):
    """A token that would be eaten."""

    square: Square
    """Where it stands now."""
    eaten_on: Square
    """Where it would be eaten: there, or where it is pushed to."""
    percent: int
    """The chance in percent."""


class Prospect(Value, frozen=True):
    """What the next card could do."""

    legs: tuple[Leg, ...] = ()
    """The route, each leg once, however often the monster goes there."""
    ends: tuple[End, ...] = ()
    """Where it could end."""
    threats: tuple[Threat, ...] = ()
    """Who is in danger."""


class Goal(Value, frozen=True):
    """A place where a token may end its move."""

    place: Place
    """A square, or outside the exit."""
    pushes: bool = False
    """Whether every path there pushes something."""
    eaten: bool = False
    """Whether the next card may have it eaten there."""


class Hint(Value, frozen=True):
    """A move that is advised."""

    number: int
    """Which of the advised moves it is, the best one first."""
    stops: tuple[Place, ...]
    """Where the token comes past, from where it is now; one place if it stays."""


class Choice(Value, frozen=True):
    """What can be chosen."""

    goals: tuple[Goal, ...] = ()
    """Where a token may end."""
    lit: tuple[Square, ...] = ()
    """Where a tile may be placed: for a pool its top left square."""
    barred: tuple[Square, ...] = ()
    """Where nothing may ever be placed."""
    ghost: PlaceTile | None = None
    """The tile that is about to be placed."""
    hints: tuple[Hint, ...] = ()
    """The moves that are advised."""


def goals_of(state: State, token: TokenName, eaten: Collection[Place] | None) -> tuple[Goal, ...]:
    """Return where a token may end its move, staying included if it is on the board.

    `eaten` are the places where the forecast has it eaten; None where the forecast may not be seen.
    """
    by_place: dict[Place, list[Result]] = {}
    for result in results(state, token):
        if result.place != WAITING:
            by_place.setdefault(result.place, []).append(result)
    return tuple(
        Goal(place, pushes=all(result.tiles != state.tiles for result in found), eaten=place in (eaten or ()))
        for place, found in by_place.items()
    )


def draft_choice(state: State, chosen: PlaceTile | None = None, *, column: str = "") -> Choice:
    """Return where a tile may be placed, of a kind and in a direction if they have been chosen; `column` narrows it.

    What is chosen may lack its square (empty) and its direction (None); the ghost is seen when nothing is missing.
    """
    barred = tuple(sorted(KEPT_FREE))
    if chosen is None:
        return Choice(barred=barred)
    own = ORIENTATIONS[chosen.tile]
    orientations = own if chosen.direction is None else (chosen.direction,)
    open_ones = (places(state, chosen.tile, orientation) for orientation in orientations)
    lit = dict.fromkeys(square for squares in open_ones for square in squares if square.startswith(column))
    whole = chosen.square and chosen.direction in own
    return Choice(lit=tuple(lit), barred=barred, ghost=chosen if whole else None)


Where = Literal["board", "in", "out", "eaten"]
"""Where a token is, as the panel shows it."""


_ESCAPED: Final = re.compile(r"\\([\W_])")
"""Markup that a backslash makes plain."""
_OFF_BOARD: Final[Mapping[Place, Where]] = {WAITING: "in", OUT: "out", EATEN: "eaten"}


class Slot(Value, frozen=True):
    """One token of a player in the panel."""

    piece: Piece
    """How it looks."""
    where: Where
    """Where it is."""


class Line(Value, frozen=True):
    """One player in the panel."""

    colour: Colour
    """Which one."""
    slots: tuple[Slot, ...]
    """The tokens by number."""
    to_move: bool = False
    """Whether it is their turn."""
    resigned: bool = False
    """Whether they have left."""
    won: bool = False
    """Whether they have won."""
    name: str = ""
    """How they are called, where that is to be seen."""


class Walk(Value, frozen=True):
    """A card being played."""

    card: Card
    """Which one."""
    step: int
    """The number of the step, from 1; 0 before the first one."""
    hits: int = 0
    """How many tokens it has eaten so far."""


class Panel(Value, frozen=True):
    """What stands beside the board."""

    round: int
    """The round, from 1."""
    second_half: bool
    """Whether what is eaten now is out of the game."""
    cards: tuple[Card, ...]
    """What is left in the bag."""
    start: Colour
    """Who has the start marker."""
    lines: tuple[Line, ...]
    """The players, in turn order."""
    walk: Walk | None = None
    """The card being played, if one is."""
    monster_won: bool = False
    """Whether the game has the end that nobody wanted."""
    draft: tuple[DraftTile, ...] = ()
    """The tiles left to place, which take the cards' room."""
    longer: bool = False
    """Whether 3 hits are played for the 5."""


class Scene(Value, frozen=True, tag="board"):
    """One picture of Fearsome Floors."""

    monster: Monster
    """Where the monster is."""
    tokens: Mapping[Square, Piece]
    """The tokens on the board."""
    tiles: Mapping[Square, Tile]
    """The tiles that stand."""
    patches: tuple[Patch, ...] = field(name="pools")
    """What lies flat; stored scenes call it pools, since there was only blood."""
    panel: Panel
    """What stands beside the board."""
    action: Action = Action()
    """What happened last."""
    teleporters: tuple[Teleporter, ...] = ()
    """The teleporters."""
    kit: Kit = Kit()
    """What the monster looks like."""
    view: tuple[Square, ...] = ()
    """The squares of the part that is shown; none for the whole board."""
    apart: tuple[Square, ...] = ()
    """Those of another part, as high as the first one, to be shown beside it."""
    prospect: Prospect | None = None
    """What the next card could do, if that is shown."""
    choice: Choice | None = None
    """What can be chosen, on a pad."""
    shape: Shape = "wide"
    """The whole board with its panel (or its view); or a square around what happened, to stand beside others."""


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


def named(scene: Scene, names: Names) -> Scene:
    """Let the plates of a scene show the players' names, which are given as they may stand in a message."""
    plain = (_ESCAPED.sub(r"\1", name) for name in names)
    lines = (replace(line, name=name) for line, name in zip(scene.panel.lines, plain, strict=True))
    return replace(scene, panel=replace(scene.panel, lines=tuple(lines)))


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
