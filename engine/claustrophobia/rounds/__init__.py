"""Rounds: their phases in order, the dice that each has, and the end of the game."""
