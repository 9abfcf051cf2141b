"""Screens before a game whose humans are auctioned: bids, then what is bought."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.claustrophobia.screens.screen import Option, Screen, Sight
from engine.claustrophobia.beginning.auction import OFFERS
from engine.claustrophobia.cards.decks import GIFTS
from engine.claustrophobia.moves import Bid, Buy, End, Pass
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.setup_text import force_lines
from render.claustrophobia.text.text_board import wanted

SHOPS: Final = {"gifts": "cl-pad-gifts", "objects": "cl-pad-objects"}
"""The buttons of what is sold on a screen of its own, by the path there."""


def bids(sight: Sight, _path: str) -> Screen:
    """Ask for a lower bid, or to pass; a bid says how much can be bought."""
    offered = [Option(_label(sight, move), move) for move in sight.moves if isinstance(move, Bid)]
    passing = [Option(_label(sight, move), move, style="success") for move in sight.moves if isinstance(move, Pass)]
    warrior, gift, card = (OFFERS[item].price for item in ("brute", "courage", "advantage"))
    prices = sight.words("cl-pad-bids", warrior=warrior, gift=gift, card=card)
    return Screen(f"{wanted(sight.words, sight.state)}\n{prices}", (offered, passing))


def purchases(sight: Sight, path: str) -> Screen:
    """Ask what is to be bought, with what it costs: warriors and cards, and buttons for gifts and objects."""
    bought = [move for move in sight.moves if isinstance(move, Buy)]
    kinds = {
        "gifts": [move for move in bought if move.item in GIFTS],
        "objects": [move for move in bought if move.bearer is not None],
    }
    lines = (wanted(sight.words, sight.state), *force_lines(sight.words, sight.state))
    if kinds.get(path):
        return Screen("\n".join((*lines, *_about(sight, kinds[path]))), (_priced(sight, kinds[path]),), back="")
    others = [move for move in bought if not any(move in moves for moves in kinds.values())]
    end = [Option(_label(sight, move), move, style="success") for move in sight.moves if isinstance(move, End)]
    shops = [
        Option(sight.words(SHOPS[kind], price=OFFERS[moves[0].item].price), path=kind)
        for kind, moves in kinds.items()
        if moves
    ]
    return Screen("\n".join(lines), ([*_priced(sight, others), *shops], end))


def _about(sight: Sight, moves: Sequence[Buy]) -> Iterator[str]:
    """Say what the gifts for sale do."""
    for move in moves:
        if move.item in GIFTS:
            gift = sight.words("cl-gift", gift=move.item)
            yield sight.words("cl-pad-aim", card=gift, about=sight.words("cl-gift-about", gift=move.item))


def _priced(sight: Sight, moves: Sequence[Buy]) -> list[Option]:
    return [
        Option(sight.words("cl-pad-price", label=_label(sight, move), price=OFFERS[move.item].price), move)
        for move in moves
    ]


def _label(sight: Sight, move: Bid | Pass | Buy | End) -> str:
    return move_label(sight.words, sight.state, move)
