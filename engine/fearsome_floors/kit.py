"""The kit from which a game's monster is put together: heads, bodies, arms, legs and feet (rules, section 2)."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec

from engine.core import Chance, NotAllowed, Reason, Value
from engine.fearsome_floors.reasons import KEY

Head = Literal["toad", "goat", "crow", "boar", "moth", "skull"]
Body = Literal["barrel", "furnace", "pumpkin", "cask", "sack", "shell"]
Arms = Literal["claws", "tentacles", "wings", "hooks", "ladles", "pincers"]
Legs = Literal["frog", "spider", "ostrich", "stump", "spring", "stilt"]
Feet = Literal["paws", "hooves", "flippers", "boots", "wheels", "talons"]


class Kit(Value, frozen=True):
    """What a monster is made of. As text, the parts from top to bottom: `toad-barrel-claws-frog-paws`."""

    head: Head = "toad"
    """What looks and bites."""
    body: Body = "barrel"
    """What the other parts are put on."""
    arms: Arms = "claws"
    """What reaches for tokens, on both sides."""
    legs: Legs = "frog"
    """What carries the body."""
    feet: Feet = "paws"
    """What each leg ends in."""


PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    field.name: get_args(field.type) for field in msgspec.structs.fields(Kit)
}
"""From each part of the body, top to bottom, to all that it can be."""

BETWEEN_PARTS: Final = "-"


def kit_by_lot(chance: Chance) -> Kit:
    """Draw each part, from the head down; the parts are the kinds of luck."""
    return msgspec.convert({part: chance.pick(part, names) for part, names in PARTS.items()}, Kit)


def write_kit(kit: Kit) -> str:
    """Return a kit's text; `read_kit` reads it back."""
    return BETWEEN_PARTS.join(getattr(kit, part) for part in PARTS)


def read_kit(text: str) -> Kit:
    """Read a kit's text. Raises NotAllowed, with the part that there is not."""
    names = text.split(BETWEEN_PARTS)
    if len(names) != len(PARTS):
        raise NotAllowed(KEY, Reason.of("kit-incomplete", text=text, parts=len(PARTS)))
    for name, (part, known) in zip(names, PARTS.items(), strict=True):
        if name not in known:
            raise NotAllowed(KEY, Reason.of("no-such-part", text=name, part=part))
    return msgspec.convert(dict(zip(PARTS, names, strict=True)), Kit)
