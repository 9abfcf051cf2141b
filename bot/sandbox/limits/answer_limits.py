"""Discord's limits on first answers: their type, and what a modal may hold."""

from collections.abc import Iterable

from bot.sandbox.interactions import AnswerType
from bot.sandbox.limits.component_limits import component_errors
from bot.sandbox.limits.form_errors import FieldErrors, check_lengths, items, not_a_choice, raise_errors
from bot.sandbox.world.components import ComponentType, walk
from bot.sandbox.world.messages import Json

_MODAL_PARTS = (ComponentType.ACTION_ROW, ComponentType.TEXT_DISPLAY, ComponentType.LABEL)

_MINUTES_OPEN = (60, 1440, 4320, 10080)
"""After how long a thread may be closed."""


def refuse_answer_type(form: Json, *, allowed: Iterable[AnswerType]) -> None:
    """Raise `ApiError` (50035) when the interaction cannot be answered so."""
    possible = sorted(int(each) for each in allowed)
    if form.get("type") not in possible:
        raise_errors([not_a_choice(("type",), possible)])


def refuse_thread(form: Json) -> None:
    """Raise `ApiError` (50035) for a thread whose name is too long or missing, or that closes at an unknown time."""
    raise_errors((*check_lengths(form, (), {"name": (1, 100)}), *_closing(form)))


def refuse_thread_change(form: Json) -> None:
    """Raise `ApiError` (50035) for a change to such a thread."""
    refuse_thread({"name": "as it was"} | form)


def _closing(form: Json) -> FieldErrors:
    if form.get("auto_archive_duration") not in (None, *_MINUTES_OPEN):
        yield not_a_choice(("auto_archive_duration",), _MINUTES_OPEN)


def refuse_modal(modal: Json) -> None:
    """Raise `ApiError` (50035) for a modal that breaks a limit."""
    raise_errors(_modal(modal))


def _modal(modal: Json) -> FieldErrors:
    yield from check_lengths(modal, ("data",), {"title": (1, 45), "custom_id": (1, 100), "components": (1, 5)})
    for part, path in items(modal, "components", ("data",)):
        if part.get("type") not in _MODAL_PARTS:
            yield not_a_choice((*path, "type"), map(int, _MODAL_PARTS))
    yield from component_errors(walk(modal.get("components") or [], ("data", "components")))
