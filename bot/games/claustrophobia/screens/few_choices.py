"""Screens with one choice of a few: how a tile lies, where a hole opens, the order of seen tiles; and none."""

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.screen import Option, Screen, Sight
from engine.claustrophobia.moves import LayTile, OrderTiles, PlayEvent, PutHole
from engine.claustrophobia.rounds.phases import Placing
from render.claustrophobia.text.headline import wanted
from render.claustrophobia.text.labels import kind_of_tile
from render.claustrophobia.text.move_text import laying_label, move_label


def nothing(sight: Sight, _path: str) -> Screen:
    """Say that nothing is to be chosen."""
    return Screen(wanted(sight.words, sight.state), ())


def placing(sight: Sight, path: str) -> Screen:
    """Ask how the drawn tile is to lie; an event card may be played instead."""
    if path.startswith("card "):
        return card_screen(sight, path)
    words, state = sight.words, sight.state
    tile = kind_of_tile(words, state.owed.tile) if isinstance(state.owed, Placing) else ""
    turns = [
        Option(laying_label(words, state, move), move, style="primary")
        for move in sight.moves
        if isinstance(move, LayTile)
    ]
    return Screen(words("cl-pad-how-to-lay", tile=tile), (turns, cards_of(sight, PlayEvent)))


def hole(sight: Sight, _path: str) -> Screen:
    """Ask where the Hole token goes."""
    tiles = [_option(sight, move) for move in sight.moves if isinstance(move, PutHole)]
    return Screen(sight.words("cl-pad-which-hole"), (tiles,))


def map_order(sight: Sight, _path: str) -> Screen:
    """Ask in which order the tiles of the Sewer Map are to come."""
    orders = dict.fromkeys(_option(sight, move) for move in sight.moves if isinstance(move, OrderTiles))
    return Screen(wanted(sight.words, sight.state), ([], list(orders)))


def _option(sight: Sight, move: PutHole | OrderTiles) -> Option:
    return Option(move_label(sight.words, sight.state, move), move, style="primary")
