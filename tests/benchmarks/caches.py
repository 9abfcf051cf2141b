"""What the painter keeps, and how many bytes that is."""

import gc
import resource
import sys
from collections.abc import Iterator
from typing import Any

from PIL import Image

from render.core.cache import Cache
from render.core.composition import Composition
from render.core.sprite import KEPT, PACKED_SPRITES, Sprite

_BYTES = {"RGB": 4, "RGBA": 4, "P": 1, "L": 1}
"""A pixel's, in Pillow."""


KEPT_IN = "render.core.sprite"
"""Where the sprites are kept; others import it."""


def report() -> None:
    """Print for each cache how much it holds, and how much it would if it were full of the like."""
    now, full = 0, 0
    for name, count, most, held in sorted(_caches(), key=lambda cache: -cache[3]):
        bound = held if count == 0 else held * most // count
        print(f"  {name}: {count} of at most {most}, {held / 1e6:.2f} MB of at most about {bound / 1e6:.2f} MB")
        now, full = now + held, full + bound
    print(f"caches together: {now / 1e6:.1f} MB, at most about {full / 1e6:.1f} MB; {process()}")


def process() -> str:
    """Say how large the process has been."""
    return f"the process at its largest: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB"


def _caches() -> Iterator[tuple[str, int, int, int]]:
    """Return the name, the number of things, the greatest number, and the bytes of each cache that has a bound."""
    for module in [name for name in sys.modules if name.startswith("render.")]:
        for name, thing in vars(sys.modules[module]).items():
            title = f"{module.rsplit('.', 1)[-1]}.{name}"
            if isinstance(thing, Composition):
                yield from (_kept(f"{title}.{part}", kept) for part, kept in vars(thing).items() if part != "palette")
            elif (thing is KEPT or thing is PACKED_SPRITES) and module == KEPT_IN:
                yield _kept(title, thing)
            elif hasattr(thing, "cache_info") and thing.__module__ == module and thing.cache_info().maxsize:
                info = thing.cache_info()
                yield title, info.currsize, info.maxsize, sum(map(_size, gc.get_referents(thing)))


def _kept(title: str, kept: Cache[Any, Any]) -> tuple[str, int, int, int]:
    return title, len(kept), kept.limit * len(kept) // max(kept.weight, 1), kept.weight


def _size(thing: Any) -> int:
    """Return the bytes of pixels."""
    match thing:
        case Image.Image():
            return thing.width * thing.height * _BYTES[thing.mode]
        case Sprite():
            return _size(thing.part)
        case _:
            return 0
