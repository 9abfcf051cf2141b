"""What people see: pictures and words. Knows the engine, not Discord.

`SHOWS` has the looks of every game by its key.
"""

from collections.abc import Mapping
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.fearsome_floors import FEARSOME_FLOORS
from render.claustrophobia.show import CLAUSTROPHOBIA_SHOW
from render.core import Show
from render.fearsome_floors.show import FEARSOME_FLOORS_SHOW

SHOWS: Final[Mapping[str, Show]] = {
    FEARSOME_FLOORS.key: FEARSOME_FLOORS_SHOW,
    CLAUSTROPHOBIA.key: CLAUSTROPHOBIA_SHOW,
}
