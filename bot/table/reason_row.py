"""Why a program moved as it did, as it is stored."""

from datetime import datetime

import msgspec


class ReasonRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a program thought when it played a turn."""

    match_id: int
    number: int
    """The turn's, from 1."""
    at: datetime
    """When it was played, by which it is known again: what takes its place after an undo has another time."""
    motives: bytes
    """The motives (`engine.core.Motive`) as JSON."""
