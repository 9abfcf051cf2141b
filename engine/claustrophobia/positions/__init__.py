"""Positions: whether one can be, and what each side may see of it."""
