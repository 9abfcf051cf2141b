"""Discord's limits on the components of messages and modals, type by type."""

from collections.abc import Collection, Iterable, Sequence

from bot.sandbox.limits.form_errors import (
    Check,
    FieldError,
    FieldErrors,
    check_length,
    check_unique,
    missing_field,
    not_a_choice,
)
from bot.sandbox.world.components import ONLY_V2, SELECTS, ComponentType, Path, walk
from bot.sandbox.world.messages import Json

ROWS = 5
COMPONENTS_V2 = 40
TEXT_V2 = 4000
CHOICES = 25
TEXT_INPUT = 4000
_LINK = 5
_TOP_LEVEL_V2 = (ONLY_V2 - {ComponentType.THUMBNAIL}) | {ComponentType.ACTION_ROW}
_INSIDE_CONTAINER = _TOP_LEVEL_V2 - {ComponentType.CONTAINER}


def message_component_errors(components: Sequence[Json], *, is_v2: bool) -> FieldErrors:
    """Find what is wrong with the components of a message, with or without the V2 flag."""
    root: Path = ("components",)
    allowed = _TOP_LEVEL_V2 if is_v2 else {ComponentType.ACTION_ROW}
    yield from _only(components, root, allowed)
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
        check = _CHECKS.get(component.get("type") or 0)
        if check is not None:
            yield from check(component, path)
    ids = (((*path, "custom_id"), part["custom_id"]) for part, path in found if part.get("custom_id"))
    yield from check_unique(ids, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")


def _only(components: Sequence[Json], path: Path, allowed: Collection[ComponentType]) -> FieldErrors:
    for position, component in enumerate(components):
        if component.get("type") not in allowed:
            yield not_a_choice((*path, position, "type"), sorted(int(each) for each in allowed))


def _row(row: Json, path: Path) -> FieldErrors:
    inside, path = row.get("components") or [], (*path, "components")
    yield from check_length(path, inside, 1, 5)
    yield from _only(inside, path, {ComponentType.BUTTON, ComponentType.TEXT_INPUT, *SELECTS})
    wide = [component for component in inside if component.get("type") != ComponentType.BUTTON]
    if wide and len(inside) > 1:
        yield FieldError(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")


def _button(button: Json, path: Path) -> FieldErrors:
    style = button.get("style")
    if style not in range(1, 7):
        yield not_a_choice((*path, "style"), range(1, 7))
    yield from check_length((*path, "label"), button.get("label"), 0, 80)
    if not button.get("label") and not button.get("emoji"):
        yield missing_field((*path, "label"))
    if style == _LINK:
        yield from check_length((*path, "url"), button.get("url"), 1, 512)
        if button.get("custom_id"):
            yield FieldError(
                (*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has none"
            )
    else:
        yield from _custom_id(button, path)


def _custom_id(component: Json, path: Path) -> FieldErrors:
    yield from check_length((*path, "custom_id"), component.get("custom_id"), 1, 100)


def _select(select: Json, path: Path) -> FieldErrors:
    yield from _custom_id(select, path)
    yield from check_length((*path, "placeholder"), select.get("placeholder"), 0, 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= most <= CHOICES or most < 1:
        yield FieldError((*path, "max_values"), "NUMBER_TYPE_MAX", "min_values 0 to max_values, max_values 1 to 25")


def _string_select(select: Json, path: Path) -> FieldErrors:
    yield from _select(select, path)
    options, path = select.get("options") or [], (*path, "options")
    yield from check_length(path, options, 1, CHOICES)
    for position, option in enumerate(options):
        for key, low in (("label", 1), ("value", 1), ("description", 0)):
            yield from check_length((*path, position, key), option.get(key), low, 100)
    values = (((*path, position, "value"), option.get("value")) for position, option in enumerate(options))
    said = "The specified option value is already used"
    yield from check_unique(values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", said)


def _section(section: Json, path: Path) -> FieldErrors:
    inside = section.get("components") or []
    yield from check_length((*path, "components"), inside, 1, 3)
    yield from _only(inside, (*path, "components"), {ComponentType.TEXT_DISPLAY})
    if "accessory" not in section:
        yield missing_field((*path, "accessory"))
    else:
        yield from _only([section["accessory"]], (*path, "accessory"), {ComponentType.BUTTON, ComponentType.THUMBNAIL})


def _container(container: Json, path: Path) -> FieldErrors:
    inside = container.get("components") or []
    yield from check_length((*path, "components"), inside, 1, COMPONENTS_V2)
    yield from _only(inside, (*path, "components"), _INSIDE_CONTAINER)


def _gallery(gallery: Json, path: Path) -> FieldErrors:
    items = gallery.get("items") or []
    yield from check_length((*path, "items"), items, 1, 10)
    for position, item in enumerate(items):
        yield from check_length((*path, "items", position, "description"), item.get("description"), 0, 1024)


def _text_display(display: Json, path: Path) -> FieldErrors:
    yield from check_length((*path, "content"), display.get("content"), 1, TEXT_V2)


def _thumbnail(thumbnail: Json, path: Path) -> FieldErrors:
    yield from check_length((*path, "description"), thumbnail.get("description"), 0, 1024)


def _text_input(text: Json, path: Path) -> FieldErrors:
    yield from _custom_id(text, path)
    for key, high in (("label", 45), ("placeholder", 100), ("value", TEXT_INPUT)):
        yield from check_length((*path, key), text.get(key), 0, high)
    if not 0 <= (text.get("min_length") or 0) <= (text.get("max_length") or TEXT_INPUT) <= TEXT_INPUT:
        yield FieldError((*path, "max_length"), "NUMBER_TYPE_MAX", "int value should be less than or equal to 4000.")


def _label(label: Json, path: Path) -> FieldErrors:
    yield from check_length((*path, "label"), label.get("label"), 1, 45)
    yield from check_length((*path, "description"), label.get("description"), 0, 100)
    if "component" not in label:
        yield missing_field((*path, "component"))


_CHECKS: dict[int, Check] = {
    ComponentType.ACTION_ROW: _row,
    ComponentType.BUTTON: _button,
    ComponentType.STRING_SELECT: _string_select,
    ComponentType.TEXT_INPUT: _text_input,
    ComponentType.USER_SELECT: _select,
    ComponentType.ROLE_SELECT: _select,
    ComponentType.MENTIONABLE_SELECT: _select,
    ComponentType.CHANNEL_SELECT: _select,
    ComponentType.SECTION: _section,
    ComponentType.TEXT_DISPLAY: _text_display,
    ComponentType.THUMBNAIL: _thumbnail,
    ComponentType.MEDIA_GALLERY: _gallery,
    ComponentType.CONTAINER: _container,
    ComponentType.LABEL: _label,
}
