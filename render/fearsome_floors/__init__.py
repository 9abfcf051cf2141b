"""Fearsome Floors as people see it: scenes, the painter, and the sentences that tell what happened."""
