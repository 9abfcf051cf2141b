"""A cache: what has been worked out is kept for the next time, up to some bytes; the longest unused goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


class Cache(Generic[KeyT, ValueT]):
    """Values by their keys; threads may share it. `weigh` gives the bytes of a key and its value.

    A value must follow from its key alone, so that nobody can tell whether it was kept. `let_go` gets what there is no
    more room for.
    """

    def __init__(
        self,
        limit: int,
        weigh: Callable[[KeyT, ValueT], int],
        let_go: Callable[[KeyT, ValueT], object] = lambda _key, _value: None,
    ) -> None:
        self.limit: Final = limit
        self.weight = 0
        self._weigh = weigh
        self._let_go = let_go
        self._values: OrderedDict[KeyT, ValueT] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: KeyT) -> ValueT | None:
        """Return what is kept for a key, if it is."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def keep(self, key: KeyT, value: ValueT) -> None:
        """Keep a value, and let go of what there is no more room for."""
        with self._lock:
            if key in self._values:
                return
            self._values[key] = value
            self.weight += self._weigh(key, value)
            while self.weight > self.limit:
                gone = self._values.popitem(last=False)
                self.weight -= self._weigh(*gone)
                self._let_go(*gone)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self.weight = 0
