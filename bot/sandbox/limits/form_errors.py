"""What is wrong with a form, field by field, and how Discord says it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from bot.sandbox.api_errors import Refusal, Why
from bot.sandbox.world.components import Path


class Problem(msgspec.Struct, frozen=True):
    """One wrong field: where it is, Discord's word for the mistake, and a sentence."""

    path: Path
    code: str
    message: str


Problems = Iterator[Problem]


def refuse(problems: Iterable[Problem]) -> None:
    """Raise the `Refusal` that names these problems, if there are any."""
    found = list(problems)
    if found:
        raise Refusal(Why.INVALID_FORM, errors=nested(found))


def nested(problems: Iterable[Problem]) -> dict[str, Any]:
    """Return the problems as Discord nests them: by key and list position, with `_errors` at the leaves."""
    tree: dict[str, Any] = {}
    for problem in problems:
        leaf = tree
        for step in problem.path:
            leaf = leaf.setdefault(str(step), {})
        leaf.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree


def missing(path: Path) -> Problem:
    """Return the problem of a field that must be there."""
    return Problem(path, "BASE_TYPE_REQUIRED", "This field is required")


def choice(path: Path, choices: Iterable[object]) -> Problem:
    """Return the problem of a value that is none of the possible ones."""
    return Problem(path, "BASE_TYPE_CHOICES", f"Value must be one of ({', '.join(map(str, choices))}).")


def sized(path: Path, value: Any, low: int, high: int) -> Problems:
    """Check the length of a text or a list; one that is absent is checked like an empty one."""
    size = len(value or "")
    if size == 0 and low > 0:
        yield missing(path)
    elif not low <= size <= high:
        said = f"Must be between {low} and {high} in length." if low > 0 else f"Must be {high} or fewer in length."
        yield Problem(path, "BASE_TYPE_BAD_LENGTH" if low > 0 else "BASE_TYPE_MAX_LENGTH", said)


def unique(paths_and_values: Iterable[tuple[Path, object]], code: str, said: str) -> Problems:
    """Check that no value comes twice."""
    seen: set[object] = set()
    for path, value in paths_and_values:
        if value in seen:
            yield Problem(path, code, said)
        seen.add(value)


Check = Callable[[dict[str, Any], Path], Problems]
"""Finds the problems of the JSON object that stands at a path."""
