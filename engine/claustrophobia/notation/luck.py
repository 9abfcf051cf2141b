"""Luck as it is given in a line of text: dice and cards in the order in which the rules ask for them."""

from collections.abc import Sequence

from engine.claustrophobia.notation.words import WITH
from engine.core.notation import BadNotation, bad


class GivenChance:
    """Luck that is given; what is missing, wrong or too much is told in a sentence that names the kind."""

    def __init__(self, given: Sequence[str | None]) -> None:
        self._given = list(given)

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        """Return the next item. Raises BadNotation if there is none, or it is not in the bag."""
        items = ", ".join(dict.fromkeys(bag))
        if not self._given:
            raise BadNotation(f"{WITH}: {kind} is missing, one of {items}.")
        item = self._given.pop(0)
        if item is None:
            raise BadNotation(f"{WITH}: {kind} is hidden, and it has to be known to go on.")
        if item not in bag:
            raise bad(WITH, item, f"one of {items} ({kind})")
        return item

    def refuse_rest(self) -> None:
        """Raise BadNotation if more is given than was asked for."""
        if self._given:
            raise BadNotation(f"{WITH}: {len(self._given)} more than the move needs.")
