"""A scene: all that one picture shows, as plain data. The painter needs nothing else, so a scene can be stored."""

from collections.abc import Mapping
from typing import Literal

from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.cards.effects import EffectKind
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.tunnels.tiles import Cell
from engine.claustrophobia.warriors.kinds import DemonKind, Side, Stats
from engine.claustrophobia.warriors.objects import ObjectName
from engine.core import Value
from render.claustrophobia.action import Action
from render.claustrophobia.pieces import Piece
from render.claustrophobia.place import Place
from render.core.composition import Shape

Stage = Literal["auction", "initiative", "human-action", "threat", "demon-action", "over"]
"""The phase, as the picture shows it."""


class Laid(Value, frozen=True):
    """A tile in play."""

    cell: Cell
    """Where it lies."""
    place: Place
    """How it looks."""
    humans: tuple[Piece, ...] = ()
    """The humans on it."""
    demons: tuple[Piece, ...] = ()
    """The demons' warriors on it."""


class Plate(Value, frozen=True):
    """The board of a human."""

    piece: Piece
    """The human's figure."""
    stats: tuple[Stats, ...]
    """What the six lines say."""
    now: Stats
    """What the human can do now, with all bonuses."""
    die: int | None = None
    """The current line."""
    cancelled: tuple[int, ...] = ()
    """The lines that are cancelled."""
    fresh: tuple[int, ...] = ()
    """Those of them that were cancelled just now."""
    healed: tuple[int, ...] = ()
    """The lines that were healed just now."""
    objects: tuple[ObjectName, ...] = ()
    """What the human bears."""
    gifts: tuple[tuple[int, Gift], ...] = ()
    """The gifts, each with the line on which it can be used."""
    where: Literal["in", "dead", "out"] = "in"
    """Whether the human is in play."""


class Foes(Value, frozen=True):
    """What the demons' side can do."""

    troglodyte: Stats
    """What every plain troglodyte can."""
    frantic: bool = False
    """Whether troglodytes are Frantic."""
    demon: DemonKind | None = None
    """The demon in play, or the one that can be bought."""
    stats: Stats | None = None
    """What the demon can, if it is in play."""
    health: int = 0
    """The wounds that it still takes."""
    to_buy: int = 0
    """How many more demons can be bought."""


class Destiny(Value, frozen=True):
    """The board of destiny."""

    slots: Mapping[SlotName, tuple[int, ...]] = {}
    """The dice on each slot that has some."""
    working: tuple[SlotName, ...] = ()
    """The slots whose effects last."""
    dice: tuple[int, ...] = ()
    """The dice not placed yet."""
    extra: int = 0
    """How many more dice there will be in the next Threat phase."""


class Head(Value, frozen=True):
    """What stands above the tunnels."""

    scenario: ScenarioName
    """What is played."""
    round: int
    """The round, from 1."""
    limit: int
    """The last round."""
    stage: Stage
    """The phase."""
    goal: tuple[int, int]
    """How much of the scenario's goal is done, and how much is wanted."""
    threat_points: int
    """The demons' TP."""
    advantages: int
    """The cards in the humans' hand."""
    events: int
    """The cards in the demons' hand."""
    prepared: bool = False
    """Whether a card lies face down."""
    stack: int = 0
    """The tiles that can be drawn."""
    winner: Side | Literal["nobody"] | None = None
    """Who has won."""
    bid: int | None = None
    """The lowest bid so far, or what is left of it."""


class Choice(Value, frozen=True):
    """What can be chosen on a private pad."""

    tiles: tuple[int, ...] = ()
    """The tiles that can be chosen."""
    cells: tuple[Cell, ...] = ()
    """The empty cells that can be explored."""
    ghost: int | None = None
    """The tile that is about to be laid."""
    near: tuple[Cell, ...] = ()
    """The cells around which the picture shows the tunnels from near; none where it shows them all."""


class Scene(Value, frozen=True, tag="board"):
    """One picture of Claustrophobia."""

    tiles: tuple[Laid, ...]
    """The tiles in play."""
    head: Head
    """What stands above them."""
    plates: tuple[Plate, ...] = ()
    """The boards of the humans."""
    foes: Foes = Foes(Stats())
    """What the demons' side can do."""
    destiny: Destiny = Destiny()
    """The board of destiny."""
    dice: tuple[int, ...] = ()
    """The action dice that are not given yet."""
    effects: tuple[EffectKind, ...] = ()
    """What lasts, besides what the board of destiny shows."""
    cave_in: tuple[Cell, Cell] | None = None
    """The two cells between which the opening is closed."""
    action: Action = Action()
    """What has just happened."""
    choice: Choice = Choice()
    """What can be chosen."""
    shape: Shape | None = None
    """The shape of a picture of what has just happened alone; None for one of everything."""


class Layings(Value, frozen=True, tag="layings"):
    """The picture of the ways in which a drawn tile can be laid."""

    scenes: tuple[Scene, ...]
    """A scene for each way, with the tiles around; the tile itself is the last one in it."""


class Boards(Value, frozen=True, tag="boards"):
    """The picture of the humans' boards alone."""

    plates: tuple[Plate, ...]
    """The boards, at least one."""


AnyScene = Scene | Layings | Boards
"""All that can be painted."""
