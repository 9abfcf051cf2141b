"""Screens on which somebody answers: how a tile lies, where a hole opens, hits; or bids for the humans and buys."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.screen import Option, Screen, Sight
from engine.claustrophobia.beginning.auction import OFFERS
from engine.claustrophobia.cards.decks import GIFTS
from engine.claustrophobia.fights.hits import to_name
from engine.claustrophobia.moves import Bid, Buy, End, LayTile, Name, OrderTiles, Pass, PlayEvent, PutHole
from engine.claustrophobia.rounds.phases import Placing
from engine.claustrophobia.warriors.kinds import LINES, HumanName
from render.claustrophobia.text.labels import capital, human_name, kind_of_tile, line_text
from render.claustrophobia.text.move_text import laying_label, move_label
from render.claustrophobia.text.setup_text import force_lines
from render.claustrophobia.text.text_board import wanted
from render.claustrophobia.text.warrior_text import human_line

Struck = tuple[HumanName, int]
"""Who took a hit, and which of theirs it is."""


def nothing(sight: Sight, _path: str) -> Screen:
    """Say that nothing is to be chosen."""
    return Screen(wanted(sight.words, sight.state), ())


def placing(sight: Sight, path: str) -> Screen:
    """Ask which way round the drawn tile goes; an event card may be played instead."""
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


def naming(sight: Sight, path: str) -> Screen:
    """Ask what becomes of one hit; the path is `name HUMAN HIT`, and without one it is the first."""
    moves = [move for move in sight.moves if isinstance(move, Name)]
    struck = list(dict.fromkeys((move.human, move.hit) for move in moves))
    chosen = next((one for one in struck if _path(one) == path), struck[0])
    answers = [move for move in moves if (move.human, move.hit) == chosen]
    others = [Option(_title(sight, one), path=_path(one)) for one in struck if one != chosen]
    lines = [Option(_label(sight, move), move, style="primary") for move in answers if move.lines]
    besides = [Option(_label(sight, move), move, style="success") for move in answers if not move.lines]
    return Screen(_asked(sight, chosen[0]), (lines, besides, others))


def _asked(sight: Sight, human: HumanName) -> str:
    """Tell how a human is, and ask what a hit cancels; the question alone says how many there are."""
    words, name = sight.words, human_name(sight.words, human)
    count = sum(owner == human for owner, _ in to_name(sight.state))
    question = words("cl-pad-which-lines", human=name, count=count)
    doomed = words("cl-pad-doomed", human=name) if _is_doomed(sight, human) else ""
    line_of_human = human_line(words, sight.state, human, with_hits=False)
    return "\n".join(line for line in (line_of_human, doomed, question) if line)


def _is_doomed(sight: Sight, human: HumanName) -> bool:
    """Whether the hits take all lines of a human, and nobody can take one and no card stops one."""
    answers = [move for move in sight.moves if isinstance(move, Name) and move.human == human]
    return sight.state.humans[human].losses == LINES and all(move.lines for move in answers)


def _path(struck: Struck) -> str:
    return f"name {struck[0]} {struck[1]}"


def _title(sight: Sight, struck: Struck) -> str:
    return capital(sight.words("cl-pad-hit-of", human=human_name(sight.words, struck[0]), number=struck[1] + 1))


def _label(sight: Sight, move: Name) -> str:
    words = sight.words
    if move.guard is not None:
        return words("cl-pad-guard", human=human_name(words, move.guard))
    if move.parry:
        return words("cl-pad-parry", card="parry")
    lines = [line_text(words, sight.state, move.human, line) for line in move.lines]
    return words("cl-pad-lose", lines=words.listing(lines))


SHOPS: Final = {"gifts": "cl-pad-gifts", "objects": "cl-pad-objects"}
"""The buttons of what is sold on a screen of its own, by the path there."""


def bids(sight: Sight, _path: str) -> Screen:
    """Ask for a lower bid, or to pass; a bid says how much can be bought."""
    offered = [Option(_named(sight, move), move) for move in sight.moves if isinstance(move, Bid)]
    passing = [Option(_named(sight, move), move, style="success") for move in sight.moves if isinstance(move, Pass)]
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
    end = [Option(_named(sight, move), move, style="success") for move in sight.moves if isinstance(move, End)]
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
        Option(sight.words("cl-pad-price", label=_named(sight, move), price=OFFERS[move.item].price), move)
        for move in moves
    ]


def _named(sight: Sight, move: Bid | Pass | Buy | End) -> str:
    return move_label(sight.words, sight.state, move)
