"""Those who want to know what happens."""

from collections.abc import Callable
from typing import Generic, TypeVar

What = TypeVar("What")


class Observers(Generic[What]):
    """Whoever watches is called with everything, in order, at the moment at which it happens."""

    def __init__(self) -> None:
        self._observers: list[Callable[[What], None]] = []

    def subscribe(self, observer: Callable[[What], None]) -> Callable[[], None]:
        """Call `observer` from now on; the returned function ends that."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def notify(self, what: What) -> None:
        """Call everybody who watches."""
        for observer in tuple(self._observers):
            observer(what)
