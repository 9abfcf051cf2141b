"""A position of Claustrophobia: where everything is, and what is to happen next."""

from collections.abc import Mapping
from typing import Literal

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard, Gift
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import AnyCounts, ScenarioName, SomeCounts, scenario_counted
from engine.claustrophobia.rounds.phases import Activation, Initiative, Naming, Owed, Phase
from engine.claustrophobia.tunnels.tiles import (
    BOX,
    TILE_KINDS,
    Cell,
    Direction,
    TileKind,
    TileName,
    TileRule,
    Turn,
    openings,
)
from engine.claustrophobia.warriors.kinds import LINES, DemonKind, GuardOrder, HumanName, ObjectName, Side, ToughName
from engine.core import Seat, Value

SEATS = 2
"""How many players there are."""


class Tile(Value, frozen=True, omit_defaults=True):
    """A tile in play; its number is its place among them."""

    name: TileName
    """Which one of the box."""
    x: int
    """How far east of the first tile it lies."""
    y: int
    """How far south of it."""
    turn: Turn = 0
    """By how much it is turned clockwise."""
    is_sprung: bool = False
    """Whether its effect on the first human who ever enters it has happened already."""
    has_token: bool = False
    """Whether a Hole token lies on it."""
    counts_as_plain: bool = False
    """Whether it has no effect in this scenario, whatever its kind."""
    seal: Direction | None = None
    """The side on which an unbroken seal keeps the demons' warriors from crossing."""
    chest: Literal["closed", "open", "relic"] | None = None
    """The chest on it; `relic`: what was in it lies there for the taking."""

    @property
    def kind(self) -> TileKind:
        """What it is here."""
        return "plain" if self.counts_as_plain else BOX[self.name].kind

    @property
    def rule(self) -> TileRule:
        """What a tile of its kind does."""
        return TILE_KINDS[self.kind]

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.x, self.y

    @property
    def openings(self) -> frozenset[Direction]:
        """Its open sides."""
        return openings(self.name, self.turn)


HitOrigin = Literal["attack", "guarded", "trap", "slot", "fumes", "grenade"]
"""What a hit came of; a `guarded` one was an attack on somebody else, and cannot be handed on."""


class Hit(Value, frozen=True, omit_defaults=True):
    """A hit on a human, of which it is not said yet which lines it cancels."""

    origin: HitOrigin
    """What it came of."""
    lines: int = 1
    """How many lines it cancels."""
    guards: tuple[HumanName, ...] = ()
    """The Bodyguards who stood there."""


class Human(Value, frozen=True, omit_defaults=True):
    """A human warrior."""

    place: int | Literal["dead", "out"]
    """The tile; `dead`, or `out` of the game for good."""
    objects: tuple[ObjectName, ...] = ()
    """What they bear."""
    cancelled: tuple[int, ...] = ()
    """The lines that are cancelled, in ascending order."""
    pending: tuple[Hit, ...] = ()
    """The hits that are still to be named, in the order in which they were taken."""
    die: int | None = None
    """The action die on the board; None before the first round's are given."""
    is_exhausted: bool = False
    """Whether the die's line was cancelled when it was given, and was not healed since."""
    is_done: bool = False
    """Whether they began their activation in this Human Action."""

    @property
    def tile(self) -> int | None:
        """The tile they stand on; None if they are in play no more."""
        return self.place if isinstance(self.place, int) else None

    @property
    def losses(self) -> int:
        """The lines that are cancelled or will be; with six of them they are dead."""
        return min(LINES, len(self.cancelled) + sum(hit.lines for hit in self.pending))


class Troglodytes(Value, frozen=True):
    """The plain troglodytes on a tile."""

    fresh: int = 0
    """Those that have not begun their activation in this Demon Action."""
    done: int = 0
    """The others, the one under way among them."""


class Tough(Value, frozen=True, omit_defaults=True):
    """A Tough Troglodyte."""

    tile: int
    """Where it is."""
    is_done: bool = False
    """Whether it began its activation in this Demon Action."""


class Demon(Value, frozen=True, omit_defaults=True):
    """The demon in play."""

    kind: DemonKind
    """What it is."""
    tile: int
    """Where it is."""
    wounds: int = 0
    """How many it has."""
    is_done: bool = False
    """Whether it began its activation in this Demon Action."""


class State(Value, frozen=True):
    """A whole position. What a viewer does not know is None, or lies among the rest of its bag."""

    counts: AnyCounts
    """What is counted in the scenario that is played."""
    human_seat: Seat
    """The seat that plays the humans, in an auction as it stands; the other one plays the demons."""
    tiles: tuple[Tile, ...]
    """The tiles in play, T0 first."""
    humans: Mapping[HumanName, Human]
    """The humans of this game, in the order of their names, the dead among them."""
    naming: Literal["at-once", "deferred"] = "at-once"
    """When hits on humans are named."""
    round: int = 1
    """The round, from 1."""
    phase: Phase = Initiative()
    """Which part of it."""
    owed: Owed | None = None
    """What somebody has to choose before the phase goes on."""
    active: Activation | None = None
    """Who acts, or acted last in this phase."""
    stack: tuple[TileName, ...] = ()
    """The tiles that can be drawn, sorted; without those of `known` that the viewer knows."""
    known: tuple[TileName | None, ...] = ()
    """The tiles that the Sewer Map showed, next one first."""
    aside: tuple[TileName, ...] = ()
    """Tiles that the scenario lays without their being drawn from the stack."""
    discarded: tuple[TileName, ...] = ()
    """The tiles that were drawn and left the game."""
    cave_in: tuple[int, int] | None = None
    """The two tiles between which the opening is closed."""
    troglodytes: Mapping[int, Troglodytes] = {}
    """The plain troglodytes by tile, in ascending order; no tile without any."""
    toughs: Mapping[ToughName, Tough] = {}
    """The Tough Troglodytes in play."""
    demon: Demon | None = None
    """The demon in play."""
    demons_bought: int = 0
    """How many were summoned."""
    threat_points: int = 0
    """The demons' TP."""
    extra_dice: int = 0
    """The destiny dice that the next Threat phase has besides its usual ones."""
    has_felled: bool = False
    """Whether a troglodyte died in this Human Action."""
    effects: tuple[Effect, ...] = ()
    """What lasts, in the order in which it began."""
    gifts: tuple[Gift, ...] = ()
    """The gifts that the Redeemer has."""
    gifts_used: tuple[Gift, ...] = ()
    """Those used in this round."""
    blessed_used: bool = False
    """Whether somebody was Blessed in this game."""
    event_deck: tuple[EventCard, ...] = ()
    """The event cards that can be drawn, sorted."""
    event_hand: tuple[EventCard | None, ...] = ()
    """The demons' cards, sorted."""
    event_discards: tuple[EventCard, ...] = ()
    """The event cards that were played."""
    prepared: tuple[EventCard | None, ...] = ()
    """The card that lies face down, if there is one."""
    advantage_deck: tuple[AdvantageCard, ...] = ()
    """The advantage cards that nobody has had, sorted."""
    advantage_hand: tuple[AdvantageCard | None, ...] = ()
    """The humans' cards, sorted."""
    advantage_discards: tuple[AdvantageCard, ...] = ()
    """The advantage cards that were played."""
    guards: tuple[GuardOrder | None, GuardOrder | None] = ("never", "never")
    """Each seat's standing order to Bodyguards, should it play the demons; None where the viewer does not know it."""

    @property
    def scenario(self) -> ScenarioName:
        """The scenario that is played."""
        return scenario_counted(self.counts)

    def counted(self, kind: type[SomeCounts]) -> SomeCounts:
        """Return what the scenario counts. Raises TypeError in another one."""
        if not isinstance(self.counts, kind):
            raise TypeError(f"{self.scenario} has no {kind.__name__}")
        return self.counts

    @property
    def in_play(self) -> Mapping[HumanName, Human]:
        """The humans who are neither dead nor out."""
        return {name: human for name, human in self.humans.items() if human.tile is not None}

    @property
    def guard(self) -> GuardOrder | None:
        """The standing order of whoever plays the demons, if the viewer knows it."""
        return self.guards[self.seat_of("demons")]

    @property
    def is_naming(self) -> bool:
        """Whether hits are to be named now."""
        return isinstance(self.owed, Naming)

    def seat_of(self, side: Side) -> Seat:
        """Return the seat that plays a side."""
        return self.human_seat if side == "humans" else Seat(1 - self.human_seat)

    def side_at(self, seat: Seat) -> Side:
        """Return the side that a seat plays."""
        return "humans" if seat == self.human_seat else "demons"
