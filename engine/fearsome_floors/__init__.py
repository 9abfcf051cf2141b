"""Fearsome Floors (Finstere Flure): the rules of the game, one file for each of the rulebook's nouns.

`FEARSOME_FLOORS` is the game; `moves`, `events` and `state` have its values; `typed_path` reads what players type.
`RULES.md` has the rules that docstrings cite ("rules, section 6"), `NOTATION.md` positions and moves as text.
"""

from engine.fearsome_floors.game import FEARSOME_FLOORS
from engine.fearsome_floors.setup import Setup

__all__ = ["FEARSOME_FLOORS", "Setup"]
