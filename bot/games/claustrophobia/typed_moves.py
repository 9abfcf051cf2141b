"""Moves as people type them and as controls carry them are read: a verb and the values of its options.

`/crypt go warrior:T3 direction:n` and the control `go T3 n` are the same move. A verb is a row in `VERBS`, which says
what its options are called, and how a move is read of them. `written_moves` writes what is read here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args

from bot.games.claustrophobia.typed_values import (
    NONE,
    one_of,
    read_aim,
    read_dice,
    read_given,
    read_tile,
    read_tiles,
    read_warrior,
    unreadable,
)
from engine.claustrophobia.beginning.auction import OFFERS
from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS, GIFTS
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
    SetGuard,
    Summon,
    UseGift,
    UseHole,
)
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.tunnels.tiles import DIRECTIONS, TURNS
from engine.claustrophobia.warriors.kinds import HUMANS, GuardOrder

Values = Mapping[str, str]
"""What is given for the options of a verb; an option that is left out is not there."""

OUT: Final = "out"
"""Where a human goes who leaves the game."""
WAY: Final = "way"
"""What is attacked by whoever breaks what closes a way."""
PARRY: Final = "parry"
HOW: Final = ("war-cry", "suicide", "all")
"""How an attack can be made."""
BOUGHT: Final[Mapping[str, bool]] = {"troglodyte": False, "demon": True}


class Verb(NamedTuple):
    """What somebody can do."""

    options: tuple[str, ...]
    """What has to be given, in this order."""
    read: Callable[[Values], AnyMove]
    """Make a move of it. Raises Refused."""
    besides: tuple[str, ...] = ()
    """What may be given besides."""


def _go(given: Values) -> AnyMove:
    warrior, at = read_warrior(given["warrior"])
    where = given["direction"].lower()
    if where == OUT:
        return Leave(one_of(HUMANS, given["warrior"]))
    if where in DIRECTIONS:
        return Go(warrior, one_of(DIRECTIONS, where), at)
    return UseHole(warrior, read_tile(where), at)


def _fight(given: Values) -> AnyMove:
    warrior, at = read_warrior(given["warrior"])
    how = one_of((*HOW, NONE), given.get("how", NONE))
    cards: dict[str, Any] = {"war_cry": how == "war-cry", "suicide": how == "suicide"}
    if given["target"].lower() == WAY:
        return Break(warrior, at, **cards)
    tile = read_tile(given["tile"]) if "tile" in given else None
    return Fight(warrior, read_warrior(given["target"])[0], tile, at, is_all=how == "all", **cards)


def _name(given: Values) -> AnyMove:
    human, hit, answer = one_of(HUMANS, given["human"]), read_tile(given.get("hit", "0")), given["lines"]
    if answer.lower() == PARRY:
        return Name(human, hit, parry=True)
    if answer[:1].isdigit():
        return Name(human, hit, read_dice(answer))
    return Name(human, hit, guard=one_of(HUMANS, answer))


def _destiny(given: Values) -> AnyMove:
    human = one_of(HUMANS, given["human"]) if "human" in given else None
    return PlaceDice(one_of(get_args(SlotName), given["slot"]), read_dice(given["dice"]), human)


def _buy(given: Values) -> AnyMove:
    bearer = one_of(HUMANS, given["bearer"]) if "bearer" in given else None
    return Buy(one_of(tuple(OFFERS), given["item"]), bearer)


def _deed(given: Values) -> AnyMove:
    deeds = tuple(deed for scenario in SCENARIOS.values() for deed in scenario.deeds)
    return DoDeed(one_of(HUMANS, given["warrior"]), one_of(deeds, given["deed"]))


VERBS: Final[Mapping[str, Verb]] = {
    "bid": Verb(("points",), lambda given: Bid(read_tile(given["points"]))),
    "pass": Verb((), lambda _: Pass()),
    "buy": Verb(("item",), _buy, ("bearer",)),
    "assign": Verb(("dice",), lambda given: Assign(read_given(given["dice"]))),
    "gift": Verb(
        ("gift",), lambda given: UseGift(one_of(GIFTS, given["gift"]), read_aim(given.get("on", ""))), ("on",)
    ),
    "card": Verb(
        ("card",),
        lambda given: PlayAdvantage(one_of(ADVANTAGE_CARDS, given["card"]), read_aim(given.get("on", ""))),
        ("on",),
    ),
    "event": Verb(
        ("card",),
        lambda given: PlayEvent(one_of(EVENT_CARDS, given["card"]), read_aim(given.get("on", ""))),
        ("on",),
    ),
    "order": Verb(("tiles",), lambda given: OrderTiles(read_tiles(given["tiles"]))),
    "go": Verb(("warrior", "direction"), _go),
    "fight": Verb(("warrior", "target"), _fight, ("tile", "how")),
    "deed": Verb(("warrior", "deed"), _deed),
    "name": Verb(("human", "lines"), _name, ("hit",)),
    "tile": Verb(("turn",), lambda given: LayTile(TURNS[_turn(given["turn"])])),
    "hole": Verb(("tile",), lambda given: PutHole(read_tile(given["tile"]))),
    "destiny": Verb(("slot", "dice"), _destiny, ("human",)),
    "summon": Verb(
        ("kind", "tile"),
        lambda given: Summon(BOUGHT[one_of(tuple(BOUGHT), given["kind"])], read_tile(given["tile"])),
    ),
    "prepare": Verb(("card",), lambda given: Prepare(one_of(EVENT_CARDS, given["card"]))),
    "guard": Verb(("order",), lambda given: SetGuard(one_of(get_args(GuardOrder), given["order"]))),
    "end": Verb((), lambda _: End()),
}
"""From each verb to what it takes."""


def _turn(text: str) -> int:
    return tuple(map(str, TURNS)).index(one_of(tuple(map(str, TURNS)), text.rstrip("°")))


def read_spelled(text: str) -> AnyMove:
    """Read what `written_moves.spelled` writes. Raises Refused."""
    verb, *values = text.split(" ")
    rule = VERBS.get(verb)
    names = () if rule is None else (*rule.options, *rule.besides)
    if len(values) > len(names):
        raise unreadable(text)
    return read(verb, dict(zip(names, values, strict=False)))


def read(verb: str, given: Values) -> AnyMove:
    """Make a move of a verb and what was given for its options. Raises Refused for what is none."""
    rule = VERBS.get(verb)
    said = {name: value.strip() for name, value in given.items() if value.strip() not in ("", NONE)}
    if rule is None or any(name not in said for name in rule.options):
        raise unreadable(verb)
    return rule.read(said)


def options_of(verb: str) -> Sequence[str]:
    """Return all options of a verb."""
    return (*VERBS[verb].options, *VERBS[verb].besides)
