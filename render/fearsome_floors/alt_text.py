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
from render.fearsome_floors.labels import cards_text, colour_name, has_moved, place_name, side_up

LONGEST: Final = 1024
"""The most characters of an alt text that Discord takes."""

ENDS: Final = (".", "!", "?")
"""How a sentence ends; a caption without any of them gets a full stop."""


def alt_text(words: Words, names: Names, state: State, sentence: str) -> str:
    """Describe a position after the sentence that led to it, in at most LONGEST characters.

    Where that is too little room, players are called by their colours alone; if need be the sentence is cut, at the end
    of one of its sentences.
    """
    for players in (_players(words, names, state), [colour_name(words, colour) for colour in state.colours]):
        position = " ".join(_facts(words, players, state))
        if len(sentence) + 2 + len(position) <= LONGEST:
            break
    text = f"{sentence}." if sentence and not sentence.endswith(ENDS) else sentence
    room = LONGEST - 1 - len(position)
    return " ".join((text if len(text) <= room else _cut(text, room), position))


def _cut(text: str, room: int) -> str:
    """Cut after a sentence if one fits, otherwise after a word if one fits, and say that something is missing."""
    kept = text[: room - 1]
    whole = max(kept.rfind(f"{end}{space}") for end in ENDS for space in (" ", "\n")) + 1
    return f"{kept[:whole]} …" if whole else f"{kept.rsplit(' ', 1)[0]}…"


def prose(words: Words, names: Names, state: State) -> str:
    """Describe a position line by line, with the cards that can come."""
    lines = _facts(words, _players(words, names, state), state)
    return "\n".join((*lines, words("ff-prose-cards", cards=cards_text(words, state.cards))))


def _players(words: Words, names: Names, state: State) -> list[str]:
    colours = [colour_name(words, colour) for colour in state.colours]
    return [words("ff-alt-player", who=who, colour=colour) for who, colour in zip(names, colours, strict=True)]


def _facts(words: Words, players: Sequence[str], state: State) -> list[str]:
    """Return the sentences that tell a position."""
    sides = side_up(state) if isinstance(state.phase, DraftPhase | TokenPhase) else "none"
    facts = [
        words("ff-alt-round", round=state.round, last=LAST_ROUND, side=sides),
        *_to_act(words, players, state),
        words("ff-alt-monster", square=state.monster.square, facing=state.monster.facing),
        *(_tokens(words, who, state, colour) for who, colour in zip(players, state.colours, strict=True)),
    ]
    for tile in TILES:
        squares = sorted((at for at, there in state.tiles.items() if there == tile), key=lambda at: ORDER[at])
        if squares:
            facts.append(words("ff-alt-tiles", tile=tile, squares=words.series(squares)))
    for floor in SIZES:
        spans = [span(words, patch) for patch in state.patches if patch.floor == floor]
        if spans:
            facts.append(words("ff-alt-floor", floor=floor, squares=words.listing(spans)))
    return [*facts, *_teleporters(words, state)]


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


def _tokens(words: Words, who: str, state: State, colour: Colour) -> str:
    """Tell where a player's tokens are; of one who has resigned only which are out."""
    gone = colour in state.resigned
    places: dict[Place, list[str]] = {}
    for token in state.tokens_of(colour):
        if not gone or state.tokens[token] == OUT:
            places.setdefault(state.tokens[token], []).append(_token(words, state, token))
    groups = [
        words("ff-alt-tokens", tokens=words.listing(tokens), place=place_name(words, place))
        for place, tokens in places.items()
    ]
    if not groups:
        return words("ff-alt-resigned", who=who)
    return words("ff-alt-resigned-out" if gone else "ff-alt-player-tokens", who=who, tokens=words.series(groups))


def _token(words: Words, state: State, token: TokenName) -> str:
    """Name a token by the number that it shows, and say whether it has moved; off the game that means nothing."""
    moved = "yes" if has_moved(state, token) and state.tokens[token] not in GONE else "no"
    return words("ff-alt-token", number=state.number_of(token), moved=moved)
