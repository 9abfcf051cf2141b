"""Names of colours, tokens and pushed pieces, and the lines from which a player chooses a token or a move."""

from typing import Final, Literal

from engine.fearsome_floors.results import Result, number_of
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import TILES, Tile
from engine.fearsome_floors.tokens import Colour, Place, TokenName, colour_of
from render.core import Names, Words
from render.fearsome_floors.pushes import Push

LONGEST: Final = 100
"""The most characters that Discord shows of a line to choose."""


def colour_name(words: Words, colour: Colour) -> str:
    """Give the name of a colour: "red"."""
    return words("ff-colour", colour=colour)


def token_name(words: Words, token: TokenName) -> str:
    """Give the name that a token keeps whichever side shows: its colour and its light number, "red 4"."""
    return words("ff-token", colour=colour_of(token), number=int(token[1:]))


def player_name(names: Names, state: State, colour: Colour) -> str:
    """Give the name of the player who has a colour."""
    return names[state.colours.index(colour)]


def place_name(words: Words, place: Place) -> str:
    """Say where a token is: "on k7", "at the entrance", "out", "eaten"."""
    return words("ff-place", place=place)


def side_up(state: State) -> Literal["light", "dark"]:
    """Say which side all unmoved tokens show (rules, section 4)."""
    return "light" if state.round % 2 else "dark"


def token_label(words: Words, state: State, token: TokenName) -> str:
    """Name one of a player's own tokens by the number that the picture shows, and by its name if that differs."""
    light = int(token[1:])
    shown = number_of(state, token)
    label = words("ff-choice", number=shown, place=place_name(words, state.tokens[token]))
    return label if shown == light else words("ff-choice-dark", choice=label, token=token_name(words, token))


def path_label(words: Words, before: State, token: TokenName, result: Result) -> str:
    """Say what a move leads to: where the token ends, what it pushes, the points left, and the path."""
    goal = words("ff-goal" if result.path else "ff-goal-stays", place=result.place)
    left = words("ff-points-left", count=number_of(before, token) - len(result.path))
    told = _tiles_moved(words, before, result)
    if not told:
        return _in_fields(words, goal, left, result.path)
    full, counted = (
        _in_fields(words, goal, words("ff-deed-pushes", pieces=pieces), left, result.path)
        for pieces in (words.listing(told), words("ff-pieces-counted", count=len(told)))
    )
    return full if len(full) <= LONGEST else counted


def _in_fields(words: Words, *facts: str) -> str:
    return words("ff-separator").join(fact for fact in facts if fact)


def _tiles_moved(words: Words, before: State, result: Result) -> list[str]:
    """Name the tiles that stand elsewhere after a move, and those that have left the game."""
    there = [Push(tile, square) for square, tile in result.tiles.items() if square not in before.tiles]
    left = [square for square in before.tiles if square not in result.tiles]
    gone = [Push(before.tiles[square], square, "corner") for square in left[len(there) :]]
    return [push_told(words, push, piece=piece_name(words, push.piece)) for push in (*there, *gone)]


def piece_name(words: Words, piece: Tile | TokenName) -> str:
    """Give the name of something that can be pushed: "a stone", "red 4"."""
    return words("ff-tile", tile=piece) if piece in TILES else token_name(words, piece)


def push_told(words: Words, push: Push, *, piece: str) -> str:
    """Say where what was pushed came to rest: "a stone to k4", with `piece` as its name."""
    return words("ff-pushed", piece=piece, square=push.square, end=push.end)
