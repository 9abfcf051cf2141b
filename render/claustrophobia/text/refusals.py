"""Why something is refused, in one sentence that names the rule."""

from collections.abc import Mapping
from typing import Final

from engine.claustrophobia.cards.decks import ADVANTAGE_CARDS, EVENT_CARDS
from engine.claustrophobia.tunnels.tiles import BOX
from engine.core import Reason
from render.core import Fact, Name, Words

LONGEST_QUOTE: Final = 40
"""The most characters that are repeated of what was typed."""

NAMES: Final[Mapping[str, str]] = {
    "warrior": "cl-who",
    "target": "cl-who",
    "guard": "cl-who",
    "direction": "cl-direction",
    "gift": "cl-gift",
    "item": "cl-item",
    "slot": "cl-slot",
}
"""The facts that name something, by their words; each of these has one fact, which is called as in `FACTS`."""

FACTS: Final[Mapping[str, str]] = {"cl-who": "warrior"}
"""What the fact of such words is called, where that is not the name of what is told."""

TYPED: Final = frozenset({"no-such-deed"})
"""The reasons that repeat a deed as it was typed."""


def refusal(words: Words, reason: Reason) -> str:
    """Return the sentence of a reason, of this game's or of the core's. Raises LookupError for an unknown one."""
    if f"cl-refusal-{reason.key}" not in words:
        return words(reason.key, **reason.facts)
    facts = {name: _fact_text(words, reason.key, name, fact) for name, fact in reason.facts.items()}
    return words(f"cl-refusal-{reason.key}", **facts)


def _fact_text(words: Words, key: str, name: str, fact: str | int) -> Fact:
    """Put a fact into words where it is the name of something."""
    if name in NAMES:
        return words.name(NAMES[name], **{FACTS.get(NAMES[name], name): fact or "none"})
    if name == "tile":
        return words.name("cl-kind", kind=BOX[fact].kind) if isinstance(fact, str) else words("cl-tile", tile=str(fact))
    if name == "card":
        return _card(words, str(fact))
    return str(fact)[:LONGEST_QUOTE] if key in TYPED else fact


def _card(words: Words, card: str) -> Name:
    """Name a card of either deck, or what was given for one."""
    if card in EVENT_CARDS:
        return words.name("cl-event-card", card=card)
    if card in ADVANTAGE_CARDS:
        return words.name("cl-advantage-card", card=card)
    return words.name("cl-other-card", card=card or "none")
