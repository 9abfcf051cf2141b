"""Simple but sensible players of Claustrophobia, one for each side, who look one move ahead.

`thought` is where a move comes from; `humans` and `demons` say what each kind of move is worth, `goals` where the
humans want to be; `balance` lets the two play each other.
"""

from typing import Final

from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.opponents import thought
from engine.claustrophobia.state import State
from engine.core import Opponents

OPPONENTS: Final[Opponents[State, AnyMove]] = Opponents(
    levels=thought.LEVELS,
    choose=thought.choose,
    judge=thought.judge,
    explain=thought.explain,
    chances=thought.chances,
)
