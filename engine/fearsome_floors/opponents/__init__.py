"""Programs that play Fearsome Floors, at six levels, and say why.

`thought` is where a move comes from, `search` and `node` how it is found, `evaluation` what a position is worth, `grid`
and what is called fast the rules once more, in a form that can be searched.
"""

from typing import Final

from engine.core import Opponents
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.opponents import motives, thought
from engine.fearsome_floors.opponents.review import STAND_INS, review
from engine.fearsome_floors.opponents.search import LEVELS
from engine.fearsome_floors.opponents.thought import advise
from engine.fearsome_floors.state import State

OPPONENTS: Final[Opponents[State, AnyMove]] = Opponents(
    levels=LEVELS,
    choose=thought.choose,
    judge=thought.judge,
    explain=motives.explain,
    chances=thought.chances,
    stand_ins=STAND_INS,
    advise=advise,
    review=review,
)
