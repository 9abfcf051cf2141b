"""Small changes of positions that more than one kind of event makes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.claustrophobia.state import Human, State, Tile, Troglodytes
from engine.claustrophobia.warriors.kinds import HumanName

Item = TypeVar("Item")
Key = TypeVar("Key")


def without(items: Sequence[Item], item: Item) -> tuple[Item, ...]:
    """Return what is left when one item is taken. Raises ValueError if it is not there."""
    index = items.index(item)
    return (*items[:index], *items[index + 1 :])


def less(items: Mapping[Key, Item], key: Key) -> dict[Key, Item]:
    """Return a mapping without a key. Raises LookupError if it is not there."""
    if key not in items:
        raise LookupError(f"there is no {key}")
    return {other: item for other, item in items.items() if other != key}


def as_bag(items: Iterable[Item]) -> tuple[Item, ...]:
    """Return items in the order in which bags and hands are kept: unknown ones first, the others by name."""
    found = list(items)
    known = [item for item in found if item is not None]
    return (*[item for item in found if item is None], *sorted(known, key=str))


def with_human(state: State, name: HumanName, **changes: Any) -> State:
    """Return the position with some fields of a human changed. Raises LookupError for a human who does not play."""
    if name not in state.humans:
        raise LookupError(f"there is no {name}")
    human: Human = replace(state.humans[name], **changes)
    return replace(state, humans={**state.humans, name: human})


def with_tile(state: State, number: int, **changes: Any) -> State:
    """Return the position with some fields of a tile changed. Raises LookupError for a tile that is not in play."""
    if number not in range(len(state.tiles)):
        raise LookupError(f"there is no tile T{number}")
    tile: Tile = replace(state.tiles[number], **changes)
    return replace(state, tiles=(*state.tiles[:number], tile, *state.tiles[number + 1 :]))


def with_troglodytes(state: State, tile: int, *, fresh: int = 0, done: int = 0) -> State:
    """Return the position with so many more plain troglodytes on a tile. Raises ValueError for fewer than none."""
    there = state.troglodytes.get(tile, Troglodytes())
    after = Troglodytes(there.fresh + fresh, there.done + done)
    if min(after.fresh, after.done) < 0:
        raise ValueError(f"there are not so many troglodytes on T{tile}")
    troglodytes = {**state.troglodytes, tile: after}
    return replace(
        state, troglodytes={at: troglodytes[at] for at in sorted(troglodytes) if troglodytes[at] != Troglodytes()}
    )
