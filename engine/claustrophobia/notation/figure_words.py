"""How figures are written: humans with their lines and hits, troglodytes, the demon, and what lasts for them."""

import re
from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.claustrophobia.cards.effects import EFFECTS, Effect
from engine.claustrophobia.notation.words import (
    NOTHING,
    Word,
    listed,
    matched,
    name_in,
    once,
    read_human,
    write_dice,
    write_list,
)
from engine.claustrophobia.state import Demon, Hit, HitOrigin, Human, Tough, Troglodytes
from engine.claustrophobia.warriors.kinds import (
    HUMAN_NAMED,
    HUMANS,
    OBJECT_NAMES,
    TOUGH_NAMED,
    TOUGHS,
    DemonKind,
    HumanName,
    ObjectName,
    ToughName,
)

_ORIGINS: Final[tuple[HitOrigin, ...]] = get_args(HitOrigin)
_DEMONS: Final[tuple[DemonKind, ...]] = get_args(DemonKind)
_GONE: Final[tuple[Literal["dead", "out"], ...]] = ("dead", "out")
_FLAGS: Final = {"exhausted": "is_exhausted", "done": "is_done"}
_DONE: Final = "+done"

_HUMAN: Final = re.compile(
    rf"({'|'.join(HUMANS)})@([0-9]{{1,3}}|dead|out)(?::([1-6]))?(?:x([1-6]{{1,6}}))?((?:\+[a-z]+)*)((?:~[^~]*)*)",
    re.ASCII,
)
_HIT: Final = re.compile(r"([a-z]+)(?:\*([0-9]))?((?:/[A-Z0-9]+)*)", re.ASCII)
_TROGLODYTES: Final = re.compile(r"([0-9]{1,3}):([0-9]{1,2})(?:\+([0-9]{1,2}))?", re.ASCII)
_TOUGH: Final = re.compile(rf"({'|'.join(TOUGH_NAMED)})@([0-9]{{1,3}})(\+done)?", re.ASCII)
_DEMON: Final = re.compile(r"([a-z]+)@([0-9]{1,3})(?:x([0-9]{1,2}))?(\+done)?", re.ASCII)


def _write_humans(humans: Mapping[HumanName, Human]) -> str:
    """Write the humans: place, die, cancelled lines, objects and flags, and hits to be named."""
    return ",".join(_write_human(name, human) for name, human in humans.items()) or NOTHING


def _write_human(name: HumanName, human: Human) -> str:
    die = "" if human.die is None else f":{human.die}"
    cancelled = f"x{write_dice(human.cancelled)}" if human.cancelled else ""
    said = (*human.objects, *(word for word, flag in _FLAGS.items() if getattr(human, flag)))
    marks = "".join(f"+{word}" for word in said)
    return f"{name}@{human.place}{die}{cancelled}{marks}{''.join(f'~{_write_hit(hit)}' for hit in human.pending)}"


def _write_hit(hit: Hit) -> str:
    lines = f"*{hit.lines}" if hit.lines != 1 else ""
    return f"{hit.origin}{lines}{''.join(f'/{guard}' for guard in hit.guards)}"


def _read_humans(field: str, written: str) -> dict[HumanName, Human]:
    found = [_read_human(field, word) for word in ([] if written == NOTHING else written.split(","))]
    once(field, [name for name, _ in found])
    return dict(found)


def _read_human(field: str, word: str) -> tuple[HumanName, Human]:
    parts = matched(_HUMAN, field, word, "a human, like R@0, B1@3:4x12+shield+done or K1@2:5~attack*2/B1")
    said = [name_in((*OBJECT_NAMES, *_FLAGS))(field, mark) for mark in parts[5].split("+")[1:]]
    once(field, said)
    objects: list[ObjectName] = [name_in(OBJECT_NAMES)(field, mark) for mark in said if mark not in _FLAGS]
    human = Human(
        name_in(_GONE)(field, parts[2]) if parts[2] in _GONE else int(parts[2]),
        tuple(objects),
        tuple(map(int, parts[4] or "")),
        tuple(_read_hit(field, hit) for hit in parts[6].split("~")[1:]),
        None if parts[3] is None else int(parts[3]),
        **{flag: True for mark, flag in _FLAGS.items() if mark in said},
    )
    return HUMAN_NAMED[parts[1]], human


def _read_hit(field: str, word: str) -> Hit:
    parts = matched(_HIT, field, word, "a hit, like trap, attack*2 or attack/B1/B2")
    guards = tuple(read_human(field, guard) for guard in parts[3].split("/")[1:])
    return Hit(name_in(_ORIGINS)(field, parts[1]), int(parts[2] or 1), guards)


def _write_troglodytes(troglodytes: Mapping[int, Troglodytes]) -> str:
    """Write the plain troglodytes: the tile, those that have not acted, and those that have."""
    return ",".join(f"{tile}:{here.fresh}{f'+{here.done}' if here.done else ''}" for tile, here in troglodytes.items())


def _read_troglodytes(field: str, written: str) -> dict[int, Troglodytes]:
    found: dict[int, Troglodytes] = {}
    for word in written.split(","):
        parts = matched(_TROGLODYTES, field, word, "a tile and troglodytes, like 3:2 or 3:1+2")
        once(field, [*map(str, found), str(int(parts[1]))])
        found[int(parts[1])] = Troglodytes(int(parts[2]), int(parts[3] or 0))
    return {tile: found[tile] for tile in sorted(found)}


def _write_toughs(toughs: Mapping[ToughName, Tough]) -> str:
    return ",".join(f"{name}@{tough.tile}{_DONE if tough.is_done else ''}" for name, tough in toughs.items())


def _read_toughs(field: str, written: str) -> dict[ToughName, Tough]:
    words = [matched(_TOUGH, field, word, "like tough-1@4 or tough-1@4+done") for word in written.split(",")]
    once(field, [word[1] for word in words])
    found = {word[1]: Tough(int(word[2]), is_done=word[3] is not None) for word in words}
    return {name: found[name] for name in TOUGHS if name in found}


def _write_demon(demon: Demon) -> str:
    wounds = f"x{demon.wounds}" if demon.wounds else ""
    return f"{demon.kind}@{demon.tile}{wounds}{_DONE if demon.is_done else ''}"


def _read_demon(field: str, written: str) -> Demon:
    parts = matched(_DEMON, field, written, "a demon, like hunter@3x2+done")
    kind = name_in(_DEMONS)(field, parts[1])
    return Demon(kind, int(parts[2]), int(parts[3] or 0), is_done=parts[4] is not None)


def _write_effect(effect: Effect) -> str:
    on = effect.human or ("" if effect.tile is None else f"T{effect.tile}")
    return f"{effect.kind}:{on}" if on else effect.kind


def _read_effect(field: str, word: str) -> Effect:
    kind, colon, on = word.partition(":")
    name = name_in(EFFECTS)(field, kind)
    if not colon:
        return Effect(name)
    tile = re.fullmatch("T([0-9]{1,3})", on, re.ASCII)
    return Effect(name, read_human(field, on)) if tile is None else Effect(name, tile=int(tile[1]))


HUMANS_WORD: Final = Word(_read_humans, _write_humans)
TROGLODYTES_WORD: Final = Word(_read_troglodytes, _write_troglodytes)
TOUGHS_WORD: Final = Word(_read_toughs, _write_toughs)
DEMON_WORD: Final = Word(_read_demon, _write_demon)
EFFECTS_WORD: Final = Word(listed(_read_effect), lambda effects: write_list(map(_write_effect, effects)))
