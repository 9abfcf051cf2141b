"""What tiles do to whoever enters them (rules, section 6). A kind of tile is a row here."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from engine.claustrophobia.events import GamePlay
from engine.claustrophobia.events.rounds import DestinyDieOwed, MovementEnded
from engine.claustrophobia.events.tunnels import TileSprung, TrapRolled, TroglodyteAppeared
from engine.claustrophobia.fights.combat import roll
from engine.claustrophobia.fights.hits import take_hit
from engine.claustrophobia.rounds.threat import why_not_appear
from engine.claustrophobia.tunnels.map import has_figure
from engine.claustrophobia.tunnels.tiles import TileKind
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HumanName, WarriorName
from engine.core import by_kind


def enter(play: GamePlay, warrior: WarriorName, tile: int) -> None:
    """Let the tile do what it does to somebody who has come there, however that was."""
    here = play.state.tiles[tile]
    if here.rule.is_flooded:
        end_movement(play, warrior)
    effect = SPRUNG[here.kind]
    if effect is not None and warrior in HUMAN_NAMED and not here.is_sprung:
        play.emit(TileSprung(tile, HUMAN_NAMED[warrior]))
        effect(play, HUMAN_NAMED[warrior], tile)


def end_movement(play: GamePlay, warrior: WarriorName) -> None:
    """End the movement of a warrior; that is nothing to one that does not act."""
    active = play.state.active
    if active is not None and active.warrior == warrior and not active.is_over and not active.is_halted:
        play.emit(MovementEnded())


def _trap(play: GamePlay, human: HumanName, tile: int) -> None:
    die = roll(play, "trap-die")
    play.emit(TrapRolled(tile, die))
    TRAP[die](play, human, tile)


def _hit(play: GamePlay, human: HumanName, _tile: int) -> None:
    take_hit(play, human, "trap")


def _two_hits(play: GamePlay, human: HumanName, tile: int) -> None:
    _hit(play, human, tile)
    _hit(play, human, tile)


def _troglodyte(play: GamePlay, _human: HumanName, tile: int) -> None:
    if why_not_appear(play.state, tile) is None and has_figure(play.state):
        play.emit(TroglodyteAppeared(tile))


TileEffect = Callable[[GamePlay, HumanName, int], None]

TRAP: Final[Mapping[int, TileEffect]] = {
    1: lambda _play, _human, _tile: None,
    2: _hit,
    3: _hit,
    4: lambda play, human, _tile: end_movement(play, human),
    5: _troglodyte,
    6: _two_hits,
}
"""What the die of a trap brings."""

SPRUNG: Final[Mapping[TileKind, TileEffect | None]] = by_kind(
    get_args(TileKind),
    {
        "start": None,
        "exit": None,
        "pentacle": None,
        "hideout": None,
        "hungry": None,
        "narrow": None,
        "flooded": None,
        "trapped": _trap,
        "mechanism": lambda play, _human, _tile: play.emit(DestinyDieOwed()),
        "den": None,
        "hole": None,
        "plain": None,
    },
)
"""What happens to the first human ever to enter; nothing on most tiles."""
