"""A small game that asks of the core and of the rooms around it all that Fearsome Floors does not.

Two or three seats dig in turn. Each has a hidden hand and keeps cards face down; a die of six says how many points a
turn has, a card rolls one of four; the board grows by tiles, and the next seat turns each of them, an interrupt; a
secret standing order keeps thieves away; the small turns of a seat make one post, but a tile has one of its own.
"""

from tests.toy_game.rules import TOY_GAME, Setup
from tests.toy_game.state import State

__all__ = ["TOY_GAME", "Setup", "State"]
