"""Discord's limits on the components of messages and modals, type by type."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from bot.sandbox.api_errors import (
    FieldError,
    FieldErrors,
    check_length,
    check_lengths,
    check_unique,
    items,
    missing_field,
    not_a_choice,
)
from bot.sandbox.world.messages import ONLY_V2, SELECTS, ComponentType, Json, Path, walk

ROWS = 5
COMPONENTS_V2 = 40
TEXT_V2 = 4000
CHOICES = 25
TEXT_INPUT = 4000
_LINK = 5
_TOP_LEVEL_V2 = (ONLY_V2 - {ComponentType.THUMBNAIL}) | {ComponentType.ACTION_ROW}
_SELECT = {"custom_id": (1, 100), "placeholder": (0, 150)}

_LENGTHS: dict[int, Mapping[str, tuple[int, int]]] = {
    **dict.fromkeys(SELECTS, _SELECT),
    ComponentType.ACTION_ROW: {"components": (1, 5)},
    ComponentType.BUTTON: {"label": (0, 80)},
    ComponentType.STRING_SELECT: _SELECT | {"options": (1, CHOICES)},
    ComponentType.TEXT_INPUT: {
        "custom_id": (1, 100),
        "label": (0, 45),
        "placeholder": (0, 100),
        "value": (0, TEXT_INPUT),
    },
    ComponentType.SECTION: {"components": (1, 3)},
    ComponentType.TEXT_DISPLAY: {"content": (1, TEXT_V2)},
    ComponentType.THUMBNAIL: {"description": (0, 1024)},
    ComponentType.MEDIA_GALLERY: {"items": (1, 10)},
    ComponentType.CONTAINER: {"components": (1, COMPONENTS_V2)},
    ComponentType.LABEL: {"label": (1, 45), "description": (0, 100)},
}
"""How long the texts and lists of each type may be."""

_INSIDE: dict[int, Collection[ComponentType]] = {
    ComponentType.ACTION_ROW: {ComponentType.BUTTON, ComponentType.TEXT_INPUT, *SELECTS},
    ComponentType.SECTION: {ComponentType.TEXT_DISPLAY},
    ComponentType.CONTAINER: _TOP_LEVEL_V2 - {ComponentType.CONTAINER},
}
"""What each type may hold."""

_REQUIRED: dict[int, str] = {ComponentType.SECTION: "accessory", ComponentType.LABEL: "component"}


def message_component_errors(form: Json, *, is_v2: bool) -> FieldErrors:
    """Find what is wrong with the components of a message, with or without the V2 flag."""
    components, root = form.get("components") or [], ("components",)
    yield from _only(components, root, _TOP_LEVEL_V2 if is_v2 else {ComponentType.ACTION_ROW})
    if not is_v2:
        yield from check_length(root, components, 0, ROWS)
    everything = list(walk(components))
    if is_v2 and len(everything) > COMPONENTS_V2:
        yield FieldError(root, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {COMPONENTS_V2} in length.")
    text = sum(len(part.get("content") or "") for part, _ in everything)
    if text > TEXT_V2:
        yield FieldError(root, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"The text exceeds {TEXT_V2} characters.")
    yield from component_errors(everything)


def component_errors(components: Iterable[tuple[Json, Path]]) -> FieldErrors:
    """Find what is wrong with each component by itself, and custom ids that come twice."""
    found = list(components)
    for component, path in found:
        kind = component.get("type") or 0
        yield from check_lengths(component, path, _LENGTHS.get(kind, {}))
        if kind in _INSIDE:
            yield from _only(component.get("components") or [], (*path, "components"), _INSIDE[kind])
        if kind in _REQUIRED and _REQUIRED[kind] not in component:
            yield missing_field((*path, _REQUIRED[kind]))
        if kind in _CHECKS:
            yield from _CHECKS[kind](component, path)
    ids = (((*path, "custom_id"), part["custom_id"]) for part, path in found if part.get("custom_id"))
    yield from check_unique(ids, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")


def _only(components: Sequence[Json], path: Path, allowed: Collection[ComponentType]) -> FieldErrors:
    for position, component in enumerate(components):
        if component.get("type") not in allowed:
            yield not_a_choice((*path, position, "type"), sorted(int(each) for each in allowed))


def _row(row: Json, path: Path) -> FieldErrors:
    inside = row.get("components") or []
    if len(inside) > 1 and any(component.get("type") != ComponentType.BUTTON for component in inside):
        said = "The specified component exceeds the maximum width"
        yield FieldError((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", said)


def _button(button: Json, path: Path) -> FieldErrors:
    style = button.get("style")
    if style not in range(1, 7):
        yield not_a_choice((*path, "style"), range(1, 7))
    if not button.get("label") and not button.get("emoji"):
        yield missing_field((*path, "label"))
    yield from check_lengths(button, path, {"url": (1, 512)} if style == _LINK else {"custom_id": (1, 100)})
    if style == _LINK and button.get("custom_id"):
        code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
        yield FieldError((*path, "custom_id"), code, "A link has none")


def _select(select: Json, path: Path) -> FieldErrors:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= most <= CHOICES or most < 1:
        yield FieldError((*path, "max_values"), "NUMBER_TYPE_MAX", "min_values 0 to max_values, max_values 1 to 25")
    options = [*items(select, "options", path)]
    for option, at in options:
        yield from check_lengths(option, at, {"label": (1, 100), "value": (1, 100), "description": (0, 100)})
    values = (((*at, "value"), option.get("value")) for option, at in options)
    said = "The specified option value is already used"
    yield from check_unique(values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", said)


def _section(section: Json, path: Path) -> FieldErrors:
    allowed = (ComponentType.BUTTON, ComponentType.THUMBNAIL)
    if "accessory" in section and section["accessory"].get("type") not in allowed:
        yield not_a_choice((*path, "accessory", "type"), map(int, allowed))


def _gallery(gallery: Json, path: Path) -> FieldErrors:
    for item, at in items(gallery, "items", path):
        yield from check_lengths(item, at, {"description": (0, 1024)})


def _text_input(text: Json, path: Path) -> FieldErrors:
    if not 0 <= (text.get("min_length") or 0) <= (text.get("max_length") or TEXT_INPUT) <= TEXT_INPUT:
        yield FieldError((*path, "max_length"), "NUMBER_TYPE_MAX", "int value should be less than or equal to 4000.")


_CHECKS: dict[int, Callable[[Json, Path], FieldErrors]] = {
    **dict.fromkeys(SELECTS, _select),
    ComponentType.ACTION_ROW: _row,
    ComponentType.BUTTON: _button,
    ComponentType.TEXT_INPUT: _text_input,
    ComponentType.SECTION: _section,
    ComponentType.MEDIA_GALLERY: _gallery,
}
"""What else is looked at."""
