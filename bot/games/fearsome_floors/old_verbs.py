"""Verbs of controls that were posted before the game's verbs had a prefix; they stand in channels and still work."""

from collections.abc import Mapping
from typing import Final

OLD_VERBS: Final[Mapping[str, str]] = {
    "pad": "ff-pad",
    "way": "ff-path",
    "token": "ff-token",
    "view": "ff-view",
    "goal": "ff-goal",
    "go": "ff-go",
    "cancel": "ff-cancel",
    "draft": "ff-draft",
    "lay": "ff-lay",
    "choose": "ff-choose",
    "place": "ff-place",
    "why": "ff-why",
    "whatif": "ff-whatif",
}
