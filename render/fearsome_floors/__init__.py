"""Fearsome Floors as people see it: scenes, the painter, and the sentences that tell what happened."""

from render.fearsome_floors.film import Shot, film, frames
from render.fearsome_floors.picture import paint
from render.fearsome_floors.scene import Scene, board_scene, scene_of
from render.fearsome_floors.sprites_monster import portrait
from render.fearsome_floors.text_board import text_board

__all__ = ["Scene", "Shot", "board_scene", "film", "frames", "paint", "portrait", "scene_of", "text_board"]
