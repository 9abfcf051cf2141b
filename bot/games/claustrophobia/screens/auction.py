"""Screens before a game whose humans are auctioned: bids, then what is bought."""

from bot.games.claustrophobia.screens.screen import Option, Screen, Sight
from engine.claustrophobia.force import OFFERS
from engine.claustrophobia.moves import Bid, Buy, End, Pass
from render.claustrophobia.text.headline import wanted
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.setup_text import force_lines


def bids(sight: Sight, _path: str) -> Screen:
    """Ask for a lower bid, or to pass."""
    offered = [Option(_label(sight, move), move) for move in sight.moves if isinstance(move, Bid)]
    passing = [Option(_label(sight, move), move, style="success") for move in sight.moves if isinstance(move, Pass)]
    return Screen(wanted(sight.words, sight.state), (offered, passing))


def purchases(sight: Sight, _path: str) -> Screen:
    """Ask what is to be bought, with what it costs."""
    bought = [
        Option(sight.words("cl-pad-price", label=_label(sight, move), price=OFFERS[move.item].price), move)
        for move in sight.moves
        if isinstance(move, Buy)
    ]
    end = [Option(_label(sight, move), move, style="success") for move in sight.moves if isinstance(move, End)]
    text = "\n".join((wanted(sight.words, sight.state), *force_lines(sight.words, sight.state)))
    return Screen(text, (bought, end))


def _label(sight: Sight, move: Bid | Pass | Buy | End) -> str:
    return move_label(sight.words, sight.state, move)
