"""The `data` that Discord's client sends for what a person types and chooses, checked by the type of each option."""

from collections.abc import Iterable, Mapping, Sequence

from bot.sandbox.backend import Backend
from bot.sandbox.interactions import SUBCOMMAND_TYPES
from bot.sandbox.serializer import permission_bits, without_user
from bot.sandbox.world.guild import Channel
from bot.sandbox.world.messages import SELECTS, Attachment, ComponentType, Json
from bot.sandbox.world.people import Person, Role

TEXT_LIMIT = 6000
"""Characters of a text option."""


class ImpossibleError(Exception):
    """Discord's client would not let a person do this."""


_BOOLEAN = 5
_TYPES: dict[int, type | tuple[type, ...]] = {3: str, 4: int, _BOOLEAN: bool, 6: Person, 7: Channel, 8: Role}
_TYPES |= {9: (Person, Role), 10: (int, float), 11: Attachment}
"""What the value of an option is, by Discord's numbers for their types."""

_NAMED = (Person, Channel, Role, Attachment)
"""What an option sends by its id."""


def command_data(
    commands: Sequence[Json], line: str, options: Mapping[str, object], *, focus: str | None = None
) -> Json:
    """Return the `data` of a person's use of a command, with its subcommands ("table undo") and options by name.

    With `focus` the command is still being typed: that option may hold anything and required ones may be missing.
    Raises `ImpossibleError` for what Discord's client would not send.
    """
    name, *branches = line.split() or [""]
    command = next((each for each in commands if each["name"] == name and each.get("type", 1) == 1), None)
    if command is None:
        raise ImpossibleError(f"there is no /{name} here")
    path = [command]
    for word in branches:
        inner = [
            each for each in path[-1].get("options", ()) if each["name"] == word and each["type"] in SUBCOMMAND_TYPES
        ]
        if not inner:
            raise ImpossibleError(f"/{name} has no {word!r}")
        path.append(inner[0])
    sent = _sent_options(path[-1].get("options", ()), options, focus=focus)
    for branch in reversed(path[1:]):
        sent = [{"name": branch["name"], "type": branch["type"], "options": sent}]
    return {"id": command["id"], "name": name, "type": 1, "options": sent}


def _sent_options(declared: Sequence[Json], given: Mapping[str, object], *, focus: str | None) -> list[Json]:
    known = {option["name"]: option for option in declared}
    if any(option["type"] in SUBCOMMAND_TYPES for option in declared):
        raise ImpossibleError(f"choose one of {', '.join(sorted(known))}")
    if unknown := given.keys() - known.keys():
        raise ImpossibleError(f"there is no option {', '.join(sorted(unknown))}")
    missing = [name for name, option in known.items() if option.get("required") and name not in given]
    if missing and focus is None:
        raise ImpossibleError(f"required: {', '.join(missing)}")
    if focus is not None and not known.get(focus, {}).get("autocomplete"):
        raise ImpossibleError(f"{focus!r} does not complete")
    return [_sent_option(known[name], value, is_focused=name == focus) for name, value in given.items()]


def _sent_option(option: Json, value: object, *, is_focused: bool) -> Json:
    sent: Json = {"name": option["name"], "type": option["type"]}
    if is_focused:
        return sent | {"value": str(value), "focused": True}
    is_flag = isinstance(value, bool) and option["type"] != _BOOLEAN
    if is_flag or not isinstance(value, _TYPES[option["type"]]):
        raise ImpossibleError(f"{option['name']!r} cannot be {value!r}")
    kinds = option.get("channel_types") or ()
    if isinstance(value, Channel) and kinds and value.type not in kinds:
        raise ImpossibleError(f"{option['name']!r} cannot be a channel of the type {value.type.name}")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise ImpossibleError(f"{option['name']!r} is one of {choices}")
    _check_bounds(option, value)
    return sent | {"value": str(value.id) if isinstance(value, _NAMED) else value}


def _check_bounds(option: Json, value: object) -> None:
    match value:
        case str():
            size: float = len(value)
            low, high = option.get("min_length") or 0, option.get("max_length") or TEXT_LIMIT
        case int() | float():
            size = value
            low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
        case _:
            return
    if not low <= size <= high:
        raise ImpossibleError(f"{option['name']!r} must be between {low} and {high}")


def component_data(part: Json, given: object) -> Json:
    """Return what a select or a modal's field sends; raises `ImpossibleError` for what it does not take."""
    if part["type"] == ComponentType.TEXT_INPUT:
        text = str(given)
        least = part.get("min_length") or (1 if part.get("required", True) else 0)
        if (text or part.get("required", True)) and not least <= len(text) <= (part.get("max_length") or 4000):
            raise ImpossibleError(f"{part['custom_id']!r} does not take a text of {len(text)} characters")
        return {"value": text}
    if part["type"] not in SELECTS:
        raise ImpossibleError(f"nothing can be entered into a component of type {part['type']}")
    values = given if isinstance(given, Sequence) and not isinstance(given, str) else ()
    if not part.get("min_values", 1) <= len(values) <= part.get("max_values", 1):
        raise ImpossibleError(f"{part['custom_id']!r} does not take {len(values)} values")
    if part["type"] != ComponentType.STRING_SELECT:
        return {"values": [str(each.id) for each in values if isinstance(each, _NAMED)]}
    offered = [option["value"] for option in part["options"]]
    if not set(values) <= set(offered):
        raise ImpossibleError(f"{part['custom_id']!r} offers {offered}")
    return {"values": list(values)}


def resolved(backend: Backend, person: Person, place: Channel, values: Iterable[object]) -> Json:
    """Return what is told beside the ids of what this person names there; nothing where all is text or numbers."""
    world, serializer = backend.world, backend.serializer
    guild = world.guild_of(place)
    found: Json = {"users": {}, "members": {}, "channels": {}, "roles": {}, "attachments": {}}
    for each in values:
        match each:
            case Person():
                found["users"][str(each.id)] = serializer.user(each)
                if guild is not None:
                    found["members"][str(each.id)] = without_user(serializer.member(each, guild))
            case Channel():
                granted = permission_bits(world.permissions(person, each))
                found["channels"][str(each.id)] = serializer.channel(each) | {"permissions": granted}
            case Role():
                found["roles"][str(each.id)] = serializer.role(each, position=1)
            case Attachment():
                found["attachments"][str(each.id)] = serializer.attachment(each)
            case _:
                pass
    return {"resolved": found} if any(found.values()) else {}
