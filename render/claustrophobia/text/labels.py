"""What things of Claustrophobia are called: warriors, tiles, cards, and what something is used on."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.claustrophobia.cards.decks import EVENT_CARDS, AdvantageCard, EventCard
from engine.claustrophobia.fights.hits import to_name
from engine.claustrophobia.moves import Aim
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.tiles import BOX, DIRECTIONS, Direction, TileName
from engine.claustrophobia.warriors.kinds import (
    HUMAN_NAMED,
    TOUGH_NAMED,
    DemonKind,
    HumanName,
    Stats,
    WarriorName,
)
from engine.claustrophobia.warriors.strength import stats_on
from render.core import Fact, Name, Names, Words


def capital(label: Fact) -> str:
    """Return a label with its first letter as a capital; sentences say their first name with START."""
    text = str(label)
    return text[:1].upper() + text[1:]


def human_name(words: Words, human: HumanName) -> Name:
    """Name a human."""
    return words.name("cl-human", human=human)


def demon_kind(state: State) -> DemonKind:
    """Return the demon of a game: the one in play, or the only one of the scenario."""
    return scenario_of(state).demon if state.demon is None else state.demon.kind


def warrior_name(words: Words, state: State, warrior: WarriorName, *, is_target: bool = False) -> Name:
    """Name a warrior; as a target, `troglodyte` stands for all plain ones of its tile."""
    if warrior in HUMAN_NAMED:
        return human_name(words, HUMAN_NAMED[warrior])
    if warrior in TOUGH_NAMED:
        return words.name("cl-tough", number=warrior[-1:])
    if warrior == "demon":
        return words.name("cl-demon", demon=demon_kind(state))
    return words.name("cl-the-troglodytes" if is_target else "cl-a-troglodyte")


def tile_number(words: Words, tile: int) -> str:
    """Name a tile by its number, as the picture does."""
    return words("cl-tile", tile=str(tile))


def tile_name(words: Words, state: State, tile: int) -> str:
    """Name a tile by its number and what it is."""
    kind = words.name("cl-kind", kind=state.tiles[tile].kind)
    return words("cl-tile-and-kind", tile=str(tile), kind=kind)


def kind_of_tile(words: Words, name: TileName) -> Name:
    """Say what a tile of the box is."""
    return words.name("cl-kind", kind=BOX[name].kind)


def direction_name(words: Words, direction: Direction) -> Name:
    """Name a side of a tile."""
    return words.name("cl-direction", direction=direction)


def openings_text(words: Words, open_sides: Iterable[Direction]) -> Name:
    """List sides of a tile, clockwise from north."""
    sides = frozenset(open_sides)
    return words.names([direction_name(words, side) for side in DIRECTIONS if side in sides])


def dice_text(words: Words, dice: Iterable[int]) -> str:
    """List dice."""
    return words.series([str(die) for die in dice])


def stats_text(words: Words, stats: Stats) -> str:
    """Write movement, combat and defense."""
    return words("cl-stats", movement=stats.movement, combat=stats.combat, defense=stats.defense)


def line_text(words: Words, state: State, human: HumanName, line: int) -> str:
    """Name a line of a human's board with its three numbers, as they count now."""
    return words("cl-line", line=str(line), stats=stats_text(words, stats_on(state, human, line)))


def event_card(words: Words, card: EventCard) -> Name:
    """Name an event card."""
    return words.name("cl-event-card", card=card)


def advantage_card(words: Words, card: AdvantageCard) -> Name:
    """Name an advantage card."""
    return words.name("cl-advantage-card", card=card)


def card_name(words: Words, card: EventCard | AdvantageCard) -> Name:
    """Name a card of either deck."""
    return words.name("cl-event-card" if card in EVENT_CARDS else "cl-advantage-card", card=card)


def tiles_text(words: Words, tiles: Sequence[TileName | None]) -> str:
    """List tiles of the box that the viewer knows, behind a colon; nothing if they are not known."""
    known = [kind_of_tile(words, tile) for tile in tiles if tile is not None]
    return words("cl-these-tiles", tiles=words.series(known)) if known else ""


def aim_text(words: Words, state: State, aim: Aim) -> str:
    """Say in brackets on what a card or a gift is used; nothing where it is for nothing in particular."""
    aimed = aim_label(words, state, aim)
    return words("cl-aimed", aim=aimed) if aimed else ""


def aim_label(words: Words, state: State, aim: Aim) -> str:
    """Say on what a card or a gift is used, as a button does; nothing where it is for nothing in particular."""
    return words.series(list(_aimed(words, state, aim)))


def _aimed(words: Words, state: State, aim: Aim) -> Iterator[Fact]:
    if aim.human is not None:
        yield human_name(words, aim.human)
    if aim.other is not None:
        yield human_name(words, aim.other)
    if aim.tile is not None:
        is_own = aim.human is not None and state.humans[aim.human].tile == aim.tile
        yield words("cl-own-tile", tile=tile_number(words, aim.tile)) if is_own else tile_number(words, aim.tile)
    if aim.direction is not None:
        yield direction_name(words, aim.direction)
    if aim.line is not None and aim.human is not None:
        yield line_text(words, state, aim.human, aim.line)
    if aim.dice:
        yield dice_text(words, aim.dice)
    if aim.object is not None:
        yield words.name("cl-object", object=aim.object)
    if aim.bonus is not None:
        yield words("cl-bonus", bonus=aim.bonus)


class TextContext(NamedTuple):
    """What is told, to whom, and where things stand."""

    words: Words
    """The reader's language."""
    names: Names
    """The players' names by seat."""
    state: State
    """The position before the event."""

    def human(self, human: HumanName) -> Name:
        """Name a human."""
        return human_name(self.words, human)

    def warrior(self, warrior: WarriorName, *, is_target: bool = False) -> Name:
        """Name a warrior."""
        return warrior_name(self.words, self.state, warrior, is_target=is_target)

    def tile(self, tile: int) -> str:
        """Name a tile."""
        return tile_number(self.words, tile)


def hits_to_name(words: Words, state: State) -> str:
    """List those who have hits to be named, with how many."""
    owners = [human for human, _ in to_name(state)]
    parts = [
        words("cl-hits-on", human=human_name(words, human), count=owners.count(human))
        for human in dict.fromkeys(owners)
    ]
    return words.listing(parts)
