"""Those who want to know what happens."""

from collections.abc import Callable
from typing import Generic, TypeVar

What = TypeVar("What")


class Watchers(Generic[What]):
    """Whoever watches is called with everything, in order, at the moment at which it happens."""

    def __init__(self) -> None:
        self._watchers: list[Callable[[What], None]] = []

    def watch(self, watcher: Callable[[What], None]) -> Callable[[], None]:
        """Call `watcher` from now on; the returned function ends that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def tell(self, what: What) -> None:
        """Call everybody who watches."""
        for watcher in tuple(self._watchers):
            watcher(what)
