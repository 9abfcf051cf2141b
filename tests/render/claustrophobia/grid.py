"""Where the tunnels of a scene lie in its picture."""

from render.claustrophobia.arrangement import Grid
from render.claustrophobia.picture import arrangement_of, shown_cells
from render.claustrophobia.scene import Scene


def grid_for(scene: Scene) -> Grid:
    """Return the grid in which a scene's tunnels are shown."""
    return arrangement_of(scene).grid(shown_cells(scene))
