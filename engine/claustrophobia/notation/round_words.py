"""How the round is written: its phase, what is owed in it, and who acts."""

import re
from typing import Final, assert_never, get_args

from engine.claustrophobia.notation.words import (
    NOTHING,
    Word,
    matched,
    name_in,
    once,
    read_dice,
    read_number,
    write_dice,
)
from engine.claustrophobia.rounds.phases import (
    Activation,
    Auction,
    DemonAction,
    EndCause,
    Force,
    HoleToken,
    HumanAction,
    Initiative,
    MapOrder,
    Naming,
    Over,
    Owed,
    Phase,
    Placing,
    RoundEnd,
    SlotFilled,
    SlotName,
    Threat,
)
from engine.claustrophobia.tunnels.tiles import BOX, DIRECTION_NAMED
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, TOUGHS, Side, WarriorName
from engine.core.notation import bad

WARRIORS: Final[tuple[WarriorName, ...]] = (*HUMANS, "troglodyte", *TOUGHS, "demon")

_DRAW: Final = "draw"
_PREPARED: Final = "prepared"
_PLACING: Final = re.compile(rf"placing:([a-z-]+)/({'|'.join(HUMANS)})/([0-9]{{1,3}})/([nesw])", re.ASCII)
_HOLE: Final = re.compile(r"hole:([0-9]{1,3})", re.ASCII)
_NAMING: Final = re.compile(rf"naming(?::((?:{'|'.join(HUMANS)})(?:/(?:{'|'.join(HUMANS)}))*))?", re.ASCII)
_ACTIVE: Final = re.compile(
    rf"({'|'.join(WARRIORS)})(?:@([0-9]{{1,3}}))?:([0-9]{{1,3}})(?:/([0-9]{{1,3}}))?((?:\+[a-z]+)*)", re.ASCII
)
_AUCTION: Final = re.compile(r"auction(?::([0-9]{1,3}))?(?:/cards:([0-9]{1,3}))?", re.ASCII)
_FORCE: Final = re.compile(r"force:([0-9]{1,3})(?:/cards:([0-9]{1,3}))?(?:/gifts:([0-9]{1,3}))?", re.ASCII)
_FLAGS: Final = {"fought": "has_fought", "halted": "is_halted", "over": "is_over", "again": "is_again"}
_PHASE: Final = "a phase, like initiative:136, human-action, threat:25/sounds:13, demon-action or over:goal:humans"


def _write_phase(phase: Phase) -> str:  # noqa: PLR0911 - one case for each phase
    match phase:
        case Auction(bid, cards):
            return f"auction{'' if bid is None else f':{bid}'}{_counted('cards', cards)}"
        case Force(points, cards, gifts):
            return f"force:{points}{_counted('cards', cards)}{_counted('gifts', gifts)}"
        case Initiative(dice):
            return f"initiative:{write_dice(dice)}" if dice else "initiative"
        case HumanAction():
            return "human-action"
        case Threat():
            return _write_threat(phase)
        case DemonAction(has_prepared):
            return f"demon-action:{_PREPARED}" if has_prepared else "demon-action"
        case RoundEnd():
            return "round-end"
        case Over(cause, winner):
            return f"over:{cause}:{winner or _DRAW}"
        case _:
            assert_never(phase)


def _counted(what: str, number: int) -> str:
    return f"/{what}:{number}" if number else ""


def _write_threat(phase: Threat) -> str:
    if not phase.is_rolled:
        return "threat"
    slots = (f"/{filled.slot}:{write_dice(filled.dice)}" for filled in phase.slots)
    return f"threat:{write_dice(phase.dice) or NOTHING}{''.join(slots)}"


def _read_phase(field: str, written: str) -> Phase:  # noqa: PLR0911 - one case for each phase
    auction, force = _AUCTION.fullmatch(written), _FORCE.fullmatch(written)
    if auction is not None:
        return Auction(None if auction[1] is None else int(auction[1]), int(auction[2] or 0))
    if force is not None:
        return Force(int(force[1]), int(force[2] or 0), int(force[3] or 0))
    name, colon, rest = written.partition(":")
    match name:
        case "initiative":
            return Initiative(read_dice(field, rest) if colon else ())
        case "threat":
            return _read_threat(field, rest) if colon else Threat()
        case "demon-action" if not colon or rest == _PREPARED:
            return DemonAction(has_prepared=bool(colon))
        case "human-action" if not colon:
            return HumanAction()
        case "round-end" if not colon:
            return RoundEnd()
        case "over":
            cause, _, winner = rest.partition(":")
            sides: tuple[Side, ...] = get_args(Side)
            causes: tuple[EndCause, ...] = get_args(EndCause)
            return Over(name_in(causes)(field, cause), None if winner == _DRAW else name_in(sides)(field, winner))
    raise bad(field, written, _PHASE)


def _read_threat(field: str, written: str) -> Threat:
    left, *filled = written.split("/")
    names: tuple[SlotName, ...] = get_args(SlotName)
    slots = (slot.partition(":") for slot in filled)
    return Threat(
        is_rolled=True,
        dice=() if left == NOTHING else read_dice(field, left),
        slots=tuple(SlotFilled(name_in(names)(field, slot), read_dice(field, dice)) for slot, _, dice in slots),
    )


def _write_owed(owed: Owed) -> str:
    match owed:
        case Placing():
            return f"placing:{owed.tile}/{owed.explorer}/{owed.origin}/{owed.direction}"
        case HoleToken():
            return f"hole:{owed.tile}"
        case Naming():
            return f"naming:{'/'.join(owed.mortal)}" if owed.mortal else "naming"
        case MapOrder():
            return "map-order"
        case _:
            assert_never(owed)


def _read_owed(field: str, written: str) -> Owed:
    placing, hole = _PLACING.fullmatch(written), _HOLE.fullmatch(written)
    if placing is not None and placing[1] in BOX:
        return Placing(placing[1], HUMAN_NAMED[placing[2]], int(placing[3]), DIRECTION_NAMED[placing[4]])
    if hole is not None:
        return HoleToken(int(hole[1]))
    naming = _NAMING.fullmatch(written)
    if naming is not None:
        return Naming(tuple(HUMAN_NAMED[name] for name in naming[1].split("/")) if naming[1] else ())
    if written != "map-order":
        raise bad(field, written, "owed, like placing:plain-a/K1/2/n, hole:3, naming, naming:R/B1 or map-order")
    return MapOrder()


def _write_active(active: Activation) -> str:
    """Write the activation: who, where if that is a plain troglodyte, which one it is, movement spent, and flags."""
    at = "" if active.at is None else f"@{active.at}"
    spent = f"/{active.spent}" if active.spent else ""
    flags = "".join(f"+{word}" for word, flag in _FLAGS.items() if getattr(active, flag))
    return f"{active.warrior}{at}:{active.number}{spent}{flags}"


def _read_active(field: str, written: str) -> Activation:
    parts = matched(_ACTIVE, field, written, "an activation, like B1:2/1+fought or troglodyte@3:1")
    flags = [name_in(_FLAGS)(field, word) for word in parts[5].split("+")[1:]]
    once(field, flags)
    return Activation(
        name_in(WARRIORS)(field, parts[1]),
        int(parts[3]),
        None if parts[2] is None else int(parts[2]),
        read_number(field, parts[4] or "0"),
        **{_FLAGS[word]: True for word in flags},
    )


PHASE_WORD: Final = Word(_read_phase, _write_phase)
OWED_WORD: Final = Word(_read_owed, _write_owed)
ACTIVE_WORD: Final = Word(_read_active, _write_active)
