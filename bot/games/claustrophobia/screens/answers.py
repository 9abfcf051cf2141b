"""Screens on which somebody answers: how a tile lies, where a hole opens, in which order tiles come, hits; or waits."""

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.screen import Option, Screen, Sight
from engine.claustrophobia.fights.hits import to_name
from engine.claustrophobia.moves import LayTile, Name, OrderTiles, PlayEvent, PutHole
from engine.claustrophobia.rounds.phases import Placing
from engine.claustrophobia.warriors.kinds import LINES, HumanName
from render.claustrophobia.text.labels import human_name, kind_of_tile, line_text, sentence
from render.claustrophobia.text.move_text import laying_label, move_label
from render.claustrophobia.text.text_board import wanted
from render.claustrophobia.text.warrior_text import human_line

Struck = tuple[HumanName, int]
"""Who took a hit, and which of theirs it is."""


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
    doomed = sentence(words("cl-pad-doomed", human=name)) if _is_doomed(sight, human) else ""
    line_of_human = human_line(words, sight.state, human, with_hits=False)
    return "\n".join(line for line in (line_of_human, doomed, question) if line)


def _is_doomed(sight: Sight, human: HumanName) -> bool:
    """Whether the hits take all lines of a human, and nobody can take one and no card stops one."""
    answers = [move for move in sight.moves if isinstance(move, Name) and move.human == human]
    return sight.state.humans[human].losses == LINES and all(move.lines for move in answers)


def _path(struck: Struck) -> str:
    return f"name {struck[0]} {struck[1]}"


def _title(sight: Sight, struck: Struck) -> str:
    return sentence(sight.words("cl-pad-hit-of", human=human_name(sight.words, struck[0]), number=struck[1] + 1))


def _label(sight: Sight, move: Name) -> str:
    words = sight.words
    if move.guard is not None:
        return words("cl-pad-guard", human=human_name(words, move.guard))
    if move.parry:
        return words("cl-pad-parry", card="parry")
    return words("cl-pad-lose", lines=words.listing([line_text(words, move.human, line) for line in move.lines]))
