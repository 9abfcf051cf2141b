"""The text of a picture for those who do not see it: what happened, then who stands where."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.fearsome_floors.board import ORDER
from engine.fearsome_floors.floors import PAIRS
from engine.fearsome_floors.state import LAST_ROUND, DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.supply import SIZES
from engine.fearsome_floors.tiles import TILES
from engine.fearsome_floors.tokens import GONE, OUT, Colour, Place, TokenName
from render.core import Names, Words
from render.fearsome_floors.draft_text import span, supply_left
from render.fearsome_floors.labels import colour_name, has_moved, place_name, side_up

LONGEST: Final = 1024
"""The most characters of an alt text that Discord takes."""

ENDS: Final = (".", "!", "?")
"""How a sentence ends; a caption may lack it."""


def alt_text(words: Words, names: Names, state: State, sentence: str) -> str:
    """Describe a position after the sentence that led to it, in at most LONGEST characters.

    Where that is too little room, players are called by their colours alone, then tokens are told briefly; if need be
    the sentence is cut, at the end of one of its sentences.
    """
    colours = [colour_name(words, colour) for colour in state.colours]
    both = [words("ff-alt-player", who=who, colour=colour) for who, colour in zip(names, colours, strict=True)]
    for players, brief in ((both, False), (colours, False), (colours, True)):
        position = _position(words, players, state, brief=brief)
        if len(sentence) + 2 + len(position) <= LONGEST:
            break
    told = f"{sentence}." if sentence and not sentence.endswith(ENDS) else sentence
    room = LONGEST - 1 - len(position)
    return " ".join((told if len(told) <= room else _cut(told, room), position))


def _cut(told: str, room: int) -> str:
    """Cut after a sentence if one fits, otherwise after a word if one fits, and say that something is missing."""
    kept = told[: room - 1]
    whole = max(kept.rfind(f"{end}{space}") for end in ENDS for space in (" ", "\n")) + 1
    return f"{kept[:whole]} …" if whole else f"{kept.rsplit(' ', 1)[0]}…"


def _position(words: Words, players: Sequence[str], state: State, *, brief: bool) -> str:
    sides = side_up(state) if isinstance(state.phase, DraftPhase | TokenPhase) else "none"
    facts = [
        words("ff-alt-round", round=state.round, last=LAST_ROUND, side=sides),
        *([words("ff-alt-brief")] if brief else []),
        *_to_act(words, players, state),
        words("ff-alt-monster", square=state.monster.square, facing=state.monster.facing),
        *(_tokens(words, who, state, colour, brief=brief) for who, colour in zip(players, state.colours, strict=True)),
    ]
    for tile in TILES:
        squares = sorted((at for at, there in state.tiles.items() if there == tile), key=lambda at: ORDER[at])
        if squares:
            facts.append(words("ff-alt-tiles", tile=tile, squares=words.series(squares)))
    for floor in SIZES:
        spans = [span(words, patch) for patch in state.patches if patch.floor == floor]
        if spans:
            facts.append(words("ff-alt-floor", floor=floor, squares=words.listing(spans)))
    return " ".join((*facts, *_teleporters(words, state)))


def _teleporters(words: Words, state: State) -> Iterator[str]:
    for pair in PAIRS:
        lying = [one for one in state.teleporters if one.pair == pair]
        if lying:
            places = [words("ff-alt-teleporter", square=one.square, facing=one.arrow) for one in lying]
            yield words("ff-alt-teleporters", pair=pair, places=words.listing(places))


def _to_act(words: Words, players: Sequence[str], state: State) -> list[str]:
    match state.phase:
        case DraftPhase(colour=colour):
            who = players[state.colours.index(colour)]
            return [words("ff-alt-draft", who=who, tiles=supply_left(words, state))]
        case TokenPhase(colour=colour):
            return [words("ff-alt-turn", who=players[state.colours.index(colour)])]
        case MonsterPhase():
            return [words("ff-alt-monster-turn")]
        case Over():
            return [words("ff-alt-over")]


def _tokens(words: Words, who: str, state: State, colour: Colour, *, brief: bool) -> str:
    """Tell where a player's tokens are; of one who has resigned only which are out."""
    gone = colour in state.resigned
    places: dict[Place, list[str]] = {}
    for token in state.tokens_of(colour):
        if not gone or state.tokens[token] == OUT:
            places.setdefault(state.tokens[token], []).append(_token(words, state, token, brief=brief))
    told = [
        words("ff-alt-tokens", tokens=words.listing(tokens), place=place_name(words, place))
        for place, tokens in places.items()
    ]
    if not told:
        return words("ff-alt-resigned", who=who)
    return words("ff-alt-resigned-out" if gone else "ff-alt-player-tokens", who=who, tokens=words.series(told))


def _token(words: Words, state: State, token: TokenName, *, brief: bool) -> str:
    """Name a token, with the number that it shows if that is another one; off the game no side is up."""
    number, shows, off = int(token[1:]), state.number_of(token), state.tokens[token] in GONE
    style = "plain" if off or shows == number else "brief" if brief else "shows"
    moved = "yes" if has_moved(state, token) and not off else "no"
    return words("ff-alt-token", number=number, shows=shows, style=style, moved=moved)
