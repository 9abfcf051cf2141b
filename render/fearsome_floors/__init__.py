"""Fearsome Floors as people see it: scenes, the painter, and the sentences that tell what happened."""

from render.fearsome_floors.paint import paint
from render.fearsome_floors.scene import Scene, board_scene, scene_of

__all__ = ["Scene", "board_scene", "paint", "scene_of"]
