"""Claustrophobia: the rules of the game, in folders by the rules' nouns.

`CLAUSTROPHOBIA` is the game; `moves`, `events`, `rounds.phases` and `state` have its values. `RULES.md` has the rules
that docstrings cite ("rules, section 6").
"""

from engine.claustrophobia.beginning.setup import Setup
from engine.claustrophobia.game import CLAUSTROPHOBIA

__all__ = ["CLAUSTROPHOBIA", "Setup"]
