"""A scene: all that one picture shows, as plain data. The painter needs nothing else, so a scene can be stored."""

import re
from collections.abc import Mapping
from typing import Final, Literal

from msgspec import field
from msgspec.structs import replace

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.state import DraftPhase, Monster, Over, State, TokenPhase
from engine.fearsome_floors.supply import DraftTile
from engine.fearsome_floors.tiles import Patch, Teleporter, Tile
from engine.fearsome_floors.tokens import EATEN, OUT, WAITING, Colour, Place
from render.core import Names
from render.core.composition import Shape
from render.fearsome_floors.choice import Choice
from render.fearsome_floors.piece import Piece, piece_of
from render.fearsome_floors.prospect import Prospect
from render.fearsome_floors.traces import Action

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


class Scene(Value, frozen=True):
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
