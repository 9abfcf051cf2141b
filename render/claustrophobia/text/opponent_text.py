"""Programs that play Claustrophobia: what they are called, and why they play what they play."""

from collections.abc import Iterable

import msgspec

from engine.claustrophobia.state import State
from engine.claustrophobia.warriors import WarriorName
from engine.core import Level, Motive
from render.claustrophobia.text.labels import sentence, warrior_name
from render.core import Words


def level_name(words: Words, level: Level) -> str:
    """Return the name of a level with its face."""
    name = words("cl-level", level=level.key)
    return f"{level.face} {name}"


def level_about(words: Words, level: Level) -> str:
    """Say in a few words how a level plays."""
    return words("cl-level-about", level=level.key)


def why(words: Words, before: State, motives: Iterable[Motive]) -> str:
    """Say in a sentence for each motive why a move was played."""
    return " ".join(_sentence(words, before, motive) for motive in motives)


def _sentence(words: Words, before: State, motive: Motive) -> str:
    facts = {name: _fact_text(words, before, name, fact) for name, fact in motive.facts.items()}
    return sentence(words(f"cl-motive-{motive.key}", **facts))


def _fact_text(words: Words, before: State, name: str, fact: str | int) -> str | int:
    if name not in ("target", "human"):
        return fact
    return warrior_name(words, before, msgspec.convert(fact, WarriorName), is_target=True)
