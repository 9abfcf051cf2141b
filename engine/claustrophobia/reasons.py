"""The reasons for which Claustrophobia refuses something: `NotAllowed(KEY, reason)`, with a sentence for each key.

Of their facts `warrior`, `target` and `guard` are names of warriors, `tile` is the number of a tile in play, `side` the
side whose turn it is, `moment` what is to be chosen now.
"""

from typing import Final

from engine.core import Reason
from engine.core.notation import plain_sentence

KEY: Final = "claustrophobia"
"""The game's key, by which the rest of the program knows it."""


def plainly(reason: Reason) -> str:
    """Return a reason as a plain sentence for other programs: `Too far (warrior K1, tile 3).`."""
    return plain_sentence(reason.key.replace("-", " ").capitalize(), reason.facts)
