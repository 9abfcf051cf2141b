"""The errors of a form, field by field, and how Discord nests them in its response."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.world.components import Path
from bot.sandbox.world.messages import Json


class FieldError(msgspec.Struct, frozen=True):
    """What is wrong with one field."""

    path: Path
    """The names and places that lead to the field."""
    code: str
    """Discord's name for the mistake."""
    message: str
    """Discord's sentence."""


FieldErrors = Iterator[FieldError]


def raise_errors(errors: Iterable[FieldError]) -> None:
    """Raise the `ApiError` that names these problems, if there are any.

    Discord nests them: by key and list position, with `_errors` at the leaves.
    """
    tree: Json = {}
    for error in errors:
        leaf = tree
        for step in error.path:
            leaf = leaf.setdefault(str(step), {})
        leaf.setdefault("_errors", []).append({"code": error.code, "message": error.message})
    if tree:
        raise ApiError(ErrorCode.INVALID_FORM, errors=tree)


def missing_field(path: Path) -> FieldError:
    """Return the problem of a field that must be there."""
    return FieldError(path, "BASE_TYPE_REQUIRED", "This field is required")


def not_a_choice(path: Path, choices: Iterable[object]) -> FieldError:
    """Return the problem of a value that is none of the possible ones."""
    return FieldError(path, "BASE_TYPE_CHOICES", f"Value must be one of ({', '.join(map(str, choices))}).")


def check_length(path: Path, value: Any, low: int, high: int) -> FieldErrors:
    """Check the length of a text or a list; one that is absent is checked like an empty one."""
    size = len(value or "")
    if size == 0 and low > 0:
        yield missing_field(path)
    elif not low <= size <= high:
        said = f"Must be between {low} and {high} in length." if low > 0 else f"Must be {high} or fewer in length."
        yield FieldError(path, "BASE_TYPE_BAD_LENGTH" if low > 0 else "BASE_TYPE_MAX_LENGTH", said)


def check_lengths(form: Json, path: Path, limits: Mapping[str, tuple[int, int]]) -> FieldErrors:
    """Check the lengths of texts and lists of a form: the least and the most of each by its name."""
    for key, (low, high) in limits.items():
        yield from check_length((*path, key), form.get(key), low, high)


def items(form: Json, key: str, path: Path) -> Iterator[tuple[Json, Path]]:
    """Yield what is in a list of the form, each with its path."""
    for position, item in enumerate(form.get(key) or []):
        yield item, (*path, key, position)


def check_unique(paths_and_values: Iterable[tuple[Path, object]], code: str, said: str) -> FieldErrors:
    """Check that no value comes twice."""
    seen: set[object] = set()
    for path, value in paths_and_values:
        if value in seen:
            yield FieldError(path, code, said)
        seen.add(value)


Check = Callable[[Json, Path], FieldErrors]
"""Finds the problems of the JSON object at a path."""
