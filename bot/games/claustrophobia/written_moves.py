"""Moves are written as `typed_moves` reads them: a verb and the values of its options."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.games.claustrophobia.typed_moves import BOUGHT, OUT, PARRY, VERBS, WAY
from bot.games.claustrophobia.typed_values import NONE, write_aim, write_given, write_warrior
from bot.games.trial_game import TypedCommand
from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    Bid,
    Break,
    Buy,
    DoDeed,
    End,
    Fight,
    Go,
    LayTile,
    Leave,
    Name,
    OrderTiles,
    Pass,
    PlaceDice,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    PutHole,
    Resign,
    SetGuard,
    Summon,
    UseGift,
    UseHole,
)

Options = Mapping[str, str | None]
"""From options to their values; those without one are left out."""


def _tile(number: int) -> str:
    return f"T{number}"


def _go(move: Go | UseHole | Leave) -> Options:
    if isinstance(move, Leave):
        return {"warrior": move.warrior, "direction": OUT}
    direction = move.direction if isinstance(move, Go) else _tile(move.tile)
    return {"warrior": write_warrior(move.warrior, move.at), "direction": direction}


def _fight(move: Fight | Break) -> Options:
    how = "war-cry" if move.war_cry else "suicide" if move.suicide else None
    warrior = {"warrior": write_warrior(move.warrior, move.at)}
    if isinstance(move, Break):
        return warrior | {"target": WAY, "how": how}
    tile = None if move.tile is None else _tile(move.tile)
    return warrior | {"target": move.target, "tile": tile, "how": how or ("all" if move.is_all else None)}


def _name(move: Name) -> Options:
    answer = PARRY if move.parry else move.guard or _dice(move.lines)
    return {"human": move.human, "lines": answer, "hit": str(move.hit or "")}


def _dice(dice: tuple[int, ...]) -> str:
    return "".join(map(str, dice))


KINDS: Final[Mapping[bool, str]] = {is_demon: kind for kind, is_demon in BOUGHT.items()}
"""What is summoned, by whether it is a demon."""

WRITTEN: Final[Mapping[type[AnyMove], tuple[str, Callable[[Any], Options]]]] = {
    Bid: ("bid", lambda move: {"points": str(move.points)}),
    Pass: ("pass", lambda _: {}),
    Buy: ("buy", lambda move: {"item": move.item, "bearer": move.bearer}),
    Assign: ("assign", lambda move: {"dice": write_given(move.dice)}),
    UseGift: ("gift", lambda move: {"gift": move.gift, "on": write_aim(move.aim)}),
    PlayAdvantage: ("card", lambda move: {"card": move.card, "on": write_aim(move.aim)}),
    PlayEvent: ("event", lambda move: {"card": move.card, "on": write_aim(move.aim)}),
    OrderTiles: ("order", lambda move: {"tiles": ",".join(tile or "?" for tile in move.tiles)}),
    Go: ("go", _go),
    UseHole: ("go", _go),
    Leave: ("go", _go),
    Fight: ("fight", _fight),
    Break: ("fight", _fight),
    DoDeed: ("deed", lambda move: {"warrior": move.warrior, "deed": move.deed}),
    Name: ("name", _name),
    LayTile: ("tile", lambda move: {"turn": str(move.turn)}),
    PutHole: ("hole", lambda move: {"tile": _tile(move.tile)}),
    PlaceDice: ("destiny", lambda move: {"slot": move.slot, "dice": _dice(move.dice), "human": move.human}),
    Summon: ("summon", lambda move: {"kind": KINDS[move.is_demon], "tile": _tile(move.tile)}),
    Prepare: ("prepare", lambda move: {"card": move.card or "?"}),
    SetGuard: ("guard", lambda move: {"order": move.order}),
    End: ("end", lambda _: {}),
}
"""From each kind of move that people type to its verb, and to how its options are written."""


def typed(move: AnyMove) -> TypedCommand:
    """Return the command by which a person makes a move. Raises ValueError for what nobody chooses."""
    if isinstance(move, Resign):
        return TypedCommand("resign")
    verb, options = _written(move)
    return TypedCommand(f"crypt {verb}", options)


def spelled(move: AnyMove) -> str:
    """Spell a move as a control carries it."""
    verb, options = _written(move)
    rule = VERBS[verb]
    values = [options.get(name, NONE) for name in (*rule.options, *rule.besides)]
    while values and values[-1] == NONE:
        values.pop()
    return " ".join((verb, *values))


def _written(move: AnyMove) -> tuple[str, dict[str, str]]:
    if type(move) not in WRITTEN:
        raise ValueError(f"{move} is typed by nobody")
    verb, options_of = WRITTEN[type(move)]
    return verb, {name: value for name, value in options_of(move).items() if value}
