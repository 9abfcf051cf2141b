"""The screens of the pads: what each of them says and offers, by what is to be chosen and by its path."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.games.claustrophobia.screens import acting, auction, choosing, dice, naming, threat
from bot.games.claustrophobia.screens.screen import Rows, Screen, Sight, rows_of
from engine.claustrophobia.moments import moment_of
from engine.claustrophobia.phases import Moment

__all__ = ["Rows", "Screen", "Sight", "rows_of", "screen_of"]

SCREENS: Final[Mapping[Moment, Callable[[Sight, str], Screen]]] = {
    "auction": auction.bids,
    "force": auction.purchases,
    "roll": choosing.nothing,
    "initiative": dice.initiative,
    "human-action": acting.humans,
    "threat": threat.threat,
    "demon-action": acting.demons,
    "placing": choosing.placing,
    "hole": choosing.hole,
    "naming": naming.naming,
    "map-order": choosing.map_order,
    "over": choosing.nothing,
}
"""From what is to be chosen to its screens, which are told apart by their paths."""


def screen_of(sight: Sight, path: str) -> Screen:
    """Return the screen of a path; the first one for a path that leads nowhere now."""
    return SCREENS[moment_of(sight.state)](sight, path.partition("@")[0])
