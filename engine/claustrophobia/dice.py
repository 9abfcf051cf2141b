"""Dice: every kind of luck that is a die of six."""

from typing import Final, Literal

from engine.claustrophobia.play import GamePlay

DieKind = Literal["action-die", "destiny-die", "combat-die", "repeat-die", "trap-die", "grenade-die", "fume-die"]
FACES: Final = "123456"


def roll(play: GamePlay, kind: DieKind) -> int:
    """Roll a die."""
    return int(play.chance.pick(kind, FACES))


def roll_many(play: GamePlay, kind: DieKind, number: int) -> tuple[int, ...]:
    """Roll so many dice, in that order."""
    return tuple(roll(play, kind) for _ in range(number))
