"""A move that somebody has planned for a turn to come, as it is stored."""

import msgspec


class NewPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is being planned."""

    match_id: int
    """The match."""
    person_id: int
    """Who plans it, and who alone may know of it until it is played."""
    turn: int
    """How many turns had been played when it was planned."""
    body: bytes
    """What is planned, and when it holds, as JSON of the game's own."""


class PlanRow(NewPlan, frozen=True, kw_only=True):
    """A planned move: it waits until it is played or dropped, and is kept until its player acts again."""

    id: int
    """Its number."""
    played: int | None = None
    """The number of the turn by which it was played, counted from 1."""
    dropped: bytes | None = None
    """Why it was not played (`engine.core.Reason`), as JSON."""

    @property
    def waits(self) -> bool:
        """Whether it is still to be played."""
        return self.played is None and self.dropped is None
