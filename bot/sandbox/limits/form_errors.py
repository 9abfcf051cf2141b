"""What is wrong with a form, field by field, and how Discord says it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.world.components import Path


class FieldError(msgspec.Struct, frozen=True):
    """One wrong field: where it is, Discord's word for the mistake, and a sentence."""

    path: Path
    code: str
    message: str


FieldErrors = Iterator[FieldError]


def refuse(problems: Iterable[FieldError]) -> None:
    """Raise the `ApiError` that names these problems, if there are any."""
    found = list(problems)
    if found:
        raise ApiError(ErrorCode.INVALID_FORM, errors=nested(found))


def nested(problems: Iterable[FieldError]) -> dict[str, Any]:
    """Return the problems as Discord nests them: by key and list position, with `_errors` at the leaves."""
    tree: dict[str, Any] = {}
    for problem in problems:
        leaf = tree
        for step in problem.path:
            leaf = leaf.setdefault(str(step), {})
        leaf.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree


def missing(path: Path) -> FieldError:
    """Return the problem of a field that must be there."""
    return FieldError(path, "BASE_TYPE_REQUIRED", "This field is required")


def choice(path: Path, choices: Iterable[object]) -> FieldError:
    """Return the problem of a value that is none of the possible ones."""
    return FieldError(path, "BASE_TYPE_CHOICES", f"Value must be one of ({', '.join(map(str, choices))}).")


def sized(path: Path, value: Any, low: int, high: int) -> FieldErrors:
    """Check the length of a text or a list; one that is absent is checked like an empty one."""
    size = len(value or "")
    if size == 0 and low > 0:
        yield missing(path)
    elif not low <= size <= high:
        said = f"Must be between {low} and {high} in length." if low > 0 else f"Must be {high} or fewer in length."
        yield FieldError(path, "BASE_TYPE_BAD_LENGTH" if low > 0 else "BASE_TYPE_MAX_LENGTH", said)


def unique(paths_and_values: Iterable[tuple[Path, object]], code: str, said: str) -> FieldErrors:
    """Check that no value comes twice."""
    seen: set[object] = set()
    for path, value in paths_and_values:
        if value in seen:
            yield FieldError(path, code, said)
        seen.add(value)


Check = Callable[[dict[str, Any], Path], FieldErrors]
"""Finds the problems of the JSON object that stands at a path."""
