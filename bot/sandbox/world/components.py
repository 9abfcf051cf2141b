"""The parts of a message that people press or read: their types, and a walk through them."""

from collections.abc import Iterator, Sequence
from enum import IntEnum

from bot.sandbox.world.messages import Json

Path = tuple[str | int, ...]
"""Where something stands in a form: keys and list positions."""


class ComponentType(IntEnum):
    """Discord's numbers for the types of component."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = frozenset(
    {
        ComponentType.STRING_SELECT,
        ComponentType.USER_SELECT,
        ComponentType.ROLE_SELECT,
        ComponentType.MENTIONABLE_SELECT,
        ComponentType.CHANNEL_SELECT,
    }
)
ONLY_V2 = frozenset(
    {
        ComponentType.SECTION,
        ComponentType.TEXT_DISPLAY,
        ComponentType.THUMBNAIL,
        ComponentType.MEDIA_GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
        ComponentType.CONTAINER,
    }
)


def walk(components: Sequence[Json], path: Path = ("components",)) -> Iterator[tuple[Json, Path]]:
    """Yield every component with its path, parents before their children."""
    for position, component in enumerate(components):
        yield from _walk_one(component, (*path, position))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Json, Path]]:
    yield component, path
    yield from walk(component.get("components") or (), (*path, "components"))
    for key in ("accessory", "component"):
        if key in component:
            yield from _walk_one(component[key], (*path, key))
