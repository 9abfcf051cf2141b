"""A scene: all that one picture shows, as plain data. The painter needs nothing else, so a scene can be stored."""

from collections.abc import Mapping
from typing import Literal

from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.cards.effects import EffectKind
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.tunnels.tiles import Cell, Direction, TileKind
from engine.claustrophobia.warriors.kinds import DemonKind, HumanName, ObjectName, Side, Stats
from engine.core import Value
from render.core.chart import Chart
from render.core.record_card import Card

Edge = Literal["wall", "open", "dark", "shut"]
"""A side of a tile: without an opening, connected, open to where nobody has been, or against a wall."""

ChestLook = Literal["closed", "open", "relic"]
"""What a scenario has put on a tile: a chest that is not opened yet, an empty one, or the relic that lies there."""


class Place(Value, frozen=True):
    """A tile as it looks by itself."""

    number: int
    """Its number."""
    kind: TileKind
    """What it is."""
    edges: tuple[Edge, Edge, Edge, Edge]
    """Its sides: north, east, south, west."""
    seed: int = 0
    """What its cracks follow from."""
    sprung: bool = False
    """Whether what it does to the first human ever to enter is done."""
    hole: bool = False
    """Whether a Hole token lies on it."""
    chest: ChestLook | None = None
    """The chest on it, or the relic."""
    barrels: int = 0
    """The barrels that stand on it."""
    oil: bool = False
    """Whether nothing can appear on it."""
    seal: Direction | None = None
    """The side with an unbroken seal."""


Look = Literal[HumanName, "troglodyte", "tough", DemonKind]
"""Whom a figure shows."""


class Piece(Value, frozen=True):
    """A warrior, or the plain troglodytes of a tile."""

    look: Look
    """Whose figure it is."""
    label: str = ""
    """The number on it, if it has one."""
    label_kind: Literal["number", "count", "health"] = "number"
    """Whether that tells alike warriors apart, how many they are, or how many wounds it still takes."""
    done: bool = False
    """Whether it has acted in this phase."""
    acted: int = 0
    """How many of several have, where that are some of them."""
    exhausted: bool = False
    """Whether it is exhausted."""
    lit: bool = False
    """Whether it acts now."""
    pending: int = 0
    """The hits that are still to be named."""
    relic: bool = False
    """Whether it carries the relic."""
    absent: bool = False
    """Whether it is not in play (yet)."""
    fallen: bool = False
    """Whether it has died just now."""


Cause = Literal["attack", "opening", "grenade", "fumes", "trap"]


class Step(Value, frozen=True):
    """A warrior has gone from a tile to another one."""

    look: Look
    """Who."""
    origin: int
    """From where."""
    target: int
    """To where."""


class Roll(Value, frozen=True):
    """Dice that were rolled."""

    cause: Cause
    """What for."""
    dice: tuple[int, ...]
    """What they show."""
    repeats: tuple[int, ...] = ()
    """What those showed that were rolled again."""
    needed: int = 7
    """What a die must show at least to hit; 7: none is a hit."""
    who: Piece | None = None
    """Who rolled."""
    target: Piece | None = None
    """Against whom."""


class Death(Value, frozen=True):
    """Warriors have died."""

    tile: int
    """Where."""
    look: Look
    """Who."""
    number: int = 1
    """How many."""


class Action(Value, frozen=True):
    """What has just happened."""

    steps: tuple[Step, ...] = ()
    """The ways that warriors have gone, in order."""
    laid: tuple[int, ...] = ()
    """The tiles that were laid."""
    changed: tuple[int, ...] = ()
    """The tiles on which something has appeared or changed."""
    rolls: tuple[Roll, ...] = ()
    """The dice of fights and traps, in order."""
    struck: tuple[HumanName, ...] = ()
    """The humans that were hit."""
    wounded: bool = False
    """Whether the demon was wounded."""
    deaths: tuple[Death, ...] = ()
    """Who has died."""
    cancelled: Mapping[HumanName, tuple[int, ...]] = {}
    """The lines that were cancelled."""
    healed: Mapping[HumanName, tuple[int, ...]] = {}
    """The lines that were healed."""


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


Where = Literal["in", "dead", "out"]
"""Whether a human is in play, dead, or out of the game for good."""


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
    where: Where = "in"
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
    words: Mapping[SlotName, str] = {}
    """A word for each slot, written below its sign where there is room; none where the picture has no reader yet."""


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
    sides: tuple[tuple[int, Direction], ...] = ()
    """The sides of tiles behind which an empty cell can be explored."""
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


class Moments(Value, frozen=True, tag="moments"):
    """The picture of what has happened in moves in a row, from near."""

    scenes: tuple[Scene, ...]
    """A scene for each move, with the cells that it shows; none where nothing has happened in the tunnels."""


class Layings(Value, frozen=True, tag="layings"):
    """The picture of the ways in which a drawn tile can be laid."""

    scenes: tuple[Scene, ...]
    """A scene for each way, with the tiles around; the tile itself is the last one in it."""


class Boards(Value, frozen=True, tag="boards"):
    """The picture of the humans' boards alone."""

    plates: tuple[Plate, ...]
    """The boards, at least one."""


AnyScene = Chart | Card | Scene | Moments | Layings | Boards
"""All that can be painted."""
