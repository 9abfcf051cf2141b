"""A list of functions that are called with every event."""

from collections.abc import Callable
from typing import Generic, TypeVar

Event = TypeVar("Event")


class Observers(Generic[Event]):
    """Calls every subscriber with each event, in order and at once."""

    def __init__(self) -> None:
        self._observers: list[Callable[[Event], None]] = []

    def subscribe(self, observer: Callable[[Event], None]) -> Callable[[], None]:
        """Call `observer` from now on; the returned function unsubscribes it."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def notify(self, event: Event) -> None:
        """Call every subscriber."""
        for observer in tuple(self._observers):
            observer(event)
