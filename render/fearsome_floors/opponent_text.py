"""Opponents in words: what they are called, and why they play what they play."""

from collections.abc import Iterable

from engine.core import Level, Motive
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TOKEN_NAMED
from render.core import Words
from render.fearsome_floors.labels import token_at, token_shown


def level_name(words: Words, level: Level) -> str:
    """Return the name of a level with its face: "🦊 Fox"."""
    name = words("ff-level", level=level.key)
    return f"{level.face} {name}"


def level_about(words: Words, level: Level) -> str:
    """Say in a few words how a level plays."""
    return words("ff-level-about", level=level.key)


def why(words: Words, before: State, motives: Iterable[Motive]) -> str:
    """Say in a sentence for each motive why a move was played; tokens show their numbers as before it."""
    return " ".join(_sentence(words, before, motive) for motive in motives)


def _sentence(words: Words, before: State, motive: Motive) -> str:
    facts = {name: _fact_text(words, before, name, fact) for name, fact in motive.facts.items()}
    sentence = words(f"ff-motive-{motive.key}", **facts)
    return sentence[:1].upper() + sentence[1:]


def _fact_text(words: Words, before: State, name: str, fact: str | int) -> str | int:
    if name == "token":
        return token_shown(words, before, TOKEN_NAMED[str(fact)])
    if name == "other":  # two of a player's tokens may show the same number
        return token_at(words, before, TOKEN_NAMED[str(fact)])
    if name == "tile":
        return words("ff-draft-tile", tile=fact)
    if name == "card":
        return _card(words, next(card for card in CARDS if card == fact))
    return fact


def _card(words: Words, card: Card) -> str:
    rule = CARDS[card]
    return words("ff-forecast-card", hits=rule.hits or 0, steps=rule.steps)
