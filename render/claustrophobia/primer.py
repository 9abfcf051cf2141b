"""The game in a minute: five cards for newcomers, each a picture of a position with a few sentences."""

from collections.abc import Mapping
from typing import Final

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.notation import read_position
from render.claustrophobia.scene import Boards
from render.claustrophobia.view import scene_of
from render.core import Frame, Words
from render.core.primer import heading

PRIMER: Final[Mapping[str, str]] = {
    "aim": "cl1 scenario=air tp=4",
    "dice": "cl1 scenario=air tp=4 humans=R@0:4,B1@0:2x14,K1@0:6+blunderbuss,K2@0:3 phase=human-action round=2",
    "exploring": "cl1 scenario=air tp=4 tiles=start-a@0,0,hungry-a@0,-1/180,trapped-b@1,0+sprung "
    "humans=R@0:4,B1@1:2+done,K1@2:6+blunderbuss+done,K2@0:3 active=K1:2/1 phase=human-action round=2",
    "fighting": "cl1 scenario=air tp=2 tiles=start-a@0,0,hungry-a@0,-1/180,trapped-b@1,0+sprung "
    "humans=R@0:4,B1@1:2x14,K1@2:6+blunderbuss,K2@0:3 troglodytes=1:1 demon=hunter@1x1 bought=1 "
    "phase=human-action round=3",
    "threat": "cl1 scenario=air tp=6 tiles=start-a@0,0,hungry-a@0,-1/180 "
    "humans=R@0:4,B1@0:2x14,K1@0:6+blunderbuss,K2@0:3 troglodytes=1:2 phase=threat:25/sounds:13 round=3",
}
"""From each card, in the order in which they are read, to the position that its picture shows (CLN)."""

_BOARDS: Final = ("dice",)
"""The cards that are about boards: their pictures show nothing else, so that its numbers are read on a phone."""


def primer_card(words: Words, key: str) -> Frame:
    """Return a card: its picture, and below its heading its sentences. Raises LookupError for an unknown key."""
    text = f"{heading(words, PRIMER, key, words(f'cl-primer-{key}-title'))}\n{words(f'cl-primer-{key}')}"
    state = CLAUSTROPHOBIA.see(read_position(PRIMER[key]), None)
    scene = scene_of(state)
    return Frame(Boards(scene.plates) if key in _BOARDS else scene, text, words(f"cl-primer-{key}-picture"))
