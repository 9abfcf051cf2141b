"""What can go wrong in the engine, sorted by cause."""

from engine.core.record import Reason


class Refused(Exception):  # noqa: N818 - the word players and callers use; it is not a fault of the program
    """Somebody asked for something that cannot be; `reason` says why not."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, dict(reason.facts))
        self.reason = reason


class NotAllowed(Refused):
    """The rules of `game` (its key) do not allow this move now."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__(reason)
        self.game = game


class CorruptSave(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """A save that cannot be read, or that does not fold to a sound position; the text is one sentence."""


class NewerSave(CorruptSave):
    """A save of a schema that only a later version of the program knows."""
