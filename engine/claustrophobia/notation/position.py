"""A position as one line of CLN: `cl1` and fields, nothing that is as usual. What is wrong with it is one sentence."""

from typing import Any, Final

from msgspec.structs import replace

from engine.claustrophobia.counts import AirCounts
from engine.claustrophobia.notation.fields import FIELDS, FieldRule
from engine.claustrophobia.notation.words import MARK, NOTHING
from engine.claustrophobia.positions.problems import problems
from engine.claustrophobia.state import State
from engine.core import Seat
from engine.core.notation import BadNotation, read_fields

_NAMES: Final = tuple(rule.name for rule in FIELDS.values())
_BLANK: Final = State(AirCounts(), Seat(0), (), {})
"""What is not written, if no row says otherwise; the scenario always is."""


def write_position(state: State) -> str:
    """Return the CLN of a position, also of one as somebody sees it; reading it back gives an equal one."""
    written = (
        f"{rule.name}={rule.word.write(getattr(state, part))}"
        for part, rule in FIELDS.items()
        if not _is_usual(state, part, rule)
    )
    return " ".join((MARK, *written))


def read_position(text: str) -> State:
    """Return the position that a line of CLN stands for. Raises BadNotation, also for one that cannot be."""
    fields = read_fields(text, mark=MARK, known=_NAMES)
    if "scenario" not in fields:
        raise BadNotation("scenario: it is missing, and every position needs it.")
    found = {part: _read(rule, fields[rule.name]) for part, rule in FIELDS.items() if rule.name in fields}
    state = replace(_BLANK, **found)
    for part, rule in FIELDS.items():
        if rule.usual is not None and rule.name not in fields:
            state = replace(state, **{part: rule.usual(state)})
    for problem in problems(state):
        raise BadNotation(problem)
    return state


def _is_usual(state: State, part: str, rule: FieldRule) -> bool:
    usual = getattr(_BLANK, part) if rule.usual is None else rule.usual(state)
    return rule.name != "scenario" and bool(getattr(state, part) == usual)


def _read(rule: FieldRule, written: str) -> Any:
    if written == NOTHING and rule.usual is None:
        raise BadNotation(f"{rule.name}: it is left out where there is nothing.")
    return rule.word.read(rule.name, written)
