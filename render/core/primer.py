"""What the cards of every game that teach it in a minute have in common."""

from collections.abc import Iterable

from render.core.words import Words


def heading(words: Words, cards: Iterable[str], key: str, title: str) -> str:
    """Return the line above a card: which of how many, and its title. Raises LookupError for an unknown key."""
    keys = list(cards)
    if key not in keys:
        raise LookupError(f"no card {key!r} among {keys}")
    return words("primer-heading", number=keys.index(key) + 1, count=len(keys), title=title)
