"""Fearsome Floors (Finstere Flure): the rules of the game, one file for each of the rulebook's nouns."""
